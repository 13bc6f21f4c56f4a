"""A tile set to choose: four of its faces and its name, and who made it when it is the one in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolButton, QWidget

from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon
from mahjong_qt.windows.look.card_question import CardQuestion
from mahjong_qt.windows.look.face_words import face_names
from mahjong_qt.windows.look.set_words import filler_name, maker_words, set_name
from mahjong_qt.windows.look.swatch import bring_into_view, draw_focus, draw_ring, faint
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QPixmap, QResizeEvent

    from mahjong_qt.windows.look.set_source import ShownSet

PAD = 7
"""Logical pixels between the edge and what is inside."""

BIN = 16
"""Logical pixels of the drawing on the button that removes a set."""

LEAST_LETTERS = 18
"""Letters that have room in the width of a card."""

WIDEST_PICTURE = 10
"""Width of the picture at most, in lines of text."""


class SetCard(QAbstractButton):
    """One tile set among others; those of the player have a button that removes them, after a question on the card."""

    removal_wanted = Signal(object)
    """The :class:`~mahjong_qt.windows.look.set_source.ShownSet` to be removed: the question was answered."""

    def __init__(self, shown: ShownSet, parent: QWidget | None = None) -> None:
        """Offer a set, with a picture that is painted later."""
        super().__init__(parent)
        self.shown = shown
        self.remove_button: QToolButton | None = None
        self.question: CardQuestion | None = None
        self._picture: QPixmap | None = None
        self._name = self._makers = self._filled = ""
        self.setObjectName(f"set_{shown.id}")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    @property
    def has_picture(self) -> bool:
        """Whether the picture is painted."""
        return self._picture is not None

    @property
    def is_in_view(self) -> bool:
        """Whether something of it is seen."""
        return not self.visibleRegion().isEmpty()

    def offer_removal(self) -> None:
        """Have a button that removes the set."""
        self.remove_button = QToolButton(self)
        self.remove_button.setObjectName("remove_set")
        self.remove_button.setIconSize(QSize(BIN, BIN))
        self.remove_button.setIcon(action_icon("delete", is_dark(self)))
        self.remove_button.setAutoRaise(True)
        self.remove_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.remove_button.clicked.connect(self.ask)
        self.retranslate()

    def ask(self) -> None:
        """Ask on the card whether the set is to be removed."""
        if self.remove_button is None or self.question is not None:
            return
        had_focus = self.hasFocus() or self.remove_button.hasFocus()
        self.question = CardQuestion(self._name, self)
        self.question.answered.connect(self._take_answer)
        self.question.setGeometry(self.rect())
        self.question.show()
        if had_focus:
            self.question.keep.setFocus(Qt.FocusReason.OtherFocusReason)
        self.updateGeometry()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        shown = self.shown
        self._name = set_name(shown.id, shown.name)
        self._makers = maker_words(shown.author, shown.license)
        lines = [self._name, self._makers]
        self._filled = ""
        if shown.filled:
            words = self.tr("%n face(s) from %1", "", len(shown.filled))
            self._filled = words.replace("%1", filler_name(shown.filler))
            lines.append(self.tr("From another set: %1").replace("%1", face_names(shown.filled)))
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(" ".join(lines[1:]))
        self.setToolTip(as_tool_tip(lines))
        if self.remove_button is not None:
            words = self.tr("Remove “%1”").replace("%1", self._name)
            self.remove_button.setAccessibleName(words)
            self.remove_button.setToolTip(as_tool_tip([words]))
        if self.question is not None:
            self.question.retranslate()
        self.updateGeometry()
        self.update()

    def set_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self._picture = picture
        self.update()

    def picture_size(self, width: int) -> QSize:
        """Return the size of the picture on a card of a width, in logical pixels."""
        wide = max(8, min(width - 2 * PAD, WIDEST_PICTURE * self.fontMetrics().lineSpacing()))
        return QSize(wide, wide // 3)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return a height that is the same whether the set is chosen or not: nothing moves under the mouse."""
        lines = 3 if self._filled else 2
        height = self.picture_size(width).height() + lines * self.fontMetrics().lineSpacing() + 3 * PAD
        if self.question is None:
            return height
        return max(height, self.question.heightForWidth(width), self.question.minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        width = self.minimumSizeHint().width()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_LETTERS * self.fontMetrics().averageCharWidth() + 2 * PAD, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.question is not None:
            self.question.setGeometry(self.rect())
        if self.remove_button is not None:
            size = self.remove_button.sizeHint()
            place = QRect(0, 0, size.width(), size.height())
            place.moveBottomRight(self.rect().bottomRight() - QRect(0, 0, 5, 5).bottomRight())
            self.remove_button.setGeometry(place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the removal with Delete."""
        if event.key() == Qt.Key.Key_Delete and self.remove_button is not None:
            self.ask()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        elif event.type() == QEvent.Type.PaletteChange and self.remove_button is not None:
            self.remove_button.setIcon(action_icon("delete", is_dark(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            ground = self.palette().color(QPalette.ColorRole.Highlight)
            ground.setAlphaF(0.12)
            painter.setBrush(ground)
            painter.drawRoundedRect(frame, 6, 6)
        draw_ring(painter, frame, self)
        box = QRect(PAD, PAD, *self.picture_size(self.width()).toTuple())
        if self._picture is not None:
            painter.drawPixmap(box, self._picture)
        self._paint_words(painter, box.bottom() + PAD)
        draw_focus(painter, self)

    def _paint_words(self, painter: QPainter, top: int) -> None:
        """Paint the name, and under it makers or what was filled in; alone it stands in the middle of its room."""
        line = self.fontMetrics().lineSpacing()
        quiet = [self._filled] if self._filled else []
        if self.isChecked():
            quiet.append(self._makers)
        room = self.height() - top - PAD
        y = top + max(0, room - (1 + len(quiet)) * line) // 2
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        for text in (self._name, *quiet):
            width = self._width_at(y + line)
            shown = self._makers_within(width) if text is self._makers else text
            words = painter.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRect(PAD, y, width, line), Qt.AlignmentFlag.AlignLeft, words)
            painter.setFont(self.font())
            painter.setPen(faint(self.palette(), 0.72))
            y += line

    def _width_at(self, bottom: int) -> int:
        """Return the width of a line of text that ends there: beside the button, or up to the edge."""
        width = self.width() - 2 * PAD
        button = self.remove_button
        return (
            width
            if button is None or bottom <= button.geometry().center().y() - BIN // 2 + 4
            else width - button.width() + 4
        )

    def _makers_within(self, width: int) -> str:
        """Return author and licence; where there is no room for both the name of the author is cut."""
        if not (self.shown.author and self.shown.license):
            return self._makers
        metrics = self.fontMetrics()
        rest = width - metrics.horizontalAdvance(maker_words("…", self.shown.license))
        author = metrics.elidedText(self.shown.author, Qt.TextElideMode.ElideRight, max(0, rest))
        return maker_words(author, self.shown.license)

    def _take_answer(self, is_to_go: bool) -> None:
        question, self.question = self.question, None
        if question is None:
            return
        had_focus = question.remove.hasFocus() or question.keep.hasFocus()
        question.hide()
        question.deleteLater()
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.updateGeometry()
        if is_to_go:
            self.removal_wanted.emit(self.shown)
