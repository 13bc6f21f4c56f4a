"""The window with the editor on one page and all keys."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTabWidget,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from editor.window.canvas_keys import key_texts, mouse_texts
from editor.window.help_texts import help_sections
from editor.window.key_table import key_table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from editor.window.actions import EditorActions
    from editor.window.menus import Menus

FIRST_SIZE = QSize(640, 600)
PAGE, KEYS = 0, 1


class HelpDialog(QDialog):
    """Beside the editor's window, which goes on working meanwhile."""

    def __init__(self, actions: EditorActions, menus: Menus, parent: QWidget) -> None:
        """Build both pages."""
        super().__init__(parent)
        self.setObjectName("help_dialog")
        self.setWindowTitle(self.tr("Layout editor help"))
        self.resize(FIRST_SIZE)
        self.tabs = QTabWidget()
        self.keys = _KeyList(actions, menus)
        self.tabs.addTab(self._make_page(), self.tr("&How to draw"))
        self.tabs.addTab(self.keys, self.tr("&Keys"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        column.addWidget(buttons)

    def open_at(self, page: int) -> None:
        """Come to the front with one of the pages."""
        self.tabs.setCurrentIndex(page)
        self.show()
        self.raise_()
        self.activateWindow()

    def _make_page(self) -> QTextBrowser:
        page = QTextBrowser()
        page.setObjectName("help_page")
        page.setAccessibleName(self.tr("How to draw"))
        parts = []
        for section in help_sections():
            parts.append(f"<h3>{html.escape(section.title)}</h3>")
            parts += [f"<p>{html.escape(text, quote=False)}</p>" for text in section.paragraphs]
        page.setHtml("".join(parts))
        page.document().setDocumentMargin(12)
        return page


class _KeyList(QTreeWidget):
    """Everything that keys and mouse do: the actions menu by menu, then the canvas."""

    def __init__(self, actions: EditorActions, menus: Menus) -> None:
        super().__init__()
        self.setObjectName("key_list")
        self.setAccessibleName(self.tr("Keys"))
        self.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        self.setRootIsDecorated(False)
        self.setIndentation(12)
        self.setUniformRowHeights(True)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.header().setStretchLastSection(False)
        for title, rows in key_table(actions, menus).items():
            self._add(title, [(row.text, " · ".join(row.keys)) for row in rows])
        self._add(self.tr("Keys on the board"), [(text, keys) for keys, text in key_texts()])
        self._add(self.tr("Mouse on the board"), [(text, keys) for keys, text in mouse_texts()])
        self.setCurrentIndex(self.model().index(0, 0))

    def _add(self, title: str, rows: list[tuple[str, str]]) -> None:
        heading = QTreeWidgetItem([title])
        font = self.font()
        font.setBold(True)
        heading.setFont(0, font)
        heading.setFirstColumnSpanned(True)
        self.addTopLevelItem(heading)
        for row in rows:
            item = QTreeWidgetItem(heading, list(row))
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        heading.setExpanded(True)
