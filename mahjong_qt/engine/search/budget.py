"""How long solvers search, counted in dead ends and not in seconds, and what they say when they went wrong."""

from __future__ import annotations

from mahjong_qt.engine.face import SET_SIZE

DEFAULT_BUDGET = 20_000
"""Dead ends."""

LEAST_BUDGET = 10
"""Dead ends that are tried on the largest layouts."""


class SolverError(Exception):
    """A search claims a plan that does not clear the board: a fault of the program."""


def budget_for(tiles: int, budget: int = DEFAULT_BUDGET) -> int:
    """Return how many dead ends with so many tiles take about as long as ``budget`` with one set of tiles.

    >>> budget_for(144), budget_for(288), budget_for(2000)
    (20000, 5000, 104)
    """
    return max(LEAST_BUDGET, round(budget / max(1.0, tiles / SET_SIZE) ** 2))
