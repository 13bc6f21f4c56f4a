"""The file of a backup: written from the player's folders, and read with nothing in it trusted."""

from __future__ import annotations

import enum
import hashlib
import io
import json
import sqlite3
import stat
import struct
import zipfile
import zlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mahjong_qt import __version__
from mahjong_qt.backup.folders import RECORDS, BackupFolders, is_known, source_files
from mahjong_qt.records.file_copy import check_bytes, copy_of
from mahjong_qt.records.schema import NewerVersionError
from mahjong_qt.storage import publish_file

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

BACKUP_FORMAT: Final = "mahjong-backup"
BACKUP_VERSION: Final = 1
MANIFEST: Final = "mahjong-backup.json"

MAX_FILES = 20_000
MAX_BYTES = 512 * 2**20
"""How much a backup may hold, unpacked; it goes through memory."""

MAX_MANIFEST = 8 * 2**20

PIECE = 2**20
"""Bytes that are unpacked at a time: what a file says of its size is not believed."""

_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)

_FAULTS: Final = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, NotImplementedError, RuntimeError, ValueError, LookupError,
    ArithmeticError,
)  # fmt: skip
"""What a damaged archive is found by."""


class BackupFault(enum.Enum):
    """Why a file cannot be used as a backup."""

    NOT_OURS = "not ours"
    DAMAGED = "damaged"
    NEWER_VERSION = "newer version"
    TOO_LARGE = "too large"
    UNSAFE = "unsafe"
    """It holds a file that would go where no backup has one."""


class BackupError(Exception):
    """A file that is no backup that can be used; ``detail`` is for whoever looks for the reason."""

    def __init__(self, fault: BackupFault, detail: str = "") -> None:
        """Keep both."""
        super().__init__(f"{fault.value}: {detail}")
        self.fault, self.detail = fault, detail


class BackupContent(NamedTuple):
    """What a backup holds: the bytes of its files by their names, when it was made (UTC, ISO 8601), and by what."""

    made_at: str
    program: str
    files: Mapping[str, bytes]


def write_backup(path: Path, folders: BackupFolders, now: datetime | None = None) -> None:
    """Write all that is the player's into one file, whole or not at all.

    :raises OSError: when something cannot be read or written.
    :raises BackupError: when it is more than a backup may hold.
    """
    made_at = (now or datetime.now(UTC)).isoformat(timespec="seconds")
    publish_file(path, _packed(_collected(folders), made_at))


def _collected(folders: BackupFolders) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    records = folders.path_of(RECORDS)
    if records.exists():
        try:
            files[RECORDS] = copy_of(records)
        except sqlite3.DatabaseError as error:
            raise OSError(f"{records}: {error}") from error
    size = len(files.get(RECORDS, b""))
    for name, source in source_files(folders):
        try:
            files[name] = source.read_bytes()
        except FileNotFoundError:
            # the program took it away in this moment
            continue
        size += len(files[name])
        if size > MAX_BYTES or len(files) > MAX_FILES:
            raise BackupError(BackupFault.TOO_LARGE, f"more than {MAX_BYTES} bytes or {MAX_FILES} files")
    return files


def _packed(files: Mapping[str, bytes], made_at: str) -> bytes:
    listed = {name: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()}
    head = {"format": BACKUP_FORMAT, "version": BACKUP_VERSION, "made_at": made_at, "program": __version__}
    manifest = json.dumps(head | {"files": listed}, indent=2).encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in {MANIFEST: manifest, **files}.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (stat.S_IFREG | 0o600) << 16
            archive.writestr(info, data)
    return packed.getvalue()


def read_backup(path: Path) -> BackupContent:
    """Read a backup and check all of it; nothing is written.

    :raises BackupError: when it cannot be used.
    :raises OSError: when the file cannot be read.
    """
    if path.stat().st_size > MAX_BYTES:
        raise BackupError(BackupFault.TOO_LARGE, f"more than {MAX_BYTES} bytes")
    # from memory: whatever goes wrong in there is not the disk
    data = path.read_bytes()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _content(archive)
    except _FAULTS as error:
        is_zip = data.startswith(b"PK")
        raise BackupError(BackupFault.DAMAGED if is_zip else BackupFault.NOT_OURS, str(error)) from error


def _content(archive: zipfile.ZipFile) -> BackupContent:
    entries = archive.infolist()
    names = [entry.filename for entry in entries]
    if MANIFEST not in names:
        raise BackupError(BackupFault.NOT_OURS, f"no {MANIFEST}")
    _check_sizes(entries)
    if any(entry.compress_type not in _METHODS for entry in entries):
        raise BackupError(BackupFault.DAMAGED, "a way of packing that no backup has")
    manifest = _manifest(_unpacked(archive, MANIFEST, MAX_MANIFEST))
    folded = {name.casefold() for name in names}
    for entry in entries:
        if entry.filename != MANIFEST and (not is_known(entry.filename) or stat.S_ISLNK(entry.external_attr >> 16)):
            raise BackupError(BackupFault.UNSAFE, entry.filename)
    if len(folded) != len(names):
        raise BackupError(BackupFault.UNSAFE, "a name is there twice")
    listed: dict[str, Any] = manifest["files"]
    if set(listed) != set(names) - {MANIFEST}:
        raise BackupError(BackupFault.DAMAGED, "other files than it says")
    files: dict[str, bytes] = {}
    left = MAX_BYTES
    for name, said in listed.items():
        files[name] = data = _unpacked(archive, name, left)
        left -= len(data)
        if said != {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}:
            raise BackupError(BackupFault.DAMAGED, name)
    if RECORDS in files:
        _check_records(files[RECORDS])
    return BackupContent(str(manifest.get("made_at", "")), str(manifest.get("program", "")), files)


def _unpacked(archive: zipfile.ZipFile, name: str, limit: int) -> bytes:
    """Return the bytes of a file, at most so many, unpacked piece by piece.

    :raises BackupError: when there are more, or others than it says.
    """
    data = bytearray()
    with archive.open(name) as file:
        while piece := file.read(min(PIECE, limit + 1 - len(data))):
            data += piece
            if len(data) > limit:
                raise BackupError(BackupFault.TOO_LARGE, name)
    if len(data) != archive.getinfo(name).file_size:
        raise BackupError(BackupFault.DAMAGED, name)
    return bytes(data)


def _check_sizes(entries: list[zipfile.ZipInfo]) -> None:
    if len(entries) > MAX_FILES + 1 or sum(entry.file_size for entry in entries) > MAX_BYTES + MAX_MANIFEST:
        raise BackupError(BackupFault.TOO_LARGE, f"{len(entries)} files")
    if any(entry.filename == MANIFEST and entry.file_size > MAX_MANIFEST for entry in entries):
        raise BackupError(BackupFault.TOO_LARGE, MANIFEST)


def _manifest(data: bytes) -> dict[str, Any]:
    try:
        manifest = json.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise BackupError(BackupFault.DAMAGED, MANIFEST) from error
    if not isinstance(manifest, dict) or manifest.get("format") != BACKUP_FORMAT:
        raise BackupError(BackupFault.NOT_OURS, MANIFEST)
    version = manifest.get("version")
    if type(version) is not int or version < 1:
        raise BackupError(BackupFault.DAMAGED, "version")
    if version > BACKUP_VERSION:
        raise BackupError(BackupFault.NEWER_VERSION, f"version {version}")
    if not isinstance(manifest.get("files"), dict):
        raise BackupError(BackupFault.DAMAGED, "files")
    return manifest


def _check_records(data: bytes) -> None:
    try:
        check_bytes(data)
    except sqlite3.DatabaseError as error:
        is_newer = isinstance(error, NewerVersionError)
        raise BackupError(BackupFault.NEWER_VERSION if is_newer else BackupFault.DAMAGED, RECORDS) from error
