"""From a layout to the bytes of its file, and those onto the disk."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from typing import TYPE_CHECKING

from mahjong_qt.storage import publish_file

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.layout.layout_file import LayoutFile

MAX_BYTES = 16 * 1024 * 1024
"""Bytes of a file that are looked at to know whether it has changed."""


def layout_bytes(file: LayoutFile) -> bytes:
    """Return a layout as our JSON.

    :raises ExportError: when a text of it cannot be written.
    :raises LayoutFileError: when it could not be read again.
    """
    from mahjong_qt.engine.formats import own_json
    from mahjong_qt.engine.layout.layout_file import encode_layout

    own_json.check(file)
    return encode_layout(file)


def write_layout(path: Path, data: bytes) -> None:
    """Write the file of a layout, whole or not at all.

    :raises OSError: when it cannot be written, or may not be: it is write-protected, a folder, or its folder is gone;
        what was there is untouched then.
    """
    # what is there is replaced and not written to, so nothing else would ask whether that is allowed
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise _os_error(errno.ENOENT, path.parent) from None
    else:
        if stat.S_ISDIR(mode):
            raise _os_error(errno.EISDIR, path)
        if not stat.S_ISREG(mode) or not os.access(path, os.W_OK):
            raise _os_error(errno.EACCES, path)
    publish_file(path, data)


def bytes_at(path: Path) -> bytes | None:
    """Return the content of a file, and no more of it than a little over the limit; None where there is no such file.

    :raises OSError: when it cannot be read.
    """
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            return None
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except ValueError as error:
        # a null character in the name
        raise OSError(errno.EINVAL, str(error), str(path)) from error


def digest_at(path: Path) -> str | None:
    """Return what tells whether a file still has its content; None where there is no such file.

    :raises OSError: when that cannot be known.
    """
    data = bytes_at(path)
    return None if data is None else digest_of(data)


def digest_of(data: bytes) -> str:
    """Return what tells two contents of a file apart."""
    return hashlib.sha256(data[: MAX_BYTES + 1]).hexdigest()


def _os_error(code: int, path: Path) -> OSError:
    return OSError(code, os.strerror(code), str(path))
