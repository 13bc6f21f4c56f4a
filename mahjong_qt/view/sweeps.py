"""How all tiles of a board move at once: a deal that comes in, a shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from mahjong_qt.view.effects import marks_at
from mahjong_qt.view.motion import DEAL, SHUFFLE, Effect, ease_out, swell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QGraphicsItem

    from mahjong_qt.view.tile_items import MarkItems, TileItems

SETTLING = 0.4
"""The share of the time of a deal in which one tile settles."""

DROP = 0.35
"""From how far above its place a tile settles, in heights of its face."""

GATHERING = 0.2
"""How far tiles go towards the middle in a shuffle, as a share of their way there."""

SOLID = 0.6
"""The share of its way after which a tile that settles is seen wholly."""

PALEST = 0.16
"""The opacity of tiles in the middle of a shuffle, when their faces change."""


class _Wave:
    """Tiles settle one after the other; each is touched only while it is on its way."""

    def __init__(self, items: Sequence[QGraphicsItem], drop: float) -> None:
        """``items`` settle in this order, from ``drop`` logical pixels above their places."""
        self._items = items
        self._drop = drop
        self._homes = [item.pos() for item in items]
        self._landed = 0
        for item in items:
            item.setOpacity(0.0)

    def move(self, progress: float) -> None:
        """Show the wave where it is."""
        last = max(1, len(self._items) - 1)
        for place in range(self._landed, len(self._items)):
            share = (progress - (1.0 - SETTLING) * place / last) / SETTLING
            if share <= 0.0:
                break
            item, home = self._items[place], self._homes[place]
            if share < 1.0:
                share = ease_out(share)
                item.setPos(home - QPointF(0.0, self._drop * (1.0 - share)))
                item.setOpacity(min(1.0, share / SOLID))
            else:
                item.setPos(home)
                item.setOpacity(1.0)
                # they land in their order
                self._landed = place + 1


def deal_in(tiles: TileItems, order: Sequence[int], marks: MarkItems, drop: float, land: Callable[[], None]) -> Effect:
    """A new board comes in: tiles settle in this order from ``drop`` logical pixels above their places."""
    wave = _Wave(tiles.some(order), drop)

    def step(progress: float) -> None:
        tiles.draw_all_anew()
        wave.move(progress)
        marks.fade(marks_at(progress))

    def finish() -> None:
        step(1.0)
        land()

    return Effect(DEAL, step, finish)


def mix(
    tiles: TileItems, those: Sequence[int], marks: MarkItems, change: Callable[[], None], land: Callable[[], None]
) -> Effect:
    """Tiles draw together a little and grow pale, get other faces by ``change``, and go back to their places."""
    items = tiles.some(those)
    homes = [item.pos() for item in items]
    middle = _middle(homes)
    ways = [(middle - home) * GATHERING for home in homes]
    is_to_change = True

    def step(progress: float) -> None:
        nonlocal is_to_change
        tiles.draw_all_anew()
        if is_to_change and progress >= 0.5:
            is_to_change = False
            change()
        share = swell(progress)
        opacity = 1.0 - (1.0 - PALEST) * share
        for item, home, way in zip(items, homes, ways, strict=True):
            item.setPos(home + way * share)
            item.setOpacity(opacity)
        marks.fade(marks_at(progress))

    def finish() -> None:
        step(1.0)
        land()

    return Effect(SHUFFLE, step, finish)


def _middle(places: Sequence[QPointF]) -> QPointF:
    count = max(1, len(places))
    return QPointF(sum(place.x() for place in places) / count, sum(place.y() for place in places) / count)
