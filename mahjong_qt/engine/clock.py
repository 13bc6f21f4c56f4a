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


class AwakeTime:
    """A time that stands still while the computer sleeps, whatever the system's own clock does then.

    Whoever uses it looks at least once every few seconds while time counts; a longer step than ``longest_step``
    seconds was sleep.

    >>> times = iter([0.0, 1.0, 30_000.0, 30_001.0])
    >>> awake = AwakeTime(lambda: next(times), longest_step=10.0)
    >>> awake(), awake(), awake(), awake()
    (0.0, 1.0, 1.0, 2.0)
    """

    def __init__(self, now: Callable[[], float], longest_step: float) -> None:
        """Begin at 0 with the first look."""
        self._now = now
        self._longest_step = longest_step
        self._last: float | None = None
        self._awake = 0.0

    def __call__(self) -> float:
        """Return the seconds awake since the first look."""
        now = self._now()
        if self._last is not None and 0.0 < now - self._last <= self._longest_step:
            self._awake += now - self._last
        self._last = now
        return self._awake
