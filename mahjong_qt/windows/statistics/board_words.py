"""What the boards of games are called in lists and charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.mode import CAMPAIGN
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.wording.layout_names import shortened
from mahjong_qt.wording.occasion_words import mode_name, occasion_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.records import GameResult


def board_name(game: GameResult, name_of: Callable[[str], str]) -> str:
    """Return what the board of a game is called: its layout, or in the campaign its level, with gravity said."""
    if game.mode == CAMPAIGN and game.level > 0:
        return occasion_words(Occasion(CAMPAIGN, game.level))
    name = shortened(name_of(game.layout_id))
    if game.has_gravity:
        return QCoreApplication.translate("BoardWords", "%1, gravity").replace("%1", name)
    return name


def layout_title(layout_id: str, name_of: Callable[[str], str]) -> str:
    """Return the name of a layout; all boards of the campaign, whose id is empty, are one."""
    return shortened(name_of(layout_id)) if layout_id else mode_name(CAMPAIGN)
