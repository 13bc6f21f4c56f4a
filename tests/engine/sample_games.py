"""Small games made by hand, the Turtle, and a time that stands until it is told to go on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.board import Board as AnyBoard
from mahjong_qt.engine.play.board import Pair
from mahjong_qt.engine.play.deal import Deal, Shuffled
from mahjong_qt.engine.play.game import Game
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.shuffle import shuffle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tests.engine.plain_rules import Place

LAYOUTS = Path(__file__).parents[2] / "layouts"
TURTLE = LayoutLibrary(LAYOUTS).load("turtle").layout


class Time:
    """Seconds from any origin; they pass when the test says so."""

    def __init__(self, seconds: float = 1000.0) -> None:
        self.seconds = seconds

    def __call__(self) -> float:
        return self.seconds

    def passes(self, seconds: float) -> None:
        self.seconds += seconds


def row(count: int, gap: int = 0) -> list[Place]:
    """Return tiles from left to right, touching each other where there is no gap."""
    return [(at * (2 + gap), 0, 0) for at in range(count)]


def make_deal(places: Iterable[Place], labels: str, plan: Sequence[Pair] | None = None) -> Deal[Board]:
    """Return a deal of faces as they are given, on places in canonical order."""
    places = list(places)
    layout = Layout.from_tiles(places)
    assert list(layout.slots) == places
    board = Board.full(layout, map(face_from_label, labels.split()))
    return Deal(GameCode("L00", 0, Recipe.DISMANTLE), board, None if plan is None else tuple(plan))


def deal_on(layout: Layout, seed: int, recipe: Recipe = Recipe.DISMANTLE) -> Deal[Board]:
    """Return the deal of a seed."""
    outcome = deal(layout, GameCode("L00", seed, recipe))
    assert isinstance(outcome, Deal)
    return outcome


def play(a_deal: Deal[AnyBoard], time: Time | None = None) -> Game:
    """Return the game of a deal."""
    return Game(a_deal, Clock(time or Time()))


def shuffled(game: Game, seed: int = 0) -> Shuffled[AnyBoard]:
    """Return a shuffle of the game's board."""
    outcome = shuffle(game.board, SplitMix64(seed))
    assert isinstance(outcome, Shuffled)
    return outcome


def labels_on(board: AnyBoard) -> dict[int, str]:
    """Return the labels of the tiles that are there, by number."""
    return {tile: face.label for tile, face in enumerate(board.faces) if board.is_present(tile)}
