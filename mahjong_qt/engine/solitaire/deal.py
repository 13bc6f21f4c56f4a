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
from mahjong_qt.engine.game_code import SWAPS, VERSION, GameCode, Recipe
from mahjong_qt.engine.play.deal import Deal, NotFound, Undealable, UndealableReason
from mahjong_qt.engine.rng import SplitMix64, seed_from_text
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.dismantle import dismantle

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout


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
    rng = SplitMix64(seed_from_text(f"{VERSION}:{code.layout}:{code.value}"))
    groups = draw_groups(count, rng)
    if code.recipe is Recipe.UNIFORM:
        return _deal_uniform(layout, code, groups, rng)
    rng.shuffle(groups)
    outcome = dismantle(layout, layout.full, rng)
    if isinstance(outcome, Undealable | NotFound):
        return outcome
    on_tiles = [0] * count
    for group, (one, other) in zip(groups, outcome.pairs, strict=True):
        on_tiles[one] = on_tiles[other] = group
    for _ in range(SWAPS.get(code.recipe, 0)):
        one, other = rng.two_below(count)
        on_tiles[one], on_tiles[other] = on_tiles[other], on_tiles[one]
    board = Board.full(layout, deal_faces(on_tiles, rng))
    return Deal(code, board, outcome.pairs if code.recipe is Recipe.DISMANTLE else None)


def _deal_uniform(layout: Layout, code: GameCode, groups: list[int], rng: SplitMix64) -> Deal[Board] | Undealable:
    on_tiles = [group for group in groups for _ in range(2)]
    rng.shuffle(on_tiles)
    board = Board.full(layout, deal_faces(on_tiles, rng))
    outcome = dismantle(layout, layout.full, rng)
    return outcome if isinstance(outcome, Undealable) else Deal(code, board, None)
