from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.records import LayoutRecord
from mahjong_qt.windows.chooser import categories
from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
from mahjong_qt.windows.chooser.categories import Category, CategoryKind
from tests.windows.chooser.layout_samples import ALL, BRIDGE, DRAFT, FIELD, MADE, OWN, OWN_FIELD, PAIR, WALL, sample

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry


@pytest.fixture
def marks(tmp_path: Path) -> LayoutMarks:
    marks = LayoutMarks(tmp_path / "marks.json")
    marks.set_favourite("bridge", True)
    marks.set_hidden("pair", True)
    return marks


@pytest.fixture
def catalogue(marks: LayoutMarks) -> LayoutCatalogue:
    catalogue = LayoutCatalogue(marks, {"wall": LayoutRecord(3, 1, 61.0), "bridge": LayoutRecord(0, 0, None)}, "de")
    catalogue.take(ALL)
    return catalogue


@pytest.mark.parametrize(
    ("category", "expected"),
    [
        (categories.ALL, (WALL, BRIDGE, OWN, DRAFT, MADE)),
        (categories.FAVOURITES, (BRIDGE,)),
        (categories.UNPLAYED, (BRIDGE, OWN, MADE)),
        (categories.OWN, (OWN, DRAFT)),
        (categories.GENERATED, (MADE,)),
        (categories.HIDDEN, (PAIR,)),
        (Category(CategoryKind.SUBJECT, "classic"), (WALL,)),
        (Category(CategoryKind.SUBJECT, "small"), ()),
    ],
)
def test_each_category_has_its_layouts_in_the_order_of_the_shelf(
    catalogue: LayoutCatalogue, category: Category, expected: Sequence[LayoutEntry]
) -> None:
    assert catalogue.shown(category, "") == list(expected)
    assert catalogue.counts().get(category, 0) == len(expected)


def test_a_search_stays_within_the_category(catalogue: LayoutCatalogue) -> None:
    assert catalogue.shown(categories.ALL, "ge") == [MADE, BRIDGE]
    assert catalogue.shown(categories.FAVOURITES, "ge") == [BRIDGE]
    assert catalogue.shown(categories.OWN, "ge") == []


def test_what_is_shown_as_its_name_is_found(catalogue: LayoutCatalogue) -> None:
    assert catalogue.name_of(WALL) == "Mauer"
    assert catalogue.shown(categories.ALL, "generated 123") == [MADE]


def test_what_is_found_best_comes_first_and_equals_keep_their_order(catalogue: LayoutCatalogue) -> None:
    names = {"q": "Question Mark at a sign", "s": "Signature at", "a": "At Sign", "f": "Flat sign", "b": "At Sign Two"}
    entries = {key: sample(f"X{key}", name) for key, name in names.items()}
    catalogue.take(entry._replace(origin=LayoutOrigin.BUILT_IN) for entry in entries.values())
    assert [entry.id for entry in catalogue.shown(categories.ALL, "at sign")] == ["Xa", "Xb", "Xq", "Xs", "Xf"]


def test_the_players_own_are_in_the_order_of_their_names_with_numbers_as_numbers(catalogue: LayoutCatalogue) -> None:
    own = [sample(f"X{place}", name) for place, name in enumerate(("Size 10", "size 2", "Ähre", "Beet"))]
    catalogue.take([WALL, *own, MADE])
    names = [catalogue.name_of(entry) for entry in catalogue.shown(categories.ALL, "")]
    assert names == ["Mauer", "Ähre", "Beet", "size 2", "Size 10", "Generated 123"]


def test_fields_come_after_the_others_and_have_a_category_of_their_own(catalogue: LayoutCatalogue) -> None:
    catalogue.take([WALL, FIELD, OWN_FIELD, OWN, MADE])
    assert catalogue.shown(categories.ALL, "") == [WALL, OWN, MADE, FIELD, OWN_FIELD]
    assert catalogue.shown(categories.FIELDS, "") == [FIELD, OWN_FIELD]
    assert catalogue.shown(categories.OWN, "") == [OWN, OWN_FIELD]
    assert catalogue.shown(categories.UNPLAYED, "")[-2:] == [FIELD, OWN_FIELD]
    assert catalogue.category_of(OWN_FIELD.id) == categories.ALL


def test_what_a_file_says_of_its_category_puts_nothing_among_the_fields_nor_a_field_elsewhere(
    catalogue: LayoutCatalogue,
) -> None:
    layout, field = sample("XLAYOUT", "L", category="shisen-sho"), OWN_FIELD._replace(category="small")
    catalogue.take([layout, field])
    assert catalogue.shown(categories.FIELDS, "") == [field]
    assert catalogue.counts() == {categories.ALL: 2, categories.UNPLAYED: 2, categories.OWN: 2, categories.FIELDS: 1}


@pytest.mark.parametrize("query", ["shisen", "meadow", "meadow shisen-sho"])
def test_a_field_is_found_by_its_game(catalogue: LayoutCatalogue, query: str) -> None:
    catalogue.take([WALL, OWN, OWN_FIELD])
    assert catalogue.shown(categories.ALL, query) == [OWN_FIELD]


def test_what_was_imported_last_is_a_category_until_something_else_is(
    catalogue: LayoutCatalogue, marks: LayoutMarks
) -> None:
    assert categories.NEW not in catalogue.counts()
    new = sample("XNEW", "New")
    catalogue.take_as_new([OWN.id, new.id])
    assert catalogue.shown(categories.NEW, "") == [OWN]
    catalogue.take([*ALL, new])
    assert catalogue.shown(categories.NEW, "") == [OWN, new]
    assert catalogue.counts()[categories.NEW] == 2
    catalogue.take_as_new([DRAFT.id])
    assert catalogue.shown(categories.NEW, "") == [DRAFT]
    catalogue.take([WALL])
    assert categories.NEW not in catalogue.counts()


@pytest.mark.parametrize(
    ("layout_id", "expected"), [("wall", categories.ALL), ("pair", categories.HIDDEN), ("gone", None)]
)
def test_where_a_layout_is_shown_is_known(
    catalogue: LayoutCatalogue, layout_id: str, expected: Category | None
) -> None:
    assert catalogue.category_of(layout_id) == expected


def test_a_layout_that_comes_back_under_another_name_is_found_by_that(catalogue: LayoutCatalogue) -> None:
    catalogue.take([OWN._replace(name="Wyvern")])
    assert catalogue.shown(categories.ALL, "dragon") == []
    assert len(catalogue.shown(categories.ALL, "wyvern")) == 1


def test_marks_count_as_soon_as_it_is_sorted_again(catalogue: LayoutCatalogue, marks: LayoutMarks) -> None:
    marks.set_hidden("pair", False)
    marks.set_favourite("wall", True)
    catalogue.sort()
    assert PAIR in catalogue.shown(categories.ALL, "")
    assert catalogue.counts()[categories.FAVOURITES] == 2
    assert categories.HIDDEN not in catalogue.counts()


def test_a_draft_is_not_waiting_to_be_played(catalogue: LayoutCatalogue) -> None:
    assert not catalogue.is_unplayed(DRAFT)
    assert catalogue.is_unplayed(OWN)
    assert not catalogue.is_unplayed(WALL)
