"""Has a stranger's tile set converted in another process, and tells of the end."""

from __future__ import annotations

import contextlib
import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Qt, QTimer, Signal

from mahjong_qt.tile_sets import CONVERT_OPTION
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.own_sets import NEW, read_own_set
from mahjong_qt.worker_process import CLOSE_LIMIT, program_command

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TIME_LIMIT = 60
"""Seconds after which a conversion is given up."""
MAX_ANSWER = 1_000_000


def conversion_command() -> list[str]:
    """Return what starts this same program as the one that converts."""
    return program_command(CONVERT_OPTION)


class TileSetConversion(QObject):
    """One conversion at a time."""

    done = Signal(object)
    """The ``OwnTileSet`` that is there now."""

    failed = Signal(object)
    """The ``TileSetFault`` that says why there is none."""

    def __init__(
        self,
        folder: Path,
        parent: QObject | None = None,
        command: Sequence[str] = (),
        time_limit: float = TIME_LIMIT,
    ) -> None:
        """``folder`` is where the player's sets are; the limit is in seconds."""
        super().__init__(parent)
        self._folder = folder
        self._command = list(command) or conversion_command()
        self._limit = time_limit
        self._process: QProcess | None = None
        self._staging = Path()
        self._file = ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._give_up)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.cancel)

    @property
    def is_running(self) -> bool:
        """Whether a set is being converted."""
        return self._process is not None

    def start(
        self,
        paths: Sequence[str],
        fill: Path | None = None,
        names: Mapping[str, str] | None = None,
        taken: Sequence[str] = (),
    ) -> None:
        """Begin to convert what a player chose: a file, a folder, an archive, or several files.

        ``fill`` is the folder of a set of ours that shows the missing faces; ``names`` are the files of faces by label,
        where the player has said so; ``taken`` the names that other sets have. One that still runs is given up.
        """
        self.cancel()
        self._file = Path(paths[0]).name
        self._staging = self._folder / f"{NEW}{uuid4().hex}"
        job = {
            "paths": [str(Path(path).absolute()) for path in paths],
            "folder": str(self._folder),
            "staging": str(self._staging),
            "filler": str(fill) if fill else "",
            "names": dict(names or {}),
            "taken": list(taken),
        }
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        # what goes wrong in our own code is told where the window's is
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.finished.connect(self._take_end)
        process.errorOccurred.connect(self._take_error, Qt.ConnectionType.QueuedConnection)
        self._process = process
        process.start()
        # the channel stays open: its end tells the process that the window is gone
        process.write(json.dumps(job).encode() + b"\n")
        self._timer.start(int(self._limit * 1000))

    def cancel(self) -> None:
        """Give up the conversion that runs; nothing is told of it, and nothing is left of it."""
        process = self._drop_process()
        if process is not None:
            process.kill()
            process.waitForFinished(CLOSE_LIMIT)
            process.deleteLater()
            shutil.rmtree(self._staging, ignore_errors=True)

    def _drop_process(self) -> QProcess | None:
        process, self._process = self._process, None
        self._timer.stop()
        if process is not None:
            process.blockSignals(True)
        return process

    def _give_up(self) -> None:
        self.cancel()
        self._fail(TileSetFault(FaultReason.TOO_SLOW, self._file, {"limit": self._limit}))

    def _take_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            reason = self._process.errorString()
            self.cancel()
            self._fail(TileSetFault(FaultReason.NOT_STARTED, self._file, {"reason": reason}))

    def _take_end(self) -> None:
        process = self._drop_process()
        if process is None:
            return
        answer = bytes(process.readAllStandardOutput().data())
        process.deleteLater()
        shutil.rmtree(self._staging, ignore_errors=True)
        try:
            own = read_own_set(self._folder, self._id_in(answer))
        except TileSetFault as fault:
            self._fail(fault)
        else:
            self.done.emit(own)

    def _id_in(self, answer: bytes) -> str:
        """Return the id that the process answers.

        :raises TileSetFault: the one that it answers; or that it died, when this is no answer.
        """
        with contextlib.suppress(ValueError, KeyError, TypeError):
            told = json.loads(answer) if len(answer) <= MAX_ANSWER else {}
            if "fault" in told:
                fault = TileSetFault.from_plain(told["fault"])
                fault.file = fault.file or self._file
                raise fault
            return str(told["id"])
        raise TileSetFault(FaultReason.DIED, self._file)

    def _fail(self, fault: TileSetFault) -> None:
        self.failed.emit(fault)
