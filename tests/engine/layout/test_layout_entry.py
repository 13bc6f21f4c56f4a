"""Layouts in a list."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import MAX_X, MAX_Y, MAX_Z, Layout
from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin
from mahjong_qt.engine.layout.layout_file import LayoutFile

PLACES = st.tuples(st.integers(0, MAX_X), st.integers(0, MAX_Y), st.integers(0, MAX_Z))


def entry_of(layout: Layout, **values: object) -> LayoutEntry:
    return LayoutEntry.from_file(LayoutFile(layout, **values), LayoutOrigin.OWN, "somewhere")  # type: ignore[arg-type]


def test_an_entry_says_what_the_file_does() -> None:
    layout = Layout.from_tiles([(0, 0, 0), (2, 1, 0), (1, 1, 1)])
    entry = entry_of(layout, name={"en": "Step", "de": "Stufe"}, id="step", author="Ada", category="small", number=7)
    assert (entry.id, entry.author, entry.category, entry.number) == ("step", "Ada", "small", 7)
    assert (entry.tiles, entry.path, entry.game) == (3, "somewhere", "solitaire")
    assert entry.places == ((0, 0, 0), (2, 1, 0), (1, 1, 1))
    assert (entry.name_in("de_AT"), entry.name_in("fr")) == ("Stufe", "Step")


@given(st.sets(PLACES, min_size=1, max_size=20))
def test_places_come_back_through_bytes_and_pickles(places: set[tuple[int, int, int]]) -> None:
    apart = [(x - x % 2, y - y % 2, z) for x, y, z in places]
    layout = Layout.from_tiles(set(apart))
    entry = pickle.loads(pickle.dumps(entry_of(layout)))
    assert entry.layout == layout
    assert entry.tiles == len(layout)


@pytest.mark.parametrize(
    ("tiles", "game", "playable"),
    [(2, "solitaire", True), (3, "solitaire", False), (2, "shisen-sho", True), (3, "shisen-sho", False)],
)
def test_what_can_be_played(tiles: int, game: str, playable: bool) -> None:
    entry = entry_of(Layout.from_tiles([(2 * at, 0, 0) for at in range(tiles)]), game=game)
    assert entry.is_playable is playable
    assert entry.is_field is (game == "shisen-sho")
