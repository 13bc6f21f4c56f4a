"""A worker that answers when the test says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahjong_qt.worker import Priority, Worker

if TYPE_CHECKING:
    from collections.abc import Callable


class FakeTicket:
    """What the worker was asked, and what takes the answer."""

    def __init__(
        self,
        function: Callable[..., Any],
        arguments: tuple[Any, ...],
        then: Callable[[Any], None],
        priority: Priority = Priority.NOW,
        failed: Callable[[str], None] | None = None,
        renew: Callable[[], tuple[object, ...]] | None = None,
    ) -> None:
        self.function = function
        self.arguments = arguments
        self.then = then
        self.priority = priority
        self.failed = failed
        self.renew = renew
        self.is_open = True
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_open = False
        self.is_cancelled = True

    def answer(self, value: object) -> None:
        self.is_open = False
        self.then(value)

    def hurry(self, priority: Priority) -> None:
        self.priority = min(priority, self.priority)


class FakeWorker(Worker):
    """Keeps what it is asked until the test answers."""

    def __init__(self) -> None:
        super().__init__(command=["nothing"])
        self.tickets: list[FakeTicket] = []

    def ask(self, function: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        self.tickets.append(FakeTicket(function, arguments, **options))
        return self.tickets[-1]

    @property
    def open(self) -> list[FakeTicket]:
        """What is neither answered nor cancelled."""
        return [ticket for ticket in self.tickets if ticket.is_open]

    def asked(self) -> list[tuple[Any, ...]]:
        """Return function and arguments of what is open."""
        return [(ticket.function, *ticket.arguments) for ticket in self.open]

    def answer(self, value: object, function: Callable[..., Any] | None = None) -> FakeTicket:
        """Answer the oldest question, or the oldest to a function."""
        ticket = next(ticket for ticket in self.open if function in (None, ticket.function))
        ticket.answer(value)
        return ticket

    def answer_truly(self) -> None:
        """Answer all there is, and what comes of it."""
        for _ in range(100):
            if not self.open:
                return
            function, *arguments = self.asked()[0]
            self.answer(function(*arguments))
        raise AssertionError("questions without end")

    def fail(self) -> None:
        """Fail on the oldest question."""
        ticket = self.open[0]
        ticket.is_open = False
        if ticket.failed is not None:
            ticket.failed("trace")
