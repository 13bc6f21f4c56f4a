"""Rendered tiles kept on disk: raw premultiplied ARGB pictures of one size behind a checked header."""

from __future__ import annotations

import contextlib
import os
import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

SUFFIX = ".tiles"
MOST_FILES = 6
MOST_BYTES = 64 * 1024 * 1024
_DRAFT = ".part"
_DRAFT_AGE = 3600 * 10**9
_MAGIC = b"MJTILES1"
# magic, length of the key, number of pictures, bytes of one picture, CRC-32 of key and pictures; in the
# machine's own byte order, as the pixels are.
_HEADER = struct.Struct("=8sIIII")


def read_sheet(path: Path, key: str, count: int, picture_bytes: int) -> list[memoryview] | None:
    """The pictures in `path`, or None when there is no whole, undamaged sheet for exactly this key and size."""
    try:
        if path.stat().st_size != _HEADER.size + len(key.encode()) + count * picture_bytes:
            return None
        content = memoryview(path.read_bytes())
    except OSError:
        return None
    magic, key_bytes, stored_count, stored_bytes, checksum = _HEADER.unpack_from(content)
    if (magic, stored_count, stored_bytes) != (_MAGIC, count, picture_bytes):
        return None
    body = content[_HEADER.size :]
    if bytes(body[:key_bytes]) != key.encode() or zlib.crc32(body) != checksum:
        return None
    return [body[start : start + picture_bytes] for start in range(key_bytes, len(body), picture_bytes)]


def write_sheet(path: Path, key: str, pictures: Sequence[memoryview]) -> bool:
    """Write a sheet in one step and forget the oldest ones; False when the disk will not have it."""
    checksum = zlib.crc32(key.encode())
    for picture in pictures:
        checksum = zlib.crc32(picture, checksum)
    draft = path.with_name(f"{path.name}.{os.getpid()}{_DRAFT}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("wb") as file:
            file.write(_HEADER.pack(_MAGIC, len(key.encode()), len(pictures), pictures[0].nbytes, checksum))
            file.write(key.encode())
            file.writelines(pictures)
        draft.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        return False
    with contextlib.suppress(OSError):
        _forget_oldest(path)
    return True


def _forget_oldest(newest: Path) -> None:
    """Keep `newest` and the latest other sheets, within `MOST_FILES` and `MOST_BYTES`; and no abandoned drafts."""
    found = [(path.stat().st_mtime_ns, path.stat().st_size, path) for path in newest.parent.glob(f"*{SUFFIX}")]
    found.sort(key=lambda entry: (entry[2] != newest, -entry[0]))
    total = 0
    for number, (_, size, path) in enumerate(found):
        total += size
        if number and (number >= MOST_FILES or total > MOST_BYTES):
            path.unlink(missing_ok=True)
    for draft in newest.parent.glob(f"*{SUFFIX}.*{_DRAFT}"):
        if draft.stat().st_mtime_ns < found[0][0] - _DRAFT_AGE:
            draft.unlink(missing_ok=True)
