"""Icons of actions, banners and the program, from resources/icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon

from mahjong_qt.paths import resources_folder

if TYPE_CHECKING:
    from pathlib import Path

GAME_ICON, EDITOR_ICON = "mahjong-qt", "mahjong-layout-editor"
"""How the names of the pictures of the two programs begin."""

APP_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def icon_path(verb: str, dark: bool) -> Path:
    """The drawing for `verb`, in light lines for a dark theme or in dark lines for a light one."""
    return resources_folder() / "icons" / ("dark" if dark else "light") / f"{verb}.svg"


def action_icon(verb: str, dark: bool) -> QIcon:
    """The icon of an action or a banner; Qt draws it at the size and ratio asked for, when it is first shown."""
    return QIcon(str(icon_path(verb, dark)))


def app_icon() -> QIcon:
    """The game's icon, from pictures drawn for each size."""
    return _drawn_icon(GAME_ICON)


def editor_icon() -> QIcon:
    """The editor's icon, from pictures drawn for each size."""
    return _drawn_icon(EDITOR_ICON)


def app_icon_path(name: str, size: int) -> Path:
    """The picture of a program's icon, `size` pixels wide and high."""
    return resources_folder() / "icons" / "app" / f"{name}-{size}.png"


def _drawn_icon(name: str) -> QIcon:
    icon = QIcon()
    for size in APP_ICON_SIZES:
        icon.addFile(str(app_icon_path(name, size)))
    return icon
