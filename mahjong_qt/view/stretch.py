"""A picture of the board that was drawn at one size and place, shown at another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mahjong_qt.view.geometry import box_of

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.view.tile_items import Placement
    from mahjong_qt.view.zoom import Frame


class Stretch(NamedTuple):
    """How many times wider and higher the scene is shown, and its point in the upper left corner of the view."""

    across: float
    down: float
    corner: QPointF


def stretch(layout: Layout, drawn: Placement, frame: Frame, ratio: float) -> Stretch:
    """Return how a board that was drawn somewhere is seen in a frame of the view, which has device pixels of a ratio.

    The box around all tiles fills the frame exactly: depths are whole pixels, and so its sides do not grow alike.
    """
    geometry = drawn.geometry
    x0, y0, x1, y1 = box_of(layout, geometry.metrics)
    across = (frame.width / ratio) / ((x1 - x0) / drawn.ratio)
    down = (frame.height / ratio) / ((y1 - y0) / drawn.ratio)
    left, top = geometry.left + drawn.shift_x + x0, geometry.top + drawn.shift_y + y0
    corner = QPointF(left / drawn.ratio - frame.left / (ratio * across), top / drawn.ratio - frame.top / (ratio * down))
    return Stretch(across, down, corner)


def face_of(slot: Slot, placement: Placement) -> QRectF:
    """Return where the face of a tile lies in the scene."""
    geometry, ratio, shift_x, shift_y = placement
    x, y = geometry.corner(slot)
    corner = QPointF((x + shift_x) / ratio, (y + shift_y) / ratio)
    return QRectF(corner, QSizeF(geometry.metrics.width, geometry.metrics.height) / ratio)
