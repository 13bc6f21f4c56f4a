"""What is to be played, between the thread that reads and the one that plays."""

from __future__ import annotations

import threading
import time
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_WAITING = 8
"""One wish more, and the oldest is dropped."""

FRESH_SECONDS = 0.5
"""A wish that waited longer is dropped: a sound long after its click is worse than none."""


class Wish(NamedTuple):
    """A sound to play, at a volume from 1 to 100."""

    name: str
    volume: int


def wish_from(line: bytes) -> Wish | None:
    """Return the wish in a line, or None when there is none in it.

    >>> wish_from(b"click 60"), wish_from(b"click"), wish_from(b"click x"), wish_from(b"click 0")
    (Wish(name='click', volume=60), None, None, None)
    """
    words = line.decode("ascii", "replace").split()
    if len(words) != 2 or not words[1].isascii() or not words[1].isdigit() or not 0 < int(words[1]) <= 100:
        return None
    return Wish(words[0], int(words[1]))


class WishQueue:
    """The newest wishes, in order."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with no wish; ``now`` returns seconds."""
        self._now = now
        self._condition = threading.Condition()
        self._wishes: deque[tuple[float, Wish]] = deque(maxlen=MOST_WAITING)

    def put(self, wish: Wish) -> None:
        """Have a sound played next after those that wait."""
        with self._condition:
            self._wishes.append((self._now(), wish))
            self._condition.notify()

    def wait(self, seconds: float | None) -> bool:
        """Return whether a wish waits, as soon as one does or the time, if any, is over; nothing is used up by it."""
        with self._condition:
            return bool(self._condition.wait_for(lambda: bool(self._wishes), seconds))

    def take(self) -> list[Wish]:
        """Take all that wait and return those that are fresh."""
        with self._condition:
            limit = self._now() - FRESH_SECONDS
            fresh = [wish for at, wish in self._wishes if at >= limit]
            self._wishes.clear()
            return fresh
