"""Shows a pair to somebody who has never taken one, and does not count it as a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from mahjong_qt.engine.play.hint import rank_hints
from mahjong_qt.engine.play.transition import Change, Transition

if TYPE_CHECKING:
    from mahjong_qt.session import Session
    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.view.board_scene import BoardScene

PATIENCE = 12_000
"""Milliseconds that a first player looks for a pair alone."""


class FirstPair(QObject):
    """Waits on the very first board for its first pair; once one was ever taken there is nothing to do any more."""

    def __init__(self, session: Session, scene: BoardScene, store: SettingsStore, parent: QObject) -> None:
        """Begin to wait, if no pair was taken yet."""
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._store = store
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE)
        self._timer.timeout.connect(self._show)
        if store.settings.has_taken_pair:
            return
        if session.has_game and session.game.is_begun:
            store.change(has_taken_pair=True)
            return
        session.changed.connect(self._follow)
        session.started.connect(self._wait)
        self._timer.start()

    def _wait(self) -> None:
        self._timer.start()

    def _follow(self, transition: Transition) -> None:
        if transition.change is Change.PAIR:
            self._timer.stop()
            self._session.changed.disconnect(self._follow)
            self._session.started.disconnect(self._wait)
            self._store.change(has_taken_pair=True)

    def _show(self) -> None:
        """Ring a pair; while a dialog is open or the game is paused it waits once more."""
        if not (self._session.has_game and self._session.game.accepts_moves):
            self._timer.start()
            return
        game = self._session.game
        hints = rank_hints(game.board, game.plan)
        if hints:
            self._scene.show_hint(hints[0])
