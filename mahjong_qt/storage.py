"""Files of the player: written whole or not at all, set aside when they are damaged, never thrown away."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
import time
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = {"nt": 5}
"""By system, how often a file that is held by somebody else is asked for again."""

PAUSE = 0.01
"""Seconds from one time to the next."""

NEW_FILE = 0o666
"""The permissions of a new file before the user's mask is taken off."""


def replace_file(path: Path, data: bytes, mode: int | None = None) -> None:
    """Write a file so that at every moment the old or the new content is there, whatever happens to the program.

    The folder is made when it is missing. Only the user may read the file, unless ``mode`` has other permissions. The
    system may still hold the data in memory: :func:`sync_file` makes it outlast a power cut too.

    :raises OSError: when it cannot be written; the old content is untouched then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        if mode is not None:
            # some file systems have no permissions
            with contextlib.suppress(OSError):
                os.chmod(name, mode)
        _take_place(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def publish_file(path: Path, data: bytes) -> None:
    """Write a file as :func:`replace_file` does and as any program would: whom the user lets read it can.

    A link stays one: what it points to is written.

    :raises OSError: when it cannot be written; the old content is untouched then.
    """
    from pathlib import Path

    path = Path(os.path.realpath(path))
    replace_file(path, data, _mode_for(path))


def _mode_for(path: Path) -> int:
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        # the mask can be read only by setting it
        mask = os.umask(0o077)
        os.umask(mask)
        return NEW_FILE & ~mask


def _take_place(name: str, path: Path) -> None:
    """Rename; on Windows a virus scanner or indexer may hold the target for a moment, so this asks a few times."""
    for _ in range(PATIENCE.get(os.name, 0)):
        try:
            os.replace(name, path)
        except PermissionError:
            time.sleep(PAUSE)
        else:
            return
    os.replace(name, path)


def sync_file(path: Path) -> None:
    """Wait until the content of a file is on the disk; does nothing when there is no such file.

    :raises OSError: when the disk reports a failure.
    """
    with contextlib.suppress(FileNotFoundError):
        # Windows syncs only what is open for writing
        handle = os.open(path, os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def lock_file(path: Path) -> IO[bytes] | None:
    """Return the file, open and locked for this process alone, or None when another process has it.

    The system frees the lock when the process ends, however it ends, so what the file holds never matters. The caller
    keeps what is returned.

    :raises OSError: when there can be no such lock here.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
            return None
        raise
    return file


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a name that is not in use yet and return it: ``game.json`` to ``game.damaged-1.json``.

    :raises OSError: when it cannot be renamed.
    """
    number = 1
    while True:
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            os.replace(path, aside)
            return aside
        number += 1


def remove_leftovers(path: Path) -> None:
    """Remove what a killed program left half written beside this file."""
    with contextlib.suppress(OSError):
        for leftover in path.parent.glob(f".{path.name}.*"):
            leftover.unlink()
