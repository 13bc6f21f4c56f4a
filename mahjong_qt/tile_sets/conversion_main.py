"""The process that converts one tile set: it may be killed by what a stranger has drawn, and nothing else is."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import traceback
from typing import NoReturn

from mahjong_qt.tile_sets.conversion import ConversionJob, convert
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault

MEMORY = 1536 * 1024 * 1024
"""Bytes of address space that the process may have."""
PROCESSOR = 60
"""Seconds of computing that it may take."""
FILE_SIZE = 32 * 1024 * 1024
"""Bytes of the largest file that it may write."""


def serve() -> NoReturn:
    """Read one job from the standard input, do it, and answer with one line; end with the window that asked."""
    _limit()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    line = sys.stdin.buffer.readline()
    threading.Thread(target=_end_with_window, daemon=True).start()
    try:
        sys.stdout.write(json.dumps(_answer(line)) + "\n")
        sys.stdout.flush()
    except BaseException:
        # an end in the usual way would wait for the other thread
        traceback.print_exc()
        os._exit(1)
    # what Qt made of a stranger's drawing need not be put in order
    os._exit(0)


def _answer(line: bytes) -> dict[str, object]:
    answer: dict[str, object]
    try:
        job = ConversionJob(**json.loads(line))
        from PySide6.QtGui import QGuiApplication

        app = QGuiApplication(["mahjong-qt"])
        answer = {"id": convert(job)}
        del app
    except TileSetFault as fault:
        answer = {"fault": fault.as_plain()}
    except MemoryError:
        answer = {"fault": TileSetFault(FaultReason.TOO_MUCH_MEMORY, "").as_plain()}
    return answer


def _end_with_window() -> None:
    """Wait for the end of the input, which comes when the window is gone, and end too."""
    # not through sys.stdin, whose lock would be held when this process ends
    with contextlib.suppress(OSError):
        while os.read(0, 65_536):
            pass
    os._exit(1)


def _limit() -> None:
    """Have the system end this process when it takes too much; where there are no such limits the window does."""
    try:
        import resource
    except ImportError:
        return
    limits = {
        resource.RLIMIT_AS: MEMORY,
        resource.RLIMIT_CPU: PROCESSOR,
        resource.RLIMIT_FSIZE: FILE_SIZE,
        resource.RLIMIT_CORE: 0,
    }
    for kind, limit in limits.items():
        # macOS knows some of them by name only
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (limit, limit))
