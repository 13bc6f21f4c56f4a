"""What is told in a window of its own when there is no game window to tell it in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox


def tell_already_running() -> None:
    """Tell that the game is open in another process."""
    title = QCoreApplication.translate("Program", "Mahjong Qt is open already")
    box = QMessageBox(QMessageBox.Icon.Information, "", title)
    box.setInformativeText(QCoreApplication.translate("Program", "Look for its window: your game is there."))
    box.exec()


def tell_incomplete(what: str) -> None:
    """Tell that files of the program are missing."""
    title = QCoreApplication.translate("Program", "Mahjong Qt is not installed completely")
    box = QMessageBox(QMessageBox.Icon.Critical, "", title)
    box.setInformativeText(QCoreApplication.translate("Program", "Please install it again. %1").replace("%1", what))
    box.exec()
