"""The steps of version 1 of the game codes that deals of both games share, for ever; see ``docs/deals.md``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.game_code import SWAPS, VERSION
from mahjong_qt.engine.rng import SplitMix64, seed_from_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.play.board import Pair


def generator_of(code: GameCode) -> SplitMix64:
    """Return the generator of all numbers of a deal; options have no part in it."""
    return SplitMix64(seed_from_text(f"{VERSION}:{code.layout}:{code.value}"))


def lay_uniformly(groups: Sequence[int], rng: SplitMix64) -> list[int]:
    """Return the group of each tile by recipe 0: each entry twice, shuffled, in canonical order."""
    on_tiles = [group for group in groups for _ in range(2)]
    rng.shuffle(on_tiles)
    return on_tiles


def lay_on_pairs(groups: Sequence[int], pairs: Iterable[Pair], code: GameCode, rng: SplitMix64) -> list[int]:
    """Return the group of each tile by the other recipes: entry k on pair k, then as many swaps as the recipe says."""
    on_tiles = [0] * (2 * len(groups))
    for group, (one, other) in zip(groups, pairs, strict=True):
        on_tiles[one] = on_tiles[other] = group
    for _ in range(SWAPS.get(code.recipe, 0)):
        one, other = rng.two_below(len(on_tiles))
        on_tiles[one], on_tiles[other] = on_tiles[other], on_tiles[one]
    return on_tiles
