"""What the banner says of how a game stands, and the next steps that it offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.play.transition import Status
from mahjong_qt.windows.banner import Message, Place
from mahjong_qt.windows.game_info import clock_text

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.windows.actions import Actions


def status_message(
    state: GameState, actions: Actions, *, is_warning: bool, can_go_back: bool, play_on: QAction
) -> Message | None:
    """Return what is to be said of a state, or None when nothing is.

    ``is_warning`` says whether the player is to be told that the game is lost while there are free pairs,
    ``can_go_back`` whether to offer the way back; ``play_on`` is the action that only closes the banner.
    """
    if state.status is Status.CLEARED:
        title = QCoreApplication.translate("Announcer", "Cleared! Time: %1").replace("%1", clock_text(state.seconds))
        steps = actions["new_game"], actions["restart"], actions["choose_layout"], actions["best_times"]
        return Message("cleared", title, _help_used(state), steps, (Place.MIDDLE,))
    if state.status is Status.GIVEN_UP:
        title = QCoreApplication.translate("Announcer", "Given up")
        text = QCoreApplication.translate("Announcer", "This game is over.")
        return Message("stuck", title, text, (actions["restart"], actions["new_game"]))
    if state.is_paused:
        title = QCoreApplication.translate("Announcer", "Paused")
        text = QCoreApplication.translate("Announcer", "The clock has stopped. Click the board to go on.")
        return Message("pause", title, text, (actions["pause"],), (Place.MIDDLE,), can_be_closed=False)
    back = _ways_back(state, can_go_back=can_go_back)
    if state.status is Status.STUCK:
        title = QCoreApplication.translate("Announcer", "No more moves")
        if can_go_back:
            text = QCoreApplication.translate("Announcer", "No two free tiles match. Go back, shuffle or start again?")
        else:
            text = QCoreApplication.translate("Announcer", "No two free tiles match. Undo, shuffle or start again?")
        verbs = *back, "shuffle", "restart", "new_game", "give_up"
        return Message("stuck", title, text, tuple(actions[verb] for verb in verbs))
    if is_warning and state.lost_since == 0:
        title = QCoreApplication.translate("Announcer", "This deal cannot be won")
        text = QCoreApplication.translate(
            "Announcer",
            "It is proven: as the tiles lie, nobody can clear them. Shuffle, a new game, or play on?",
        )
        return Message("lost", title, text, (actions["new_game"], actions["shuffle"], play_on))
    if is_warning:
        title = QCoreApplication.translate("Announcer", "This game cannot be won any more")
        text = _loss(state.lost_since, can_go_back=can_go_back)
        return Message("lost", title, text, (*(actions[verb] for verb in (*back, "shuffle")), play_on))
    return None


def _ways_back(state: GameState, *, can_go_back: bool) -> tuple[str, ...]:
    """Return the verbs that take moves back; of two that would do the same, the one that says where it leads."""
    if not can_go_back:
        return ("undo",)
    return ("go_back",) if state.way_back == state.moves_made - 1 else ("go_back", "undo")


def _loss(since: int | None, *, can_go_back: bool) -> str:
    if since is None and can_go_back:
        return QCoreApplication.translate("Announcer", "No way to win is left. Go back or shuffle?")
    if since is None:
        return QCoreApplication.translate("Announcer", "No way to win is left. Undo or shuffle?")
    if can_go_back:
        text = QCoreApplication.translate("Announcer", "Since move %1 there is no way to win. Go back or shuffle?")
    else:
        text = QCoreApplication.translate("Announcer", "Since move %1 there is no way to win. Undo or shuffle?")
    return text.replace("%1", str(since))


def _help_used(state: GameState) -> str:
    if not (state.hints_used or state.undos_used or state.shuffles_used):
        return QCoreApplication.translate("Announcer", "Well done: without a hint, an undo or a shuffle.")
    text = QCoreApplication.translate("Announcer", "Well done. Hints: %1, undos: %2, shuffles: %3.")
    for place, count in (("%1", state.hints_used), ("%2", state.undos_used), ("%3", state.shuffles_used)):
        text = text.replace(place, str(count))
    return text
