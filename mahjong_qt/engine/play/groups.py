"""Which tiles of a board belong together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board


def groups_of(board: Board) -> list[list[int]]:
    """Return the tiles present by the groups of their faces, in ascending order both."""
    groups: dict[int, list[int]] = {}
    for tile in tiles_of(board.present):
        groups.setdefault(board.faces[tile].group, []).append(tile)
    return [tiles for _, tiles in sorted(groups.items())]
