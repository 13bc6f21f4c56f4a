"""A calm bar above the canvas: what has happened, and the next steps as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.files.notice import Severity
from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from editor.files.notice import Notice

ICON = QSize(28, 28)
STRIPE = 4
PADDING = 10
ICONS = {Severity.INFO: "about", Severity.QUESTION: "unknown", Severity.WARNING: "notice"}
AMBER = QColor("#d08a1d")
"""What a warning is tinted with."""


class NoticeBar(QWidget):
    """Shows one notice at a time, the latest; a question that was covered by another notice comes back after it."""

    closed = Signal()
    """Nothing is shown any more, and the focus, if it was here, belongs elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setObjectName("notice_bar")
        self._notices: list[Notice] = []
        self._icon = QLabel(self)
        self._title = QLabel(self)
        self._title.setObjectName("notice_title")
        self._text = QLabel(self)
        self._text.setObjectName("notice_text")
        self._buttons: list[QPushButton] = []
        self._close = QToolButton(self)
        self._close.setObjectName("notice_close")
        self._row = QHBoxLayout(self)
        self._dress()
        self._arrange()
        self.retranslate()
        self.hide()

    @property
    def notice(self) -> Notice | None:
        """What is shown."""
        return self._notices[-1] if self._notices else None

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of what is shown, in their order."""
        return list(self._buttons)

    def show_notice(self, notice: Notice) -> None:
        """Show a notice in place of those of its topic, and of those that ask nothing."""
        waiting = (old for old in self._notices if old.severity is Severity.QUESTION)
        self._notices = [*(old for old in waiting if not old.topic or old.topic != notice.topic), notice]
        self._show_last()
        if QAccessible.isActive():
            words = ". ".join(filter(None, (notice.title, notice.text)))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def end_topic(self, topic: str) -> None:
        """Show what belongs to this topic no more."""
        kept = [notice for notice in self._notices if notice.topic != topic]
        if len(kept) != len(self._notices):
            self._notices = kept
            self._show_last()

    def pass_by(self) -> None:
        """Show what went well no more: the designer is at work again."""
        if self.notice is not None and self.notice.severity is Severity.INFO:
            self._drop(self.notice)

    def dismiss(self) -> None:
        """Close what is shown, as with Esc."""
        notice = self.notice
        if notice is not None:
            self._drop(notice)
            if notice.refused is not None:
                notice.refused()

    def retranslate(self) -> None:
        """Set the texts of the bar itself in the language in force."""
        self._close.setToolTip(self.tr("Close this message (Esc)"))
        self._close.setAccessibleName(self.tr("Close this message"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and self.notice is not None:
            self._show_icon(self.notice.severity)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a tint over the window's own ground, and a stripe at the side where reading begins."""
        notice = self.notice
        if notice is None:
            return
        palette = self.palette()
        colour = AMBER if notice.severity is Severity.WARNING else palette.color(QPalette.ColorRole.Highlight)
        tint = QColor(colour)
        tint.setAlphaF(0.16)
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
        painter.fillRect(self.rect(), tint)
        left = self.width() - STRIPE if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else 0
        painter.fillRect(QRect(left, 0, STRIPE, self.height()), colour)

    def _dress(self) -> None:
        for label in (self._title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._close.setAutoRaise(True)
        self._close.setText("✕")
        self._close.clicked.connect(self.dismiss)

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = self._row
        row.setContentsMargins(PADDING + STRIPE, PADDING, PADDING, PADDING)
        row.setSpacing(PADDING)
        row.addWidget(self._icon)
        row.addLayout(words, 1)
        row.addWidget(self._close)

    def _show_last(self) -> None:
        had_focus = self._has_focus()
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        notice = self.notice
        if notice is None:
            self.hide()
            if had_focus:
                self.closed.emit()
            return
        for text, do in notice.actions:
            self._add_button(notice, text, do)
        self._show_icon(notice.severity)
        self._title.setText(notice.title)
        self._text.setText(notice.text)
        self._text.setVisible(bool(notice.text))
        self.setAccessibleName(notice.title)
        self.setAccessibleDescription(notice.text)
        self.show()
        self.update()
        if had_focus:
            (self._buttons[0] if self._buttons else self._close).setFocus()

    def _add_button(self, notice: Notice, text: str, do: Callable[[], None]) -> None:
        button = QPushButton(text, self)
        button.setAutoDefault(True)

        def act() -> None:
            self._drop(notice)
            do()

        button.clicked.connect(act)
        before = self._buttons[-1] if self._buttons else None
        self._row.insertWidget(self._row.count() - 1, button)
        self._buttons.append(button)
        if before is not None:
            self.setTabOrder(before, button)
        self.setTabOrder(button, self._close)
        button.show()

    def _drop(self, notice: Notice) -> None:
        self._notices = [other for other in self._notices if other is not notice]
        self._show_last()

    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and (focus is self or self.isAncestorOf(focus))

    def _show_icon(self, severity: Severity) -> None:
        icon = action_icon(ICONS[severity], is_dark(self.palette()))
        self._icon.setPixmap(icon.pixmap(ICON, self.devicePixelRatioF()))
