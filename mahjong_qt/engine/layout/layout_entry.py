"""What a list of layouts needs to know of each one, small enough for thousands and for the way between processes."""

from __future__ import annotations

import enum
import struct
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout import Layout, Place
from mahjong_qt.engine.layout.layout_file import name_in
from mahjong_qt.engine.layout.slot import Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.layout.layout_file import LayoutFile

_PLACE = struct.Struct("<HHB")


class LayoutOrigin(enum.Enum):
    """Where a layout comes from."""

    BUILT_IN = "built-in"
    OWN = "own"
    """A file in the player's folder."""
    GENERATED = "generated"


class LayoutEntry(NamedTuple):
    """A layout in a list.

    ``id`` is what ``LayoutLibrary.load`` takes; ``packed`` are its places, 5 bytes
    a tile; ``path`` is its file where it is the player's own; ``number`` that of a built-in one.
    """

    id: str
    name: str | dict[str, str]
    author: str
    category: str
    game: str
    origin: LayoutOrigin
    packed: bytes
    path: str = ""
    number: int | None = None

    @classmethod
    def from_file(cls, file: LayoutFile, origin: LayoutOrigin, path: str = "") -> LayoutEntry:
        """Return the entry of a layout as the library hands it out."""
        packed = pack_places(file.layout.slots)
        return cls(file.id, file.name, file.author, file.category, file.game, origin, packed, path, file.number)

    @property
    def tiles(self) -> int:
        """Number of tiles."""
        return len(self.packed) // _PLACE.size

    @property
    def is_field(self) -> bool:
        """Whether it is for Shisen-sho; the others are for Mahjong Solitaire."""
        return self.game == "shisen-sho"

    @property
    def is_playable(self) -> bool:
        """Whether its tiles can go in pairs."""
        return self.tiles > 0 and self.tiles % 2 == 0

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of the tiles, in canonical order."""
        return tuple(_PLACE.iter_unpack(self.packed))

    @property
    def layout(self) -> Layout:
        """The layout, made anew."""
        return Layout(tuple(Slot(*place) for place in self.places))

    def name_in(self, language: str) -> str:
        """Return the name for a language code: the nearest there is, English, or any; empty when there is none."""
        return name_in(self.name, language)


def pack_places(places: Iterable[Place]) -> bytes:
    r"""Return places as bytes: x and y in two each, z in one.

    >>> pack_places([(1, 258, 3)])
    b'\x01\x00\x02\x01\x03'
    """
    return b"".join(_PLACE.pack(*place) for place in places)
