"""How hard a deal of Shisen-sho is: what the careless player of :mod:`mahjong_qt.engine.shisen.playout` makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play import difficulty
from mahjong_qt.engine.play.difficulty import GAMES, PLAYOUT_SEED, Judgement
from mahjong_qt.engine.shisen.playout import careless_player
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.wish import DealWish
    from mahjong_qt.engine.shisen.board import Board


def careless_win_rate(board: Board, games: int = GAMES, seed: int = PLAYOUT_SEED) -> float:
    """Return the share of games that the careless player wins."""
    return difficulty.win_rate(careless_player(board), games, seed)


def judge(board: Board, level: DealWish, should_stop: Callable[[], bool] = never) -> Judgement:
    """Say whether a board's win rate lies in the band of a level: no more games are played than that takes.

    When it is told to stop it says no.

    :raises KeyError: when the wish is none for a difficulty.
    """
    return difficulty.judge(careless_player(board), level, should_stop)
