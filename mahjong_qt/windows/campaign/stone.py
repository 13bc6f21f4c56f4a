"""A stone on the trail: a tile with the number of its level."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_qt.windows.campaign.star_row import paint_stars

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QPoint
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QPaintEvent

LARGER = 1.16
"""How much larger the stone of a classic layout, and the next one, is."""

RAISE = 0.13
"""Thickness of a stone, in its width."""


class Standing(enum.Enum):
    """How a level stands."""

    CLEARED = "cleared"
    NEXT = "next"
    OPEN = "open"
    LOCKED = "locked"


class _Look(NamedTuple):
    face: tuple[str, str]
    side: str
    edge: str
    number: str


_LOOKS = {
    Standing.CLEARED: _Look(("#fffdf4", "#f1e6c8"), "#3f8f6b", "#7a6a45", "#2f5f48"),
    Standing.NEXT: _Look(("#fffdf0", "#ffe9a8"), "#c5872a", "#8a5a14", "#7a4306"),
    Standing.OPEN: _Look(("#fffdf4", "#f1e6c8"), "#a98f5e", "#7a6a45", "#4a4030"),
    Standing.LOCKED: _Look(("#b4b3af", "#9b9a96"), "#77767a", "#5e5d60", "#5b5a5e"),
}


class Stone(QAbstractButton):
    """Stands for one level; what it is about is told by its map when the stone is chosen."""

    def __init__(self, map_view: QWidget) -> None:
        """Begin without a level."""
        super().__init__(map_view)
        self._map = map_view
        self.level = 0
        self.stars = 0
        self.standing = Standing.LOCKED
        self.is_classic = False
        self._is_chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def is_open(self) -> bool:
        """Whether the level may be played."""
        return self.standing is not Standing.LOCKED

    def show_level(self, level: int, standing: Standing, stars: int, name: str) -> None:
        """Stand for a level, with the name that screen readers say."""
        self.level, self.standing, self.stars = level, standing, stars
        self.setObjectName(f"level_{level}")
        self.setAccessibleName(name)
        self.setToolTip(name)
        shape = Qt.CursorShape.PointingHandCursor if self.is_open else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def set_chosen(self, is_chosen: bool) -> None:
        """Show whether what stands under the map is about this stone."""
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def place(self, middle: QPointF, width: float) -> None:
        """Lie around a point of the map, so wide; there is room for glow and stars."""
        size = QSize(round(width * 1.7), round(width * 1.9))
        self.setGeometry(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2), *size.toTuple())

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        return self._face().adjusted(-4, -4, 4, 12).contains(QPointF(pos))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, look = self._face(), _LOOKS[self.standing]
        depth, radius = face.width() * RAISE, face.width() * 0.26
        self._paint_rings(painter, face, depth, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(30, 22, 10, 80))
        painter.drawRoundedRect(face.translated(depth * 0.4, depth * 1.7), radius, radius)
        painter.setBrush(QColor(look.side))
        painter.setPen(QPen(QColor(look.edge), max(1.0, face.width() * 0.025)))
        painter.drawRoundedRect(face.adjusted(0, 0, 0, depth), radius, radius)
        fading = QLinearGradient(face.topLeft(), face.bottomLeft())
        fading.setColorAt(0, QColor(look.face[0]))
        fading.setColorAt(1, QColor(look.face[1]))
        painter.setBrush(fading)
        painter.drawRoundedRect(face, radius, radius)
        if self.is_classic:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#c9983a") if self.is_open else QColor("#868589"), face.width() * 0.045))
            inner = face.width() * 0.085
            painter.drawRoundedRect(face.adjusted(inner, inner, -inner, -inner), radius * 0.72, radius * 0.72)
        self._paint_number(painter, face, look)
        if self.standing is Standing.CLEARED:
            paint_stars(painter, QPointF(face.center().x(), face.bottom() + depth), face.width() * 0.17, self.stars)

    def _paint_rings(self, painter: QPainter, face: QRectF, depth: float, radius: float) -> None:
        """Draw the glow of the next level, and the ring of what is chosen, or a faint one under the mouse."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        whole = face.adjusted(0, 0, 0, depth)
        if self.standing is Standing.NEXT:
            for out, alpha in ((0.2, 50), (0.155, 90), (0.11, 235)):
                grown = out * face.width()
                painter.setPen(QPen(QColor(255, 214, 92, alpha), face.width() * 0.07))
                box = whole.adjusted(-grown, -grown, grown, grown)
                painter.drawRoundedRect(box, radius + grown, radius + grown)
        is_marked = self._is_chosen or self.hasFocus()
        if is_marked or (self.underMouse() and self.is_open):
            grown = face.width() * 0.075
            box = whole.adjusted(-grown, -grown, grown, grown)
            rings = [(QColor(255, 255, 255), 0.1), (self.palette().highlight().color(), 0.055)]
            for colour, width in rings if is_marked else rings[:1]:
                painter.setPen(QPen(colour, max(2.0, face.width() * width)))
                painter.drawRoundedRect(box, radius + grown, radius + grown)

    def _paint_number(self, painter: QPainter, face: QRectF, look: _Look) -> None:
        font = QFont(self.font())
        font.setPixelSize(max(10, round(face.width() * (0.42 if self.level < 100 else 0.36))))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(look.number))
        painter.drawText(face, Qt.AlignmentFlag.AlignCenter, str(self.level))

    def _face(self) -> QRectF:
        width = self.width() / 1.7
        if self.standing is Standing.NEXT or self.is_classic:
            width *= LARGER
        width *= 0.92
        height = width * 0.96
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2 - width * 0.05, width, height)
