"""Writes the game to its file after every step, so that nothing is lost however the program ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.session import Session

SYNC_DELAY = 10_000
"""Milliseconds after a write until the file is forced to the disk, once for all writes of that time."""


class SaveTarget(Protocol):
    """Where games are written."""

    def save(self, saved: SavedGame) -> None:
        """Write a game.

        :raises OSError: when it cannot be written.
        """

    def sync(self) -> None:
        """Make what was saved outlast a power cut.

        :raises OSError: when the disk reports a failure.
        """


class Autosave(QObject):
    """Saves the game of a session at every news, and the time at every second that the clock runs."""

    failed = Signal(object)
    """The :class:`OSError` of a write that failed, once until a write succeeds again; the same for forcing the file
    to the disk, which some file systems never do."""

    def __init__(self, session: Session, store: SaveTarget, parent: QObject | None = None) -> None:
        """Listen to the session from now on."""
        super().__init__(parent)
        self._session = session
        self._store = store
        self._has_failed = False
        self._has_sync_failed = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(SYNC_DELAY)
        self._idle.timeout.connect(self._sync)
        session.state_changed.connect(self.save)

    def finish(self) -> None:
        """Write everything now and for good; called when the program ends."""
        self._idle.stop()
        self.save()
        self._idle.stop()
        self._sync()

    def save(self) -> None:
        """Write the game now, if there is one."""
        if not self._session.has_game:
            return
        try:
            self._store.save(self._session.snapshot())
        except OSError as error:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error)
        else:
            self._has_failed = False
            if not self._idle.isActive():
                self._idle.start()

    def _sync(self) -> None:
        try:
            self._store.sync()
        except OSError as error:
            if not self._has_sync_failed:
                self._has_sync_failed = True
                self.failed.emit(error)
        else:
            self._has_sync_failed = False
