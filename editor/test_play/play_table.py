"""The game's own board, and what is seen before there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from mahjong_qt.appearance import is_dark
from mahjong_qt.view.board_scene import Arrival, BoardScene, Look
from mahjong_qt.view.board_view import BoardView

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Started
    from mahjong_qt.settings import Settings


class PlayTable(QStackedWidget):
    """Shows the game of a session, from when it begins; clicks that choose a pair take it."""

    def __init__(self, session: Session, art: TileArt, parent: QWidget | None = None) -> None:
        """Begin without a board."""
        super().__init__(parent)
        self.scene = BoardScene(art, self)
        self.view = BoardView(self.scene, art, self)
        self.view.setObjectName("test_board")
        self._waiting = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        # whoever waits can leave by the keys too
        self._waiting.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.addWidget(self._waiting)
        self.addWidget(self.view)
        session.started.connect(self._show_started)
        session.changed.connect(self.scene.apply)
        session.hinted.connect(self.scene.show_hint)
        session.state_changed.connect(self._show_state)
        self.scene.pair_chosen.connect(session.take)
        self.view.set_dark(is_dark(self))
        self.retranslate()

    @property
    def has_board(self) -> bool:
        """Whether a board is shown, or would be if this were."""
        return self.currentWidget() is self.view

    def clear(self) -> None:
        """Show no board until the next game begins."""
        self.setCurrentWidget(self._waiting)

    def rest(self) -> None:
        """Bring everything that moves to its end."""
        self.scene.motion.finish_all()

    def take_keys(self) -> None:
        """Give what is shown the focus."""
        (self.view if self.has_board else self._waiting).setFocus()

    def apply_settings(self, settings: Settings) -> None:
        """Show the tiles as the player likes them in the game."""
        self.scene.set_look(Look(settings.darken_blocked, settings.highlight_free))
        self.scene.motion.is_on = settings.motion

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.view.setAccessibleName(self.tr("Board of the test play"))
        self._waiting.setText(self.tr("Dealing…"))

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board to the size that the window has now: a hidden one does not follow it."""
        super().showEvent(event)
        self.view.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.view.set_dark(is_dark(self))

    def _show_started(self, started: Started) -> None:
        self.scene.set_board(started.board)
        self.setCurrentWidget(self.view)
        self.view.lay_out()
        self.scene.arrive(Arrival.THERE if started.is_restored else Arrival.DEALT)

    def _show_state(self, state: GameState) -> None:
        self.scene.set_playable(state.accepts_moves)
