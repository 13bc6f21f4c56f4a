"""The worker process: takes questions from its standard input, works on one at a time, and answers on its output.

It imports no Qt. A frame is a length of 4 bytes, lowest first, and a pickled tuple: a question is ``(number, job)``
with the pickled ``(function, arguments)`` as ``job``, and ``(number,)`` cancels all up to that number, which ascend;
an answer is ``(number, "done", result)`` or ``(number, "failed", traceback)``.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WORKER_OPTION = "--worker"
"""The argument that makes the program a worker."""

HEADER_BYTES = 4
MAX_FRAME_BYTES = 64 * 1024 * 1024
READ_BYTES = 64 * 1024
NICENESS = 5
"""How far painting goes before thinking where both want the same core. Python has no such call for Windows: there the
process is as urgent as the window."""

SWITCH_SECONDS = 0.001
"""How long a search keeps a cancel from being read; Python's own 0.005 is a third of a frame."""

DONE = "done"
FAILED = "failed"
OUR_MODULES = "mahjong_qt."
"""Where the functions are that may be called: a check against mistakes of ours and no protection, since pickles are
read before it. Who can write to the standard input of this process is the program that started it."""


class FrameError(ValueError):
    """Bytes that are no frame."""


def frame(value: tuple[object, ...]) -> bytes:
    """Return the frame of a value."""
    import pickle

    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEADER_BYTES, "little") + body


def take_frames(buffer: bytearray) -> Iterator[Any]:
    """Take each whole frame off the front of the buffer and return its value.

    :raises FrameError: when a frame claims to be longer than 64 MB.
    """
    import pickle

    while len(buffer) >= HEADER_BYTES:
        length = int.from_bytes(buffer[:HEADER_BYTES], "little")
        if length > MAX_FRAME_BYTES:
            raise FrameError(f"a frame of {length} bytes")
        end = HEADER_BYTES + length
        if len(buffer) < end:
            return
        body = bytes(buffer[HEADER_BYTES:end])
        del buffer[:end]
        yield pickle.loads(body)


class Answerer:
    """Works on questions in the main thread while a second thread listens for the next one, for cancels and the end."""

    def __init__(self, questions: int, answers: int, allowed: str) -> None:
        """Take the two file descriptors, and how the name of a module begins whose functions may be called."""
        self._questions = questions
        self._answers = answers
        self._allowed = allowed
        self._waiting: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
        self._cancelled = 0

    def run(self) -> NoReturn:
        """Work until whoever asks is gone."""
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            number, job = self._waiting.get()
            # one that was cancelled before it began is answered too: the other end waits for that before it goes on
            self._write(self._answer(number, job) if number > self._cancelled else frame((number, DONE, None)))

    def _answer(self, number: int, job: bytes) -> bytes:
        try:
            return frame((number, DONE, self._work(number, job)))
        except Exception:
            import traceback

            return frame((number, FAILED, traceback.format_exc()))

    def _work(self, number: int, job: bytes) -> object:
        import pickle

        function: Callable[..., object]
        function, arguments = pickle.loads(job)
        if not function.__module__.startswith(self._allowed):
            raise PermissionError(f"{function.__module__}.{function.__qualname__} is no function of ours")
        return function(*arguments, should_stop=lambda: number <= self._cancelled)

    def _listen(self) -> NoReturn:
        """End the process at once when the other end closes, also in the middle of a search."""
        try:
            buffer = bytearray()
            while data := os.read(self._questions, READ_BYTES):
                buffer += data
                for number, *job in take_frames(buffer):
                    if job:
                        self._waiting.put((number, job[0]))
                    else:
                        self._cancelled = number
        except Exception:
            import traceback

            traceback.print_exc()
        os._exit(0)

    def _write(self, data: bytes) -> None:
        view = memoryview(data)
        while view:
            try:
                view = view[os.write(self._answers, view) :]
            except OSError:
                os._exit(0)


def serve(allowed: str = OUR_MODULES) -> NoReturn:
    """Answer questions on the standard streams until they close."""
    # Ctrl+C in a terminal reaches every process there; this one ends when the window's does
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import msvcrt

        for stream in (0, 1):
            msvcrt.setmode(stream, os.O_BINARY)
    else:
        with suppress(OSError):
            os.nice(NICENESS)
    sys.setswitchinterval(SWITCH_SECONDS)
    _ensure_standard_error()
    answers = os.dup(1)
    # what is printed by mistake is no answer
    os.dup2(2, 1)
    Answerer(0, answers, allowed).run()


def _ensure_standard_error() -> None:
    """Lead standard error nowhere when there is none or it cannot be used, as in a windowed program."""
    try:
        os.fstat(2)
        os.close(os.dup(2))
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        # the lowest free number, and so this one where it was closed
        if nowhere != 2:
            os.dup2(nowhere, 2)
            os.close(nowhere)
