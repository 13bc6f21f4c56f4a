"""What a field is like: how uniform deals on it play, without gravity and with it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.face import GROUP_COUNT, SET_SIZE
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.distribution import spread_along_games
from mahjong_qt.engine.play.layout_study import LayoutStudy, count_left
from mahjong_qt.engine.play.tally import Tally
from mahjong_qt.engine.search.budget import DEFAULT_BUDGET, budget_for
from mahjong_qt.engine.search.pairings import LARGEST_GROUP
from mahjong_qt.engine.shisen.deal import deal
from mahjong_qt.engine.shisen.open_pairs import open_pairs
from mahjong_qt.engine.shisen.playout import careless_player
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Solvable, Unsolvable, never

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.shisen.board import Board

GAMES_A_DEAL = 10
"""Games of the careless player on each deal of a field of one set of tiles."""

STUDY_BUDGET = 1_000
"""Dead ends with gravity on a field of one set of tiles: ten times as many decide few more deals."""


class FieldStudy(NamedTuple):
    """What came of some uniform deals, which are the same tiles without gravity (``still``) and with it."""

    still: LayoutStudy
    falling: LayoutStudy

    @property
    def deals(self) -> int:
        """Number of deals."""
        return self.still.deals

    def plus(self, other: FieldStudy) -> FieldStudy:
        """Return the study of the deals of both.

        :raises ValueError: when they are of different fields.
        """
        return FieldStudy(self.still.plus(other.still), self.falling.plus(other.falling))


def study_field(
    layout: Layout, layout_code: str, seeds: Iterable[int], should_stop: Callable[[], bool] = never
) -> FieldStudy:
    """Deal uniformly with each of these seeds, and play and solve each deal without gravity and with it.

    Told to stop, the study is that of the deals that were done with by then.

    :raises LayoutError: when the layout is no flat field.
    :raises ValueError: when the number of tiles is odd.
    """
    blank = LayoutStudy.blank(layout)
    study = FieldStudy(blank, blank)
    for seed in seeds:
        of_one = FieldStudy(
            *(study_deals(layout, layout_code, (seed,), falls, None, should_stop) for falls in (False, True))
        )
        if should_stop():
            break
        study = study.plus(of_one)
    return study


def study_deals(
    layout: Layout,
    layout_code: str,
    seeds: Iterable[int],
    has_gravity: bool = False,
    budget: int | None = None,
    should_stop: Callable[[], bool] = never,
) -> LayoutStudy:
    """Deal uniformly with each of these seeds, play, and solve those deals that the careless player never cleared.

    ``budget`` is in dead ends for each deal, by default fewer on larger fields. Open pairs are counted along the first
    game of each deal. On fields with more than eight tiles of a group there are no games without gravity, and open
    pairs are counted at the start only. The outcome depends on nothing but the arguments; told to stop, it is that of
    the deals that were done with by then.

    :raises LayoutError: when the layout is no flat field.
    :raises ValueError: when the number of tiles is odd.
    """
    if budget is None:
        budget = budget_for(len(layout), STUDY_BUDGET if has_gravity else DEFAULT_BUDGET)
    study = LayoutStudy.blank(layout)
    for seed in seeds:
        if should_stop():
            break
        of_one = _study_deal(deal_uniformly(layout, layout_code, seed, has_gravity), budget, should_stop)
        # a deal given up in the middle would count as one that cannot be decided
        if not should_stop():
            study = study.plus(of_one)
    return study


def deal_uniformly(layout: Layout, layout_code: str, seed: int, has_gravity: bool = False) -> Deal[Board]:
    """Return the uniform deal of a seed.

    :raises LayoutError: when the layout is no flat field.
    :raises ValueError: when the number of tiles is odd.
    """
    outcome = deal(layout, GameCode(layout_code, seed, Recipe.UNIFORM, has_gravity))
    if not isinstance(outcome, Deal):
        raise ValueError(f"no deals on {layout!r}")
    return outcome


def games_for(tiles: int) -> int:
    """Return how many games are played on each deal: they take the longer the larger the field is."""
    return max(1, round(GAMES_A_DEAL / max(1.0, tiles / SET_SIZE) ** 2))


def count_open_pairs(board: Board, game: Iterable[Pair]) -> list[int]:
    """Return how many pairs are open at first, and after each pair of a game, which is taken to be a legal one."""
    present = board.present
    counts = [len(open_pairs(board, present))]
    for one, other in game:
        present ^= 1 << one | 1 << other
        counts.append(len(open_pairs(board, present)))
    return counts


def _study_deal(dealt: Deal[Board], budget: int, should_stop: Callable[[], bool]) -> LayoutStudy:
    board, tiles = dealt.board, len(dealt.board.layout)
    games = list(_play_games(dealt, should_stop))
    lost = [game for game in games if 2 * len(game) < tiles]
    return LayoutStudy(
        board.layout.fingerprint,
        _tally(board, budget, len(games), len(games) - len(lost), should_stop),
        len(games),
        len(lost),
        count_left(lost, tiles),
        spread_along_games((count_open_pairs(board, game) for game in games[:1] or [()]), tiles // 2),
    )


def _play_games(dealt: Deal[Board], should_stop: Callable[[], bool]) -> Iterator[Sequence[Pair]]:
    board = dealt.board
    tiles = len(board.layout)
    if tiles > LARGEST_GROUP * GROUP_COUNT and not board.grid.has_gravity:
        return
    player, random = careless_player(board), Random(dealt.code.value)
    for _ in range(games_for(tiles)):
        if should_stop():
            return
        yield player.play(random)


def _tally(board: Board, budget: int, games: int, wins: int, should_stop: Callable[[], bool]) -> Tally:
    """Return the tally of one deal; a game that was won is as good as a proof."""
    if not wins:
        verdict = solve(board, budget, should_stop)
        if isinstance(verdict, Unsolvable):
            return Tally(unsolvable=1)
        if not isinstance(verdict, Solvable):
            return Tally(undecided=1)
    return Tally(solvable=1, games=games, careless_wins=wins)
