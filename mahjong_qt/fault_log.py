"""The file in which it is written down what went wrong in the program."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from mahjong_qt import __version__

if TYPE_CHECKING:
    from pathlib import Path

MAX_LOG_BYTES = 256 * 1024
"""A longer file is set aside, in the place of the one set aside before."""


def write_fault(path: Path, text: str) -> None:
    """Add a text, with the time and the version of the program, to the end of a log file.

    :raises OSError: when it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size > MAX_LOG_BYTES:
        path.replace(path.with_suffix(".old.log"))
    with path.open("a", encoding="utf-8") as log:
        log.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {__version__}\n{text.rstrip()}\n\n")
