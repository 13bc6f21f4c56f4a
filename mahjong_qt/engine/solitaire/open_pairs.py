"""How many pairs are open along a game, and how such numbers spread over many games."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mahjong_qt.engine.solitaire.board import Board, Pair


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


def count_open_pairs(board: Board, game: Iterable[Pair]) -> list[int]:
    """Return how many pairs of free tiles match at first, and after each pair of a game: ``len(board.pairs())``.

    The game is taken to be a legal one.
    """
    layout, present = board.layout, board.present
    left, right, neighbours = layout.closed_left, layout.closed_right, layout.neighbours
    group_of = [face.group for face in board.faces]
    free_in = [0] * (max(group_of) + 1)
    seen_free = bytearray(not board.is_present(tile) for tile in range(len(group_of)))
    open_pairs = 0
    for tile in board.free():
        seen_free[tile] = 1
        open_pairs += free_in[group_of[tile]]
        free_in[group_of[tile]] += 1
    counts = [open_pairs]
    for one, other in game:
        present ^= 1 << one | 1 << other
        group = group_of[one]
        # the first goes with all others of its group, the second with all but that one
        open_pairs -= 2 * free_in[group] - 3
        free_in[group] -= 2
        for taken in (one, other):
            for tile in neighbours[taken]:
                if not seen_free[tile] and not (present & left[tile] and present & right[tile]):
                    seen_free[tile] = 1
                    open_pairs += free_in[group_of[tile]]
                    free_in[group_of[tile]] += 1
        counts.append(open_pairs)
    return counts


def spread_along_games(all_counts: Iterable[Sequence[int]], moves: int) -> tuple[Distribution, ...]:
    """Return how the numbers before each of so many moves spread over games, from the counts of each game."""
    times: list[dict[int, int]] = [{} for _ in range(moves)]
    for counts in all_counts:
        for at, number in zip(times, counts, strict=False):
            at[number] = at.get(number, 0) + 1
    return tuple(map(Distribution.from_times, times))
