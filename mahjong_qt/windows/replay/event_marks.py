"""Marks under the slider of a film: where a hint was taken, the tiles were shuffled, or moves were taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPolygonF
from PySide6.QtWidgets import QStyle, QStyleOptionSlider, QWidget

from mahjong_qt.engine.play.event import Event, HintGiven, TilesShuffled, Undone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QSlider

MARKED: tuple[type[Event], ...] = (HintGiven, TilesShuffled, Undone)
"""What is marked: by a circle, a diamond and a triangle that points back."""

SIZE = 9
"""Logical pixels of a mark."""


class EventMarks(QWidget):
    """Stands right under a slider of the same width, whose values are moments."""

    def __init__(self, slider: QSlider, events: Sequence[Event], parent: QWidget | None = None) -> None:
        """Mark these events; the first one leads to moment 1."""
        super().__init__(parent)
        self._slider = slider
        self.moments = [(at, type(event)) for at, event in enumerate(events, 1) if isinstance(event, MARKED)]
        """The moments that are marked, and by what."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setVisible(bool(self.moments))

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.WindowText))
        for moment, kind in self.moments:
            _draw(painter, QPointF(self.place_of(moment), self.height() / 2), kind)

    def place_of(self, moment: int) -> float:
        """Return where the middle of the slider's handle is at a moment."""
        option = QStyleOptionSlider()
        self._slider.initStyleOption(option)
        length = self._slider.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self._slider)
        way = self._slider.width() - length
        at = QStyle.sliderPositionFromValue(self._slider.minimum(), self._slider.maximum(), moment, way)
        return at + length / 2 + self._slider.x() - self.x()


def _draw(painter: QPainter, middle: QPointF, kind: type[Event]) -> None:
    half = SIZE / 2
    if kind is HintGiven:
        painter.drawEllipse(middle, half * 0.85, half * 0.85)
    elif kind is TilesShuffled:
        corners = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
    else:
        corners_back = (QPointF(-half, 0), QPointF(half * 0.7, -half), QPointF(half * 0.7, half))
        painter.drawPolygon(QPolygonF([middle + corner for corner in corners_back]))
