"""The view as far as it shows: board and table, at every size, zoom and look sharp to the device pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mahjong_qt.view.piecework import Piecework
from mahjong_qt.view.redrawing import redraw
from mahjong_qt.view.stretch import stretch
from mahjong_qt.view.table import BoardTable
from mahjong_qt.view.tile_items import Placement
from mahjong_qt.view.zoom import BoardZoom

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage, QResizeEvent, QShowEvent

    from mahjong_qt.art.background import Background
    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.art.tile_set import TileSet
    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.view.board_scene import BoardScene

SETTLE = 25
"""Milliseconds without a change of size or zoom after which the tiles are rendered anew at the exact size."""


class SharpView(QGraphicsView):
    """Shows a :class:`~mahjong_qt.view.board_scene.BoardScene` sharp to the pixel, as its zoom has it.

    One unit of the scene is one logical pixel, and its origin is the view's top-left corner. While size or zoom are
    being changed the picture is stretched. When they rest, tiles are rendered at the size that they have on the screen,
    a few at a time, so that nothing has to wait; a further change breaks that off. So does another look of tiles or
    table come: what was there before is seen until all of it is drawn.
    """

    zoom_changed = Signal(object)
    """The :class:`~mahjong_qt.view.zoom.ZoomState`, whenever it is another one."""

    dressed = Signal()
    """Tiles look otherwise now."""

    def __init__(self, scene: BoardScene, art: TileArt, parent: QWidget | None = None) -> None:
        """Show the scene, of which a reference is kept."""
        super().__init__(scene, parent)
        self.board_scene = scene
        self._art = art
        # a viewport made here is known to Python; finding out the type of Qt's own one costs 16 ms
        self.board_viewport = QWidget()
        self.setViewport(self.board_viewport)
        # the table covers everything: Qt need not fill what lies under it first (4 of 14 ms at 4K)
        self.board_viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._table = BoardTable(self.board_viewport)
        self._zoom = BoardZoom()
        self._zoom_told = self._zoom.state
        self._next_look: tuple[TileSet, TileStyle] | None = None
        self._sharpening = Piecework(self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._sharpen)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # for lines; pictures are not affected
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)

    # the look

    def set_dark(self, is_dark: bool) -> None:
        """Put the board on a dark or a light table."""
        self._table.set_dark(is_dark)

    def set_background(self, table: Background, image: QImage | None = None) -> None:
        """Put the board on another kind of table, or on a picture that was read already."""
        self._table.set_kind(table, image)

    def dress(self, tile_set: TileSet, style: TileStyle) -> None:
        """Draw tiles from another set or with other bodies, and show them when all are there."""
        before = self._next_look or (self._art.tile_set, self._art.style)
        if (tile_set.fingerprint, style) == (before[0].fingerprint, before[1]):
            return
        if self.board_scene.placement is None:
            self._art.dress(tile_set, style)
            self.dressed.emit()
            return
        is_back = (tile_set.fingerprint, style) == (self._art.tile_set.fingerprint, self._art.style)
        self._next_look = None if is_back else (tile_set, style)
        self._sharpening.stop()
        if not self._settle.isActive():
            self._sharpen()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Paint the table, whatever the scene's scale is; what is not yet as it shall be is so soon."""
        self._table.draw(painter)
        if not self._table.is_complete and self.is_at_rest:
            self._settle.start()

    # size

    def lay_out(self) -> None:
        """Render tiles at the exact size, at once; a layout that was not there before is fitted to the view."""
        self._settle.stop()
        self._sharpening.stop()
        board = self.board_scene.board
        # before the window is shown its size is not known yet; showing it lays the board out
        if board is None or not self._can_be_seen:
            return
        placement = self._target(board, self._art.style)
        self._art.prepare(placement.geometry.metrics, placement.ratio)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self.resetTransform()
        self.setSceneRect(QRectF(QPointF(), self.board_viewport.size().toSizeF()))
        self.board_scene.place(placement)
        self.board_viewport.update()
        self._tell_zoom()
        if self._next_look is not None:
            self._settle.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretch the picture, and render it anew as soon as the size rests."""
        super().resizeEvent(event)
        if self.board_scene.placement is None or self.sceneRect().isEmpty():
            self.lay_out()
        else:
            # smoothing would take the half of a frame that is not to spare while an edge of the window is dragged
            self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            self._follow_change()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board to the size that the window has got."""
        super().showEvent(event)
        if self.board_scene.placement is None:
            self.lay_out()
        else:
            # it may have been hidden before it was rendered at its size
            self._settle.start()

    def event(self, event: QEvent) -> bool:
        """Render anew when the window comes to a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return super().event(event)

    @property
    def is_sharpening(self) -> bool:
        """Whether tiles or table are being rendered beside those that are seen."""
        return self._sharpening.is_under_way

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing changes, and nothing is to be rendered any more."""
        return not self._settle.isActive() and not self.is_sharpening

    @property
    def _can_be_seen(self) -> bool:
        return self.isVisible() and not self.board_viewport.size().isEmpty()

    def _measure(self) -> float:
        """Tell the zoom how large the view is now, and return its device pixel ratio."""
        size, ratio = self.board_viewport.size(), self.devicePixelRatioF()
        self._zoom.resize(round(size.width() * ratio), round(size.height() * ratio))
        return ratio

    def _target(self, board: Board, style: TileStyle) -> Placement:
        """Return where a board belongs whose tiles look like this."""
        self._zoom.lay(board.layout, style)
        ratio = self._measure()
        # a view need not begin on a whole device pixel of its window, and what is drawn there would be blurred
        origin = self.board_viewport.mapTo(self.window(), QPoint(0, 0))
        shift_x, shift_y = (-((part * ratio) % 1.0) % 1.0 for part in (origin.x(), origin.y()))
        return Placement(self._zoom.geometry(), ratio, shift_x, shift_y)

    def _follow_change(self) -> None:
        """Stretch the picture to just where and as large as the board will be, and have it rendered so soon."""
        self._sharpening.stop()
        board, placement = self.board_scene.board, self.board_scene.placement
        if board is None or placement is None or self.board_viewport.size().isEmpty():
            return
        ratio = self._measure()
        self._zoom.geometry()
        across, down, corner = stretch(board.layout, placement, self._zoom.frame, ratio)
        size = self.board_viewport.size()
        self.setTransform(QTransform.fromScale(across, down))
        self.setSceneRect(QRectF(corner.x(), corner.y(), size.width() / across, size.height() / down))
        self.board_viewport.update()
        self._settle.start()
        self._tell_zoom()

    def _sharpen(self) -> None:
        board = self.board_scene.board
        if self._can_be_seen:
            is_placed = board is not None and self.board_scene.placement is not None
            self._sharpening.begin(self._pieces(board) if board is not None and is_placed else self._table.work())

    def _pieces(self, board: Board) -> Iterator[None]:
        """Render tiles and table beside those that are seen, and show all of them at once, in the last piece."""
        look, before = self._next_look, self.board_scene.placement
        tile_set, style = look or (self._art.tile_set, self._art.style)
        target = self._target(board, style)
        twin: TileArt | None = None
        yield from self._table.pieces()
        if look or before is None or (before.geometry.metrics, before.ratio) != (target.geometry.metrics, target.ratio):
            twin = self._art.twin(tile_set, style)
            yield from redraw(twin, board, target.geometry.metrics, target.ratio)
        # between here and the end nobody else has a turn: art, board and table fit each other
        if not self._can_be_seen:
            return
        self._table.exchange()
        if self._target(board, style) != target:
            self._settle.start()
            return
        if twin is not None:
            self._art.take_over(twin)
        self._next_look = None
        is_stretched = not self.transform().isIdentity() or self.sceneRect().topLeft() != QPointF()
        if twin is not None or target != before or is_stretched:
            self.lay_out()
        if look is not None:
            self.dressed.emit()

    def _tell_zoom(self) -> None:
        if self._zoom.state != self._zoom_told:
            self._zoom_told = self._zoom.state
            self.zoom_changed.emit(self._zoom_told)
