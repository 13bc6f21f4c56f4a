"""A button that shows a picture of what it stands for, with its name beneath."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QStyle, QStyleOptionFocusRect, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPaintEvent, QPixmap

RING = 2.5
"""Logical pixels: how thick the ring around what is chosen is."""

PAD = 5
"""Logical pixels around the picture: room for the ring, and for the focus."""

ROUNDING = 5.0
CAPTION_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class Swatch(QAbstractButton):
    """A picture that can be chosen; it stands for a value of a setting.

    It takes the focus from the keyboard alone: whoever clicks it goes on playing with the keys.
    """

    def __init__(self, value: object, size: QSize, parent: QWidget | None = None) -> None:
        """Stand for a value, with a picture of a size in logical pixels that is painted later."""
        super().__init__(parent)
        self.value = value
        self.picture_size = size
        self._picture: QPixmap | None = None
        self._caption = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def caption(self) -> str:
        """What stands under the picture."""
        return self._caption

    @property
    def has_picture(self) -> bool:
        """Whether the picture is painted."""
        return self._picture is not None

    @property
    def is_in_view(self) -> bool:
        """Whether something of it is seen."""
        return not self.visibleRegion().isEmpty()

    def set_words(self, name: str, caption: str) -> None:
        """Set the name for tips and screen readers, and what stands under the picture."""
        self.setAccessibleName(name)
        # what stands there need not be said again
        self.setToolTip("" if caption else name)
        self._caption = caption
        self.updateGeometry()
        self.update()

    def set_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self._picture = picture
        self.update()

    def resize_picture(self, size: QSize) -> None:
        """Show a picture of another size; the one there is stretched until then."""
        self.picture_size = size
        self.updateGeometry()

    def least_width(self) -> int:
        """Return the width below which a word of the caption would be cut."""
        words = max((self.fontMetrics().horizontalAdvance(word) for word in self._caption.split()), default=0)
        return max(self.picture_size.width(), words) + 2 * PAD

    def height_for(self, width: int) -> int:
        """Return the height of picture and caption at a width."""
        height = self.picture_size.height() + 2 * PAD
        if self._caption:
            room = QRect(0, 0, width - 2, 1000)
            height += self.fontMetrics().boundingRect(room, CAPTION_FLAGS, self._caption).height() + 2
        return height

    def sizeHint(self) -> QSize:
        width = self.least_width()
        return QSize(width, self.height_for(width))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect((self.width() - self.picture_size.width()) // 2, PAD, *self.picture_size.toTuple())
        if self._picture is not None:
            if self._picture.deviceIndependentSize().toSize() == box.size():
                painter.drawPixmap(box.topLeft(), self._picture)
            else:
                painter.drawPixmap(box, self._picture)
        else:
            painter.fillRect(box, faint(self.palette(), 0.06))
        draw_ring(painter, QRectF(box), self)
        if self._caption:
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            room = self.rect().adjusted(1, box.bottom() + PAD, -1, 0)
            painter.drawText(room, CAPTION_FLAGS, self._caption)
        draw_focus(painter, self)


def draw_ring(painter: QPainter, box: QRectF, button: QAbstractButton) -> None:
    """Draw a ring around what is chosen, or a thin line around what the mouse is on."""
    palette = button.palette()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if button.isChecked():
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), RING))
        out = 1.0 + RING / 2
    else:
        painter.setPen(QPen(faint(palette, 0.55 if button.underMouse() else 0.18), 1.0))
        out = 0.5
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), ROUNDING + out, ROUNDING + out)


def draw_focus(painter: QPainter, button: QAbstractButton) -> None:
    """Draw the system's sign of the focus, when the button has it."""
    if not button.hasFocus():
        return
    option = QStyleOptionFocusRect()
    option.initFrom(button)
    option.rect = button.rect()
    option.state |= QStyle.StateFlag.State_KeyboardFocusChange
    button.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, button)


def faint(palette: QPalette, share: float) -> QColor:
    """Return the colour of texts, as strong as a share of it."""
    colour = QColor(palette.color(QPalette.ColorRole.WindowText))
    colour.setAlphaF(share)
    return colour


def bring_into_view(widget: QWidget) -> None:
    """Scroll the area in which a widget lies so that it is seen."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget, 0, 12)
            return
        parent = parent.parentWidget()
