"""The game, run as a program that writes what its window says to a file, as a screen reader would hear it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from mahjong_qt import launch, program
from mahjong_qt.windows.banner import ActionButton
from mahjong_qt.windows.outlook_light import OutlookLight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

LOOK_EVERY = 20
"""Milliseconds."""


class Spoken(NamedTuple):
    """Name of the light, title of the banner, and the middle of each of its buttons in pixels of the window."""

    light: str = ""
    banner: str = ""
    buttons: dict[str, tuple[int, int]] = {}  # noqa: RUF012


def read_spoken(path: Path) -> Spoken:
    """What the window says now, which is nothing as long as it is not there."""
    return Spoken(**json.loads(path.read_text("utf-8"))) if path.exists() else Spoken()


class SpokenProgram(program.Program):
    """The program; nothing of it is changed."""

    def __init__(self, app: QApplication, code: str = "", files: Sequence[str] = ()) -> None:
        super().__init__(app, code, files)
        self._look = QTimer(self)
        self._look.timeout.connect(self._write)
        self._look.start(LOOK_EVERY)

    def _write(self) -> None:
        light = self.window.findChild(OutlookLight)
        banner = self.window.findChild(QWidget, "banner")
        if not isinstance(light, OutlookLight) or not isinstance(banner, QWidget):
            return
        title, buttons = "", {}
        if banner.isVisible():
            label = banner.findChild(QLabel, "banner_title")
            title = label.text() if isinstance(label, QLabel) else ""
            for button in banner.findChildren(ActionButton):
                # one that has just appeared is for the keys alone as yet
                if button.isVisible() and not button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
                    middle = button.mapTo(self.window, button.rect().center())
                    buttons[button.objectName()] = (middle.x(), middle.y())
        path = Path(sys.argv[1])
        new = path.with_suffix(".new")
        new.write_text(json.dumps(Spoken(light.accessibleName(), title, buttons)._asdict()), "utf-8")
        new.replace(path)


if __name__ == "__main__":
    launch.Program = SpokenProgram  # type: ignore[attr-defined]
    sys.exit(launch.run())
