"""The report of a self-test: a JSON file that is written anew after each step, so that even a crash leaves one."""

from __future__ import annotations

import errno
import json
import platform
import sys
import threading
import time
from typing import TYPE_CHECKING

from mahjong_qt import __version__
from mahjong_qt.storage import publish_file

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.self_test.check import Outcome

MOST_MESSAGES = 100
"""Messages of Qt that are kept; there may be one for each picture."""

LOADING = "loading what the next check needs"
"""What is under way between two checks."""


class Report:
    """Collects outcomes. Two threads may use it: the one that works and the one that watches it."""

    def __init__(self, path: Path, program: str) -> None:
        """Report on a program, into this file; nothing is written yet."""
        self._path = path
        self._lock = threading.RLock()
        self._outcomes: list[Outcome] = []
        self._messages: list[str] = []
        self._running = LOADING
        self._is_over = False
        self._facts: dict[str, object] = {
            "program": program,
            "version": __version__,
            "frozen": bool(getattr(sys, "frozen", False)),
            "python": platform.python_version(),
            "qt": "",
            "pyside6": "",
            "system": platform.platform(),
            "platform": "",
            "started": time.strftime("%Y-%m-%dT%H:%M:%S%z"),
        }

    @property
    def passed(self) -> bool:
        """Whether all checks were run and have passed."""
        return self._is_over and bool(self._outcomes) and all(outcome.passed for outcome in self._outcomes)

    @property
    def running(self) -> str:
        """The name of the check that is being run, what is done between two of them, or nothing at the end."""
        return self._running

    def add_facts(self, **facts: str) -> None:
        """Note what is known of the programs below, such as ``qt``, the version of Qt."""
        with self._lock:
            self._facts.update(facts)

    def add_message(self, message: str) -> None:
        """Note what Qt had to say."""
        with self._lock:
            if len(self._messages) < MOST_MESSAGES:
                self._messages.append(message)

    def begin(self, name: str) -> None:
        """Note which check begins.

        :raises OSError: when the report cannot be written.
        """
        with self._lock:
            self._running = name
            self._write()

    def add(self, outcome: Outcome) -> None:
        """Note what came of the check that began last.

        :raises OSError: when the report cannot be written.
        """
        with self._lock:
            self._running = LOADING
            self._outcomes.append(outcome)
            self._write()

    def finish(self, *outcomes: Outcome) -> None:
        """Note that there is nothing more to check, after these last outcomes.

        :raises OSError: when the report cannot be written.
        """
        with self._lock:
            self._outcomes += outcomes
            self._running, self._is_over = "", True
            self._write()

    def _write(self) -> None:
        content = {
            **self._facts,
            "checks": [outcome._asdict() | {"seconds": round(outcome.seconds, 3)} for outcome in self._outcomes],
            "running": self._running,
            "messages": self._messages,
            "passed": self.passed,
        }
        if self._path.exists() and not self._path.is_file():
            # a device would be replaced by the report
            raise OSError(errno.EINVAL, "is there and is no file", str(self._path))
        text = json.dumps(content, ensure_ascii=False, indent=1)
        # names of files need not be text
        publish_file(self._path, text.encode("utf-8", "backslashreplace") + b"\n")
