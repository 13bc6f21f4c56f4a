"""All layouts that the player can choose from, and which of them are in a category and match a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.windows.chooser.categories import (
    ALL,
    FAVOURITES,
    GENERATED,
    HIDDEN,
    NEW,
    OWN,
    UNPLAYED,
    Category,
    CategoryKind,
    subject_of,
)
from mahjong_qt.windows.chooser.layout_filter import SearchTexts, best_match, search_texts, search_words
from mahjong_qt.windows.chooser.natural_order import natural_key
from mahjong_qt.wording.layout_names import category_names, layout_name, short_layout_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.layout_marks import LayoutMarks
    from mahjong_qt.records import LayoutRecord

_OF_ORIGIN = {LayoutOrigin.OWN: OWN, LayoutOrigin.GENERATED: GENERATED}


class _Found(NamedTuple):
    """A layout, what it is found by, and what the player's own are sorted by."""

    entry: LayoutEntry
    texts: SearchTexts
    key: str


class LayoutCatalogue:
    """The layouts of both games with the player's marks and records."""

    def __init__(self, marks: LayoutMarks, records: Mapping[str, LayoutRecord], language: str) -> None:
        """Begin without layouts; names are those in a language."""
        self._marks = marks
        self._records = records
        self._language = language
        self._entries: tuple[LayoutEntry, ...] = ()
        self._found: dict[str, _Found] = {}
        self._members: dict[Category, list[LayoutEntry]] = {}
        self._new_ids: frozenset[str] = frozenset()

    def take(self, entries: Iterable[LayoutEntry]) -> None:
        """Have these layouts from now on, in this order, but fields at the end and the player's own by name."""
        kept = sorted(entries, key=lambda entry: entry.is_field)
        known, subjects = self._found, category_names()
        self._found = {}
        for entry in kept:
            old = known.get(entry.id)
            if old is None or old.entry != entry:
                texts = search_texts(entry, self.name_of(entry), subjects.get(subject_of(entry), ""))
                old = _Found(entry, texts, natural_key(texts.name))
            self._found[entry.id] = old
        own = [entry for entry in kept if entry.origin is LayoutOrigin.OWN]
        in_order = iter(sorted(own, key=lambda entry: (entry.is_field, self._found[entry.id].key)))
        self._entries = tuple(next(in_order) if entry.origin is LayoutOrigin.OWN else entry for entry in kept)
        self.sort()

    def take_as_new(self, layout_ids: Iterable[str]) -> None:
        """Have the layouts with these ids, now or when they come, for those imported last."""
        self._new_ids = frozenset(layout_ids)
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

    def short_name_of(self, entry: LayoutEntry) -> str:
        """Return what a layout is called where there is little room."""
        return short_layout_name(entry.id, entry.name_in(self._language))

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
        """Return the layouts of a category in which all words of a query are found, the best found ones first."""
        words = search_words(query)
        entries = self._members.get(category, [])
        if not words:
            return list(entries)
        matches = [(best_match(self._found[entry.id].texts, words), entry) for entry in entries]
        found = [(match, entry) for match, entry in matches if match is not None]
        found.sort(key=lambda one: one[0])
        return [entry for _, entry in found]

    def category_of(self, layout_id: str) -> Category | None:
        """Return a category in which a layout is shown, all of them where it is there; None when it is not known."""
        for category in (ALL, OWN, HIDDEN):
            if any(entry.id == layout_id for entry in self._members.get(category, [])):
                return category
        return None

    def next_unplayed(self, entries: Sequence[LayoutEntry], row: int) -> int | None:
        """Return where, after a row and round again, one comes that was never played, hidden ones passed over."""
        for step in range(len(entries)):
            after = (row + 1 + step) % len(entries)
            if self.is_unplayed(entries[after]) and not self.is_hidden(entries[after]):
                return after
        return None

    def counts(self) -> dict[Category, int]:
        """Return how many layouts there are in each category that has any."""
        return {category: len(entries) for category, entries in self._members.items()}

    def _categories_of(self, entry: LayoutEntry) -> list[Category]:
        if self.is_hidden(entry):
            return [HIDDEN]
        categories = [ALL]
        if entry.id in self._new_ids:
            categories.append(NEW)
        if self.is_favourite(entry):
            categories.append(FAVOURITES)
        if self.is_unplayed(entry):
            categories.append(UNPLAYED)
        if subject := subject_of(entry):
            categories.append(Category(CategoryKind.SUBJECT, subject))
        if entry.origin in _OF_ORIGIN:
            categories.append(_OF_ORIGIN[entry.origin])
        return categories
