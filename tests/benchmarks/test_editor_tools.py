"""What the editor's tools take for each move of the mouse with 1,000 tiles on the board, without drawing.

Goals, on a laptop of today: 2 ms for a move of the brush with four-way symmetry, 8 ms for any other move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.layout.symmetry import Axes, Symmetry
from tests.benchmarks.timing import Taken, once, ratio, spread, taken_by, tell
from tests.editor.tools.hand import Button, Hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_benchmark.fixture import BenchmarkFixture

PILE = [(2 * (at % 20), 2 * (at // 20 % 10), at // 200) for at in range(1_000)]
"""Five layers of 20 by 10 tiles from (0, 0) on."""
MOVES = 50
STEP = 2.0

pytestmark = pytest.mark.usefixtures("qapp")


def crowded_hand(tool: str) -> Hand:
    """Return a hand with a tool over the pile, with both axes through the middle of it."""
    hand = Hand(*PILE)
    assert len(hand.tiles) == 1_000
    hand.workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM])
    hand.workspace.symmetry.move_axes(Axes(40, 20))
    hand.tool_box.choose(tool)
    return hand


def taken_by_moves(hand: Hand, begin: tuple[float, float], way: Callable[[int], tuple[float, float]]) -> list[Taken]:
    """Return what each move of a stroke takes, and the release of it."""
    hand.tool_box.press(hand.event(*begin))
    events = [hand.event(*way(at)) for at in range(1, MOVES + 1)]
    taken = [taken_by(lambda event=event: hand.tool_box.move(event)) for event in events]  # type: ignore[misc]
    return [*taken, taken_by(lambda: hand.tool_box.release(events[-1]))]


def loop_of_python() -> None:
    """Something of the same kind that never changes, to compare with."""
    total = {(x, y) for x in range(40) for y in range(25)}
    assert len(total) == 1_000


def measure(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], title: str, stroke: Callable[[], list[Taken]]
) -> None:
    def run() -> None:
        taken = stroke()
        reference = [taken_by(loop_of_python) for _ in taken]
        tell(benchmark, capsys, title, {**spread(taken), "by a loop over 1,000": ratio(taken, reference)})

    once(benchmark, run)


def test_a_move_of_the_brush(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    hand = crowded_hand("brush")

    def stroke() -> list[Taken]:
        return taken_by_moves(hand, (-1.0, -1.0), lambda at: (-1.0 - STEP * at, -1.0))

    measure(benchmark, capsys, "a move of the brush, four images", stroke)
    assert len(hand.tiles) == 1_000 + 4 * (MOVES + 1)


def test_a_hover_of_the_brush(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    hand = crowded_hand("brush")
    events = [hand.event(-1.0 - at, -1.0)._replace(button=Button.NoButton) for at in range(MOVES)]

    def hover() -> list[Taken]:
        return [taken_by(lambda event=event: hand.tool_box.move(event)) for event in events]  # type: ignore[misc]

    measure(benchmark, capsys, "a hover of the brush, four images", hover)
    assert hand.preview.laid


def test_a_move_of_the_eraser(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    hand = crowded_hand("eraser")

    def stroke() -> list[Taken]:
        return taken_by_moves(hand, (1.0, 1.0), lambda at: (1.0 + STEP * (at % 20), 1.0 + STEP * (at // 20)))

    measure(benchmark, capsys, "a move of the eraser, four images", stroke)
    assert len(hand.tiles) < 1_000


def test_a_rectangle(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    hand = crowded_hand("fill")

    def stroke() -> list[Taken]:
        return taken_by_moves(hand, (-1.0, -1.0), lambda at: (-1.0 - STEP * (at // 5), -1.0 - STEP * (at // 5)))

    measure(benchmark, capsys, "a move with a rectangle, up to 121 tiles and their images", stroke)
    assert len(hand.tiles) == 1_000 + 4 * 11 * 11


def test_a_frame_around_all(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    hand = crowded_hand("select")
    hand.workspace.layers.set_auto(True)

    def stroke() -> list[Taken]:
        return taken_by_moves(hand, (-1.0, -1.0), lambda at: (STEP * at, STEP * at))

    measure(benchmark, capsys, "a move of the frame of the selection", stroke)
    assert len(hand.workspace.selection.slots) == 1_000


def test_all_tiles_are_dragged(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    hand = crowded_hand("select")
    hand.workspace.layers.set_auto(True)
    hand.commands.select_all()

    def stroke() -> list[Taken]:
        return taken_by_moves(hand, (1.0, 1.0), lambda at: (1.0 + at, 1.0))

    measure(benchmark, capsys, "a move that drags 1,000 tiles along", stroke)
    assert min(slot.x for slot in hand.tiles) == MOVES


def test_a_long_stroke_is_undone(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    hand = crowded_hand("brush")
    taken_by_moves(hand, (-1.0, -1.0), lambda at: (-1.0 - STEP * at, -1.0))
    document = hand.workspace.document

    def back_and_forth() -> list[Taken]:
        return [taken_by(work) for _ in range(10) for work in (document.undo, document.redo)]

    measure(benchmark, capsys, "undo or redo of a stroke of 204 tiles", back_and_forth)
    assert len(hand.tiles) == 1_000 + 4 * (MOVES + 1)
