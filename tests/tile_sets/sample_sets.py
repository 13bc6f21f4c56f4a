"""Small tile sets in the formats of other programs, drawn for the tests."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from mahjong_qt.tile_sets.conversion import ConversionJob, convert
from mahjong_qt.tile_sets.face_names import CANGJIE, FLUFFY, LABELS
from mahjong_qt.tile_sets.gnome_sheet import COLUMNS
from mahjong_qt.tile_sets.gnome_sheet import LABELS as SHEET
from mahjong_qt.tile_sets.kmahjongg import ELEMENTS
from mahjong_qt.tile_sets.own_sets import OwnTileSet, read_own_set

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

ROOT = Path(__file__).parents[2]
OURS = ROOT / "resources" / "tiles" / "numbers"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
DESKTOP = """\
[KMahjonggTileset]
Name=Sample
Name[de]=Muster
Author=Ann Other
FileName=sample.svgz
TileFaceWidth=60
TileFaceHeight=80
"""
COPYRIGHT = """\
Copyright (C) 2007 Ann Other <ann@a.example>

This tileset is free; you can redistribute it under the terms of the GNU General Public License
as published by the Free Software Foundation; either version 2 of the License, or (at your option) any later version.
"""
CC0 = "CC0 1.0 Universal\n\nStatement of Purpose\n"


def colour_of(label: str) -> str:
    """A colour of its own, dark enough to be ink, for each face."""
    return f"#{LABELS.index(label) * 5:02x}4020"


def drawing(body: str, size: str = 'viewBox="0 0 300 400"', head: str = "") -> str:
    return f"{head}{HEAD} {size}>{body}</svg>"


def face_drawing(label: str, body: str = "") -> str:
    return drawing(f'{body}<rect x="60" y="80" width="180" height="240" fill="{colour_of(label)}"/>')


def kmahjongg_drawing(without: Collection[str] = (), inside: str = "", before: str = "") -> str:
    faces = [
        f'<g id="{element}" transform="translate({60 * place} 0)"><rect width="60" height="80" fill="none"/>'
        f'<rect width="60" height="80" fill="{colour_of(label)}"/>{inside}</g>'
        for place, (label, element) in enumerate(ELEMENTS.items())
        if label not in without
    ]
    return drawing(before + "".join(faces), 'width="2520" height="80"', "<?xml version='1.0'?>")


def write_kmahjongg(folder: Path, text: str = "") -> Path:
    """Writes a set with its companions and returns its .desktop file."""
    import gzip

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sample.svgz").write_bytes(gzip.compress((text or kmahjongg_drawing()).encode()))
    (folder / "sample.desktop").write_text(DESKTOP)
    (folder / "sample.copyright").write_text(COPYRIGHT)
    return folder / "sample.desktop"


def sheet_drawing() -> str:
    """A sheet of tiles 64 x 88, with light bodies whose walls are at the left and below."""
    tiles = []
    for row in range(2):
        for column in range(COLUMNS):
            place = f'transform="translate({column * 64} {row * 88})"'
            colour = colour_of(SHEET[column]) if column < len(SHEET) else "none"
            face = f'<rect x="20" y="20" width="30" height="40" fill="{colour}"/>'
            body = '<rect width="64" height="88" fill="#555"/><rect x="9" y="1" width="54" height="79" fill="#f4f0e0"/>'
            tiles.append(f"<g {place}>{body}{face}</g>")
    return drawing("".join(tiles), 'width="2752" height="176"')


def write_sheet_png(path: Path) -> Path:
    picture = QImage(96 * COLUMNS, 264, QImage.Format.Format_ARGB32)
    picture.fill(QColor("#555"))
    painter = QPainter(picture)
    for column in range(COLUMNS):
        for row in range(2):
            painter.fillRect(QRectF(column * 96 + 13, row * 132 + 1, 81, 118), QColor("#f4f0e0"))
            if column < len(SHEET):
                painter.fillRect(QRectF(column * 96 + 30, row * 132 + 30, 45, 60), QColor(colour_of(SHEET[column])))
    painter.end()
    assert picture.save(str(path))
    return path


def write_faces(folder: Path, names: Mapping[str, str], body: str = "") -> Path:
    """Writes a drawing for each label, under the name given."""
    folder.mkdir(parents=True, exist_ok=True)
    for label, name in names.items():
        (folder / name).write_text(face_drawing(label, body))
    return folder


def fluffy_names() -> dict[str, str]:
    return {label: f"{name.capitalize()}.svg" for name, label in FLUFFY.items()}


def cangjie_names() -> dict[str, str]:
    return {label: f"MJ{name[2:]}-.svg" for name, label in CANGJIE.items()}


def write_png_face(path: Path, label: str) -> None:
    picture = QImage(60, 80, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.fillRect(QRectF(12, 16, 36, 48), QColor(colour_of(label)))
    painter.end()
    assert picture.save(str(path))


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def manifest(**more: object) -> str:
    texts = {"name": "Sample", "author": "Ann Other", "license": "CC0-1.0", "fingerprint": "1"}
    return json.dumps({"format": "mahjong-tileset", "version": 1, **texts, **more})


def converted(
    own: Path, *paths: Path, filler: Path | None = None, names: Mapping[str, str] | None = None,
    taken: Sequence[str] = (),
) -> OwnTileSet:  # fmt: skip
    """The set that becomes of these files, in the folder."""
    staging = str(own / ".new-test")
    filling = str(filler) if filler else ""
    job = ConversionJob([str(path) for path in paths], str(own), staging, filling, names or {}, taken)
    return read_own_set(own, convert(job))


def colour_at(own: OwnTileSet, label: str, x: float = 0.5, y: float = 0.5) -> QColor:
    """The colour of a kept face at a place given as shares of its size."""
    picture = QImage(str(own.folder / f"{label}.png"))
    assert (picture.width(), picture.height()) == (480, 640)
    return picture.pixelColor(int(480 * x), int(640 * y))


def is_near(colour: QColor, other: str, distance: int = 6) -> bool:
    wanted = QColor(other)
    return colour.alpha() > 250 and all(
        abs(one - two) <= distance
        for one, two in zip(colour.getRgb()[:3], wanted.getRgb()[:3], strict=True)  # type: ignore[index]
    )
