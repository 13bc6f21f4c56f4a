"""What can still be read of a damaged file of results."""

from __future__ import annotations

import contextlib
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from mahjong_qt.records.file_copy import COMPANIONS
from mahjong_qt.records.schema import SCHEMA_VERSION, bring_up_to_date, version_of
from mahjong_qt.records.values import GameOutcome, GameResult

if TYPE_CHECKING:
    from pathlib import Path

_COLUMNS: Final = ("id", *GameResult._fields)
_OUTCOME: Final = _COLUMNS.index("outcome")
_OUTCOMES: Final = {outcome.value for outcome in GameOutcome}


def rescue(damaged: Path, path: Path) -> None:
    """Add to the file at ``path`` the results of a damaged one that it has not, with their games; nothing is promised.

    The damaged file stays as it is.

    :raises sqlite3.Error: when nothing can be read there, or nothing written here.
    """
    if any(damaged.with_name(damaged.name + ending).exists() for ending in COMPANIONS):
        # a change that was cut short would have to be taken back in it first
        return
    with closing(sqlite3.connect(f"{damaged.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as source:
        if version_of(source) != SCHEMA_VERSION or source.execute("SELECT 1 FROM result LIMIT 1").fetchone() is None:
            return
        with closing(sqlite3.connect(path, isolation_level=None)) as target:
            bring_up_to_date(target)
            target.execute("BEGIN IMMEDIATE")
            with target:
                _copy_games(source, target, _copy_results(source, target))


def _copy_results(source: sqlite3.Connection, target: sqlite3.Connection) -> list[int]:
    """Copy the results that are missing and return their ids, up to the first that cannot be read."""
    marks = ", ".join("?" * len(_COLUMNS))
    copied = []
    with contextlib.suppress(sqlite3.DatabaseError):
        for row in source.execute(f"SELECT {', '.join(_COLUMNS)} FROM result ORDER BY id"):
            if row[_OUTCOME] in _OUTCOMES:
                written = target.execute(f"INSERT OR IGNORE INTO result ({', '.join(_COLUMNS)}) VALUES ({marks})", row)
                copied += [row[0]] * written.rowcount
    return copied


def _copy_games(source: sqlite3.Connection, target: sqlite3.Connection, ids: list[int]) -> None:
    for id_ in ids:
        with contextlib.suppress(sqlite3.DatabaseError):
            for row in source.execute("SELECT result_id, log FROM replay WHERE result_id = ?", (id_,)):
                target.execute("INSERT OR IGNORE INTO replay (result_id, log) VALUES (?, ?)", row)
