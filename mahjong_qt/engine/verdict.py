"""What a solver says about a position. Tiles are numbered as the position numbers them."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Solvable(NamedTuple):
    """The position can be cleared: the pairs of tiles in the order of their removal, replayed by the plain rules."""

    plan: tuple[tuple[int, int], ...]
    conflicts: int


class Unsolvable(NamedTuple):
    """It is proven that the position cannot be cleared."""

    conflicts: int


class Undecided(NamedTuple):
    """Neither was found: the budget was used up, or the search was stopped."""

    conflicts: int


Verdict: TypeAlias = Solvable | Unsolvable | Undecided
"""``conflicts`` counts the dead ends that the search ran into, the measure of its budget."""


def never() -> bool:
    """Say that nothing asks for a stop, to a search that nobody will interrupt."""
    return False
