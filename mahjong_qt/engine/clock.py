"""A stop-watch that is told the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Clock:
    """Adds up the seconds between start and stop; starting twice or stopping twice changes nothing.

    >>> times = iter([10.0, 12.5])
    >>> clock = Clock(lambda: next(times))
    >>> clock.start(); clock.stop(); clock.seconds
    2.5
    """

    def __init__(self, now: Callable[[], float], seconds: float = 0.0) -> None:
        """Begin stopped at ``seconds``; ``now`` returns the time in seconds from any origin."""
        self._now = now
        self._before = seconds
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time is being counted."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """Seconds counted so far; never less than at the last look, even where ``now`` steps back."""
        if self._since is not None:
            now = self._now()
            self._before += max(0.0, now - self._since)
            self._since = now
        return self._before

    def start(self) -> None:
        """Count from now on."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Count no more until started again."""
        self._before = self.seconds
        self._since = None
