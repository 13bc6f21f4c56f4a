"""The line under the bar: how the game being tried out stands, and its figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.session_news import RefusalReason

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.play.hint import Hint

SEPARATOR = "  ·  "


class Saying(NamedTuple):
    """What the line says, with the icon beside it by name."""

    text: str = ""
    icon: str = ""


class PlayLine(QWidget):
    """Says one thing at a time, in one line that always has its room, and beside it tiles left and pairs open.

    How the game stands is said by :meth:`show_state`. What answers a wish is said by :meth:`say`, until the next step.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing said."""
        super().__init__(parent)
        self.setObjectName("play_line")
        self._answer = Saying()
        self._state: GameState | None = None
        self._icon = QLabel(self)
        self._text = ElidedLabel(self)
        self._text.setObjectName("play_text")
        self._figures = QLabel(self)
        self._figures.setObjectName("play_figures")
        row = QHBoxLayout(self)
        margin = self.fontMetrics().height() // 3
        row.setContentsMargins(2 * margin, margin, 2 * margin, margin)
        row.addWidget(self._icon)
        row.addWidget(self._text, 1)
        row.addWidget(self._figures)
        self._icon.setFixedSize(self._icon_side(), self._icon_side())

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    @property
    def figures(self) -> str:
        """What is said of tiles and pairs."""
        return self._figures.text()

    def say(self, saying: Saying) -> None:
        """Answer a wish; an empty answer ends the one before."""
        self._answer = saying
        self.retranslate()

    def show_state(self, state: GameState | None) -> None:
        """Say how the game stands; None stands for no game."""
        self._state = state
        self.retranslate()

    def retranslate(self) -> None:
        """Say all again in the language and on the palette now in force; an answer stays as it was given."""
        saying = self._answer if self._answer.text else self._standing()
        self._icon.setVisible(bool(saying.icon))
        if saying.icon:
            side = self._icon_side()
            icon = action_icon(saying.icon, is_dark(self))
            self._icon.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        self._figures.setText(SEPARATOR.join(self._count()) if self._state is not None else "")
        if saying.text != self._text.text():
            self._text.setText(saying.text)
            self._text.setToolTip(saying.text)
            if saying.text and QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, saying.text))

    def of_hint(self, hint: Hint) -> Saying:
        """Return what is to be said of a pair that is shown."""
        if hint.is_safe:
            return Saying(self.tr("This pair is safe: everything can be cleared after it."), "hint")
        return Saying(self.tr("This pair is a guess: it is not known whether it leads on."), "hint")

    def of_refusal(self, reason: RefusalReason) -> Saying:
        """Return why a wish cannot be met; nothing where the game's standing says it."""
        if reason is RefusalReason.SHUFFLE_IMPOSSIBLE:
            return Saying(self.tr("No shuffle can help: in no order can the tiles that are left be cleared."), "stuck")
        if reason is RefusalReason.SHUFFLE_NOT_FOUND:
            return Saying(self.tr("No shuffle was found; trying again can help."), "stuck")
        return Saying()

    def dealing(self) -> Saying:
        """Return that a deal takes its time."""
        return Saying(self.tr("Dealing…"), "unknown")

    def _standing(self) -> Saying:
        state = self._state
        if state is None:
            return Saying()
        if state.is_seeking_hint:
            return Saying(self.tr("Looking for a safe pair…"), "hint")
        if state.status is Status.CLEARED:
            return Saying(self.tr("Cleared."), "cleared")
        if state.status is Status.STUCK:
            return Saying(self.tr("No pair left: undo, shuffle or a new deal?"), "stuck")
        if state.outlook is Outlook.LOST:
            if state.lost_since == 0:
                return Saying(self.tr("It is proven: this deal cannot be cleared."), "lost")
            return Saying(self.tr("It is proven: from here the board cannot be cleared."), "lost")
        if state.outlook is Outlook.WINNABLE:
            return Saying(self.tr("Can be won"), "winnable")
        return Saying(self.tr("A test play, which is counted nowhere"))

    def _count(self) -> list[str]:
        if self._state is None:
            return []
        return [
            self.tr("%n tile(s) left", "", self._state.tiles_left),
            self.tr("%n pair(s) open", "", self._state.free_pairs),
        ]

    def _icon_side(self) -> int:
        return round(self.fontMetrics().height() * 1.2)


class ElidedLabel(QLabel):
    """A line of text that is cut off with dots where there is no room for all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Take whatever width there is."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
