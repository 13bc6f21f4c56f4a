from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from mahjong_qt import paths
from mahjong_qt.art.dark_face import PLATE
from mahjong_qt.art.found_sets import BUILT_IN, built_in_folder, load_plain_set, load_tile_set
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Shade, TileArt
from mahjong_qt.art.tile_set import MAX_SIDE, TileSet, TileSetError
from mahjong_qt.art.tile_style import FaceColour, TileStyle
from mahjong_qt.engine.face import FACES

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

METRICS = TileMetrics.for_width(60)
MINE = "own-0123456789abcdef"
PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="%s"/></svg>'


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A set of the player's, whose faces are plain red pictures."""
    monkeypatch.setattr(paths, "own_tile_sets_folder", lambda: tmp_path)
    folder = tmp_path / MINE
    folder.mkdir()
    picture = QImage(30, 40, QImage.Format.Format_ARGB32)
    picture.fill(QColor("#ff0000"))
    for face in FACES:
        assert picture.save(str(folder / f"{face.label}.png"))
    texts = {"name": "Mine", "author": "", "license": "", "fingerprint": "abc"}
    (folder / "tileset.json").write_text(json.dumps({"format": "mahjong-tileset", "version": 1} | texts))
    return folder


def middle(art: TileArt, index: int = 0) -> QColor:
    art.prepare(METRICS, 1.0)
    return art.tile(FACES[index], Shade.CLEAR).toImage().pixelColor(METRICS.margin_left + 30, METRICS.margin_top + 40)


def fault_of(art: TileArt) -> TileSetError | None:
    return art.fault


@pytest.mark.parametrize("set_id", BUILT_IN)
def test_what_ships_is_whole(set_id: str) -> None:
    found = load_tile_set(set_id)
    assert found.folder == built_in_folder(set_id)
    assert found.name
    assert found.author
    assert found.license == "MIT"


def test_built_in_sets_have_names_and_fingerprints_of_their_own() -> None:
    sets = [load_tile_set(set_id) for set_id in BUILT_IN]
    assert len({found.name for found in sets}) == len({found.fingerprint for found in sets}) == 3


def test_a_set_of_pictures_fills_its_faces(qapp: QApplication, own: Path) -> None:
    art = TileArt(load_tile_set(MINE), None)
    assert middle(art) == QColor("#ff0000")
    assert art.fault is None


@pytest.mark.parametrize(
    "set_id",
    ["", "nowhere", "mine", "..", f"../{MINE}", f"{MINE}/", MINE.upper(), f"{MINE}0", f"{MINE[:-1]}٣", MINE[4:], "C:x"],
)
def test_what_is_no_set_is_refused(own: Path, set_id: str) -> None:
    shutil.copytree(own, own.parent / "mine")
    with pytest.raises(TileSetError):
        load_tile_set(set_id)


def test_svg_in_the_players_folder_is_never_read(qapp: QApplication, own: Path) -> None:
    red = QColor("#ff0000")
    for face in FACES:
        (own / f"{face.label}.svg").write_text(PLAIN % "#0000ff")
        (own / f"{face.label}-bold.svg").write_text(PLAIN % "#0000ff")
    art = TileArt(load_tile_set(MINE), None)
    assert middle(art) == red
    assert art.fault is None
    # nor when it is all that there is, nor under the name of a picture
    (own / "1B.png").write_text(PLAIN % "#0000ff")
    damaged = TileArt(load_tile_set(MINE), None)
    assert middle(damaged).name() != "#0000ff"
    assert middle(damaged, 1) == red
    fault = fault_of(damaged)
    assert fault is not None
    assert fault.where == own / "1B.png"
    (own / "1B.png").unlink()
    with pytest.raises(TileSetError, match="is missing") as caught:
        load_tile_set(MINE)
    assert caught.value.where == own / "1B.png"


def test_a_picture_that_is_too_large_is_not_read(qapp: QApplication, own: Path) -> None:
    picture = QImage(MAX_SIDE + 1, 1, QImage.Format.Format_Mono)
    picture.fill(0)
    assert picture.save(str(own / "1B.png"))
    art = TileArt(load_tile_set(MINE), None)
    middle(art)
    fault = fault_of(art)
    assert fault is not None
    assert fault.where == own / "1B.png"


@pytest.mark.parametrize("damage", [b"", b"\x89PNG\r\n\x1a\n cut", b"text"])
def test_a_face_that_is_damaged_later_is_drawn_from_the_plain_set(
    qapp: QApplication, own: Path, damage: bytes, tmp_path: Path
) -> None:
    (own / f"{FACES[3].label}.png").write_bytes(damage)
    art = TileArt(load_tile_set(MINE), tmp_path / "cache")
    assert middle(art, 0) == QColor("#ff0000")
    plain = TileArt(load_plain_set(), None)
    assert fault_of(art) is None
    assert middle(art, 3) == middle(plain, 3)
    fault = fault_of(art)
    assert fault is not None
    assert fault.where == own / f"{FACES[3].label}.png"
    # nothing of it is kept for the next start
    assert not art.store()


def test_other_clothes_are_drawn_from_the_next_size_on(qapp: QApplication, own: Path) -> None:
    art = TileArt(load_tile_set(MINE), None)
    red = middle(art)
    assert not art.dress(load_tile_set(MINE), TileStyle())
    assert art.dress(load_plain_set(), TileStyle())
    assert middle(art) != red
    assert art.dress(load_plain_set(), TileStyle(back="#00ff00"))
    assert art.style.back == "#00ff00"


def test_pictures_keep_their_colours_on_dark_tiles_on_a_light_plate(qapp: QApplication, own: Path) -> None:
    picture = QImage(30, 40, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.fillRect(10, 10, 10, 20, QColor("#402000"))
    painter.end()
    for face in FACES:
        assert picture.save(str(own / f"{face.label}.png"))
    pictures = load_tile_set(MINE)
    art = TileArt(pictures, None, TileStyle(face=FaceColour.DARK))
    assert pictures.is_of_pictures
    assert not load_plain_set().is_of_pictures
    for face in FACES:
        assert middle(art, face.index) == QColor("#402000")
        beside = art.tile(face, Shade.CLEAR).toImage().pixelColor(METRICS.margin_left + 15, METRICS.margin_top + 40)
        assert beside == PLATE


def test_a_bold_drawing_serves_small_faces_only(qapp: QApplication, tmp_path: Path) -> None:
    folder = tmp_path / "bold"
    shutil.copytree(built_in_folder("numbers"), folder)
    (folder / "1B.svg").write_text(PLAIN % "#0000ff")
    (folder / "1B-bold.svg").write_text(PLAIN % "#ff0000")
    art = TileArt(TileSet.load(folder), None)
    seen = {}
    for width in (40, 80):
        metrics = TileMetrics.for_width(width)
        art.prepare(metrics, 1.0)
        image = art.tile(FACES[0], Shade.CLEAR).toImage()
        seen[width] = image.pixelColor(metrics.margin_left + width // 2, metrics.margin_top + width // 2).name()
    assert seen == {40: "#ff0000", 80: "#0000ff"}
