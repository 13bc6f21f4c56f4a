"""The results of all games, in a file of SQLite: the place that statistics and best times come from."""

from mahjong_qt.records.record_file import PATIENCE
from mahjong_qt.records.records import Records
from mahjong_qt.records.schema import SCHEMA_VERSION
from mahjong_qt.records.values import (
    DailyOutcome,
    DayRecord,
    Filter,
    GameOutcome,
    GameResult,
    GameRow,
    LayoutRecord,
    LayoutTimes,
    LevelRecord,
    RecordKind,
    Summary,
    WeekGames,
    WonTime,
)

__all__ = [
    "PATIENCE",
    "SCHEMA_VERSION",
    "DailyOutcome",
    "DayRecord",
    "Filter",
    "GameOutcome",
    "GameResult",
    "GameRow",
    "LayoutRecord",
    "LayoutTimes",
    "LevelRecord",
    "RecordKind",
    "Records",
    "Summary",
    "WeekGames",
    "WonTime",
]
