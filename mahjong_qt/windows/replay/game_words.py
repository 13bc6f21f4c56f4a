"""What is said of a game that is watched: what was played, when, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from mahjong_qt.engine.mode import CAMPAIGN
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.records import GameOutcome
from mahjong_qt.windows.replay.moment_words import SEPARATOR
from mahjong_qt.wording.occasion_words import mode_name, occasion_words

if TYPE_CHECKING:
    from mahjong_qt.engine.save import SavedGame


def game_title(saved: SavedGame, layout_name: str) -> str:
    """Return what a game is called: its layout, or in the campaign its level."""
    if saved.mode == CAMPAIGN and saved.level > 0:
        return occasion_words(Occasion(CAMPAIGN, saved.level))
    return layout_name


def game_line(saved: SavedGame, layout_name: str, ended_at: str, outcome: GameOutcome) -> str:
    """Return the line about a game; ``ended_at`` is UTC in ISO 8601, empty when it is not known."""
    moment = QDateTime.fromString(ended_at, Qt.DateFormat.ISODate).toLocalTime()
    date = QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else ""
    parts = game_title(saved, layout_name), _mode_text(saved), date, _outcome_text(outcome)
    return SEPARATOR.join(part for part in parts if part)


def _mode_text(saved: SavedGame) -> str:
    if saved.mode == CAMPAIGN:
        return mode_name(CAMPAIGN)
    try:
        return occasion_words(Occasion(saved.mode, saved.level, saved.day, saved.is_late)) or mode_name(saved.mode)
    except ValueError:
        # the file may have been changed by others
        return mode_name(saved.mode)


def _outcome_text(outcome: GameOutcome) -> str:
    texts = {
        GameOutcome.CLEARED: QCoreApplication.translate("Replay", "Won"),
        GameOutcome.GIVEN_UP: QCoreApplication.translate("Replay", "Given up"),
        GameOutcome.REPLACED: QCoreApplication.translate("Replay", "Left for another game"),
        GameOutcome.TIMED_OUT: QCoreApplication.translate("Replay", "The time was up"),
    }
    return texts[outcome]
