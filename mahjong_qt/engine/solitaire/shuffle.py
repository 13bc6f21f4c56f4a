"""Shuffles in the middle of a game: the same tiles on the same slots, in an order that can be cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.board import Board
from mahjong_qt.engine.play.deal import NotFound, Shuffled, Undealable, UndealableReason
from mahjong_qt.engine.play.reface import draw_face_pairs
from mahjong_qt.engine.solitaire.dismantle import dismantle

if TYPE_CHECKING:
    from mahjong_qt.engine.rng import SplitMix64


def shuffle(board: Board, rng: SplitMix64) -> Shuffled[Board] | Undealable | NotFound:
    """Rearrange the faces of the tiles still there so that the board can be cleared.

    Pairs of faces are drawn; the tiles are dismantled; the k-th pair of faces goes on the k-th pair of tiles.
    Slots whose tile is gone keep their face.
    """
    pairs_of_faces = draw_face_pairs(board, rng)
    if pairs_of_faces is None:
        return Undealable(UndealableReason.ODD_COUNT)
    outcome = dismantle(board.layout, board.present, rng)
    if isinstance(outcome, Undealable | NotFound):
        return outcome
    faces_now = list(board.faces)
    for (one, other), (its_face, other_face) in zip(outcome.pairs, pairs_of_faces, strict=True):
        faces_now[one], faces_now[other] = its_face, other_face
    return Shuffled(board.with_faces(faces_now), outcome.pairs)
