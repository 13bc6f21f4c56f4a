"""What lies under the tiles and over them: the table, and the grid of the layer that is worked on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from editor.canvas.colours import colours
from editor.canvas.grid import Grid

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from editor.canvas.geometry import CanvasGeometry
    from editor.workspace import Workspace


class CanvasTable:
    """Draws both, light or dark, the grid only when it is wanted."""

    def __init__(self, workspace: Workspace) -> None:
        """Begin light, with the grid."""
        self._workspace = workspace
        self.is_dark = False
        self.has_grid = True
        self.ghost_layer: int | None = None
        """The layer on which the tool would lay a tile now, where that may be another one than the current."""

    def draw(self, painter: QPainter, area: QRectF, geometry: CanvasGeometry | None) -> None:
        """Draw the table and the grid on it."""
        table = colours(self.is_dark)
        painter.fillRect(area, table.table)
        if (grid := self._grid(geometry)) is not None:
            grid.draw(painter, area, table.on_table, table.table)

    def draw_over_tiles(self, painter: QPainter, area: QRectF, geometry: CanvasGeometry | None) -> None:
        """Draw the grid faintly over everything too, when there are lower layers on which one may lay tiles."""
        if self.layer and (grid := self._grid(geometry)) is not None:
            grid.draw(painter, area, colours(self.is_dark).on_tiles)

    def _grid(self, geometry: CanvasGeometry | None) -> Grid | None:
        if geometry is None or not self.has_grid:
            return None
        return Grid(geometry, self.layer, self._workspace.step)

    @property
    def layer(self) -> int:
        """The layer whose grid is drawn."""
        view = self._workspace.layers.view
        return view.current if self.ghost_layer is None or not view.is_auto else self.ghost_layer


def lay_sheet(view: QGraphicsView) -> QWidget:
    """Give a view the widget on which it paints, and let it paint no more than it has to; return that widget."""
    # a viewport made here is known to Python; finding out the type of Qt's own one costs 16 ms
    sheet = QWidget()
    view.setViewport(sheet)
    # the table covers everything: Qt need not fill what lies under it first
    sheet.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    flags = QGraphicsView.OptimizationFlag
    view.setOptimizationFlags(flags.DontSavePainterState | flags.DontAdjustForAntialiasing)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setFrameShape(QFrame.Shape.NoFrame)
    # scrolled to (x, y) it shows the scene from there on
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return sheet
