"""Undo and redo for any game: a list of immutable positions and the moves between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

PositionT = TypeVar("PositionT")
MoveT = TypeVar("MoveT")


class History(Generic[PositionT, MoveT]):
    """The positions of a game so far and a place among them.

    >>> history = History[int, str](0)
    >>> history.push("add 5", 5)
    >>> history.undo(), history.position, history.redo(), history.position
    ('add 5', 0, 'add 5', 5)
    """

    def __init__(self, start: PositionT) -> None:
        """Begin with one position."""
        self._positions = [start]
        self._moves: list[MoveT] = []
        self._at = 0

    @property
    def position(self) -> PositionT:
        """The position now."""
        return self._positions[self._at]

    @property
    def positions(self) -> tuple[PositionT, ...]:
        """All positions, those that can be redone too."""
        return tuple(self._positions)

    @property
    def at(self) -> int:
        """The number of the position now, from 0."""
        return self._at

    @property
    def moves(self) -> tuple[MoveT, ...]:
        """The moves from the start to the position now."""
        return tuple(self._moves[: self._at])

    @property
    def can_undo(self) -> bool:
        """Whether a move lies behind."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether an undone move lies ahead."""
        return self._at < len(self._moves)

    def push(self, move: MoveT, position: PositionT) -> None:
        """Go on to a new position; what was undone is forgotten."""
        del self._moves[self._at :]
        del self._positions[self._at + 1 :]
        self._moves.append(move)
        self._positions.append(position)
        self._at += 1

    def undo(self) -> MoveT:
        """Go one position back and return the move that led from there.

        :raises IndexError: when there is none.
        """
        if not self.can_undo:
            raise IndexError("there is no move to undo")
        self._at -= 1
        return self._moves[self._at]

    def redo(self) -> MoveT:
        """Go one position forward and return the move that leads there.

        :raises IndexError: when there is none.
        """
        if not self.can_redo:
            raise IndexError("there is no move to redo")
        self._at += 1
        return self._moves[self._at - 1]

    def revise(self, positions: Sequence[PositionT]) -> None:
        """Put others in the places of all positions, when more has become known of them.

        :raises ValueError: when they are not as many.
        """
        if len(positions) != len(self._positions):
            raise ValueError(f"{len(self._positions)} positions cannot become {len(positions)}")
        self._positions = list(positions)
