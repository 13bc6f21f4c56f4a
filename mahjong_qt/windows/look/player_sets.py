"""The tile sets that there are: those that ship, those that the player added, those of other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from mahjong_qt import paths
from mahjong_qt.tile_sets.found_set import SourceKind
from mahjong_qt.tile_sets.installed import installed_sets
from mahjong_qt.tile_sets.own_sets import own_sets, remove_set
from mahjong_qt.tile_sets.tile_set_conversion import TileSetConversion
from mahjong_qt.windows.look.built_in_sets import built_in_sets, filling_folder
from mahjong_qt.windows.look.set_source import OfferedSet, OwnSets, ShownSet
from mahjong_qt.windows.look.set_words import set_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mahjong_qt.tile_sets.own_sets import OwnTileSet

ORIGINS = {SourceKind.KMAHJONGG: "KMahjongg", SourceKind.GNOME: "GNOME Mahjongg"}
"""The programs whose sets are found, by their own names."""


class PlayerSets(QObject):
    """Lists the sets, and has others taken in by another process."""

    done = Signal(object)
    """The :class:`~mahjong_qt.windows.look.set_source.ShownSet` that was taken in."""

    failed = Signal(object)
    """The :class:`~mahjong_qt.tile_sets.fault.TileSetFault` of a set that was not taken in."""

    def __init__(self, parent: QObject | None = None, conversion: TileSetConversion | None = None) -> None:
        """Keep sets in the player's folder."""
        super().__init__(parent)
        self._conversion = conversion or TileSetConversion(paths.own_tile_sets_folder(), self)
        self._conversion.done.connect(lambda own: self.done.emit(_shown(own)))
        self._conversion.failed.connect(self.failed)

    def built_in(self) -> list[ShownSet]:
        """Return the sets that ship with the program, as far as they are there."""
        return built_in_sets()

    def own(self) -> OwnSets:
        """Return the sets that the player added."""
        shelf = own_sets(paths.own_tile_sets_folder())
        return OwnSets(tuple(map(_shown, shelf.sets)), shelf.faults)

    def offered(self) -> list[OfferedSet]:
        """Return the sets of other programs on this computer."""
        found = installed_sets(languages=_languages())
        return [OfferedSet(one.name, ORIGINS[one.kind], (str(one.path),)) for one in found]

    def remove(self, set_id: str) -> None:
        """Remove a set of the player's.

        :raises TileSetFault: when it cannot be removed.
        """
        remove_set(paths.own_tile_sets_folder(), set_id)

    def take_in(self, files: Sequence[str], names: Mapping[str, str] | None = None) -> None:
        """Begin to take in the set in these files; ``names`` are those of faces by label, where the player knows."""
        self._conversion.start(files, names=names, taken=self._taken())

    def take_in_filled(self, files: Sequence[str], names: Mapping[str, str] | None = None, filler: str = "") -> None:
        """As :meth:`take_in`; faces that have no drawing are taken from the set of ours with the id ``filler``."""
        self._conversion.start(files, filling_folder(filler), names, self._taken())

    def cancel(self) -> None:
        """End what was begun."""
        self._conversion.cancel()

    def _taken(self) -> list[str]:
        return [set_name(shown.id, shown.name) for shown in self.built_in()]


def _languages() -> tuple[str, ...]:
    """Return the language in force as KDE writes it, with its country and without."""
    name = QLocale().name()
    return name, name.partition("_")[0]


def _shown(own: OwnTileSet) -> ShownSet:
    return ShownSet(own.id, own.name, own.author, own.license, own.folder, own.filled, own.filler, own.file)
