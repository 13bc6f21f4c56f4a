"""A position on the board, and what may be done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.face import Face, matches
from mahjong_qt.engine.play.board import GameKind, Pair, PairError, Point
from mahjong_qt.engine.play.plan import pairs_left

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.slot import Slot


class Board(NamedTuple):
    """Faces on a layout, of which the tiles in the mask ``present`` are still there.

    Tiles are numbered as the layout numbers its slots; ``faces`` has one face for each slot, also where the tile is
    gone.
    """

    layout: Layout
    faces: tuple[Face, ...]
    present: int

    @classmethod
    def full(cls, layout: Layout, faces: Iterable[Face]) -> Board:
        """Return the board with every tile there.

        :raises ValueError: when there is not one face for each slot.
        """
        faces = tuple(faces)
        if len(faces) != len(layout):
            raise ValueError(f"{len(layout)} slots need as many faces, not {len(faces)}")
        return cls(layout, faces, layout.full)

    @property
    def game(self) -> GameKind:
        """Mahjong Solitaire."""
        return GameKind.SOLITAIRE

    @property
    def slots(self) -> Sequence[Slot]:
        """Where each tile lies: here tiles never move."""
        return self.layout.slots

    @property
    def can_fall(self) -> bool:
        """Tiles stay where they are."""
        return False

    @property
    def freedom(self) -> int:
        """Number of free tiles."""
        return len(self.free())

    @property
    def tiles_left(self) -> int:
        """Number of tiles still there."""
        return self.present.bit_count()

    @property
    def is_cleared(self) -> bool:
        """Whether no tile is left."""
        return not self.present

    @property
    def is_stuck(self) -> bool:
        """Whether tiles are left, but no pair is."""
        return bool(self.present) and not self.has_pair()

    def is_present(self, tile: int) -> bool:
        """Say whether the tile is still there."""
        return bool(self.present >> tile & 1)

    def is_free(self, tile: int) -> bool:
        """Say whether the tile is there, not covered, and open at its left or its right side."""
        return self.is_present(tile) and not self.layout.is_blocked(tile, self.present)

    def free(self) -> list[int]:
        """Return the free tiles, in ascending order."""
        return self.layout.free_tiles(self.present)

    def has_pair(self) -> bool:
        """Say whether any two free tiles match."""
        groups = [self.faces[tile].group for tile in self.free()]
        return len(set(groups)) < len(groups)

    def pairs(self) -> list[Pair]:
        """Return all pairs of free tiles that match, each as ``(lower, higher)``, in ascending order."""
        by_group: dict[int, list[int]] = {}
        for tile in self.free():
            by_group.setdefault(self.faces[tile].group, []).append(tile)
        return sorted(
            (one, other) for tiles in by_group.values() for i, one in enumerate(tiles) for other in tiles[i + 1 :]
        )

    def can_remove(self, pair: Pair) -> bool:
        """Say whether the two tiles are different, both free, and match."""
        one, other = pair
        if one == other or min(pair) < 0:
            return False
        return self.is_free(one) and self.is_free(other) and matches(self.faces[one], self.faces[other])

    def remove(self, pair: Pair) -> Board:
        """Return the board without this pair.

        :raises PairError: when the two tiles are not a pair that may be removed.
        """
        if not self.can_remove(pair):
            raise PairError(f"tiles {pair[0]} and {pair[1]} are not a free pair")
        return Board(self.layout, self.faces, self.present & ~(1 << pair[0] | 1 << pair[1]))

    def clears_with(self, plan: Iterable[Pair]) -> bool:
        """Say whether removing these pairs in this order is legal all the way and leaves nothing."""
        board = self
        for pair in plan:
            if not board.can_remove(pair):
                return False
            board = board.remove(pair)
        return board.is_cleared

    def line(self, pair: Pair) -> tuple[Point, ...]:
        """Return nothing: no line is needed here."""
        return ()

    def with_faces(self, faces: Iterable[Face]) -> Board:
        """Return the board with other faces.

        :raises ValueError: when there is not one face for each slot.
        """
        return Board.full(self.layout, faces)._replace(present=self.present)

    def plan_left(self, plan: Sequence[Pair] | None) -> tuple[Pair, ...] | None:
        """Return the pairs still to take, or None when a pair of the plan is torn: the order does no harm here."""
        return pairs_left(self, plan)

    def safe_pairs(self, plan: Sequence[Pair]) -> list[Pair]:
        """Return the pairs of the plan whose tiles are both free: what goes too early only frees tiles."""
        return [pair for pair in plan if self.can_remove(pair)]
