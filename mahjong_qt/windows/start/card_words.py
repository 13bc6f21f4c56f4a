"""What stands on the cards of the start page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_qt.engine.mode import CAMPAIGN, CHALLENGE, CLASSIC, DAILY, EASY, PURE, SHISEN_SHO, ZEN
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.records import DailyOutcome
from mahjong_qt.windows.start.card import CardWords
from mahjong_qt.wording.occasion_words import day_text, mode_name, occasion_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.career import Career
    from mahjong_qt.windows.start.waiting_games import Waiting

CONTINUE = "continue"
DAYS = "days"
LAYOUTS = "layouts"
EDITOR = "editor"

CARDS = (
    CONTINUE, DAILY, CAMPAIGN, CLASSIC, EASY, CHALLENGE, ZEN, PURE, SHISEN_SHO, DAYS, LAYOUTS, EDITOR,
)  # fmt: skip
"""The cards in their order; those of modes have the ids of these."""


class CardTeller(QObject):
    """Finds the words for each card, in the language now in force."""

    def __init__(self, career: Career, waiting: Callable[[str], Waiting | None], parent: QObject | None = None) -> None:
        """``waiting`` returns the game that waits in a mode, None when there is none."""
        super().__init__(parent)
        self._career, self._waiting = career, waiting

    def words(self, card_id: str) -> CardWords:
        """Return the words of a card, except of that which goes on with the game being played."""
        if card_id == DAILY:
            return self._today()
        if card_id == CAMPAIGN:
            return self._campaign()
        lines = {
            CLASSIC: self.tr("Any layout, any deal"),
            EASY: self.tr("Easy deals, and as much help as you like"),
            CHALLENGE: self.tr("Hard deals, eight minutes, little help"),
            ZEN: self.tr("Easy deals, no clock, no points"),
            PURE: self.tr("You, the tiles and the clock. No shuffles"),
            SHISEN_SHO: self.tr("Join pairs by a line with at most two bends"),
            DAYS: self.tr("The deals of past days"),
            LAYOUTS: self.tr("Choose a layout and a deal"),
            EDITOR: self.tr("Draw a layout of your own"),
        }
        names = {DAYS: self.tr("Calendar"), LAYOUTS: self.tr("Layouts"), EDITOR: self.tr("Editor")}
        if card_id in names:
            return CardWords(names[card_id], lines[card_id], self._other_day() if card_id == DAYS else "")
        waiting = self._waiting(card_id)
        return CardWords(mode_name(card_id), lines[card_id], self.tiles_left(waiting.tiles) if waiting else "")

    def going_on(self, name: str, tiles: int) -> CardWords:
        """Return the words of the card that goes on with the game being played."""
        return CardWords(self.tr("Continue"), name, self.tiles_left(tiles))

    def tiles_left(self, tiles: int) -> str:
        """Return how many tiles are left, in words."""
        return self.tr("%n tile(s) left", "", tiles)

    def _today(self) -> CardWords:
        today = self._career.today()
        record, streak = self._career.day(today), self._career.streak()
        news = self.tr("Not played yet")
        if record is not None:
            news = self.tr("Won") if record.outcome is DailyOutcome.WON else self.tr("Not won yet")
        waiting = self._waiting(DAILY)
        is_done = record is not None and record.outcome is DailyOutcome.WON
        if waiting is not None and waiting.day == today.isoformat() and not is_done:
            news = self.tiles_left(waiting.tiles)
        if streak:
            days = self.tr("%n day(s) in a row", "", streak)
            news = self.tr("%1 · %2").replace("%1", news).replace("%2", days)
        return CardWords(self.tr("Today"), day_text(today.isoformat()), news)

    def _other_day(self) -> str:
        """Return which deal waits that is not today's, nothing when none does."""
        waiting = self._waiting(DAILY)
        today = self._career.today().isoformat()
        if waiting is None or waiting.day == today:
            return ""
        is_past = waiting.day < today
        try:
            day = occasion_words(Occasion(DAILY, day=waiting.day, is_late=is_past))
        except ValueError:
            # no date: somebody else had a hand in the saved game
            return self.tiles_left(waiting.tiles)
        return self.tr("%1 · %2").replace("%1", day or mode_name(DAILY)).replace("%2", self.tiles_left(waiting.tiles))

    def _campaign(self) -> CardWords:
        stars = self.tr("%n star(s)", "", self._career.stars())
        where = self.tr("Level %1").replace("%1", str(self._career.next_level()))
        if self._career.is_complete():
            where = self.tr("All levels cleared")
        news = self.tr("%1 · %2").replace("%1", where).replace("%2", stars)
        return CardWords(mode_name(CAMPAIGN), self.tr("A journey of 120 levels through six places"), news)
