"""The solver: can this position be cleared, and how."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.search.budget import DEFAULT_BUDGET, SolverError
from mahjong_qt.engine.search.pairing_search import Answer, PairingSearch
from mahjong_qt.engine.search.pairings import LARGEST_GROUP, pairings_of
from mahjong_qt.engine.search.verify import clears
from mahjong_qt.engine.solitaire.theory import SolitaireTheory
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict, never

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.solitaire.board import Board

SPLITS = 8
"""Ways of splitting groups of more than eight tiles that are tried."""


def solve(board: Board, budget: int = DEFAULT_BUDGET, should_stop: Callable[[], bool] = never) -> Verdict:
    """Say whether a position can be cleared, with a plan if it can.

    ``budget`` is the number of conflicts (dead ends) after which the search gives up; ``should_stop`` is asked at each
    of them and oftener. The same board and budget give the same verdict everywhere. Groups of up to eight tiles are
    decided exactly. Larger ones are split into eights and a rest, in several ways: a plan found so is a plan, but that
    there is none means nothing then. So the verdict is :class:`Solvable`, :class:`Undecided`, or :class:`Unsolvable`
    when tiles stay even where every partner is allowed at any time.

    The method is that of ``docs/solver.md``.

    :raises SolverError: when the plan found does not clear the board by the plain rules; it never should.
    """
    groups = groups_of(board)
    if any(len(tiles) % 2 for tiles in groups):
        return Unsolvable(0)
    if all(len(tiles) <= LARGEST_GROUP for tiles in groups):
        return _search(board, groups, budget, 0, should_stop)
    return _solve_split(board, groups, budget, should_stop)


def _search(board: Board, groups: list[list[int]], budget: int, seed: int, should_stop: Callable[[], bool]) -> Verdict:
    if not groups:
        return Solvable((), 0)
    theory = SolitaireTheory(board.layout, groups, [pairings_of(len(tiles)) for tiles in groups])
    search = PairingSearch(theory, seed)
    answer = search.run(budget, should_stop)
    if answer is Answer.IMPOSSIBLE:
        return Unsolvable(search.conflicts)
    if answer is Answer.GIVEN_UP:
        return Undecided(search.conflicts)
    pairs = [
        (tiles[one], tiles[other])
        for tiles, pairings, domain in zip(groups, theory.groups, search.domains, strict=True)
        for one, other in pairings.pairs_of(domain)
    ]
    plan = play_out(board.layout, board.present, pairs)
    slots = {tile: board.layout.slots[tile] for tiles in groups for tile in tiles}
    if not clears(slots, {tile: board.faces[tile].group for tile in slots}, plan):
        raise SolverError(f"no plan for {board.layout!r}: {plan}")
    return Solvable(plan, search.conflicts)


def play_out(layout: Layout, present: int, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """Take each of these pairs of tiles as soon as both are free, and return them in that order.

    Pairs that never become free are left out. Taking one pair never closes another, so the order does no harm.
    """
    left, right = layout.closed_left, layout.closed_right
    waiting = list(pairs)
    plan: list[Pair] = []
    while True:
        blocked = []
        for pair in waiting:
            one, other = pair
            if (present & left[one] and present & right[one]) or (present & left[other] and present & right[other]):
                blocked.append(pair)
            else:
                present &= ~(1 << one | 1 << other)
                plan.append(pair)
        if len(blocked) == len(waiting):
            return tuple(plan)
        waiting = blocked


def _solve_split(board: Board, groups: list[list[int]], budget: int, should_stop: Callable[[], bool]) -> Verdict:
    """Split large groups at random into some that the search can list the pairings of, and try several such boards."""
    turns = _availability(board, groups)
    if len(turns) < board.tiles_left:
        return Unsolvable(0)
    random = Random(0).random
    conflicts = 0
    last_turn = max(turns.values())
    for split in range(SPLITS):
        # tiles that come to be available at about the same time are the likeliest partners, unless one is on the other
        key = {tile: turn + split * last_turn * random() for tile, turn in turns.items()}
        parts = [part for tiles in groups for part in _parts(sorted(tiles, key=key.__getitem__))]
        verdict = _search(board, parts, (budget - conflicts) // (SPLITS - split), split, should_stop)
        conflicts += verdict.conflicts
        if isinstance(verdict, Solvable):
            return Solvable(verdict.plan, conflicts)
        if should_stop():
            break
    return Undecided(conflicts)


def _parts(tiles: list[int]) -> list[list[int]]:
    parts = [tiles[at : at + LARGEST_GROUP] for at in range(0, len(tiles), LARGEST_GROUP)]
    return [sorted(part) for part in parts]


def _availability(board: Board, groups: list[list[int]]) -> dict[int, int]:
    """Return the turn in which each tile becomes available when any tile of a group may be the partner of any other.

    Tiles that never do are left out, and then nothing can clear the board: a tile is taken here as soon as two of its
    group are available, be they taken already or not.
    """
    layout, present = board.layout, board.present
    turns: dict[int, int] = {}
    waiting = tiles_of(present)
    masks = [sum(1 << tile for tile in tiles) for tiles in groups]
    available = 0
    for turn in range(len(waiting)):
        opened = [tile for tile in waiting if not layout.is_blocked(tile, present)]
        if not opened:
            break
        for tile in opened:
            turns[tile] = turn
            available |= 1 << tile
        for mask in masks:
            both = available & mask
            if both & (both - 1):
                present &= ~both
        waiting = [tile for tile in waiting if tile not in turns]
    return turns
