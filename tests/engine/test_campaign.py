from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.campaign import (
    CLASSICS,
    LEVELS,
    SEEDS_OF_LEVEL,
    STONES,
    TIERS,
    Campaign,
    Place,
    candidate_code,
    classic_code,
    next_level,
    place_of,
    spare_code,
    table_text,
    tier_of,
    tiles_of_level,
)
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.generator import generate_layout, tiles_of_number
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.symmetry import symmetries_of
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.difficulty import is_in_band
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable
from resources.source import campaign_levels
from resources.source.campaign_levels import hidden_tiles, is_pleasant, likeness, outline_of
from tests.engine.sample_games import LAYOUTS

LIBRARY = LayoutLibrary(LAYOUTS)
ALL = range(1, LEVELS + 1)
SHIPPED = Campaign.load(campaign_levels.TABLE)
GOLDEN: list[dict[str, str]] = json.loads(
    Path(__file__).parents[1].joinpath("data", "golden_campaign.json").read_text(encoding="utf-8")
)
CODE = GameCode("L00", 5, Recipe.SWAPS_20)


@cache
def layout_of(level: int) -> Layout:
    return LIBRARY.by_code(SHIPPED.layout(level)).layout


def dealt(level: int) -> Deal[Board]:
    outcome = deal(layout_of(level), SHIPPED.code(level))
    assert isinstance(outcome, Deal)
    return outcome


def test_levels_never_change() -> None:
    now = []
    for level in ALL:
        labels = ",".join(face.label for face in dealt(level).board.faces)
        now.append({"code": str(SHIPPED.code(level)), "sha256": sha256(labels.encode()).hexdigest()})
    assert now == GOLDEN
    assert SHIPPED.known == tuple(ALL)


@pytest.mark.parametrize("level", ALL[::7])
def test_levels_are_as_hard_as_their_tier_and_can_be_cleared(level: int) -> None:
    board = dealt(level).board
    assert is_in_band(board, tier_of(level).wish)
    verdict = solve(board)
    assert isinstance(verdict, Solvable)
    assert board.clears_with(verdict.plan)


def test_every_tenth_level_is_a_classic_layout_in_turn() -> None:
    ids = [LIBRARY.by_code(SHIPPED.layout(level)).id for level in ALL[9::10]]
    assert ids == ["turtle", "fortress", "pyramid", "butterfly"] * 3
    assert [level for level in ALL if classic_code(level)] == list(ALL[9::10])
    assert [SHIPPED.layout(level) for level in (10, 20, 30, 40)] == list(CLASSICS)


def test_generated_levels_are_made_from_their_number_and_pleasant() -> None:
    for level in ALL:
        if classic_code(level) is None:
            number, layout = int(SHIPPED.layout(level)[1:]), layout_of(level)
            assert layout == generate_layout(number)
            assert number % 10**9 // SEEDS_OF_LEVEL == level
            assert tiles_of_number(number) == len(layout) == tiles_of_level(level)
            assert is_pleasant(layout, tier_of(level).wish)
            assert symmetries_of(layout.slots)


def test_generated_levels_grow_along_the_tiers_and_no_two_look_the_same() -> None:
    made = [level for level in ALL if classic_code(level) is None]
    for tier in TIERS:
        sizes = [len(layout_of(level)) for level in made if tier.first <= level <= tier.last]
        assert sizes == sorted(sizes)
        assert (tier.smallest, tier.largest) == (sizes[0], sizes[-1])
    assert (len(layout_of(1)), len(layout_of(119))) == (36, 144)
    outlines = {level: outline_of(layout_of(level)) for level in made}
    assert len({layout_of(level).fingerprint for level in made}) == len(made)
    assert max(likeness(outlines[one], outlines[two]) for one in made for two in made if one < two) <= 90


def test_tiers_meet_and_get_harder() -> None:
    assert [(tier.first, tier.last) for tier in TIERS] == [(1, 10), (11, 30), (31, 60), (61, 120)]
    assert [tier_of(level).wish.value for level in (1, 10, 11, 30, 31, 60, 61, 120)] == [
        *("easy", "easy", "normal", "normal", "hard", "hard", "expert", "expert")
    ]


def test_the_map_has_six_places_of_twenty_stones() -> None:
    assert [place_of(level) for level in (1, 20, 21, 120)] == [Place(0, 0), Place(0, 19), Place(1, 0), Place(5, 19)]
    assert len({place_of(level) for level in ALL}) == LEVELS
    assert {place_of(level).stone for level in ALL} == set(range(STONES))


def test_after_the_last_level_there_is_none() -> None:
    assert (next_level(1), next_level(119), next_level(120)) == (2, 120, None)


@pytest.mark.parametrize("level", [-1, 0, 121])
def test_there_are_no_other_levels(level: int) -> None:
    for ask in (next_level, tier_of, place_of, tiles_of_level, classic_code, spare_code, SHIPPED.code, SHIPPED.layout):
        with pytest.raises(ValueError, match=str(level)):
            ask(level)


@given(st.lists(st.none() | st.integers(0, 1000).map(lambda seed: CODE._replace(seed=seed)), max_size=12))
def test_codes_come_back_as_they_were_written(
    tmp_path_factory: pytest.TempPathFactory, codes: list[GameCode | None]
) -> None:
    path = tmp_path_factory.getbasetemp() / "campaign.json"
    path.write_text(table_text(codes), encoding="utf-8")
    table = Campaign.load(path)
    assert table.known == tuple(level for level, code in enumerate(codes, 1) if code)
    assert [table.code(level) for level in table.known] == [code for code in codes if code]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "\xff",
        "[" * 100_000,
        json.dumps({"version": 2, "levels": [str(CODE)]}),
        json.dumps({"version": 1, "levels": str(CODE)}),
        json.dumps({"version": 1, "levels": [7, "MJ1", None]}),
    ],
)
def test_without_a_table_every_level_still_has_a_deal_that_can_be_cleared(tmp_path: Path, text: str) -> None:
    path = tmp_path / "campaign.json"
    path.write_bytes(text.encode("latin-1"))
    for table in (Campaign.load(path), Campaign.load(tmp_path / "missing.json")):
        assert table.known == ()
        assert table.layout(10) == "L00"
        for level in (1, 10, 120):
            assert table.code(level) == spare_code(level)
            outcome = deal(LIBRARY.by_code(table.layout(level)).layout, table.code(level))
            assert isinstance(outcome, Deal)
            assert outcome.plan is not None


def test_more_lines_than_levels_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    path.write_text(table_text([CODE] * 130), encoding="utf-8")
    assert Campaign.load(path).known == tuple(ALL)


def test_attempts_of_a_level_are_neighbouring_layouts() -> None:
    assert [candidate_code(1, attempt) for attempt in (0, 1)] == ["G36000001000", "G36000001001"]
    with pytest.raises(ValueError, match="1000"):
        candidate_code(1, SEEDS_OF_LEVEL)


def test_hidden_tiles_are_those_of_which_nothing_is_seen() -> None:
    # one tile on another, one on two halves, and four whose corners lie under one
    assert hidden_tiles(Layout.from_tiles([(0, 0, 0), (0, 0, 1)])) == 1
    assert hidden_tiles(Layout.from_tiles([(0, 0, 0), (2, 0, 0), (1, 0, 1)])) == 0
    assert hidden_tiles(Layout.from_tiles([(0, 0, 0), (2, 0, 0), (4, 0, 0), (1, 0, 1), (3, 0, 1)])) == 1


def test_a_layout_is_passed_over_where_it_looks_like_a_neighbour() -> None:
    first = campaign_levels.choose(1, 0, {})
    assert likeness(first.outline, first.outline) == 100
    assert campaign_levels.choose(1, 0, {2: first.outline}).attempt > first.attempt


@pytest.mark.parametrize("level", [1, 18, 40])
def test_the_deal_of_a_level_is_found_again(level: int) -> None:
    assert campaign_levels.find_code(level, SHIPPED.layout(level)) == SHIPPED.code(level)


def test_the_check_tells_what_is_wrong_with_a_level() -> None:
    assert campaign_levels.fault_of(3, SHIPPED.code(3)) is None
    assert "not a layout" in str(campaign_levels.fault_of(10, SHIPPED.code(20)))
    assert "not expert" in str(campaign_levels.fault_of(90, SHIPPED.code(10)))
    assert TIERS[-1].wish is DealWish.EXPERT
