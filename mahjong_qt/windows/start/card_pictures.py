"""The pictures on the cards: layouts as thumbnails, everything else in a few strokes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from mahjong_qt.view.thumbnail import paint_layout

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.layout.layout import Place

GROUNDS = {
    "continue": ("#5aa38a", "#2d6b5a"), "daily": ("#e9b872", "#c9793f"), "days": ("#d9a06a", "#a8643a"),
    "classic": ("#6fae86", "#3b7a56"), "easy": ("#9ccc8a", "#5f9d5a"), "challenge": ("#d98a6a", "#9c4233"),
    "zen": ("#e6dcc4", "#c4b48f"), "pure": ("#7f93ad", "#46586f"), "shisen-sho": ("#83a9c9", "#3f6a93"),
    "layouts": ("#a897c9", "#6a5893"), "editor": ("#c9a5b5", "#8a5a70"),
}  # fmt: skip
"""The ground of each picture by day, from its top to its foot."""


class Canvas(NamedTuple):
    """What a picture is painted for: size in logical pixels, device pixels by logical ones, light or dark."""

    size: QSize
    ratio: float
    is_dark: bool


def picture(canvas: Canvas, paint: Callable[[QPainter, QSize], None]) -> QPixmap:
    """Return a picture that is painted by a function, which gets a painter in device pixels and their number."""
    pixmap = QPixmap((canvas.size.toSizeF() * canvas.ratio).toSize())
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, pixmap.size())
    painter.end()
    pixmap.setDevicePixelRatio(canvas.ratio)
    return pixmap


def paint_ground(painter: QPainter, size: QSize, card_id: str, is_dark: bool) -> None:
    """Fill a picture with the colours of its card."""
    fading = QLinearGradient(0, 0, 0, size.height())
    for place, name in enumerate(GROUNDS.get(card_id, GROUNDS["classic"])):
        colour = QColor(name)
        fading.setColorAt(place, colour.darker(190) if is_dark else colour)
    painter.fillRect(0, 0, size.width(), size.height(), fading)


def paint_board(painter: QPainter, size: QSize, places: Sequence[Place], is_dark: bool) -> None:
    """Draw a layout with some room around it."""
    if not places:
        return
    inner = QSize(round(size.width() * 0.84), round(size.height() * 0.84))
    painter.save()
    painter.translate((size.width() - inner.width()) // 2, (size.height() - inner.height()) // 2)
    paint_layout(painter, places, inner, is_dark)
    painter.restore()


def paint_leaf(painter: QPainter, size: QSize, day: int, is_done: bool) -> None:
    """Draw a leaf of a calendar with the day, and a tick when its deal is won."""
    unit = size.height() / 10
    box = QRectF(size.width() / 2 - 3.2 * unit, 1.5 * unit, 6.4 * unit, 7 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(60, 30, 10, 70))
    painter.drawRoundedRect(box.translated(0.2 * unit, 0.4 * unit), 0.6 * unit, 0.6 * unit)
    painter.setBrush(QColor("#fffaf0"))
    painter.drawRoundedRect(box, 0.6 * unit, 0.6 * unit)
    head = QPainterPath()
    head.addRoundedRect(box, 0.6 * unit, 0.6 * unit)
    band = QPainterPath()
    band.addRect(QRectF(box.left(), box.top(), box.width(), 1.7 * unit))
    painter.fillPath(head.intersected(band), QColor("#c8452f"))
    font = QFont(painter.font())
    font.setPixelSize(max(6, round(3.8 * unit)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor("#3a2f24"))
    painter.drawText(box.adjusted(0, 1.7 * unit, 0, 0), Qt.AlignmentFlag.AlignCenter, str(day))
    if is_done:
        paint_tick(painter, QPointF(box.right(), box.bottom() - 0.3 * unit), 1.5 * unit)


def paint_tick(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Draw a tick in a green disc."""
    painter.setPen(QPen(QColor("#fffaf0"), radius * 0.16))
    painter.setBrush(QColor("#2e8b57"))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ends = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor("#ffffff"), radius * 0.28, *ends))
    painter.drawPolyline(
        [middle + QPointF(x * radius, y * radius) for x, y in ((-0.46, 0.02), (-0.1, 0.38), (0.5, -0.36))]
    )


def paint_month(painter: QPainter, size: QSize) -> None:
    """Draw a sheet of small days, some of them ticked."""
    unit = size.height() / 10
    left, top = size.width() / 2 - 6.1 * unit, 1.3 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(28):
        row, column = divmod(index, 7)
        box = QRectF(left + column * 1.78 * unit, top + row * 1.9 * unit, 1.5 * unit, 1.6 * unit)
        painter.setBrush(QColor("#fffaf0") if index < 19 else QColor(255, 250, 240, 110))
        painter.drawRoundedRect(box, 0.25 * unit, 0.25 * unit)
        if index < 19 and index not in (4, 9, 10, 15):
            painter.setBrush(QColor("#2e8b57"))
            painter.drawEllipse(box.center(), 0.42 * unit, 0.42 * unit)


def paint_garden(painter: QPainter, size: QSize, is_dark: bool) -> None:
    """Draw raked sand around three stones."""
    width, unit = size.width(), size.height() / 10
    line = QColor(120, 100, 60, 120) if not is_dark else QColor(220, 200, 150, 70)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, 0.14 * unit))
    for row in range(14):
        wave = QPainterPath(QPointF(0, row * 0.8 * unit))
        wave.cubicTo(width * 0.3, (row - 1) * 0.8 * unit, width * 0.7, (row + 1) * 0.8 * unit, width, row * 0.8 * unit)
        painter.drawPath(wave)
    ground = QColor("#d5c8a6") if not is_dark else QColor("#6f675a")
    for x, y, radius in ((0.34, 5.6, 2.1), (0.62, 4.6, 1.4), (0.75, 6.8, 0.9)):
        middle = QPointF(width * x, y * unit)
        for ring in (2.1, 1.8, 1.5, 1.2):
            painter.setBrush(ground)
            painter.setPen(QPen(line, 0.14 * unit))
            painter.drawEllipse(middle, radius * ring * unit, radius * ring * unit * 0.62)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#5d625f"))
        painter.drawEllipse(middle, radius * unit, radius * unit * 0.72)
        painter.setBrush(QColor("#858b86"))
        painter.drawEllipse(middle + QPointF(-0.15, -0.2) * radius * unit, radius * 0.72 * unit, radius * 0.44 * unit)


def paint_clock(painter: QPainter, size: QSize, face: str, share: float) -> None:
    """Draw a stop watch of which a share of a turn is gone; it lies in the lower right corner of a picture."""
    radius = size.height() * 0.2
    middle = QPointF(size.width() - radius * 1.75, size.height() - radius * 1.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#f8f3e6"))
    painter.drawRoundedRect(
        QRectF(middle.x() - radius * 0.2, middle.y() - radius * 1.45, radius * 0.4, radius * 0.5), 2, 2
    )
    painter.setPen(QPen(QColor("#f8f3e6"), radius * 0.2))
    painter.setBrush(QColor(30, 28, 26, 215))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(face))
    inner = radius * 0.74
    painter.drawPie(
        QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner), 90 * 16, round(-360 * 16 * share)
    )


def paint_join(painter: QPainter, size: QSize) -> None:
    """Draw two tiles that a line with two bends joins, over a picture."""
    unit = size.height() / 10
    middle = size.width() / 2
    ends = QPointF(middle - 3.4 * unit, 5.6 * unit), QPointF(middle + 3.4 * unit, 4.4 * unit)
    line = [ends[0], QPointF(ends[0].x(), 1.2 * unit), QPointF(ends[1].x(), 1.2 * unit), ends[1]]
    joins = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("#5a1d12", 1.0), ("#ff8a4c", 0.6)):
        painter.setPen(QPen(QColor(colour), width * unit, *joins))
        painter.drawPolyline(line)
    for end in ends:
        box = QRectF(end.x() - 1.2 * unit, end.y() - 1.5 * unit, 2.4 * unit, 3 * unit)
        painter.setPen(QPen(QColor("#5a1d12"), 0.2 * unit))
        painter.setBrush(QColor("#fffaf0"))
        painter.drawRoundedRect(box, 0.4 * unit, 0.4 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#c8452f"))
        painter.drawEllipse(box.center(), 0.75 * unit, 0.75 * unit)


def paint_pencil(painter: QPainter, size: QSize) -> None:
    """Draw a pencil in the lower right corner of a picture."""
    unit = size.height() / 10
    painter.save()
    painter.translate(size.width() * 0.66, size.height() * 0.8)
    painter.rotate(-42)
    painter.setPen(QPen(QColor("#5a3b1c"), 0.14 * unit))
    for left, width, colour in ((1.2, 4.2, "#f2c14e"), (5.4, 0.7, "#b9b9b9"), (6.1, 0.8, "#d9707a")):
        painter.setBrush(QColor(colour))
        painter.drawRect(QRectF(left * unit, -0.65 * unit, width * unit, 1.3 * unit))
    painter.setBrush(QColor("#f5dfb6"))
    painter.drawPolygon([QPointF(1.2 * unit, -0.65 * unit), QPointF(0, 0), QPointF(1.2 * unit, 0.65 * unit)])
    painter.restore()


def paint_many(painter: QPainter, size: QSize, boards: Sequence[Sequence[Place]], is_dark: bool) -> None:
    """Draw several layouts beside and below each other."""
    columns = 3
    rows = max(1, -(-len(boards) // columns))
    cell = QSize(size.width() // columns, size.height() // rows)
    for index, places in enumerate(boards):
        row, column = divmod(index, columns)
        painter.save()
        painter.translate(column * cell.width(), row * cell.height())
        paint_board(painter, cell, places, is_dark)
        painter.restore()
