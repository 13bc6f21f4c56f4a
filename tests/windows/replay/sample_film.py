"""A game in which everything happens once: hints, an undo and a redo, a shuffle, pauses for thought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.game import Game
from mahjong_qt.engine.save import capture
from tests.engine.sample_games import Time, make_deal, row, shuffled

if TYPE_CHECKING:
    from mahjong_qt.engine.save import SavedGame

DEAL = make_deal(row(8, gap=2), "E E E E N N N N", [(0, 1), (2, 3), (4, 5), (6, 7)])

SECONDS = [1.0, 2.0, 3.0, 13.0, 14.0, 14.0, 15.0, 16.0, 17.0]
"""When each event was."""

TILES = [8, 6, 6, 8, 6, 6, 4, 4, 2, 0]
"""Tiles left at each moment."""


def saved_film(mode: str = "classic") -> SavedGame:
    """Return the game: pair, hint, undo, redo, hint, pair, shuffle, pair, pair."""
    time = Time(0.0)
    game = Game(DEAL, Clock(time))
    game.begin()

    def take() -> None:
        game.remove(game.board.pairs()[0])

    steps = [take, game.hint, game.undo, game.redo, game.hint, take, lambda: game.shuffle(shuffled(game)), take, take]
    for seconds, step in zip(SECONDS, steps, strict=True):
        time.passes(seconds - time.seconds)
        step()
    return capture(game, "turtle", Occasion(mode), is_repeated=False)
