"""A layout studied by playing on it: what wins, which tiles are left when a game is lost, how many pairs are open."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.analysis import Tally, deal_uniformly, play_games, tally_deal
from mahjong_qt.engine.solitaire.dismantle import Outcome, dismantle
from mahjong_qt.engine.solitaire.open_pairs import Distribution, count_open_pairs, spread_along_games
from mahjong_qt.engine.solitaire.playout import CARELESS
from mahjong_qt.engine.solitaire.solve import budget_for
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.solitaire.board import Pair
    from mahjong_qt.engine.solitaire.deal import Deal


class LayoutStudy(NamedTuple):
    """What came of some uniform deals on the layout with this fingerprint; counts, which can be added in any order.

    ``tally`` is that of ``mahjong-layouts analyse``: its careless and greedy games are those on deals that can be
    cleared. All else is about the careless games on every deal, whether it can be cleared or not: how many there were,
    how many were ``lost``, in how many of the lost ones each tile was ``left`` (in canonical order), and for each move
    how many pairs were open before it (``open_pairs[0]`` at the start).

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


def study_deals(
    layout: Layout,
    layout_code: str,
    seeds: Iterable[int],
    budget: int | None = None,
    should_stop: Callable[[], bool] = never,
) -> LayoutStudy:
    """Deal uniformly with each of these seeds, solve and play.

    ``budget`` is in conflicts for each deal, by default fewer on larger layouts. The outcome depends on nothing but
    the arguments; told to stop, it is that of the deals that were done with by then.

    :raises ValueError: when nothing can be dealt on the layout.
    """
    budget = budget_for(len(layout)) if budget is None else budget
    study = LayoutStudy.blank(layout)
    for seed in seeds:
        if should_stop():
            break
        of_one = _study_deal(deal_uniformly(layout, layout_code, seed), budget, should_stop)
        # a deal given up in the middle would count as one that cannot be decided
        if not should_stop():
            study = study.plus(of_one)
    return study


def can_be_dealt(layout: Layout, should_stop: Callable[[], bool] = never) -> Outcome:
    """Say whether tiles can be dealt on a layout so that it can be cleared: a way to take them, a proof, or neither.

    What it does is bounded so closely that there is no need to stop it.
    """
    return dismantle(layout, layout.full, SplitMix64(0))


def _study_deal(dealt: Deal, budget: int, should_stop: Callable[[], bool]) -> LayoutStudy:
    board, layout = dealt.board, dealt.board.layout
    games = list(play_games(dealt, CARELESS, should_stop))
    lost = [game for game in games if 2 * len(game) < len(layout)]
    return LayoutStudy(
        layout.fingerprint,
        tally_deal(dealt, budget, len(games) - len(lost), should_stop),
        len(games),
        len(lost),
        _count_left(lost, len(layout)),
        spread_along_games((count_open_pairs(board, game) for game in games), len(layout) // 2),
    )


def _count_left(games: Sequence[Sequence[Pair]], tiles: int) -> tuple[int, ...]:
    """Return for each tile the number of games that did not take it."""
    left = [len(games)] * tiles
    for game in games:
        for one, other in game:
            left[one] -= 1
            left[other] -= 1
    return tuple(left)
