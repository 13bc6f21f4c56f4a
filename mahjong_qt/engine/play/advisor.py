"""What a solver can tell a player: whether a position can be won, which pairs are safe, when the game was lost.

The least work comes first: a plan that is followed needs none, one that was left is mended where that is cheap, and
only then is there a search. How to mend and to search is for each game to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_qt.engine.play.hint import Hint, HintKind, planned_hints, rank_hints
from mahjong_qt.engine.play.plan import Plan
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict, never

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.play.board import Board, Pair

ADVICE_BUDGET = 2_000
"""Conflicts for one position: most take a few, and this many well under a second."""

PATIENCE = 200
"""Conflicts for other pairs once there is a safe one to show: under a tenth of a second."""

WAY_BACK_BUDGET = 20_000
"""Conflicts for all positions of a game together."""


class Counsel(NamedTuple):
    """What advice needs of a game.

    ``solve(board, budget, should_stop)`` decides a position; ``mend(board, plan, should_stop)`` makes a plan for a
    board that left ``plan``, when that costs next to nothing, and returns None otherwise.
    """

    solve: Callable[[Any, int, Callable[[], bool]], Verdict]
    mend: Callable[[Any, Plan, Callable[[], bool]], Plan | None]


class Advice(NamedTuple):
    """What was found out about a position while its pairs were proven, and the pairs to show, the best first."""

    verdict: Verdict
    hints: tuple[Hint, ...]


class _Proofs(NamedTuple):
    """What is proven of some pairs: plans for what they leave, those that lose, and the conflicts that it took."""

    plans: dict[Pair, Plan]
    lost: set[Pair]
    conflicts: int


class WayBack(NamedTuple):
    """Where a game was lost, as far as is proven.

    ``last_winnable`` and ``first_lost`` are numbers of positions, None where there is none or none is proven; ``plan``
    clears that which can be won.
    """

    last_winnable: int | None
    plan: Plan | None
    first_lost: int | None


def advise(
    counsel: Counsel,
    board: Board,
    plan: Plan | None,
    budget: int = ADVICE_BUDGET,
    should_stop: Callable[[], bool] = never,
) -> Verdict:
    """Say whether a board can be cleared, with the least work; ``budget`` is in conflicts.

    ``plan`` is one of this board or of an earlier one of the same game. A board that follows it needs no search; one
    that does not is mended if that can be done, and only then solved.
    """
    known = _continue(counsel, board, plan, should_stop)
    return Solvable(known, 0) if known is not None else counsel.solve(board, budget, should_stop)


def prove_hints(
    counsel: Counsel,
    board: Board,
    plan: Plan | None,
    budget: int = ADVICE_BUDGET,
    should_stop: Callable[[], bool] = never,
) -> Advice:
    """Prove which pairs are safe, and what that says of the position.

    The hints are the safe pairs of a plan, then others proven safe, then guesses; see :func:`rank_hints`. Pairs proven
    to lose are left out, unless the position itself is lost. ``budget`` is in conflicts, for all pairs together; a
    player waits, so once a safe pair is known no more than :data:`PATIENCE` of it goes into the others.
    """
    verdict = advise(counsel, board, plan, budget // 4, should_stop)
    ranked = rank_hints(board, verdict.plan if isinstance(verdict, Solvable) else None)
    if isinstance(verdict, Unsolvable):
        return Advice(verdict, tuple(ranked))
    others = [hint.pair for hint in ranked if not hint.is_safe]
    budget -= verdict.conflicts
    if isinstance(verdict, Solvable):
        plan, budget = verdict.plan, min(budget, PATIENCE)
    proofs = _prove_each(counsel, board, others, plan, budget, should_stop)
    if isinstance(verdict, Undecided):
        verdict = _conclude(others, proofs, verdict.conflicts + proofs.conflicts)
    planned = planned_hints(board, verdict.plan) if isinstance(verdict, Solvable) else []
    known = {hint.pair for hint in planned} | proofs.lost
    proven = [Hint(pair, HintKind.PROVEN) for pair in others if pair in proofs.plans and pair not in known]
    guesses = [Hint(pair, HintKind.GUESS) for pair in others if pair not in proofs.plans and pair not in known]
    return Advice(verdict, tuple([*planned, *proven, *guesses] or ranked))


def find_way_back(
    counsel: Counsel,
    boards: Sequence[Board],
    budget: int = WAY_BACK_BUDGET,
    plan: Plan | None = None,
    should_stop: Callable[[], bool] = never,
) -> WayBack:
    """Find where a game was lost; ``boards`` are positions of it in order, each a pair less.

    ``plan`` is one of the position before them, if it is known; ``budget`` is in conflicts for all boards together, of
    which none gets more than a tenth. What is reached from a lost position is lost, so that halving finds the place;
    boards that cannot be decided are passed over and may leave a gap.
    """
    winnable, first_lost, found = -1, len(boards), None
    undecided: set[int] = set()
    share = max(budget // 10, 1)
    while not should_stop():
        between = [at for at in range(winnable + 1, first_lost) if at not in undecided]
        if not between:
            break
        at = between[len(between) // 2]
        verdict = advise(counsel, boards[at], found or plan, min(share, budget), should_stop)
        budget = max(budget - verdict.conflicts, 1)
        if isinstance(verdict, Solvable):
            winnable, found = at, verdict.plan
        elif isinstance(verdict, Undecided):
            undecided.add(at)
        else:
            first_lost = at
    return WayBack(winnable if winnable >= 0 else None, found, first_lost if first_lost < len(boards) else None)


def _prove_each(
    counsel: Counsel,
    board: Board,
    pairs: Sequence[Pair],
    plan: Plan | None,
    budget: int,
    should_stop: Callable[[], bool],
) -> _Proofs:
    plans = {
        pair: left for pair in pairs if (left := _continue(counsel, board.remove(pair), plan, should_stop)) is not None
    }
    lost: set[Pair] = set()
    costly = [pair for pair in pairs if pair not in plans]
    conflicts = 0
    for done, pair in enumerate(costly):
        if should_stop():
            break
        if plans:
            budget = min(budget, PATIENCE)
        verdict = counsel.solve(board.remove(pair), budget // (len(costly) - done), should_stop)
        conflicts += verdict.conflicts
        budget -= min(verdict.conflicts, budget)
        if isinstance(verdict, Solvable):
            plans[pair] = verdict.plan
        elif isinstance(verdict, Unsolvable):
            lost.add(pair)
    return _Proofs(plans, lost, conflicts)


def _conclude(pairs: Sequence[Pair], proofs: _Proofs, conflicts: int) -> Verdict:
    """Return what the proofs of all its pairs say of a position."""
    safe = next((pair for pair in pairs if pair in proofs.plans), None)
    if safe is not None:
        return Solvable((safe, *proofs.plans[safe]), conflicts)
    return Unsolvable(conflicts) if proofs.lost.issuperset(pairs) else Undecided(conflicts)


def _continue(counsel: Counsel, board: Board, plan: Plan | None, should_stop: Callable[[], bool]) -> Plan | None:
    """Return what is left of a plan, mended where that is needed, or None when it leads no further."""
    if plan is None:
        return None
    left = board.plan_left(plan)
    if left is None:
        left = counsel.mend(board, plan, should_stop)
    return left if left is not None and board.clears_with(left) else None
