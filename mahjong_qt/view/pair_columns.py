"""Pairs of tiles in columns, and a faint place for each that is still to come."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_state import Shade

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from mahjong_qt.art.tile_set import TileSet
    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.view.taken_pairs import FacePair
    from mahjong_qt.view.tray_ground import TrayGround

FACE = 28
"""Logical pixels of a face in the tray."""

ASIDE, BELOW = 0.72, 0.08
"""How far the second tile of a pair lies from the first, in widths and heights of a face."""

GAP = 5
"""Logical pixels between two pairs of a column."""

EDGE, BETWEEN = 11, 7
"""Logical pixels at both sides of the columns, and between them."""


class PairColumns(QWidget):
    """Paints the pairs; a plain widget with all of them in one paint event.

    The newest is at the top of the first column; the others follow downwards, and in the next column.
    """

    def __init__(self, tile_set: TileSet, style: TileStyle, ground: TrayGround) -> None:
        """Begin with one column and no pairs, on a ground."""
        super().__init__()
        self._art = TileArt(tile_set, None, style)
        self._ground = ground
        self._pairs: tuple[FacePair, ...] = ()
        self._columns = 1
        self._least_width = 0
        self._is_face_down = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def count(self) -> int:
        """How many pairs there are."""
        return len(self._pairs)

    @property
    def row_height(self) -> int:
        """Logical pixels from one pair to the next."""
        metrics = self._logical_metrics()
        return metrics.height + round(BELOW * metrics.height) + metrics.depth_y + GAP

    @property
    def width_needed(self) -> int:
        """Logical pixels of all columns and what is at both sides of them."""
        return max(self._least_width, self._columns_width() + 2 * EDGE)

    def show_pairs(self, pairs: Sequence[FacePair]) -> bool:
        """Show other pairs; False when they are the same."""
        if tuple(pairs) == self._pairs:
            return False
        self._pairs = tuple(pairs)
        self._fit()
        return True

    def set_face_down(self, is_face_down: bool) -> None:
        """Hide or show the faces."""
        self._is_face_down = is_face_down
        self.update()

    def set_columns(self, columns: int) -> None:
        """Show the pairs in so many columns."""
        self._columns = columns
        self._fit()

    def set_least_width(self, width: int) -> None:
        """Be so many logical pixels wide at least, with the columns in the middle."""
        self._least_width = width
        self.update()

    def dress(self, tile_set: TileSet, style: TileStyle) -> None:
        """Show other faces or bodies."""
        if self._art.dress(tile_set, style):
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and on it the pairs and places in sight."""
        ratio = self.devicePixelRatioF()
        self._art.prepare(TileMetrics.for_width(round(FACE * ratio), self._art.style), ratio)
        painter = QPainter(self)
        self._ground.paint(painter, event.rect(), self.width_needed, self.pos())
        newest_first = self._pairs[::-1]
        for number, place in enumerate(self._places()):
            if not place.adjusted(-EDGE, -EDGE, EDGE, EDGE).intersects(event.rect()):
                continue
            if number < len(newest_first):
                self._paint_pair(painter, newest_first[number], place, ratio)
            else:
                self._paint_slot(painter, place)
        painter.end()

    def _places(self) -> list[QRect]:
        """Return where pairs lie, in logical pixels, as many as there are or can be seen."""
        rows = max((self.height() - GAP) // self.row_height, ceil(len(self._pairs) / self._columns))
        size = self._pair_width(), self.row_height - GAP
        step = self._pair_width() + BETWEEN
        left = (self.width_needed - self._columns_width()) // 2
        return [
            QRect(left + column * step, GAP + row * self.row_height, *size)
            for column in range(self._columns)
            for row in range(rows)
        ]

    def _paint_slot(self, painter: QPainter, place: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._ground.ink(0.1), 1.0))
        painter.setBrush(self._ground.ink(0.03))
        painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _paint_pair(self, painter: QPainter, pair: FacePair, place: QRect, ratio: float) -> None:
        """Paint two tiles, the second one over the first, each beginning on a whole device pixel."""
        metrics = self._art.metrics
        left = round(place.x() * ratio) + max(0, -metrics.depth_x) - metrics.margin_left
        top = round(place.y() * ratio) - metrics.margin_top
        shade = Shade.FACE_DOWN if self._is_face_down else Shade.CLEAR
        aside, below = round(ASIDE * metrics.width), round(BELOW * metrics.height)
        places = [(left, top), (left + aside, top + below)]
        if metrics.depth_x < 0:
            # the sides that are seen are at the left: what lies there hides its neighbour
            places = [(left + aside, top), (left, top + below)]
        for face, (x, y) in zip(pair, places, strict=True):
            painter.drawPixmap(QPointF(x / ratio, y / ratio), self._art.tile(face, shade))

    def _fit(self) -> None:
        self.setMinimumHeight(GAP + ceil(len(self._pairs) / self._columns) * self.row_height)
        self.update()

    def _columns_width(self) -> int:
        return self._columns * self._pair_width() + (self._columns - 1) * BETWEEN

    def _pair_width(self) -> int:
        metrics = self._logical_metrics()
        return metrics.width + round(ASIDE * metrics.width) + abs(metrics.depth_x)

    def _logical_metrics(self) -> TileMetrics:
        return TileMetrics.for_width(FACE, self._art.style)
