from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.seed_table import SeedTable, encode_entry, value_letters
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from resources.source import deal_seeds
from tests.engine import plain_rules as plain
from tests.engine.sample_games import LAYOUTS

LIBRARY = LayoutLibrary(LAYOUTS)
FILE = LayoutFile(Layout.from_tiles(plain.singles(10)), id="ten", number=7)
MOVED = LayoutFile(Layout.from_tiles([*plain.singles(9), (60, 60, 0)]), id="ten", number=7)
CODES = [GameCode("L07", seed, Recipe.SWAPS_5) for seed in (0, 5, 38_000_000)]
ENTRY = encode_entry(FILE, {DealWish.HARD: CODES, DealWish.EASY: CODES[:1], DealWish.EXPERT: []})
SHIPPED = SeedTable.load(deal_seeds.TABLE)
KINDS = [(file.id, kind) for file in deal_seeds.FILES for kind in SHIPPED.wishes(file)]
MODES = ("turtle", "pyramid", "fortress", "three-mountains", "cross", "butterfly")


def write(folder: Path, content: bytes) -> Path:
    path = folder / "seeds.json"
    path.write_bytes(content)
    return path


def test_codes_come_back_as_they_were_written(tmp_path: Path) -> None:
    table = SeedTable.load(write(tmp_path, json.dumps({"ten": ENTRY}).encode()))
    assert table.wishes(FILE) == (DealWish.EASY, DealWish.HARD)
    assert table.codes(FILE, DealWish.HARD) == CODES
    assert table.codes(FILE, DealWish.NORMAL) == table.codes(FILE, DealWish.EXPERT) == []


@given(st.lists(st.tuples(st.integers(0, MAX_SEED - 1), st.sampled_from(Recipe)), max_size=40))
def test_any_codes_come_back(values: list[tuple[int, Recipe]]) -> None:
    codes = [GameCode("L07", seed, recipe) for seed, recipe in values]
    table = SeedTable({"ten": encode_entry(FILE, {DealWish.EASY: codes})})
    assert table.codes(FILE, DealWish.EASY) == codes


def test_a_list_is_written_in_short_lines_of_value_letters() -> None:
    codes = [GameCode("L07", seed, Recipe.DISMANTLE) for seed in range(30)]
    lines = encode_entry(FILE, {DealWish.EASY: codes})["easy"]
    assert lines[0].startswith("AAAAAB AAAAAJ AAAAAR ")
    assert len(lines) > 1
    assert max(map(len, lines)) <= 100
    assert " ".join(lines).split() == [value_letters(code) for code in codes]


def test_a_number_picks_each_code_in_turn() -> None:
    table = SeedTable({"ten": ENTRY})
    assert [table.pick(FILE, DealWish.HARD, number) for number in range(4)] == [*CODES, CODES[0]]
    assert table.pick(FILE, DealWish.HARD, 2**64 - 1) in CODES
    assert table.pick(FILE, DealWish.NORMAL, 0) is None


def test_codes_to_avoid_are_picked_only_when_there_is_no_other() -> None:
    table = SeedTable({"ten": ENTRY})
    assert {table.pick(FILE, DealWish.HARD, number, CODES[:2]) for number in range(9)} == {CODES[2]}
    assert {table.pick(FILE, DealWish.HARD, number, CODES) for number in range(9)} == set(CODES)


def test_codes_for_tiles_that_lie_otherwise_do_not_count() -> None:
    table = SeedTable({"ten": ENTRY})
    assert table.wishes(MOVED) == ()
    assert table.codes(MOVED, DealWish.HARD) == []
    assert table.pick(MOVED, DealWish.HARD, 0) is None


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"ten": 3}', b'{"ten": {"hard": ["AAAAAC"]}}'],
    ids=["empty", "cut", "list", "null", "not UTF-8", "deep", "number", "no fingerprint"],
)
def test_a_damaged_table_is_an_empty_one(tmp_path: Path, content: bytes) -> None:
    table = SeedTable.load(write(tmp_path, content))
    assert table.wishes(FILE) == ()
    assert table.pick(FILE, DealWish.HARD, 5) is None


def test_no_table_is_an_empty_one(tmp_path: Path) -> None:
    assert SeedTable.load(tmp_path / "nowhere.json").wishes(FILE) == ()
    assert SeedTable.load(tmp_path).wishes(FILE) == ()


@pytest.mark.parametrize("lines", [3, "AAAAAC", [3], None, {}, ["AAAAAC", None]], ids=repr)
def test_a_list_of_another_kind_does_not_count(lines: Any) -> None:
    table = SeedTable({"ten": {**ENTRY, "hard": lines}})
    assert table.wishes(FILE) == (DealWish.EASY,)
    assert table.pick(FILE, DealWish.HARD, 1) is None


def test_letters_that_are_no_code_are_passed_over() -> None:
    # recipe 7, too short, too long, no capitals, a digit, too large a number, and at last a code
    words = ["AAAAAH", "AAAAC", "AAAAAAC", "aaaaac", "AAAA1C", "ZZZZZZ", "AAAAAC"]
    table = SeedTable({"ten": {**ENTRY, "hard": words}})
    code = GameCode("L07", 0, Recipe.SWAPS_5)
    assert table.codes(FILE, DealWish.HARD) == [code]
    assert {table.pick(FILE, DealWish.HARD, number) for number in range(9)} == {code}
    assert SeedTable({"ten": {**ENTRY, "hard": words[:-1]}}).pick(FILE, DealWish.HARD, 0) is None


@given(st.lists(st.text(), max_size=5))
def test_no_text_is_a_fault(words: list[str]) -> None:
    for code in SeedTable({"ten": {**ENTRY, "hard": words}}).codes(FILE, DealWish.HARD):
        assert code.layout == "L07"


def test_the_table_that_ships_has_every_kind_for_the_layouts_of_the_modes() -> None:
    offered = {layout_id: SHIPPED.wishes(LIBRARY.load(layout_id)) for layout_id in MODES}
    assert offered == dict.fromkeys(MODES, deal_seeds.KINDS)


def test_the_table_that_ships_has_a_deal_that_can_be_won_for_every_layout() -> None:
    assert [file.id for file in deal_seeds.FILES if DealWish.SOLVABLE not in SHIPPED.wishes(file)] == []


@pytest.mark.parametrize(("layout_id", "kind"), KINDS)
def test_the_table_that_ships_has_its_number_of_deals_of_each_kind(layout_id: str, kind: DealWish) -> None:
    codes = SHIPPED.codes(LIBRARY.load(layout_id), kind)
    assert len(set(codes)) == deal_seeds.entries_for(layout_id)


# a part of them takes its turn for all: `deal_seeds --check` looks at every one
@pytest.mark.parametrize(("layout_id", "kind"), KINDS[::7])
def test_a_deal_of_the_table_that_ships_is_as_the_table_says(layout_id: str, kind: DealWish) -> None:
    codes = SHIPPED.codes(LIBRARY.load(layout_id), kind)
    # another place in each list
    code = codes[KINDS.index((layout_id, kind)) * 37 % len(codes)]
    assert deal_seeds.fault_of(layout_id, kind, code) is None


@pytest.mark.parametrize("layout_id", ["turtle", "butterfly"])
@pytest.mark.parametrize("kind", deal_seeds.KINDS)
def test_the_table_that_ships_can_be_made_again(layout_id: str, kind: DealWish) -> None:
    assert deal_seeds.find_codes(layout_id, kind, 1) == SHIPPED.codes(LIBRARY.load(layout_id), kind)[:1]


def test_the_file_that_ships_is_as_the_script_writes_it() -> None:
    table = {kind: {file.id: SHIPPED.codes(file, kind) for file in deal_seeds.FILES} for kind in deal_seeds.KINDS}
    assert deal_seeds.TABLE.read_text(encoding="utf-8") == deal_seeds.table_text(table)


@pytest.mark.parametrize("kind", LEVELS[1:])
def test_a_deal_that_is_too_easy_for_its_list_is_noticed(kind: DealWish) -> None:
    code = SHIPPED.codes(LIBRARY.load("turtle"), DealWish.EASY)[0]
    assert deal_seeds.fault_of("turtle", kind, code) is not None


@pytest.mark.parametrize("kind", [DealWish.EXPERT, DealWish.SOLVABLE])
def test_a_deal_that_cannot_be_cleared_is_noticed(kind: DealWish) -> None:
    codes = [GameCode("L00", seed, Recipe.UNIFORM) for seed in range(60)]
    assert any("cannot" in (deal_seeds.fault_of("turtle", kind, code) or "") for code in codes)


def test_the_difference_of_two_samples_is_told_from_chance() -> None:
    # worked out by hand: ranks 1 to 5 of 10, and with ties a rank sum of 13 where 18 is the middle
    assert deal_seeds.mann_whitney([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]) == pytest.approx(0.00902, abs=1e-5)
    assert deal_seeds.mann_whitney([1, 2, 2, 3], [2, 3, 3, 4]) == pytest.approx(0.1292, abs=1e-4)
    assert deal_seeds.mann_whitney([1, 2, 3], [1, 2, 3]) == pytest.approx(1)
    assert deal_seeds.mann_whitney([1, 1], [1, 1]) == 1
