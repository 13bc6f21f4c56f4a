"""Finds deals of Shisen-sho as they are wished for, with gravity or without."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mahjong_qt.engine.face import GROUP_COUNT
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.play.deal_search import MIXED_BEST_FIRST, DealSource, search_deal, tries_for
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.search.budget import budget_for
from mahjong_qt.engine.search.pairings import LARGEST_GROUP
from mahjong_qt.engine.shisen.deal import deal
from mahjong_qt.engine.shisen.difficulty import judge
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.shisen.board import Board

PROOF_BUDGET = 2_000
"""Dead ends on a field of one set of tiles without gravity, where nearly all deals are decided within them."""

FALLING_BUDGET = 400
"""Dead ends with gravity: there the next seed is cheaper than a long search, for on most fields many have a way."""

RECIPES: dict[DealWish, tuple[Recipe, ...]] = {
    **dict.fromkeys(LEVELS, (Recipe.UNIFORM, Recipe.SWAPS_80)),
    DealWish.SOLVABLE: MIXED_BEST_FIRST,
    DealWish.AS_IT_FALLS: (Recipe.UNIFORM,),
}
"""The recipes that candidates are made by: a dismantled field is won by nearly everybody, and so comes last only."""


def find_deal(
    layout: Layout,
    layout_code: str,
    wish: DealWish,
    first_seed: int,
    has_gravity: bool = False,
    tries: int | None = None,
    budget: int | None = None,
    should_stop: Callable[[], bool] = never,
) -> Deal[Board] | None:
    """Return the first deal from a seed on that is as it is wished for, with a plan that clears it, or None.

    See :func:`~mahjong_qt.engine.play.deal_search.search_deal`; the plan is one under the option chosen. ``tries`` and
    ``budget``, in dead ends, have defaults that keep a search on a very large field within a minute or so. On fields
    with more than eight tiles of a group there are no levels.
    """
    tiles = len(layout)
    if wish in LEVELS and tiles > LARGEST_GROUP * GROUP_COUNT:
        return None
    tries = tries_for(tiles) if tries is None else tries
    if budget is None:
        budget = budget_for(tiles, FALLING_BUDGET if has_gravity else PROOF_BUDGET)
    source = DealSource(RECIPES, partial(deal, layout), judge, solve)
    first = GameCode(layout_code, first_seed % MAX_SEED, RECIPES[wish][0], has_gravity)
    return search_deal(source, first, wish, tries, budget, should_stop)
