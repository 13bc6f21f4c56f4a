"""The games that there are: from the name of one to its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.board import GameKind

if TYPE_CHECKING:
    from mahjong_qt.engine.play.rules import Rules


def rules_of(game: GameKind) -> Rules:
    """Return the rules of a game; those of the other one are not loaded."""
    if game is GameKind.SHISEN_SHO:
        from mahjong_qt.engine.shisen.rules import SHISEN_SHO

        return SHISEN_SHO
    from mahjong_qt.engine.solitaire.rules import SOLITAIRE

    return SOLITAIRE
