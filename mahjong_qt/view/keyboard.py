"""Play by keys: a cursor that goes from free tile to free tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from mahjong_qt.art.tile_state import Mark

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.view.board_scene import BoardScene

_DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

_SIDEWAYS_COST = 2.5
"""How much dearer a step aside is than one along the direction of the key."""


class KeyboardCursor:
    """A cursor on a free tile: arrows move it, Space and Enter click its tile."""

    def __init__(self, scene: BoardScene) -> None:
        """Begin hidden."""
        self._scene = scene
        self._tile: int | None = None

    def hide(self) -> None:
        """Take the cursor away; the next arrow key brings it back where it was."""
        self._scene.show_cursor(None)

    def press(self, key: Qt.Key) -> bool:
        """Take a key and say whether it was one of the cursor's."""
        if key in _DIRECTIONS:
            self._move(*_DIRECTIONS[key])
            return True
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._is_shown() or not self._scene.is_playable:
                self._scene.click(self._tile)
            self._show()
            return True
        return False

    def _is_shown(self) -> bool:
        """Say whether the player sees where the cursor is: a key must never click what bears no mark."""
        return self._tile is not None and self._scene.marked(Mark.CURSOR) == [self._tile]

    def _show(self) -> None:
        """Mark the tile of the cursor; from one that is not free any more it goes to the nearest that is."""
        board = self._scene.board
        if board is not None:
            if self._tile is None or not self._is_free(board, self._tile):
                self._tile = min(board.free(), key=self._distance_from_last, default=None)
            self._scene.show_cursor(self._tile)

    def _move(self, right: int, down: int) -> None:
        board = self._scene.board
        if board is None:
            return
        if self._tile is not None and self._is_free(board, self._tile):
            slots = board.slots
            x, y, _ = slots[self._tile]
            best: tuple[float, int] | None = None
            for tile in board.free():
                dx, dy = slots[tile].x - x, slots[tile].y - y
                along = dx * right + dy * down
                aside = abs(dx * down) + abs(dy * right)
                if along > 0 and (best is None or (along + _SIDEWAYS_COST * aside, tile) < best):
                    best = along + _SIDEWAYS_COST * aside, tile
            if best is not None:
                self._tile = best[1]
        self._show()

    @staticmethod
    def _is_free(board: Board, tile: int) -> bool:
        # the tile may be one of a larger board that was there before
        return tile < len(board.layout) and board.is_free(tile)

    def _distance_from_last(self, tile: int) -> int:
        board = self._scene.board
        if board is None or self._tile is None or self._tile >= len(board.layout):
            return 0
        here, there = board.slots[tile], board.slots[self._tile]
        return abs(here.x - there.x) + abs(here.y - there.y)
