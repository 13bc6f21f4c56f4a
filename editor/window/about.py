"""What the editor says about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox

from mahjong_qt import __version__
from mahjong_qt.art.icons import editor_icon

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

ICON = 64
"""Side of the program's icon, in logical pixels."""


def show_about(parent: QWidget) -> QMessageBox:
    """Show version and licences beside the window, which goes on working meanwhile."""
    translate = QCoreApplication.translate
    box = QMessageBox(parent)
    box.setObjectName("about_box")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(translate("EditorAbout", "About the layout editor"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(translate("EditorAbout", "Mahjong Qt Layout Editor %1").replace("%1", __version__))
    box.setInformativeText(
        translate(
            "EditorAbout",
            "Made by the Mahjong Qt authors, under the MIT licence. Layouts that you draw are yours.\n\n"
            "Built with Qt and Qt for Python, which are used under the LGPL version 3. The licences in full stand in "
            "the game: Help, About.",
        )
    )
    box.setIconPixmap(editor_icon().pixmap(ICON, ICON))
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.setWindowModality(Qt.WindowModality.NonModal)
    box.show()
    return box
