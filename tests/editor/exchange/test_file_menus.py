from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMenu

from editor.exchange.file_menus import RecentMenu, TemplateMenu
from editor.exchange.new_layout_dialog import NewLayoutDialog
from editor.files.recent_files import RecentFiles
from tests.editor.exchange.editor_desk import PAIR, slots

if TYPE_CHECKING:
    from tests.editor.exchange.editor_desk import EditorDesk

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def texts(menu: QMenu) -> list[str]:
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_recent_files_are_opened_by_a_digit(desk: EditorDesk) -> None:
    menu = QMenu(desk.window)
    RecentMenu(menu, desk.files)
    assert texts(menu) == ["No file yet"]
    assert not menu.actions()[0].isEnabled()
    path = desk.open("rock & roll.json")
    home = Path.home() / "a.json"
    desk.recent.add(home)
    shown = texts(menu)
    assert shown[0] == "&1 a.json (~)"
    assert shown[1].startswith("&2 rock && roll.json (")
    assert shown[2] == "&Forget these files"
    desk.files.new()
    menu.actions()[1].trigger()
    assert desk.files.path == path
    texts(menu)
    menu.actions()[-1].trigger()
    assert texts(menu) == ["No file yet"]


def test_files_of_other_editors_are_listed(desk: EditorDesk) -> None:
    menu = QMenu(desk.window)
    RecentMenu(menu, desk.files)
    texts(menu)
    RecentFiles(desk.folder / "recent.json").add(Path("/elsewhere/other.json"))
    assert "other.json" in texts(menu)[0]


def test_long_names_stay_short(desk: EditorDesk) -> None:
    menu = QMenu(desk.window)
    RecentMenu(menu, desk.files)
    desk.recent.add(Path("/" + "deep/" * 40 + "x" * 200))
    assert len(texts(menu)[0]) < 130


def test_a_template_is_begun_from_the_menu(desk: EditorDesk) -> None:
    menu = QMenu(desk.window)
    TemplateMenu(menu, desk.files)
    shown = texts(menu)
    assert shown == [
        "Empty board", "Turtle", "Three Mountains", "Cross", "Shisen-sho field…", "Generated layout…",
        "&With pictures…",
    ]  # fmt: skip
    menu.actions()[1].trigger()
    assert len(desk.tiles) == 144
    menu.actions()[0].trigger()
    assert desk.tiles == []
    desk.lay(*PAIR)
    menu.actions()[4].trigger()
    assert desk.dialog(NewLayoutDialog).template.value == "shisen-sho"
    desk.escape()
    assert desk.tiles == slots(*PAIR)
