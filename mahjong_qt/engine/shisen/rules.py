"""Shisen-sho as the rest of the program asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.rules import Rules
from mahjong_qt.engine.shisen.advisor import advise, find_way_back, prove_hints
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.deal import deal
from mahjong_qt.engine.shisen.deal_search import find_deal
from mahjong_qt.engine.shisen.shuffle import shuffle
from mahjong_qt.engine.shisen.solve import solve

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.layout.layout import Layout


def lay_out(code: GameCode, layout: Layout, faces: Iterable[Face]) -> Board:
    """Return the full board, with gravity if the code asks for it.

    :raises LayoutError: when the layout is no flat field.
    :raises ValueError: when there is not one face for each slot.
    """
    return Board.full(layout, faces, has_gravity=code.has_gravity)


SHISEN_SHO = Rules(lay_out, deal, find_deal, shuffle, solve, advise, prove_hints, find_way_back)
