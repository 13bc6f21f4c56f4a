"""The file in which it is written down what went wrong in the program."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from mahjong_qt import __version__

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

MAX_LOG_BYTES = 256 * 1024
"""A longer file is set aside, in the place of the one set aside before."""


class FaultReport:
    """Writes down what bugs of ours raised, and tells of the first one, so that whoever uses the program goes on."""

    def __init__(self, path: Callable[[], Path], tell: Callable[[Path], bool]) -> None:
        """``path`` returns the log file; ``tell`` says that it has told, which it may not be able to do yet."""
        self._path, self._tell = path, tell
        self._is_told = False

    def take_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write down an exception that nobody caught: a hook for :data:`sys.excepthook`."""
        import traceback

        text = "".join(traceback.format_exception(kind, error, trace))
        # a program without a console has none
        if sys.stderr is not None:
            sys.stderr.write(text)
        self.take(text)

    def take(self, text: str) -> None:
        """Write down what went wrong, here or in the worker; where that cannot be done there is nobody to tell."""
        path = self._path()
        try:
            write_fault(path, text)
        except OSError:
            return
        if not self._is_told:
            self._is_told = self._tell(path)


def write_fault(path: Path, text: str) -> None:
    """Add a text, with the time and the version of the program, to the end of a log file.

    :raises OSError: when it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size > MAX_LOG_BYTES:
        path.replace(path.with_suffix(".old.log"))
    with path.open("a", encoding="utf-8") as log:
        log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {__version__}\n{text.rstrip()}\n\n")
