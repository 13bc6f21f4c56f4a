"""The colours of the canvas on a light and on a dark table."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from editor.canvas.grid import Inks


class CanvasColours(NamedTuple):
    """The table, the lines of the grid on it and on tiles, and what is laid over the board.

    ``faded`` is the table's colour, and ``ghost_line`` that of the outlines of higher layers.
    """

    table: QColor
    on_table: Inks
    on_tiles: Inks
    faded: QColor
    ghost_line: QColor
    axis: QColor
    axis_edge: QColor
    frame: QColor


LIGHT = CanvasColours(
    table=QColor("#dde5e0"),
    on_table=Inks(half=QColor(34, 70, 56, 44), whole=QColor(34, 70, 56, 96)),
    on_tiles=Inks(half=QColor(40, 44, 60, 30), whole=QColor(40, 44, 60, 40)),
    faded=QColor(204, 214, 209, 122),
    ghost_line=QColor(40, 62, 92, 150),
    axis=QColor("#b31fc4"),
    axis_edge=QColor("#ffffff"),
    frame=QColor("#0b63b6"),
)
DARK = CanvasColours(
    table=QColor("#262d2a"),
    on_table=Inks(half=QColor(206, 230, 218, 24), whole=QColor(206, 230, 218, 58)),
    on_tiles=Inks(half=QColor(20, 24, 40, 44), whole=QColor(20, 24, 40, 60)),
    faded=QColor(28, 34, 32, 128),
    ghost_line=QColor(30, 48, 74, 170),
    axis=QColor("#cf3fe0"),
    axis_edge=QColor("#ffffff"),
    frame=QColor("#5aa9ef"),
)


def colours(is_dark: bool) -> CanvasColours:
    """Return the colours of one of the two tables."""
    return DARK if is_dark else LIGHT
