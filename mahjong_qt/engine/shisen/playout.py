"""Games of Shisen-sho played to the end by somebody who sees which pairs are open and never looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.search.pairings import LARGEST_GROUP
from mahjong_qt.engine.shisen.open_pairs import open_pairs
from mahjong_qt.engine.shisen.theory import ShisenTheory

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from mahjong_qt.engine.play.board import Pair
    from mahjong_qt.engine.play.difficulty import Player
    from mahjong_qt.engine.shisen.board import Board


def careless_player(board: Board) -> Player:
    """Return the careless player on a board.

    He takes what is left of a group at once when all of it can go, and otherwise any pair that is open.

    :raises ValueError: when a group has more than eight tiles and nothing falls: he does not play on such fields.
    """
    return FallingPlayouts(board) if board.grid.has_gravity else SteadyPlayouts(board)


class SteadyPlayouts:
    """Games without gravity: lines stay once they are open."""

    def __init__(self, board: Board) -> None:
        """Prepare what all games share."""
        groups = groups_of(board)
        if any(len(tiles) > LARGEST_GROUP for tiles in groups):
            raise ValueError(f"groups of more than {LARGEST_GROUP} tiles")
        self._theory = ShisenTheory(board.grid.occupancy(board.present), groups)
        self._tiles_left = board.tiles_left

    def play(self, random: Random) -> list[Pair]:
        """Return the pairs of one game in the order of their removal; only ``random.random()`` is called."""
        theory = self._theory
        domains = [pairings.all for pairings in theory.groups]
        state, taken = theory.play_out(theory.start(), domains, range(len(domains)))
        while options := list(theory.options(state, domains)):
            group, _, pairings, _ = options[int(random.random() * len(options))]
            domains[group] &= pairings
            state, more = theory.play_out(state, domains, (group,))
            taken += more
        return taken

    def is_won(self, game: Sequence[Pair]) -> bool:
        """Say whether a game left nothing."""
        return 2 * len(game) == self._tiles_left


class FallingPlayouts:
    """Games in which tiles fall, so that everything is to be looked at anew after each pair."""

    def __init__(self, board: Board) -> None:
        """Prepare what all games share."""
        self._board = board
        self._group_of = [face.group for face in board.faces]

    def play(self, random: Random) -> list[Pair]:
        """Return the pairs of one game in the order of their removal; only ``random.random()`` is called."""
        board, present = self._board, self._board.present
        left: dict[int, int] = dict.fromkeys(self._group_of, 0)
        for tiles in groups_of(board):
            left[self._group_of[tiles[0]]] = len(tiles)
        taken: list[Pair] = []
        while pairs := [(one, other) for one, other, _ in open_pairs(board, present)]:
            # the last two of a group wait for nobody
            last = [pair for pair in pairs if left[self._group_of[pair[0]]] == 2]
            choice = last or pairs
            one, other = choice[int(random.random() * len(choice))]
            taken.append((one, other))
            left[self._group_of[one]] -= 2
            present &= ~(1 << one | 1 << other)
        return taken

    def is_won(self, game: Sequence[Pair]) -> bool:
        """Say whether a game left nothing."""
        return 2 * len(game) == self._board.tiles_left
