"""The solver: can this position be cleared, and how."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.search.budget import DEFAULT_BUDGET, SolverError
from mahjong_qt.engine.search.pairing_search import Answer, PairingSearch
from mahjong_qt.engine.search.pairings import LARGEST_GROUP
from mahjong_qt.engine.shisen.dive import dive
from mahjong_qt.engine.shisen.replay import clears
from mahjong_qt.engine.shisen.theory import ShisenTheory
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict, never

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.shisen.board import Board

FIRST_DIVES = 60
"""Dead ends of the search by moves where groups have more than eight tiles: most such fields play themselves out."""

SPLITS = 8
"""Ways of splitting groups of more than eight tiles that are tried after that."""

FIRST_CHECK = 1000.0
"""Decisions before the first check: a check costs as much as many of them, and every other deal plays itself out."""


def solve(board: Board, budget: int = DEFAULT_BUDGET, should_stop: Callable[[], bool] = never) -> Verdict:
    """Say whether a position can be cleared, with a plan if it can.

    ``budget`` is the number of dead ends after which the search gives up; ``should_stop`` is asked at each of them and
    oftener. The same board and budget give the same verdict everywhere.

    Without gravity removing tiles only ever joins more pairs, so the search by pairings of ``docs/solver.md`` decides
    all groups of up to eight tiles. With gravity moves are searched: what that finds is a plan, and only when every way
    was tried is it the proof that there is none. So it is with larger groups too, for a while; then they are split into
    eights and a rest, in several ways: a plan found so is a plan, but that there is none means nothing then.

    :raises SolverError: when the plan found does not clear the board by the plain rules; it never should.
    """
    groups = groups_of(board)
    if any(len(tiles) % 2 for tiles in groups):
        return Unsolvable(0)
    if board.is_cleared:
        return Solvable((), 0)
    if board.grid.has_gravity:
        verdict = dive(board, budget, should_stop)
    elif any(len(tiles) > LARGEST_GROUP for tiles in groups):
        verdict = _solve_large(board, groups, budget, should_stop)
    else:
        verdict = _search(board, groups, budget, should_stop)
    if isinstance(verdict, Solvable) and not clears(board, verdict.plan):
        raise SolverError(f"no plan for {board.grid!r}: {verdict.plan}")
    return verdict


def _search(board: Board, groups: list[list[int]], budget: int, should_stop: Callable[[], bool]) -> Verdict:
    theory = ShisenTheory(board.grid.occupancy(board.present), groups)
    search = PairingSearch(theory, patience=FIRST_CHECK)
    answer = search.run(budget, should_stop)
    if answer is Answer.IMPOSSIBLE:
        return Unsolvable(search.conflicts)
    if answer is Answer.GIVEN_UP:
        return Undecided(search.conflicts)
    _, plan = theory.play_out(theory.start(), search.domains, range(len(groups)))
    return Solvable(tuple(plan), search.conflicts)


def _solve_large(board: Board, groups: list[list[int]], budget: int, should_stop: Callable[[], bool]) -> Verdict:
    verdict = dive(board, min(budget, FIRST_DIVES), should_stop)
    if not isinstance(verdict, Undecided):
        return verdict
    random, conflicts = Random(0).random, verdict.conflicts
    for split in range(SPLITS):
        if should_stop():
            break
        parts = [part for tiles in groups for part in _parts(sorted(tiles, key=lambda _: random()))]
        verdict = _search(board, parts, (budget - conflicts) // (SPLITS - split), should_stop)
        conflicts += verdict.conflicts
        if isinstance(verdict, Solvable):
            return Solvable(verdict.plan, conflicts)
    return Undecided(conflicts)


def _parts(tiles: list[int]) -> list[list[int]]:
    return [sorted(tiles[at : at + LARGEST_GROUP]) for at in range(0, len(tiles), LARGEST_GROUP)]
