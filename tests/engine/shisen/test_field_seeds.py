"""The table of deals of Shisen-sho that ships."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.play.seed_table import SeedTable
from mahjong_qt.engine.play.wish import DealWish
from resources.source import field_seeds
from resources.source.field_seeds import ENTRIES, ENTRIES_OF_LARGE, FIELDS, KINDS, LIBRARY, Task
from tests.engine.shisen.sample_fields import OPTIONS

SHIPPED = SeedTable.load(field_seeds.TABLE)
LISTS = [
    Task(file.id, wish, has_gravity)
    for file in FIELDS
    for has_gravity in OPTIONS.values()
    for wish in KINDS
    if wish in SHIPPED.wishes(file, has_gravity=has_gravity)
]


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_every_field_has_deals_that_can_be_won_with_the_option_and_the_standard_one_all_levels(
    has_gravity: bool,
) -> None:
    assert all(DealWish.SOLVABLE in SHIPPED.wishes(file, has_gravity=has_gravity) for file in FIELDS)
    assert set(SHIPPED.wishes(LIBRARY.load("shisen-18x8"), has_gravity=has_gravity)) == set(KINDS)


@pytest.mark.parametrize("task", LISTS)
def test_lists_have_their_number_of_codes_each_of_which_carries_the_option(task: Task) -> None:
    codes = SHIPPED.codes(LIBRARY.load(task.field_id), task.wish, has_gravity=task.has_gravity)
    is_large = len(LIBRARY.load(task.field_id).layout) > 144
    assert len(set(codes)) == (ENTRIES_OF_LARGE if is_large else ENTRIES[task.wish])
    assert {code.has_gravity for code in codes} == {task.has_gravity}


# a part of them takes its turn for all: `field_seeds --check` looks at every one
@pytest.mark.parametrize("task", [task for task in LISTS if len(LIBRARY.load(task.field_id).layout) <= 144][::3])
def test_a_deal_of_the_table_is_as_the_table_says(task: Task) -> None:
    codes = SHIPPED.codes(LIBRARY.load(task.field_id), task.wish, has_gravity=task.has_gravity)
    code = codes[LISTS.index(task) * 37 % len(codes)]
    assert field_seeds.fault_of(task.field_id, task.wish, code) is None


def test_no_deal_of_the_table_is_one_that_everybody_wins() -> None:
    """A dismantled field is won by nearly all careless games."""
    recipes = {
        code.recipe.name
        for task in LISTS
        for code in SHIPPED.codes(LIBRARY.load(task.field_id), task.wish, has_gravity=task.has_gravity)
    }
    assert recipes == {"UNIFORM"}


def test_the_table_can_be_made_again_and_is_written_as_it_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field_seeds, "ENTRIES", dict.fromkeys(ENTRIES, 1))
    for task in (Task("shisen-14x6", DealWish.SOLVABLE, False), Task("shisen-14x6", DealWish.SOLVABLE, True)):
        first = SHIPPED.codes(LIBRARY.load(task.field_id), task.wish, has_gravity=task.has_gravity)[:1]
        assert field_seeds.find_codes(task) == first
    table = {
        task: SHIPPED.codes(LIBRARY.load(task.field_id), task.wish, has_gravity=task.has_gravity) for task in LISTS
    }
    assert field_seeds.table_text(table) == field_seeds.TABLE.read_text(encoding="utf-8")
