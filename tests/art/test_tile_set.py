from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.tile_set import MANIFEST, MAX_MANIFEST, TileSet, TileSetError
from mahjong_qt.engine.face import FACES, Face

NUMBERS = Path(__file__).parents[2] / "resources" / "tiles" / "numbers"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(NUMBERS, tmp_path / "set")


def test_manifest_is_read() -> None:
    numbers = TileSet.load(NUMBERS)
    assert numbers.name == "Numbers"
    assert numbers.author
    assert numbers.license
    assert len(numbers.fingerprint) == 16


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "[" * 100_000,
        "{}",
        '{"format": "mahjong-tileset", "version": 2, "name": "n", "author": "a", "license": "l", "fingerprint": "f"}',
        '{"format": "mahjong-tileset", "version": true, "name": "n", "author": "", "license": "", "fingerprint": "f"}',
        '{"format": "mahjong-tileset", "version": 1, "name": "", "author": "a", "license": "l", "fingerprint": "f"}',
        '{"format": "mahjong-tileset", "version": 1, "name": "n", "author": 5, "license": "l", "fingerprint": "f"}',
    ],
)
def test_a_bad_manifest_is_named(copy: Path, text: str) -> None:
    (copy / MANIFEST).write_text(text, encoding="utf-8")
    with pytest.raises(TileSetError) as caught:
        TileSet.load(copy)
    assert caught.value.where == copy / MANIFEST


@pytest.mark.parametrize("key", ["name", "author", "license", "fingerprint"])
@pytest.mark.parametrize("letter", ["\ud800", "\0", "\n", "\u202e"])
def test_texts_that_cannot_be_shown_or_stored_are_refused(copy: Path, key: str, letter: str) -> None:
    manifest = json.loads((copy / MANIFEST).read_text(encoding="utf-8"))
    (copy / MANIFEST).write_text(json.dumps(manifest | {key: f"a{letter}b"}))
    with pytest.raises(TileSetError, match="needs name, author, license and fingerprint") as caught:
        TileSet.load(copy)
    assert caught.value.where == copy / MANIFEST


def test_a_manifest_that_is_too_large_is_not_read(copy: Path) -> None:
    manifest = (copy / MANIFEST).read_text(encoding="utf-8")
    (copy / MANIFEST).write_text(manifest + " " * MAX_MANIFEST, encoding="utf-8")
    with pytest.raises(TileSetError, match="is too large"):
        TileSet.load(copy)


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders on Windows")
@pytest.mark.parametrize("name", [MANIFEST, "1B.svg"])
def test_a_pipe_is_not_waited_for(qapp: QApplication, copy: Path, name: str) -> None:
    (copy / name).unlink()
    os.mkfifo(copy / name)
    image = QImage(30, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with pytest.raises(TileSetError, match="is no file") as caught:
        TileSet.load(copy).render(FACES[0], painter, QRectF(0, 0, 30, 40))
    painter.end()
    assert caught.value.where == copy / name


def test_a_manifest_that_is_not_text_is_named(copy: Path) -> None:
    (copy / MANIFEST).write_bytes(b"\xff\xfe{}")
    with pytest.raises(TileSetError, match="not JSON"):
        TileSet.load(copy)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(TileSetError, match="cannot be read"):
        TileSet.load(tmp_path / "nowhere")


def test_a_folder_that_cannot_be_listed_is_named(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # whoever runs tests as the one who may do everything can list any folder
    def refuse(folder: Path) -> list[str]:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "listdir", refuse)
    with pytest.raises(TileSetError, match="cannot be listed") as caught:
        TileSet.load(copy)
    assert caught.value.where == copy


def test_a_set_without_pictures_is_none_of_pictures(copy: Path) -> None:
    with pytest.raises(TileSetError, match="is missing"):
        TileSet.load_pictures(copy)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.label)
def test_a_set_without_a_face_is_refused(copy: Path, face: Face) -> None:
    missing = copy / f"{face.label}.svg"
    missing.unlink()
    with pytest.raises(TileSetError) as caught:
        TileSet.load(copy)
    assert caught.value.where == missing


def test_a_drawing_that_is_not_svg_is_named(qapp: QApplication, copy: Path) -> None:
    (copy / "1B.svg").write_bytes(b"\x89PNG")
    image = QImage(30, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with pytest.raises(TileSetError, match="not an SVG") as caught:
        TileSet.load(copy).render(FACES[0], painter, QRectF(0, 0, 30, 40))
    painter.end()
    assert caught.value.where == copy / "1B.svg"


def test_a_face_keeps_its_shape_in_any_rectangle(qapp: QApplication, numbers: TileSet) -> None:
    image = QImage(400, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    numbers.render(FACES[0], painter, QRectF(0, 0, 400, 100))
    painter.end()
    inked = [x for x in range(400) if any(image.pixelColor(x, y).alpha() for y in range(100))]
    assert 150 <= min(inked) <= max(inked) <= 250


def test_the_manifest_is_one_of_this_version() -> None:
    manifest = json.loads((NUMBERS / MANIFEST).read_text(encoding="utf-8"))
    assert (manifest["format"], manifest["version"]) == ("mahjong-tileset", 1)
