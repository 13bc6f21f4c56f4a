from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.generation import judge
from mahjong_qt.engine.layout.generation.draft import BOTH, Draft
from mahjong_qt.engine.layout.generation.judge import is_compact, is_pleasing, plays_well
from mahjong_qt.engine.layout.generation.shapes import Middle, block
from mahjong_qt.engine.layout.issues import IssueKind, find_issues
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.rng import SplitMix64
from tests.engine import plain_rules as plain

FREELY = ((1, 1),)
MIDDLE = st.tuples(st.integers(-6, 6), st.integers(-4, 4))
LAYERS = st.lists(st.lists(MIDDLE, min_size=8, max_size=30), min_size=1, max_size=3)


def loose_draft(layers: list[list[Middle]]) -> Draft:
    draft = Draft(144, FREELY, SplitMix64(0))
    for z, tiles in enumerate([block(6, 4), *layers]):
        draft.lay(z, tiles)
    return draft


def places(draft: Draft) -> list[plain.Place]:
    return [(u - 1, v - 1, z) for z, layer in enumerate(draft.layers) for u, v in layer]


@given(LAYERS)
def test_hidden_tiles_are_those_that_the_issues_name(layers: list[list[Middle]]) -> None:
    draft = loose_draft(layers)
    issues = {issue.kind: issue.slots for issue in find_issues(Layout.from_tiles(places(draft)))}
    assert judge._hidden(draft) == len(issues.get(IssueKind.HIDDEN, ()))


@given(LAYERS)
def test_plains_agree_with_a_plain_look_from_above(layers: list[list[Middle]]) -> None:
    draft = loose_draft(layers)
    top = {square: tile[2] for tile in places(draft) for square in plain.squares(tile)}
    around = range(-2, 3)
    inner = [(x, y) for (x, y), z in top.items() if all(top.get((x + i, y + j)) == z for i in around for j in around)]
    assert judge._plain(draft) == len(inner)


@given(plain.boards(most=12))
def test_burden_agrees_with_plain_rules(tiles: list[plain.Place]) -> None:
    layout = Layout.from_tiles(tiles)
    order = list(layout.slots)
    left, wave, burden = set(order), 0, 0
    before: dict[plain.Place, set[plain.Place]] = {}
    while left:
        free = [tile for tile in order if tile in left and plain.is_free(tile, left)]
        for tile in free:
            above = {other for other in order if plain.is_over(other, tile)}
            ways = []
            for step in (-1, 1):
                way = above | {other for other in order if plain.is_beside(tile, other, step)}
                if not way & left:
                    ways.append(way.union(*(before[other] for other in way)))
            before[tile] = min(ways, key=len)
            burden += wave + len(before[tile])
        left -= set(free)
        wave += 1
    assert judge._burden(layout) == burden


BARS = [block(2, 8, u) for u in (-12, -6, 0, 6, 12)]


def test_two_hills_on_a_block_please() -> None:
    draft = Draft(148, BOTH, SplitMix64(0))
    for z, tiles in enumerate((block(11, 8), block(4, 6, 5), block(3, 2, 5))):
        assert draft.lay(z, tiles)
    assert draft.room == 0
    assert is_pleasing(draft)


@pytest.mark.parametrize(
    ("layers", "reason"),
    [
        (([tile for bar in BARS for tile in bar], [tile for bar in BARS for tile in bar[:12]]), "low"),
        ((block(10, 7), block(8, 7), block(6, 3)), "hidden"),
        ((block(12, 8), block(4, 8), block(4, 4)), "plain"),
        ((block(12, 6), *[[(-9, 0), (9, 0), *block(3, 3)]] * 4), "sheer"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_does_not_please(layers: tuple[list[Middle], ...], reason: str) -> None:
    draft = Draft(sum(map(len, layers)), FREELY, SplitMix64(0))
    for z, tiles in enumerate(layers):
        assert draft.lay(z, tiles)
    assert not is_pleasing(draft)
    failed = {
        "low": len(draft.layers) < 3,
        "hidden": judge._hidden(draft) > 67,
        "plain": judge._plain(draft) > 36,
        "sheer": judge._sheerest(draft) > 3,
    }
    assert failed[reason]


@pytest.mark.parametrize(
    ("width", "height", "expected"), [(14, 9, True), (15, 9, False), (13, 11, True), (13, 12, False), (8, 9, False)]
)
def test_compact_boards(width: int, height: int, expected: bool) -> None:
    draft = Draft(200, BOTH, SplitMix64(0))
    assert draft.lay(0, block(width, height))
    draft.wanted = 144
    assert is_compact(draft) is expected


def test_turtle_plays_well() -> None:
    assert plays_well(Layout.from_tiles(plain.turtle()))


@pytest.mark.parametrize(
    "tiles",
    [
        pytest.param(plain.block(16, 1, 1), id="two free tiles"),
        pytest.param(plain.block(4, 4, 9), id="nine layers deep"),
        pytest.param([*plain.block(1, 1, 8), *plain.singles(4)], id="a tower that cannot go in pairs"),
    ],
)
def test_what_plays_badly(tiles: list[plain.Place]) -> None:
    assert not plays_well(Layout.from_tiles(tiles))
