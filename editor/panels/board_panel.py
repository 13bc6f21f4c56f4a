"""What the board is: its counts, and what is worth a second look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from editor.panels.board_facts import BoardFacts, facts_of
from editor.panels.board_words import BoardWords
from editor.panels.issue_list import IssueList
from mahjong_qt.appearance import enlarged
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from editor.workspace import Workspace

PAUSE = 120
"""Milliseconds without an edit after which more than the count is looked at."""

ROWS = ("size", "layers", "free", "covered", "hidden", "holes", "symmetry")
COUNT_SCALE = 1.6
GAP = 8
"""Logical pixels around the panel."""


class BoardPanel(QWidget):
    """The count follows every tile, all else each edit, a moment later. A click on a warning shows its tiles."""

    show_wanted = Signal(object)
    """Slots, a frozenset, to be brought into view."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        """Follow the document of a workspace."""
        super().__init__(parent)
        self.setObjectName("board_panel")
        self._workspace = workspace
        self._words = BoardWords(self)
        self._is_old = True
        self.facts = BoardFacts(0)
        self.count, self.rest, self.title = QLabel(), QLabel(), QLabel()
        self.count.setFont(enlarged(self.font(), COUNT_SCALE))
        self.rest.setWordWrap(True)
        self.title.setWordWrap(True)
        self.values: dict[str, QLabel] = {}
        self.issues = IssueList()
        self.issues.setAccessibleName(self.tr("Worth a second look"))
        self.issues.pointed.connect(self._point_at)
        self._form = QFormLayout()
        self._arrange()
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.look)
        workspace.document.changed.connect(self._show_count)
        workspace.document.replaced.connect(self._show_count)
        workspace.document.settled.connect(self._look_soon)
        self._show_count()

    def look(self) -> None:
        """Say all that there is to say, now."""
        self._timer.stop()
        self._is_old = False
        document = self._workspace.document
        self.facts = facts_of(document)
        self._show_count()
        rows = self._words.rows(self.facts, is_flat=document.is_flat)
        for name, value in self.values.items():
            self._form.setRowVisible(value, name in rows)
            if name in rows:
                self._show_row(value, *rows[name])
        self.issues.show_issues(self.facts.issues)
        has_issues = bool(self.facts.issues) and self.facts.tiles > 0
        self.title.setText(
            self.tr("Worth a second look") if has_issues else self.tr("Nothing stands out") if self.facts.tiles else ""
        )
        self.issues.setVisible(has_issues)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up on what happened while nobody saw the panel."""
        super().showEvent(event)
        if self._is_old:
            self.look()

    def _arrange(self) -> None:
        for name in ROWS:
            value = QLabel()
            value.setObjectName(f"board_{name}")
            value.setTextFormat(Qt.TextFormat.PlainText)
            value.setWordWrap(True)
            self._form.addRow(QLabel(), value)
            self.values[name] = value
        self._form.setHorizontalSpacing(2 * GAP)
        self._form.setVerticalSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addWidget(self.count)
        column.addWidget(self.rest)
        column.addLayout(self._form)
        column.addWidget(self.title)
        column.addWidget(self.issues, 1)
        # keeps all at the top where there is no list
        column.addStretch()

    def _show_row(self, value: QLabel, title: str, words: str, meaning: str) -> None:
        label = self._form.labelForField(value)
        assert isinstance(label, QLabel)
        label.setText(title)
        value.setText(words)
        for part in (label, value):
            part.setToolTip(as_tool_tip([meaning]))

    def _look_soon(self) -> None:
        self._is_old = True
        if self.isVisible():
            self._timer.start()

    def _show_count(self) -> None:
        tiles = len(self._workspace.document.plane)
        self.count.setText(self._words.count(tiles))
        self.rest.setText("\n".join(self._words.rest(tiles)))

    def _point_at(self, slots: frozenset[object]) -> None:
        self._workspace.highlight(slots)  # type: ignore[arg-type]
        if slots:
            self.show_wanted.emit(slots)
