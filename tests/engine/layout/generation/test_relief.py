from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.generation.draft import BOTH, REACH, Cover, Draft
from mahjong_qt.engine.layout.generation.relief import Rise, climb, ramp, resting
from mahjong_qt.engine.layout.generation.shapes import Middle, block, diamond
from mahjong_qt.engine.rng import SplitMix64
from tests.engine import plain_rules as plain


def units(tiles: list[Middle]) -> set[tuple[int, int]]:
    return {square for u, v in tiles for square in plain.squares((u - 1, v - 1, 0))}


def plain_terrace(cover: set[tuple[int, int]], parity: int, mx: int, my: int) -> set[Middle]:
    """Row by row: where the rows of units and ``my`` more above and below are all covered, less ``mx`` at each end."""
    found = set()
    for v in range(-12, 13):
        if v % 2 != parity:
            continue
        columns = [x for x in range(-20, 20) if all((x, y) in cover for y in range(v - 1 - my, v + 1 + my))]
        runs: list[list[int]] = []
        for x in columns:
            if runs and runs[-1][-1] == x - 1:
                runs[-1].append(x)
            else:
                runs.append([x])
        for run in runs:
            inner = run[mx : len(run) - mx]
            if inner and inner[0] + inner[-1] + 1 < 0:
                inner = inner[len(inner) % 2 :]
            found |= {(inner[i] + 1, v) for i in range(0, len(inner) - 1, 2)}
    return found


@given(
    st.lists(st.tuples(st.integers(-8, 8), st.integers(-6, 6)), max_size=40),
    st.integers(0, 1),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
)
def test_terraces_agree_with_a_plain_look_at_units(tiles: list[Middle], parity: int, margins: tuple[int, int]) -> None:
    cover = Cover()
    for tile in tiles:
        cover.add(*tile)
    found = resting(cover.rows, range(-8, 9), parity, margins)
    assert len(found) == len(set(found))
    assert set(found) == plain_terrace(units(tiles), parity, *margins)


def draft_on(tiles: list[Middle], wanted: int) -> Draft:
    draft = Draft(wanted, BOTH, SplitMix64(0))
    draft.lay(0, tiles)
    return draft


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (((1, 1),), [block(5, 3), block(4, 2), block(3, 1)]),
        (((2, 2),), [block(4, 2)]),
        (((2, 0), (0, 1)), [block(4, 4), block(4, 3), block(2, 3)]),
    ],
)
def test_terraces_on_a_block(style: tuple[tuple[int, int], ...], expected: list[list[Middle]]) -> None:
    draft = draft_on(block(6, 4), 60)
    climb(draft, style, Rise((style,)))
    for layer, tiles in zip(draft.layers[1:], expected, strict=False):
        assert set(layer) == set(tiles)


def test_a_terrace_that_has_no_room_is_made_smaller() -> None:
    draft = draft_on(block(6, 4), 36)
    climb(draft, ((1, 1),), Rise((((1, 1),),)))
    # 5 x 3 are too many for a room of 12
    assert set(draft.layers[1]) == set(block(3, 3))
    assert draft.state() == (24, 9, 2, 1)


def test_a_cut_parts_a_hill_in_two() -> None:
    draft = draft_on(block(8, 4), 64)
    climb(draft, ((1, 1),), Rise((((1, 1),),), [(-1, 1, -4, 4)]))
    assert {abs(u) for u, _ in draft.layers[1]} == {3, 5}
    assert {v for _, v in draft.layers[1]} == {-2, 0, 2}


def test_columns_are_filled_upright() -> None:
    # columns of 3 and 2 tiles, the shorter ones half a tile down
    tiles = [*block(1, 3, -3), *block(1, 2, -1), *block(1, 2, 1), *block(1, 3, 3)]
    draft = draft_on(tiles, 36)
    climb(draft, ((0, 0),), Rise((((0, 0),),), by_columns=True))
    assert set(draft.layers[1]) == set(tiles)


def test_a_ramp_rises_inwards_or_with_negative_weights_outwards() -> None:
    for weights, tops in (((1, 0), {-1, 1}), ((-1, 0), {-5, 5})):
        draft = draft_on(block(6, 2), 36)
        ramp(draft, weights, 2)
        assert {u for u, _ in draft.layers[2]} == tops
        assert len(draft.layers[1]) == 8


def test_a_board_has_room_for_its_units_on_every_side() -> None:
    cover = Cover()
    for u, v in diamond(20):
        cover.add(u, v)
    assert len(cover.rows) == 2 * REACH
    assert sum(map(int.bit_count, cover.rows)) == 4 * len(diamond(20))
