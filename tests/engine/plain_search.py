"""The slow plain twin of the solver: every pair is tried, in positions as dictionaries from place to label."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tests.engine import plain_rules as plain

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mahjong_qt.engine.play.board import Board
    from tests.engine.plain_rules import Place

Tiles: TypeAlias = dict["Place", str]


class PlainLayout:
    """The geometry of a layout, asked of the plain rules once for each two places."""

    def __init__(self, places: Collection[Place]) -> None:
        near = [
            (one, other)
            for one in places
            for other in places
            if abs(one[0] - other[0]) <= 2 and abs(one[1] - other[1]) <= 2
        ]
        self._over: dict[Place, list[Place]] = {place: [] for place in places}
        self._beside: dict[tuple[Place, int], list[Place]] = {(p, step): [] for p in places for step in (-1, 1)}
        for tile, other in near:
            if plain.is_over(other, tile):
                self._over[tile].append(other)
            for step in (-1, 1):
                if plain.is_beside(tile, other, step):
                    self._beside[tile, step].append(other)

    def free(self, tiles: Collection[Place]) -> list[Place]:
        return [
            tile
            for tile in tiles
            if not any(other in tiles for other in self._over[tile])
            and not all(any(other in tiles for other in self._beside[tile, step]) for step in (-1, 1))
        ]

    def pairs(self, tiles: Tiles) -> Iterator[tuple[Place, Place]]:
        free = self.free(tiles)
        for at, one in enumerate(free):
            for other in free[at + 1 :]:
                if group(tiles[one]) == group(tiles[other]):
                    yield one, other


class Oracle:
    """Finds a way to clear positions of one layout, or that there is none; it remembers what it was asked."""

    def __init__(self, places: Collection[Place]) -> None:
        self._layout = PlainLayout(places)
        self._answers: dict[frozenset[tuple[Place, str]], list[tuple[Place, Place]] | None] = {frozenset(): []}

    def plan(self, tiles: Tiles) -> list[tuple[Place, Place]] | None:
        """Return the pairs to take in turn, or None when nothing clears the board."""
        key = frozenset(tiles.items())
        if key not in self._answers:
            self._answers[key] = None
            for pair in self._layout.pairs(tiles):
                rest = self.plan({place: label for place, label in tiles.items() if place not in pair})
                if rest is not None:
                    self._answers[key] = [pair, *rest]
                    break
        return self._answers[key]

    def can_be_cleared(self, tiles: Tiles) -> bool:
        return self.plan(tiles) is not None


def group(label: str) -> str:
    """Return what two labels share when they match; S alone is the south wind, and no season."""
    return {"F": "flowers", "S": "seasons"}[label[0]] if label[1:].isdigit() else label


def places_of(board: Board) -> Tiles:
    """Return the labels of the tiles that are there, by place."""
    return {slot: board.faces[tile].label for tile, slot in enumerate(board.layout.slots) if board.is_present(tile)}
