"""The results of all games, in a file of SQLite: the place that statistics and best times come from."""

from __future__ import annotations

import enum
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_qt.storage import set_aside

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCHEMA_VERSION = 2
PATIENCE = 0.2
"""Seconds for which a file that another program is writing is waited for."""

_VERSIONS = (
    (
        """CREATE TABLE result (
            id INTEGER PRIMARY KEY,
            game_key TEXT UNIQUE,
            finished_at TEXT NOT NULL,
            mode TEXT NOT NULL,
            layout_id TEXT NOT NULL,
            code TEXT NOT NULL,
            tiles INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            seconds REAL NOT NULL,
            hints INTEGER NOT NULL,
            shuffles INTEGER NOT NULL,
            undos INTEGER NOT NULL,
            is_repeated INTEGER NOT NULL
        )""",
        "CREATE INDEX result_by_layout ON result (layout_id)",
    ),
    (
        "ALTER TABLE result ADD COLUMN has_gravity INTEGER NOT NULL DEFAULT 0",
        # the rows lie far apart: what is asked of all of a kind is answered from the indices alone
        "CREATE INDEX result_by_kind ON result (mode, layout_id, has_gravity, finished_at, id, outcome, hints)",
        "CREATE INDEX result_by_time ON result (mode, layout_id, has_gravity, seconds, finished_at, is_repeated)"
        " WHERE outcome = 'cleared'",
    ),
)
"""What makes each version of the file from the one before it."""

_OF_KIND = "mode = ? AND layout_id = ? AND has_gravity = ?"
_WON = "outcome = 'cleared'"


class GameOutcome(enum.Enum):
    """How a game ended."""

    CLEARED = "cleared"
    GIVEN_UP = "given up"
    REPLACED = "replaced"
    """Another board took its place; it counts as lost."""


class GameResult(NamedTuple):
    """One finished game.

    ``game_key`` is the same for the same game and for no other, or empty when nothing happened in it; ``finished_at``
    is UTC in ISO 8601; ``mode`` is ``classic`` or ``shisen-sho``; ``seconds`` is the time on its clock;
    ``is_repeated`` marks a deal that was typed in or was played again; ``has_gravity`` a game in which tiles fall.
    """

    game_key: str
    finished_at: str
    mode: str
    layout_id: str
    code: str
    tiles: int
    outcome: GameOutcome
    seconds: float
    hints: int
    shuffles: int
    undos: int
    is_repeated: bool
    has_gravity: bool = False


class RecordKind(NamedTuple):
    """Games that can be compared with each other: they share their best times and statistics."""

    mode: str
    layout_id: str
    has_gravity: bool = False


class LayoutRecord(NamedTuple):
    """What was played on a layout: games, those that were cleared, and the best time in seconds.

    Deals that were typed in or played again count as played, but set no best time.
    """

    played: int
    won: int
    best_seconds: float | None


class BestTime(NamedTuple):
    """A game among the fastest of its kind: seconds, game code, end in UTC (ISO 8601), and the help that was taken."""

    seconds: float
    code: str
    finished_at: str
    hints: int
    shuffles: int
    undos: int


class Statistics(NamedTuple):
    """How the games of a kind went.

    ``streak`` is the number of games won in a row up to the last one, ``longest_streak`` the most there ever were.
    ``mean_seconds`` is over all games won, None where there are none.
    """

    played: int
    won: int
    streak: int
    longest_streak: int
    mean_seconds: float | None
    hints: int


class Records:
    """The file of results. It is opened for each use, so several programs can use it in turn."""

    def __init__(self, path: Path) -> None:
        """Use the file at ``path``, which need not exist.

        One that is no file of ours, is damaged, or comes from a newer version is set aside; ``damaged`` then has its
        new path.
        """
        self._path = path
        self.damaged: Path | None = None
        try:
            self._check()
        except sqlite3.OperationalError:
            # it may be locked for the moment: whoever uses it next is told
            return
        except sqlite3.DatabaseError:
            try:
                self.damaged = set_aside(path)
            except OSError:
                self.damaged = path

    def add(self, result: GameResult) -> None:
        """Keep a result; a game that is there already is not added again.

        :raises OSError: when it cannot be written.
        """
        # of games without a key there may be any number
        values = (result.game_key or None, *result[1:6], result.outcome.value, *result[7:])
        with self._open() as database:
            database.execute(
                "INSERT OR IGNORE INTO result (game_key, finished_at, mode, layout_id, code, tiles, outcome, seconds,"
                " hints, shuffles, undos, is_repeated, has_gravity) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            )

    def by_layout(self) -> dict[str, LayoutRecord]:
        """Return what was played on each layout, by its id, with and without gravity; the best time is one without.

        :raises OSError: when it cannot be read.
        """
        rows = self._rows(
            f"SELECT layout_id, count(*), sum({_WON}),"
            f" min(CASE WHEN {_WON} AND NOT is_repeated AND NOT has_gravity THEN seconds END)"
            " FROM result GROUP BY layout_id"
        )
        return {layout_id: LayoutRecord(played, won, best) for layout_id, played, won, best in rows}

    def kinds(self) -> list[RecordKind]:
        """Return the kinds of which there are games, that of the last game first.

        :raises OSError: when it cannot be read.
        """
        rows = self._rows(
            "SELECT mode, layout_id, has_gravity FROM result GROUP BY mode, layout_id, has_gravity"
            " ORDER BY max(finished_at) DESC, max(id) DESC"
        )
        return [RecordKind(mode, layout_id, bool(has_gravity)) for mode, layout_id, has_gravity in rows]

    def best(self, kind: RecordKind, count: int = 10) -> list[BestTime]:
        """Return the fastest games won, of two that took as long the earlier one first; repeated deals stay out.

        :raises OSError: when it cannot be read.
        """
        rows = self._rows(
            f"SELECT seconds, code, finished_at, hints, shuffles, undos FROM result WHERE {_OF_KIND} AND {_WON}"
            " AND NOT is_repeated ORDER BY seconds, finished_at, id LIMIT ?",
            *kind,
            count,
        )
        return [BestTime(*row) for row in rows]

    def statistics(self, kind: RecordKind) -> Statistics:
        """Return how the games of a kind went.

        :raises OSError: when it cannot be read.
        """
        with self._reading() as database:
            (hints,) = database.execute(
                f"SELECT ifnull(sum(hints), 0) FROM result INDEXED BY result_by_kind WHERE {_OF_KIND}", kind
            ).fetchone()
            in_order = database.execute(
                f"SELECT {_WON} FROM result INDEXED BY result_by_kind WHERE {_OF_KIND} ORDER BY finished_at, id", kind
            )
            wins = bytes(won for (won,) in in_order)
            (mean,) = database.execute(
                f"SELECT avg(seconds) FROM result INDEXED BY result_by_time WHERE {_OF_KIND} AND {_WON}", kind
            ).fetchone()
        return Statistics(len(wins), sum(wins), *_streaks(wins), mean, hints)

    def last_played(self) -> tuple[RecordKind, str] | None:
        """Return of which kind the last game was, and when it ended (UTC, ISO 8601); None before the first one.

        :raises OSError: when it cannot be read.
        """
        rows = self._rows(
            "SELECT mode, layout_id, has_gravity, finished_at FROM result ORDER BY finished_at DESC, id DESC LIMIT 1"
        )
        return next(((RecordKind(mode, id_, bool(gravity)), end) for mode, id_, gravity, end in rows), None)

    def _check(self) -> None:
        """Look whether the file, if there is one, is ours.

        :raises sqlite3.DatabaseError: when it is not.
        """
        if not self._path.exists():
            return
        with closing(sqlite3.connect(self._path, timeout=PATIENCE)) as database:
            version = _version(database)
            if database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("damaged")
            tables = database.execute("SELECT name FROM sqlite_master WHERE name = 'result'").fetchall()
            if version and not tables:
                raise sqlite3.DatabaseError("no results")

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with self._reading() as database:
            return database.execute(query, values).fetchall()

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """Open the file to read; where there is none, none is made.

        :raises OSError: when that fails.
        """
        if self._path.exists():
            with self._open() as database:
                yield database
            return
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
            _bring_up_to_date(database)
            yield database

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the file, make what is missing in it, and write everything or nothing.

        :raises OSError: when that fails.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # without a level of isolation no transaction begins or ends but where it says so here
            with closing(sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)) as database:
                _bring_up_to_date(database)
                database.execute("BEGIN")
                with database:
                    yield database
        except sqlite3.Error as error:
            raise OSError(f"{self._path}: {error}") from error


def _version(database: sqlite3.Connection) -> int:
    """Return the version of a file.

    :raises sqlite3.DatabaseError: when it is newer than this program.
    """
    version = int(database.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        raise sqlite3.DatabaseError(f"version {version}")
    return version


def _bring_up_to_date(database: sqlite3.Connection) -> None:
    """Make the newest version of a file, in one transaction: it is made wholly or the file stays as it was."""
    if _version(database) == SCHEMA_VERSION:
        return
    database.execute("BEGIN IMMEDIATE")
    with database:
        # asked again, for another program may have been first
        for statements in _VERSIONS[_version(database) :]:
            for statement in statements:
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _streaks(wins: bytes) -> tuple[int, int]:
    r"""Return how many games at the end were won, and the most that ever were in a row; a game won is 1, others are 0.

    >>> _streaks(b"\1\1\0\1"), _streaks(b"\1\0"), _streaks(b"")
    ((1, 2), (0, 1), (0, 0))
    """
    streaks = [len(run) for run in wins.split(b"\0")]
    return streaks[-1], max(streaks)
