"""What the worker does for the window of backups: a second or more of packing and unpacking; imports no Qt."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.backup.content import BackupError, BackupFault, read_backup, write_backup
from mahjong_qt.backup.folders import RECORDS
from mahjong_qt.backup.pending import restore_backup
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mahjong_qt.backup.folders import BackupFolders

LAYOUTS = "data/layouts/"
TILE_SETS = "data/tile-sets/"
SAVES = "data/game"


class Trouble(NamedTuple):
    """Why something could not be done: a fault of the backup, or None and what the system says."""

    fault: BackupFault | None
    system: str = ""


class Found(NamedTuple):
    """What a backup holds: when it was made (UTC, ISO 8601, not checked), and how much of what."""

    made_at: str
    games: int
    saves: int
    layouts: int
    tile_sets: int


def save(path: Path, folders: BackupFolders, should_stop: Callable[[], bool] = never) -> int | Trouble:
    """Write a backup and return its size in bytes, or why there is none; one that is in work is not stopped."""
    try:
        write_backup(path, folders)
        return path.stat().st_size
    except BackupError as error:
        return Trouble(error.fault)
    except OSError as error:
        return Trouble(None, _words_of(error))


def look_into(path: Path, should_stop: Callable[[], bool] = never) -> Found | Trouble:
    """Check a backup and return what it holds, or why it cannot be used."""
    try:
        content = read_backup(path)
        games = _games(content.files)
    except BackupError as error:
        return Trouble(error.fault)
    except OSError as error:
        return Trouble(None, _words_of(error))
    names = list(content.files)
    sets = {name.split("/")[2] for name in names if name.startswith(TILE_SETS)}
    saves = sum(name.startswith(SAVES) for name in names)
    return Found(content.made_at, games, saves, sum(name.startswith(LAYOUTS) for name in names), len(sets))


def lay_ready(path: Path, folders: BackupFolders, should_stop: Callable[[], bool] = never) -> Path | Trouble:
    """Lay a backup ready for the next start; returns where that start will keep what is here, or why it cannot be."""
    try:
        return restore_backup(read_backup(path), folders)
    except BackupError as error:
        return Trouble(error.fault)
    except OSError as error:
        return Trouble(None, _words_of(error))


def _games(files: Mapping[str, bytes]) -> int:
    from mahjong_qt.records import Filter, Records

    if RECORDS not in files:
        return 0
    # a copy, which may be brought up to date
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.sqlite"
        path.write_bytes(files[RECORDS])
        return Records(path).summary(Filter()).played


def _words_of(error: OSError) -> str:
    return error.strerror or str(error)
