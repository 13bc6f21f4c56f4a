"""Checks of the programs that come with the game: in a frozen program they lie beside it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from mahjong_qt.editor_process import editor_command, layouts_command
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.self_test import SELF_TEST_OPTION
from mahjong_qt.self_test.check import CheckError, require
from mahjong_qt.self_test.child import run_child
from mahjong_qt.self_test.pictures import colours_of

if TYPE_CHECKING:
    from pathlib import Path

NAME = "Sample"
ROW = [(x, 0, 0) for x in range(0, 12, 2)]
EDITOR_LIMIT = 120.0
"""Seconds."""

LAYOUT_COLOURS = 5
WIDTH = 320


def check_layouts_command(folder: Path) -> str:
    """``mahjong-layouts check`` reads a file."""
    path = folder / "sample.mjlayout"
    path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles(ROW), name=NAME)))
    printed = run_child([*layouts_command(), "check", str(path)], folder).strip()
    require(NAME in printed, f"it says: {printed}")
    return printed.replace(str(folder), "").strip("/\\")


def check_layout_picture(folder: Path) -> str:
    """``mahjong-layouts render`` draws a built-in layout."""
    path = folder / "turtle.png"
    run_child([*layouts_command(), "render", "turtle", "--out", str(path), "--width", str(WIDTH)], folder)
    picture = QImage(str(path))
    require(picture.width() == WIDTH, f"the picture is {picture.width()} pixels wide")
    require((colours := colours_of(picture)) >= LAYOUT_COLOURS, f"it shows {colours} colours")
    return f"{picture.width()} x {picture.height()}"


def check_editor(folder: Path) -> str:
    """The layout editor tests itself."""
    path = folder / "editor.json"
    fault: CheckError | None = None
    try:
        run_child([*editor_command(), SELF_TEST_OPTION, str(path)], folder, EDITOR_LIMIT)
    except CheckError as error:
        fault = error
    if not path.exists():
        raise fault or CheckError("the editor wrote no report")
    report = json.loads(path.read_bytes())
    failed = [f"{check['name']}: {check['detail']}" for check in report["checks"] if not check["passed"]]
    if fault is not None or not report["passed"]:
        raise CheckError("\n".join([*failed, f"running: {report['running']}", str(fault or "")]))
    return ", ".join(check["name"] for check in report["checks"])
