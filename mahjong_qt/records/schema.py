"""The versions of the file of results, and the way from each to the next."""

from __future__ import annotations

import sqlite3

SCHEMA_VERSION = 3


class NewerVersionError(sqlite3.DatabaseError):
    """A file that a newer version of this program has written."""


VERSIONS = (
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
    (
        "ALTER TABLE result ADD COLUMN points INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE result ADD COLUMN best_multiplier INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE result ADD COLUMN stars INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE result ADD COLUMN level INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE result ADD COLUMN day TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE result ADD COLUMN is_late INTEGER NOT NULL DEFAULT 0",
        # apart from the results, so that reading many of these skips no game logs
        "CREATE TABLE replay (result_id INTEGER PRIMARY KEY REFERENCES result (id), log BLOB NOT NULL)",
        "DROP INDEX result_by_layout",
        "DROP INDEX result_by_time",
        "CREATE INDEX result_by_layout ON result (layout_id, outcome, seconds, is_repeated, has_gravity, mode)",
        "CREATE INDEX result_by_end ON result (finished_at, id, mode, layout_id, has_gravity, outcome, seconds,"
        " is_repeated, hints, undos, shuffles, points)",
        "CREATE INDEX result_by_fastest ON result (seconds, finished_at, id, mode, layout_id, has_gravity, is_repeated)"
        " WHERE outcome = 'cleared'",
        "CREATE INDEX result_by_level ON result (level, outcome, stars, seconds, points) WHERE level > 0",
        "CREATE INDEX result_by_code ON result (code, seconds, id) WHERE outcome = 'cleared'",
        "CREATE INDEX result_by_day ON result (day, outcome, is_late, stars, seconds, points) WHERE day <> ''",
    ),
)
"""What makes each version of the file from the one before it."""


def version_of(database: sqlite3.Connection) -> int:
    """Return the version of a file; an empty one has version 0.

    :raises NewerVersionError: when it is newer than this program.
    :raises sqlite3.DatabaseError: when it is no database.
    """
    version = int(database.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        raise NewerVersionError(f"version {version}")
    return version


def bring_up_to_date(database: sqlite3.Connection) -> None:
    """Make the newest version of a file, in one transaction: it is made wholly or the file stays as it was."""
    if version_of(database) == SCHEMA_VERSION:
        return
    database.execute("BEGIN IMMEDIATE")
    with database:
        # asked again, for another program may have been first
        for statements in VERSIONS[version_of(database) :]:
            for statement in statements:
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def check(database: sqlite3.Connection) -> None:
    """Look whether a file is ours and its results are whole, in a moment; an empty one is.

    :raises sqlite3.DatabaseError: when it is not.
    """
    # of the games to be watched there may be many megabytes, for which no start waits
    _check(database, "PRAGMA quick_check(result)" if _has_results(database) else "PRAGMA quick_check")


def check_all(database: sqlite3.Connection) -> None:
    """Look whether all of a file is whole and ours, the games to be watched too.

    :raises sqlite3.DatabaseError: when it is not.
    """
    _check(database, "PRAGMA quick_check")


def is_damage(error: sqlite3.Error) -> bool:
    """Say whether an error means that the file itself is damaged, and not that it is locked, or the disk full."""
    # the lowest byte is the kind of an error
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _check(database: sqlite3.Connection, question: str) -> None:
    if version_of(database) and not _has_results(database):
        raise sqlite3.DatabaseError("no results")
    if database.execute(question).fetchone()[0] != "ok":
        raise sqlite3.DatabaseError("damaged")


def _has_results(database: sqlite3.Connection) -> bool:
    return database.execute("SELECT name FROM sqlite_master WHERE name = 'result'").fetchone() is not None
