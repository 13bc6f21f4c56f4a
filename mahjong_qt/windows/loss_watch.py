"""When a player is told that a game with free pairs left cannot be won any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.solitaire.outlook import Outlook
from mahjong_qt.engine.solitaire.transition import Change, Status

if TYPE_CHECKING:
    from mahjong_qt.engine.solitaire.transition import Transition
    from mahjong_qt.session import GameState


class LossWatch:
    """Warns once for each time that a game comes to be lost, until the next move or until the player closes it."""

    def __init__(self) -> None:
        """Begin without a game."""
        self.is_warning = False
        self._is_told = False
        self._is_deal_asked_about = False
        self._went_back = False

    def restart(self) -> None:
        """Forget the game before."""
        self.is_warning = self._is_told = self._is_deal_asked_about = self._went_back = False

    def ask_about_deal(self) -> None:
        """Have it told that this deal cannot be won also to a player who wants no warnings."""
        self._is_deal_asked_about = True

    def move(self, transition: Transition) -> None:
        """Take the warning away: the player goes on."""
        self.is_warning = False
        self._went_back = transition.change is Change.UNDO

    def dismiss(self) -> None:
        """Take the warning away: the player has read it."""
        self.is_warning = False

    def follow(self, state: GameState, *, is_wanted: bool) -> None:
        """Warn when a state says that the game is lost and nothing was said of that yet."""
        if state.is_paused:
            return
        if state.outlook is not Outlook.LOST or state.status is not Status.PLAYING:
            self.is_warning = False
            # that an earlier position is lost too is no news, and being stuck says enough
            is_known = self._went_back and state.outlook is Outlook.UNKNOWN
            self._is_told = state.status is Status.STUCK or (self._is_told and is_known)
        elif not self._is_told and (is_wanted or (self._is_deal_asked_about and state.lost_since == 0)):
            self._is_told = self.is_warning = True
