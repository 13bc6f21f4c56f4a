"""The tile set "Hong Kong" is what its script makes, plain, complete, and counts right."""

from __future__ import annotations

import doctest
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.face import FACES
from resources.source import characters_brush, hong_kong_bamboos, hong_kong_circles, hong_kong_tiles, svg
from resources.source.characters import SIGNS, character
from resources.source.characters_skeletons import SKELETONS
from resources.source.hong_kong_enamel import BLUE, GREEN, RED, Cut

FOLDER = Path(__file__).parents[2] / "resources" / "tiles" / "hong-kong"
SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle"}
FILES = sorted(FOLDER.glob("*.svg"))
# As dictionaries count them, with three strokes for grass.
STROKES = dict(
    zip(
        "一二三四五六七八九萬東南西北中發春夏秋冬梅蘭菊竹",
        (1, 2, 3, 5, 4, 4, 2, 2, 2, 12, 8, 9, 6, 5, 4, 12, 9, 10, 9, 5, 11, 20, 11, 6),
        strict=True,
    )
)


def rings(path: str) -> list[list[tuple[float, float]]]:
    texts = [re.findall(r"(-?[\d.]+),(-?[\d.]+)", ring) for ring in path.split("Z") if ring]
    return [[(float(x), float(y)) for x, y in ring] for ring in texts]


def signed_area(ring: list[tuple[float, float]]) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def test_files_are_as_drawn() -> None:
    committed = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert committed == hong_kong_tiles.all_files()


def test_set_loads() -> None:
    assert TileSet.load(FOLDER).name == "Hong Kong"


def test_each_face_has_a_fine_and_a_bold_drawing() -> None:
    labels = [face.label for face in FACES]
    assert sorted(path.stem for path in FILES) == sorted(labels + [f"{label}-bold" for label in labels])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_faces_use_only_plain_svg(path: Path) -> None:
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


def test_as_many_wheels_as_the_rank() -> None:
    assert {rank: len(wheels) for rank, wheels in hong_kong_circles.ARRANGEMENTS.items()} == {
        rank: rank for rank in range(1, 10)
    }


def test_as_many_canes_as_the_rank() -> None:
    assert {rank: len(canes) for rank, canes in hong_kong_bamboos.ARRANGEMENTS.items()} == {
        rank: rank for rank in range(2, 10)
    }


def test_wheels_stay_apart_and_on_the_tile() -> None:
    for wheels in hong_kong_circles.ARRANGEMENTS.values():
        for place, wheel in enumerate(wheels):
            assert 14 <= wheel.x - wheel.radius < wheel.x + wheel.radius <= 288
            assert 14 <= wheel.y - wheel.radius < wheel.y + wheel.radius <= 386
            for other in wheels[:place]:
                distance = ((wheel.x - other.x) ** 2 + (wheel.y - other.y) ** 2) ** 0.5
                assert distance >= wheel.radius + other.radius


@pytest.mark.parametrize("cut", Cut)
def test_every_wheel_and_cane_is_drawn(cut: Cut) -> None:
    faces = hong_kong_tiles.faces(cut)
    for rank, wheels in hong_kong_circles.ARRANGEMENTS.items():
        circles = ElementTree.fromstring(faces[f"{rank}D"]).iter(f"{SVG}circle")
        middles = {(float(circle.get("cx", "0")), float(circle.get("cy", "0"))) for circle in circles}
        assert {(wheel.x, wheel.y) for wheel in wheels} <= middles
    for rank, canes in hong_kong_bamboos.ARRANGEMENTS.items():
        paths = ElementTree.fromstring(faces[f"{rank}B"]).iter(f"{SVG}path")
        enamels = Counter(fill for fill in (path.get("fill", "") for path in paths) if fill.startswith("url("))
        assert enamels == Counter(cane.enamel.fill for cane in canes)


def test_traditional_colours() -> None:
    circles, canes = hong_kong_circles.ARRANGEMENTS, hong_kong_bamboos.ARRANGEMENTS
    assert [wheel.enamel for wheel in sorted(circles[6], key=lambda wheel: wheel.y)] == [GREEN] * 2 + [RED] * 4
    assert Counter(wheel.enamel for wheel in circles[9]) == {GREEN: 3, RED: 3, BLUE: 3}
    assert [cane.enamel for cane in canes[9] if cane.x == 150] == [RED] * 3
    assert [cane.enamel for cane in canes[5] if cane.x == 150] == [RED]
    assert [cane.y for cane in canes[7] if cane.enamel == RED] == [min(cane.y for cane in canes[7])]


def test_characters_have_their_strokes() -> None:
    # The last stroke of 弓 in 發 goes around two corners and is written as two lines.
    written = {sign: len(text.strip().splitlines()) - 1 for sign, text in SKELETONS.items()}
    assert written == STROKES | {"發": 13}


@pytest.mark.parametrize("sign", SIGNS)
@pytest.mark.parametrize("weight", [1.0, 1.5])
def test_characters_fill_their_box_and_overlap_without_holes(sign: str, weight: float) -> None:
    outlines = rings(character(sign, weight))
    assert all(signed_area(ring) > 0 for ring in outlines)
    places = [place for ring in outlines for place in ring]
    assert all(-6 <= value <= 210 for place in places for value in place)
    assert max(x for x, _ in places) - min(x for x, _ in places) > 120


def test_heavier_characters_have_more_ink() -> None:
    for sign in SIGNS:
        light, heavy = (sum(map(signed_area, rings(character(sign, weight)))) for weight in (1.0, 1.35))
        assert heavy > 1.1 * light


def test_unknown_character_is_refused() -> None:
    with pytest.raises(KeyError):
        character("口")


@pytest.mark.parametrize("module", [characters_brush, svg], ids=lambda module: str(module.__name__))
def test_examples(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed
