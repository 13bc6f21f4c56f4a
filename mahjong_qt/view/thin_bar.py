"""A scroll bar that is hardly there: a thin line that says where one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QScrollBar

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.view.tray_ground import TrayGround

WIDTH, LINE = 8, 3
"""Logical pixels of the bar, and of the line in it."""

SHORTEST = 24
"""Logical pixels of the line at least."""


class ThinBar(QScrollBar):
    """Painted on the ground of its tray; it can be dragged, though the wheel is the usual way."""

    def __init__(self, ground: TrayGround, parent: QWidget | None = None) -> None:
        """Stand upright on a ground."""
        super().__init__(Qt.Orientation.Vertical, parent)
        self._ground = ground
        self._top = 0
        self.setFixedWidth(WIDTH)

    def begin_below(self, top: int) -> None:
        """Leave so many logical pixels free at the top, where a heading stands."""
        self._top = top
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, SHORTEST)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the mouse is."""
        self._go_to(event.position().y())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position().y())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay there."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        parent = self.parentWidget()
        # what is scrolled may have put the bar into a widget between
        tray = parent.parentWidget() if parent is not None and parent.width() <= WIDTH else parent
        if tray is not None:
            self._ground.paint(painter, self.rect(), tray.width(), self.mapTo(tray, QPoint()))
        if self.maximum() == 0:
            return
        room = self.height() - self._top
        length = max(SHORTEST, round(room * self.pageStep() / (self.maximum() + self.pageStep())))
        top = self._top + (room - length) * self.value() / self.maximum()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ground.ink(0.3))
        painter.drawRoundedRect(QRectF((WIDTH - LINE) / 2, top, LINE, length), LINE / 2, LINE / 2)

    def _go_to(self, y: float) -> None:
        whole = self.maximum() + self.pageStep()
        share = (y - self._top) / max(1, self.height() - self._top)
        self.setValue(round(whole * share - self.pageStep() / 2))
