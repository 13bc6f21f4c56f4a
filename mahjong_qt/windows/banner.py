"""A banner in the window: what has happened, and the next steps as buttons. It never blocks the board."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QMargins, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from mahjong_qt.art.icons import action_icon
from mahjong_qt.windows.appearance import is_dark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

ICON_SIZE = 44
BORDER = 2.0
ROUNDING = 12.0
PADDING = 16
LARGER = 1.15
"""How much larger than elsewhere the words are: whoever reads this sits back from the board."""

WIDTH_IN_LETTERS = 64
"""Width of a banner with little to say, in letters of its font."""

MARGIN = 16
"""Logical pixels between the banner and the edges of the board."""


class Place(enum.Enum):
    """Where on the board the banner lies."""

    LOWER_EDGE = 0
    MIDDLE = 1


class Message(msgspec.Struct, frozen=True):
    """What a banner says: an icon by name, a title, a line of text, and the actions offered as buttons.

    The middle of the board is for when nothing is left to be seen there.
    """

    icon: str
    title: str
    text: str = ""
    actions: tuple[QAction, ...] = ()
    place: Place = Place.LOWER_EDGE


class Banner(QWidget):
    """Lies over its parent, the board, and shows one message at a time."""

    dismissed = Signal()
    """The player closed the banner."""

    language_changed = Signal()
    """The texts of the message are in a language that is not in force any more."""

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self._board = parent
        self.setObjectName("banner")
        self.message: Message | None = None
        self._icon = QLabel(self)
        self._title = QLabel(self)
        self._title.setObjectName("banner_title")
        self._text = QLabel(self)
        self._text.setObjectName("banner_text")
        self._close = QToolButton(self)
        self._buttons = QHBoxLayout()
        self._dress()
        self._arrange()
        parent.installEventFilter(self)
        self.retranslate()
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons now offered, in their order."""
        return [button for button in self.findChildren(QPushButton) if not button.property("is_gone")]

    def retranslate(self) -> None:
        """Set the texts of the banner itself."""
        self._close.setToolTip(self.tr("Close this message"))
        self._close.setAccessibleName(self.tr("Close this message"))

    def show_message(self, message: Message) -> None:
        """Show a message in place of the one before."""
        self.message = message
        self._show_icon(message.icon)
        self._title.setText(message.title)
        self._text.setText(message.text)
        self._text.setVisible(bool(message.text))
        self._offer(message.actions)
        self.setAccessibleName(message.title)
        self.setAccessibleDescription(message.text)
        self.show()
        self.raise_()
        self._place()

    def clear(self) -> None:
        """Show nothing."""
        self.message = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the lower edge when the parent changes its size."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.message is not None:
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()
        elif event.type() == QEvent.Type.PaletteChange and self.message is not None:
            self._show_icon(self.message.icon)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a sheet with round corners, in the colours of the palette."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), BORDER))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        inset = BORDER / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), ROUNDING, ROUNDING)

    def _dress(self) -> None:
        for label in (self._title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * LARGER)
        self.setFont(font)
        font.setPointSizeF(font.pointSizeF() * LARGER)
        font.setBold(True)
        self._title.setFont(font)
        self._close.setObjectName("banner_close")
        self._close.setAutoRaise(True)
        self._close.setText("✕")
        self._close.clicked.connect(self._dismiss)

    def _arrange(self) -> None:
        self._buttons.addStretch()
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._text)
        head = QHBoxLayout()
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        head.setSpacing(PADDING)
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        column.setSpacing(PADDING)
        column.addLayout(head)
        column.addLayout(self._buttons)

    def _dismiss(self) -> None:
        self.clear()
        self.dismissed.emit()

    def _show_icon(self, name: str) -> None:
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(action_icon(name, is_dark(self.palette())).pixmap(QSize(ICON_SIZE, ICON_SIZE), ratio))

    def _offer(self, actions: Sequence[QAction]) -> None:
        for button in self.buttons:
            button.setProperty("is_gone", True)
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        for action in actions:
            # without a mnemonic: the menus over the board have these letters already
            button = QPushButton(action.icon(), action.text().replace("&", "").rstrip("…"), self)
            button.setMinimumHeight(button.fontMetrics().height() * 2)
            button.setObjectName(f"banner_{action.objectName()}")
            button.setToolTip(action.toolTip())
            button.setEnabled(action.isEnabled())
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
            self._buttons.addWidget(button)

    def _place(self) -> None:
        room = self._board.size().shrunkBy(QMargins(MARGIN, MARGIN, MARGIN, MARGIN))
        wanted = max(self.sizeHint().width(), self.fontMetrics().averageCharWidth() * WIDTH_IN_LETTERS)
        width = max(1, min(room.width(), wanted))
        self.resize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))
        spare = self._board.height() - self.height()
        is_central = self.message is not None and self.message.place is Place.MIDDLE
        self.move((self._board.width() - width) // 2, max(0, spare // 2 if is_central else spare - MARGIN))
