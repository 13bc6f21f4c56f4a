"""The light in the status bar: whether the game can still be won, as a mark and words that keep their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Status

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mahjong_qt.engine.play.game_state import GameState

PATIENCE = 300
"""Milliseconds for which an answer is waited for before the light says that there is none yet."""

LONGEST_NUMBER = 888
"""A number of moves as wide as any that is likely."""

MARK_SIZE = 1.2
"""Side of the mark, in heights of the font."""

LEAST_LETTERS = 8
"""Letters that are shown however narrow the window is."""


OVER = (Status.CLEARED, Status.GIVEN_UP, Status.TIMED_OUT)
"""What there is nothing more to say of."""


class Sign(NamedTuple):
    """What the light shows: an icon by name, words, and what these mean; empty when it shows nothing."""

    icon: str = ""
    words: str = ""
    meaning: str = ""


class OutlookLight(QWidget):
    """Shows the outlook of the game, or that a hint is being looked for.

    An answer that comes soon takes the place of the one before it directly, so that the light is calm while pair after
    pair is taken.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin dark."""
        super().__init__(parent)
        self.setObjectName("outlook_light")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.sign = Sign()
        self._state: GameState | None = None
        self._is_wanted = True
        self._marks: dict[tuple[str, bool, int, float], QPixmap] = {}
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(PATIENCE)
        self._late.timeout.connect(self._show_now)

    def set_wanted(self, is_wanted: bool) -> None:
        """Show the outlook, or nothing but that a hint is being looked for."""
        self._is_wanted = is_wanted
        self._show_now()

    def restart(self) -> None:
        """Forget the game before: nothing of it may be said of the next one."""
        self._state = None
        self._show_now()

    def follow(self, state: GameState) -> None:
        """Show the outlook of a state: at once, or after a while when it is only that an answer is waited for."""
        self._state = state
        if self._can_wait(self._sign()):
            if not self._late.isActive():
                self._late.start()
        else:
            self._show_now()

    def sizeHint(self) -> QSize:
        """Have room for the longest words, so that nothing moves when others are shown, and make no bar higher."""
        widest = max(self.fontMetrics().horizontalAdvance(sign.words) for sign in self._all_signs())
        return QSize(self._indent() + widest + 2, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        width = self._indent() + LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(width, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.sign.words:
            return
        painter = QPainter(self)
        side = self._mark_side()
        painter.drawPixmap(QPoint(0, (self.height() - side) // 2), self._mark(side))
        words = self.rect().adjusted(self._indent(), 0, 0, 0)
        shown = self.fontMetrics().elidedText(self.sign.words, Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_now()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.updateGeometry()

    def _can_wait(self, sign: Sign) -> bool:
        """Say whether a sign tells only that there is no answer yet, so that the one shown may stay a little longer."""
        is_new = sign != self.sign
        return is_new and (sign.icon == "hint" or (sign.icon == "unknown" and self.sign.icon != "hint"))

    def _show_now(self) -> None:
        self._late.stop()
        sign = self._sign()
        if sign == self.sign:
            return
        self.sign = sign
        self.setToolTip(sign.meaning)
        self.setAccessibleName(sign.words)
        self.setAccessibleDescription(sign.meaning)
        self.update()

    def _sign(self) -> Sign:
        state = self._state
        if state is None or state.is_paused or state.status in OVER:
            return Sign()
        if state.is_seeking_hint:
            return self._seeking()
        if not self._is_wanted:
            return Sign()
        match state.outlook:
            case Outlook.WINNABLE:
                return self._winnable()
            case Outlook.LOST:
                return self._lost(state.lost_since)
            case _:
                return self._unknown()

    def _all_signs(self) -> list[Sign]:
        lost = [self._lost(since) for since in (None, 0, LONGEST_NUMBER)]
        return [self._seeking(), self._winnable(), self._unknown(), *lost]

    def _seeking(self) -> Sign:
        meaning = self.tr("A pair after which the game can still be won is being looked for.")
        return Sign("hint", self.tr("Looking for a safe pair…"), meaning)

    def _winnable(self) -> Sign:
        meaning = self.tr("From here the board can be cleared: the game knows a way.")
        return Sign("winnable", self.tr("Can be won"), meaning)

    def _lost(self, since: int | None) -> Sign:
        if since == 0:
            meaning = self.tr("It is proven that these tiles, as they were dealt, cannot be cleared.")
            return Sign("lost", self.tr("This deal cannot be won"), meaning)
        meaning = self.tr("It is proven: without taking moves back or shuffling, the board cannot be cleared.")
        if since is None:
            return Sign("lost", self.tr("Cannot be won"), meaning)
        return Sign("lost", self.tr("Cannot be won since move %1").replace("%1", str(since)), meaning)

    def _unknown(self) -> Sign:
        meaning = self.tr("The game has found no way to clear the board yet, and no proof that there is none.")
        return Sign("unknown", self.tr("Not known yet"), meaning)

    def _mark(self, side: int) -> QPixmap:
        """Return the mark of the sign; to draw it anew from SVG at each paint would take longer than all else."""
        look = self.sign.icon, is_dark(self), side, self.devicePixelRatioF()
        if look not in self._marks:
            icon = action_icon(self.sign.icon, is_dark(self))
            self._marks[look] = icon.pixmap(QSize(side, side), self.devicePixelRatioF())
        return self._marks[look]

    def _mark_side(self) -> int:
        return round(self.fontMetrics().height() * MARK_SIZE)

    def _indent(self) -> int:
        return self._mark_side() + self.fontMetrics().height() // 3
