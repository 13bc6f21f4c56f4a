"""The view as far as it is played on: mouse, wheel, fingers and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt

from mahjong_qt.art.tile_state import Mark
from mahjong_qt.view.hand import BoardHand
from mahjong_qt.view.keyboard import KeyboardCursor
from mahjong_qt.view.zoomed_view import ZoomedView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.view.board_scene import BoardScene


class BoardView(ZoomedView):
    """Shows a :class:`BoardScene` and hands it clicks; whatever else the hand does zooms or moves the board."""

    def __init__(self, scene: BoardScene, art: TileArt, parent: QWidget | None = None) -> None:
        """Show the scene, of which a reference is kept."""
        # asked at the first event of the viewport
        self._hand = BoardHand(self)
        super().__init__(scene, art, parent)
        self._keys = KeyboardCursor(scene)
        self.board_viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def press(self, place: QPointF) -> None:
        """Click what lies at a place of the viewport."""
        scene = self.board_scene
        self._keys.hide()
        scene.click(self._tile_at(place))

    def is_beside_tiles(self, place: QPointF) -> bool:
        """Say whether there is nothing but the table at a place of the viewport."""
        return self._tile_at(place) is None

    def show_grip(self, is_gripped: bool) -> None:
        """Show that the board is being dragged, or is so no more."""
        self._set_cursor(Qt.CursorShape.ClosedHandCursor if is_gripped else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Click the tile under the mouse, at the press, so that quick players are not held up."""
        self._hand.press(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._hover(event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as the click that it is."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the board: a click on a tile counts at its press."""
        self._hand.release(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the board, or outline the free tile under the mouse."""
        if not self._hand.move(event):
            self._hover(event.position())
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom, or move the board."""
        self._hand.turn(event)
        if not self._hand.is_gripping:
            self._hover(event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow fingers on a screen or touchpad."""
        return self._hand.take(event) or super().viewportEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Outline nothing any more."""
        self.board_scene.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by the arrow keys, and Space or Enter."""
        if self._keys.press(Qt.Key(event.key())):
            self.reveal(self.board_scene.marked(Mark.CURSOR))
            event.accept()
        else:
            event.ignore()

    def _tile_at(self, place: QPointF) -> int | None:
        return self.board_scene.tile_at(self.mapToScene(place.toPoint()))

    def _hover(self, place: QPointF) -> None:
        is_over_free = self.board_scene.hover(self._tile_at(place))
        self._set_cursor(Qt.CursorShape.PointingHandCursor if is_over_free else Qt.CursorShape.ArrowCursor)

    def _set_cursor(self, shape: Qt.CursorShape) -> None:
        if self.board_viewport.cursor().shape() != shape:
            self.board_viewport.setCursor(shape)
