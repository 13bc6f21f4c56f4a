"""The tile sets that the player has added: each a folder of pictures with a manifest, known by what is drawn in it."""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_qt.art.found_sets import OWN_DIGITS, OWN_PREFIX, is_own_id
from mahjong_qt.art.regular_file import open_regular
from mahjong_qt.art.tile_set import MANIFEST, MAX_MANIFEST, manifest_texts
from mahjong_qt.tile_sets.bundle import read_file
from mahjong_qt.tile_sets.face_names import LABELS
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.found_set import SourceKind
from mahjong_qt.tile_sets.own_format import read_manifest, text_in
from mahjong_qt.tile_sets.plain_text import plain_text

if TYPE_CHECKING:
    from collections.abc import Collection

NEW, GONE = ".new-", ".gone-"
"""What begins the names of folders that are being written, and of those that are being removed."""
LEFTOVER_AGE = 3600
"""Seconds after which a folder that is half written is no longer being written."""
PNG_HEAD = b"\x89PNG\r\n\x1a\n"
PNG_END = b"IEND\xaeB`\x82"


class OwnTileSet(NamedTuple):
    """A tile set of the player's; author and license are empty where they are not known.

    ``file`` is the name of what it was made from, ``filled`` the labels of the faces that come from the set ``filler``.
    """

    id: str
    folder: Path
    name: str
    author: str
    license: str
    kind: SourceKind
    file: str
    filled: tuple[str, ...]
    filler: str


class OwnShelf(NamedTuple):
    """The player's tile sets by name, and what is wrong with those that cannot be used."""

    sets: tuple[OwnTileSet, ...]
    faults: tuple[TileSetFault, ...]


def id_for(digest: str) -> str:
    """Return the id of a set with this digest."""
    return f"{OWN_PREFIX}{digest[:OWN_DIGITS]}"


def own_sets(folder: Path) -> OwnShelf:
    """Return the sets in the player's folder; a damaged one is set aside and named."""
    _remove_leftovers(folder)
    try:
        ids = sorted(entry.name for entry in os.scandir(folder) if is_own_id(entry.name) and entry.is_dir())
    except OSError:
        return OwnShelf((), ())
    sets: list[OwnTileSet] = []
    faults: list[TileSetFault] = []
    for set_id in ids:
        try:
            sets.append(read_own_set(folder, set_id))
        except TileSetFault as fault:
            is_transient = fault.reason in (FaultReason.UNREADABLE, FaultReason.NEWER_VERSION)
            faults.append(fault if is_transient else set_aside_set(folder, set_id))
    return OwnShelf(tuple(sorted(sets, key=lambda own: (own.name.casefold(), own.id))), tuple(faults))


def read_own_set(folder: Path, set_id: str) -> OwnTileSet:
    """Return one of the player's sets.

    :raises TileSetFault: when it is not there or is damaged.
    """
    home = _home(folder, set_id)
    manifest = read_manifest(read_file(home / MANIFEST, MAX_MANIFEST), set_id)
    for label in LABELS:
        if not _is_whole(home / f"{label}.png"):
            raise TileSetFault(FaultReason.BROKEN_PNG, f"{set_id}/{label}.png")
    source = manifest.get("source")
    source = source if isinstance(source, dict) else {}
    try:
        name, author, licence, _ = map(plain_text, manifest_texts(manifest))
    except ValueError as error:
        raise TileSetFault(FaultReason.BROKEN_MANIFEST, set_id) from error
    try:
        kind = SourceKind(source.get("kind"))
    except ValueError:
        kind = SourceKind.OURS
    return OwnTileSet(
        set_id,
        home,
        name,
        author,
        licence,
        kind,
        text_in(source, "file"),
        _labels(source.get("filled")),
        text_in(source, "filler"),
    )


def remove_set(folder: Path, set_id: str) -> None:
    """Remove one of the player's sets; does nothing when it is not there.

    :raises TileSetFault: when it cannot be removed.
    """
    home = _home(folder, set_id)
    gone = folder / f"{GONE}{set_id}-{time.time_ns()}"
    try:
        # at once it is no set any more, however long the rest takes
        os.replace(home, gone)
    except FileNotFoundError:
        return
    except OSError as error:
        raise TileSetFault(
            FaultReason.UNWRITABLE, set_id, {"folder": str(folder), "reason": error.strerror or ""}
        ) from error
    shutil.rmtree(gone, ignore_errors=True)


def set_aside_set(folder: Path, set_id: str) -> TileSetFault:
    """Rename a damaged set so that it is a set no more, and return the fault that says so."""
    from mahjong_qt.storage import set_aside

    try:
        aside = set_aside(_home(folder, set_id)).name
    except OSError:
        aside = set_id
    return TileSetFault(FaultReason.DAMAGED, set_id, {"aside": aside})


def free_name(name: str, taken: Collection[str]) -> str:
    """Return a name that no other set has.

    >>> free_name("Default", ["default", "Default 2"])
    'Default 3'
    """
    used = {other.casefold() for other in taken}
    free, number = name, 1
    while free.casefold() in used:
        number += 1
        free = f"{name} {number}"
    return free


def _home(folder: Path, set_id: str) -> Path:
    if not is_own_id(set_id):
        raise TileSetFault(FaultReason.MISSING_FILE, str(folder), {"name": set_id[:100]})
    return folder / set_id


def _is_whole(path: Path) -> bool:
    """Say whether a PNG file has its beginning and its end.

    :raises TileSetFault: when it is there and cannot be read.
    """
    try:
        with open_regular(path) as file:
            head = file.read(len(PNG_HEAD))
            file.seek(-len(PNG_END), os.SEEK_END)
            return head == PNG_HEAD and file.read() == PNG_END
    except PermissionError as error:
        raise TileSetFault(FaultReason.UNREADABLE, path.name, {"reason": error.strerror or ""}) from error
    except OSError:
        return False


def _labels(value: Any) -> tuple[str, ...]:
    return tuple(label for label in LABELS if isinstance(value, list) and label in value)


def _remove_leftovers(folder: Path) -> None:
    """Remove what a conversion or a removal that was killed has left; a young folder may still be written."""
    with contextlib.suppress(OSError):
        for entry in list(os.scandir(folder)):
            is_old = time.time() - entry.stat(follow_symlinks=False).st_mtime > LEFTOVER_AGE
            if entry.name.startswith(GONE) or (entry.name.startswith(NEW) and is_old):
                shutil.rmtree(entry.path, ignore_errors=True)
