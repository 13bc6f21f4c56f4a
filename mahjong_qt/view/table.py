"""The table under the board, painted in the pixels of the view, whatever the board on it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QPainter, QPixmap

from mahjong_qt.art.background import QUICK, Background, board_background, table_draft, table_pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget


class _Wanted(NamedTuple):
    """What a picture of the table depends on; ``image`` is the player's, and its key stands for it."""

    width: int
    height: int
    ratio: float
    is_dark: bool
    kind: Background
    image: int


class BoardTable:
    """Covers a widget with a table, of which it keeps a picture.

    Another size or kind is painted in pieces beside the picture that is seen, which is stretched until then.
    """

    def __init__(self, widget: QWidget) -> None:
        """Begin with a light table of the usual kind."""
        self._widget = widget
        self._is_dark = False
        self._kind = Background()
        self._image: QImage | None = None
        self._picture = QPixmap()
        self._shown: _Wanted | None = None
        self._painted: tuple[_Wanted, QPixmap] | None = None

    def set_dark(self, is_dark: bool) -> None:
        """Take a dark or a light table."""
        if is_dark != self._is_dark:
            self._is_dark = is_dark
            self._widget.update()

    def set_kind(self, kind: Background, image: QImage | None = None) -> None:
        """Take another kind of table, or the player's picture, which was read already."""
        if (kind, image) != (self._kind, self._image):
            self._kind, self._image = kind, image
            self._widget.update()

    @property
    def is_complete(self) -> bool:
        """Whether the picture that is there is what is wanted, to the pixel."""
        return self._shown == self._wanted()

    def pieces(self) -> Iterator[None]:
        """Paint what is wanted now, where it is not there; :meth:`exchange` shows it."""
        wanted = self._wanted()
        if self._picture.isNull() or wanted in (self._shown, self._painted and self._painted[0]):
            return
        for picture in table_pieces(*wanted[:5], self._image):
            if picture is not None:
                self._painted = wanted, picture
            yield

    def exchange(self) -> None:
        """Show what was painted beside, if it is still what is wanted."""
        painted, self._painted = self._painted, None
        if painted is not None and painted[0] == self._wanted():
            self._shown, self._picture = painted
        # also where something else is wanted by now: it is begun at the next paint
        self._widget.update()

    def work(self) -> Iterator[None]:
        """Paint what is wanted, and show it in the last piece."""
        yield from self.pieces()
        self.exchange()

    def draw(self, painter: QPainter) -> None:
        """Paint the picture that is there, stretched where it has another size than the widget."""
        if self._picture.isNull():
            self._begin()
        painter.save()
        painter.resetTransform()
        if self._picture.deviceIndependentSize().toSize() == self._widget.size():
            painter.drawPixmap(0, 0, self._picture)
        else:
            # a first picture is coarse; later ones are stretched while a window is dragged, and have to be quick
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._shown is None)
            painter.drawPixmap(self._widget.rect(), self._picture)
        painter.restore()

    def _wanted(self) -> _Wanted:
        size, ratio = self._widget.size(), self._widget.devicePixelRatioF()
        width, height = round(size.width() * ratio), round(size.height() * ratio)
        return _Wanted(width, height, ratio, self._is_dark, self._kind, self._image.cacheKey() if self._image else 0)

    def _begin(self) -> None:
        """Have a first picture at once: a coarse one where the table takes long."""
        wanted = self._wanted()
        if wanted.kind.kind in QUICK:
            self._picture, self._shown = board_background(*wanted[:5]), wanted
        else:
            self._picture = table_draft(*wanted[:5], self._image)
