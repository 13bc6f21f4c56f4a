"""The menus of the editor's window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar

from editor.tools.tool_box import TOOL_KEYS
from editor.window.shortcuts import TOOL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from editor.window.actions import EditorActions

SEPARATOR = ""

MENUS: dict[str, tuple[str, ...]] = {
    "file": (
        "new", "menu:template", "open", "menu:recent", "open_copy", "import_layout", SEPARATOR,
        "save", "save_as", SEPARATOR,
        "export_layout", "export_picture", "add_to_my_layouts", SEPARATOR,
        "quit",
    ),
    "edit": (
        "undo", "redo", SEPARATOR,
        "cut", "copy", "paste", "duplicate", "delete", SEPARATOR,
        "select_all", "select_layer", "select_connected", "select_none", "invert",
    ),
    "view": (
        "zoom_in", "zoom_out", "zoom_fit", "zoom_full", SEPARATOR,
        "show_grid", SEPARATOR,
        "menu:panels", "full_screen",
    ),
    "layer": (
        "layer_above", "layer_below", "auto_layer", SEPARATOR,
        "add_layer", "insert_layer", "duplicate_layer", "delete_layer", "merge_down", SEPARATOR,
        "move_layer_up", "move_layer_down", SEPARATOR,
        "hide_layer", "lock_layer", "only_current", "show_all_layers",
    ),
    "tools": tuple(f"{TOOL}{name}" for name in TOOL_KEYS),
    "arrange": (
        "flip_horizontal", "flip_vertical", "rotate_right", "rotate_left", "rotate_half", SEPARATOR,
        "raise_tiles", "lower_tiles", SEPARATOR,
        "menu:symmetry", "menu:mirror", "menu:shift",
    ),
    "test": ("test_play", SEPARATOR, "analyse", SEPARATOR, "open_game"),
    "help": ("help", "shortcuts", SEPARATOR, "about"),
    "symmetry": (
        "draw_left_right", "draw_top_bottom", "draw_half_turn", SEPARATOR,
        "centre_axes", "axis_left", "axis_right", "axis_up", "axis_down",
    ),
    "mirror": (
        "mirror_to_right", "mirror_to_left", "mirror_to_bottom", "mirror_to_top", SEPARATOR,
        "mirror_quarter", "mirror_turned",
    ),
    "shift": ("shift_left", "shift_right", "shift_up", "shift_down"),
    "template": (),
    "recent": (),
    "panels": (),
}  # fmt: skip
"""What is in each menu: verbs, and menus. What is in the last three is put there by whoever knows it."""

BAR = ("file", "edit", "view", "layer", "tools", "arrange", "test", "help")
SUBMENU = "menu:"


def _titles() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "file": translate("EditorMenus", "&File"),
        "edit": translate("EditorMenus", "&Edit"),
        "view": translate("EditorMenus", "&View"),
        "layer": translate("EditorMenus", "&Layer"),
        "tools": translate("EditorMenus", "&Tools"),
        "arrange": translate("EditorMenus", "&Arrange"),
        "test": translate("EditorMenus", "Te&st"),
        "help": translate("EditorMenus", "&Help"),
        "symmetry": translate("EditorMenus", "Draw in s&ymmetry"),
        "mirror": translate("EditorMenus", "&Make symmetric"),
        "shift": translate("EditorMenus", "&Shift the board"),
        "template": translate("EditorMenus", "New from &template"),
        "recent": translate("EditorMenus", "Open &recent"),
        "panels": translate("EditorMenus", "&Panels"),
    }


class Menus(QMenuBar):
    """The menu bar, and its menus by name."""

    def __init__(self, actions: EditorActions, parent: QWidget | None = None) -> None:
        """Make all menus and put the actions into them."""
        super().__init__(parent)
        self._menus = {name: QMenu(title, self) for name, title in _titles().items()}
        for name, menu in self._menus.items():
            menu.setObjectName(f"menu_{name}")
            menu.setToolTipsVisible(False)
            self._fill(menu, MENUS[name], actions)
        for name in BAR:
            self.addMenu(self._menus[name])

    def __getitem__(self, name: str) -> QMenu:
        """Return a menu."""
        return self._menus[name]

    def _fill(self, menu: QMenu, entries: Sequence[str], actions: EditorActions) -> None:
        for entry in entries:
            if entry == SEPARATOR:
                menu.addSeparator()
            elif entry.startswith(SUBMENU):
                menu.addMenu(self._menus[entry.removeprefix(SUBMENU)])
            else:
                menu.addAction(actions[entry])
