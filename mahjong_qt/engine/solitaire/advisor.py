"""What the solver can tell a player of Mahjong Solitaire: see :mod:`mahjong_qt.engine.play.advisor`.

Only the pairing inside each group decides whether a board can be cleared, not the order of removal. So a move that
leaves a plan can mostly be mended by pairing the tiles left of its group another way, which costs next to nothing;
only then is there a search.
"""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING

from mahjong_qt.engine.play import advisor
from mahjong_qt.engine.play.advisor import ADVICE_BUDGET, WAY_BACK_BUDGET, Advice, Counsel, WayBack
from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.search.pairings import LARGEST_GROUP, pairings_of
from mahjong_qt.engine.solitaire.solve import play_out, solve
from mahjong_qt.engine.verdict import Verdict, never

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.play.plan import Plan
    from mahjong_qt.engine.solitaire.board import Board

MAX_MENDINGS = 105
"""Ways of mending a plan that are tried: as many as there are to pair eight tiles."""


def advise(
    board: Board, plan: Plan | None, budget: int = ADVICE_BUDGET, should_stop: Callable[[], bool] = never
) -> Verdict:
    """Say whether a board can be cleared, with the least work; ``budget`` is in conflicts."""
    return advisor.advise(COUNSEL, board, plan, budget, should_stop)


def prove_hints(
    board: Board, plan: Plan | None, budget: int = ADVICE_BUDGET, should_stop: Callable[[], bool] = never
) -> Advice:
    """Prove which pairs are safe, and what that says of the position; ``budget`` is in conflicts."""
    return advisor.prove_hints(COUNSEL, board, plan, budget, should_stop)


def find_way_back(
    boards: Sequence[Board],
    budget: int = WAY_BACK_BUDGET,
    plan: Plan | None = None,
    should_stop: Callable[[], bool] = never,
) -> WayBack:
    """Find where a game was lost; ``budget`` is in conflicts."""
    return advisor.find_way_back(COUNSEL, boards, budget, plan, should_stop)


def mend(board: Board, plan: Plan, should_stop: Callable[[], bool]) -> Plan | None:
    """Return a plan that pairs the tiles of the groups anew of which a tile has lost its partner, the others as before.

    All pairings of these tiles are tried, unless there are very many; None when none of them clears the board.
    """
    whole = [pair for pair in plan if all(map(board.is_present, pair))]
    paired = {tile for pair in whole for tile in pair}
    torn = [tiles for tiles in groups_of(board) if not paired.issuperset(tiles)]
    if any(len(tiles) % 2 or len(tiles) > LARGEST_GROUP for tiles in torn):
        return None
    loose = {tile for tiles in torn for tile in tiles}
    kept = [pair for pair in whole if pair[0] not in loose]
    matchings = [pairings_of(len(tiles)).matchings for tiles in torn]
    if prod(map(len, matchings)) > MAX_MENDINGS:
        return None
    for choice in product(*matchings):
        if should_stop():
            return None
        mended = [
            (tiles[one], tiles[other]) for tiles, matching in zip(torn, choice, strict=True) for one, other in matching
        ]
        left = play_out(board.layout, board.present, kept + mended)
        if 2 * len(left) == board.tiles_left:
            return left
    return None


COUNSEL = Counsel(solve, mend)
