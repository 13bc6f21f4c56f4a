"""The results of all games, in a file of SQLite: the place that statistics and best times come from."""

from __future__ import annotations

import enum
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.storage import set_aside

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCHEMA_VERSION = 1
PATIENCE = 0.2
"""Seconds for which a file that another program is writing is waited for."""

_SCHEMA = f"""
CREATE TABLE result (
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
);
CREATE INDEX result_by_layout ON result (layout_id);
PRAGMA user_version = {SCHEMA_VERSION};
"""


class GameOutcome(enum.Enum):
    """How a game ended."""

    CLEARED = "cleared"
    GIVEN_UP = "given up"
    REPLACED = "replaced"
    """Another board took its place; it counts as lost."""


class GameResult(NamedTuple):
    """One finished game.

    ``game_key`` is the same for the same game and for no other, or empty when nothing happened in it; ``finished_at``
    is UTC in ISO 8601; ``seconds`` is the time on its clock; ``is_repeated`` marks a deal that was typed in or was
    played again.
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


class LayoutRecord(NamedTuple):
    """What was played on a layout: games, those that were cleared, and the best time in seconds.

    Deals that were typed in or played again count as played, but set no best time.
    """

    played: int
    won: int
    best_seconds: float | None


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
        values = (
            result.game_key or None,
            *result[1:6],
            result.outcome.value,
            *result[7:],
        )
        with self._open() as database:
            database.execute(
                "INSERT OR IGNORE INTO result (game_key, finished_at, mode, layout_id, code, tiles, outcome, seconds,"
                " hints, shuffles, undos, is_repeated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            )

    def by_layout(self) -> dict[str, LayoutRecord]:
        """Return what was played on each layout, by its id.

        :raises OSError: when it cannot be read.
        """
        if not self._path.exists():
            return {}
        cleared = GameOutcome.CLEARED.value
        with self._open() as database:
            rows = database.execute(
                "SELECT layout_id, count(*), sum(outcome = ?),"
                " min(CASE WHEN outcome = ? AND NOT is_repeated THEN seconds END) FROM result GROUP BY layout_id",
                (cleared, cleared),
            )
            return {layout_id: LayoutRecord(played, won, best) for layout_id, played, won, best in rows}

    def _check(self) -> None:
        """Look whether the file, if there is one, is ours.

        :raises sqlite3.DatabaseError: when it is not.
        """
        if not self._path.exists():
            return
        with closing(sqlite3.connect(self._path, timeout=PATIENCE)) as database:
            version = database.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA_VERSION:
                raise sqlite3.DatabaseError(f"version {version}")
            if database.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("damaged")
            tables = database.execute("SELECT name FROM sqlite_master WHERE name = 'result'").fetchall()
            if version == SCHEMA_VERSION and not tables:
                raise sqlite3.DatabaseError("no results")

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the file, make what is missing in it, and write everything or nothing.

        :raises OSError: when that fails.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._path, timeout=PATIENCE)) as database:
                if database.execute("PRAGMA user_version").fetchone()[0] == 0:
                    database.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")
                with database:
                    yield database
        except sqlite3.Error as error:
            raise OSError(f"{self._path}: {error}") from error
