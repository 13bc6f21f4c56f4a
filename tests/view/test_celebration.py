"""The celebration of a win: that it is seen, calm, and in nobody's way."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mahjong_qt.engine.play.transition import Change
from mahjong_qt.view import motion
from mahjong_qt.view.tile_items import ON_TOP
from tests.view.film import Film, step, take
from tests.view.sample_boards import small_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QGraphicsItem

    from mahjong_qt.view.board_scene import BoardScene
    from tests.view.conftest import Shown

    ShowBoard = Callable[..., Shown]

LAST_TWO = small_board([(0, 0, 0), (4, 0, 0)], "1B 1B")


def petals(scene: BoardScene) -> list[QGraphicsItem]:
    return [item for item in scene.items() if item.zValue() >= 4 * ON_TOP and item.isVisible()]


def won(show_board: ShowBoard, *, motion: bool = True) -> tuple[Shown, Film]:
    shown = show_board(LAST_TWO, motion=motion)
    film = Film(shown.scene)
    take(shown.scene, (0, 1))
    shown.scene.set_playable(False)
    return shown, film


def test_a_win_is_celebrated_for_a_while(show_board: ShowBoard) -> None:
    shown, film = won(show_board)
    scene = shown.scene
    film.wait(motion.CELEBRATION // 2)
    seen = [item for item in petals(scene) if item.opacity() == 1.0]
    assert len(seen) > 60
    table = shown.view.board_viewport.rect()
    assert sum(table.contains(item.pos().toPoint()) for item in seen) > 40
    film.wait(motion.CELEBRATION)
    assert petals(scene) == []
    assert not scene.motion.is_playing


def test_nothing_flashes_or_jumps(show_board: ShowBoard) -> None:
    shown, film = won(show_board)
    items = petals(shown.scene)
    frames = []
    while shown.scene.is_celebrating:
        frames.append([(item.opacity(), item.pos()) for item in items])
        film.wait(motion.FRAME)
    for before, after in pairwise(frames):
        for (opacity, place), (next_opacity, next_place) in zip(before, after, strict=True):
            assert abs(next_opacity - opacity) < 0.05
            if opacity and next_opacity:
                assert (next_place - place).manhattanLength() < 6
    assert all(opacity < 0.05 for opacity, _ in (*frames[0], *frames[-1]))


def change_size(shown: Shown) -> None:
    shown.view.resize(600, 420)
    shown.view.lay_out()


@pytest.mark.parametrize(
    "act",
    [
        lambda shown: QTest.mouseClick(shown.view.board_viewport, Qt.MouseButton.LeftButton),
        lambda shown: QTest.mouseClick(shown.view.board_viewport, Qt.MouseButton.RightButton),
        lambda shown: QTest.keyClick(shown.view, Qt.Key.Key_A),
        lambda shown: QTest.keyClick(shown.view.window(), Qt.Key.Key_Escape),
        lambda shown: shown.scene.clear_selection(),
        lambda shown: shown.scene.set_board(LAST_TWO),
        lambda shown: shown.scene.apply(step(LAST_TWO, Change.UNDO, returned=(0, 1))),
        change_size,
        lambda shown: shown.scene.motion.finish_all(),
    ],
    ids=["click", "other_button", "key", "escape", "clear", "new_game", "undo", "size", "close"],
)
@pytest.mark.parametrize("time", [0, 1000])
def test_whatever_is_done_ends_it(show_board: ShowBoard, act: Callable[[Shown], None], time: int) -> None:
    shown, film = won(show_board)
    film.wait(time)
    act(shown)
    assert not shown.scene.is_celebrating
    assert petals(shown.scene) == []
    shown.scene.motion.finish_all()
    assert all(item.opacity() == 1.0 for item in shown.scene.items() if item.isVisible())


def test_the_click_that_ends_it_counts(show_board: ShowBoard) -> None:
    shown, _ = won(show_board)
    told: list[bool] = []
    shown.scene.clicked_in_vain.connect(lambda: told.append(True))
    QTest.mouseClick(shown.view.board_viewport, Qt.MouseButton.LeftButton)
    assert told == [True]


def test_petals_are_used_again(show_board: ShowBoard) -> None:
    shown, film = won(show_board)
    before = len(shown.scene.items())
    for _ in range(3):
        shown.scene.set_board(LAST_TWO)
        take(shown.scene, (0, 1))
        film.wait(500)
        assert shown.scene.is_celebrating
    assert len(shown.scene.items()) == before


def test_without_motion_nothing_drifts(show_board: ShowBoard) -> None:
    shown, _ = won(show_board, motion=False)
    assert petals(shown.scene) == []
    assert not shown.scene.motion.is_playing


def test_only_the_pair_that_wins_is_celebrated(show_board: ShowBoard) -> None:
    board = small_board([(0, 0, 0), (4, 0, 0), (8, 0, 0), (12, 0, 0)], "1B 1B 2B 2B")
    shown = show_board(board, motion=True)
    celebrated = []
    for pair in ((0, 1), (2, 3)):
        take(shown.scene, pair)
        celebrated.append(shown.scene.is_celebrating)
    last = board.remove((0, 1))
    shown.scene.apply(step(last, Change.UNDO, returned=(2, 3)))
    celebrated.append(shown.scene.is_celebrating)
    shown.scene.apply(step(last.remove((2, 3)), Change.REDO, removed=(2, 3)))
    celebrated.append(shown.scene.is_celebrating)
    assert celebrated == [False, True, False, False]
