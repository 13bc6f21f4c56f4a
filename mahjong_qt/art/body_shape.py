"""The shape of a tile's body: where its face lies, and what its walls cover; in device pixels of its pixmap."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainterPath

from mahjong_qt.art.lightness import blend

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from mahjong_qt.art.body_material import Material
    from mahjong_qt.art.metrics import TileMetrics


def face_rect(metrics: TileMetrics) -> QRectF:
    """Where the face lies in a tile's pixmap."""
    return QRectF(metrics.margin_left, metrics.margin_top, metrics.width, metrics.height)


def body_rect(metrics: TileMetrics) -> QRectF:
    """What face and body cover of a tile's pixmap, without the shadow."""
    face = face_rect(metrics)
    return face.united(face.translated(metrics.depth_x, metrics.depth_y))


def drawing_rect(metrics: TileMetrics) -> QRectF:
    """Where a face's drawing lies in a tile's pixmap: the face without its bevel."""
    inset_x, inset_y = metrics.width * 0.055, metrics.height * 0.055
    return face_rect(metrics).adjusted(inset_x, inset_y, -inset_x, -inset_y)


def corner_radius(metrics: TileMetrics) -> float:
    """Radius of a face's rounded corners."""
    return metrics.width * 0.085


def hairline(metrics: TileMetrics) -> float:
    """Thickness of the finest line that still shows."""
    return max(1.0, metrics.width * 0.016)


def hull(metrics: TileMetrics, end: float, radius: float) -> QPainterPath:
    """Return what the body covers from its face down to a depth (0 is the face, 1 the foot).

    It is a face with round corners swept towards the lower right; `depth_x` must be positive.
    """
    near, turn = face_rect(metrics), _turn(metrics)
    path = QPainterPath()
    path.arcMoveTo(_corner(near, radius, 0, 0), 180)
    path.arcTo(_corner(near, radius, 0, 0), 180, -90)
    path.arcTo(_corner(near, radius, 1, 0), 90, turn - 90)
    path.connectPath(ridge(metrics, end, radius))
    path.arcTo(_corner(near, radius, 0, 1), 180 + turn, -turn)
    path.closeSubpath()
    return path


def ridge(metrics: TileMetrics, depth: float, radius: float) -> QPainterPath:
    """Return the line along the walls at a depth, from the upper right to the lower left."""
    rect, turn = face_rect(metrics).translated(metrics.depth_x * depth, metrics.depth_y * depth), _turn(metrics)
    path = QPainterPath()
    path.arcMoveTo(_corner(rect, radius, 1, 0), turn)
    path.arcTo(_corner(rect, radius, 1, 0), turn, -turn)
    path.arcTo(_corner(rect, radius, 1, 1), 0, -90)
    path.arcTo(_corner(rect, radius, 0, 1), 270, turn - 90)
    return path


def _turn(metrics: TileMetrics) -> float:
    """Return where round corners begin to hide their walls, in degrees from the right."""
    return degrees(atan2(metrics.depth_x, metrics.depth_y))


def _corner(rect: QRectF, radius: float, across: int, down: int) -> QRectF:
    """Return the square around the circle of a corner: 0 or 1 is left or right, and upper or lower."""
    size = 2 * radius
    return QRectF(rect.left() + across * (rect.width() - size), rect.top() + down * (rect.height() - size), size, size)


def wall_brush(metrics: TileMetrics, material: Material) -> QBrush:
    """Return the light on the walls, which depends on their direction alone and so runs along the sweep."""
    face, radius = face_rect(metrics), corner_radius(metrics)
    length = hypot(metrics.depth_x, metrics.depth_y)
    across = QPointF(metrics.depth_y / length, -metrics.depth_x / length)
    inner = face.adjusted(radius, radius, -radius, -radius)
    lowest = QPointF.dotProduct(inner.bottomLeft(), across) - radius
    highest = QPointF.dotProduct(inner.topRight(), across) + radius
    to_low, to_right = -radius * metrics.depth_x / length, radius * metrics.depth_y / length
    corner = QPointF.dotProduct(inner.bottomRight(), across)
    gradient = QLinearGradient(across * lowest, across * highest)
    right, low = material.right, material.low
    for place, colour in (
        (lowest, blend(low, right, 0.35)),
        (QPointF.dotProduct(inner.bottomLeft(), across) + to_low, low),
        (corner + to_low, low),
        (corner + (to_low + to_right) * 0.5, blend(low, right, 0.62)),
        (corner + to_right, right),
        (QPointF.dotProduct(inner.topRight(), across) + to_right, right),
        (highest, blend(right, material.top[1], 0.5)),
    ):
        gradient.setColorAt((place - lowest) / (highest - lowest), colour)
    return QBrush(gradient)


def plane_gradient(rect: QRectF, colours: tuple[tuple[float, QColor], ...]) -> QBrush:
    """Return colours from the upper left corner of a rectangle (0) to the lower right one (1).

    Both other corners are in the middle (0.5), so that light and shade meet there.
    """
    normal = QPointF(rect.height(), rect.width()) / hypot(rect.width(), rect.height())
    reach = QPointF.dotProduct(rect.bottomRight() - rect.center(), normal)
    gradient = QLinearGradient(rect.center() - normal * reach, rect.center() + normal * reach)
    for place, colour in colours:
        gradient.setColorAt(place, colour)
    return QBrush(gradient)
