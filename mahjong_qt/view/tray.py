"""The tray beside the board, in which the pairs lie that were taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from mahjong_qt.view.pair_columns import PairColumns
from mahjong_qt.view.thin_bar import ThinBar
from mahjong_qt.view.tray_ground import TrayGround

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from mahjong_qt.art.background import Background
    from mahjong_qt.art.tile_set import TileSet
    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.view.taken_pairs import FacePair

MOST_COLUMNS = 2

EDGE = 6
"""Logical pixels around the heading."""


class Tray(QScrollArea):
    """Shows pairs in narrow columns, the newest at the top, where nobody needs to scroll to see it.

    It stands at the right of the board and never below: boards are wider than high, but windows are more so, and what
    there is to spare is width.
    """

    def __init__(self, tile_set: TileSet, style: TileStyle, parent: QWidget | None = None) -> None:
        """Begin empty, with tiles that look like those on the board."""
        super().__init__(parent)
        self._ground = TrayGround()
        self._pairs = PairColumns(tile_set, style, self._ground)
        self._head = _Heading(self._ground, self)
        self._bar = ThinBar(self._ground)
        self.setVerticalScrollBar(self._bar)
        self.setWidget(self._pairs)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        # the keys belong to the board
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumHeight(0)
        self._tell_count()
        self._fit()

    def show_pairs(self, pairs: Sequence[FacePair]) -> None:
        """Show these pairs, given in the order in which they were taken."""
        if self._pairs.show_pairs(pairs):
            self.verticalScrollBar().setValue(0)
            self._tell_count()

    def set_face_down(self, is_face_down: bool) -> None:
        """Hide or show the faces."""
        self._pairs.set_face_down(is_face_down)

    def set_columns(self, columns: int) -> None:
        """Have one column, or two where the window is wide."""
        self._pairs.set_columns(max(1, min(columns, MOST_COLUMNS)))
        self._fit()

    def dress(self, tile_set: TileSet, style: TileStyle) -> None:
        """Show other faces or bodies."""
        self._pairs.dress(tile_set, style)
        self._fit()

    def set_table(self, table: Background) -> None:
        """Go with another table."""
        self._ground.set_table(table)
        self._paint_anew()

    def set_dark(self, is_dark: bool) -> None:
        """Suit a dark or a light table."""
        self._ground.set_dark(is_dark)
        self._paint_anew()

    def sizeHint(self) -> QSize:
        """Ask for no height: the board decides."""
        return QSize(self._pairs.width_needed, self._pairs.row_height)

    def minimumSizeHint(self) -> QSize:
        """Be as low as the board may be."""
        return QSize(self._pairs.width_needed, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._head.setGeometry(0, 0, self.width(), self._head.height_for(self.width()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell_count()
            self._fit()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Be as wide as the columns, under a heading that may need two lines."""
        self._pairs.set_least_width(self._head.least_width)
        width = self._pairs.width_needed
        height = self._head.height_for(width)
        self.setViewportMargins(0, height, 0, 0)
        self._head.setGeometry(0, 0, width, height)
        self._head.raise_()
        self._bar.begin_below(height)
        self._bar.setSingleStep(self._pairs.row_height)
        self.setFixedWidth(width)

    def _paint_anew(self) -> None:
        for part in (self._pairs, self._head, self._bar):
            part.update()

    def _tell_count(self) -> None:
        count = self.tr("%n pair(s) taken", "", self._pairs.count)
        self.setAccessibleName(self.tr("Pairs taken"))
        self.setAccessibleDescription(count)
        self.setToolTip(count)
        self._head.show_words(self.tr("Pairs taken"), str(self._pairs.count))


class _Heading(QWidget):
    """What the tray holds, and how much of it."""

    def __init__(self, ground: TrayGround, tray: QWidget) -> None:
        super().__init__(tray)
        self._ground = ground
        self._title = self._count = ""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_words(self, title: str, count: str) -> None:
        """Show a title, and a number beside or under it."""
        self._title, self._count = title, count
        self.update()

    @property
    def least_width(self) -> int:
        """The width in logical pixels below which a word would be cut."""
        return max(self.fontMetrics().horizontalAdvance(word) for word in self._words.split()) + 2 * EDGE

    def height_for(self, width: int) -> int:
        """Return the height in logical pixels that the words need at a width."""
        return self._room(width).height() + 2 * EDGE

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._ground.paint(painter, self.rect(), self.width(), QPoint())
        painter.setPen(self._ground.ink(0.85))
        painter.drawText(self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE), _FLAGS, self._words)
        painter.fillRect(QRect(2 * EDGE, self.height() - 1, self.width() - 4 * EDGE, 1), self._ground.ink(0.18))

    @property
    def _words(self) -> str:
        return f"{self._title}\n{self._count}"

    def _room(self, width: int) -> QRect:
        return self.fontMetrics().boundingRect(QRect(0, 0, width - 2 * EDGE, 1000), _FLAGS, self._words)


_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
