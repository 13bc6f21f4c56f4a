"""Deals of Shisen-sho: which face lies on which cell, as a pure function of the field and the game code.

Version 1, for ever; ``docs/deals.md`` has every step. All numbers are drawn from one :class:`SplitMix64`, started from
the text ``MJ1:<layout part>:<value>``, as in Mahjong Solitaire. So a uniform deal is the same field with gravity and
without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.face import deal_faces, draw_groups
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.play.deal import Deal, Undealable, UndealableReason
from mahjong_qt.engine.play.recipes import generator_of, lay_on_pairs, lay_uniformly
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.dismantle import dismantle
from mahjong_qt.engine.shisen.grid import grid_of

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout


def deal(layout: Layout, code: GameCode) -> Deal[Board] | Undealable:
    """Deal the tiles that the code stands for, under the option that it carries.

    Only recipe 1 is sure to be solvable, and has a plan.

    :raises LayoutError: when the layout is no flat field.
    """
    count = len(layout)
    if count % 2:
        return Undealable(UndealableReason.ODD_COUNT)
    rng = generator_of(code)
    groups = draw_groups(count, rng)
    if code.recipe is Recipe.UNIFORM:
        on_tiles = lay_uniformly(groups, rng)
        board = Board.full(layout, deal_faces(on_tiles, rng), has_gravity=code.has_gravity)
        return Deal(code, board, None)
    rng.shuffle(groups)
    pairs = dismantle(grid_of(layout, code.has_gravity), layout.full, rng)
    on_tiles = lay_on_pairs(groups, pairs, code, rng)
    board = Board.full(layout, deal_faces(on_tiles, rng), has_gravity=code.has_gravity)
    return Deal(code, board, pairs if code.recipe is Recipe.DISMANTLE else None)
