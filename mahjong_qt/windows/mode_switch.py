"""Goes from Mahjong Solitaire to Shisen-sho and back: the game left behind is there again when one comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_qt.game_store import Damaged, Loaded

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.game_store import GameStores
    from mahjong_qt.session import Session
    from mahjong_qt.settings import SettingsStore


class ModeSwitch(QObject):
    """Brings back the game of a mode as it was left. What is played now is saved already, as after every step."""

    damaged = Signal(object)
    """The :class:`~mahjong_qt.game_store.Damaged` of a game that could not be read."""

    finished_found = Signal(object)
    """The :class:`~mahjong_qt.game_store.Loaded` of a game that was over when it was left."""

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

    def resume(self, mode: str) -> bool:
        """Go on with the game of a mode, and say whether there is one now that can be gone on with."""
        if self.is_in(mode):
            return True
        if self._session.has_game:
            self._leave()
        found = self._stores.of(mode).load(self._now)
        if isinstance(found, Damaged):
            self.damaged.emit(found)
        loaded = found.earlier if isinstance(found, Damaged) else found
        if not isinstance(loaded, Loaded):
            return False
        if loaded.game.is_over:
            self.finished_found.emit(loaded)
            return False
        self._session.restore(loaded.game, loaded.saved)
        self._settings.change(mode=mode)
        return True

    def _leave(self) -> None:
        """Have the game being played written as it is now, with its time."""
        try:
            self._stores.save(self._session.snapshot())
        except OSError:
            # whoever saves after every step has told of it
            return
