"""A position on a field of Shisen-sho, and what may be done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.face import Face, matches
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.engine.play.board import GameKind, Pair, PairError, Point
from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.play.plan import pairs_left
from mahjong_qt.engine.shisen.grid import PAD, Grid, grid_of
from mahjong_qt.engine.shisen.path import find_path, joins

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.slot import Slot


class Board(NamedTuple):
    """Faces on a field, of which the tiles in the mask ``present`` are still there.

    Tiles are numbered as the layout numbers its slots; ``faces`` has one face for each, also where the tile is gone.
    Where tiles fall, a tile keeps its number and changes its cell.
    """

    grid: Grid
    faces: tuple[Face, ...]
    present: int

    @classmethod
    def full(cls, layout: Layout, faces: Iterable[Face], *, has_gravity: bool = False) -> Board:
        """Return the board with every tile there.

        :raises LayoutError: when the layout is no flat field.
        :raises ValueError: when there is not one face for each slot.
        """
        faces = tuple(faces)
        if len(faces) != len(layout):
            raise ValueError(f"{len(layout)} slots need as many faces, not {len(faces)}")
        return cls(grid_of(layout, has_gravity), faces, layout.full)

    @property
    def game(self) -> GameKind:
        """Shisen-sho."""
        return GameKind.SHISEN_SHO

    @property
    def layout(self) -> Layout:
        """The field dealt on."""
        return self.grid.layout

    @property
    def slots(self) -> Sequence[Slot]:
        """Where each tile lies now; for one that is gone, where it lay at the start."""
        return self.grid.slots(self.present)

    @property
    def can_fall(self) -> bool:
        """Whether there is gravity."""
        return self.grid.has_gravity

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

    @property
    def freedom(self) -> int:
        """Number of pairs that can be removed."""
        return len(self.pairs())

    def is_present(self, tile: int) -> bool:
        """Say whether the tile is still there."""
        return bool(self.present >> tile & 1)

    def is_free(self, tile: int) -> bool:
        """Say whether the tile is there: every one may be selected."""
        return self.is_present(tile)

    def free(self) -> list[int]:
        """Return the tiles that are there, in ascending order."""
        return tiles_of(self.present)

    def has_pair(self) -> bool:
        """Say whether a line joins any two matching tiles."""
        return next(self._joined_pairs(), None) is not None

    def pairs(self) -> list[Pair]:
        """Return all matching pairs that a line joins, each as ``(lower, higher)``, in ascending order."""
        return sorted(self._joined_pairs())

    def can_remove(self, pair: Pair) -> bool:
        """Say whether the two tiles are different, both there, match, and are joined by a line."""
        one, other = pair
        if not self._is_match(one, other, self.present):
            return False
        rows, columns, cells = self.grid.occupancy(self.present)
        return joins(rows, columns, cells[one], cells[other])

    def remove(self, pair: Pair) -> Board:
        """Return the board without this pair; where tiles fall, they have fallen.

        :raises PairError: when the two tiles are not a pair that may be removed.
        """
        if not self.can_remove(pair):
            raise PairError(f"no line joins tiles {pair[0]} and {pair[1]}, or they do not match")
        return Board(self.grid, self.faces, self.present & ~(1 << pair[0] | 1 << pair[1]))

    def line(self, pair: Pair) -> tuple[Point, ...]:
        """Return the shortest line that joins the pair, the one with fewest turns; empty when none does.

        Its ends lie in the middle of the tiles; one that runs outside the field turns in the middle of the cells
        beyond its edge.
        """
        one, other = pair
        if not self._is_match(one, other, self.present):
            return ()
        rows, columns, cells = self.grid.occupancy(self.present)
        path = find_path(rows, columns, cells[one], cells[other]) or ()
        return tuple(((x - PAD) * TILE_SPAN + 1, (y - PAD) * TILE_SPAN + 1) for x, y in path)

    def with_faces(self, faces: Iterable[Face]) -> Board:
        """Return the board with other faces.

        :raises ValueError: when there is not one face for each slot.
        """
        board = Board.full(self.layout, faces, has_gravity=self.grid.has_gravity)
        return board._replace(present=self.present)

    def clears_with(self, plan: Iterable[Pair]) -> bool:
        """Say whether removing these pairs in this order is legal all the way and leaves nothing."""
        present = self.present
        occupancy = self.grid.occupancy(present)
        for one, other in plan:
            rows, columns, cells = occupancy
            if not (self._is_match(one, other, present) and joins(rows, columns, cells[one], cells[other])):
                return False
            present &= ~(1 << one | 1 << other)
            occupancy = self.grid.without(occupancy, (one, other), present)
        return not present

    def plan_left(self, plan: Sequence[Pair] | None) -> tuple[Pair, ...] | None:
        """Return the pairs still to take, or None when the board does not follow the plan.

        Without gravity the order does no harm, and no pair must be torn. Where tiles fall the order is everything:
        there a board follows a plan when its tiles are those of the last pairs.
        """
        if not self.grid.has_gravity or plan is None:
            return pairs_left(self, plan)
        mask, at = 0, len(plan)
        while mask != self.present:
            if not at:
                return None
            at -= 1
            one, other = plan[at]
            mask |= 1 << one | 1 << other
        return tuple((min(pair), max(pair)) for pair in plan[at:])

    def safe_pairs(self, plan: Sequence[Pair]) -> list[Pair]:
        """Return the pairs of the plan that can be taken now: where tiles fall, the next one only."""
        if self.grid.has_gravity:
            return list(plan[:1])
        return [pair for pair in plan if self.can_remove(pair)]

    def _is_match(self, one: int, other: int, present: int) -> bool:
        """Say whether two tiles are different, both in a mask, and match."""
        if one == other or min(one, other) < 0 or not (present >> one & 1 and present >> other & 1):
            return False
        return matches(self.faces[one], self.faces[other])

    def _joined_pairs(self) -> Iterator[Pair]:
        rows, columns, cells = self.grid.occupancy(self.present)
        for tiles in groups_of(self):
            for at, one in enumerate(tiles):
                for other in tiles[at + 1 :]:
                    if joins(rows, columns, cells[one], cells[other]):
                        yield one, other
