"""How numbers spread: those that came up at all, and those before each move of many games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


class Distribution(NamedTuple):
    """How often each number came up: ``(number, times)`` by ascending number, none of them 0 times."""

    counts: tuple[tuple[int, int], ...] = ()

    @classmethod
    def from_times(cls, times: Mapping[int, int]) -> Distribution:
        """Return the distribution of numbers that each came up at least once."""
        return cls(tuple(sorted(times.items())))

    @property
    def total(self) -> int:
        """How many numbers there were."""
        return sum(times for _, times in self.counts)

    @property
    def mean(self) -> float:
        """The mean.

        :raises ZeroDivisionError: when there were no numbers.
        """
        return sum(number * times for number, times in self.counts) / self.total

    def quantile(self, share: float) -> int:
        """Return the smallest number that at least this share of them do not exceed: at 0 the least, at 1 the greatest.

        :raises IndexError: when there were no numbers.

        >>> Distribution(((3, 1), (5, 8), (9, 1))).quantile(0.5)
        5
        """
        wanted = share * self.total
        seen = 0
        for number, times in self.counts:
            seen += times
            if seen >= wanted:
                return number
        return self.counts[-1][0]

    def plus(self, other: Distribution) -> Distribution:
        """Return the distribution of the numbers of both."""
        if not (self.counts and other.counts):
            return self if self.counts else other
        times = dict(self.counts)
        for number, more in other.counts:
            times[number] = times.get(number, 0) + more
        return Distribution.from_times(times)


def spread_along_games(all_counts: Iterable[Sequence[int]], moves: int) -> tuple[Distribution, ...]:
    """Return how the numbers before each of so many moves spread over games, from the counts of each game."""
    times: list[dict[int, int]] = [{} for _ in range(moves)]
    for counts in all_counts:
        for at, number in zip(times, counts, strict=False):
            at[number] = at.get(number, 0) + 1
    return tuple(map(Distribution.from_times, times))
