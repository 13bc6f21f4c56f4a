"""A stranger's tile set made into a folder of ours, or the reason why not; to be run in a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_qt.art.tile_set import FORMAT, MANIFEST, VERSION
from mahjong_qt.tile_sets.bundle import open_bundle
from mahjong_qt.tile_sets.face_files import faces_missing
from mahjong_qt.tile_sets.face_names import LABELS
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.found_set import digest_of
from mahjong_qt.tile_sets.own_format import BOLD, read_manifest, text_in
from mahjong_qt.tile_sets.own_sets import free_name, id_for, own_sets, read_own_set
from mahjong_qt.tile_sets.reading import find_set

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtGui import QImage

    from mahjong_qt.tile_sets.found_set import FoundSet

QUICK = 75
"""What PNG calls quality is how little time it takes to pack: a good deal larger files would come next."""


class ConversionJob(NamedTuple):
    """What is to be converted, and where to: plain values, which go from one process to another.

    ``paths`` are what the player chose; ``staging`` is the folder to write into, in ``folder``, where the player's sets
    are. ``filler`` is the folder of a set of ours that shows the missing faces, empty when they must not be missing.
    ``names`` are the files of faces by label, where the player has said so; ``taken`` the names that other sets have.
    """

    paths: Sequence[str]
    folder: str
    staging: str
    filler: str = ""
    names: Mapping[str, str] = {}
    taken: Sequence[str] = ()


def convert(job: ConversionJob) -> str:
    """Convert a set and return its id.

    :raises TileSetFault: with what is wrong; nothing is left then.
    """
    folder, staging = Path(job.folder), Path(job.staging)
    bundle = open_bundle(job.paths)
    with _quiet_qt():
        found = find_set(bundle, job.names)
        set_id, manifest = _manifest(found, bundle.title)
        _refuse_twice(folder, set_id)
        faces = found.draw()
        missing = [label for label in LABELS if label not in faces]
        if missing:
            if not job.filler:
                raise _missing(found, bundle.title, missing)
            set_id, manifest = _filled(found, manifest, missing, Path(job.filler))
            _refuse_twice(folder, set_id)
            faces |= _drawn_by_us(Path(job.filler), missing)
        try:
            manifest["name"] = free_name(manifest["name"], [*job.taken, *(own.name for own in own_sets(folder).sets)])
            _write(staging, faces, manifest)
            os.replace(staging, folder / set_id)
        except OSError as error:
            values = {"folder": str(folder), "reason": error.strerror or ""}
            raise TileSetFault(FaultReason.UNWRITABLE, bundle.title, values) from error
        finally:
            shutil.rmtree(staging, ignore_errors=True)
    return set_id


def _manifest(found: FoundSet, file: str) -> tuple[str, dict[str, Any]]:
    return id_for(found.digest), {
        "format": FORMAT,
        "version": VERSION,
        **found.notes._asdict(),
        "fingerprint": found.digest,
        "source": {"kind": found.kind.value, "file": file, "filled": [], "filler": ""},
    }


def _filled(
    found: FoundSet, manifest: dict[str, Any], missing: Sequence[str], filler: Path
) -> tuple[str, dict[str, Any]]:
    """Return id and manifest of a set some of whose faces are ours."""
    ours = read_manifest((filler / MANIFEST).read_bytes(), MANIFEST)
    digest = digest_of({}, found.digest, str(ours.get("fingerprint")), *missing)
    source = manifest["source"] | {"filled": list(missing), "filler": text_in(ours, "name")}
    return id_for(digest), manifest | {"fingerprint": digest, "source": source}


def _refuse_twice(folder: Path, set_id: str) -> None:
    if not (folder / set_id).exists():
        return
    try:
        known = read_own_set(folder, set_id)
    except TileSetFault:
        # a damaged one gives way
        own_sets(folder)
        return
    raise TileSetFault(FaultReason.ALREADY_HERE, known.file, {"id": set_id, "name": known.name})


def _missing(found: FoundSet, file: str, missing: Sequence[str]) -> TileSetFault:
    if found.linked and len(missing) == len(LABELS):
        return TileSetFault(FaultReason.LINKED_PICTURES, file)
    return faces_missing(file, found.names, found.files, [label for label in LABELS if label not in missing])


def _drawn_by_us(filler: Path, labels: Sequence[str]) -> dict[str, QImage]:
    from mahjong_qt.tile_sets.face_files import draw_file

    drawn = {}
    for label in labels:
        for name in (f"{label}.svg", f"{label}.png"):
            if (filler / name).is_file():
                drawn[label] = draw_file((filler / name).read_bytes(), name)
                break
    return drawn


def _write(staging: Path, faces: Mapping[str, QImage], manifest: Mapping[str, Any]) -> None:
    staging.mkdir(parents=True)
    for label in (*LABELS, *(f"{label}{BOLD}" for label in LABELS)):
        if label in faces and not faces[label].save(str(staging / f"{label}.png"), quality=QUICK):
            raise OSError(0, "")
    (staging / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


@contextlib.contextmanager
def _quiet_qt() -> Iterator[None]:
    """Keep Qt from telling what it thinks of a stranger's drawing."""
    from PySide6.QtCore import qInstallMessageHandler

    before = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
