"""Finds the code of a deal as it is wished for: a filter over recipes and seeds; dealing itself knows nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.face import SET_SIZE
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.solitaire.deal import Deal, deal
from mahjong_qt.engine.solitaire.difficulty import judge
from mahjong_qt.engine.solitaire.dismantle import Undealable
from mahjong_qt.engine.solitaire.solve import budget_for, solve
from mahjong_qt.engine.solitaire.wish import DealWish
from mahjong_qt.engine.verdict import Solvable, never

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.solitaire.board import Pair

DEFAULT_TRIES = 280
"""Candidates looked at on a layout of one set of tiles; on larger ones fewer, in proportion."""

LEAST_TRIES = 14

PROOF_BUDGET = 2_000
"""Conflicts on a layout of one set of tiles; each takes the longer the larger the layout, so fewer there."""

RECIPES: dict[DealWish, tuple[Recipe, ...]] = {
    DealWish.EASY: (Recipe.DISMANTLE,),
    DealWish.NORMAL: (Recipe.SWAPS_5, Recipe.SWAPS_10, Recipe.UNIFORM),
    DealWish.HARD: (Recipe.UNIFORM, Recipe.SWAPS_10, Recipe.SWAPS_20),
    DealWish.EXPERT: (Recipe.UNIFORM, Recipe.SWAPS_40, Recipe.SWAPS_10),
    DealWish.SOLVABLE: (
        Recipe.UNIFORM,
        Recipe.SWAPS_80,
        Recipe.SWAPS_40,
        Recipe.SWAPS_20,
        Recipe.SWAPS_10,
        Recipe.SWAPS_5,
        Recipe.DISMANTLE,
    ),
    DealWish.AS_IT_FALLS: (Recipe.UNIFORM,),
}
"""The recipes that candidates are made by: for a level in turns, so that each layout meets those that suit it."""


def find_deal(
    layout: Layout,
    layout_code: str,
    wish: DealWish,
    first_seed: int,
    tries: int | None = None,
    budget: int | None = None,
    should_stop: Callable[[], bool] = never,
) -> Deal | None:
    """Return the first deal from a seed on that is as it is wished for, with a plan that clears it.

    For a level it is one whose careless win rate lies in the level's band. For a solvable deal each recipe, the one
    that mixes best first, is given its share of the tries before the next one; recipe 1 never fails. So where at least
    one uniform deal in ten can be cleared, the answer is, all but once in seventy times, a uniform deal without any
    bias. What is wished for as it falls is not looked at, and has no plan. ``budget`` bounds the conflicts of each
    proof; a candidate that is not decided within them is passed over. Both have defaults that keep a search on a very
    large layout within a minute or so.

    Returns None when the layout has no deals, when there is none like this among so many, or when told to stop.
    """
    if tries is None:
        tries = max(LEAST_TRIES, round(DEFAULT_TRIES / max(1.0, len(layout) / SET_SIZE)))
    budget = budget_for(len(layout), PROOF_BUDGET) if budget is None else budget
    for recipe, seed in _candidates(wish, first_seed, tries):
        if should_stop():
            return None
        candidate = deal(layout, GameCode(layout_code, seed, recipe))
        if isinstance(candidate, Undealable):
            return None
        if not isinstance(candidate, Deal):
            continue
        if wish is DealWish.AS_IT_FALLS:
            return candidate
        plan = _plan_if_fitting(candidate, wish, budget, should_stop)
        if plan is not None and candidate.board.clears_with(plan):
            return candidate._replace(plan=plan)
    return None


def _candidates(wish: DealWish, first_seed: int, tries: int) -> Iterator[tuple[Recipe, int]]:
    recipes = RECIPES[wish]
    share = -(-tries // len(recipes))
    for turn in range(tries):
        if wish is DealWish.SOLVABLE:
            at, step = divmod(turn, share)
        else:
            step, at = divmod(turn, len(recipes))
        yield recipes[at], (first_seed + step) % MAX_SEED


def _plan_if_fitting(
    candidate: Deal, wish: DealWish, budget: int, should_stop: Callable[[], bool]
) -> tuple[Pair, ...] | None:
    """Return a plan for a candidate that is as wished for: its own, that of a game it was judged by, or a proof's."""
    plan = candidate.plan
    if wish is not DealWish.SOLVABLE:
        judgement = judge(candidate.board, wish, should_stop)
        if not judgement.is_in_band:
            return None
        plan = plan or judgement.plan
    if plan is None:
        verdict = solve(candidate.board, budget, should_stop)
        plan = verdict.plan if isinstance(verdict, Solvable) else None
    return plan
