"""The least that a board of 144 tiles can cost with PySide6: pixmap items on a plain table, and nothing around them.

Prints a line at its first paint. What the game's start and repaint are measured against.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView


def bare_board(width: int, height: int) -> QGraphicsView:
    """A view of 144 tiles of 42 faces, as large as fit, with thin frames for drawings."""
    tile_width, tile_height = width // 18, height // 9
    faces = []
    for number in range(42):
        face = QPixmap(tile_width + 8, tile_height + 10)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.fillRect(0, 0, tile_width, tile_height, QColor(250, 245, 220 - number))
        painter.drawRect(0, 0, tile_width - 1, tile_height - 1)
        painter.end()
        faces.append(face)
    scene = QGraphicsScene(0, 0, width, height)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    for number in range(144):
        item = QGraphicsPixmapItem(faces[number % 42])
        item.setPos(number % 18 * tile_width, number // 18 * tile_height + 20)
        scene.addItem(item)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setBackgroundBrush(QColor("#3d7d66"))
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(width, height)
    return view


class FirstPaint(QObject):
    """Ends the program at the first paint of what it watches."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            sys.stdout.write("painted\n")
            sys.stdout.flush()
        return False


if __name__ == "__main__":
    app = QApplication(sys.argv)
    board = bare_board(1024, 660)
    waiting = FirstPaint()
    board.viewport().installEventFilter(waiting)
    board.show()
    app.exec()
