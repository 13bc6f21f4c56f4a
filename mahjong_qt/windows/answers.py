"""Answers to what was asked for in a dialog or in the window: they are told there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from mahjong_qt.windows.announcer import Announcer


def answer(announcer: Announcer, title: str, text: str, over: QDialog | None) -> None:
    """Tell why something is not to be had: over the dialog in which it was asked for, or in the banner."""
    if over is None:
        announcer.answer(title, text)
        return
    box = plain_box(QMessageBox.Icon.Warning, title, over)
    box.setInformativeText(text)
    show_over(box)


def show_over(dialog: QDialog) -> None:
    """Show a dialog over another one, its parent; it is gone when it is closed."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.setModal(True)
    dialog.show()


def plain_box(icon: QMessageBox.Icon, title: str, parent: QWidget) -> QMessageBox:
    """Return a box that takes nothing for markup."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(title)
    return box
