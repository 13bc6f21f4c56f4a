"""The view: fills the window with the board at every size, sharp to the device pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mahjong_qt.art.background import board_background
from mahjong_qt.view.geometry import BoardGeometry
from mahjong_qt.view.keyboard import KeyboardCursor
from mahjong_qt.view.tile_items import Placement

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.view.board_scene import BoardScene

SETTLE = 60
"""Milliseconds without a change of size after which the tiles are rendered anew at the exact size."""


class BoardView(QGraphicsView):
    """Shows a :class:`BoardScene` and hands it clicks.

    One unit of the scene is one logical pixel, and its origin is the view's top-left corner. While the size is being
    changed the picture is stretched; when it rests, tiles are rendered at the size that they have on the screen.
    """

    def __init__(self, scene: BoardScene, art: TileArt, parent: QWidget | None = None) -> None:
        """Show the scene, of which a reference is kept."""
        super().__init__(scene, parent)
        self._board_scene = scene
        self._art = art
        # a viewport made here is known to Python; finding out the type of Qt's own one costs 16 ms
        self.board_viewport = QWidget()
        self.setViewport(self.board_viewport)
        # the table covers everything: Qt need not fill what lies under it first (4 of 14 ms at 4K)
        self.board_viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._is_dark = False
        self._background = QPixmap()
        self._keys = KeyboardCursor(scene)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self.lay_out)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # for lines; pictures are not affected
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_dark(self, is_dark: bool) -> None:
        """Put the board on a dark or a light table."""
        if is_dark != self._is_dark:
            self._is_dark = is_dark
            self._background = QPixmap()
            self.board_viewport.update()

    def lay_out(self) -> None:
        """Fit the board to the view and render what is shown at the exact size."""
        self._settle.stop()
        board = self._board_scene.board
        size = self.board_viewport.size()
        # before the window is shown its size is not known yet; showing it lays the board out
        if board is None or size.isEmpty() or not self.isVisible():
            return
        ratio = self.devicePixelRatioF()
        geometry = BoardGeometry.fit(board.layout, round(size.width() * ratio), round(size.height() * ratio))
        # a view need not begin on a whole device pixel of its window, and what is drawn there would be blurred
        origin = self.board_viewport.mapTo(self.window(), QPoint(0, 0))
        shift_x, shift_y = (-((part * ratio) % 1.0) % 1.0 for part in (origin.x(), origin.y()))
        self._art.prepare(geometry.metrics, ratio)
        self.resetTransform()
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._board_scene.place(Placement(geometry, ratio, shift_x, shift_y))
        self.board_viewport.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretch the picture, and render it anew as soon as the size rests."""
        super().resizeEvent(event)
        old = self.sceneRect()
        if self._board_scene.placement is None or old.isEmpty():
            self.lay_out()
            return
        size = self.board_viewport.size()
        scale = min(size.width() / old.width(), size.height() / old.height())
        self.setTransform(QTransform.fromScale(scale, scale))
        self._settle.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board to the size that the window has got."""
        super().showEvent(event)
        if self._board_scene.placement is None:
            self.lay_out()

    def event(self, event: QEvent) -> bool:
        """Render anew when the window comes to a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        return super().event(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Paint the table in the pixels of the view, whatever the scene's scale is.

        While the size is being changed the table is stretched, as the tiles are.
        """
        if self._background.isNull() or not self._settle.isActive():
            self._make_background()
        painter.save()
        painter.resetTransform()
        if self._settle.isActive():
            painter.drawPixmap(self.board_viewport.rect(), self._background)
        else:
            painter.drawPixmap(0, 0, self._background)
        painter.restore()

    def tiles_under(self, area: QRect) -> int:
        """Return how many tiles an area of the view would hide, wholly or in part."""
        return self._board_scene.tiles_under(self.mapToScene(area).boundingRect())

    def _make_background(self) -> None:
        size, ratio = self.board_viewport.size(), self.devicePixelRatioF()
        width, height = round(size.width() * ratio), round(size.height() * ratio)
        if (self._background.width(), self._background.height()) != (width, height):
            self._background = board_background(width, height, ratio, self._is_dark)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Click the tile under the mouse, at the press, so that quick players are not held up."""
        if event.button() == Qt.MouseButton.LeftButton:
            scene = self._board_scene
            self._keys.hide()
            scene.click(scene.tile_at(self.mapToScene(event.position().toPoint())))
            self._hover(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as the click that it is."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do nothing: a click counts at its press."""
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Outline the free tile under the mouse."""
        self._hover(event)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Outline nothing any more."""
        self._board_scene.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by the arrow keys, and Space or Enter."""
        if self._keys.press(Qt.Key(event.key())):
            event.accept()
        else:
            event.ignore()

    def _hover(self, event: QMouseEvent) -> None:
        scene = self._board_scene
        is_over_free = scene.hover(scene.tile_at(self.mapToScene(event.position().toPoint())))
        shape = Qt.CursorShape.PointingHandCursor if is_over_free else Qt.CursorShape.ArrowCursor
        if self.board_viewport.cursor().shape() != shape:
            self.board_viewport.setCursor(shape)
