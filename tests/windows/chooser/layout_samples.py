"""Layouts, a shelf that holds them, and marks, as the window for choosing one gets them."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, Signal

from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin, pack_places
from mahjong_qt.layout_shelf import LayoutShelf, RemovedLayout, ShelfNews

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.layout.layout_file_error import LayoutFileError


def sample(
    layout_id: str, name: str | dict[str, str] = "", *, tiles: int = 8, category: str = "classic", **values: Any
) -> LayoutEntry:
    """A row of tiles; by its id it is built-in, the player's own or made from a number."""
    origin = LayoutOrigin.BUILT_IN
    if layout_id[0].isupper():
        origin = LayoutOrigin.OWN if layout_id.startswith("X") else LayoutOrigin.GENERATED
    packed = pack_places((2 * x, 0, 0) for x in range(tiles))
    entry = LayoutEntry(layout_id, name, "", category, "solitaire", origin, packed)
    return entry._replace(**values)


WALL = sample("wall", {"en": "Wall", "de": "Mauer"}, number=0)
BRIDGE = sample("bridge", "Bridge", tiles=4, category="buildings", number=7)
PAIR = sample("pair", "Pair", tiles=2, category="small", number=12)
OWN = sample("XABCDEFGHIJ", "Dragon", category="", author="Ágnes Őry", path="x.mjlayout")
DRAFT = sample("XKLMNOPQRST", "Half done", tiles=5, category="", path="y.mjlayout")
MADE = sample("G123", category="")
FIELD = sample("field", "Shisen-sho 4 × 2", category="shisen-sho", game="shisen-sho", number=77)
OWN_FIELD = sample("XFIELDFIELD", "Meadow", category="", game="shisen-sho", path="z.mjlayout")
ALL = (WALL, BRIDGE, PAIR, OWN, DRAFT, MADE)


class FakeShelf(QObject):
    """A shelf without files."""

    changed = Signal(object)

    def __init__(self, entries: Iterable[LayoutEntry]) -> None:
        super().__init__()
        self.entries = self._order = tuple(entries)
        self.faults: tuple[LayoutFileError, ...] = ()
        self.is_complete = True
        self.error: OSError | None = None
        self.stuck = ""

    def put(self, entries: Iterable[LayoutEntry], *, is_complete: bool = True) -> None:
        """Holds these from now on, and says so."""
        self.entries, self.is_complete = tuple(entries), is_complete
        self.changed.emit(ShelfNews(self.entries, self.faults, is_complete))

    def remove(self, layout_id: str) -> RemovedLayout:
        self._fail()
        if layout_id == self.stuck:
            raise PermissionError(errno.EACCES, "Permission denied")
        (gone,) = [entry for entry in self.entries if entry.id == layout_id]
        self.put(entry for entry in self.entries if entry is not gone)
        return RemovedLayout(gone, b"")

    def restore(self, removed: RemovedLayout) -> None:
        self._fail()
        self.put(entry for entry in self._order if entry in (*self.entries, removed.entry))

    def as_shelf(self) -> LayoutShelf:
        return cast("LayoutShelf", self)

    def _fail(self) -> None:
        if self.error is not None:
            raise self.error
