"""Deals: which face lies on which slot, as a pure function of the layout's tiles and the game code.

Version 1, for ever; ``docs/deals.md`` has every step. All numbers are drawn from one :class:`SplitMix64`, started from
the text ``MJ1:<layout part>:<value>``:

1. the groups of the board, one entry a pair of tiles (:func:`draw_groups`);
2. recipe 0: each entry twice, shuffled, laid on the slots in canonical order;
   other recipes: the entries shuffled, the layout dismantled, entry k laid on the k-th pair, and then as many times as
   the recipe says the groups of two different random tiles swapped;
3. the faces of flowers and seasons (:func:`deal_faces`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.face import deal_faces, draw_groups
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.play.deal import Deal, NotFound, Undealable, UndealableReason
from mahjong_qt.engine.play.recipes import generator_of, lay_on_pairs, lay_uniformly
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.dismantle import dismantle

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.rng import SplitMix64


def deal(layout: Layout, code: GameCode) -> Deal[Board] | Undealable | NotFound:
    """Deal the tiles that the code stands for.

    Only recipe 1 is sure to be solvable, and has a plan. A layout on which no deal can ever be cleared is never dealt;
    recipe 0 deals where that is not known.

    :raises ValueError: when the code asks for gravity, which this game does not have.
    """
    if code.has_gravity:
        raise ValueError(f"{code}: gravity is for shisen-sho")
    count = len(layout)
    if count % 2:
        return Undealable(UndealableReason.ODD_COUNT)
    rng = generator_of(code)
    groups = draw_groups(count, rng)
    if code.recipe is Recipe.UNIFORM:
        return _deal_uniform(layout, code, groups, rng)
    rng.shuffle(groups)
    outcome = dismantle(layout, layout.full, rng)
    if isinstance(outcome, Undealable | NotFound):
        return outcome
    on_tiles = lay_on_pairs(groups, outcome.pairs, code, rng)
    board = Board.full(layout, deal_faces(on_tiles, rng))
    return Deal(code, board, outcome.pairs if code.recipe is Recipe.DISMANTLE else None)


def _deal_uniform(layout: Layout, code: GameCode, groups: list[int], rng: SplitMix64) -> Deal[Board] | Undealable:
    on_tiles = lay_uniformly(groups, rng)
    board = Board.full(layout, deal_faces(on_tiles, rng))
    outcome = dismantle(layout, layout.full, rng)
    return outcome if isinstance(outcome, Undealable) else Deal(code, board, None)
