"""A folder of tile faces: one SVG for each face and a manifest."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from mahjong_qt.engine.face import FACES

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgRenderer

    from mahjong_qt.engine.face import Face

MANIFEST = "tileset.json"
FORMAT = "mahjong-tileset"
LONGEST_TEXT = 1000


class TileSetError(Exception):
    """A tile set that cannot be used: what is wrong, and in which file."""

    def __init__(self, what: str, where: Path) -> None:
        super().__init__(f"{where}: {what}")
        self.what = what
        self.where = where


class TileSet:
    """Drawings of the 42 faces, read when a face is first rendered."""

    def __init__(self, folder: Path, name: str, author: str, licence: str, fingerprint: str) -> None:
        self.folder = folder
        self.name = name
        self.author = author
        self.license = licence
        self.fingerprint = fingerprint
        self._renderers: dict[str, QSvgRenderer] = {}

    @classmethod
    def load(cls, folder: Path) -> TileSet:
        """The tile set in `folder`; only its manifest is read.

        :raises TileSetError: when the manifest is missing, not ours, or lacks a text, or when a face has no drawing.
        """
        where = folder / MANIFEST
        try:
            manifest = json.loads(where.read_bytes().decode())
        except OSError as error:
            raise TileSetError(f"cannot be read ({error.strerror})", where) from error
        except (ValueError, RecursionError) as error:
            raise TileSetError("is not JSON", where) from error
        if not isinstance(manifest, dict) or manifest.get("format") != FORMAT or manifest.get("version") != 1:
            raise TileSetError(f"is not a {FORMAT} file of version 1", where)
        texts = [manifest.get(key) for key in ("name", "author", "license", "fingerprint")]
        if not all(isinstance(text, str) and 0 < len(text) <= LONGEST_TEXT for text in texts):
            raise TileSetError("needs name, author, license and fingerprint", where)
        drawn = {entry.name for entry in os.scandir(folder)}
        for face in FACES:
            if f"{face.label}.svg" not in drawn:
                raise TileSetError("is missing", folder / f"{face.label}.svg")
        return cls(folder, *map(str, texts))

    def render(self, face: Face, painter: QPainter, rect: QRectF) -> None:
        """Draw `face` as large as fits into `rect`, centred.

        :raises TileSetError: when the face's drawing is missing or is not SVG.
        """
        self._renderer(face.label).render(painter, rect)

    def _renderer(self, label: str) -> QSvgRenderer:
        renderer = self._renderers.get(label)
        if renderer is None:
            # Imported late: a start with a warm tile cache never needs an SVG.
            from PySide6.QtSvg import QSvgRenderer

            where = self.folder / f"{label}.svg"
            try:
                renderer = QSvgRenderer(where.read_bytes())
            except OSError as error:
                raise TileSetError(f"cannot be read ({error.strerror})", where) from error
            if not renderer.isValid():
                raise TileSetError("is not an SVG drawing", where)
            renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
            self._renderers[label] = renderer
        return renderer
