"""The slow plain twin of the board's rules: areas as sets of unit squares, and searches that try everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from hypothesis import strategies as st

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

Place: TypeAlias = tuple[int, int, int]
Pair: TypeAlias = tuple[int, int]


def squares(tile: Place) -> set[tuple[int, int]]:
    return {(tile[0] + i, tile[1] + j) for i in (0, 1) for j in (0, 1)}


def overlap(one: Place, other: Place) -> bool:
    return not squares(one).isdisjoint(squares(other))


def is_over(upper: Place, lower: Place) -> bool:
    return upper[2] > lower[2] and overlap(upper, lower)


def is_beside(tile: Place, other: Place, step: int) -> bool:
    """Say whether the other tile, one of the same layer, has a square directly left (-1) or right (1) of the tile's."""
    beyond = {(x + step, y) for x, y in squares(tile)} - squares(tile)
    return tile[2] == other[2] and not overlap(tile, other) and not beyond.isdisjoint(squares(other))


def is_free(tile: Place, tiles: Collection[Place]) -> bool:
    if any(is_over(other, tile) for other in tiles):
        return False
    return not all(any(is_beside(tile, other, step) for other in tiles) for step in (-1, 1))


def free(tiles: Collection[Place]) -> list[Place]:
    return [tile for tile in tiles if is_free(tile, tiles)]


def takes_all(tiles: Iterable[Place], pairs: Iterable[tuple[Place, Place]]) -> bool:
    """Say whether these removals, in turn, take two different free tiles each and leave nothing."""
    left = set(tiles)
    for one, other in pairs:
        if one == other or not all(tile in left and is_free(tile, left) for tile in (one, other)):
            return False
        left -= {one, other}
    return not left


def can_be_taken_apart(tiles: Iterable[Place]) -> bool:
    """Say whether all can go in pairs of free tiles: every order is tried."""
    seen: set[frozenset[Place]] = set()

    def search(left: frozenset[Place]) -> bool:
        if not left:
            return True
        if left in seen:
            return False
        seen.add(left)
        open_tiles = free(left)
        return any(search(left - {one, other}) for at, one in enumerate(open_tiles) for other in open_tiles[at + 1 :])

    return search(frozenset(tiles))


def without_overlaps(places: Iterable[Place]) -> list[Place]:
    """Return the places, without those that overlap an earlier one of their layer."""
    kept: list[Place] = []
    for place in places:
        if not any(place[2] == other[2] and overlap(place, other) for other in kept):
            kept.append(place)
    return kept


def boards(width: int = 7, height: int = 5, depth: int = 4, most: int = 16) -> st.SearchStrategy[list[Place]]:
    """Return a strategy for boards with half offsets, gaps and floating tiles, in any order."""
    place = st.tuples(st.integers(0, width - 1), st.integers(0, height - 1), st.integers(0, depth - 1))
    return st.lists(place, min_size=1, max_size=most).map(without_overlaps)


def block(width: int, height: int, depth: int, x: int = 0, y: int = 0) -> list[Place]:
    """Return a solid block of tiles."""
    return [(x + 2 * i, y + 2 * j, k) for k in range(depth) for j in range(height) for i in range(width)]


def singles(count: int) -> list[Place]:
    """Return tiles that touch nothing, right of x = 4."""
    return [(4 + 4 * (i % 10), 4 * (i // 10), 0) for i in range(count)]


def turtle() -> list[Place]:
    """Return the Turtle: 87, 36, 16, 4 and 1 tiles."""
    tiles = [
        (14 - width + 2 * i, 2 * row, 0)
        for row, width in enumerate((12, 8, 10, 12, 12, 10, 8, 12))
        for i in range(width)
    ]
    tiles += [(0, 7, 0), (26, 7, 0), (28, 7, 0), (13, 7, 4)]
    for z, side in ((1, 6), (2, 4), (3, 2)):
        tiles += [(14 - side + 2 * i, 8 - side + 2 * j, z) for i in range(side) for j in range(side)]
    return tiles
