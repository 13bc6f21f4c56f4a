"""What the board is: its counts, and what is worth a second look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.panels.board_facts import STANDARD, BoardFacts, facts_of
from editor.panels.issue_words import IssueWords, issue_tip
from mahjong_qt.appearance import enlarged
from mahjong_qt.engine.layout.issues import IssueKind
from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.engine.layout.symmetry import Symmetry

if TYPE_CHECKING:
    from editor.workspace import Workspace

PAUSE = 120
"""Milliseconds without an edit after which more than the count is looked at."""

SLOTS = Qt.ItemDataRole.UserRole


class BoardPanel(QWidget):
    """The count follows every tile, all else each edit, a moment later. A click on a warning shows its tiles."""

    show_wanted = Signal(object)
    """Slots, a frozenset, to be brought into view."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        """Follow the document of a workspace."""
        super().__init__(parent)
        self.setObjectName("board_panel")
        self._workspace = workspace
        self.facts = BoardFacts(0)
        self.count = QLabel()
        self.count.setFont(enlarged(self.font(), 1.7))
        self.rest = QLabel()
        self.rest.setWordWrap(True)
        self._form = QFormLayout()
        self._values: dict[str, tuple[QLabel, QLabel]] = {}
        for name in ("size", "layers", "free", "hidden", "holes", "symmetry"):
            label, value = QLabel(), QLabel()
            value.setTextFormat(Qt.TextFormat.PlainText)
            value.setWordWrap(True)
            self._values[name] = label, value
            self._form.addRow(label, value)
        self._title = QLabel(self.tr("Worth a second look"))
        self.issues = QListWidget()
        self.issues.setWordWrap(True)
        self.issues.setAccessibleName(self._title.text())
        self.issues.itemClicked.connect(self._point_at)
        self.issues.itemActivated.connect(self._point_at)
        column = QVBoxLayout(self)
        column.addWidget(self.count)
        column.addWidget(self.rest)
        column.addLayout(self._form)
        column.addWidget(self._title)
        column.addWidget(self.issues, 1)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.look)
        workspace.document.changed.connect(self._show_count)
        workspace.document.settled.connect(self._timer.start)
        workspace.document.replaced.connect(self.look)
        self.look()

    def look(self) -> None:
        """Say all that there is to say, now."""
        self._timer.stop()
        self.facts = facts_of(self._workspace.document)
        self._show_count()
        facts = self.facts
        texts = {
            "size": (self.tr("Size"), self._size_words(facts)),
            "layers": (self.tr("Layers"), str(facts.layers)),
            "free": (self.tr("Free at the start"), "" if facts.free is None else str(facts.free)),
            "hidden": (self.tr("Hidden tiles"), "" if facts.hidden is None else str(facts.hidden)),
            "holes": (self.tr("Holes"), str(facts.holes) if self._workspace.document.is_flat else ""),
            "symmetry": (self.tr("Symmetry"), self._symmetry_words(facts)),
        }
        for name, (title, words) in texts.items():
            label, value = self._values[name]
            label.setText(title)
            value.setText(words)
            self._form.setRowVisible(value, bool(words) and facts.tiles > 0)
        self._show_issues()

    def _show_count(self) -> None:
        tiles = len(self._workspace.document.plane)
        number = QLocale().toString
        self.count.setText(
            self.tr("%1 of %2").replace("%1", number(tiles)).replace("%2", number(STANDARD))
            if tiles <= STANDARD
            else self.tr("%n tile(s)", "", tiles)
        )
        self.rest.setText(self._rest_words(tiles))

    def _rest_words(self, tiles: int) -> str:
        words = []
        if tiles < STANDARD:
            words.append(self.tr("%n more make a full set", "", STANDARD - tiles))
        elif tiles > STANDARD:
            words.append(self.tr("%n more than a full set", "", tiles - STANDARD))
        else:
            words.append(self.tr("A full set"))
        if tiles % 2:
            words.append(self.tr("one more makes it even"))
        elif tiles % 4:
            words.append(self.tr("two more make fours"))
        return ", ".join(words)

    def _size_words(self, facts: BoardFacts) -> str:
        across, down = (QLocale().toString(side / TILE_SPAN, "g", 4) for side in (facts.width, facts.height))
        return self.tr("%1 × %2 tiles").replace("%1", across).replace("%2", down)

    def _symmetry_words(self, facts: BoardFacts) -> str:
        if len(facts.symmetries) == len(Symmetry):
            return self.tr("left and right, top and bottom")
        words = {
            Symmetry.LEFT_RIGHT: self.tr("left and right"),
            Symmetry.TOP_BOTTOM: self.tr("top and bottom"),
            Symmetry.HALF_TURN: self.tr("half turn"),
        }
        return ", ".join(text for kind, text in words.items() if kind in facts.symmetries) or self.tr("none")

    def _show_issues(self) -> None:
        self.issues.clear()
        words = IssueWords()
        for issue in self.facts.issues:
            item = QListWidgetItem(words.line(issue))
            item.setData(SLOTS, frozenset(issue.slots))
            item.setToolTip(issue_tip(issue.kind))
            if issue.kind in (IssueKind.EMPTY, IssueKind.ODD_COUNT):
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.issues.addItem(item)
        self._title.setVisible(bool(self.facts.issues))
        self.issues.setVisible(bool(self.facts.issues))

    def _point_at(self, item: QListWidgetItem) -> None:
        slots = item.data(SLOTS)
        if slots:
            self._workspace.highlight(slots)
            self.show_wanted.emit(frozenset(slots))
