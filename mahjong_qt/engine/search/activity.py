"""Which groups had to do with dead ends of late."""

from __future__ import annotations

GROWTH = 1.05
"""How much more each dead end counts than the one before it."""

LIMIT = 1e60


class Activity:
    """A figure for each group that grows with each blame and fades with each dead end (VSIDS of the solver Chaff)."""

    def __init__(self, groups: int) -> None:
        """Begin with all at rest."""
        self.of = [0.0] * groups
        self._weight = 1.0

    def blame(self, group: int) -> None:
        """Note that a group had to do with the dead end."""
        self.of[group] += self._weight

    def fade(self) -> None:
        """Let all that was noted so far count less."""
        self._weight *= GROWTH
        if self._weight > LIMIT:
            self.of = [figure / LIMIT for figure in self.of]
            self._weight /= LIMIT


def luby(number: int) -> int:
    """Return a term, counted from 0, of the sequence of M. Luby, A. Sinclair and D. Zuckerman (1993).

    >>> [luby(number) for number in range(9)]
    [1, 1, 2, 1, 1, 2, 4, 1, 1]
    """
    number += 1
    while (number + 1) & number:
        number -= (1 << (number.bit_length() - 1)) - 1
    return (number + 1) >> 1
