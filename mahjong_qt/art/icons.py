"""Icons of actions, banners and the program, from resources/icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon

from mahjong_qt.paths import resources_folder

if TYPE_CHECKING:
    from pathlib import Path

APP_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def icon_path(verb: str, dark: bool) -> Path:
    """The drawing for `verb`, in light lines for a dark theme or in dark lines for a light one."""
    return resources_folder() / "icons" / ("dark" if dark else "light") / f"{verb}.svg"


def action_icon(verb: str, dark: bool) -> QIcon:
    """The icon of an action or a banner; Qt draws it at the size and ratio asked for, when it is first shown."""
    return QIcon(str(icon_path(verb, dark)))


def app_icon() -> QIcon:
    """The program's icon, from pictures drawn for each size."""
    icon = QIcon()
    for size in APP_ICON_SIZES:
        icon.addFile(str(resources_folder() / "icons" / "app" / f"mahjong-qt-{size}.png"))
    return icon
