"""Single games in the file of results: written, listed, watched again."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from mahjong_qt.records.filter_queries import BY_END, BY_FASTEST, SOUND, condition
from mahjong_qt.records.kind_queries import HAS_TIMES, TIMELESS, WON
from mahjong_qt.records.values import Filter, GameOutcome, GameResult, GameRow

if TYPE_CHECKING:
    import sqlite3

REPLAYS = 10_000
"""The games that can be watched again: of so many of the last ones, about two kilobytes each."""

MOST = 2**63 - 1
"""The largest number that a file holds."""

_COLUMNS: Final = ", ".join(GameResult._fields)
_ROWS: Final = f"SELECT id, {_COLUMNS}, EXISTS (SELECT 1 FROM replay WHERE result_id = result.id) FROM"
_SOUND: Final = (
    f"{SOUND} AND typeof(stars) = 'integer' AND typeof(level) = 'integer' AND typeof(tiles) = 'integer' AND "
    + " AND ".join(f"typeof({name}) = 'text'" for name in ("finished_at", "mode", "layout_id", "code", "day"))
)
"""A condition that keeps out what others wrote into the file and is no game."""

_FIRST_FLAG: Final = GameResult._fields.index("is_repeated")


def check_values(result: GameResult) -> None:
    """Look whether all values of a result can be written.

    :raises ValueError: when one cannot be: a number of more than 64 bits or none, or a text that is no text.
    """
    for name, value in result._asdict().items():
        if isinstance(value, float) and not isfinite(value):
            raise ValueError(f"{name}: {value}")
        if isinstance(value, int) and not -MOST <= value <= MOST:
            raise ValueError(f"{name}: a number of {value.bit_length()} bits")
        if isinstance(value, str):
            value.encode()


def insert(database: sqlite3.Connection, result: GameResult, replay: bytes) -> None:
    """Write a result and, if there is one, the game itself; a game that is there already is not written again."""
    # of games without a key there may be any number
    values = result._asdict() | {"game_key": result.game_key or None, "outcome": result.outcome.value}
    marks = ", ".join("?" * len(values))
    written = database.execute(f"INSERT OR IGNORE INTO result ({_COLUMNS}) VALUES ({marks})", tuple(values.values()))
    if written.rowcount != 1 or not replay:
        return
    database.execute("INSERT INTO replay (result_id, log) VALUES (?, ?)", (written.lastrowid, replay))
    database.execute("DELETE FROM replay WHERE result_id <= ?", ((written.lastrowid or 0) - REPLAYS,))


def newest(database: sqlite3.Connection, wanted: Filter, offset: int, count: int) -> list[GameRow]:
    """Return games, the newest first; a ``count`` of -1 is all of them."""
    where, values = condition(wanted)
    rows = database.execute(
        f"{_ROWS} {BY_END} WHERE {where} AND {_SOUND} ORDER BY finished_at DESC, id DESC LIMIT ? OFFSET ?",
        (*values, count, offset),
    )
    return [_game_row(row) for row in rows]


def fastest(database: sqlite3.Connection, wanted: Filter, count: int) -> list[GameRow]:
    """Return the fastest games won, of two that took as long the earlier one first.

    Repeated deals and modes without times stay out.
    """
    where, values = condition(wanted)
    rows = database.execute(
        f"{_ROWS} {BY_FASTEST} WHERE {where} AND {WON} AND NOT is_repeated AND {HAS_TIMES} AND {_SOUND}"
        " ORDER BY seconds, finished_at, id LIMIT ?",
        (*values, *TIMELESS, count),
    )
    return [_game_row(row) for row in rows]


def game(database: sqlite3.Connection, result_id: int) -> GameRow | None:
    """Return a game by its id, None when there is none of ours."""
    row = database.execute(f"{_ROWS} result WHERE id = ? AND {_SOUND}", (result_id,)).fetchone()
    return _game_row(row) if row is not None else None


def replay_of(database: sqlite3.Connection, result_id: int) -> bytes:
    """Return the bytes of a game to be watched, empty when there are none, or what is there are no bytes."""
    row = database.execute("SELECT log FROM replay WHERE result_id = ?", (result_id,)).fetchone()
    return row[0] if row is not None and isinstance(row[0], bytes) else b""


def last_replay(database: sqlite3.Connection) -> int | None:
    """Return the id of the last game that can be watched, None when there is none."""
    row = database.execute("SELECT max(result_id) FROM replay").fetchone()
    return row[0] if row is not None else None


def fastest_on(database: sqlite3.Connection, code: str) -> int | None:
    """Return the id of the fastest game won on a deal that can be watched, None when there is none."""
    row = database.execute(
        # a cross join is done in this order: else all replays would be gone through
        "SELECT id FROM result INDEXED BY result_by_code CROSS JOIN replay ON result_id = id"
        f" WHERE code = ? AND {WON} ORDER BY seconds, id LIMIT 1",
        (code,),
    ).fetchone()
    return row[0] if row is not None else None


def _game_row(row: tuple[object, ...]) -> GameRow:
    id_, key, *values, has_replay = row
    result = GameResult(key or "", *values)  # type: ignore[arg-type]
    result = result._replace(
        outcome=GameOutcome(result.outcome),
        is_repeated=bool(result.is_repeated),
        has_gravity=bool(result.has_gravity),
        is_late=bool(result.is_late),
    )
    return GameRow(id_, result, bool(has_replay))  # type: ignore[arg-type]
