"""What became of many deals, as counts and as the shares that they tell of."""

from __future__ import annotations

import math
from typing import NamedTuple

NORMAL_QUANTILE = 1.959964
"""Standard errors to either side that hold 95 % of a normal distribution."""


class Tally(NamedTuple):
    """What became of some uniform deals: counts, which can be added up in any order.

    ``games`` is the number that each of the two simple players played, ``dismantlings`` that of random tries to take
    the layout apart, of which ``dead_ends`` left tiles. A game that knows no greedy player, or in which no such try
    ever fails, leaves those counts at 0.
    """

    solvable: int = 0
    unsolvable: int = 0
    undecided: int = 0
    games: int = 0
    careless_wins: int = 0
    greedy_wins: int = 0
    dismantlings: int = 0
    dead_ends: int = 0

    @property
    def deals(self) -> int:
        """Number of deals."""
        return self.solvable + self.unsolvable + self.undecided

    @property
    def solvable_share(self) -> float | None:
        """Share of the deals for which a way to clear them was found; None without deals."""
        return share_of(self.solvable, self.deals)

    @property
    def careless_win_rate(self) -> float | None:
        """Share of the careless player's games that he won; None without games."""
        return share_of(self.careless_wins, self.games)

    @property
    def greedy_win_rate(self) -> float | None:
        """Share of the greedy player's games that he won; None without games."""
        return share_of(self.greedy_wins, self.games)

    @property
    def dead_end_rate(self) -> float | None:
        """Share of the tries to take the layout apart that left tiles; None without tries."""
        return share_of(self.dead_ends, self.dismantlings)

    def plus(self, other: Tally) -> Tally:
        """Return the tally of both."""
        return Tally(*map(sum, zip(self, other, strict=True)))

    def solvable_interval(self) -> tuple[float, float]:
        """Return two shares of solvable deals, between which the true one is at 95 %.

        Deals left undecided count as unsolvable for the lower and as solvable for the upper one.
        """
        low, _ = wilson_interval(self.solvable, self.deals)
        _, high = wilson_interval(self.solvable + self.undecided, self.deals)
        return low, high


def share_of(part: int, whole: int) -> float | None:
    """Return a share; None of nothing."""
    return part / whole if whole else None


def wilson_interval(successes: int, trials: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).

    >>> [round(bound, 3) for bound in wilson_interval(97, 100)]
    [0.915, 0.99]
    """
    if not trials:
        return 0.0, 1.0
    share, z = successes / trials, NORMAL_QUANTILE
    middle = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    # at the ends the bound is the share itself, which rounding may miss by a little
    low = 0.0 if successes == 0 else max(0.0, (middle - spread) / scale)
    return low, 1.0 if successes == trials else min(1.0, (middle + spread) / scale)
