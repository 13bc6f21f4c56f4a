"""The same tiles with their faces moved, as a shuffle leaves them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.layout.layout import tiles_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.rng import SplitMix64


def labels_left(board: Board) -> tuple[str, ...]:
    """Return the labels of the tiles present, in ascending order of the tiles."""
    return tuple(board.faces[tile].label for tile in tiles_of(board.present))


def with_labels(board: Board, labels: Sequence[str]) -> Board:
    """Return the board with other faces, given as :func:`labels_left` gives them.

    :raises ValueError: when a label stands for no face, or there is not one for each tile present.
    """
    faces = list(board.faces)
    for tile, label in zip(tiles_of(board.present), labels, strict=True):
        faces[tile] = face_from_label(label)
    return board.with_faces(faces)


def has_same_tiles(board: Board, other: Board) -> bool:
    """Say whether the boards are of one game with their tiles in the same places, and the same faces in any order."""
    is_alike = len(board.faces) == len(other.faces) and board.with_faces(other.faces) == other
    return is_alike and _hand(board) == _hand(other)


def _hand(board: Board) -> list[int]:
    return sorted(board.faces[tile].index for tile in tiles_of(board.present))


def draw_face_pairs(board: Board, rng: SplitMix64) -> list[tuple[Face, Face]] | None:
    """Return the faces of the tiles present as matching pairs in a random order; None when some face stays alone.

    The faces of each group, in the order of their tiles, are shuffled where they differ and put together two by two;
    then these pairs are shuffled.
    """
    by_group: dict[int, list[Face]] = {}
    for tile in tiles_of(board.present):
        face = board.faces[tile]
        by_group.setdefault(face.group, []).append(face)
    if any(len(faces) % 2 for faces in by_group.values()):
        return None
    pairs: list[tuple[Face, Face]] = []
    for _, faces in sorted(by_group.items()):
        if len(set(faces)) > 1:
            rng.shuffle(faces)
        pairs += zip(faces[::2], faces[1::2], strict=True)
    rng.shuffle(pairs)
    return pairs
