"""The tile set "Riichi": as its scripts draw it, complete, rightly counted, and every face apart from all others."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.face import FACES
from resources.source import riichi_bamboos, riichi_circles, riichi_tiles
from resources.source.riichi_cutter import widened
from resources.source.riichi_ink import BLUE, GREEN, RED, Box, fitted

FOLDER = Path(__file__).parents[2] / "resources" / "tiles" / "riichi"
FILES = sorted(FOLDER.glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle"}
LABELS = sorted(face.label for face in FACES)
SUITED = range(2, 10)


def rendered(path: Path, width: int, ground: Qt.GlobalColor) -> QImage:
    """A drawing on a plain ground."""
    image = QImage(width, width * 4 // 3, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(path)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


@cache
def grey_pixels(name: str, width: int) -> bytes:
    """The lightness of a drawing on white, row by row; `width` is a multiple of four."""
    image = rendered(FOLDER / name, width, Qt.GlobalColor.white).convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(image.constBits())


def inks(name: str) -> Counter[str]:
    """How many shapes are filled with each colour."""
    root = ElementTree.fromstring((FOLDER / name).read_text(encoding="utf-8"))
    return Counter(element.get("fill", "") for element in root.iter(f"{SVG}path"))


def numbers_in(path: str) -> list[float]:
    return [float(text) for text in path.strip("MZ").replace("L", ",").split(",")]


def test_tiles_are_as_drawn() -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert committed == riichi_tiles.all_files()


def test_each_face_has_a_fine_and_a_bold_drawing() -> None:
    assert sorted(path.stem for path in FILES) == sorted([*LABELS, *(f"{label}-bold" for label in LABELS)])
    assert TileSet.load(FOLDER).name == "Riichi"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_drawings_are_plain_and_small(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 300 400"
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= KNOWN
    names = {element.get("id") for element in root.iter()}
    for element in root.iter():
        for attribute in ("fill", "stroke"):
            value = element.get(attribute, "")
            if value.startswith("url("):
                assert value[5:-1] in names
    assert path.stat().st_size < 25_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_drawings_keep_clear_of_the_bevel(path: Path) -> None:
    """Nothing is painted left of 14, right of 286, above 16 or below 384."""
    alpha = rendered(path, 300, Qt.GlobalColor.transparent).convertToFormat(QImage.Format.Format_Alpha8)
    pixels = bytes(alpha.constBits())
    rows = [pixels[start : start + 300] for start in range(0, len(pixels), alpha.bytesPerLine())]
    painted = [y for y, row in enumerate(rows) if any(row)]
    columns = [x for x in range(300) if any(row[x] for row in rows)]
    assert 16 <= painted[0] <= painted[-1] < 384
    assert 14 <= columns[0] <= columns[-1] < 286


@pytest.mark.parametrize("rank", SUITED)
def test_circles_are_counted(rank: int) -> None:
    wheels = riichi_circles.ARRANGEMENTS[rank].wheels
    assert len(set(wheels)) == rank
    for name in (f"{rank}D.svg", f"{rank}D-bold.svg"):
        root = ElementTree.fromstring((FOLDER / name).read_text(encoding="utf-8"))
        assert len(root.findall(f"{SVG}g")) == rank


@pytest.mark.parametrize("rank", SUITED)
def test_circles_lie_apart(rank: int) -> None:
    radius, wheels = riichi_circles.ARRANGEMENTS[rank]
    for one, other in combinations(wheels, 2):
        assert math.hypot(one.x - other.x, one.y - other.y) > 2 * radius


def test_circles_have_their_colours() -> None:
    colours = {rank: Counter(wheel.ink for wheel in riichi_circles.ARRANGEMENTS[rank].wheels) for rank in SUITED}
    assert colours[2] == colours[3] - Counter([RED]) == {GREEN: 1, BLUE: 1}
    assert colours[4] == colours[5] - Counter([RED]) == {GREEN: 2, BLUE: 2}
    assert colours[6] == {GREEN: 2, RED: 4}
    assert colours[7] == {GREEN: 3, RED: 4}
    assert colours[8] == {BLUE: 8}
    assert colours[9] == {GREEN: 3, RED: 3, BLUE: 3}


@pytest.mark.parametrize("rank", SUITED)
def test_bamboos_are_counted(rank: int) -> None:
    canes = riichi_bamboos.ARRANGEMENTS[rank].canes
    assert len(set(canes)) == rank
    red = {5: 1, 7: 1, 9: 3}.get(rank, 0)
    for name in (f"{rank}B.svg", f"{rank}B-bold.svg"):
        assert (inks(name)[GREEN], inks(name)[RED]) == (rank - red, red)


def test_red_canes_stand_in_the_middle() -> None:
    for rank in (5, 7, 9):
        red = [cane for cane in riichi_bamboos.ARRANGEMENTS[rank].canes if cane.ink == RED]
        assert {(cane.x1, cane.x2) for cane in red} == {(150, 150)}


def test_eight_bamboos_are_m_over_w() -> None:
    """The slanting canes of the upper half meet below, those of the lower half above."""
    slanting = [cane for cane in riichi_bamboos.ARRANGEMENTS[8].canes if cane.x1 != cane.x2]
    upper, lower = slanting[:2], slanting[2:]
    assert abs(upper[0].x1 - upper[1].x1) > abs(upper[0].x2 - upper[1].x2)
    assert abs(lower[0].x1 - lower[1].x1) < abs(lower[0].x2 - lower[1].x2)


@pytest.mark.parametrize("cut", ["", "-bold"])
def test_faces_stay_apart_in_grey(cut: str) -> None:
    """At 40 pixels no two faces come near each other by form and lightness alone."""
    for one, other in combinations(LABELS, 2):
        first, second = grey_pixels(f"{one}{cut}.svg", 40), grey_pixels(f"{other}{cut}.svg", 40)
        differing = sum(abs(a - b) > 60 for a, b in zip(first, second, strict=True))
        assert differing > len(first) * 0.05, (one, other)


def test_flowers_are_round_and_seasons_square() -> None:
    """What tells the two groups apart: the corners of the picture are empty, or they are framed."""
    for rank in range(1, 5):
        for cut in ("", "-bold"):
            flower, season = (
                rendered(FOLDER / f"{letter}{rank}{cut}.svg", 300, Qt.GlobalColor.transparent) for letter in "FS"
            )
            corners = [(24, 24), (276, 24), (24, 266), (276, 266)]
            assert not any(flower.pixelColor(*corner).alpha() for corner in corners)
            assert all(season.pixelColor(*corner).alpha() == 255 for corner in corners)
            assert flower.pixelColor(32, 148).alpha()
            assert flower.pixelColor(150, 30).alpha()


def test_fitted_path_touches_its_box() -> None:
    assert fitted("M0,0L10,0L10,10Z", Box(20, 30, 40, 80)) == "M20,30L40,30L40,80Z"


def test_widened_square_has_round_corners() -> None:
    values = numbers_in(widened("M0,0L10,0L10,10L0,10Z", 2))
    assert (min(values), max(values)) == (-2, 12)
    places = list(zip(values[::2], values[1::2], strict=True))
    assert (-2, -2) not in places
    assert all(math.hypot(x - 5, y - 5) < math.hypot(7, 7) - 0.5 for x, y in places)


def test_widened_nook_leaves_no_hole() -> None:
    """Every loop of the track turns like the outline."""
    values = numbers_in(widened("M0,0L20,0L20,20L12,20L12,8L8,8L8,20L0,20Z", 3))
    places = list(zip(values[::2], values[1::2], strict=True))
    inside = (10, 14)
    turns = sum(
        math.remainder(
            math.atan2(y2 - inside[1], x2 - inside[0]) - math.atan2(y1 - inside[1], x1 - inside[0]), math.tau
        )
        for (x1, y1), (x2, y2) in pairwise([*places, places[0]])
    )
    assert round(turns / math.tau) > 0
