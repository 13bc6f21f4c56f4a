"""Files in a folder of the player's, read with a guard: a pipe would wait for ever, and a device has no end."""

from __future__ import annotations

import errno
import stat
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class NotAFileError(OSError):
    """What is there is a folder, a pipe, a device or something else that is no file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "is no file", str(path))


class TooLargeError(OSError):
    """A file has more bytes than it may have."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, "is too large", str(path))


def open_regular(path: Path) -> IO[bytes]:
    """Open a file for reading.

    :raises OSError: when it cannot be read; a :class:`NotAFileError` when it is no file.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotAFileError(path)
    return path.open("rb")


def read_regular(path: Path, limit: int) -> bytes:
    """Return the content of a file.

    :raises OSError: as :func:`open_regular`; a :class:`TooLargeError` when it has more than ``limit`` bytes.
    """
    with open_regular(path) as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLargeError(path)
    return data
