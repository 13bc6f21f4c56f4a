"""A folder of tile faces: one drawing for each face and a manifest."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageReader

from mahjong_qt.art.regular_file import read_regular
from mahjong_qt.engine.face import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from PySide6.QtGui import QPainter

    from mahjong_qt.engine.face import Face

    class _Drawing(Protocol):
        """What can be drawn into a rectangle."""

        def render(self, painter: QPainter, rect: QRectF) -> None:
            """Draw it."""


MANIFEST = "tileset.json"
FORMAT = "mahjong-tileset"
VERSION = 1
LONGEST_TEXT = 1000
MAX_MANIFEST = 65_536
MAX_FACE = 8 * 1024 * 1024
"""Bytes of a manifest, and of the drawing of a face."""
BOLD_BELOW = 49
"""Device pixels of a drawing: narrower ones, on faces up to 54 wide, are bold where a set has bold ones."""

DRAWINGS = (".svg", ".png")
"""How the files of faces end in sets of ours; where both are there the first counts."""
PICTURES = (".png",)
"""How they end in sets that were made from files of strangers."""
MAX_SIDE = 4096
"""Pixels of the longer side of a picture."""


class TileSetError(Exception):
    """A tile set that cannot be used: what is wrong, and in which file."""

    def __init__(self, what: str, where: Path) -> None:
        super().__init__(f"{where}: {what}")
        self.what = what
        self.where = where


class NewerManifestError(ValueError):
    """A manifest of a later version than this program knows."""

    def __init__(self, version: int) -> None:
        super().__init__(f"is not a {FORMAT} file of version {VERSION}")
        self.version = version


def parse_manifest(data: bytes) -> dict[str, Any]:
    """Return the content of a manifest.

    :raises NewerManifestError: when it is one of a later version.
    :raises ValueError: with what is wrong, when it is none.
    """
    try:
        manifest = json.loads(data.decode())
    except (ValueError, RecursionError) as error:
        raise ValueError("is not JSON") from error
    version = manifest.get("version") if isinstance(manifest, dict) and manifest.get("format") == FORMAT else None
    # true is 1, and no version
    if type(version) is not int or version < 1:
        raise ValueError(f"is not a {FORMAT} file of version {VERSION}")
    if version > VERSION:
        raise NewerManifestError(version)
    return dict(manifest)


def manifest_texts(manifest: dict[str, Any]) -> tuple[str, str, str, str]:
    """Return name, author, license and fingerprint in a manifest; each can be shown and encoded.

    :raises ValueError: with what is wrong, when one is missing, too long, or has letters that are not printable.
    """
    texts = [manifest.get(key) for key in ("name", "author", "license", "fingerprint")]
    name, author, licence, fingerprint = (
        text if isinstance(text, str) and len(text) <= LONGEST_TEXT and text.isprintable() else None for text in texts
    )
    if not name or not name.strip() or author is None or licence is None or not fingerprint:
        raise ValueError("needs name, author, license and fingerprint")
    return name, author, licence, fingerprint


class TileSet:
    """Drawings of the 42 faces, read when a face is first rendered."""

    def __init__(
        self, folder: Path, name: str, author: str, licence: str, fingerprint: str, suffixes: Sequence[str] = DRAWINGS
    ) -> None:
        """``suffixes`` are how the files end that are read, the one that counts more first."""
        self.folder = folder
        self._suffixes = suffixes
        self.name = name
        self.author = author
        self.license = licence
        self.fingerprint = fingerprint
        self._drawings: dict[str, _Drawing] = {}

    @classmethod
    def load(cls, folder: Path) -> TileSet:
        """The tile set in `folder`; only its manifest is read.

        :raises TileSetError: when the manifest is missing, not ours, or lacks a text, or when a face has no drawing.
        """
        return cls._load(folder, DRAWINGS)

    @classmethod
    def load_pictures(cls, folder: Path) -> TileSet:
        """As :meth:`load`, for a set that may come from a stranger: only pictures count, and no SVG is ever read."""
        return cls._load(folder, PICTURES)

    @classmethod
    def _load(cls, folder: Path, suffixes: Sequence[str]) -> TileSet:
        where = folder / MANIFEST
        try:
            name, author, licence, fingerprint = manifest_texts(parse_manifest(_read(where, MAX_MANIFEST)))
        except ValueError as error:
            raise TileSetError(str(error), where) from error
        try:
            drawn = set(os.listdir(folder))
        except OSError as error:
            raise TileSetError(f"cannot be listed ({error.strerror})", folder) from error
        for face in FACES:
            if not any(face.label + suffix in drawn for suffix in suffixes):
                raise TileSetError("is missing", folder / f"{face.label}{suffixes[0]}")
        return cls(folder, name, author, licence, fingerprint, suffixes)

    @property
    def is_of_pictures(self) -> bool:
        """Whether its faces are pictures, as those of the player's sets are: their colours must stay as they are."""
        return all(suffix in PICTURES for suffix in self._suffixes)

    def render(self, face: Face, painter: QPainter, rect: QRectF) -> None:
        """Draw `face` as large as fits into `rect`, centred; `rect` is in device pixels.

        :raises TileSetError: when the face's drawing is missing or cannot be read.
        """
        bold = f"{face.label}-bold"
        name = bold if rect.width() < BOLD_BELOW and self._has(bold) else face.label
        self._drawing(name).render(painter, rect)

    def _has(self, name: str) -> bool:
        return name in self._drawings or any((self.folder / (name + suffix)).exists() for suffix in self._suffixes)

    def _drawing(self, name: str) -> _Drawing:
        drawing = self._drawings.get(name)
        if drawing is None:
            files = [self.folder / (name + suffix) for suffix in self._suffixes]
            file = next((file for file in files if file.exists()), files[0])
            drawing = _Picture(file) if file.suffix in PICTURES else _Vector(file)
            self._drawings[name] = drawing
        return drawing


class _Vector:
    """An SVG drawing."""

    def __init__(self, where: Path) -> None:
        # Imported late: a start with a warm tile cache never needs an SVG.
        from PySide6.QtSvg import QSvgRenderer

        self._renderer = QSvgRenderer(_read(where, MAX_FACE))
        if not self._renderer.isValid():
            raise TileSetError("is not an SVG drawing", where)
        self._renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)

    def render(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it into a rectangle."""
        self._renderer.render(painter, rect)


class _Picture:
    """A drawing in pixels, larger than any face is shown."""

    def __init__(self, where: Path) -> None:
        content = QBuffer()
        content.setData(QByteArray(_read(where, MAX_FACE)))
        content.open(QIODevice.OpenModeFlag.ReadOnly)
        reader = QImageReader(content, QByteArray(b"png"))
        # else Qt tries what else it might be
        reader.setAutoDetectImageFormat(False)
        size = reader.size()
        is_small = size.isValid() and max(size.width(), size.height()) <= MAX_SIDE
        self._image = reader.read() if is_small else QImage()
        if self._image.isNull():
            raise TileSetError("is not a PNG picture", where)

    def render(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it into a rectangle."""
        size = self._image.size().scaled(rect.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        smaller = self._image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        corner = rect.center() - QRectF(0, 0, size.width(), size.height()).center()
        painter.drawImage(corner.toPoint(), smaller)


def _read(where: Path, limit: int) -> bytes:
    try:
        return read_regular(where, limit)
    except OSError as error:
        raise TileSetError(f"cannot be read ({error.strerror})", where) from error
