"""What the banner says of how a game stands, and the next steps that it offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.mode import CAMPAIGN, DAILY, Mode
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.windows.banner import Message, Place
from mahjong_qt.windows.cleared_words import Win, cleared_words
from mahjong_qt.windows.mode_shows import Shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QAction

    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.windows.actions import Actions


class Circumstances(NamedTuple):
    """What decides, besides the state of the game, what is said of it.

    ``tiles`` is the number of tiles of the full board. ``is_warning`` says whether the player is to be told that the
    game is lost while there are free pairs, ``can_go_back`` whether to offer the way back; ``win`` is told of a cleared
    board.
    """

    mode: Mode
    shown: Shown
    tiles: int
    is_warning: bool
    can_go_back: bool
    win: Win


def status_message(
    state: GameState, around: Circumstances, actions: Actions, next_level: QAction, play_on: QAction
) -> Message | None:
    """Return what is to be said of a state, or None when nothing is; ``play_on`` only closes the banner."""
    if state.status is Status.CLEARED:
        steps = _steps_after_win(around.mode, actions, next_level)
        words = cleared_words(state, around.shown, around.tiles, around.win)
        return Message("cleared", words.title, words.text, steps, (Place.MIDDLE,), stars=words.stars)
    if state.status is Status.GIVEN_UP:
        title = QCoreApplication.translate("Announcer", "Given up")
        text = QCoreApplication.translate("Announcer", "This game is over.")
        return Message("stuck", title, text, _steps_after_loss(around.mode, actions))
    if state.status is Status.TIMED_OUT:
        return _time_over(state, around.mode, actions)
    if state.is_paused:
        title = QCoreApplication.translate("Announcer", "Paused")
        text = QCoreApplication.translate("Announcer", "The clock has stopped. Click the board to go on.")
        return Message("pause", title, text, (actions["pause"],), (Place.MIDDLE,), can_be_closed=False)
    if state.status is Status.STUCK:
        return _dead_end(state, around, actions)
    return _loss(state, around, actions, play_on) if around.is_warning else None


def _steps_after_win(mode: Mode, actions: Actions, next_level: QAction) -> tuple[QAction, ...]:
    if mode.id == CAMPAIGN:
        return (next_level, *_all(actions, ("campaign_map", "restart", "start_page", "replay")))
    if mode.id == DAILY:
        return _all(actions, ("day_calendar", "restart", "start_page", "statistics", "replay"))
    return _all(actions, ("new_game", "restart", "choose_layout", "statistics", "replay"))


def _steps_after_loss(mode: Mode, actions: Actions) -> tuple[QAction, ...]:
    # a new game of a level or a day is the same deal
    other = "new_game" if mode.chooses_layout else "start_page"
    return _all(actions, ("restart", other, "replay"))


def _time_over(state: GameState, mode: Mode, actions: Actions) -> Message:
    title = QCoreApplication.translate("Announcer", "Time is up")
    text = QCoreApplication.translate(
        "Announcer", "The %1 minutes are over, with %2 tiles left. The game counts as lost."
    )
    minutes = round((mode.time_limit or 0.0) / 60)
    text = text.replace("%1", str(minutes)).replace("%2", str(state.tiles_left))
    return Message("stuck", title, text, _steps_after_loss(mode, actions))


def _dead_end(state: GameState, around: Circumstances, actions: Actions) -> Message:
    can_shuffle = state.shuffles_left != 0
    title = QCoreApplication.translate("Announcer", "No more moves")
    if around.can_go_back and can_shuffle:
        text = QCoreApplication.translate("Announcer", "No two free tiles match. Go back, shuffle or start again?")
    elif can_shuffle:
        text = QCoreApplication.translate("Announcer", "No two free tiles match. Undo, shuffle or start again?")
    elif around.can_go_back:
        text = QCoreApplication.translate("Announcer", "No two free tiles match. Go back or start again?")
    else:
        text = QCoreApplication.translate("Announcer", "No two free tiles match. Undo or start again?")
    new = ("new_game",) if around.mode.chooses_layout else ()
    return Message("stuck", title, text, _all(actions, (*_help(state, around), "restart", *new, "give_up")))


def _loss(state: GameState, around: Circumstances, actions: Actions, play_on: QAction) -> Message:
    can_shuffle = state.shuffles_left != 0
    if state.lost_since != 0:
        title = QCoreApplication.translate("Announcer", "This game cannot be won any more")
        text = _loss_text(state.lost_since, can_go_back=around.can_go_back, can_shuffle=can_shuffle)
        return Message("lost", title, text, (*_all(actions, _help(state, around)), play_on))
    title = QCoreApplication.translate("Announcer", "This deal cannot be won")
    if can_shuffle:
        text = QCoreApplication.translate(
            "Announcer",
            "It is proven: as the tiles lie, nobody can clear them. Shuffle, a new game, or play on?",
        )
    else:
        text = QCoreApplication.translate(
            "Announcer", "It is proven: as the tiles lie, nobody can clear them. A new game, or play on?"
        )
    shuffle = ("shuffle",) if can_shuffle else ()
    return Message("lost", title, text, (*_all(actions, ("new_game", *shuffle)), play_on))


def _help(state: GameState, around: Circumstances) -> tuple[str, ...]:
    """Return the verbs that help on; of two that would do the same, the one that says where it leads."""
    shuffle = () if state.shuffles_left == 0 else ("shuffle",)
    if not around.can_go_back:
        return ("undo", *shuffle)
    return ("go_back", *shuffle) if state.way_back == state.moves_made - 1 else ("go_back", "undo", *shuffle)


def _loss_text(since: int | None, *, can_go_back: bool, can_shuffle: bool) -> str:
    """Return since when there is no way to win, and what can be done."""
    if since is None:
        lost = QCoreApplication.translate("Announcer", "No way to win is left. %1")
    else:
        lost = QCoreApplication.translate("Announcer", "Since move %2 there is no way to win. %1")
    if can_go_back:
        step = QCoreApplication.translate("Announcer", "Go back or shuffle?")
        step = step if can_shuffle else QCoreApplication.translate("Announcer", "Go back?")
    else:
        step = QCoreApplication.translate("Announcer", "Undo or shuffle?")
        step = step if can_shuffle else QCoreApplication.translate("Announcer", "Undo?")
    return lost.replace("%1", step).replace("%2", str(since))


def _all(actions: Actions, verbs: Iterable[str]) -> tuple[QAction, ...]:
    return tuple(actions[verb] for verb in verbs)
