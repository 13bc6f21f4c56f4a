"""Flat shapes of tiles: lists of middles ``(u, v)`` in half tiles from the middle of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Middle: TypeAlias = tuple[int, int]
"""The middle of a tile, in half tiles to the right of and below that of the board: it covers one more to each side."""


def block(width: int, height: int, u: int = 0, v: int = 0) -> list[Middle]:
    """Return ``width`` by ``height`` tiles around (u, v), row by row; none when either is not positive."""
    return [(u + 2 * i + 1 - width, v + 2 * j + 1 - height) for j in range(height) for i in range(width)]


def rows(lengths: Sequence[int], u: int = 0, v: int = 0) -> list[Middle]:
    """Return rows of so many tiles, one below the other and each centred, around (u, v)."""
    top = v + 1 - len(lengths)
    return [tile for j, length in enumerate(lengths) for tile in block(length, 1, u, top + 2 * j)]


def without(tiles: Iterable[Middle], others: Iterable[Middle]) -> list[Middle]:
    """Return the tiles that are not among the others."""
    gone = set(others)
    return [tile for tile in tiles if tile not in gone]


def frame(width: int, height: int, thickness: int = 1) -> list[Middle]:
    """Return a block without its inside."""
    return without(block(width, height), block(width - 2 * thickness, height - 2 * thickness))


def octagon(width: int, height: int, cut: int, u: int = 0, v: int = 0) -> list[Middle]:
    """Return a block whose corners are cut off in stairs of ``cut`` steps."""
    steps = [max(0, cut - min(j, height - 1 - j)) for j in range(height)]
    return rows([width - 2 * step for step in steps], u, v)


def diamond(side: int, u: int = 0, v: int = 0) -> list[Middle]:
    """Return rows of 1, 2 … side … 2, 1 tiles, each shifted by half a tile against the next."""
    return rows([side - abs(j) for j in range(1 - side, side)], u, v)


def hill(kind: int, size: int, u: int = 0, v: int = 0) -> list[Middle]:
    """Return the foot of a hill: a square (kind 0), one without its corners (1), or a diamond (2)."""
    if kind == 0:
        return block(size, size, u, v)
    return octagon(size, size, 1, u, v) if kind == 1 else diamond(size, u, v)


def swapped(tiles: Iterable[Middle]) -> list[Middle]:
    """Return the tiles with rows and columns exchanged."""
    return [(v, u) for u, v in tiles]
