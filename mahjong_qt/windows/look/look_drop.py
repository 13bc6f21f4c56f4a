"""Tile sets dropped on the Look pane."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_qt.windows.exchange.import_source import local_paths

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

MARGIN = 8
ROUNDING = 10.0


class LookDrop(QObject):
    """Lets files and folders be dropped anywhere on a pane, and says so while they are held there."""

    dropped = Signal(object)
    """The paths, a tuple of texts."""

    def __init__(self, pane: QWidget) -> None:
        """Take drops from now on."""
        super().__init__(pane)
        self.veil = DropVeil(pane)
        pane.setAcceptDrops(True)
        pane.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what is dragged over the pane."""
        match event.type():
            case QEvent.Type.DragEnter:
                entering = cast("QDragEnterEvent", event)
                if self._answer(entering):
                    self.veil.cover()
            case QEvent.Type.DragMove:
                self._answer(cast("QDropEvent", event))
            case QEvent.Type.DragLeave:
                self.veil.hide()
            case QEvent.Type.Drop:
                dropping = cast("QDropEvent", event)
                self.veil.hide()
                if self._answer(dropping):
                    self.dropped.emit(local_paths(dropping.mimeData()))
            case _:
                return False
        return True

    @staticmethod
    def _answer(event: QDropEvent) -> bool:
        """Take it or not; as a copy, whatever was meant: what is dropped stays where it is."""
        is_wanted = bool(local_paths(event.mimeData())) and QApplication.activeModalWidget() is None
        if is_wanted:
            event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(is_wanted)
        return is_wanted


class DropVeil(QWidget):
    """A dashed outline over the pane, and the words that a drop adds a tile set."""

    def __init__(self, pane: QWidget) -> None:
        """Begin hidden."""
        super().__init__(pane)
        self._pane = pane
        self.setObjectName("look_drop_veil")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self) -> None:
        """Lie over the whole pane."""
        self.setGeometry(self._pane.rect())
        self.setAccessibleName(self.tr("Drop to add a tile set"))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        veil = QColor(palette.color(QPalette.ColorRole.Base))
        veil.setAlphaF(0.9)
        painter.fillRect(self.rect(), veil)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 3.0, Qt.PenStyle.DashLine))
        frame = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        painter.drawRoundedRect(frame, ROUNDING, ROUNDING)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(frame.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), flags, self.tr("Drop to add a tile set"))
