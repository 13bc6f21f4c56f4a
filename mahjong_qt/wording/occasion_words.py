"""What the modes are called, and what a game is played for."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from mahjong_qt.engine.mode import CAMPAIGN, CHALLENGE, CLASSIC, DAILY, EASY, PURE, SHISEN_SHO, ZEN

if TYPE_CHECKING:
    from mahjong_qt.engine.occasion import Occasion


def mode_name(mode_id: str) -> str:
    """Return what a mode is called; one that is not known keeps its id."""
    names = {
        DAILY: QCoreApplication.translate("Modes", "Daily"),
        CAMPAIGN: QCoreApplication.translate("Modes", "Campaign"),
        CLASSIC: QCoreApplication.translate("Modes", "Classic"),
        EASY: QCoreApplication.translate("Modes", "Easy"),
        CHALLENGE: QCoreApplication.translate("Modes", "Challenge"),
        ZEN: QCoreApplication.translate("Modes", "Zen"),
        PURE: QCoreApplication.translate("Modes", "Pure"),
        SHISEN_SHO: QCoreApplication.translate("Modes", "Shisen-sho"),
    }
    return names.get(mode_id, mode_id)


def day_text(day: str, today: date | None = None) -> str:
    """Return an ISO date in words, with the day of the week; without the year where ``today`` has the same.

    :raises ValueError: when it is no date.
    """
    parsed = date.fromisoformat(day)
    locale = QLocale()
    form = locale.dateFormat(QLocale.FormatType.LongFormat)
    if parsed.year == (QDate.currentDate().year() if today is None else today.year):
        # only where the year stands at the end can it be left out without a word of the language going wrong
        form = re.sub(r"(?<=[dM])[,\s]+y+$", "", form)
    return locale.toString(QDate(parsed.year, parsed.month, parsed.day), form)


def occasion_words(occasion: Occasion) -> str:
    """Return the mode with level or day; nothing for Shisen-sho, whose layout says enough."""
    if occasion.mode == CAMPAIGN:
        return QCoreApplication.translate("Modes", "Level %1").replace("%1", str(occasion.level))
    if occasion.mode == DAILY and occasion.day:
        words = QCoreApplication.translate("Modes", "Daily, %1")
        if occasion.is_late:
            words = QCoreApplication.translate("Modes", "Daily, %1, late")
        return words.replace("%1", day_text(occasion.day))
    return "" if occasion.mode == SHISEN_SHO else mode_name(occasion.mode)
