"""Checks of the real game: its window, a game from its first click to the records, and the statistics."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from mahjong_qt import paths
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.program import Program
from mahjong_qt.records import Filter, GameOutcome, Records
from mahjong_qt.self_test.check import CheckError, require
from mahjong_qt.self_test.deal_checks import TURTLE
from mahjong_qt.self_test.pictures import CHART_COLOURS, colours_shown
from mahjong_qt.self_test.waiting import let_events_go_on, wait_until
from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow

if TYPE_CHECKING:
    from mahjong_qt.application import Application

BOARD_COLOURS = 200
"""Colours that are seen at least."""


class WindowChecks:
    """The checks of one running game, in their order."""

    def __init__(self, app: Application) -> None:
        """Start nothing yet."""
        self._app = app
        self._started: Program | None = None
        self._hook = sys.excepthook

    @property
    def _program(self) -> Program:
        if self._started is None:
            raise CheckError("the game was not started")
        return self._started

    def check_window(self) -> str:
        """The window opens, with the game of a code on its board."""
        self._started = program = Program(self._app, TURTLE)
        window = program.window
        window.show()
        wait_until(lambda: not window.windowIcon().isNull(), "a painted window")
        wait_until(lambda: str(program.session.game.deal.code) == TURTLE, f"the game {TURTLE}")
        wait_until(lambda: window.scene.is_playable, "a board that takes clicks")
        colours = colours_shown(window.view, BOARD_COLOURS)
        return f"{window.width()} x {window.height()}, {colours} colours on the board"

    def check_game(self) -> str:
        """A game is played by clicks of the mouse to its end, by the plan that comes with it."""
        session = self._program.session
        plan = session.game.deal.plan or ()
        require(bool(plan), f"{TURTLE} has no plan")
        for pair in plan:
            left = session.game.board.tiles_left
            for tile in pair:
                self._click(tile)
            require(session.game.board.tiles_left == left - len(pair), f"the pair {pair} was not taken")
            let_events_go_on()
        require(session.game.status is Status.CLEARED, f"the game is {session.game.status}")
        return f"{len(plan)} pairs"

    def check_records(self) -> str:
        """The game is in the player's records, and they are where they are to be."""
        require((paths.data_folder() / "game.json").is_file(), "the game was not saved")
        (row,) = Records(paths.data_folder() / "records.sqlite").games(Filter())
        result = row.result
        require((result.code, result.outcome) == (TURTLE, GameOutcome.CLEARED), f"the records have {result}")
        return f"{result.code} {result.outcome.value}"

    def check_plots(self) -> str:
        """The window of statistics opens, and draws each of its charts."""
        window = self._program.window
        window.actions_by_verb["statistics"].trigger()
        shown = window.findChild(QWidget, "statistics")
        if not isinstance(shown, StatisticsWindow):
            raise CheckError("there is no window of statistics")
        shown.tabs.setCurrentWidget(shown.charts)
        titles = []
        for place, chart in enumerate(shown.charts.charts):
            shown.charts.picker.setCurrentIndex(place)
            shown.charts.picker.activated.emit(place)
            let_events_go_on()
            colours_shown(chart.plot(), CHART_COLOURS, step=1)
            titles.append(chart.title())
        require("pyqtgraph" in sys.modules, "the charts were drawn by something else")
        shown.close()
        let_events_go_on()
        return ", ".join(titles)

    def check_end(self) -> str:
        """The game ends, and nothing has gone wrong in it that it wrote down."""
        program, self._started = self._program, None
        program.window.close()
        program.finish()
        sys.excepthook = self._hook
        program.window.deleteLater()
        program.deleteLater()
        let_events_go_on()
        log = paths.data_folder() / "errors.log"
        require(not log.exists(), log.read_text(encoding="utf-8") if log.exists() else "")
        return "ended"

    def _click(self, tile: int) -> None:
        """Press and release the left button over a tile."""
        view = self._program.window.view
        place = self._place_of(tile)
        at, button = QPointF(view.board_viewport.mapToGlobal(place)), Qt.MouseButton.LeftButton
        for kind, held in (
            (QEvent.Type.MouseButtonPress, button),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            event = QMouseEvent(kind, place, at, button, held, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(view.board_viewport, event)

    def _place_of(self, tile: int) -> QPointF:
        """Return a point of the viewport at which a tile is seen."""
        view, scene = self._program.window.view, self._program.window.scene
        if scene.board is None or scene.placement is None:
            raise CheckError("there is no board")
        geometry, ratio, shift_x, shift_y = scene.placement
        left, top = geometry.corner(scene.board.layout.slots[tile])
        x, y = left + geometry.metrics.width / 2 + shift_x, top + geometry.metrics.height / 2 + shift_y
        place = QPointF(view.mapFromScene(QPointF(x / ratio, y / ratio)))
        seen = scene.tile_at(view.mapToScene(place.toPoint()))
        require(seen == tile, f"in place of tile {tile} there is {seen}")
        return place
