from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from defusedxml import ElementTree
from PySide6.QtGui import QImage

from tests.cli.command import run, write_layout
from tests.engine.sample_games import LAYOUTS

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

ROW = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)]


def drawn_share(image: QImage) -> float:
    """Return the share of pixels that are not transparent, of every fifth row and column."""
    points = [(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)]
    return sum(image.pixelColor(x, y).alpha() > 0 for x, y in points) / len(points)


@pytest.mark.parametrize("layout", ["turtle", "G7", str(LAYOUTS / "cross.json")])
def test_png(tmp_path: Path, qtbot: QtBot, layout: str) -> None:
    path = tmp_path / "folder" / "x.PNG"
    outcome = run("render", layout, "--out", str(path), "--width", "300")
    assert (outcome.code, outcome.err) == (0, "")
    image = QImage(str(path))
    assert image.width() == 300
    assert drawn_share(image) > 0.3


def test_svg(tmp_path: Path, qtbot: QtBot) -> None:
    source = write_layout(tmp_path / "row.mjlayout", ROW, name="<b>&")
    path = tmp_path / "x.svg"
    assert run("render", source, "--out", str(path)).code == 0
    root = ElementTree.parse(path).getroot()
    assert root is not None
    assert root.get("viewBox", "").startswith("0 0 800 ")
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "<b>&"


def test_picture_that_cannot_be_written_is_named_once(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "folder.svg"
    path.mkdir()
    outcome = run("render", "turtle", "--out", str(path))
    assert outcome.code == 2
    assert outcome.err.startswith(f"mahjong-layouts: {path}: cannot be written (")


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_others_may_read_the_picture(tmp_path: Path, qtbot: QtBot) -> None:
    mask = os.umask(0o022)
    try:
        run("render", "turtle", "--out", str(tmp_path / "x.svg"))
    finally:
        os.umask(mask)
    assert (tmp_path / "x.svg").stat().st_mode & 0o777 == 0o644


def test_dark_is_another_picture(tmp_path: Path, qtbot: QtBot) -> None:
    for name, options in (("a.png", []), ("b.png", ["--dark"])):
        run("render", "turtle", "--out", str(tmp_path / name), *options)
    assert QImage(str(tmp_path / "a.png")) != QImage(str(tmp_path / "b.png"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["turtle", "--out", "x.gif"], ".png or .svg"),
        (["turtle", "--out", "x.png", "--width", "9"], "16"),
        (["nothing", "--out", "x.png"], "nothing"),
    ],
)
def test_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run("render", *arguments)
    assert outcome.code == 2
    assert words in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_a_layout_is_not_painted_over(tmp_path: Path, qtbot: QtBot) -> None:
    source = write_layout(tmp_path / "x.svg", ROW)
    before = (tmp_path / "x.svg").read_bytes()
    assert run("render", source, "--out", source).code == 2
    assert (tmp_path / "x.svg").read_bytes() == before


def test_it_needs_no_screen_and_no_other_verb_loads_qt(tmp_path: Path) -> None:
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    command = [sys.executable, "-m", "mahjong_qt.cli", "render", "turtle", "--out", str(tmp_path / "x.png")]
    subprocess.run(command, env=env, check=True, capture_output=True)
    assert QImage(str(tmp_path / "x.png")).width() == 800
    for verb in ("check", "convert"):
        script = (
            f"import sys; from mahjong_qt.cli import main; main({[verb, *_arguments(verb, tmp_path)]});"
            " print('PySide6' in sys.modules, file=sys.stderr)"
        )
        done = subprocess.run([sys.executable, "-c", script], env=env, check=True, capture_output=True, text=True)
        assert done.stderr.strip() == "False"


def _arguments(verb: str, folder: Path) -> list[str]:
    source = str(LAYOUTS / "turtle.json")
    return [source, "--to", "mah", "--out", str(folder)] if verb == "convert" else [source]
