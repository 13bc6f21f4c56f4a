"""The committed drawings are what the scripts make, and stay within what Qt draws everywhere alike."""

from __future__ import annotations

import doctest
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

from mahjong_qt.art import metrics
from mahjong_qt.engine.face import FACES
from resources.source import app_icon, icons, numbers_tiles, svg

RESOURCES = Path(__file__).parents[2] / "resources"
SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "rect", "circle"}
FACE_FILES = sorted((RESOURCES / "tiles" / "numbers").glob("*.svg"))


def committed(folder: Path, pattern: str) -> dict[str, str]:
    return {str(path.relative_to(folder).as_posix()): path.read_text(encoding="utf-8") for path in folder.glob(pattern)}


def test_tiles_are_as_drawn() -> None:
    assert committed(RESOURCES / "tiles" / "numbers", "*") == numbers_tiles.all_files()


def test_icons_are_as_drawn() -> None:
    folder = RESOURCES / "icons"
    assert committed(folder, "light/*") | committed(folder, "dark/*") == icons.all_files()


def test_program_icon_is_as_drawn() -> None:
    assert (RESOURCES / "icons" / "app" / "mahjong-qt.svg").read_text(encoding="utf-8") == app_icon.svg()


def test_one_drawing_for_each_face() -> None:
    assert sorted(path.stem for path in FACE_FILES) == sorted(face.label for face in FACES)


@pytest.mark.parametrize("path", FACE_FILES, ids=lambda path: str(path.stem))
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


@pytest.mark.parametrize("module", [metrics, svg], ids=lambda module: str(module.__name__))
def test_examples(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted
    assert not results.failed
