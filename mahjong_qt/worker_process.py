"""The process beside the window as Qt sees it, and the command that starts it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess, Qt, Signal

from mahjong_qt.worker_main import WORKER_OPTION, frame, take_frames

if TYPE_CHECKING:
    from collections.abc import Sequence

CLOSE_LIMIT = 1000
"""Milliseconds that closing waits for the process to be gone."""

LAUNCH = "import sys; sys.path.insert(0, sys.argv.pop(1)); from mahjong_qt.app import main; del sys.path[0]; main()"
"""What Python is to run. The package comes from the folder given, wherever it lies and whatever else is installed; all
that it imports is searched for as in any other program, since that folder may be full of packages."""


class WorkerProcess(QProcess):
    """The process: values go in and answers come out, and it may be begun again after its end."""

    answered = Signal(object)
    """The tuple that is an answer."""

    ended = Signal()
    """It died, or sent what is no answer and was killed for it."""

    not_started = Signal(str)
    """The system cannot start the program, and why."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self._buffer = bytearray()
        self.setProgram(command[0])
        self.setArguments(command[1:])
        self.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self.readyReadStandardOutput.connect(self._read)
        self.finished.connect(self.ended)
        # some systems know that already before start() returns
        self.errorOccurred.connect(self._take_error, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Start it unless it runs."""
        if self.state() == QProcess.ProcessState.NotRunning:
            self._buffer.clear()
            self.start()

    def send(self, value: tuple[object, ...]) -> None:
        """Send a value; it is lost when the process does not run."""
        if self.state() != QProcess.ProcessState.NotRunning:
            self.write(frame(value))

    def end(self) -> None:
        """End it now; nothing is heard of it any more."""
        self.blockSignals(True)
        self.closeWriteChannel()
        self.kill()
        self.waitForFinished(CLOSE_LIMIT)

    def _read(self) -> None:
        self._buffer += self.readAllStandardOutput().data()
        try:
            answers = list(take_frames(self._buffer))
        except Exception:
            self.closeReadChannel(QProcess.ProcessChannel.StandardOutput)
            self.kill()
            return
        for answer in answers:
            self.answered.emit(answer)

    def _take_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.not_started.emit(self.errorString())


def end_process(process: WorkerProcess) -> None:
    """End a process, unless Python itself ends and has destroyed it already."""
    from shiboken6 import isValid

    if isValid(process):
        process.end()


def is_frozen() -> bool:
    """Say whether the program was made into one that brings its own Python."""
    return bool(getattr(sys, "frozen", False))


def worker_command() -> list[str]:
    """Return what starts this same program as the worker."""
    return program_command(WORKER_OPTION)


def program_command(option: str) -> list[str]:
    """Return what starts this same program with an option that makes it something else than a window."""
    if is_frozen():
        return [sys.executable, option]
    # -P: not from the folder that happens to be the working one
    return [sys.executable, "-P", "-c", LAUNCH, str(Path(__file__).parents[1]), option]
