"""All layouts that can be played, as a list that fills while the player plays, and files being taken into it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_qt import player_layouts
from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.import_job import ImportJob
from mahjong_qt.player_layouts import FolderScan
from mahjong_qt.storage import replace_file
from mahjong_qt.worker import Priority

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
    from mahjong_qt.worker import Ticket, Worker


PAUSE = 300
"""Milliseconds from one telling of layouts that come in to the next: whoever shows thousands has work with each."""


class ShelfNews(NamedTuple):
    """What the list holds now, the errors of files that cannot be used, and whether everything was looked at."""

    entries: tuple[LayoutEntry, ...]
    faults: tuple[LayoutFileError, ...]
    is_complete: bool


class RemovedLayout(NamedTuple):
    """A layout that was removed, with all that is needed to bring it back."""

    entry: LayoutEntry
    data: bytes


class LayoutShelf(QObject):
    """The built-in layouts by number, the player's own by name, and those made from a number.

    Reading them is the worker's: :attr:`changed` tells when there is more to see. An import adds to the list as it
    goes on.
    """

    changed = Signal(object)
    """The :class:`ShelfNews`."""

    def __init__(
        self,
        worker: Worker,
        built_in_folder: Path,
        own_folder: Path,
        generated: Callable[[], Iterable[str]] = tuple,
        parent: QObject | None = None,
    ) -> None:
        """List nothing yet; ``generated`` returns the ids of those made from a number that are worth listing."""
        super().__init__(parent)
        self.worker = worker
        self.built_in_folder, self.own_folder = built_in_folder, own_folder
        self._generated = generated
        self._shipped = FolderScan((), ())
        self._own: dict[str, LayoutEntry] = {}
        self._own_faults: tuple[LayoutFileError, ...] = ()
        self._are_shipped_read = self._are_own_read = False
        self._tickets: list[Ticket] = []
        self._eager: list[Callable[[], None]] = []
        self._pending = QTimer(self, singleShot=True, interval=PAUSE)
        self._pending.timeout.connect(self._tell)

    @property
    def entries(self) -> tuple[LayoutEntry, ...]:
        """The layouts known so far."""
        origin = LayoutOrigin
        built_in = [entry for entry in self._shipped.entries if entry.origin is origin.BUILT_IN]
        made = [entry for entry in self._shipped.entries if entry.origin is origin.GENERATED]
        own = sorted(self._own.values(), key=lambda entry: (entry.name_in("en").casefold(), entry.id))
        return (*built_in, *own, *made)

    @property
    def faults(self) -> tuple[LayoutFileError, ...]:
        """The errors of the files that cannot be used."""
        return self._shipped.faults + self._own_faults

    @property
    def is_complete(self) -> bool:
        """Whether every file was looked at."""
        return self._are_shipped_read and self._are_own_read

    @property
    def own_ids(self) -> frozenset[str]:
        """The ids of the player's own layouts known so far."""
        return frozenset(self._own)

    def entry(self, layout_id: str) -> LayoutEntry | None:
        """Return what the list has under this id, if anything."""
        if layout_id in self._own:
            return self._own[layout_id]
        return next((entry for entry in self._shipped.entries if entry.id == layout_id), None)

    def refresh(self) -> None:
        """Have everything looked at again; a search that goes on already gives way to this."""
        for ticket in self._tickets:
            ticket.cancel()
        generated = tuple(self._generated())
        self._tickets = [
            self._ask(player_layouts.scan_shipped, (str(self.built_in_folder), generated), self._take_shipped),
            self._ask(player_layouts.scan_own, (str(self.own_folder),), self._take_own),
        ]

    def call_when_complete(self, do: Callable[[], None]) -> None:
        """Call this when everything was looked at, which may be at once."""
        if self.is_complete:
            do()
            return
        self._eager.append(do)
        if not self._tickets:
            self.refresh()

    def import_paths(self, paths: Sequence[str]) -> ImportJob:
        """Take the layouts in these files, and in the folders among them, into the player's folder."""
        return ImportJob(self, paths)

    def import_data(self, data: bytes, source: str) -> ImportJob:
        """Take the layouts in a text into the player's folder; ``source`` names the text in errors."""
        return ImportJob(self, (), (data, source))

    def add(self, entries: Iterable[LayoutEntry]) -> None:
        """List layouts of the player's that were written just now; many in a row are told together, a moment later."""
        new = {entry.id: entry for entry in entries}
        if new:
            self._own.update(new)
            if not self._pending.isActive():
                self._pending.start()

    def settle(self) -> None:
        """Tell now what waits to be told."""
        if self._pending.isActive():
            self._tell()

    def remove(self, layout_id: str) -> RemovedLayout:
        """Remove a layout of the player's, and its file.

        :raises KeyError: when it is none of the player's.
        :raises OSError: when the file cannot be removed.
        """
        entry = self._own[layout_id]
        path = Path(entry.path)
        removed = RemovedLayout(entry, path.read_bytes())
        path.unlink()
        del self._own[layout_id]
        self._tell()
        return removed

    def restore(self, removed: RemovedLayout) -> None:
        """Bring a removed layout back, with its file.

        :raises OSError: when the file cannot be written.
        """
        replace_file(Path(removed.entry.path), removed.data)
        self.add([removed.entry])
        self.settle()

    def _ask(
        self, function: Callable[..., FolderScan], arguments: tuple[object, ...], then: Callable[[FolderScan], None]
    ) -> Ticket:
        # when the worker cannot do it the list stays as it is: the game goes on, and an import does not wait for ever
        return self.worker.ask(
            function,
            *arguments,
            then=then,
            failed=lambda _: then(FolderScan((), ())),
            priority=Priority.SOON,
        )

    def _take_shipped(self, scan: FolderScan) -> None:
        self._shipped, self._are_shipped_read = scan, True
        self._tell()

    def _take_own(self, scan: FolderScan) -> None:
        self._own = {entry.id: entry for entry in scan.entries}
        self._own_faults, self._are_own_read = scan.faults, True
        self._tell()

    def _tell(self) -> None:
        self._pending.stop()
        self.changed.emit(ShelfNews(self.entries, self.faults, self.is_complete))
        if self.is_complete:
            eager, self._eager = self._eager, []
            for do in eager:
                do()
