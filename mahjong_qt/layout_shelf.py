"""All layouts that can be played, as a list that fills while the player plays, and files being taken into it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_qt import player_layouts
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

    Reading them is the worker's: :attr:`changed` tells when there is more to see, as an import goes on too.
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
        self._made: dict[str, LayoutEntry] = {}
        self._listed: tuple[str, ...] = ()  # of those made, the ones that are listed
        self._since: dict[str, LayoutEntry | None] = {}  # what came, or went, since the folder was last looked at
        self._are_shipped_read = self._are_own_read = False
        self._tickets: list[Ticket] = []
        self._eager: list[Callable[[], None]] = []
        self._pending = QTimer(self, singleShot=True, interval=PAUSE)
        self._pending.timeout.connect(self._tell)

    @property
    def entries(self) -> tuple[LayoutEntry, ...]:
        """The layouts known so far."""
        own = sorted(self._own.values(), key=lambda entry: (entry.name_in("en").casefold(), entry.id))
        made = (self._made[layout_id] for layout_id in self._listed if layout_id in self._made)
        return (*self._shipped.entries, *own, *made)

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
        found = self._own.get(layout_id) or self._made.get(layout_id)
        return found or next((entry for entry in self._shipped.entries if entry.id == layout_id), None)

    def refresh(self) -> None:
        """Have everything looked at again; a search that goes on already gives way to this."""
        for ticket in self._tickets:
            ticket.cancel()
        self._since = {}
        self._listed = tuple(self._generated())
        unknown = tuple(layout_id for layout_id in self._listed if layout_id not in self._made)
        soon, ask = Priority.SOON, self._ask
        self._tickets = [
            ask(soon, player_layouts.scan_shipped, (str(self.built_in_folder),), self._take_shipped),
            ask(soon, player_layouts.scan_own, (str(self.own_folder),), self._take_own),
        ]
        if unknown:
            # making one takes longer than reading many
            self._tickets.append(ask(Priority.IDLE, player_layouts.make_listed, (unknown,), self._take_made))

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
            self._since.update(new)
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
        self.forget([layout_id])
        return removed

    def forget(self, layout_ids: Iterable[str]) -> None:
        """List layouts of the player's no more whose files were removed."""
        for layout_id in layout_ids:
            self._own.pop(layout_id, None)
            self._since[layout_id] = None
        self._tell()

    def restore(self, removed: RemovedLayout) -> None:
        """Bring a removed layout back, with its file.

        :raises OSError: when the file cannot be written.
        """
        replace_file(Path(removed.entry.path), removed.data)
        self.add([removed.entry])
        self.settle()

    def _ask(
        self,
        priority: Priority,
        function: Callable[..., FolderScan],
        arguments: tuple[object, ...],
        then: Callable[[FolderScan | None], None],
    ) -> Ticket:
        # when the worker cannot do it the list stays as it is: the game goes on, and an import does not wait for ever
        return self.worker.ask(function, *arguments, then=then, failed=lambda _: then(None), priority=priority)

    def _take_shipped(self, scan: FolderScan | None) -> None:
        self._shipped, self._are_shipped_read = scan or self._shipped, True
        self._tell()

    def _take_own(self, scan: FolderScan | None) -> None:
        self._are_own_read = True
        if scan is not None:
            found: dict[str, LayoutEntry | None] = {entry.id: entry for entry in scan.entries}
            # the folder may have been read before these changes
            merged = found | self._since
            self._own = {layout_id: entry for layout_id, entry in merged.items() if entry is not None}
            self._own_faults = scan.faults
        self._tell()

    def _take_made(self, scan: FolderScan | None) -> None:
        if scan is not None:
            self._made.update((entry.id, entry) for entry in scan.entries)
            self._tell()

    def _tell(self) -> None:
        self._pending.stop()
        self.changed.emit(ShelfNews(self.entries, self.faults, self.is_complete))
        if self.is_complete:
            eager, self._eager = self._eager, []
            for do in eager:
                do()
