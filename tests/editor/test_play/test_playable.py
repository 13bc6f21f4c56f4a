from __future__ import annotations

import pytest

from editor.test_play.playable import no_way_found, not_dealt, refusal_of, too_tall_stack, undealable
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.slot import Slot
from tests.view.sample_boards import ROW, SINGLES

STACK = [Slot(3, 5, z) for z in range(5)]


@pytest.mark.parametrize(
    ("file", "word"),
    [
        (None, "no tiles"),
        (LayoutFile(Layout.from_tiles(SINGLES), game="shisen-sho"), ""),
        (LayoutFile(Layout.from_tiles(SINGLES[:5]), game="shisen-sho"), "two by two"),
        (LayoutFile(Layout.from_tiles(SINGLES[:5])), "two by two"),
        (LayoutFile(Layout.from_tiles(SINGLES)), ""),
    ],
)
def test_layouts_that_cannot_be_played_say_why(file: LayoutFile | None, word: str) -> None:
    refusal = refusal_of(file)
    assert (refusal is None) == (not word)
    assert refusal is None or word in refusal.text


def test_a_field_whose_tiles_do_not_lie_in_rows_and_columns_says_which() -> None:
    crooked = [Slot(9, 0, 0), Slot(12, 1, 0), Slot(0, 0, 1)]
    file = LayoutFile(Layout.from_tiles([*((2 * x, 0, 0) for x in range(3)), *crooked]), game="shisen-sho")
    refusal = refusal_of(file)
    assert refusal is not None
    assert refusal.text == "On a Shisen-sho field all tiles lie on the table, in rows and columns."
    assert refusal.slots == set(crooked)


def test_a_stack_of_more_than_half_of_all_tiles_is_to_blame() -> None:
    # a tile above a gap is in the stack as well
    tiles = [*STACK[:4], Slot(4, 6, 7), *(Slot(9 + 3 * x, 5, 0) for x in range(3))]
    layout = Layout.from_tiles(tiles)
    shifted = {Slot(x - 3, y - 5, z) for x, y, z in [*STACK[:4], Slot(4, 6, 7)]}
    assert too_tall_stack(layout) == shifted
    assert undealable(layout).slots == shifted


def test_a_stack_of_half_of_all_tiles_is_not() -> None:
    layout = Layout.from_tiles([*STACK[:4], *(Slot(9 + 3 * x, 5, 0) for x in range(4))])
    assert too_tall_stack(layout) == frozenset()


def test_every_refusal_has_words() -> None:
    refusals = [undealable(Layout.from_tiles(ROW)), no_way_found(), not_dealt()]
    assert len({refusal.text for refusal in refusals}) == len(refusals)
    assert all(refusal.text and not refusal.slots for refusal in refusals)
