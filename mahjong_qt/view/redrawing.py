"""Tiles drawn at another size, or with another look, beside those that are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.art.tile_state import Shade
from mahjong_qt.engine.layout.layout import tiles_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.art.metrics import TileMetrics
    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.play.board import Board


def redraw(twin: TileArt, board: Board, metrics: TileMetrics, ratio: float) -> Iterator[None]:
    """Draw the tiles of a board at a size, a tile at a time, with a twin of the tile art that is in use meanwhile.

    When all of them are there, the one in use can take the twin over.
    """
    twin.prepare(metrics, ratio)
    yield
    for face, shade in _pictures(board):
        twin.tile(face, shade)
        yield


def _pictures(board: Board) -> Iterator[tuple[Face, Shade]]:
    """Return which pictures a board needs as it is usually shown; others are drawn when they are first wanted."""
    told: set[tuple[int, Shade]] = set()
    for tile in tiles_of(board.present):
        face = board.faces[tile]
        for shade in (Shade.CLEAR,) if board.is_free(tile) else (Shade.CLEAR, Shade.BLOCKED):
            if (face.index, shade) not in told:
                told.add((face.index, shade))
                yield face, shade
