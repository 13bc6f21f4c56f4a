"""A card of the start page: a picture, a name, what it is, and what goes on there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_qt.appearance import enlarged
from mahjong_qt.windows.look.swatch import bring_into_view, faint

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPaintEvent, QPixmap

ROUNDING = 9.0
PICTURE_SHARE = 0.46
"""Height of the picture, in its width."""

PAD = 10
_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class CardWords(NamedTuple):
    """What stands on a card; ``news`` is what goes on there, empty when there is nothing to tell."""

    name: str
    line: str
    news: str = ""


class Card(QAbstractButton):
    """One way to go on from the start page."""

    def __init__(self, card_id: str, parent: QWidget | None = None) -> None:
        """Begin without words and without a picture."""
        super().__init__(parent)
        self.id = card_id
        self.setObjectName(f"card_{card_id}")
        self.words = CardWords("", "")
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def is_in_view(self) -> bool:
        """Whether something of it is seen."""
        return not self.visibleRegion().isEmpty()

    def set_words(self, words: CardWords) -> None:
        """Say something else."""
        self.words = words
        self.setText(words.name)
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(". ".join(part for part in words[1:] if part))
        self.updateGeometry()
        self.update()

    def set_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self._picture = picture
        self.update()

    def picture_size(self, width: int) -> QSize:
        """Return the size of the picture of a card so wide, in logical pixels."""
        return QSize(width, round(width * PICTURE_SHARE))

    def height_for(self, width: int) -> int:
        """Return the height of a card so wide."""
        room = width - 2 * PAD
        texts = sum(self._height(text, font, room) for text, font in self._texts())
        return self.picture_size(width).height() + texts + round(1.6 * PAD)

    def sizeHint(self) -> QSize:
        width = 20 * self.fontMetrics().averageCharWidth()
        return QSize(width, self.height_for(width))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        shape = QPainterPath()
        shape.addRoundedRect(box, ROUNDING, ROUNDING)
        painter.fillPath(shape, palette.color(QPalette.ColorRole.Base))
        picture = QRect(0, 0, *self.picture_size(self.width()).toTuple())
        painter.save()
        painter.setClipPath(shape)
        if self._picture is not None:
            painter.drawPixmap(picture, self._picture)
        else:
            painter.fillRect(picture, faint(palette, 0.06))
        painter.restore()
        top = picture.bottom() + round(PAD * 0.7)
        for index, (text, font) in enumerate(self._texts()):
            painter.setFont(font)
            colours = (
                palette.color(QPalette.ColorRole.Text),
                faint(palette, 0.72),
                palette.color(QPalette.ColorRole.Link),
            )
            painter.setPen(colours[index])
            height = self._height(text, font, self.width() - 2 * PAD)
            painter.drawText(QRect(PAD, top, self.width() - 2 * PAD, height), _FLAGS, text)
            top += height
        self._paint_edge(painter, shape)

    def _paint_edge(self, painter: QPainter, shape: QPainterPath) -> None:
        palette = self.palette()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faint(palette, 0.2), 1.2))
        if self.underMouse():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 1.6))
        if self.hasFocus():
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 3.2))
        painter.drawPath(shape)

    def _texts(self) -> tuple[tuple[str, QFont], ...]:
        name, news = enlarged(self.font(), 1.15), QFont(self.font())
        name.setBold(True)
        news.setBold(True)
        return (self.words.name, name), (self.words.line, self.font()), (self.words.news, news)

    def _height(self, text: str, font: QFont, width: int) -> int:
        if not text:
            return 0
        from PySide6.QtGui import QFontMetrics

        return QFontMetrics(font).boundingRect(QRect(0, 0, width, 2000), _FLAGS, text).height() + 2
