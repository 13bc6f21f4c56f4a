"""Files being taken into the player's folder of layouts, some at a time, by the worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from mahjong_qt import player_layouts
from mahjong_qt.engine.formats.import_result import AlreadyHere, Imported, PassedOver, Refused
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.worker import Priority

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from mahjong_qt.engine.formats.import_result import ImportResult
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.worker import Ticket, Worker

BATCH = 20
"""Files that the worker reads at a time: what else it is asked for waits no longer than for these."""


class ImportReport(NamedTuple):
    """What became of the files of an import."""

    imported: tuple[Imported, ...] = ()
    already_here: tuple[AlreadyHere, ...] = ()
    refused: tuple[Refused, ...] = ()
    was_cancelled: bool = False
    passed_over: tuple[PassedOver, ...] = ()


class Shelf(Protocol):
    """Where the layouts come to: a :class:`~mahjong_qt.layout_shelf.LayoutShelf`."""

    worker: Worker
    built_in_folder: Path
    own_folder: Path

    @property
    def own_ids(self) -> frozenset[str]: ...

    @property
    def is_complete(self) -> bool: ...

    def call_when_complete(self, do: Callable[[], None]) -> None: ...

    def add(self, entries: Iterable[LayoutEntry]) -> None: ...

    def settle(self) -> None: ...


class ImportJob(QObject):
    """Files on their way into the player's folder, some at a time, in the worker."""

    progressed = Signal(int, int)
    """Files done, and of how many."""

    finished = Signal(object)
    """The :class:`ImportReport`; sent once, also after :meth:`cancel`."""

    def __init__(self, shelf: Shelf, paths: Sequence[str], text: tuple[bytes, str] | None = None) -> None:
        """Import files, or a text and what it is called in errors; nothing is told before this has returned."""
        super().__init__()
        self._shelf = shelf
        self._paths, self._text = tuple(paths), text
        self._files: tuple[str, ...] = ()
        self._done = 0
        self._careful_until = 0  # up to here files are handed over one by one, for one of them ended the worker
        self._ours: set[str] = set()
        self._results: list[ImportResult] = []
        self._ticket: Ticket | None = None
        self._is_cancelled = self._is_over = False
        # what is here already is not known before
        shelf.call_when_complete(self._begin)

    def cancel(self) -> None:
        """Begin with no further files; what was taken until now stays, and is told of when the worker says so."""
        self._is_cancelled = True
        if not self._files and self._text is None:
            if self._ticket is not None:
                self._ticket.cancel()
            self._finish()

    def _begin(self) -> None:
        if self._is_over:
            return
        if self._is_cancelled:
            self._finish()
        elif self._text is not None:
            self._ask(player_layouts.import_text, (*self._text, *self._folders()), self._take_results)
        else:
            self._ask(player_layouts.list_files, (self._paths,), self._take_files)

    def _ask(self, function: Callable[..., object], arguments: tuple[object, ...], then: Callable[..., None]) -> None:
        # as urgent as a hint, which then waits for no more than one batch
        self._ticket = self._shelf.worker.ask(
            function, *arguments, then=then, failed=self._take_failure, priority=Priority.NOW
        )

    def _folders(self) -> tuple[str, str, frozenset[str]]:
        return str(self._shelf.built_in_folder), str(self._shelf.own_folder), self._shelf.own_ids

    @property
    def _batch(self) -> tuple[str, ...]:
        size = 1 if self._done < self._careful_until else BATCH
        return self._files[self._done : self._done + size]

    def _take_files(self, files: tuple[str, ...]) -> None:
        self._files = files
        self._go_on()

    def _take_results(self, results: tuple[ImportResult, ...]) -> None:
        for result in results:
            if isinstance(result, Imported):
                self._ours.add(result.entry.id)
            elif isinstance(result, AlreadyHere):
                result = result._replace(is_repeat=result.layout_id in self._ours)
            self._results.append(result)
        self._shelf.add(result.entry for result in results if isinstance(result, Imported))
        self._done += len(self._batch)
        self._go_on()

    def _take_failure(self, _: str) -> None:
        """Go on after files that ended the worker: find out which it was, and refuse that."""
        if len(self._batch) > 1:
            self._careful_until = self._done + len(self._batch)
            self._go_on()
            return
        sources = [self._text[1]] if self._text is not None else (self._batch or self._paths)
        errors = (LayoutFileError(LayoutFileFault.WORKER_DIED, source) for source in sources)
        self._take_results(tuple(map(Refused, errors)))

    def _go_on(self) -> None:
        self.progressed.emit(self._done, len(self._files))
        if self._batch and not self._is_cancelled:
            self._ask(player_layouts.import_files, (self._batch, *self._folders()), self._take_results)
        else:
            self._finish()

    def _finish(self) -> None:
        if self._is_over:
            return
        self._is_over = True
        self._shelf.settle()
        was_cancelled = self._is_cancelled and (bool(self._batch) or not self._files)
        results = self._results
        self.finished.emit(
            ImportReport(
                _of(Imported, results),
                _of(AlreadyHere, results),
                _of(Refused, results),
                was_cancelled,
                _of(PassedOver, results),
            )
        )
        self.deleteLater()


Result = TypeVar("Result")


def _of(kind: type[Result], results: Iterable[object]) -> tuple[Result, ...]:
    return tuple(result for result in results if isinstance(result, kind))
