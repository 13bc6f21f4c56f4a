"""The drawings of the help: small boards with the game's own tiles, icons, and panels and keys around words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QFrame, QLabel

from mahjong_qt.art.found_sets import load_plain_set
from mahjong_qt.art.icons import action_icon, app_icon
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Mark, Shade, TileArt
from mahjong_qt.art.tile_style import Corner
from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.games import lay_out
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.board import Board, GameKind, Pair
from mahjong_qt.view.geometry import BoardGeometry, stacking
from mahjong_qt.view.shisen_line import OUTSIDE, THICKNESS, paint_line
from mahjong_qt.view.tile_items import LIFT, Placement

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QPaintEvent


APP_ICON = "app"
"""Stands for the icon of the program among the verbs of the actions."""


class Example(NamedTuple):
    """A small board: places and faces in the order of :class:`Layout`, and the tiles that bear marks.

    With ``game`` it is a field of Shisen-sho; ``joined`` are the tiles whose line is shown.
    """

    tiles: tuple[tuple[int, int, int], ...]
    labels: str
    marks: Mapping[int, Mark]
    game: GameKind = GameKind.SOLITAIRE
    joined: Pair | None = None

    def board(self) -> Board:
        """Return the board; the rules themselves say which of its tiles are free."""
        layout, faces = Layout.from_tiles(self.tiles), map(face_from_label, self.labels.split())
        return lay_out(self.game, layout, faces)


_HEAP = (*((x, y, 0) for y in (0, 2) for x in (0, 2, 4, 6)), (2, 1, 1), (4, 1, 1))
_ROW = ((0, 0, 0), (2, 0, 0), (4, 0, 0))
_APART = ((0, 0, 0), (3, 0, 0))
_STEPPED = ((0, 0, 0), (2, 1, 0), (1, 0, 1))

EXAMPLES: dict[str, Example] = {
    "aim": Example(_HEAP, "7B E 3C 2D R 6D 5C N 8C 7B", {9: Mark.SELECTED, 0: Mark.SELECTED}),
    "free": Example(((0, 0, 0), (2, 0, 0), (1, 0, 1)), "4B 9D 6C", {2: Mark.SELECTED}),
    "left_open": Example(_ROW, "6C 4B 9D", {0: Mark.SELECTED}),
    "covered": Example(_STEPPED, "4B 6C 9D", {1: Mark.REFUSED}),
    "closed": Example(_ROW, "4B 6C 9D", {1: Mark.REFUSED}),
    "same": Example(_APART, "5B 5B", {}),
    "flowers": Example(_APART, "F1 F3", {}),
    "seasons": Example(_APART, "S1 S4", {}),
    "different": Example(_APART, "5B 5D", {0: Mark.MISMATCH}),
    "line_bend": Example(
        ((0, 0, 0), (0, 2, 0), (2, 2, 0), (4, 2, 0)), "5B 2D 7C 5B", {}, GameKind.SHISEN_SHO, joined=(0, 3)
    ),
    "line_outside": Example(_ROW, "3C E 3C", {}, GameKind.SHISEN_SHO, joined=(0, 2)),
    "line_none": Example(
        tuple((x, y, 0) for y in (0, 2) for x in (0, 2, 4)),
        "8D 2B W 1C N 8D",
        {0: Mark.MISMATCH, 5: Mark.MISMATCH},
        GameKind.SHISEN_SHO,
    ),
    "planned": Example(_APART, "3D 3D", {0: Mark.HINT, 1: Mark.HINT}),
    "guess": Example(_APART, "3D 3D", {0: Mark.GUESS, 1: Mark.GUESS}),
}
"""What the help explains, each on the board that shows it."""


class Drawing(QLabel):
    """A picture that is drawn anew for another screen or palette; screen readers tell its accessible name."""

    def __init__(self) -> None:
        """Begin empty: a subclass draws when it has what it needs."""
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def draw(self, ratio: float) -> QPixmap:
        """Return the picture for so many device pixels by logical pixel."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        # a label learns of the ratio of its screen when it is first shown there
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Polish):
            if self.pixmap().devicePixelRatio() != self.devicePixelRatioF():
                self.draw_again()
        elif event.type() == QEvent.Type.PaletteChange:
            self.draw_again()
        return super().event(event)

    def draw_again(self) -> None:
        """Draw for the screen and the palette now in force."""
        self.setPixmap(self.draw(self.devicePixelRatioF()))


class BoardDrawing(Drawing):
    """An example as the board shows it, with tiles of a width in logical pixels."""

    def __init__(self, example: Example, art: TileArt, tile_width: int) -> None:
        """Show an example; all drawings of a window share the tile art."""
        super().__init__()
        self._example = example
        self._art = art
        self._tile_width = tile_width
        self.draw_again()

    def draw(self, ratio: float) -> QPixmap:
        metrics = TileMetrics.for_width(round(self._tile_width * ratio), self._art.style)
        self._art.prepare(metrics, ratio)
        board, places = self._example.board(), self._places(metrics, ratio)
        right, bottom = (max(point.x() for point in places), max(point.y() for point in places))
        size = QSize(round(right * ratio) + metrics.pixmap_width, round(bottom * ratio) + metrics.pixmap_height)
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for tile in sorted(range(len(places)), key=lambda tile: stacking(board.layout.slots[tile], metrics)):
            shade = Shade.CLEAR if board.is_free(tile) else Shade.BLOCKED
            painter.drawPixmap(places[tile], self._art.tile(board.faces[tile], shade))
        for tile, mark in self._example.marks.items():
            painter.drawPixmap(places[tile], self._art.mark(mark))
        if self._example.joined is not None:
            paint_line(painter, board.line(self._example.joined), board.layout, self._placement(metrics, ratio))
        painter.end()
        return pixmap

    def _places(self, metrics: TileMetrics, ratio: float) -> list[QPointF]:
        """Return where the tiles' pixmaps lie."""
        slots = Layout.from_tiles(self._example.tiles).slots
        placement = self._placement(metrics, ratio)
        return [placement.point(slot, lift) for slot, lift in zip(slots, self._lifts(), strict=True)]

    def _placement(self, metrics: TileMetrics, ratio: float) -> Placement:
        """Return the placement with which the drawing begins at the outermost pixmap, or at a line outside."""
        slots = Layout.from_tiles(self._example.tiles).slots
        at_origin = Placement(BoardGeometry(metrics, 0, 0), 1.0, 0, 0)
        spots = [at_origin.point(slot, lift) for slot, lift in zip(slots, self._lifts(), strict=True)]
        room = (OUTSIDE + THICKNESS) * metrics.width if self._example.joined is not None else 0.0
        shift_x, shift_y = (room - min(spot.x() for spot in spots), room - min(spot.y() for spot in spots))
        return Placement(BoardGeometry(metrics, 0, 0), ratio, shift_x, shift_y)

    def _lifts(self) -> list[float]:
        marks = self._example.marks
        return [LIFT if marks.get(tile) is Mark.SELECTED else 0.0 for tile in range(len(self._example.tiles))]


class IconDrawing(Drawing):
    """The icon of an action, or of the program, in a size in logical pixels."""

    def __init__(self, verb: str, size: int) -> None:
        """Show the icon of a verb."""
        super().__init__()
        self._verb = verb
        self._size = size
        self.draw_again()

    def draw(self, ratio: float) -> QPixmap:
        palette = self.palette()
        dark = palette.text().color().lightness() > palette.base().color().lightness()
        icon = app_icon() if self._verb == APP_ICON else action_icon(self._verb, dark)
        return icon.pixmap(QSize(self._size, self._size), ratio)


class Panel(QFrame):
    """A sheet with round corners, a little set off from what it lies on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_sheet(self, QPalette.ColorRole.Text, 0.045, self.fontMetrics().height() / 2)


class KeyCap(QLabel):
    """Words on the drawing of a key."""

    def __init__(self, words: str) -> None:
        """Show the name of a key, or of keys pressed together."""
        super().__init__(words)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line = self.fontMetrics().height()
        self.setContentsMargins(line // 2, line // 5, line // 2, line // 5)

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_sheet(self, QPalette.ColorRole.Text, 0.1, self.fontMetrics().height() / 4)
        super().paintEvent(event)


def draw_sheet(widget: QFrame, role: QPalette.ColorRole, strength: float, radius: float) -> None:
    """Fill a widget with a trace of a colour of its palette, with a stronger trace as its edge."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill, edge = widget.palette().color(role), widget.palette().color(role)
    fill.setAlphaF(strength)
    edge.setAlphaF(2.5 * strength)
    painter.setPen(edge)
    painter.setBrush(fill)
    painter.drawRoundedRect(widget.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.end()


def help_art(board_art: TileArt | None) -> TileArt:
    """Return art for the drawings of one window: the tiles that are on the board, seen from where the words say."""
    if board_art is None:
        return TileArt(load_plain_set(), None)
    return TileArt(board_art.tile_set, None, board_art.style._replace(corner=Corner.LOWER_RIGHT))
