"""How single tiles and marks move: each function makes one effect."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from mahjong_qt.view.motion import LIFTS, LINE, NOTE, PAIR_LEAVES, PAIR_RETURNS, SHAKE, TILES_FALL, Effect, ease_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QGraphicsItem

LINE_GROWS = 0.3
"""The share of its time in which a line grows to its whole length."""

SHAKE_WIDTH = 0.07
"""How far a refused tile moves to each side, in widths of its face."""

RISE = 0.4
"""How far a tile rises when it leaves, in heights of its face."""

APPROACH = 0.6
"""How far the tiles of a pair come together at most when they leave, in widths of a face each."""

MARKS_COME = 0.8
"""The share of the time of tiles that come after which their marks come too."""

STAYS_WHOLE = 0.25
"""The share of its time in which a tile that leaves does not fade yet."""


def marks_at(progress: float) -> float:
    """Return the opacity of marks that wait for tiles which are on their way to them."""
    return max(0.0, (progress - MARKS_COME) / (1.0 - MARKS_COME))


def ways_out(homes: Sequence[QPointF], width: float, height: float) -> list[QPointF]:
    """Return where tiles that leave are last seen: higher up, and nearer to each other when they are two.

    ``width`` and ``height`` are those of a face, in logical pixels.
    """
    rise = QPointF(0.0, RISE * height)
    if len(homes) != 2:
        return [home - rise for home in homes]
    way = homes[1] - homes[0]
    length = math.hypot(way.x(), way.y())
    step = way * (min(APPROACH * width, length / 4) / length) if length else QPointF()
    return [homes[0] + step - rise, homes[1] - step - rise]


def leave(items: Sequence[QGraphicsItem], starts: Sequence[QPointF], ends: Sequence[QPointF], top: float) -> Effect:
    """Tiles go from where they are seen to where they are seen last, over all others, and fade.

    ``top`` is added to their place in the stack meanwhile. Afterwards they are hidden where they lay.
    """
    homes, ranks = [item.pos() for item in items], [item.zValue() for item in items]
    for item, rank in zip(items, ranks, strict=True):
        item.setZValue(rank + top)

    def step(progress: float) -> None:
        share = ease_out(progress)
        opacity = min(1.0, (1.0 - progress) / (1.0 - STAYS_WHOLE))
        for item, start, end in zip(items, starts, ends, strict=True):
            item.setPos(start + (end - start) * share)
            item.setOpacity(opacity)

    def finish() -> None:
        for item, home, rank in zip(items, homes, ranks, strict=True):
            item.setVisible(False)
            item.setPos(home)
            item.setZValue(rank)
            item.setOpacity(1.0)

    return Effect(PAIR_LEAVES, step, finish)


def come_back(
    items: Sequence[QGraphicsItem], starts: Sequence[QPointF], top: float, marks: Callable[[], Sequence[QGraphicsItem]]
) -> Effect:
    """Tiles come to where they lie from where they were last seen: leaving, backwards.

    ``marks`` tells for each frame what lies where they will be: it is seen when they are nearly there.
    """
    homes, ranks = [item.pos() for item in items], [item.zValue() for item in items]
    for item, rank in zip(items, ranks, strict=True):
        item.setZValue(rank + top)

    def step(progress: float) -> None:
        share = ease_out(progress)
        opacity = min(1.0, progress / (1.0 - STAYS_WHOLE))
        for item, start, home in zip(items, starts, homes, strict=True):
            item.setPos(start + (home - start) * share)
            item.setOpacity(opacity)
        for mark in marks():
            mark.setOpacity(marks_at(progress))

    def finish() -> None:
        for item, home, rank in zip(items, homes, ranks, strict=True):
            item.setPos(home)
            item.setZValue(rank)
            item.setOpacity(1.0)
        for mark in marks():
            mark.setOpacity(1.0)

    return Effect(PAIR_RETURNS, step, finish)


def fall(items: Sequence[QGraphicsItem], homes: Sequence[QPointF], land: Callable[[], None]) -> Effect:
    """Tiles go from where they are to their new homes: quicker and quicker when they fall, and gently back.

    ``land`` is called when they are there.
    """
    starts = [item.pos() for item in items]

    def step(progress: float) -> None:
        for item, start, home in zip(items, starts, homes, strict=True):
            share = progress**2 if home.y() > start.y() else ease_out(progress)
            item.setPos(start + (home - start) * share)

    def finish() -> None:
        for item, home in zip(items, homes, strict=True):
            item.setPos(home)
        land()

    return Effect(TILES_FALL, step, finish)


def draw_line(grow: Callable[[float], None], then: Callable[[], None]) -> Effect:
    """A line grows and stays until it has been seen; ``grow`` gets its share from 0 to 1."""
    return Effect(LINE, lambda progress: grow(min(1.0, progress / LINE_GROWS)), then)


def lift(
    items: Callable[[], Sequence[QGraphicsItem]], start: QPointF, end: QPointF, land: Callable[[], None]
) -> Effect:
    """A tile goes up, or down again, and its marks with it; ``land`` is called when they are there.

    ``items`` tells for each frame what moves: marks come and go meanwhile.
    """

    def move(share: float) -> None:
        place = start + (end - start) * share
        for item in items():
            item.setPos(place)

    def finish() -> None:
        move(1.0)
        land()

    return Effect(LIFTS, lambda progress: move(ease_out(progress)), finish)


def shake(items: Callable[[], Sequence[QGraphicsItem]], home: QPointF, width: float) -> Effect:
    """A tile and its marks say no: they move to both sides of ``home`` by ``width`` logical pixels and come to rest.

    ``items`` tells for each frame what moves.
    """

    def move(way: float) -> None:
        for item in items():
            item.setPos(home + QPointF(way, 0.0))

    def step(progress: float) -> None:
        move(width * math.sin(progress * 5 * math.pi) * (1.0 - progress))

    return Effect(SHAKE, step, lambda: move(0.0))


def note(finish: Callable[[], None]) -> Effect:
    """A mark that answers a click stays for a while; ``finish`` takes it away."""

    def step(progress: float) -> None:
        """Nothing moves."""

    return Effect(NOTE, step, finish)
