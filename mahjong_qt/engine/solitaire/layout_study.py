"""Studies layouts of Mahjong Solitaire deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.distribution import spread_along_games
from mahjong_qt.engine.play.layout_study import LayoutStudy, count_left
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.search.budget import budget_for
from mahjong_qt.engine.solitaire.analysis import deal_uniformly, play_games, tally_deal
from mahjong_qt.engine.solitaire.dismantle import Outcome, dismantle
from mahjong_qt.engine.solitaire.open_pairs import count_open_pairs
from mahjong_qt.engine.solitaire.playout import CARELESS
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.solitaire.board import Board


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


def _study_deal(dealt: Deal[Board], budget: int, should_stop: Callable[[], bool]) -> LayoutStudy:
    board, layout = dealt.board, dealt.board.layout
    games = list(play_games(dealt, CARELESS, should_stop))
    lost = [game for game in games if 2 * len(game) < len(layout)]
    return LayoutStudy(
        layout.fingerprint,
        tally_deal(dealt, budget, len(games) - len(lost), should_stop),
        len(games),
        len(lost),
        count_left(lost, len(layout)),
        spread_along_games((count_open_pairs(board, game) for game in games), len(layout) // 2),
    )
