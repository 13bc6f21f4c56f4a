"""How hard a deal of Mahjong Solitaire is.

The careless player takes a group that is free as a whole at once, and otherwise the pair that frees most tiles, but in
three moves of ten any pair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play import difficulty
from mahjong_qt.engine.play.difficulty import GAMES, PLAYOUT_SEED, Judgement
from mahjong_qt.engine.solitaire.playout import CARELESS, Playouts, Policy
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.wish import DealWish
    from mahjong_qt.engine.solitaire.board import Board


def win_rate(board: Board, policy: Policy = CARELESS, games: int = GAMES, seed: int = PLAYOUT_SEED) -> float:
    """Return the share of games that a player of this policy wins."""
    return difficulty.win_rate(Playouts(board, policy), games, seed)


def careless_win_rate(board: Board, games: int = GAMES, seed: int = PLAYOUT_SEED) -> float:
    """Return the share of games that the careless player wins."""
    return win_rate(board, CARELESS, games, seed)


def judge(board: Board, level: DealWish, should_stop: Callable[[], bool] = never) -> Judgement:
    """Say whether a board's win rate lies in the band of a level: no more games are played than that takes.

    When it is told to stop it says no.

    :raises KeyError: when the wish is none for a difficulty.
    """
    return difficulty.judge(Playouts(board, CARELESS), level, should_stop)


def is_in_band(board: Board, level: DealWish, should_stop: Callable[[], bool] = never) -> bool:
    """Say whether a board's win rate lies in the band of a level."""
    return judge(board, level, should_stop).is_in_band
