"""Archives of tile sets, unpacked into memory: zip and tar, also one in gzip; nothing in them gets onto the disk."""

from __future__ import annotations

import io
import tarfile
import zipfile
import zlib
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from mahjong_qt.tile_sets.bundle import GZIP, MAX_ARCHIVE, MAX_FILE, MAX_FILES, gunzip, is_wanted
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault

if TYPE_CHECKING:
    from collections.abc import Iterator

ZIP = b"PK\x03\x04"
TAR, TAR_AT = b"ustar", 257
TAR_END = bytes(512)
"""The block behind the last file."""


def is_archive(data: bytes, name: str) -> bool:
    """Say whether a file is an archive; a drawing in gzip is none."""
    if data.startswith(GZIP):
        return not name.lower().endswith(".svgz") and _is_tar(gunzip(data, name, MAX_ARCHIVE))
    return data.startswith(ZIP) or _is_tar(data)


def unpack(data: bytes, name: str) -> dict[str, bytes]:
    """Return the files of an archive that may belong to a tile set.

    :raises TileSetFault: when the archive is damaged, too large, or has a file that lies outside of it.
    """
    found: dict[str, bytes] = {}
    total = 0
    try:
        members = _zip_members(data, name) if data.startswith(ZIP) else _tar_members(data, name)
        for count, (member, content) in enumerate(members):
            total += len(content)
            if len(content) > MAX_FILE:
                raise TileSetFault(FaultReason.TOO_LARGE, member, {"limit": MAX_FILE})
            if total > MAX_ARCHIVE:
                raise TileSetFault(FaultReason.TOO_LARGE, name, {"limit": MAX_ARCHIVE})
            if count >= MAX_FILES:
                raise TileSetFault(FaultReason.TOO_MANY_FILES, name, {"limit": MAX_FILES})
            found[member] = content
    except (zipfile.BadZipFile, tarfile.TarError, zlib.error, EOFError, RuntimeError, NotImplementedError) as error:
        # zipfile raises RuntimeError for what is encrypted
        raise TileSetFault(FaultReason.BROKEN_ARCHIVE, name) from error
    except (OSError, ValueError) as error:
        raise TileSetFault(FaultReason.BROKEN_ARCHIVE, name) from error
    return found


def _is_tar(data: bytes) -> bool:
    return data[TAR_AT : TAR_AT + len(TAR)] == TAR


def _zip_members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for info in archive.infolist():
            member = _checked(info.filename, name)
            if not info.is_dir() and is_wanted(member):
                with archive.open(info) as file:
                    # the size that the archive tells may be a lie
                    yield member, file.read(MAX_FILE + 1)


def _tar_members(data: bytes, name: str) -> Iterator[tuple[str, bytes]]:
    plain = gunzip(data, name, MAX_ARCHIVE) if data.startswith(GZIP) else data
    with tarfile.open(fileobj=io.BytesIO(plain), mode="r:") as archive:
        for info in archive:
            member = _checked(info.name, name)
            # links lead to anywhere
            if info.isreg() and is_wanted(member):
                file = archive.extractfile(info)
                yield member, file.read(MAX_FILE + 1) if file else b""
        # where the rest is cut off, or is damaged, this is taken for the end
        end = plain[archive.offset :][: len(TAR_END)]
    if end != TAR_END:
        raise TileSetFault(FaultReason.BROKEN_ARCHIVE, name)


def _checked(member: str, archive: str) -> str:
    """Return the name of a file in an archive in plain form.

    :raises TileSetFault: when it leads out of the archive.
    """
    path = PurePosixPath(member.replace("\\", "/"))
    if path.is_absolute() or ".." in path.parts or ":" in member or "\0" in member:
        raise TileSetFault(FaultReason.UNSAFE_PATH, archive, {"name": member[:200]})
    return str(path)
