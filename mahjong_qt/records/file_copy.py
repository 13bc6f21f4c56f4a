"""Whole copies of a file of SQLite that others may be writing at the same moment."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.engine.verdict import never
from mahjong_qt.records.schema import check_all

if TYPE_CHECKING:
    from collections.abc import Callable

PAUSE = 0.05
"""Seconds from one try to the next."""

TRIES = 10
"""How often a file that another program is writing is asked for."""

PAGES = 1000
"""Pages, of 4 kilobytes mostly, from one look at whether to stop to the next."""

STEPS = 100_000
"""Steps of a query from one look to the next; some milliseconds."""

BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

COMPANIONS = ("-journal", "-wal", "-shm")
"""The endings of what SQLite may leave beside a file, and would take for a part of another one of the same name."""


def copy_of(path: Path, should_stop: Callable[[], bool] = never) -> bytes:
    """Return the content of a file of results at one moment, all of it checked.

    :raises OSError: when it cannot be read, also because another program has it for too long, or when told to stop.
    :raises sqlite3.DatabaseError: when it is damaged or not ours.
    """
    tries = 0

    def give_up_some_time(status: int, _left: int, _total: int) -> None:
        nonlocal tries
        if should_stop():
            raise sqlite3.OperationalError("stopped")
        tries += 1
        if status in BUSY and tries >= TRIES:
            raise sqlite3.OperationalError("database is locked")

    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "copy.sqlite"
        try:
            with closing(_open(path)) as source, closing(sqlite3.connect(target)) as copy:
                # should the system fail now, nobody will ever look for this copy
                copy.execute("PRAGMA synchronous = OFF")
                # asked first, so that a file locked for long is met here, where there is a limit
                source.execute("SELECT count(*) FROM sqlite_master").fetchone()
                source.backup(copy, pages=PAGES, progress=give_up_some_time, sleep=PAUSE)
                copy.set_progress_handler(should_stop, STEPS)
                check_all(copy)
        except sqlite3.OperationalError as error:
            raise OSError(f"{path}: {error}") from error
        return target.read_bytes()


def check_bytes(data: bytes) -> None:
    """Look whether these are the bytes of a file of results, whole and ours.

    :raises sqlite3.DatabaseError: when they are not.
    :raises OSError: when there is no room to look.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "copy.sqlite"
        path.write_bytes(data)
        with closing(sqlite3.connect(path)) as database:
            check_all(database)


def move_companions(path: Path, aside: Path) -> None:
    """Let what SQLite left beside a file follow it to its new name.

    :raises OSError: when that fails.
    """
    for ending in COMPANIONS:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))


def remove_companions(path: Path) -> None:
    """Remove what SQLite left beside a file that is no more.

    :raises OSError: when that fails.
    """
    for ending in COMPANIONS:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    # a journal left by a killed program is rolled back by whoever reads, so the file must be writable; but not made
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", timeout=TRIES * PAUSE, uri=True)
