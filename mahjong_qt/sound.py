"""The game's sounds as the window asks for them; another process plays them, so that they never hold it up.

See ``sound_main`` for the other side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, Qt, Signal

from mahjong_qt.sound_main import NONE, SOUND_OPTION
from mahjong_qt.worker_process import program_command

if TYPE_CHECKING:
    from collections.abc import Sequence

CLOSE_LIMIT = 1000
"""Milliseconds that switching off waits for the process to be gone."""

MOST_DEATHS = 2
"""So often is a process that died started again; after that there is no sound until the next start of the game."""

MOST_WAITING = 1000
"""Bytes; when the process has left so much unread, what is wished for then is not sent."""

DEFAULT_VOLUME = 60


class Sounds(QObject):
    """Plays sounds by their names; its process starts with the first one, and not at all while switched off."""

    def __init__(self, parent: QObject | None = None, command: Sequence[str] = ()) -> None:
        """Begin switched off; ``command``, a program and its arguments, stands in for the process of ours."""
        super().__init__(parent)
        process = _SoundProcess(command or sound_command())
        process.silent.connect(self._take_silence)
        process.died.connect(self._take_death)
        # the lambda holds the process, which Qt must not destroy while it runs
        self.destroyed.connect(lambda: _end(process))
        self._process = process
        self._volume = DEFAULT_VOLUME
        self._deaths = 0
        self._is_on = False
        self._is_silent = False
        self._is_closed = False

    @property
    def is_silent(self) -> bool:
        """Whether there turned out to be nothing to sound on; switching off and on tries again."""
        return self._is_silent

    def play(self, name: str) -> None:
        """Have a sound played as soon as can be, or not at all."""
        if not self._is_on or self._volume <= 0 or self._is_silent or self._is_closed or self._deaths > MOST_DEATHS:
            return
        self._process.begin()
        self._process.send(f"{name} {self._volume}\n".encode("ascii"))

    def set_on(self, is_on: bool) -> None:
        """Switch sound on, or off and end its process."""
        if is_on == self._is_on:
            return
        self._is_on = is_on
        self._is_silent = False
        if not is_on:
            self._process.end()

    def set_volume(self, volume: int) -> None:
        """Play at a volume from 0 to 100 from the next sound on."""
        self._volume = min(max(volume, 0), 100)

    def close(self) -> None:
        """End the process for good."""
        self._is_closed = True
        self._process.end()

    def _take_silence(self) -> None:
        self._is_silent = True

    def _take_death(self) -> None:
        self._deaths += 1


class _SoundProcess(QProcess):
    """The process; it may be begun again after its end."""

    silent = Signal()
    """There is nothing to sound on, or the process cannot be started."""

    died = Signal()
    """It ended of itself."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self.setProgram(command[0])
        self.setArguments(command[1:])
        self.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self.finished.connect(self._take_end)
        # some systems know that already before start() returns
        self.errorOccurred.connect(self._take_error, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Start it unless it runs."""
        if self.state() == QProcess.ProcessState.NotRunning:
            self.start()

    def send(self, line: bytes) -> None:
        """Send a line, unless the process does not run or reads none."""
        if self.state() != QProcess.ProcessState.NotRunning and self.bytesToWrite() < MOST_WAITING:
            self.write(line)

    def end(self) -> None:
        """End it now; nothing is heard of this run of it any more."""
        if self.state() == QProcess.ProcessState.NotRunning:
            return
        self.blockSignals(True)
        self.closeWriteChannel()
        self.kill()
        self.waitForFinished(CLOSE_LIMIT)
        self.blockSignals(False)

    def _take_end(self) -> None:
        if bytes(self.readAllStandardOutput().data()) == NONE:
            self.silent.emit()
        else:
            self.died.emit()

    def _take_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.silent.emit()


def _end(process: _SoundProcess) -> None:
    """End a process, unless Python itself ends and has destroyed it already."""
    from shiboken6 import isValid

    if isValid(process):
        process.end()


def sound_command() -> list[str]:
    """Return what starts this same program as the process for sounds."""
    return program_command(SOUND_OPTION)
