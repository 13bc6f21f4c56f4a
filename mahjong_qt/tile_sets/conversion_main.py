"""The process that converts one tile set: it may be killed by what a stranger has drawn, and nothing else is."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import time
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
LOOK_EVERY = 0.2
"""Seconds from one look whether the window is still there to the next, on Windows."""


def serve() -> NoReturn:
    """Read one job from the standard input, do it, and answer with one line; end with the window that asked."""
    _limit()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "win32":
        import msvcrt

        for stream in (0, 1):
            msvcrt.setmode(stream, os.O_BINARY)
    line = _read_line()
    threading.Thread(target=_end_with_window, daemon=True).start()
    try:
        _write(json.dumps(_answer(line)).encode() + b"\n")
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


def _read_line() -> bytes:
    """Return the first line of the standard input, which a program without a console has no stream for."""
    line = b""
    while not line.endswith(b"\n") and (data := os.read(0, 65_536)):
        line += data
    return line


def _write(data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(1, view) :]


def _end_with_window() -> None:
    """Wait for the end of the input, which comes when the window is gone, and end too."""
    with contextlib.suppress(OSError):
        _watch_pipe()
        while os.read(0, 65_536):
            pass
    os._exit(1)


def _watch_pipe() -> None:
    """On Windows, look again and again whether the input has ended, and end too; return where it is no pipe.

    A read that waits would hold up every library that is loaded meanwhile, since each asks for the kind of its input.
    """
    if sys.platform == "win32":
        import _winapi
        import msvcrt

        with contextlib.suppress(OSError):
            while True:
                try:
                    _winapi.PeekNamedPipe(msvcrt.get_osfhandle(0), 0)
                except BrokenPipeError:
                    os._exit(1)
                time.sleep(LOOK_EVERY)


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
