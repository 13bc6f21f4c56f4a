"""Finds deals of Mahjong Solitaire as they are wished for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.play.deal_search import MIXED_BEST_FIRST, DealSource, search_deal, tries_for
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.search.budget import budget_for
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.difficulty import judge
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.solitaire.board import Board

PROOF_BUDGET = 2_000
"""Conflicts on a layout of one set of tiles; each takes the longer the larger the layout, so fewer there."""

RECIPES: dict[DealWish, tuple[Recipe, ...]] = {
    DealWish.EASY: (Recipe.DISMANTLE,),
    DealWish.NORMAL: (Recipe.SWAPS_5, Recipe.SWAPS_10, Recipe.UNIFORM),
    DealWish.HARD: (Recipe.UNIFORM, Recipe.SWAPS_10, Recipe.SWAPS_20),
    DealWish.EXPERT: (Recipe.UNIFORM, Recipe.SWAPS_40, Recipe.SWAPS_10),
    DealWish.SOLVABLE: MIXED_BEST_FIRST,
    DealWish.AS_IT_FALLS: (Recipe.UNIFORM,),
}
"""The recipes that candidates are made by: for a level in turns, so that each layout meets those that suit it."""


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

    See :func:`~mahjong_qt.engine.play.deal_search.search_deal`. ``tries`` and ``budget``, in conflicts, have defaults
    that keep a search on a very large layout within a minute or so.

    :raises ValueError: when gravity is asked for, which this game does not have.
    """
    tries = tries_for(len(layout)) if tries is None else tries
    budget = budget_for(len(layout), PROOF_BUDGET) if budget is None else budget
    source = DealSource(RECIPES, partial(deal, layout), judge, solve)
    first = GameCode(layout_code, first_seed % MAX_SEED, RECIPES[wish][0], has_gravity)
    return search_deal(source, first, wish, tries, budget, should_stop)
