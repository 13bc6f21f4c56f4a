"""A tile set that was found in files: what it is, who made it, and how to draw its faces."""

from __future__ import annotations

import enum
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QImage

    from mahjong_qt.tile_sets.face_names import NameTable
    from mahjong_qt.tile_sets.notes import SetNotes


class SourceKind(enum.Enum):
    """What a tile set was made for; the value stands in the manifest."""

    KMAHJONGG = "kmahjongg"
    GNOME = "gnome"
    FOLDER = "folder"
    OURS = "ours"


class FoundSet(NamedTuple):
    """A tile set before it is drawn.

    ``draw`` returns a picture for each face that has a drawing, by label, and may raise a ``TileSetFault``. ``digest``
    is that of all that is drawn. ``files`` and ``names`` are the files that could show faces and those that do;
    ``linked`` counts pictures outside of the drawing that were left out.
    """

    kind: SourceKind
    notes: SetNotes
    digest: str
    draw: Callable[[], dict[str, QImage]]
    files: tuple[str, ...] = ()
    names: NameTable = {}  # noqa: RUF012 - nobody changes it
    linked: int = 0


def digest_of(contents: Mapping[str, bytes], *more: str) -> str:
    """Return the digest of contents by name, and of what else decides how they are drawn."""
    digest = sha256("\n".join(more).encode())
    for name in sorted(contents):
        digest.update(f"\n{name} {sha256(contents[name]).hexdigest()}".encode())
    return digest.hexdigest()
