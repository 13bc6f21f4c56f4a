"""Waiting for what comes from outside of this thread, while events go on."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QThread

from mahjong_qt.self_test.check import LIMIT, CheckError

if TYPE_CHECKING:
    from collections.abc import Callable

PAUSE = 5
"""Milliseconds from one look to the next."""


def wait_until(condition: Callable[[], bool], what: str, limit: float = LIMIT) -> None:
    """Let events go on until something is so; the limit is in seconds.

    :raises CheckError: when it is not so in time, with ``what`` was waited for.
    """
    end = time.monotonic() + limit
    while not condition():
        if time.monotonic() > end:
            raise CheckError(f"not in {limit:g} seconds: {what}")
        let_events_go_on()
        QThread.msleep(PAUSE)


def let_events_go_on() -> None:
    """Do what waits in the event loop, for a tenth of a second at most."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, QDeadlineTimer(100))
    # outside of an event loop nobody else deletes what is to be deleted later
    QCoreApplication.sendPostedEvents(None, 52)  # QEvent.Type.DeferredDelete
