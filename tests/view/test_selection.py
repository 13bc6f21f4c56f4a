from __future__ import annotations

import pytest

from mahjong_qt.view.selection import Answer, Click, Selection
from tests.view.sample_boards import SINGLES, small_board

# Tiles 0 to 4 lie side by side, 5 and 6 apart: 1, 2 and 3 are blocked.
TILES = [*((2 * x, 0, 0) for x in range(5)), (12, 0, 0), (16, 0, 0)]
LABELS = "1B 1B 1B 1B 2B F1 F3"


@pytest.mark.parametrize(
    ("before", "tile", "answer", "after"),
    [
        (None, 0, Answer.SELECTED, 0),
        (None, 2, Answer.BLOCKED, None),
        (0, 0, Answer.DESELECTED, None),
        (0, 4, Answer.MOVED, 4),
        (0, 5, Answer.MOVED, 5),
        (5, 6, Answer.PAIR, None),
        (6, 5, Answer.PAIR, None),
        (0, 2, Answer.BLOCKED, None),
        (0, 1, Answer.BLOCKED, None),
    ],
)
def test_what_a_click_does(before: int | None, tile: int, answer: Answer, after: int | None) -> None:
    board = small_board(TILES, LABELS)
    selection = Selection()
    if before is not None:
        selection.click(board, before)
    assert selection.click(board, tile) == Click(answer, tile, before)
    assert selection.tile == after


def test_tile_number_0_pairs_like_any_other() -> None:
    board = small_board(SINGLES[:2], "5D 5D")
    selection = Selection()
    selection.click(board, 0)
    assert selection.click(board, 1) == Click(Answer.PAIR, 1, 0)


def test_what_is_cleared_is_selected_no_more() -> None:
    board = small_board(SINGLES[:2], "5D 5D")
    selection = Selection()
    selection.click(board, 0)
    selection.clear()
    assert selection.tile is None
    assert selection.click(board, 1).answer is Answer.SELECTED


def test_a_flower_does_not_pair_with_a_season() -> None:
    board = small_board(SINGLES[:4], "F1 S1 S2 F2")
    selection = Selection()
    answers = [selection.click(board, tile).answer for tile in (0, 1, 3, 0)]
    assert answers == [Answer.SELECTED, Answer.MOVED, Answer.MOVED, Answer.PAIR]
