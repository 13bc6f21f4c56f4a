"""Shuffles in the middle of a game: the same tiles on the same slots, in an order that can be cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.solitaire.board import Board, Pair
from mahjong_qt.engine.solitaire.dismantle import NotFound, Undealable, UndealableReason, dismantle

if TYPE_CHECKING:
    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.rng import SplitMix64


class Shuffled(NamedTuple):
    """The board with its tiles rearranged, and one way to clear it from there."""

    board: Board
    plan: tuple[Pair, ...]


def shuffle(board: Board, rng: SplitMix64) -> Shuffled | Undealable | NotFound:
    """Rearrange the faces of the tiles still there so that the board can be cleared.

    The faces of each group, in the order of their tiles, are shuffled where they differ and put together two by two;
    these pairs are shuffled; the tiles are dismantled; the k-th pair of faces goes on the k-th pair of tiles.
    Slots whose tile is gone keep their face.
    """
    by_group: dict[int, list[Face]] = {}
    for tile in tiles_of(board.present):
        face = board.faces[tile]
        by_group.setdefault(face.group, []).append(face)
    if any(len(faces) % 2 for faces in by_group.values()):
        return Undealable(UndealableReason.ODD_COUNT)
    pairs_of_faces: list[tuple[Face, Face]] = []
    for _, faces in sorted(by_group.items()):
        if len(set(faces)) > 1:
            rng.shuffle(faces)
        pairs_of_faces += zip(faces[::2], faces[1::2], strict=True)
    rng.shuffle(pairs_of_faces)
    outcome = dismantle(board.layout, board.present, rng)
    if isinstance(outcome, Undealable | NotFound):
        return outcome
    faces_now = list(board.faces)
    for (one, other), (its_face, other_face) in zip(outcome.pairs, pairs_of_faces, strict=True):
        faces_now[one], faces_now[other] = its_face, other_face
    return Shuffled(Board(board.layout, tuple(faces_now), board.present), outcome.pairs)
