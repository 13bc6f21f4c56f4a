"""The window that takes a game code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.windows.code_verdict import EXAMPLE, Standing, Verdict, verdict_on

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.library import LayoutLibrary


class VerdictMark(QWidget):
    """A sign for a standing, told apart by its shape: dots, tick, triangle, question mark."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show dots."""
        super().__init__(parent)
        self.standing = Standing.UNDERWAY
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_standing(self, standing: Standing) -> None:
        """Show the sign for this standing."""
        self.standing = standing
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.4)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / 16, self.height() / 16)
        is_good = self.standing is Standing.GOOD
        colour = self.palette().color(QPalette.ColorRole.Highlight if is_good else QPalette.ColorRole.WindowText)
        painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        match self.standing:
            case Standing.UNDERWAY:
                painter.setBrush(colour)
                for x in (3.5, 8.0, 12.5):
                    painter.drawEllipse(QPointF(x, 8), 0.7, 0.7)
            case Standing.GOOD:
                painter.drawEllipse(QPointF(8, 8), 6.6, 6.6)
                painter.drawPolyline([QPointF(4.9, 8.3), QPointF(7.2, 10.6), QPointF(11.2, 5.8)])
            case Standing.WRONG:
                painter.drawPolygon([QPointF(8, 1.6), QPointF(15, 14), QPointF(1, 14)])
                painter.drawLine(QPointF(8, 6.3), QPointF(8, 9.5))
                painter.drawPoint(QPointF(8, 11.9))
            case Standing.ELSEWHERE:
                painter.drawEllipse(QPointF(8, 8), 6.6, 6.6)
                painter.drawArc(6 * 16, 4 * 16, 4 * 16, 4 * 16, 180 * 16, -225 * 16)
                painter.drawLine(QPointF(8, 8.6), QPointF(8, 9.2))
                painter.drawPoint(QPointF(8, 11.9))


class CodeDialog(QDialog):
    """Takes any text with a game code in it and says at every key what it makes of it."""

    code_entered = Signal(object)
    """The :class:`~mahjong_qt.engine.game_code.GameCode` to play; the window is closed by then."""

    def __init__(self, library: LayoutLibrary, text: str = "", parent: QWidget | None = None) -> None:
        """Look layouts up in a library, and begin with a text, right or wrong, that is judged at once."""
        super().__init__(parent)
        self.setObjectName("code_dialog")
        self._library = library
        self._verdict = Verdict(Standing.UNDERWAY, "")
        self._prompt = QLabel(self)
        self._edit = QLineEdit(self)
        self._edit.setObjectName("code")
        self._edit.setClearButtonEnabled(True)
        self._edit.setPlaceholderText(EXAMPLE)
        self._prompt.setBuddy(self._edit)
        self._mark = VerdictMark(self)
        self._mark.setObjectName("verdict_mark")
        self._words = QLabel(self)
        self._words.setObjectName("verdict")
        self._play = QPushButton(self)
        self._play.setObjectName("play")
        self._play.setDefault(True)
        self._cancel = QPushButton(self)
        self._cancel.setObjectName("cancel")
        self._build()
        self._edit.setText(text)
        self._edit.selectAll()
        self._edit.textChanged.connect(self._judge)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _build(self) -> None:
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().lineSpacing()
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        # the window keeps its size while the words change
        self._words.setMinimumSize(56 * letter, 4 * line)
        self._words.setContentsMargins(0, (self._mark.sizeHint().height() - self.fontMetrics().height()) // 2, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._play, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._enter)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._prompt)
        column.addWidget(self._edit)
        column.addLayout(row)
        column.addStretch(1)
        column.addWidget(buttons)

    def _enter(self) -> None:
        if self._verdict.code is not None:
            self.accept()
            self.code_entered.emit(self._verdict.code)

    def _judge(self) -> None:
        self._verdict = verdict_on(self._edit.text(), self._library)
        self._mark.show_standing(self._verdict.standing)
        self._words.setText(self._verdict.words)
        self._edit.setAccessibleDescription(self._verdict.words)
        self._play.setEnabled(self._verdict.code is not None)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Enter a game code"))
        self._prompt.setText(self.tr("&Game code, or a message with one in it:"))
        self._play.setText(self.tr("&Play"))
        self._cancel.setText(self.tr("&Cancel"))
        self._judge()
