"""What is told of places and levels of the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.engine.campaign import tier_of
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.windows.campaign.stone import Standing
from mahjong_qt.windows.game_info import clock_text

if TYPE_CHECKING:
    from mahjong_qt.records import LevelRecord


def tier_name(level: int) -> str:
    """Return how hard a level is."""
    names = {
        DealWish.EASY: QCoreApplication.translate("CampaignWords", "Easy"),
        DealWish.NORMAL: QCoreApplication.translate("CampaignWords", "Normal"),
        DealWish.HARD: QCoreApplication.translate("CampaignWords", "Hard"),
        DealWish.EXPERT: QCoreApplication.translate("CampaignWords", "Expert"),
    }
    return names[tier_of(level).wish]


def level_title(level: int) -> str:
    """Return the name of a level."""
    return QCoreApplication.translate("CampaignWords", "Level %1").replace("%1", str(level))


def level_best(record: LevelRecord | None) -> str:
    """Return the best that was reached in a level; empty when it was never cleared."""
    if record is None or record.best_seconds is None:
        return ""
    words = QCoreApplication.translate("CampaignWords", "Best time %1, best points %2")
    points = QLocale().toString(record.best_points or 0)
    return words.replace("%1", clock_text(record.best_seconds)).replace("%2", points)


def standing_words(standing: Standing, level: int, stars: int) -> str:
    """Return how a level stands, in words."""
    if standing is Standing.CLEARED:
        return QCoreApplication.translate("CampaignWords", "cleared, %1 of 3 stars").replace("%1", str(stars))
    if standing is Standing.NEXT:
        return QCoreApplication.translate("CampaignWords", "the next one")
    if standing is Standing.OPEN:
        return QCoreApplication.translate("CampaignWords", "open")
    words = QCoreApplication.translate("CampaignWords", "opens when level %1 is cleared")
    return words.replace("%1", str(level - 1))


def stone_name(standing: Standing, level: int, stars: int) -> str:
    """Return what a screen reader says of a stone."""
    words = QCoreApplication.translate("CampaignWords", "%1, %2, %3")
    parts = level_title(level), tier_name(level), standing_words(standing, level, stars)
    for mark, part in zip(("%1", "%2", "%3"), parts, strict=True):
        words = words.replace(mark, part)
    return words
