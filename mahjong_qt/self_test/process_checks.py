"""Checks of the processes that a window starts for itself."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess

from mahjong_qt import paths
from mahjong_qt.engine.games import rules_of
from mahjong_qt.engine.play.advisor import ADVICE_BUDGET
from mahjong_qt.engine.verdict import Solvable
from mahjong_qt.self_test.check import CheckError, require
from mahjong_qt.self_test.deal_checks import TURTLE, deal_of
from mahjong_qt.self_test.waiting import wait_until
from mahjong_qt.sound import sound_command
from mahjong_qt.tile_sets.face_names import FLUFFY
from mahjong_qt.tile_sets.own_sets import OwnTileSet
from mahjong_qt.tile_sets.tile_set_conversion import TileSetConversion
from mahjong_qt.worker import Worker

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.verdict import Verdict

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">'
    '<rect x="60" y="80" width="180" height="240" fill="#{colour:02x}4020"/></svg>'
)
FILLER = "numbers"
"""The tile set of ours whose faces stand in for those that the other one has not."""


def check_worker(layouts: Path) -> str:
    """The worker proves that a deal can be cleared."""
    answers: list[Verdict] = []
    faults: list[str] = []
    worker = Worker()
    board = deal_of(layouts, TURTLE).board
    try:
        worker.ask(rules_of(board.game).advise, board, None, ADVICE_BUDGET, then=answers.append, failed=faults.append)
        wait_until(lambda: bool(answers or faults), "an answer of the worker")
    finally:
        worker.close()
    if faults:
        raise CheckError(faults[0])
    verdict = answers[0]
    if not isinstance(verdict, Solvable):
        raise CheckError(f"the worker says {verdict}")
    return f"a plan of {len(verdict.plan)} pairs"


def check_sound_process() -> str:
    """The process for sounds starts, and ends when nobody wants it any more; nothing is heard of it."""
    process = QProcess()
    program, *arguments = sound_command()
    process.start(program, arguments)
    require(process.waitForStarted(), f"cannot be started: {process.errorString()}")
    process.closeWriteChannel()
    wait_until(lambda: process.state() is QProcess.ProcessState.NotRunning, "the end of the process for sounds")
    errors = bytes(process.readAllStandardError().data()).decode(errors="replace")
    require(process.exitCode() == 0, f"exit code {process.exitCode()}\n{errors}")
    return "started and ended"


def check_conversion(folder: Path) -> str:
    """A tile set of another game is converted in a process of its own."""
    chosen, own = folder / "Sample", folder / "own-sets"
    chosen.mkdir()
    for number, name in enumerate(FLUFFY):
        drawing = DRAWING.replace("{colour:02x}", f"{number * 5:02x}")
        (chosen / f"{name.capitalize()}.svg").write_text(drawing, encoding="utf-8")
    outcomes: list[object] = []
    conversion = TileSetConversion(own)
    conversion.done.connect(outcomes.append)
    conversion.failed.connect(outcomes.append)
    try:
        conversion.start([str(chosen)], paths.resources_folder() / "tiles" / FILLER)
        wait_until(lambda: bool(outcomes), "a converted tile set")
    finally:
        conversion.cancel()
    outcome = outcomes[0]
    if not isinstance(outcome, OwnTileSet):
        raise CheckError(f"not converted: {outcome}")
    return f"{len(FLUFFY)} faces converted, {len(outcome.filled)} of ours"


def check_session_bus() -> str:
    """On Linux the program can ask the desktop what the player has set."""
    if sys.platform != "linux":
        return "not on this system"
    from PySide6.QtDBus import QDBusConnection

    return "connected" if QDBusConnection.sessionBus().isConnected() else "loaded; there is no bus here"
