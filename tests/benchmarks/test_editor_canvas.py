"""What the editor's canvas costs; each also beside a full repaint of the same view in the same run.

Goals, on a laptop of today: with 1,000 tiles each move of a stroke in four-way symmetry, its paint included, in 8 ms;
undo of a stroke of 200 times four tiles in 50 ms; a layout of 400 tiles opened and painted in 150 ms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from editor.canvas.preview import Preview
from editor.canvas.scene import CanvasScene
from editor.canvas.view import CanvasView
from editor.edits.laying import lay
from editor.workspace import Workspace
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry
from tests.benchmarks.timing import Taken, longest, once, ratio, spread, taken_by, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytest_benchmark.fixture import BenchmarkFixture
    from pytestqt.qtbot import QtBot

ROUNDS = 20
STROKE_TILES = 200
AXES = Axes(upright=80, level=40)
THOUSAND = (
    [(2 * x, 2 * y, z) for z in range(2) for x in range(10, 30) for y in range(10)]
    + [(2 * x, 2 * y, z) for z in range(3) for x in range(10) for y in range(10)]
    + [(2 * x, 2 * y, z) for z in range(3) for x in range(30, 40) for y in range(10)]
)
FOUR_HUNDRED = [(2 * x, 2 * y, z) for z in range(4) for x in range(20) for y in range(5)]


class Paints(QObject):
    """Counts the paints of a widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


class Canvas(NamedTuple):
    workspace: Workspace
    scene: CanvasScene
    view: CanvasView
    paints: Paints

    def painted(self, work: Callable[[], object]) -> Taken:
        """What a piece of work takes, with the paint of what it has changed."""
        before = self.paints.count

        def do() -> None:
            work()
            QApplication.processEvents()

        taken = taken_by(do)
        assert self.paints.count > before
        return taken

    def repainted(self) -> Taken:
        """What a paint of the whole view takes."""
        return taken_by(self.view.viewport().repaint)


@pytest.fixture
def canvas(qtbot: QtBot) -> Iterator[Canvas]:
    workspace = Workspace()
    scene = CanvasScene(workspace)
    view = CanvasView(scene, workspace)
    view.resize(1600, 900)
    view.show()
    qtbot.waitExposed(view)
    paints = Paints()
    view.viewport().installEventFilter(paints)
    yield Canvas(workspace, scene, view, paints)
    view.viewport().removeEventFilter(paints)
    view.close()


def show(canvas: Canvas, tiles: list[tuple[int, int, int]]) -> None:
    canvas.workspace.document.replace(LayoutFile(Layout.from_tiles(tiles)))
    QApplication.processEvents()


def make_strokes(canvas: Canvas) -> list[Taken]:
    """Draws on top of all tiles with the mouse, each tile with its three images, and returns what every move took."""
    workspace = canvas.workspace
    plane, guide = workspace.document.plane, workspace.symmetry.guide
    gesture = workspace.document.begin("Draw tiles")
    moves = []
    for x, y in ((x, y) for y in range(-5, 5) for x in range(20)):
        slot = Slot(2 * x, 2 * y, 3)

        def move(slot: Slot = slot) -> None:
            laying = lay(plane, [slot], guide.images, workspace.layers.view.is_editable)
            gesture.add(laying.change)
            canvas.scene.show_preview(Preview(blocked=laying.blocked, laid=frozenset([slot._replace(z=4)])))

        moves.append(canvas.painted(move))
    gesture.finish()
    QApplication.processEvents()
    return moves


def test_stroke_in_four_way_symmetry_and_its_undo(
    benchmark: BenchmarkFixture, canvas: Canvas, capsys: pytest.CaptureFixture[str]
) -> None:
    workspace = canvas.workspace
    show(canvas, THOUSAND)
    workspace.symmetry.set_symmetries(Symmetry)
    workspace.symmetry.move_axes(AXES)
    workspace.layers.select(3)
    workspace.document.undo_stack.clear()
    # the stroke shall be seen: twice as many rows as the board has
    canvas.view.zoom.to(24)
    QApplication.processEvents()
    before = len(workspace.document.plane)
    moves: list[Taken] = []
    undos: list[Taken] = []
    redos: list[Taken] = []
    repaints: list[Taken] = []

    def draw() -> None:
        moves.extend(make_strokes(canvas))
        for _ in range(ROUNDS):
            undos.append(canvas.painted(workspace.document.undo))
            redos.append(canvas.painted(workspace.document.redo))
            repaints.append(canvas.repainted())

    once(benchmark, draw)
    assert before == len(THOUSAND) == 1000
    assert len(workspace.document.plane) == before + 4 * STROKE_TILES
    assert workspace.document.undo_stack.count() == 1
    tell(benchmark, capsys, "move of a stroke", {**spread(moves), "ratio to a repaint": ratio(moves, repaints)})
    tell(benchmark, capsys, "undo of 200 x 4 tiles", {**spread(undos), "ratio to a repaint": ratio(undos, repaints)})
    tell(benchmark, capsys, "redo of them", {**spread(redos), **longest(redos, "redo")})
    tell(benchmark, capsys, "repaint of the whole view", spread(repaints))


def test_open_a_layout_of_400_tiles(
    benchmark: BenchmarkFixture, canvas: Canvas, capsys: pytest.CaptureFixture[str]
) -> None:
    document = canvas.workspace.document
    file = LayoutFile(Layout.from_tiles(FOUR_HUNDRED))
    opened: list[Taken] = []
    repaints: list[Taken] = []

    def open_it() -> None:
        for _ in range(ROUNDS):
            document.replace(None)
            QApplication.processEvents()
            opened.append(canvas.painted(lambda: document.replace(file)))
            repaints.append(canvas.repainted())

    once(benchmark, open_it)
    assert len(canvas.scene.shown_tiles()) == 400
    tell(benchmark, capsys, "open 400 tiles", {**spread(opened), "ratio to a repaint": ratio(opened, repaints)})
