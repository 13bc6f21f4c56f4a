"""Ends a self-test that hangs, after its report has said where."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

GRACE = 10.0
"""Seconds after the limit of a check; until then it may find out by itself that it waits in vain."""


class Watchdog:
    """A thread that waits for the end of the step under way, and of the whole."""

    def __init__(self, whole: float, give_up: Callable[[str], None]) -> None:
        """``whole`` is the limit for everything, in seconds; ``give_up`` gets the stack of the thread that hangs."""
        self._end = time.monotonic() + whole
        self._deadline = self._end
        self._give_up = give_up
        self._watched = threading.get_ident()
        self._is_over = False
        self._news = threading.Condition()
        threading.Thread(target=self._watch, daemon=True, name="self-test-watchdog").start()

    def allow(self, seconds: float) -> None:
        """Let the step that begins now take so long, and a little more, but the whole no longer than it may."""
        with self._news:
            self._deadline = min(self._end, time.monotonic() + seconds + GRACE)
            self._news.notify()

    def end(self) -> None:
        """Watch no more."""
        with self._news:
            self._is_over = True
            self._news.notify()

    def _watch(self) -> None:
        with self._news:
            while not self._is_over:
                left = self._deadline - time.monotonic()
                if left <= 0:
                    break
                self._news.wait(left)
            if self._is_over:
                return
        frame = sys._current_frames().get(self._watched)
        self._give_up("".join(traceback.format_stack(frame)) if frame is not None else "")
