"""A layout studied by playing on it: what wins, which tiles are left when a game is lost, how many pairs are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.distribution import Distribution
from mahjong_qt.engine.play.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Pair


class LayoutStudy(NamedTuple):
    """What came of some uniform deals on the layout with this fingerprint; counts, which can be added in any order.

    ``tally`` is that of ``mahjong-layouts analyse``: its careless and greedy games are those on deals that can be
    cleared. All else is about the careless games on every deal, whether it can be cleared or not: how many there were,
    how many were ``lost``, in how many of the lost ones each tile was ``left`` (in canonical order), and for each move
    how many pairs were open before it (``open_pairs[0]`` at the start), at least in the first game of each deal.

    A game counts before each move up to its last position: a lost one there with no pair, and no more after it; the
    cleared board at the end of a won one does not count.
    """

    fingerprint: str
    tally: Tally
    games: int
    lost: int
    left: tuple[int, ...]
    open_pairs: tuple[Distribution, ...]

    @classmethod
    def blank(cls, layout: Layout) -> LayoutStudy:
        """Return the study of no deals."""
        tiles = len(layout)
        return cls(layout.fingerprint, Tally(), 0, 0, (0,) * tiles, (Distribution(),) * (tiles // 2))

    @property
    def deals(self) -> int:
        """Number of deals."""
        return self.tally.deals

    def heat(self) -> tuple[float, ...]:
        """Return for each tile the share of lost games in which it was left: all 0 when none was lost."""
        return tuple(left / self.lost if self.lost else 0.0 for left in self.left)

    def plus(self, other: LayoutStudy) -> LayoutStudy:
        """Return the study of the deals of both.

        :raises ValueError: when they are of different layouts.
        """
        if self.fingerprint != other.fingerprint:
            raise ValueError("studies of different layouts")
        return LayoutStudy(
            self.fingerprint,
            self.tally.plus(other.tally),
            self.games + other.games,
            self.lost + other.lost,
            tuple(map(sum, zip(self.left, other.left, strict=True))),
            tuple(map(Distribution.plus, self.open_pairs, other.open_pairs)),
        )


def count_left(games: Sequence[Sequence[Pair]], tiles: int) -> tuple[int, ...]:
    """Return for each tile the number of games that did not take it."""
    left = [len(games)] * tiles
    for game in games:
        for one, other in game:
            left[one] -= 1
            left[other] -= 1
    return tuple(left)
