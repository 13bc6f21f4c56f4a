"""All layouts that the player can choose from, and which of them are in a category and match a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.windows.chooser.categories import (
    ALL,
    FAVOURITES,
    GENERATED,
    HIDDEN,
    OWN,
    UNPLAYED,
    Category,
    CategoryKind,
)
from mahjong_qt.windows.chooser.layout_filter import has_words, search_text, search_words
from mahjong_qt.windows.layout_names import category_names, layout_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.layout_marks import LayoutMarks
    from mahjong_qt.records import LayoutRecord

GAME = "solitaire"

_OF_ORIGIN = {LayoutOrigin.OWN: OWN, LayoutOrigin.GENERATED: GENERATED}


class LayoutCatalogue:
    """The layouts for solitaire with the player's marks and records."""

    def __init__(self, marks: LayoutMarks, records: Mapping[str, LayoutRecord], language: str) -> None:
        """Begin without layouts; names are those in a language."""
        self._marks = marks
        self._records = records
        self._language = language
        self._entries: tuple[LayoutEntry, ...] = ()
        self._search_texts: dict[str, tuple[LayoutEntry, str]] = {}
        self._members: dict[Category, list[LayoutEntry]] = {}

    def take(self, entries: Iterable[LayoutEntry]) -> None:
        """Have these layouts from now on, in this order."""
        self._entries = tuple(entry for entry in entries if entry.game == GAME)
        known, subjects = self._search_texts, category_names()
        self._search_texts = {}
        for entry in self._entries:
            old = known.get(entry.id)
            if old is None or old[0] != entry:
                old = entry, search_text(entry, self.name_of(entry), subjects.get(entry.category, ""))
            self._search_texts[entry.id] = old
        self.sort()

    def sort(self) -> None:
        """Put every layout into its categories; to be called after a change of marks."""
        self._members = {}
        for entry in self._entries:
            for category in self._categories_of(entry):
                self._members.setdefault(category, []).append(entry)

    def name_of(self, entry: LayoutEntry) -> str:
        """Return what a layout is called."""
        return layout_name(entry.id, entry.name_in(self._language))

    def record_of(self, entry: LayoutEntry) -> LayoutRecord | None:
        """Return what was played on a layout, None when nothing was."""
        record = self._records.get(entry.id)
        return record if record is not None and record.played else None

    def is_favourite(self, entry: LayoutEntry) -> bool:
        """Say whether the player marked a layout."""
        return entry.id in self._marks.favourites

    def is_hidden(self, entry: LayoutEntry) -> bool:
        """Say whether the player does not want to see a layout."""
        return entry.id in self._marks.hidden

    def is_unplayed(self, entry: LayoutEntry) -> bool:
        """Say whether a layout can be played and never was."""
        return entry.is_playable and self.record_of(entry) is None

    def shown(self, category: Category, query: str) -> list[LayoutEntry]:
        """Return the layouts of a category in which all words of a query are found."""
        words = search_words(query)
        entries = self._members.get(category, [])
        if not words:
            return list(entries)
        texts = self._search_texts
        return [entry for entry in entries if has_words(texts[entry.id][1], words)]

    def counts(self) -> dict[Category, int]:
        """Return how many layouts there are in each category that has any."""
        return {category: len(entries) for category, entries in self._members.items()}

    def _categories_of(self, entry: LayoutEntry) -> list[Category]:
        if self.is_hidden(entry):
            return [HIDDEN]
        categories = [ALL]
        if self.is_favourite(entry):
            categories.append(FAVOURITES)
        if self.is_unplayed(entry):
            categories.append(UNPLAYED)
        if entry.category:
            categories.append(Category(CategoryKind.SUBJECT, entry.category))
        if entry.origin in _OF_ORIGIN:
            categories.append(_OF_ORIGIN[entry.origin])
        return categories
