from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_qt.career import Career
from mahjong_qt.records import DailyOutcome, DayRecord, GameOutcome, GameResult, LevelRecord

if TYPE_CHECKING:
    from collections.abc import Mapping

TODAY = date(2026, 11, 30)


class FakeResults(QObject):
    """Stands for the records and for who puts results into them."""

    recorded = Signal(object)

    def __init__(self, cleared: int = 0, days: Mapping[str, DailyOutcome] | None = None) -> None:
        super().__init__()
        self.by_level = {
            level: LevelRecord(2, 1, 1 + level % 3, 60.0 + level, 1000 + level) for level in range(1, cleared + 1)
        }
        self.by_day = {day: DayRecord(outcome, 100.0, 900, 2) for day, outcome in (days or {}).items()}
        self.is_readable = True
        self.day = TODAY
        self.asked = 0

    def levels(self) -> Mapping[int, LevelRecord]:
        self.asked += 1
        if not self.is_readable:
            raise OSError("busy")
        return dict(self.by_level)

    def days(self) -> Mapping[str, DayRecord]:
        self.asked += 1
        if not self.is_readable:
            raise OSError("busy")
        return dict(self.by_day)

    def career(self) -> Career:
        return Career(self, self.recorded, lambda: self.day, self)

    def finish(self, mode: str) -> None:
        """Tells of a game of a mode that ended."""
        self.recorded.emit(
            GameResult(
                "", "2026-11-30T12:00:00+00:00", mode, "turtle", "", 144, GameOutcome.CLEARED, 60.0, 0, 0, 0, False
            )
        )
