"""Finds the code of a deal as it is wished for: a filter over recipes and seeds; dealing itself knows nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_qt.engine.face import SET_SIZE
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.play.deal import Deal, Undealable
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.verdict import Solvable, never

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.play.deal import DealOutcome
    from mahjong_qt.engine.play.difficulty import Judgement
    from mahjong_qt.engine.verdict import Verdict

DEFAULT_TRIES = 280
"""Candidates looked at on a layout of one set of tiles; on larger ones fewer, in proportion."""

LEAST_TRIES = 14

MIXED_BEST_FIRST = (
    Recipe.UNIFORM,
    Recipe.SWAPS_80,
    Recipe.SWAPS_40,
    Recipe.SWAPS_20,
    Recipe.SWAPS_10,
    Recipe.SWAPS_5,
    Recipe.DISMANTLE,
)
"""All recipes, from the one that leaves everything to chance to the one that is sure to be solvable."""


class DealSource(NamedTuple):
    """Where deals come from and how they are looked at: one game on one layout.

    ``recipes`` are those that candidates are made by: for a level in turns, so that each layout meets those that suit
    it. ``deal(code)`` deals, ``judge(board, level, should_stop)`` tells whether a deal is of a level, and
    ``solve(board, budget, should_stop)`` whether it can be cleared.
    """

    recipes: Mapping[DealWish, tuple[Recipe, ...]]
    deal: Callable[[GameCode], DealOutcome]
    judge: Callable[[Any, DealWish, Callable[[], bool]], Judgement]
    solve: Callable[[Any, int, Callable[[], bool]], Verdict]


def tries_for(tiles: int) -> int:
    """Return how many candidates are looked at on a layout of so many tiles."""
    return max(LEAST_TRIES, round(DEFAULT_TRIES / max(1.0, tiles / SET_SIZE)))


def search_deal(
    source: DealSource,
    first: GameCode,
    wish: DealWish,
    tries: int,
    budget: int,
    should_stop: Callable[[], bool] = never,
) -> Deal[Any] | None:
    """Return the first deal from a code on that is as it is wished for, with a plan that clears it.

    The code says on which layout, from which seed on and with which options. For a level the deal is one whose careless
    win rate lies in the level's band. For a solvable deal each recipe, the one that mixes best first, is given its
    share of the tries before the next one; recipe 1 never fails. So where at least one uniform deal in ten can be
    cleared, the answer is, all but once in seventy times, a uniform deal without any bias. What is wished for as it
    falls is not looked at, and has no plan. ``budget`` bounds the conflicts of each proof; a candidate that is not
    decided within them is passed over.

    Returns None when the layout has no deals, when there is none like this among so many, or when told to stop.
    """
    for recipe, seed in _candidates(source.recipes[wish], wish, first.seed, tries):
        if should_stop():
            return None
        candidate = source.deal(first._replace(seed=seed, recipe=recipe))
        if isinstance(candidate, Undealable):
            return None
        if not isinstance(candidate, Deal):
            continue
        if wish is DealWish.AS_IT_FALLS:
            return candidate
        plan = _plan_if_fitting(source, candidate, wish, budget, should_stop)
        if plan is not None and candidate.board.clears_with(plan):
            return candidate._replace(plan=plan)
    return None


def _candidates(
    recipes: tuple[Recipe, ...], wish: DealWish, first_seed: int, tries: int
) -> Iterator[tuple[Recipe, int]]:
    share = -(-tries // len(recipes))
    for turn in range(tries):
        if wish is DealWish.SOLVABLE:
            at, step = divmod(turn, share)
        else:
            step, at = divmod(turn, len(recipes))
        yield recipes[at], (first_seed + step) % MAX_SEED


def _plan_if_fitting(
    source: DealSource, candidate: Deal[Any], wish: DealWish, budget: int, should_stop: Callable[[], bool]
) -> tuple[Pair, ...] | None:
    """Return a plan for a candidate that is as wished for: its own, that of a game it was judged by, or a proof's."""
    plan = candidate.plan
    if wish is not DealWish.SOLVABLE:
        judgement = source.judge(candidate.board, wish, should_stop)
        if not judgement.is_in_band:
            return None
        plan = plan or judgement.plan
    if plan is None:
        verdict = source.solve(candidate.board, budget, should_stop)
        plan = verdict.plan if isinstance(verdict, Solvable) else None
    return plan
