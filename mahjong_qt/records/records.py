"""The results of all games: what is kept, and all that can be asked."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from mahjong_qt.records import filter_queries, game_rows, kind_queries, progress_queries
from mahjong_qt.records.record_file import DamagedFileError, RecordFile

if TYPE_CHECKING:
    from datetime import date, tzinfo
    from pathlib import Path

    from mahjong_qt.records.values import (
        DayRecord,
        Filter,
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


class Records:
    """The file of results. It is opened for each use, so several programs can use it in turn.

    Every method raises :class:`OSError` when the file cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        """Use the file at ``path``, which need not exist.

        One that is no file of ours, is damaged, or comes from a newer version is set aside; ``damaged`` then has its
        new path. The backup takes its place, if there is one that can be used; ``restored_from`` then has its path.
        """
        self._file = RecordFile(path)

    @property
    def damaged(self) -> Path | None:
        """Where the file lies that could not be used, or None."""
        return self._file.damaged

    @property
    def restored_from(self) -> Path | None:
        """The backup that took the place of the file, or None."""
        return self._file.restored_from

    def add(self, result: GameResult, replay: bytes = b"") -> None:
        """Keep a result, and the game to be watched again; a game that is there already is not added again.

        :raises ValueError: when it has a value that no file can hold.
        """
        game_rows.check_values(result)
        for _ in range(2):
            # of a file found to be damaged the second try finds one in order
            with contextlib.suppress(DamagedFileError):
                self._write(result, replay)
                return
        # where it could not be put in order, the result is worth more than the game
        self._write(result, b"")

    def _write(self, result: GameResult, replay: bytes) -> None:
        with self._file.writing() as database:
            game_rows.insert(database, result, replay)

    def put_in_order(self) -> None:
        """Look at the whole file, and do with a damaged one what is done at the start."""
        self._file.put_in_order()

    def by_layout(self) -> dict[str, LayoutRecord]:
        """Return what was played on each layout, by its id, with and without gravity; the best time is one without."""
        with self._file.reading() as database:
            return kind_queries.by_layout(database)

    def kinds(self) -> list[RecordKind]:
        """Return the kinds of which there are games, that of the last game first."""
        with self._file.reading() as database:
            return kind_queries.kinds(database)

    def last_played(self) -> tuple[RecordKind, str] | None:
        """Return of which kind the last game was, and when it ended (UTC, ISO 8601); None before the first one."""
        with self._file.reading() as database:
            return kind_queries.last_played(database)

    def summary(self, wanted: Filter) -> Summary:
        """Return how the games went."""
        with self._file.reading() as database:
            return filter_queries.summary(database, wanted)

    def times_in_order(self, wanted: Filter, count: int = 1000) -> list[WonTime]:
        """Return the times of the last games won in modes with times, the earliest first."""
        with self._file.reading() as database:
            return filter_queries.times_in_order(database, wanted, count)

    def weeks(self, wanted: Filter, last: date, count: int = 52, zone: tzinfo | None = None) -> list[WeekGames]:
        """Return the games of ``count`` ISO weeks, the last one that of the day ``last``; a week without any too.

        They begin at midnight in the zone, without one in that of the system.
        """
        with self._file.reading() as database:
            return filter_queries.weeks(database, wanted, last, count, zone)

    def times_by_layout(self, wanted: Filter, count: int = 12) -> list[LayoutTimes]:
        """Return how the times are spread on the layouts with most games won, that with most of them first.

        All boards of the campaign are one, whose layout id is empty.
        """
        with self._file.reading() as database:
            return filter_queries.times_by_layout(database, wanted, count)

    def fastest(self, wanted: Filter, count: int = 10) -> list[GameRow]:
        """Return the fastest games won, the earlier one of two first; no repeated deals and no modes without times."""
        with self._file.reading() as database:
            return game_rows.fastest(database, wanted, count)

    def games(self, wanted: Filter, offset: int = 0, count: int = 100) -> list[GameRow]:
        """Return a page of games, the newest first; :meth:`summary` says how many there are."""
        with self._file.reading() as database:
            return game_rows.newest(database, wanted, offset, count)

    def all_games(self, wanted: Filter) -> list[GameRow]:
        """Return all games, the newest first, however many there are: for an export."""
        with self._file.reading() as database:
            return game_rows.newest(database, wanted, 0, -1)

    def game(self, result_id: int) -> GameRow | None:
        """Return a game by its id, None when there is none."""
        with self._file.reading() as database:
            return game_rows.game(database, result_id)

    def replay(self, result_id: int) -> bytes:
        """Return the game to be watched, as :func:`~mahjong_qt.records.replay_log.unpack_replay` reads it, or b""."""
        with self._file.reading() as database:
            return game_rows.replay_of(database, result_id)

    def last_replay(self) -> int | None:
        """Return the id of the last game that can be watched, None when there is none."""
        with self._file.reading() as database:
            return game_rows.last_replay(database)

    def fastest_on(self, code: str) -> int | None:
        """Return the id of the fastest game won on the deal of a code that can be watched, None when there is none."""
        with self._file.reading() as database:
            return game_rows.fastest_on(database, code)

    def levels(self) -> dict[int, LevelRecord]:
        """Return what was reached in each level of the campaign that was played to an end, by its number."""
        with self._file.reading() as database:
            return progress_queries.levels(database)

    def days(self, first: str = "", last: str = "9999-12-31") -> dict[str, DayRecord]:
        """Return what became of the daily deals from first to last, ISO dates, both with them, by day."""
        with self._file.reading() as database:
            return progress_queries.days(database, first, last)
