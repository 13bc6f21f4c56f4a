"""A win is celebrated: petals drift over the table for a while, calmly, and are gone at the first click or key."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from mahjong_qt.view.motion import CELEBRATION, Effect
from mahjong_qt.view.tile_items import ON_TOP

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

    from mahjong_qt.view.motion import Motion
    from mahjong_qt.view.tile_items import Placement

PETALS = 96
"""So many drift at once."""

WIDEST = 1 / 16
"""A petal is measured by the width of a tile, but by no more than this share of the table seen."""

SIZES = (0.46, 0.58, 0.72)
"""Lengths of petals, in that width."""

SMALLEST = 12
"""Device pixels that the smallest petal is long at least."""

TINTS = ("#f9c3d2", "#ef86a6", "#ffd877")
"""Rose, and gold."""

EDGES = ("#d05c82", "#b23a66", "#c8922a")
TURNS = (-68.0, -40.0, -12.0, 14.0, 38.0, 63.0)
"""How far the pictures of petals are turned, in degrees: they do not turn on their way."""

FALLS = 0.42
"""How far a petal drifts down in all its time, in heights of the table seen."""

SWAY = 0.55
"""How far it sways to each side, in that width."""

LATEST = 0.12
"""The share of the time after which the last petal has come."""

COMES, GOES = 0.1, 0.2
"""The shares of its time in which a petal comes and goes: quickly, but nothing flashes."""

_ENDS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress}


class _Way(NamedTuple):
    """The way of one petal: where it begins, in shares of the table; when, of the time; its sway, of a circle."""

    across: float
    down: float
    begin: float
    sway: float


class Celebration(QObject):
    """Petals over the table; their items are kept and used again."""

    def __init__(self, scene: QGraphicsScene, player: Motion) -> None:
        """Begin with nothing to be seen."""
        super().__init__(scene)
        self._scene = scene
        self._motion = player
        self._items: list[QGraphicsPixmapItem] = []
        self._watched: list[QObject] = []
        self._effect: Effect | None = None

    @property
    def is_shown(self) -> bool:
        """Whether petals drift."""
        return self._effect is not None

    def begin(self, view: QGraphicsView, placement: Placement) -> None:
        """Let petals drift over what the view shows of the table."""
        self.end()
        table = view.mapToScene(view.viewport().rect()).boundingRect()
        width = min(placement.geometry.metrics.width / placement.ratio, WIDEST * table.width())
        pictures = _pictures(width * placement.ratio, placement.ratio)
        self._items = self._items or self._make_items()
        for number, item in enumerate(self._items):
            item.setPixmap(pictures[number % len(pictures)])
            item.setOpacity(0.0)
            item.setVisible(True)
        self._effect = Effect(CELEBRATION, _Drift(self._items, table, SWAY * width), self._clear)
        self._watched = [view, view.viewport(), view.window()]
        for part in self._watched:
            part.installEventFilter(self)
        self._motion.play(self._effect)

    def end(self) -> None:
        """Show none any more."""
        if self._effect is not None:
            self._motion.finish([self._effect])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End at whatever the player does, and let that take its course."""
        if event.type() in _ENDS:
            self.end()
        return False

    def _clear(self) -> None:
        self._effect = None
        for item in self._items:
            item.setVisible(False)
            item.setOpacity(1.0)
        watched, self._watched = self._watched, []
        for part in watched:
            part.removeEventFilter(self)

    def _make_items(self) -> list[QGraphicsPixmapItem]:
        items = [QGraphicsPixmapItem() for _ in range(PETALS)]
        for rank, item in enumerate(items):
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setVisible(False)
            item.setZValue(4 * ON_TOP + rank)
            self._scene.addItem(item)
        return items


class _Drift:
    """Puts every petal where it is at a time: a little lower, to one side or the other, more or less to be seen."""

    def __init__(self, items: list[QGraphicsPixmapItem], table: QRectF, sway: float) -> None:
        self._items = items
        self._table = table
        self._sway = sway
        self._ways = [_way(number) for number in range(len(items))]

    def __call__(self, progress: float) -> None:
        table = self._table
        for item, way in zip(self._items, self._ways, strict=True):
            own = (progress - way.begin) / (1.0 - LATEST)
            if not 0.0 < own < 1.0:
                item.setOpacity(0.0)
                continue
            x = table.left() + way.across * table.width() + self._sway * math.sin(math.tau * (own + way.sway))
            y = table.top() + (way.down + FALLS * own) * table.height()
            item.setPos(x, y)
            item.setOpacity(min(1.0, own / COMES, (1.0 - own) / GOES))


def _way(number: int) -> _Way:
    """Return the way of a petal; they are spread evenly and look as if by chance, the same each time."""
    return _Way(
        across=number * 0.754878 % 1.0,
        down=number * 0.569840 % 1.0 * 1.1 - 0.3,
        begin=LATEST * (number * 0.618034 % 1.0),
        sway=number * 0.324718 % 1.0,
    )


def _pictures(width: float, ratio: float) -> list[QPixmap]:
    """Return petals of all sizes, turns and tints; ``width`` is what they are measured by, in device pixels."""
    return [
        _petal(max(SMALLEST, round(width * SIZES[number % len(SIZES)])), turn, kind, ratio)
        for number, turn in enumerate(TURNS)
        for kind in range(len(TINTS))
    ]


def _petal(length: int, turn: float, kind: int, ratio: float) -> QPixmap:
    """Return a petal of a plum blossom, ``length`` device pixels long."""
    image = QImage(length + 4, length + 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(image.width() / 2, image.height() / 2)
    painter.rotate(turn)
    half = length / 2
    glow = QRadialGradient(QPointF(-0.1 * half, -0.3 * half), 1.3 * half)
    glow.setColorAt(0.0, QColor(TINTS[kind]).lighter(106))
    glow.setColorAt(0.6, QColor(TINTS[kind]))
    glow.setColorAt(1.0, QColor(EDGES[kind]))
    painter.setPen(QColor(EDGES[kind]))
    painter.setBrush(glow)
    painter.drawPath(_outline(half))
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _outline(half: float) -> QPainterPath:
    """Return a petal that stands upright, with a notch at its top; ``half`` is half its length."""
    path = QPainterPath(QPointF(0.0, half))
    path.cubicTo(QPointF(-0.95 * half, 0.45 * half), QPointF(-0.85 * half, -half), QPointF(0.0, -0.72 * half))
    path.cubicTo(QPointF(0.85 * half, -half), QPointF(0.95 * half, 0.45 * half), QPointF(0.0, half))
    return path
