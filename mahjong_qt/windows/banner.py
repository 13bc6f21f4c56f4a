"""A banner in the window: what has happened, and the next steps as buttons. It never blocks the board."""

from __future__ import annotations

import enum
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.appearance import enlarged, is_dark
from mahjong_qt.art.icons import action_icon
from mahjong_qt.windows.mouse_guard import MouseGuard

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QAction, QMouseEvent, QPaintEvent

    from mahjong_qt.windows.star_label import StarLabel

ICON_SIZE = 44
BORDER = 2.0
ROUNDING = 12.0
PADDING = 16
LARGER = 1.15
"""How much larger than elsewhere the words are: whoever reads this sits back from the board."""

WIDTH_IN_LETTERS = 64
"""Width of a banner with little to say, in letters of its font."""

LONG_TEXT = 48
"""Letters of a text that is long."""

WIDTH_FOR_LONG_TEXT = 84
"""Width of a banner with a long text, in letters of its font."""

MARGIN = 16
"""Logical pixels between the banner and the edges of the board."""


class Place(enum.Enum):
    """Where on the board a banner may lie."""

    LOWER_EDGE = 0
    UPPER_EDGE = 1
    MIDDLE = 2


class Message(NamedTuple):
    """What a banner says: an icon by name, a title, a line of text, and the actions offered as buttons.

    It lies at the first of its ``places`` that hides least of the board. What stays until something is done about it
    cannot be closed. Of three ``stars`` so many were won; with None none are shown.
    """

    icon: str
    title: str
    text: str = ""
    actions: tuple[QAction, ...] = ()
    places: tuple[Place, ...] = (Place.LOWER_EDGE, Place.UPPER_EDGE, Place.MIDDLE)
    can_be_closed: bool = True
    stars: int | None = None


class ActionButton(QPushButton):
    """A button that is an action's: it follows its text, icon and state. The action's mnemonic stays in the menu."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        """Trigger the action at a click, as soon as the mouse is not let pass by any more."""
        super().__init__(parent)
        self.action = action
        self.guard = MouseGuard(self)
        self.guard.begin()
        self.setObjectName(f"banner_{action.objectName()}")
        self.setMinimumHeight(self.fontMetrics().height() * 2)
        self.setAutoDefault(True)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        # some languages set a space before the dots
        self.setText(self.action.text().replace("&", "").rstrip("…").rstrip())
        self.setIcon(self.action.icon())
        self.setToolTip(self.action.toolTip())
        self.setEnabled(self.action.isEnabled())


class Banner(QWidget):
    """Lies over its parent, the board, and shows one message at a time."""

    dismissed = Signal()
    """The player closed the banner."""

    pressed = Signal()
    """The player clicked a banner that cannot be closed, beside its buttons."""

    language_changed = Signal()
    """The texts of the message are in a language that is not in force any more."""

    def __init__(self, parent: QWidget, weight: Callable[[QRect], int]) -> None:
        """Begin hidden; ``weight`` tells how much an area of the parent would be missed, as a number of tiles."""
        super().__init__(parent)
        self._board = parent
        self._weight = weight
        self.setObjectName("banner")
        self.message: Message | None = None
        self._offered: list[ActionButton] = []
        self._taken = Place.LOWER_EDGE
        self._icon = QLabel(self)
        self._title = QLabel(self)
        self._title.setObjectName("banner_title")
        self._stars: StarLabel | None = None
        self._text = QLabel(self)
        self._text.setObjectName("banner_text")
        self._close = QToolButton(self)
        self._close_guard = MouseGuard(self._close)
        self._guard = MouseGuard(self)
        self._column = QVBoxLayout(self)
        self._words = QVBoxLayout()
        self._buttons = QGridLayout()
        self._dress()
        self._arrange()
        parent.installEventFilter(self)
        self.retranslate()
        self.hide()

    @property
    def buttons(self) -> list[ActionButton]:
        """The buttons now offered, in their order."""
        return list(self._offered)

    def retranslate(self) -> None:
        """Set the texts of the banner itself."""
        self._close.setToolTip(self.tr("Close this message"))
        self._close.setAccessibleName(self.tr("Close this message"))

    def show_message(self, message: Message) -> None:
        """Show a message in place of the one before; for a while no click of the mouse reaches its buttons."""
        # a click that was on its way to a tile reaches it
        self._guard.begin()
        self._close_guard.begin()
        self._offer(message.actions, ())
        self._say(message)
        self.show()
        self.raise_()
        self._place(message.places)

    def amend_message(self, message: Message) -> None:
        """Say more of what is being said: buttons that stay keep the focus and, where there is room, their place."""
        right = self.geometry().right()
        places = {button: button.mapTo(self._board, QPoint()) for button in self._offered}
        self._offer(message.actions, self._offered)
        self._say(message)
        self._place((self._taken,))
        # its buttons stand in line at the right
        self.move(max(MARGIN, right - self.width() + 1), self.y())
        for button in self._offered:
            if button in places and button.mapTo(self._board, QPoint()) != places[button]:
                button.guard.begin()

    def focus_first_button(self) -> None:
        """Let Enter take the first step offered: there is nothing to do on the board."""
        if self._offered:
            self._offered[0].setFocus()

    def clear(self) -> None:
        """Show nothing."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self._board.setFocus()
        self.message = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place when the parent changes its size."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.message is not None:
            self._place(self.message.places)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.language_changed.emit()
        elif event.type() == QEvent.Type.PaletteChange and self.message is not None:
            self._show_icon(self.message.icon)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close at a click beside the buttons, so that the tiles beneath can be reached."""
        event.accept()
        place = event.position().toPoint()
        # a button that lets clicks pass by lets them pass to this, too
        if self.message is None or any(button.geometry().contains(place) for button in (*self._offered, self._close)):
            return
        if self.message.can_be_closed:
            self._dismiss()
        else:
            self.pressed.emit()

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
        self.setFont(enlarged(self.font(), LARGER))
        title = enlarged(self.font(), LARGER)
        title.setBold(True)
        self._title.setFont(title)
        self._close.setObjectName("banner_close")
        self._close.setAutoRaise(True)
        self._close.setText("✕")
        self._close.clicked.connect(self._dismiss)

    def _arrange(self) -> None:
        self._buttons.setColumnStretch(0, 1)
        words = self._words
        words.addWidget(self._title)
        words.addWidget(self._text)
        head = QHBoxLayout()
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        head.setSpacing(PADDING)
        column = self._column
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

    def _say(self, message: Message) -> None:
        self.message = message
        self._show_icon(message.icon)
        self._title.setText(message.title)
        self._show_stars(message.stars)
        self._text.setText(message.text)
        self._text.setVisible(bool(message.text))
        self._close.setVisible(message.can_be_closed)
        self.setAccessibleName(message.title)
        stars = self._stars.accessibleName() if self._stars is not None and message.stars is not None else ""
        self.setAccessibleDescription("\n".join(words for words in (stars, message.text) if words))

    def _show_stars(self, won: int | None) -> None:
        """Show so many stars as won between title and text, or none; what draws them is loaded with the first ones."""
        if self._stars is None:
            if won is None:
                return
            from mahjong_qt.windows.star_label import StarLabel

            self._stars = StarLabel(self)
            self._words.insertWidget(1, self._stars)
        self._stars.setVisible(won is not None)
        self._stars.show_stars(won or 0)

    def _offer(self, actions: Sequence[QAction], kept: Sequence[ActionButton]) -> None:
        """Offer these actions, those that have a button among the kept ones with that button."""
        kept_buttons = {button.action: button for button in kept if button.action in actions}
        for button in self._offered:
            self._buttons.removeWidget(button)
            if button.action not in kept_buttons:
                button.hide()
                button.deleteLater()
        self._offered = [kept_buttons.get(action) or ActionButton(action, self) for action in actions]
        for button in self._offered:
            # a hidden button would be left out when the banner is measured
            button.show()
        for before, after in pairwise([*self._offered, self._close]):
            self.setTabOrder(before, after)

    def _place(self, places: Sequence[Place]) -> None:
        room = self._board.size().shrunkBy(QMargins(MARGIN, MARGIN, MARGIN, MARGIN))
        self._line_up_buttons(room.width() - 2 * PADDING)
        # what a layout remembers of its parts is forgotten through the whole of it at an activation only
        self._column.invalidate()
        self._column.activate()
        letters = WIDTH_FOR_LONG_TEXT if len(self._text.text()) > LONG_TEXT else WIDTH_IN_LETTERS
        wanted = max(self.sizeHint().width(), self.fontMetrics().averageCharWidth() * letters)
        width = max(1, min(room.width(), wanted))
        self.resize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))
        self._taken = min(places, key=lambda place: self._weight(self._area(place)))
        self.setGeometry(self._area(self._taken))

    def _line_up_buttons(self, width: int) -> None:
        """Put the buttons into as few rows as fit into a width, all rows of one length but the last."""
        widths = [button.sizeHint().width() + self._buttons.horizontalSpacing() for button in self._offered]
        # from one row to as many as there are buttons
        choices = [ceil(len(widths) / rows) for rows in range(1, len(widths) + 1)]
        columns = next((count for count in choices if _width_in_columns(widths, count) <= width), 1)
        for place, button in enumerate(self._offered):
            self._buttons.removeWidget(button)
            self._buttons.addWidget(button, place // columns, 1 + place % columns)

    def _area(self, place: Place) -> QRect:
        spare = self._board.height() - self.height()
        tops = {Place.LOWER_EDGE: spare - MARGIN, Place.UPPER_EDGE: MARGIN, Place.MIDDLE: spare // 2}
        return QRect(QPoint((self._board.width() - self.width()) // 2, max(0, tops[place])), self.size())


def _width_in_columns(widths: Sequence[int], columns: int) -> int:
    """Return the width of buttons that stand in rows, each column as wide as its widest."""
    return sum(max(widths[column::columns]) for column in range(min(columns, len(widths))))
