"""Files and texts dropped on a window: what is told while they are held over it, and what comes of the drop."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_qt.appearance import enlarged
from mahjong_qt.windows.exchange.import_source import ImportSource, import_source

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

MARGIN = 14
"""Logical pixels between the outline and the edges of the area."""

ROUNDING = 14.0
LARGER = 1.4


class LayoutDrop(QObject):
    """Lets layouts be dropped anywhere on a window, and says so over a part of it while something is held there."""

    dropped = Signal(object)
    """The :class:`~mahjong_qt.windows.exchange.import_source.ImportSource`."""

    def __init__(self, window: QWidget, area: QWidget) -> None:
        """Take drops on a window from now on; the hint lies over an area of it."""
        super().__init__(window)
        self._window = window
        self._held = ImportSource()
        self.hint = DropHint(area)
        for part in (area, *area.findChildren(QWidget)):
            # what does not take drops itself leaves them to the window
            part.setAcceptDrops(False)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is dragged over the window."""
        match event.type():
            case QEvent.Type.DragEnter:
                self._enter(cast("QDragEnterEvent", event))
            case QEvent.Type.DragMove:
                self._answer(cast("QDropEvent", event))
            case QEvent.Type.DragLeave:
                self._let_go()
            case QEvent.Type.Drop:
                self._drop(cast("QDropEvent", event))
            case _:
                return False
        return True

    def _enter(self, event: QDragEnterEvent) -> None:
        modal = QApplication.activeModalWidget()
        is_open = modal is None or modal is self._window
        self._held = import_source(event.mimeData()) if is_open else ImportSource()
        self._answer(event)
        if self._held:
            self.hint.show_over_area()

    def _answer(self, event: QDropEvent) -> None:
        """Take it or not; as a copy, whatever was meant: what is dropped stays where it is."""
        if self._held:
            event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(bool(self._held))

    def _drop(self, event: QDropEvent) -> None:
        self._answer(event)
        source = self._held
        self._let_go()
        if source:
            # whoever drags waits for the end of this event
            self.dropped.emit(source)

    def _let_go(self) -> None:
        self._held = ImportSource()
        self.hint.hide()


class DropHint(QWidget):
    """A dashed outline over an area, and the words that a drop imports layouts."""

    def __init__(self, area: QWidget) -> None:
        """Begin hidden."""
        super().__init__(area)
        self._area = area
        self.setObjectName("drop_hint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFont(enlarged(self.font(), LARGER))
        area.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep as large as the area."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._area.rect())
        return False

    def show_over_area(self) -> None:
        """Lie over the whole area, above everything else in it."""
        self.setGeometry(self._area.rect())
        self.setAccessibleName(self.tr("Drop to import layouts"))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        veil = QColor(colour)
        veil.setAlphaF(0.16)
        frame = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        ground = self.palette().color(QPalette.ColorRole.Base)
        # dashes on a line of another lightness are seen on any board
        painter.setPen(QPen(ground, 5.0))
        painter.setBrush(veil)
        painter.drawRoundedRect(frame, ROUNDING, ROUNDING)
        painter.setPen(QPen(colour, 3.0, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, ROUNDING, ROUNDING)
        text = self.tr("Drop to import layouts")
        line = self.fontMetrics().height()
        plate = QRectF(0, 0, self.fontMetrics().horizontalAdvance(text) + 2 * line, 2 * line)
        plate.moveCenter(frame.center())
        painter.setPen(QPen(colour, 2.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(plate, line, line)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)
