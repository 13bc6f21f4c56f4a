"""Tile sets in our own format, made by others: a manifest and a file for each face."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from mahjong_qt.art.tile_set import MANIFEST, VERSION, NewerManifestError, parse_manifest
from mahjong_qt.tile_sets.bundle import PICTURES
from mahjong_qt.tile_sets.face_names import LABELS
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.found_set import FoundSet, SourceKind, digest_of
from mahjong_qt.tile_sets.notes import MAX_NAME, SetNotes, name_from, notes_beside
from mahjong_qt.tile_sets.plain_text import plain_text

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from mahjong_qt.tile_sets.bundle import Bundle

BOLD = "-bold"


def manifests_in(bundle: Bundle) -> tuple[str, ...]:
    """Return the names of manifests among some files."""
    return tuple(name for name in bundle.names if PurePosixPath(name).name == MANIFEST)


def read_manifest(data: bytes, file: str) -> dict[str, Any]:
    """Return the content of a manifest.

    :raises TileSetFault: when it is none, or one of a later version.
    """
    try:
        return parse_manifest(data)
    except NewerManifestError as error:
        values = {"version": error.version, "limit": VERSION}
        raise TileSetFault(FaultReason.NEWER_VERSION, file, values) from error
    except ValueError as error:
        raise TileSetFault(FaultReason.BROKEN_MANIFEST, file) from error


def text_in(manifest: dict[str, Any], key: str) -> str:
    """Return a text of a manifest, empty when there is none."""
    value = manifest.get(key)
    return plain_text(value) if isinstance(value, str) else ""


def own_format_set(bundle: Bundle, manifest_name: str) -> FoundSet:
    """Return the set beside a manifest.

    :raises TileSetFault: when the manifest or one of the drawings cannot be used.
    """
    from mahjong_qt.tile_sets.safe_svg import clean_svg

    manifest = read_manifest(bundle.read(manifest_name), manifest_name)
    contents: dict[str, bytes] = {}
    names: dict[str, str] = {}
    linked = 0
    for label in (*LABELS, *(f"{label}{BOLD}" for label in LABELS)):
        choices = (bundle.beside(manifest_name, f"{label}{ending}") for ending in PICTURES)
        name = next((name for name in choices if bundle.has(name)), None)
        if name is None:
            continue
        data = bundle.read(name)
        if not data.startswith(b"\x89PNG"):
            drawing = clean_svg(data, name)
            data, linked = drawing.data, linked + drawing.linked
        contents[label], names[label] = data, name

    def draw() -> dict[str, QImage]:
        from mahjong_qt.tile_sets.face_files import draw_file, without_blanks

        return without_blanks({label: draw_file(data, names[label]) for label, data in contents.items()})

    notes = SetNotes(*(text_in(manifest, key) for key in SetNotes._fields))
    notes = notes._replace(name=notes.name[:MAX_NAME] or name_from(bundle.title)).or_else(
        notes_beside(bundle, manifest_name)
    )
    digest = digest_of(contents, SourceKind.OURS.value)
    return FoundSet(SourceKind.OURS, notes, digest, draw, linked=linked)
