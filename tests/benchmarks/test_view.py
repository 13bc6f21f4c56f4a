"""What the board costs on the screen; each paint also beside that of a bare board in the same run.

Goals, on a laptop of today: a full repaint of the Turtle in 2 ms at 1080p and 6 ms at 4K.
"""

from __future__ import annotations

import importlib.util
import sys
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.view.board_scene import BoardScene, Look
from mahjong_qt.view.board_view import BoardView
from tests.view.sample_boards import NUMBERS, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QGraphicsView
    from pytest_benchmark.fixture import BenchmarkFixture
    from pytestqt.qtbot import QtBot

BARE_BOARD = Path(__file__).parent / "data" / "bare_board.py"
SIZES = [(1920, 1080), (3840, 2160)]
ROUNDS = 30


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> TileArt:
    return TileArt(TileSet.load(NUMBERS), None)


@pytest.fixture
def view(qtbot: QtBot, art: TileArt, request: pytest.FixtureRequest) -> Iterator[BoardView]:
    scene = BoardScene(art)
    made = BoardView(scene, art)
    qtbot.addWidget(made)
    scene.motion.is_on = False
    scene.set_board(turtle_deal().board)
    scene.set_playable(True)
    made.resize(*getattr(request, "param", SIZES[0]))
    made.show()
    made.lay_out()
    yield made
    made.close()


def bare_board(width: int, height: int) -> QGraphicsView:
    spec = importlib.util.spec_from_file_location("bare_board", BARE_BOARD)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made: QGraphicsView = module.bare_board(width, height)
    return made


def repainting(view: QGraphicsView) -> Callable[[], None]:
    """A full repaint of the view on the screen, as the window system asks for it."""
    return view.viewport().repaint


def seconds_of(work: Callable[[], None]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


@pytest.mark.parametrize("view", SIZES, indirect=True, ids=["1080p", "4K"])
def test_full_repaint(benchmark: BenchmarkFixture, view: BoardView, capsys: pytest.CaptureFixture[str]) -> None:
    reference = bare_board(view.width(), view.height())
    reference.show()
    QApplication.processEvents()
    ours, plain = repainting(view), repainting(reference)
    ours()
    plain()
    times = [(seconds_of(ours), seconds_of(plain)) for _ in range(ROUNDS)]
    benchmark(ours)
    benchmark.extra_info["ratio to a bare board"] = median(a for a, _ in times) / median(b for _, b in times)
    benchmark.extra_info["bare board, ms"] = 1000 * median(b for _, b in times)
    with capsys.disabled():
        sys.stdout.write(f"\n{view.width()} x {view.height()}: {benchmark.extra_info}\n")
    reference.close()
    assert sum(item.isVisible() for item in view.scene().items()) == 144


def test_new_game(benchmark: BenchmarkFixture, view: BoardView) -> None:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    boards = [turtle_deal(str(GameCode("L00", seed, Recipe.DISMANTLE))).board for seed in (1, 2)]

    def show_both() -> None:
        for board in boards:
            scene.set_board(board)
            view.board_viewport.repaint()

    benchmark(show_both)
    assert scene.board == boards[1]


def test_lay_out_after_a_change_of_size(benchmark: BenchmarkFixture, view: BoardView) -> None:
    benchmark(view.lay_out)
    assert view.transform().isIdentity()


def test_one_step_of_a_change_of_size(benchmark: BenchmarkFixture, view: BoardView) -> None:
    widths = [1800, 1900]

    def resize() -> None:
        for width in widths:
            view.resize(width, 1000)
            view.board_viewport.repaint()

    benchmark(resize)
    assert view.width() == 1900


def test_show_a_move(benchmark: BenchmarkFixture, view: BoardView) -> None:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    board = turtle_deal().board
    pair = board.pairs()[0]
    there = Transition(Change.PAIR, pair, (), False, board.remove(pair), Status.PLAYING)
    back = Transition(Change.UNDO, (), pair, False, board, Status.PLAYING)

    def move_and_undo() -> None:
        for step in (there, back):
            scene.apply(step)
            QApplication.processEvents()

    benchmark(move_and_undo)
    assert scene.board == board


def test_hover_and_hit_test(benchmark: BenchmarkFixture, view: BoardView) -> None:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    scene.set_look(Look(highlight_free=True))
    points = [view.mapToScene(x, 500) for x in range(0, 1900, 19)]
    benchmark(lambda: [scene.hover(scene.tile_at(point)) for point in points])
    assert any(scene.tile_at(point) is not None for point in points)
