"""Mahjong Solitaire as the rest of the program asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.rules import Rules
from mahjong_qt.engine.solitaire.advisor import advise, find_way_back, prove_hints
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.deal_search import find_deal
from mahjong_qt.engine.solitaire.shuffle import shuffle
from mahjong_qt.engine.solitaire.solve import solve

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.layout.layout import Layout


def lay_out(code: GameCode, layout: Layout, faces: Iterable[Face]) -> Board:
    """Return the full board.

    :raises ValueError: when the code asks for gravity, or there is not one face for each slot.
    """
    if code.has_gravity:
        raise ValueError(f"{code}: gravity is for shisen-sho")
    return Board.full(layout, faces)


SOLITAIRE = Rules(lay_out, deal, find_deal, shuffle, solve, advise, prove_hints, find_way_back)
