from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QObject, Signal

from mahjong_qt.engine.formats.import_result import AlreadyHere, Refused
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.import_job import ImportJob, ImportReport
from mahjong_qt.windows.exchange.import_batch import ImportBatch

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("qapp")

REFUSED = Refused(LayoutFileError(LayoutFileFault.EMPTY_FILE, "a.map"))
KNOWN = AlreadyHere("b.map", "Two", "turtle")


class FakeJob(QObject):
    """A job that the test brings to its end."""

    progressed = Signal(int, int)
    finished = Signal(object)

    def cancel(self) -> None:
        self.finished.emit(ImportReport(was_cancelled=True))


class Started:
    """The jobs that a batch has started, and what it told."""

    def __init__(self, batch: ImportBatch) -> None:
        self.jobs: list[FakeJob] = []
        self.progress: list[tuple[int, int]] = []
        self.reports: list[ImportReport] = []
        batch.progressed.connect(lambda done, of: self.progress.append((done, of)))
        batch.finished.connect(self.reports.append)

    @property
    def start(self) -> Callable[[], ImportJob]:
        def start() -> ImportJob:
            self.jobs.append(FakeJob())
            return cast("ImportJob", self.jobs[-1])

        return start


@pytest.fixture
def batch() -> ImportBatch:
    return ImportBatch()


@pytest.fixture
def started(batch: ImportBatch) -> Started:
    return Started(batch)


def test_a_job_alone_is_told_as_it_is(batch: ImportBatch, started: Started) -> None:
    batch.add(started.start)
    assert batch.is_running
    started.jobs[0].progressed.emit(1, 2)
    report = ImportReport(refused=(REFUSED,))
    started.jobs[0].finished.emit(report)
    assert (started.progress, started.reports) == ([(1, 2)], [report])


def test_a_batch_is_at_rest_before_and_after(batch: ImportBatch, started: Started) -> None:
    assert not batch.is_running
    batch.add(started.start)
    started.jobs[0].finished.emit(ImportReport())
    assert not batch.is_running


def test_what_comes_meanwhile_waits_and_is_told_with_it(batch: ImportBatch, started: Started) -> None:
    batch.add(started.start)
    batch.add(started.start)
    assert len(started.jobs) == 1
    started.jobs[0].progressed.emit(20, 20)
    started.jobs[0].finished.emit(ImportReport(refused=(REFUSED,)))
    assert started.reports == []
    started.jobs[1].progressed.emit(3, 5)
    assert started.progress == [(20, 20), (23, 25)]
    started.jobs[1].finished.emit(ImportReport(already_here=(KNOWN,)))
    assert started.reports == [ImportReport((), (KNOWN,), (REFUSED,))]


def test_after_a_batch_another_one_begins_at_nothing(batch: ImportBatch, started: Started) -> None:
    for _ in range(2):
        batch.add(started.start)
        started.jobs[-1].progressed.emit(1, 1)
        started.jobs[-1].finished.emit(ImportReport())
    assert started.progress == [(1, 1), (1, 1)]
    assert started.reports == [ImportReport()] * 2


def test_a_batch_can_be_followed_by_one_that_its_end_brings_about(batch: ImportBatch, started: Started) -> None:
    batch.finished.connect(lambda _: batch.add(started.start) if len(started.jobs) == 1 else None)
    batch.add(started.start)
    started.jobs[0].finished.emit(ImportReport())
    assert len(started.jobs) == 2
    assert batch.is_running


def test_cancelling_starts_nothing_more(batch: ImportBatch, started: Started) -> None:
    batch.add(started.start)
    batch.add(started.start)
    batch.cancel()
    assert len(started.jobs) == 1
    assert started.reports == [ImportReport(was_cancelled=True)]
    batch.cancel()
    assert len(started.reports) == 1
