"""Files that keep unfinished layouts against a crash, and those that a crash has left."""

from __future__ import annotations

import contextlib
import time
import uuid
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from editor.files.snapshot import NewerSnapshotError, Snapshot, SnapshotError, decode_snapshot, encode_snapshot
from mahjong_qt.storage import lock_file, remove_leftovers, replace_file, set_aside

if TYPE_CHECKING:
    from collections.abc import Iterator

SUFFIX = ".mjrecovery"
LOCK = ".lock"
MAX_BYTES = 64 * 1024 * 1024
DAMAGED = ".damaged-"

STALE = 24 * 3600
"""Seconds after which a lock without a file beside it is no longer one that is just being made."""


class RecoveryFile:
    """The file of one document. While it is there, a lock beside it tells that its editor still runs."""

    def __init__(self, folder: Path) -> None:
        """Choose a name in this folder; nothing is written yet."""
        self.path = folder / f"{uuid.uuid4()}{SUFFIX}"
        self._lock: IO[bytes] | None = None
        self._is_there = False

    def write(self, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of the one before.

        :raises OSError: when it cannot be written.
        """
        if self._lock is None:
            # some file systems have no locks; then others take the file for one that a crash has left
            with contextlib.suppress(OSError):
                self._lock = lock_file(_lock_of(self.path))
        self._is_there = True
        replace_file(self.path, encode_snapshot(snapshot))

    def release(self) -> None:
        """Leave the file as one that a crash has left, for whoever looks for them."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def remove(self) -> None:
        """Keep nothing: it is saved, or not wanted."""
        if not self._is_there:
            return
        self._is_there = False
        with contextlib.suppress(OSError):
            self.path.unlink()
        _unlock(self.path, self._lock)
        self._lock = None


class LostWork(NamedTuple):
    """A snapshot whose editor runs no more, the file in which it was found, and the lock that keeps it ours."""

    snapshot: Snapshot
    path: Path
    lock: IO[bytes] | None

    def remove(self) -> None:
        """Remove the file: it is open again, or not wanted."""
        with contextlib.suppress(OSError):
            self.path.unlink()
        _unlock(self.path, self.lock)

    def release(self) -> None:
        """Leave the file for another time."""
        if self.lock is not None:
            self.lock.close()


class Found(NamedTuple):
    """What lies in the folder: unfinished layouts, the latest first, and damaged files, with their new names."""

    lost: tuple[LostWork, ...]
    damaged: tuple[Path, ...]


def find_lost(folder: Path) -> Found:
    """Return what a crash has left, and no other editor has taken; a damaged file is set aside, never removed."""
    lost: list[LostWork] = []
    damaged: list[Path] = []
    _clean(folder)
    for path in _files(folder, SUFFIX):
        try:
            lock = lock_file(_lock_of(path))
            if lock is None:
                continue
        except OSError:
            lock = None
        remove_leftovers(path)
        try:
            with path.open("rb") as stream:
                data = stream.read(MAX_BYTES)
            lost.append(LostWork(decode_snapshot(data), path, lock))
            continue
        except SnapshotError:
            damaged.append(_put_away(path))
        except (OSError, NewerSnapshotError):
            pass
        _unlock(path, lock)
    lost.sort(key=lambda work: work.snapshot.time, reverse=True)
    return Found(tuple(lost), tuple(damaged))


def _files(folder: Path, suffix: str) -> Iterator[Path]:
    try:
        paths = sorted(folder.iterdir())
    except OSError:
        return
    yield from (path for path in paths if path.suffix == suffix and path.name[0] != "." and DAMAGED not in path.name)


def _clean(folder: Path) -> None:
    """Remove what is left where a program was killed between a file and its lock."""
    for lock in _files(folder, LOCK):
        path = lock.with_suffix(SUFFIX)
        with contextlib.suppress(OSError):
            if not path.exists() and time.time() - lock.stat().st_mtime > STALE and (held := lock_file(lock)):
                remove_leftovers(path)
                _unlock(path, held)


def _lock_of(path: Path) -> Path:
    return path.with_suffix(LOCK)


def _unlock(path: Path, lock: IO[bytes] | None) -> None:
    if lock is not None:
        # some systems remove no file that is open
        lock.close()
        with contextlib.suppress(OSError):
            _lock_of(path).unlink()


def _put_away(path: Path) -> Path:
    try:
        return set_aside(path)
    except OSError:
        return path
