"""What the player has reached: levels and stars of the campaign, days won, streaks."""

from __future__ import annotations

import contextlib
from datetime import date
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from mahjong_qt.engine.mode import CAMPAIGN, DAILY
from mahjong_qt.records import DailyOutcome

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import SignalInstance

    from mahjong_qt.records import DayRecord, GameResult, LevelRecord


class Results(Protocol):
    """What is asked of the records."""

    def levels(self) -> Mapping[int, LevelRecord]:
        """Return what was reached in each level that was played.

        :raises OSError: when it cannot be read just now.
        """

    def days(self) -> Mapping[str, DayRecord]:
        """Return what became of the daily deals, by ISO date.

        :raises OSError: when it cannot be read just now.
        """


class Career(QObject):
    """Reads the records when it is first asked, and again after every result that matters here."""

    changed = Signal()
    """A level or a day was played to its end."""

    def __init__(
        self,
        results: Results,
        recorded: SignalInstance,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        """Follow ``recorded``, which brings each new :class:`~mahjong_qt.records.GameResult`."""
        super().__init__(parent)
        self._results = results
        self.today = today
        """Returns the date where the player is."""
        self._levels: Mapping[int, LevelRecord] = {}
        self._days: Mapping[str, DayRecord] = {}
        self._are_levels_known = self._are_days_known = False
        recorded.connect(self._take)

    def level(self, number: int) -> LevelRecord | None:
        """Return what was reached in a level; None when it was never played to its end."""
        return self._read_levels().get(number)

    def is_cleared(self, number: int) -> bool:
        """Say whether a level was cleared."""
        record = self.level(number)
        return record is not None and record.won > 0

    def is_open(self, number: int) -> bool:
        """Say whether a level may be played: those cleared, and the one after them."""
        return number <= self.next_level()

    def next_level(self) -> int:
        """Return the level to be played next; the last one when the whole campaign is done."""
        from mahjong_qt.engine.campaign import LEVELS

        return min(LEVELS, self._highest() + 1)

    def is_complete(self) -> bool:
        """Say whether the whole campaign is done."""
        from mahjong_qt.engine.campaign import LEVELS

        return self._highest() >= LEVELS

    def stars(self, first: int = 1, last: int = 10_000) -> int:
        """Return the stars of these levels together."""
        return sum(record.stars for number, record in self._read_levels().items() if first <= number <= last)

    def day(self, day: date) -> DayRecord | None:
        """Return what became of the deal of a day; None when it was never played to its end."""
        return self._read_days().get(day.isoformat())

    def is_done_today(self) -> bool:
        """Say whether today's deal was won."""
        record = self.day(self.today())
        return record is not None and record.outcome is DailyOutcome.WON

    def streak(self) -> int:
        """Return how many days in a row were won on their day, up to today, or yesterday while today can be won."""
        from mahjong_qt.engine.daily import streak

        return streak(self._days_won(), self.today())

    def longest_streak(self) -> int:
        """Return the most days in a row that were ever won on their day."""
        from mahjong_qt.engine.daily import longest_run

        return longest_run(self._days_won())

    def forget(self) -> None:
        """Read everything again when it is next asked for; until it can be read, what was known counts."""
        self._are_levels_known = self._are_days_known = False
        self.changed.emit()

    def _take(self, result: GameResult) -> None:
        if result.mode in (CAMPAIGN, DAILY):
            self.forget()

    def _highest(self) -> int:
        return max((number for number, record in self._read_levels().items() if record.won), default=0)

    def _days_won(self) -> list[date]:
        won = (day for day, record in self._read_days().items() if record.outcome is DailyOutcome.WON)
        return [date.fromisoformat(day) for day in won]

    def _read_levels(self) -> Mapping[int, LevelRecord]:
        if not self._are_levels_known:
            # another program's at this moment: asked again the next time
            with contextlib.suppress(OSError):
                self._levels = self._results.levels()
                self._are_levels_known = True
        return self._levels

    def _read_days(self) -> Mapping[str, DayRecord]:
        if not self._are_days_known:
            with contextlib.suppress(OSError):
                self._days = self._results.days()
                self._are_days_known = True
        return self._days
