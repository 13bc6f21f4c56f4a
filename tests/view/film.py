"""Lets a test see one frame of a movement after the other, by a clock of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.transition import Change, Status, Transition

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.view.board_scene import BoardScene


class Film:
    """The time of a scene's motion, which stands until a test lets it go on."""

    def __init__(self, scene: BoardScene) -> None:
        self.time = 0
        self._scene = scene
        scene.motion.now = lambda: self.time

    def wait(self, milliseconds: int) -> None:
        """Shows what is seen so much later, and nothing in between."""
        self.time += milliseconds
        self._scene.motion.advance()


def step(board: Board, change: Change, *, removed: tuple[int, ...] = (), returned: tuple[int, ...] = ()) -> Transition:
    """A step to this board, which is a win when no tile is left."""
    status = Status.PLAYING if board.tiles_left else Status.CLEARED
    return Transition(change, removed, returned, change is Change.SHUFFLE, board, status)


def take(scene: BoardScene, pair: tuple[int, int]) -> None:
    """Takes a pair, as the game does."""
    assert scene.board is not None
    scene.apply(step(scene.board.remove(pair), Change.PAIR, removed=pair))
