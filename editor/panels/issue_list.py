"""What is worth a second look in a layout, as a list whose lines show their tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QWidget

from editor.panels.issue_words import IssueWords
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.layout.issues import LayoutIssue

ISSUE = Qt.ItemDataRole.UserRole


class IssueList(QListWidget):
    """A click on a line, or Enter, shows the tiles that it is about."""

    pointed = Signal(object)
    """The slots of the line, a frozenset, which is empty when the whole layout is meant."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a line."""
        super().__init__(parent)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlternatingRowColors(True)
        self.itemClicked.connect(self._point)
        self.itemActivated.connect(self._point)

    def show_issues(self, issues: Iterable[LayoutIssue]) -> None:
        """Show these; the line that was chosen stays chosen as long as it is about the same kind of thing."""
        at = self.currentRow()
        chosen = self.item(at).data(ISSUE).kind if at >= 0 else None
        self.clear()
        words = IssueWords()
        for issue in issues:
            item = QListWidgetItem(words.line(issue))
            item.setData(ISSUE, issue)
            meaning = words.meaning(issue.kind)
            item.setToolTip(as_tool_tip([meaning]))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, meaning)
            if issue.kind.bars_play:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.addItem(item)
            if issue.kind is chosen:
                self.setCurrentItem(item)

    def _point(self, item: QListWidgetItem) -> None:
        self.pointed.emit(frozenset(item.data(ISSUE).slots))
