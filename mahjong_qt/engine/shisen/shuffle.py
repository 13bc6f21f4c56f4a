"""Shuffles in the middle of a game: the same tiles on the same cells, in an order that can be cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.deal import Shuffled, Undealable, UndealableReason
from mahjong_qt.engine.play.reface import draw_face_pairs
from mahjong_qt.engine.shisen.dismantle import dismantle

if TYPE_CHECKING:
    from mahjong_qt.engine.rng import SplitMix64
    from mahjong_qt.engine.shisen.board import Board


def shuffle(board: Board, rng: SplitMix64) -> Shuffled[Board] | Undealable:
    """Rearrange the faces of the tiles still there so that the board can be cleared, which is always possible.

    The pairs of faces of :func:`~mahjong_qt.engine.play.reface.draw_face_pairs` are laid on the pairs of tiles that the
    field is dismantled into, under the gravity of the board.
    """
    pairs_of_faces = draw_face_pairs(board, rng)
    if pairs_of_faces is None:
        return Undealable(UndealableReason.ODD_COUNT)
    pairs = dismantle(board.grid, board.present, rng)
    faces = list(board.faces)
    for (one, other), (its_face, other_face) in zip(pairs, pairs_of_faces, strict=True):
        faces[one], faces[other] = its_face, other_face
    return Shuffled(board.with_faces(faces), pairs)
