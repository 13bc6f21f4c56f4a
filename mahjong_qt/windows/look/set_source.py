"""The tile sets that the Look pane offers: what it needs of those who keep them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from PySide6.QtCore import SignalInstance

    from mahjong_qt.tile_sets.fault import TileSetFault


class ShownSet(NamedTuple):
    """A tile set that can be chosen; ``filled`` are the labels of the faces that were taken from the set ``filler``.

    ``file`` is the name of what a set of the player's was made from. ``author`` and ``license`` are empty where they
    are not known.
    """

    id: str
    name: str
    author: str
    license: str
    folder: Path
    filled: tuple[str, ...] = ()
    filler: str = ""
    file: str = ""


class OwnSets(NamedTuple):
    """The player's sets, and what is wrong with those that cannot be used."""

    sets: tuple[ShownSet, ...] = ()
    faults: tuple[TileSetFault, ...] = ()


class OfferedSet(NamedTuple):
    """A tile set of another program on this computer: its name, that program, and the files to take it from."""

    name: str
    origin: str
    paths: tuple[str, ...]


class SetSource(Protocol):
    """Keeps tile sets, and takes in others while the game goes on."""

    @property
    def done(self) -> SignalInstance:
        """Tells the :class:`ShownSet` that was taken in."""

    @property
    def failed(self) -> SignalInstance:
        """Tells the :class:`~mahjong_qt.tile_sets.fault.TileSetFault` of a set that was not taken in."""

    def built_in(self) -> list[ShownSet]:
        """Return the sets that ship with the program."""

    def own(self) -> OwnSets:
        """Return the sets that the player added, and what is wrong with those that cannot be used."""

    def offered(self) -> list[OfferedSet]:
        """Return the sets of other programs on this computer."""

    def remove(self, set_id: str) -> None:
        """Remove a set of the player's.

        :raises TileSetFault: when it cannot be removed.
        """

    def take_in(self, paths: Sequence[str], names: Mapping[str, str] | None = None) -> None:
        """Begin to take in the set in these files; ``done`` or ``failed`` follows.

        ``names`` are the files of faces by label, where the player has said which they are.
        """

    def take_in_filled(self, paths: Sequence[str], names: Mapping[str, str] | None = None, filler: str = "") -> None:
        """As :meth:`take_in`; faces that have no drawing are taken from the set of ours with the id ``filler``.

        Without one it is the first set.
        """

    def cancel(self) -> None:
        """End what was begun; nothing follows."""
