"""What is left of hints and shuffles, on their buttons; used up, the tip of a button says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.windows.actions import Actions


def show_allowance(actions: Actions, state: GameState) -> None:
    """Show on both buttons what a state leaves, and let them be used in a game that goes on.

    One that is used up can be pressed too: the player is told then why nothing comes of it.

    To be called after whatever sets texts of actions or lets them be used.
    """
    hint = QCoreApplication.translate("Actions", "Hint %1")
    _show_left(actions, "hint", hint, state.hints_left, _no_hints(), can_be_used=state.accepts_moves)
    shuffle = QCoreApplication.translate("Actions", "Shuffle %1")
    tip = _no_shuffles() if state.shuffles_used else _never_shuffles()
    _show_left(actions, "shuffle", shuffle, state.shuffles_left, tip, can_be_used=state.accepts_moves)


def _show_left(actions: Actions, verb: str, words: str, left: int | None, tip: str, *, can_be_used: bool) -> None:
    text = actions.text_of(verb)
    if left is not None:
        text = text._replace(button=words.replace("%1", str(left)), tip=text.tip if left else tip)
    if actions[verb].iconText() != text.button or actions[verb].statusTip() != text.tip:
        actions.set_text(verb, text)
    actions[verb].setEnabled(can_be_used)


def _no_hints() -> str:
    return QCoreApplication.translate("Actions", "All hints of this game are used")


def _no_shuffles() -> str:
    return QCoreApplication.translate("Actions", "All shuffles of this game are used")


def _never_shuffles() -> str:
    return QCoreApplication.translate("Actions", "There are no shuffles in this mode")
