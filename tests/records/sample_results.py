"""Results to be kept, told from each other by their keys."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from mahjong_qt.records import GameOutcome, GameResult

if TYPE_CHECKING:
    from pathlib import Path

FIRST_END = datetime(2026, 3, 2, 12, tzinfo=UTC)
"""A Monday."""


def result(number: int = 0, **changes: object) -> GameResult:
    """Return a classic game won on the Turtle, an hour after the one with the number before it."""
    plain = GameResult(
        game_key=f"k{number}",
        finished_at=(FIRST_END + timedelta(hours=number)).isoformat(timespec="seconds"),
        mode="classic",
        layout_id="turtle",
        code="MJ1-L00-AAAAABL",
        tiles=144,
        outcome=GameOutcome.CLEARED,
        seconds=300.0,
        hints=1,
        shuffles=0,
        undos=2,
        is_repeated=False,
    )
    return plain._replace(**changes)  # type: ignore[arg-type]


def spoil_replays(path: Path) -> None:
    """Writes rubbish over the first page of the games to be watched."""
    with closing(sqlite3.connect(path)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'replay'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = b"rubbish!" * (size // 8)
    path.write_bytes(data)
