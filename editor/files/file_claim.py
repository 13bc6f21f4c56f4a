"""One window for one file: an editor claims the file that it has open, and another one calls it instead of opening it.

In the folder of claims each file has a lock, which the system frees when its editor ends, however that ends, and a
folder of messages (:mod:`mahjong_qt.inbox`) by which the editor that holds the lock is called to the front.

A file is the same by all its names and symbolic links. A hard link is another file: the next time it is saved it has
a content of its own.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from typing import IO, TYPE_CHECKING

from mahjong_qt.storage import lock_file

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LOCK, CALLS = ".lock", ".calls"

STALE = 24 * 3600
"""Seconds after which a lock that nobody holds is no longer one that is just being made."""

KEY_BITS = 128

MOST_TRIES = 20
"""How often a lock is tried for that was removed meanwhile; some file systems tell of every file as another one."""


class FileClaim:
    """The claim of one editor: on one file at a time, or on none.

    Where there can be no locks, every file can be claimed and nobody is ever called.
    """

    def __init__(self, folder: Path) -> None:
        """Keep claims in this folder, which need not exist; nothing is claimed yet."""
        self._folder = folder
        self._key = ""
        self._lock: IO[bytes] | None = None

    @property
    def calls(self) -> Path | None:
        """The folder in which messages for whoever holds the claim arrive; None while nothing is claimed."""
        return self._folder / f"{self._key}{CALLS}" if self._key else None

    def take(self, path: Path) -> bool:
        """Claim a file in place of the one before, and say whether no other editor has it."""
        key = key_of(path)
        if key == self._key:
            return True
        self.release()
        try:
            lock = self._locked(key)
        except OSError:
            return True
        if lock is None:
            return False
        self._key, self._lock = key, lock
        return True

    def is_elsewhere(self, path: Path) -> bool:
        """Say whether another editor has claimed a file."""
        key = key_of(path)
        return key != self._key and (self._folder / f"{key}{LOCK}").exists() and self._is_locked(key)

    def call(self, path: Path, rounds: int | None = None) -> bool:
        """Call the editor that has claimed a file to the front, and say whether it came.

        That takes 3 seconds at most, or so many rounds (:data:`mahjong_qt.inbox.ROUND`).
        """
        from mahjong_qt.inbox import hand_over, is_taken

        key = key_of(path)
        try:
            message = hand_over(self._folder / f"{key}{CALLS}", [str(path)])
            # one that just ended, or opened another file, has removed what was said to it
            if is_taken(message, rounds) and self._is_locked(key):
                return True
            message.unlink(missing_ok=True)
        except OSError:
            return False
        # of one that is gone nothing is left; one that is there keeps its folder
        self._is_locked(key)
        return False

    def sweep(self) -> None:
        """Remove what editors that were killed have left; there is no hurry."""
        with contextlib.suppress(OSError):
            for path in list(self._folder.glob(f"*{LOCK}")):
                with contextlib.suppress(OSError):
                    if time.time() - path.stat().st_mtime > STALE and (lock := lock_file(path)) is not None:
                        self._remove(path.stem, lock)

    def release(self) -> None:
        """Claim nothing any more."""
        key, lock, self._key, self._lock = self._key, self._lock, "", None
        if lock is not None:
            self._remove(key, lock)

    def _locked(self, key: str) -> IO[bytes] | None:
        """Return the lock of a file, or None when another editor has it.

        :raises OSError: when there can be no lock.
        """
        path = self._folder / f"{key}{LOCK}"
        for _ in range(MOST_TRIES):
            lock = lock_file(path)
            if lock is None:
                return None
            # whoever held it may have removed the file between our opening and our locking it
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(lock.fileno()), path.stat()):
                    return lock
            lock.close()
        raise OSError(f"{path} is another file each time")

    def _is_locked(self, key: str) -> bool:
        """Say whether another editor has a lock; of one that nobody has nothing is left."""
        try:
            lock = self._locked(key)
        except OSError:
            return False
        if lock is None:
            return True
        self._remove(key, lock)
        return False

    def _remove(self, key: str, lock: IO[bytes]) -> None:
        path = self._folder / f"{key}{LOCK}"
        shutil.rmtree(self._folder / f"{key}{CALLS}", ignore_errors=True)
        # while it is held, for then nobody else can have it by this name; Windows alone removes no file that is open
        if os.name != "nt":
            path.unlink(missing_ok=True)
        lock.close()
        if os.name == "nt":
            with contextlib.suppress(OSError):
                path.unlink()


def key_of(path: Path) -> str:
    """Return what stands for a file, by whichever of its names and symbolic links it is opened."""
    # SHA-512 inside; it is loaded already, while hashlib and its OpenSSL would hold up the first paint
    from random import Random

    name = os.fsencode(os.path.normcase(os.path.realpath(path)))
    return f"{Random(name).getrandbits(KEY_BITS):0{KEY_BITS // 4}x}"


def call_holders(claim: FileClaim, files: Sequence[str]) -> tuple[str, ...]:
    """Call the editors that have the first of these files open, and return the rest, of which the first is ours."""
    from pathlib import Path

    rest = list(files)
    # one that does not answer hangs, or just ended: the file is opened here then
    while rest and not claim.take(Path(rest[0])) and claim.call(Path(rest[0])):
        rest.pop(0)
    if rest:
        claim.take(Path(rest[0]))
    return tuple(rest)
