"""When a player is told that a game with free pairs left cannot be won any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Change, Status

if TYPE_CHECKING:
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.play.transition import Transition


class LossWatch:
    """Warns once for each time that a game comes to be lost, until the next move or until the player closes it.

    That the deal is lost is told once. A game that was resumed is not warned of again for what its player saw before.
    """

    def __init__(self) -> None:
        """Begin without a game."""
        self.restart(0)

    def restart(self, moves_made: int) -> None:
        """Forget the game before; the next one has so many moves already when it was resumed."""
        self.is_warning = self._is_told = self._is_deal_asked_about = self._went_back = self._was_hinted = False
        self._is_deal_told = False
        self._moves_resumed = moves_made

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

    def is_first_hint_after_loss(self, state: GameState) -> bool:
        """Say of a state in which a hint was shown whether it is lost, and none was shown since it is."""
        is_first = state.outlook is Outlook.LOST and not self._was_hinted
        self._was_hinted = self._was_hinted or is_first
        return is_first

    def follow(self, state: GameState, *, is_wanted: bool) -> None:
        """Warn when a state says that the game is lost and nothing was said of that yet."""
        if state.is_paused:
            return
        # of moves that were taken back since, none was played on from
        self._moves_resumed = min(self._moves_resumed, state.moves_made + 1)
        if state.outlook is Outlook.WINNABLE:
            self._was_hinted = False
            self._moves_resumed = 0
        if state.outlook is not Outlook.LOST or state.status is not Status.PLAYING:
            self.is_warning = False
            # that an earlier position is lost too is no news, and being stuck says enough
            is_known = self._went_back and state.outlook is Outlook.UNKNOWN
            self._is_told = state.status is Status.STUCK or (self._is_told and is_known)
        elif not self._is_told and self._is_news(state, is_wanted=is_wanted):
            self._is_told = self.is_warning = True
        if self.is_warning and state.lost_since == 0:
            self._is_deal_told = True

    def _is_news(self, state: GameState, *, is_wanted: bool) -> bool:
        """Say of a lost game whether its player wants to know it and did not play on in it before it was resumed."""
        if state.lost_since == 0 and (self._is_deal_told or self._is_deal_asked_about):
            return not self._is_deal_told
        if state.lost_since is None:
            is_old = 0 < state.moves_made <= self._moves_resumed
        else:
            is_old = state.lost_since < self._moves_resumed
        return is_wanted and not is_old
