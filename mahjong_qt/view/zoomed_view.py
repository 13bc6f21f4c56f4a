"""The view as far as the board is looked at from nearer: zooming, moving it about, bringing tiles into sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mahjong_qt.view.sharp_view import SharpView
from mahjong_qt.view.stretch import face_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPointF, QRect
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.view.board_scene import BoardScene
    from mahjong_qt.view.whole_board import WholeBoardButton
    from mahjong_qt.view.zoom import ZoomState

ZOOM_STEP = 1.25
"""How many times larger a key shows the board."""


class ZoomedView(SharpView):
    """Shows a board as a whole or from nearer; while it is from nearer, a button leads back to the whole."""

    def __init__(self, scene: BoardScene, art: TileArt, parent: QWidget | None = None) -> None:
        """Show the whole of it at first."""
        super().__init__(scene, art, parent)
        self._whole_board: WholeBoardButton | None = None
        self.zoom_changed.connect(self._offer_whole_board)

    @property
    def zoom_state(self) -> ZoomState:
        """How large the board is shown, and what can be done about it."""
        return self._zoom.state

    @property
    def can_pan(self) -> bool:
        """Whether the board reaches beyond the view."""
        return self._zoom.can_pan

    def zoom_in(self) -> None:
        """Show the board larger, about the middle of the view."""
        self.zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show the board smaller, down to the size that fits."""
        self.zoom_by(1 / ZOOM_STEP)

    def zoom_to_fit(self) -> None:
        """Show the whole board again."""
        self._change_zoom(self._zoom.fit)

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Show the board so many times larger; what lies at a point of the viewport, or in its middle, stays there."""
        ratio = self.devicePixelRatioF()
        point = None if about is None else (about.x() * ratio, about.y() * ratio)
        self._change_zoom(lambda: self._zoom.to(self._zoom.zoom.factor * factor, point))

    def pan(self, way: QPointF) -> None:
        """Move the board by a way in the viewport, as far as its edges let it."""
        ratio = self.devicePixelRatioF()
        self._change_zoom(lambda: self._zoom.pan(way.x() * ratio, way.y() * ratio))

    def reveal(self, tiles: Sequence[int]) -> None:
        """Move the board just so far that all these tiles are seen; make it smaller where there is no room for them."""
        scene, placement, ratio = self.board_scene, self.board_scene.placement, self.devicePixelRatioF()
        if placement is None or not tiles or not self.can_pan:
            return
        area = QRectF()
        for tile in tiles:
            area = area.united(self.viewportTransform().mapRect(face_of(scene.slots[tile], placement)))
        edges = area.left(), area.top(), area.right(), area.bottom()
        self._change_zoom(lambda: self._zoom.reveal(*(edge * ratio for edge in edges)))

    def tiles_under(self, area: QRect) -> int:
        """Return how many tiles an area of the view would hide, wholly or in part."""
        return self.board_scene.tiles_under(self.mapToScene(area).boundingRect())

    def _change_zoom(self, change: Callable[[], None]) -> None:
        """Look at the board another way, if there is one and it is not looked at so already."""
        if self.board_scene.placement is None:
            return
        self._measure()
        before = self._zoom.zoom
        change()
        if self._zoom.zoom != before:
            if self._zoom.zoom.factor != before.factor:
                self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._follow_change()

    def _offer_whole_board(self, state: ZoomState) -> None:
        if self._whole_board is None and state.can_zoom_out:
            from mahjong_qt.view.whole_board import WholeBoardButton

            self._whole_board = WholeBoardButton(self)
        if self._whole_board is not None:
            self._whole_board.setVisible(state.can_zoom_out)
