"""Checks of the real editor: its window, drawing, files, and the analysis with its plot."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from editor.analysis.open_pairs_plot import OpenPairsPlot
from editor.program import EditorProgram
from editor.start import Start
from mahjong_qt import paths
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout, read_layout_file
from mahjong_qt.self_test.check import CheckError, require
from mahjong_qt.self_test.pictures import CHART_COLOURS, colours_shown
from mahjong_qt.self_test.waiting import let_events_go_on, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from editor.window.desk import EditorDesk
    from mahjong_qt.application import Application

TILES = [(x, y, 0) for x in (4, 8, 12, 16) for y in (4, 8)]
FAR = 20
"""Half tiles that the cursor is moved away from all of them."""

CANVAS_COLOURS = 20
"""Colours that are seen at least."""


class EditorChecks:
    """The checks of one running editor, in their order."""

    def __init__(self, app: Application, folder: Path) -> None:
        """Start nothing yet; ``folder`` may be filled."""
        self._app = app
        self._path = folder / "drawn.mjlayout"
        self._started: EditorProgram | None = None
        self._hook = sys.excepthook

    @property
    def _program(self) -> EditorProgram:
        if self._started is None:
            raise CheckError("the editor was not started")
        return self._started

    @property
    def _desk(self) -> EditorDesk:
        if self._program.desk is None:
            raise CheckError("the editor was not painted")
        return self._program.desk

    @property
    def _tiles(self) -> int:
        return len(self._program.workspace.document.plane)

    def check_window(self) -> str:
        """The window opens, with a layout file on its canvas."""
        self._path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles(TILES), name="Sample")))
        self._started = program = EditorProgram(self._app, Start((str(self._path),)))
        window = program.window
        window.show()
        wait_until(lambda: program.desk is not None and not window.windowIcon().isNull(), "a painted window")
        require(self._tiles == len(TILES), f"{self._tiles} tiles are open")
        let_events_go_on()
        return f"{window.width()} x {window.height()}, {colours_shown(window.view, CANVAS_COLOURS)} colours"

    def check_drawing(self) -> str:
        """A tile is laid by a key, and undone."""
        self._lay_tile()
        require(self._tiles == len(TILES) + 1, f"{self._tiles} tiles after one was laid")
        self._program.window.actions_by_verb["undo"].trigger()
        require(self._tiles == len(TILES), f"{self._tiles} tiles after that was undone")
        return "laid and undone"

    def check_saving(self) -> str:
        """What was drawn is saved, and is in the file."""
        for _ in range(2):
            self._lay_tile()
        require(self._desk.files.is_unsaved, "nothing is to be saved")
        self._program.window.actions_by_verb["save"].trigger()
        require(not self._desk.files.is_unsaved, "it was not saved")
        saved = len(read_layout_file(self._path).layout)
        require(saved == len(TILES) + 2, f"{saved} tiles are in the file")
        return f"{saved} tiles"

    def check_analysis(self) -> str:
        """The worker analyses the layout, and a plot shows what it found."""
        self._program.window.actions_by_verb["analyse"].trigger()
        panel = self._desk.analysis
        (plot,) = panel.findChildren(OpenPairsPlot)
        wait_until(lambda: panel.analysis.state.result is not None and not plot.isHidden(), "an analysis with a plot")
        panel.analysis.cancel()
        let_events_go_on()
        colours_shown(plot, CHART_COLOURS, step=1)
        require("pyqtgraph" in sys.modules, "the plot was drawn by something else")
        result = panel.analysis.state.result
        return f"{result.deals if result is not None else 0} deals tried"

    def check_end(self) -> str:
        """The editor ends, and nothing has gone wrong in it that it wrote down."""
        program, self._started = self._program, None
        program.window.close()
        require(not program.window.isVisible(), "the window did not close")
        program.finish()
        sys.excepthook = self._hook
        program.window.deleteLater()
        program.deleteLater()
        let_events_go_on()
        log = paths.data_folder() / "errors.log"
        require(not log.exists(), log.read_text(encoding="utf-8") if log.exists() else "")
        return "ended"

    def _lay_tile(self) -> None:
        """Move the cursor to where there is room, and press the key that lays a tile."""
        workspace = self._program.workspace
        workspace.move_cursor(workspace.cursor._replace(x=workspace.cursor.x + FAR))
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
            QCoreApplication.sendEvent(self._program.window.view, event)
