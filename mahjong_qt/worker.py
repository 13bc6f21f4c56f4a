"""Long work in another process, so that no window ever waits for it: values in, values out, and it can be cancelled."""

from __future__ import annotations

import enum
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from mahjong_qt.worker_main import DONE
from mahjong_qt.worker_process import WorkerProcess, end_process, worker_command

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Result = TypeVar("Result")

MAX_DEATHS = 2
"""A job is given up when the process died on it this often."""


class Priority(enum.IntEnum):
    """How soon an answer is wanted; a job interrupts a running one of a higher number."""

    NOW = 0
    """The player waits for it."""
    SOON = 1
    """It says something about the position on the board."""
    IDLE = 2
    """It may be of use some day."""


class Ticket:
    """A job that was asked for, and by which it can be taken back."""

    def __init__(
        self,
        worker: Worker,
        job: bytes,
        priority: Priority,
        then: Callable[[Any], None],
        failed: Callable[[str], None] | None,
        renew: Callable[[], bytes] | None,
    ) -> None:
        """Keep the pickled job and who gets its answer; only a worker makes tickets."""
        self.job = job
        self.renew = renew
        self.priority = priority
        self.then = then
        self.failed = failed
        self.deaths = 0
        self.is_cancelled = False
        self._worker = worker

    def cancel(self) -> None:
        """Take the job back, so that no answer comes any more."""
        self.is_cancelled = True
        self._worker.forget(self)

    def hurry(self, priority: Priority) -> None:
        """Have the job done with this priority from now on, if it is the more urgent one; one in work goes on."""
        self.priority = min(priority, self.priority)
        self._worker.go_on()


class _Run(NamedTuple):
    """A job that the process was given; its answer is dropped when there is no ticket."""

    number: int
    ticket: Ticket | None


class Worker(QObject):
    """One process beside the window that works on one job at a time, and is started when the first is asked for."""

    fault = Signal(str)
    """What went wrong, a traceback mostly, when a job was not done; ``failed`` of its ticket is called too."""

    def __init__(self, parent: QObject | None = None, command: Sequence[str] = ()) -> None:
        """Start nothing yet; ``command``, a program and its arguments, stands in for the process of ours."""
        super().__init__(parent)
        process = WorkerProcess(command or worker_command())
        process.answered.connect(self._take_answer)
        process.ended.connect(self._take_end)
        process.not_started.connect(self._take_no_start)
        # the lambda holds the process, which Qt must not destroy while it runs
        self.destroyed.connect(lambda: end_process(process))
        self._process = process
        self._waiting: list[Ticket] = []
        self._run: _Run | None = None
        self._last_number = 0
        self._is_closed = False

    @property
    def is_busy(self) -> bool:
        """Whether a job is in work or waits."""
        return self._run is not None or bool(self._waiting)

    def ask(
        self,
        function: Callable[..., Result],
        *arguments: object,
        then: Callable[[Result], None],
        priority: Priority = Priority.NOW,
        failed: Callable[[str], None] | None = None,
        renew: Callable[[], tuple[object, ...]] | None = None,
    ) -> Ticket:
        """Have ``function(*arguments, should_stop=...)`` called in the process, and give what it returns to ``then``.

        The function is found there by its name, and looks at ``should_stop()`` all the time. When it raises, or the
        process cannot do it, ``failed`` gets the text, which goes to :attr:`fault` and the standard error too. Either
        is called in this thread and after this has returned, and neither once the ticket is cancelled: do that before
        whatever they belong to is gone. Jobs of equal priority are done in the order in which they were asked for; one
        that makes way for a more urgent one begins anew after it, with the arguments that ``renew`` returns, if given.

        :raises Exception: when the function or its arguments cannot be pickled.
        """
        job = _pickled(function, arguments)
        ticket = Ticket(self, job, priority, then, failed, renew and (lambda: _pickled(function, renew())))
        if not self._is_closed:
            self._waiting.append(ticket)
            self.go_on()
        return ticket

    def forget(self, ticket: Ticket) -> None:
        """Neither begin nor go on with a job that was cancelled."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        elif self._run is not None and self._run.ticket is ticket:
            self._stop(self._run)

    def go_on(self) -> None:
        """Begin the most urgent job, or have the running one make way for it."""
        if not self._waiting:
            return
        # of equals, the one that was asked for first
        ticket = min(self._waiting, key=lambda waiting: waiting.priority)
        if self._run is None:
            self._waiting.remove(ticket)
            self._last_number += 1
            self._run = _Run(self._last_number, ticket)
            self._process.begin()
            self._process.send((self._last_number, ticket.job))
        elif self._run.ticket is not None and ticket.priority < self._run.ticket.priority:
            self._put_back(self._run.ticket)
            self._stop(self._run)

    def close(self) -> None:
        """End the process at once and for good; what is still asked for is never answered."""
        self._is_closed = True
        self._waiting.clear()
        self._run = None
        self._process.end()

    def _put_back(self, ticket: Ticket) -> None:
        """Have a job begun anew when its turn comes."""
        if ticket.renew is not None:
            ticket.job = ticket.renew()
        self._waiting.insert(0, ticket)

    def _stop(self, run: _Run) -> None:
        """Have the job in work stopped; the next one begins when the process says that it has."""
        self._run = _Run(run.number, None)
        self._process.send((run.number,))

    def _take_answer(self, answer: tuple[int, str, Any]) -> None:
        number, kind, value = answer
        if self._run is None or self._run.number != number:
            return
        ticket, self._run = self._run.ticket, None
        try:
            if ticket is not None and kind == DONE:
                ticket.then(value)
            elif ticket is not None:
                self._fail([ticket], value)
        finally:
            self.go_on()

    def _take_end(self) -> None:
        """Ask again what the process died on."""
        ticket = self._run.ticket if self._run is not None else None
        self._run = None
        try:
            if ticket is not None:
                ticket.deaths += 1
                if ticket.deaths < MAX_DEATHS:
                    self._put_back(ticket)
                else:
                    self._fail([ticket], f"The worker process ended {ticket.deaths} times on this job.")
        finally:
            self.go_on()

    def _take_no_start(self, why: str) -> None:
        tickets = self._waiting
        if self._run is not None and self._run.ticket is not None:
            tickets.insert(0, self._run.ticket)
        self._waiting, self._run = [], None
        self._fail(tickets, f"The worker process cannot be started: {why}")

    def _fail(self, tickets: Sequence[Ticket], text: str) -> None:
        if sys.stderr is not None:
            sys.stderr.write(f"{text.rstrip()}\n")
        self.fault.emit(text)
        # each is told, whatever the callbacks of the others raise
        with ExitStack() as stack:
            for ticket in reversed(tickets):
                stack.callback(self._tell_failure, ticket, text)

    def _tell_failure(self, ticket: Ticket, text: str) -> None:
        if ticket.failed is not None and not ticket.is_cancelled and not self._is_closed:
            ticket.failed(text)


def _pickled(function: Callable[..., object], arguments: tuple[object, ...]) -> bytes:
    import pickle

    return pickle.dumps((function, arguments), pickle.HIGHEST_PROTOCOL)
