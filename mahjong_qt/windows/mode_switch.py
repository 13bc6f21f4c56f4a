"""Goes from one mode to another: the game left behind is there again when one comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.game_store import GameStores
    from mahjong_qt.session import Session
    from mahjong_qt.settings import SettingsStore


class ModeSwitch(QObject):
    """Brings back the game of a mode as it was left."""

    damaged = Signal(object)
    """The :class:`~mahjong_qt.game_store.Damaged` of a game that could not be read."""

    finished_found = Signal(object)
    """The :class:`~mahjong_qt.game_store.Loaded` of a game that was over when it was left."""

    unwritable = Signal(object)
    """The :class:`OSError` that keeps the game being played from being written; it goes on then."""

    def __init__(
        self,
        session: Session,
        stores: GameStores,
        settings: SettingsStore,
        now: Callable[[], float],
        parent: QObject | None = None,
    ) -> None:
        """Switch nothing yet; ``now`` returns the time in seconds for the clocks of games."""
        super().__init__(parent)
        self._session = session
        self._stores = stores
        self._settings = settings
        self._now = now

    def is_in(self, mode: str) -> bool:
        """Say whether a game of a mode is being played."""
        return self._session.has_game and self._session.mode == mode

    def can_leave(self) -> bool:
        """Write the game being played as it is now, with its time, and say whether that went well: else it stays."""
        if not self._session.has_game:
            return True
        try:
            self._stores.save(self._session.snapshot())
        except OSError as error:
            self.unwritable.emit(error)
            return False
        return True

    def resume(self, mode: str) -> bool:
        """Go on with the game of a mode, and say whether there is one now that can be gone on with."""
        if self.is_in(mode):
            return True
        opened = self._stores.of(mode).open(self._now)
        if opened.damaged is not None:
            self.damaged.emit(opened.damaged)
        if opened.finished is not None:
            self.finished_found.emit(opened.finished)
        if opened.going_on is None:
            return False
        self._session.restore(opened.going_on.game, opened.going_on.saved)
        self._settings.change(mode=mode)
        return True
