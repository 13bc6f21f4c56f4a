"""The body of a tile: shadow, coloured back, ivory and face, lit from the upper left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from mahjong_qt.art.metrics import TileMetrics

# Right wall, lower wall: the lower one turns further away from the light.
IVORY_WALLS = ("#d9c798", "#b59d68")
IVORY_EDGE = "#8d7747"
BACK_WALLS = ("#2f7fa8", "#1c5878")
BACK_EDGE = "#0f3a52"
IVORY_SHARE = 0.58
# Nearly black: it scales every colour alike, so that the face keeps its contrast.
BLOCKED_SHADE = QColor(10, 10, 16, 80)


def face_rect(metrics: TileMetrics) -> QRectF:
    """Where the face lies in a tile's pixmap."""
    return QRectF(metrics.margin_left, metrics.margin_top, metrics.width, metrics.height)


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


def draw_body(painter: QPainter, metrics: TileMetrics, *, upside_down: bool = False) -> None:
    """Draw a tile without a face; `upside_down` shows its coloured back instead of the ivory."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    _draw_shadow(painter, metrics)
    ivory, back = (IVORY_WALLS, IVORY_EDGE), (BACK_WALLS, BACK_EDGE)
    lower, upper, share = (ivory, back, 1 - IVORY_SHARE) if upside_down else (back, ivory, IVORY_SHARE)
    _draw_wall(painter, metrics, 1.0, share, *lower)
    _draw_wall(painter, metrics, share, 0.0, *upper)
    _draw_top(painter, metrics, _back_brush(metrics) if upside_down else _ivory_brush(metrics), dark=upside_down)
    if upside_down:
        _draw_lattice(painter, metrics)
    painter.restore()


def shade_blocked(painter: QPainter, metrics: TileMetrics) -> None:
    """Darken what is already drawn of a tile, and nothing around it."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(0, 0, metrics.pixmap_width, metrics.pixmap_height), BLOCKED_SHADE)
    painter.restore()


def _draw_shadow(painter: QPainter, metrics: TileMetrics) -> None:
    radius = corner_radius(metrics)
    foot = face_rect(metrics).translated(metrics.depth_x, metrics.depth_y)
    steps = max(2, min(metrics.margin_right, 14))
    painter.setBrush(QColor(0, 0, 0, round(150 / steps)))
    for step in range(steps):
        reach = metrics.margin_right * (step + 0.5) / steps
        lag = metrics.depth_x * 0.5
        painter.drawRoundedRect(foot.adjusted(lag, lag, reach, reach), radius + reach, radius + reach)


def _draw_wall(
    painter: QPainter, metrics: TileMetrics, start: float, end: float, walls: tuple[str, str], edge: str
) -> None:
    """Draw the walls between two depths (1 is the foot, 0 the face) as a stack of thin slices."""
    radius = corner_radius(metrics)
    face = face_rect(metrics)
    slices = max(2, round((start - end) * max(metrics.depth_x, metrics.depth_y) * 2))
    for number in range(slices + 1):
        depth = start + (end - start) * number / slices
        rect = face.translated(metrics.depth_x * depth, metrics.depth_y * depth)
        painter.setBrush(QColor(edge) if number == 0 else _wall_brush(rect, radius, walls))
        painter.drawRoundedRect(rect, radius, radius)


def _wall_brush(rect: QRectF, radius: float, walls: tuple[str, str]) -> QBrush:
    """Turns from the right wall's colour to the lower wall's around the lower right corner."""
    corner = rect.bottomRight() - QPointF(radius, radius) * 0.3
    turn = QPointF(radius, -radius)
    gradient = QLinearGradient(corner + turn, corner - turn)
    gradient.setColorAt(0, QColor(walls[0]))
    gradient.setColorAt(1, QColor(walls[1]))
    return QBrush(gradient)


def _ivory_brush(metrics: TileMetrics) -> QBrush:
    face = face_rect(metrics)
    gradient = QLinearGradient(face.topLeft(), face.bottomRight())
    gradient.setColorAt(0, QColor("#fffdf6"))
    gradient.setColorAt(0.55, QColor("#fbf5e4"))
    gradient.setColorAt(1, QColor("#efe4c8"))
    return QBrush(gradient)


def _back_brush(metrics: TileMetrics) -> QBrush:
    face = face_rect(metrics)
    gradient = QLinearGradient(face.topLeft(), face.bottomRight())
    gradient.setColorAt(0, QColor("#4a9cc4"))
    gradient.setColorAt(0.5, QColor("#2f7fa8"))
    gradient.setColorAt(1, QColor("#226788"))
    return QBrush(gradient)


def _draw_top(painter: QPainter, metrics: TileMetrics, brush: QBrush, *, dark: bool) -> None:
    """Draw the face's plane: an edge line that parts it from its neighbours, and a bevel inside it."""
    radius, line, face = corner_radius(metrics), hairline(metrics), face_rect(metrics)
    edge = QLinearGradient(face.topLeft(), face.bottomRight())
    edge.setColorAt(0.0, QColor("#c9d8de" if dark else "#d8c89c"))
    edge.setColorAt(0.5, QColor("#1d5573" if dark else "#b59d68"))
    edge.setColorAt(1.0, QColor("#0f3a52" if dark else "#80693a"))
    painter.setBrush(QBrush(edge))
    painter.drawRoundedRect(face, radius, radius)
    painter.setBrush(brush)
    painter.drawRoundedRect(face.adjusted(line, line, -line, -line), radius - line, radius - line)
    bevel = QLinearGradient(face.topLeft(), face.bottomRight())
    bevel.setColorAt(0.0, QColor(255, 255, 255, 120 if dark else 255))
    bevel.setColorAt(0.47, QColor(255, 255, 255, 30 if dark else 160))
    bevel.setColorAt(0.53, QColor(70, 50, 10, 20))
    bevel.setColorAt(1.0, QColor(70, 50, 10, 90))
    width = line * 1.6
    inset = line + width / 2
    ring = QPainterPath()
    ring.addRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)
    painter.strokePath(ring, QPen(QBrush(bevel), width))


def _draw_lattice(painter: QPainter, metrics: TileMetrics) -> None:
    """The pattern of a tile's back: a framed lattice, three diamonds wide."""
    frame = face_rect(metrics).adjusted(*(side * metrics.width * 0.13 for side in (1, 1, -1, -1)))
    radius = corner_radius(metrics) * 0.7
    border = QPainterPath()
    border.addRoundedRect(frame, radius, radius)
    pen = QPen(QColor(255, 255, 255, 80), hairline(metrics) * 1.3)
    painter.strokePath(border, pen)
    step_x, step_y = frame.width() / 3, frame.height() / 4
    lattice = QPainterPath()
    for row in range(4):
        for column in range(3):
            middle = frame.topLeft() + QPointF((column + 0.5) * step_x, (row + 0.5) * step_y)
            for share in (0.42, 0.16):
                across, down = QPointF(step_x * share, 0), QPointF(0, step_y * share)
                lattice.addPolygon([middle - across, middle - down, middle + across, middle + down, middle - across])
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(lattice, pen)
