"""The fourth place: a temple in the mountains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from mahjong_qt.windows.campaign.buildings import TEMPLE, house, lantern, pagoda
from mahjong_qt.windows.campaign.land import HEIGHT, WIDTH, cloud, hill, mist, sky
from mahjong_qt.windows.campaign.plants import grass, pine

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from mahjong_qt.windows.campaign.ink import Ink

TRAIL = [
    (140, 716), (440, 700), (760, 716), (1090, 696), (1390, 702), (1480, 610), (1290, 552), (980, 566), (660, 544),
    (340, 566), (150, 490), (290, 412), (600, 424), (900, 396), (1190, 380), (1390, 320),
]  # fmt: skip


def paint(painter: QPainter, ink: Ink) -> None:
    """Draw the mountains in a field of 1600 × 800."""
    sky(painter, ink, "#9dbfe0", "#f8dcc6", (300, 130))
    for peak in ((520, 40, 330), (840, 110, 260), (160, 150, 250)):
        _peak(painter, ink, *peak, "#9fb2cb", "#cfd8de")
    mist(painter, ink, 250, 130, 0.7)
    for peak in ((1010, 80, 300), (330, 170, 230), (680, 196, 190)):
        _peak(painter, ink, *peak, "#7d98ad", "#b9c9c8")
    mist(painter, ink, 318, 110, 0.7)
    cloud(painter, ink, 560, 236, 56, 0.8)
    cloud(painter, ink, 60, 262, 48, 0.75)
    _cliff(painter, ink)
    pagoda(painter, ink, 1316, 246, 150, 4)
    house(painter, ink, 1488, 262, 190, TEMPLE)
    for x, y, height in ((1186, 300, 110), (1420, 286, 84), (1580, 300, 150)):
        pine(painter, ink, x, y, height)
    hill(
        painter, ink, [(-60, 388), (180, 366), (560, 396), (1000, 420), (1400, 470), (1660, 470)], "#93ac86", "#7f9d74"
    )
    hill(painter, ink, [(-60, 560), (300, 520), (800, 502), (1300, 510), (1660, 560)], "#86a377", "#6f9066")
    hill(painter, ink, [(-60, 640), (400, 650), (900, 640), (1660, 640)], "#7b9a6a", "#658657")
    for x, y, height in (
        (60, 420, 150), (1560, 560, 190), (40, 700, 200), (480, 500, 96), (1090, 486, 110), (800, 636, 84),
        (1588, 740, 150),
    ):  # fmt: skip
        pine(painter, ink, x, y, height, 0.12 if x < 800 else -0.12)
    for x in (1236, 1396):
        lantern(painter, ink, x, 214, 16)
    grass(painter, ink, QRectF(0, 770, WIDTH, 30), 50, "#52754a")


def _peak(painter: QPainter, ink: Ink, x: float, top: float, width: float, upper: str, lower: str) -> None:
    """Draw a steep peak, as they stand in the mist."""
    path = QPainterPath(QPointF(x - width, HEIGHT * 0.55))
    path.cubicTo(x - width * 0.5, top + 190, x - width * 0.36, top + 20, x - width * 0.1, top)
    path.cubicTo(x + width * 0.1, top - 16, x + width * 0.2, top + 60, x + width * 0.32, top + 110)
    path.cubicTo(x + width * 0.5, top + 190, x + width * 0.7, top + 250, x + width, HEIGHT * 0.55)
    painter.fillPath(path, ink.down(top, top + 300, upper, lower))
    painter.save()
    painter.setClipPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QPainterPath(QPointF(x - width * 0.04, top))
    shade.cubicTo(x + width * 0.05, top + 90, x - width * 0.05, top + 190, x + width * 0.14, top + 330)
    shade.lineTo(x + width, top + 330)
    shade.lineTo(x + width * 0.3, top)
    painter.fillPath(shade, ink.colour("#4b637c", 0.22))
    painter.restore()


def _cliff(painter: QPainter, ink: Ink) -> None:
    """Draw the ledge on which the temple stands."""
    path = QPainterPath(QPointF(1090, 470))
    path.cubicTo(1120, 380, 1110, 300, 1170, 262)
    path.cubicTo(1230, 236, 1330, 244, 1420, 250)
    path.cubicTo(1500, 254, 1560, 250, WIDTH, 256)
    path.lineTo(WIDTH, 520)
    path.lineTo(1090, 520)
    painter.fillPath(path, ink.down(240, 480, "#a7b48c", "#75866c"))
    painter.setPen(Qt.PenStyle.NoPen)
