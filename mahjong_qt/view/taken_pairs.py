"""The pairs that a game has taken from the board, as they lie beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from mahjong_qt.engine.history import History
from mahjong_qt.engine.play.event import PairTaken, Redone, TilesShuffled, Undone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.event import Event

    FacePair: TypeAlias = tuple[Face, Face]


def taken_pairs(events: Iterable[Event], board: Board) -> list[FacePair]:
    """Return the faces of all pairs that are gone, first the one that went first.

    The events are all of a game, of which the board is the position now: a tile that is gone keeps its face.
    """
    history: History[None, Event] = History(None)
    for event in events:
        match event:
            case PairTaken() | TilesShuffled():
                history.push(event, None)
            case Undone():
                history.undo()
            case Redone():
                history.redo()
    faces = board.faces
    return [(faces[move.one], faces[move.other]) for move in history.moves if isinstance(move, PairTaken)]
