"""The panels around the canvas, each in a dock that can be moved, closed and opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QFrame, QScrollArea

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMainWindow, QWidget

RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
FIRST_WIDTH = 290
"""Logical pixels of the docks at first."""

LAYERS_SHARE, REST_SHARE = 2, 3
"""How the height is shared out, at first, between the layers and what lies below them."""


SCROLLED = ("board", "details")
"""The docks that are scrolled where a window is too low for them; the others have a list that is."""


class Docks(QObject):
    """Layers above, and below them, as tabs, what the board is, its details, and the analysis."""

    def __init__(self, window: QMainWindow) -> None:
        """Begin without docks."""
        super().__init__(window)
        self._window = window
        self._docks: dict[str, QDockWidget] = {}

    def __getitem__(self, name: str) -> QDockWidget:
        """Return a dock."""
        return self._docks[name]

    def titles(self) -> dict[str, str]:
        """Return the titles by name, in the order of the tabs."""
        return {
            "layers": self.tr("Layers"),
            "board": self.tr("Board"),
            "details": self.tr("Details"),
            "analysis": self.tr("Analysis"),
        }

    def menu_titles(self) -> dict[str, str]:
        """Return what the menu says to each, with mnemonics."""
        return {
            "layers": self.tr("&Layers"),
            "board": self.tr("&Board"),
            "details": self.tr("&Details"),
            "analysis": self.tr("&Analysis"),
        }

    def add(self, name: str, widget: QWidget) -> None:
        """Put a panel in its dock, where it lies at first."""
        dock = QDockWidget(self.titles()[name], self._window)
        dock.setObjectName(f"dock_{name}")
        dock.setWidget(_scrolled(widget) if name in SCROLLED else widget)
        dock.toggleViewAction().setText(self.menu_titles()[name])
        if "board" in self._docks:
            self._window.tabifyDockWidget(self._docks["board"], dock)
        else:
            self._window.addDockWidget(RIGHT, dock)
        self._docks[name] = dock

    def lay_out_first(self) -> None:
        """Share out the room as at a first start."""
        self._docks["board"].raise_()
        layers, board = self._docks["layers"], self._docks["board"]
        self._window.resizeDocks([layers, board], [FIRST_WIDTH, FIRST_WIDTH], Qt.Orientation.Horizontal)
        height = self._window.height()
        shares = [height * LAYERS_SHARE, height * REST_SHARE]
        self._window.resizeDocks([layers, board], shares, Qt.Orientation.Vertical)

    def show(self, name: str) -> None:
        """Bring a dock to the front, though it was closed or lies beneath other tabs."""
        self._docks[name].show()
        self._docks[name].raise_()

    def actions(self) -> list[QAction]:
        """Return an action for each that opens and closes it."""
        return [dock.toggleViewAction() for dock in self._docks.values()]


def _scrolled(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area
