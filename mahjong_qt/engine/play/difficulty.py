"""How hard a deal is: how often a careless player clears it.

The careless player sees only what lies open and never looks ahead; how he chooses is for each game to say. He plays 200
games, whose chances are the same on every machine.
``docs/difficulty.md`` tells what the levels mean and what the built-in layouts give.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.play.board import Pair

GAMES = 200
"""Games from which a deal's level is told."""

PLAYOUT_SEED = 1
"""What the generator of these games starts from."""

BANDS: dict[DealWish, tuple[int, int]] = {
    DealWish.EASY: (80, 200),
    DealWish.NORMAL: (30, 60),
    DealWish.HARD: (6, 20),
    DealWish.EXPERT: (0, 1),
}
"""Games of 200 that the careless player wins, both ends included: 40 % or more, 15 to 30 %, 3 to 10 %, under 1 %."""


class Judgement(NamedTuple):
    """Whether a deal is of a level, and one of the games that cleared it, where there was one."""

    is_in_band: bool
    plan: tuple[Pair, ...] | None


class Player(Protocol):
    """A player who plays games on one board, each with the chances of a generator."""

    def play(self, random: Random) -> Sequence[Pair]:
        """Return the pairs of one game in the order of their removal."""

    def is_won(self, game: Sequence[Pair]) -> bool:
        """Say whether a game left nothing."""


def win_rate(player: Player, games: int = GAMES, seed: int = PLAYOUT_SEED) -> float:
    """Return the share of games that a player wins."""
    random = Random(seed)
    return sum(player.is_won(player.play(random)) for _ in range(games)) / games


def judge(player: Player, level: DealWish, should_stop: Callable[[], bool] = never) -> Judgement:
    """Say whether a player's win rate lies in the band of a level: no more games are played than that takes.

    When it is told to stop it says no.

    :raises KeyError: when the wish is none for a difficulty.
    """
    low, high = BANDS[level]
    random = Random(PLAYOUT_SEED)
    wins, to_play, plan = 0, GAMES, None
    while low > wins or wins + to_play > high:
        if wins > high or wins + to_play < low or should_stop():
            return Judgement(False, plan)
        game = player.play(random)
        to_play -= 1
        if player.is_won(game):
            wins += 1
            plan = plan or tuple(game)
    return Judgement(True, plan)
