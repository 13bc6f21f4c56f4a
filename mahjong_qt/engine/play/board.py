"""What every board offers, be it one of Mahjong Solitaire or of Shisen-sho."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.slot import Slot

Pair: TypeAlias = tuple[int, int]
"""Two tiles, by number."""

Point: TypeAlias = tuple[int, int]
"""x and y on the table in half-tile units; a tile's middle is one to the right of and below its slot's corner."""


class PairError(ValueError):
    """Two tiles that cannot be removed together."""


class GameKind(enum.Enum):
    """Which game is played; the value names it in files."""

    SOLITAIRE = "solitaire"
    SHISEN_SHO = "shisen-sho"


class Board(Protocol):
    """A position: an immutable value, equal to another one of the same tiles, faces and rules.

    Tiles are numbered by the slot of the layout that each lies in at the start; ``faces`` has one face for each, also
    where the tile is gone. ``present`` is the mask of those still there, and decides alone where each lies.
    """

    @property
    def game(self) -> GameKind:
        """The game that it is a position of."""

    @property
    def layout(self) -> Layout:
        """The layout dealt on."""

    @property
    def faces(self) -> tuple[Face, ...]:
        """A face for each tile."""

    @property
    def present(self) -> int:
        """The mask of the tiles still there."""

    @property
    def slots(self) -> Sequence[Slot]:
        """Where each tile lies now; for one that is gone, where it lay at the start."""

    @property
    def can_fall(self) -> bool:
        """Whether tiles fall into what becomes empty beneath them."""

    @property
    def tiles_left(self) -> int:
        """Number of tiles still there."""

    @property
    def is_cleared(self) -> bool:
        """Whether no tile is left."""

    @property
    def is_stuck(self) -> bool:
        """Whether tiles are left, but no pair is."""

    @property
    def freedom(self) -> int:
        """How much can be done: the more, the better a position looks to somebody who does not search."""

    def is_present(self, tile: int) -> bool:
        """Say whether the tile is still there."""

    def is_free(self, tile: int) -> bool:
        """Say whether the tile is there and may be selected."""

    def free(self) -> list[int]:
        """Return the free tiles, in ascending order."""

    def has_pair(self) -> bool:
        """Say whether any two tiles can be removed."""

    def pairs(self) -> list[Pair]:
        """Return all pairs that can be removed, each as ``(lower, higher)``, in ascending order."""

    def can_remove(self, pair: Pair) -> bool:
        """Say whether the two tiles can be removed together."""

    def remove(self, pair: Pair) -> Board:
        """Return the board without this pair.

        :raises PairError: when the two tiles are not a pair that may be removed.
        """

    def line(self, pair: Pair) -> tuple[Point, ...]:
        """Return the line that joins a pair that can be removed: its ends and bends; empty where no line is needed."""

    def with_faces(self, faces: Iterable[Face]) -> Board:
        """Return the board with other faces.

        :raises ValueError: when there is not one for each tile.
        """

    def clears_with(self, plan: Iterable[Pair]) -> bool:
        """Say whether removing these pairs in this order is legal all the way and leaves nothing."""

    def plan_left(self, plan: Sequence[Pair] | None) -> tuple[Pair, ...] | None:
        """Return the pairs still to take, each ``(lower, higher)``, or None when the board does not follow the plan.

        ``plan`` is one of this board or of an earlier one with the same faces.
        """

    def safe_pairs(self, plan: Sequence[Pair]) -> list[Pair]:
        """Return those pairs of a plan that clears the board which can be removed now and leave it clearable."""
