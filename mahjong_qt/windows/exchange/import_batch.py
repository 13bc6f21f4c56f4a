"""Imports one after the other, told as one: what is dropped while files are being imported joins in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.import_job import ImportJob, ImportReport


class ImportBatch(QObject):
    """Runs one job at a time, and adds up what came of all of them."""

    progressed = Signal(int, int)
    """Files done, and of how many, over all jobs that have begun."""

    finished = Signal(object)
    """The :class:`~mahjong_qt.import_job.ImportReport` of all jobs; another batch can begin then."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin at rest."""
        super().__init__(parent)
        self._waiting: list[Callable[[], ImportJob]] = []
        self._job: ImportJob | None = None
        self._report: ImportReport | None = None
        self._files_before = self._files = 0

    @property
    def is_running(self) -> bool:
        """Whether something is being imported."""
        return self._job is not None

    def add(self, start: Callable[[], ImportJob]) -> None:
        """Start a job, now or when those before it are done."""
        self._waiting.append(start)
        if self._job is None:
            self._start_next()

    def cancel(self) -> None:
        """Start nothing more, and stop what is being done; what was done until now is told."""
        self._waiting.clear()
        if self._job is not None:
            self._job.cancel()

    def _start_next(self) -> None:
        self._job = self._waiting.pop(0)()
        self._job.progressed.connect(self._follow)
        self._job.finished.connect(self._take)

    def _follow(self, done: int, of: int) -> None:
        self._files = of
        self.progressed.emit(self._files_before + done, self._files_before + of)

    def _take(self, report: ImportReport) -> None:
        self._report = _added(self._report, report)
        self._files_before += self._files
        self._files = 0
        if self._waiting:
            self._start_next()
            return
        whole, self._report, self._job, self._files_before = self._report, None, None, 0
        self.finished.emit(whole)


def _added(one: ImportReport | None, other: ImportReport) -> ImportReport:
    if one is None:
        return other
    return other._replace(
        imported=one.imported + other.imported,
        already_here=one.already_here + other.already_here,
        refused=one.refused + other.refused,
        passed_over=one.passed_over + other.passed_over,
        was_cancelled=one.was_cancelled or other.was_cancelled,
    )
