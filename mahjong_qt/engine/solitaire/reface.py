"""The same tiles with their faces moved, as a shuffle leaves them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.solitaire.board import Board

if TYPE_CHECKING:
    from collections.abc import Sequence


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
    return Board(board.layout, tuple(faces), board.present)


def has_same_tiles(board: Board, other: Board) -> bool:
    """Say whether the boards have their tiles on the same slots, and the same faces in any order."""
    return board.layout == other.layout and board.present == other.present and _hand(board) == _hand(other)


def _hand(board: Board) -> list[int]:
    return sorted(board.faces[tile].index for tile in tiles_of(board.present))
