"""What a layout is like: its figures, and how uniform deals on it play."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.face import FACES
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.issues import IssueKind, find_issues
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.tally import Tally
from mahjong_qt.engine.rng import SplitMix64, seed_from_text
from mahjong_qt.engine.search.budget import budget_for
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.dismantle import chain_heights, try_uniform
from mahjong_qt.engine.solitaire.playout import CARELESS, GREEDY, Playouts, Policy
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable, Unsolvable, never

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Pair

GAMES_A_DEAL = 20
"""Games of each simple player on each deal that can be cleared."""

DISMANTLINGS = 20
"""Tries to take the layout apart at random, for each deal."""


class LayoutFigures(NamedTuple):
    """Numbers of tiles of a layout with all of them there; ``layers`` counts layers, empty ones between included.

    ``covered`` tiles have one on them, even with a quarter; of ``hidden`` ones nothing can be seen from above. In the
    ``tallest_stack`` each tile covers the next.
    """

    tiles: int
    layers: int
    free_at_start: int
    covered: int
    hidden: int
    tallest_stack: int


def measure(layout: Layout) -> LayoutFigures:
    """Return the figures of a layout."""
    hidden = [issue.slots for issue in find_issues(layout) if issue.kind is IssueKind.HIDDEN]
    return LayoutFigures(
        tiles=len(layout),
        layers=layout.depth,
        free_at_start=len(Board.full(layout, FACES[:1] * len(layout)).free()),
        covered=sum(above != 0 for above in layout.above),
        hidden=sum(map(len, hidden)),
        tallest_stack=max(chain_heights(layout, layout.full)),
    )


def try_deals(layout: Layout, layout_code: str, seeds: Iterable[int], budget: int | None = None) -> Tally:
    """Deal uniformly with each of these seeds, solve, play what can be cleared, and take the layout apart at random.

    ``budget`` is in conflicts for each deal, by default fewer on larger layouts. The outcome depends on nothing but
    the arguments.

    :raises ValueError: when nothing can be dealt on the layout.
    """
    budget = budget_for(len(layout)) if budget is None else budget
    tally = Tally()
    for seed in seeds:
        tally = tally.plus(tally_deal(deal_uniformly(layout, layout_code, seed), budget))
    return tally


def deal_uniformly(layout: Layout, layout_code: str, seed: int) -> Deal[Board]:
    """Return the uniform deal of a seed.

    :raises ValueError: when nothing can be dealt on the layout.
    """
    outcome = deal(layout, GameCode(layout_code, seed, Recipe.UNIFORM))
    if not isinstance(outcome, Deal):
        raise ValueError(f"no deals on {layout!r}")
    return outcome


def tally_deal(
    dealt: Deal[Board], budget: int, careless_wins: int | None = None, should_stop: Callable[[], bool] = never
) -> Tally:
    """Return the tally of a single deal; ``careless_wins`` are those of its games where these were played already.

    What comes back after a stop is not to be used.
    """
    code, board = dealt.code, dealt.board
    dead_ends = count_dead_ends(board.layout, DISMANTLINGS, SplitMix64(seed_from_text(f"dead ends:{code}")))
    ways = Tally(dismantlings=DISMANTLINGS, dead_ends=dead_ends)
    verdict = solve(board, budget, should_stop)
    if isinstance(verdict, Unsolvable):
        return ways._replace(unsolvable=1)
    if not isinstance(verdict, Solvable):
        return ways._replace(undecided=1)
    if careless_wins is None:
        careless_wins = _count_wins(dealt, CARELESS, should_stop)
    greedy_wins = _count_wins(dealt, GREEDY, should_stop)
    return ways._replace(solvable=1, games=GAMES_A_DEAL, careless_wins=careless_wins, greedy_wins=greedy_wins)


def play_games(dealt: Deal[Board], policy: Policy, should_stop: Callable[[], bool] = never) -> Iterator[list[Pair]]:
    """Yield the pairs of each of the games that a simple player plays on a deal: fewer when told to stop."""
    playouts, random = Playouts(dealt.board, policy), Random(dealt.code.value)
    for _ in range(GAMES_A_DEAL):
        if should_stop():
            return
        yield playouts.play(random)


def _count_wins(dealt: Deal[Board], policy: Policy, should_stop: Callable[[], bool]) -> int:
    tiles = len(dealt.board.layout)
    return sum(2 * len(game) == tiles for game in play_games(dealt, policy, should_stop))


def count_dead_ends(layout: Layout, tries: int, rng: SplitMix64) -> int:
    """Return how many of so many tries to take two free tiles at random, again and again, leave tiles."""
    return sum(try_uniform(layout, layout.full, rng) is None for _ in range(tries))
