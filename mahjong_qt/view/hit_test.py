"""Which tile is meant by a point of the scene, and how many tiles an area of it would hide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.view.tile_items import LIFT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QPointF, QRectF

    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.view.step_show import StepShow
    from mahjong_qt.view.tile_items import Placement, TileItems


def is_over_lifted(tile: int | None, slots: Sequence[Slot], placement: Placement, point: QPointF) -> bool:
    """Say whether a point lies on a selected tile where it is when it has risen."""
    if tile is None:
        return False
    x, y = placement.device_point(point)
    rise_x, rise_y = placement.geometry.lift(LIFT)
    return placement.geometry.is_over(slots[tile], x + rise_x, y + rise_y)


def tile_seen_at(
    point: QPointF, board: Board, from_top: Iterable[int], tiles: TileItems, steps: StepShow, placement: Placement,
    slots: Sequence[Slot],
) -> int | None:  # fmt: skip
    """Return the tile at a point of the scene; ``from_top`` has all tiles from the top down.

    A tile that was taken counts as long as its line is seen, and one that falls where it is seen. Those that come in or
    are shuffled count where they will lie.
    """
    geometry = placement.geometry
    x, y = placement.device_point(point)
    for tile in steps.falling:
        way_x, way_y = tiles.displacement(tile, slots[tile], placement)
        if board.is_present(tile) and geometry.is_over(slots[tile], x - way_x, y - way_y):
            return tile
    seen = (t for t in from_top if board.is_present(t) or t in steps.lingering)
    return geometry.tile_at(slots, (tile for tile in seen if tile not in steps.falling), x, y)


def tiles_hidden(area: QRectF, board: Board, tiles: TileItems, hinted: set[int]) -> int:
    """Return how many tiles an area of the scene would hide; one that is hinted counts as all others."""
    hidden = {tile for tile in tiles_of(board.present) if tiles[tile].sceneBoundingRect().intersects(area)}
    return len(hidden) + len(hidden & hinted) * board.tiles_left
