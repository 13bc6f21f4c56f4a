"""The body of a tile: shadow, coloured back, ivory and face, lit from the upper left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from mahjong_qt.art.body_back import draw_lattice
from mahjong_qt.art.body_material import Material, back_material, face_material, lattice_colour
from mahjong_qt.art.body_shadow import draw_shadow
from mahjong_qt.art.body_shape import (
    body_rect,
    corner_radius,
    drawing_rect,
    face_rect,
    hairline,
    hull,
    plane_gradient,
    ridge,
    wall_brush,
)
from mahjong_qt.art.lightness import blend
from mahjong_qt.art.tile_style import Relief, TileStyle

if TYPE_CHECKING:
    from mahjong_qt.art.metrics import TileMetrics

__all__ = ["body_rect", "corner_radius", "draw_body", "drawing_rect", "face_rect", "hairline", "shade_blocked"]

FACE_SHARE = 0.6
"""How much of the depth the side with the drawing has; the rest is the back."""

# Nearly black: it scales every colour alike, so that the face keeps its contrast.
BLOCKED_SHADE = QColor(16, 12, 8, 78)

FINEST_RIM = 1.0
"""The least width of the rounded rim around a face, in device pixels."""

MOST_RIM_STEPS = 9
PLATE_CORNER = 0.05
"""The radius of a flat tile's corners, in widths; through larger ones the sides of its neighbours show as dots."""

DARK_PLATE = 120
"""The lightness (0 to 255) below which a flat tile and its side are too dark to be told apart."""

GRAIN_FROM = 110
"""Device pixels: on narrower tiles the grain of the back would be mush."""


def draw_body(
    painter: QPainter, metrics: TileMetrics, style: TileStyle | None = None, *, upside_down: bool = False
) -> None:
    """Draw a tile without a face; `upside_down` shows its coloured back instead of the ivory.

    A tile that is seen from its lower left corner is the mirror image of one that is seen from its lower right.
    """
    style = style or TileStyle()
    painter.save()
    if metrics.depth_x < 0:
        painter.translate(metrics.pixmap_width, 0)
        painter.scale(-1, 1)
        metrics = metrics.mirrored
    painter.setPen(Qt.PenStyle.NoPen)
    draw_shadow(painter, metrics, style.relief)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face, back = face_material(style.face), back_material(style.back)
    lower, upper, seam = (face, back, 1 - FACE_SHARE) if upside_down else (back, face, FACE_SHARE)
    if style.relief is Relief.FLAT:
        _draw_plate(painter, metrics, lower, upper)
    else:
        _draw_walls(painter, metrics, lower, upper, seam)
        _draw_plane(painter, metrics, upper)
    if upside_down:
        draw_lattice(painter, metrics, lattice_colour(style.back))
    painter.restore()


def shade_blocked(painter: QPainter, metrics: TileMetrics) -> None:
    """Darken what is already drawn of a tile, and nothing around it."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(0, 0, metrics.pixmap_width, metrics.pixmap_height), BLOCKED_SHADE)
    painter.restore()


def _draw_plate(painter: QPainter, metrics: TileMetrics, lower: Material, upper: Material) -> None:
    """Draw a thin plate of plain colours with a clear line around it."""
    radius, line, face = metrics.width * PLATE_CORNER, hairline(metrics), face_rect(metrics)
    painter.fillPath(hull(metrics, 1.0, radius), lower.foot)
    # sides as dark as the face would make one dark patch of a stack
    is_dark = upper.top[1].lightness() < DARK_PLATE and lower.right.lightness() < DARK_PLATE
    painter.fillPath(hull(metrics, 1.0 - _share(metrics, line), radius), lower.lit if is_dark else lower.right)
    painter.setBrush(upper.edge[0])
    painter.drawRoundedRect(face, radius, radius)
    painter.setBrush(upper.top[1])
    painter.drawRoundedRect(face.adjusted(line, line, -line, -line), radius - line, radius - line)


def _draw_walls(painter: QPainter, metrics: TileMetrics, lower: Material, upper: Material, seam: float) -> None:
    """Draw the two layers from the foot up to the face, each over what is nearer to the foot."""
    line, radius = _share(metrics, hairline(metrics)), corner_radius(metrics)
    painter.fillPath(hull(metrics, 1.0, radius), lower.foot)
    # on small tiles the back is two pixels high, and its colour must still be seen
    foot = min(0.8 * line, 0.3 * (1 - seam))
    painter.fillPath(hull(metrics, 1.0 - foot, radius), wall_brush(metrics, lower))
    if metrics.width >= GRAIN_FROM:
        _draw_grain(painter, metrics, lower, seam)
    painter.fillPath(hull(metrics, seam + 0.5 * line, radius), blend(lower.foot, upper.foot, 0.35))
    painter.fillPath(hull(metrics, seam - 0.4 * line, radius), wall_brush(metrics, upper))
    # the wall turns towards the face in a few steps
    steps = 2 if metrics.width < GRAIN_FROM else 5
    for step in range(steps):
        glow = QColor(upper.top[0])
        glow.setAlpha(90 // steps)
        painter.fillPath(hull(metrics, seam * 0.7 * (1 - step / steps), radius), glow)


def _draw_grain(painter: QPainter, metrics: TileMetrics, material: Material, seam: float) -> None:
    """Draw the fibres of the back as faint lines along its walls."""
    radius = corner_radius(metrics)
    count = max(3, round((1 - seam) * metrics.depth_y / 4))
    for number in range(1, count):
        depth = 1.0 - (1.0 - seam) * (number + 0.35 * (number * number % 3 - 1)) / count
        dark = QColor(material.foot)
        dark.setAlpha(40 + 25 * (number % 2))
        painter.strokePath(ridge(metrics, depth, radius), QPen(dark, hairline(metrics) * 0.3))


def _draw_plane(painter: QPainter, metrics: TileMetrics, material: Material) -> None:
    """Draw the face's plane with its line, its rounded rim and the light on it."""
    radius, line, face = corner_radius(metrics), hairline(metrics), face_rect(metrics)
    near, middle, far = material.edge
    painter.setBrush(plane_gradient(face, ((0.0, near), (0.46, near), (0.54, middle), (1.0, far))))
    painter.drawRoundedRect(face, radius, radius)
    width = max(FINEST_RIM, metrics.width * 0.042)
    steps = max(2, min(MOST_RIM_STEPS, round(width)))
    for step in range(steps + 1):
        inset = line + width * step / steps
        inner, curve = face.adjusted(inset, inset, -inset, -inset), max(0.0, radius - inset)
        painter.setBrush(_rim_brush(inner, material, (step / steps) ** 1.5))
        painter.drawRoundedRect(inner, curve, curve)
    _draw_gleam(painter, metrics, material)


def _rim_brush(rect: QRectF, material: Material, share: float) -> QBrush:
    """Return the light on a ring of the rim: with a share of 0 on its outermost, with 1 on the plane inside."""
    light, middle, dark = material.top
    lit, shade = blend(material.lit, light, share), blend(material.shade, dark, share)
    before, after = blend(lit, middle, share), blend(shade, middle, share)
    return plane_gradient(rect, ((0.0, lit), (0.42, before), (0.5, middle), (0.58, after), (1.0, shade)))


def _draw_gleam(painter: QPainter, metrics: TileMetrics, material: Material) -> None:
    """Draw the light along the upper left rim, brightest at the corner."""
    inset = hairline(metrics) * 1.5
    face, radius = face_rect(metrics), corner_radius(metrics)
    bright, faint = QColor(material.lit), QColor(material.lit)
    bright.setAlpha(255)
    faint.setAlpha(0)
    gleam = plane_gradient(face, ((0.0, bright), (0.3, bright), (0.47, faint), (1.0, faint)))
    ring = QPainterPath()
    ring.addRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)
    painter.strokePath(ring, QPen(gleam, hairline(metrics)))


def _share(metrics: TileMetrics, length: float) -> float:
    """Return how much of the depth is as wide as a length, in device pixels."""
    return min(0.5, length / min(metrics.depth_x, metrics.depth_y))
