"""The window that says how to play: the rules with drawn boards, the buttons, and all keys."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.appearance import enlarged
from mahjong_qt.windows.help_pictures import (
    APP_ICON,
    EXAMPLES,
    BoardDrawing,
    Drawing,
    IconDrawing,
    KeyCap,
    Panel,
    help_art,
)
from mahjong_qt.windows.help_text import button_words, picture_names, rule_words, section_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QAction

    from mahjong_qt.art.tile_art import TileArt

LARGER = 1.2
"""The words of the help by those of other windows: they are read, not glanced at."""

HEADING, TITLE = 1.3, 1.9
"""Headings by the words of the help."""

TILE_LINES = 2.3
"""Width of a drawn tile, in lines of text."""

PAGE_LINES = 46
"""The page gets no wider than this many lines are high: longer lines are hard to read."""

TWO_COLUMNS_LINES = 34
"""The least width for two panels beside each other."""

SECTIONS: dict[str, tuple[str, ...]] = {
    "goal": ("aim",),
    "taking": ("free", "left_open", "covered", "closed"),
    "matching": ("same", "flowers", "seasons", "different"),
    "hints": ("planned", "guess"),
    "buttons": ("undo", "redo", "shuffle", "pause"),
    "outlook": ("winnable", "lost", "unknown"),
    "stuck": ("go_back", "restart"),
    "deals": ("new_game", "choose_layout", "import_layouts", "edit_layout", "statistics"),
    "modes": (
        "play_daily",
        "play_campaign",
        "play_solitaire",
        "play_easy",
        "play_challenge",
        "play_zen",
        "play_pure",
        "start_page",
    ),
    "score": ("points", "combo", "stars"),
    "shisen": ("line_bend", "line_outside", "line_none", "play_shisen"),
    "codes": ("copy_code",),
    "keys": (),
}
"""The sections in their order, and the panels of each, which show the example or the icon of that name."""


class HelpPanel(Panel):
    """A drawing at the left, and what it shows in words at the right."""

    def __init__(self, drawing: Drawing, drawing_width: int, title: QLabel, text: QLabel) -> None:
        """Put the drawing into the middle of a column of a width, so that the words of all panels stand in line."""
        super().__init__()
        line = self.fontMetrics().height()
        drawing.setMinimumWidth(drawing_width)
        words = QVBoxLayout()
        words.setSpacing(line // 4)
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(text)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(line * 3 // 4, line * 3 // 4, line * 3 // 4, line * 3 // 4)
        row.setSpacing(line)
        row.addWidget(drawing)
        row.addLayout(words, 1)


class KeyTable(QWidget):
    """What keys do: keys at the left, words at the right."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__()
        self._rows: Sequence[tuple[str, list[str]]] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(self.fontMetrics().height())

    def show_rows(self, rows: Sequence[tuple[str, list[str]]]) -> None:
        """Show these rows and no others."""
        if rows == self._rows:
            return
        self._rows = rows
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for number, (words, keys) in enumerate(rows):
            caps = QWidget()
            line = QHBoxLayout(caps)
            line.setContentsMargins(0, 0, 0, 0)
            for key in keys:
                line.addWidget(KeyCap(key))
            line.addStretch(1)
            self._grid.addWidget(caps, number, 0)
            self._grid.addWidget(plain_label(words), number, 1)


class HelpArea(QScrollArea):
    """The page, which scrolls and has its panels in one column or two."""

    def __init__(self, parent: QWidget) -> None:
        """Begin with an empty page."""
        super().__init__(parent)
        self.setObjectName("page")
        self.setFont(enlarged(self.font(), LARGER))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._grids: list[tuple[QGridLayout, list[QWidget]]] = []
        page, inner = QWidget(), QWidget()
        page.setForegroundRole(QPalette.ColorRole.Text)
        line = self.fontMetrics().height()
        inner.setMaximumWidth(PAGE_LINES * line)
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(line, line, line, 2 * line)
        self.column.setSpacing(line // 2)
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(inner)
        self.setWidget(page)

    def add_panels(self, panels: list[QWidget]) -> None:
        """Add panels side by side, or one under the other where the window is narrow."""
        grid = QGridLayout()
        grid.setSpacing(self.fontMetrics().height() // 2)
        self.column.addLayout(grid)
        self._grids.append((grid, panels))
        self._arrange(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(2 if event.size().width() >= TWO_COLUMNS_LINES * self.fontMetrics().height() else 1)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with Home and End too."""
        bar = self.verticalScrollBar()
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar.setValue(bar.minimum() if event.key() == Qt.Key.Key_Home else bar.maximum())
        else:
            super().keyPressEvent(event)

    def _arrange(self, columns: int) -> None:
        for grid, panels in self._grids:
            used = min(columns, len(panels))
            for number, panel in enumerate(panels):
                grid.addWidget(panel, number // used, number % used)
            for column in range(2):
                grid.setColumnStretch(column, int(column < used))


class HelpDialog(QDialog):
    """Says how to play. The keys are those of the actions handed in, whatever these are at the time."""

    def __init__(
        self,
        actions: Iterable[QAction],
        parent: QWidget | None = None,
        section: str = "",
        board_art: TileArt | None = None,
    ) -> None:
        """Explain the game and these actions; the page opens at a section, or at its head.

        Its drawings show the tiles of ``board_art``.
        """
        super().__init__(parent)
        self._board_art = board_art
        self.setObjectName("help_dialog")
        self._actions = list(actions)
        self._first_section = section
        self._words: dict[str, tuple[QLabel, QLabel]] = {}
        self._drawings: dict[str, Drawing] = {}
        self._area = HelpArea(self)
        self._keys = KeyTable()
        self._keys.setObjectName("keys")
        self._close = QPushButton(self)
        self._close.setObjectName("close")
        self._close.setDefault(True)
        self._build()
        self._retranslate()
        self.resize(self.sizeHint())
        self._area.setFocus()
        # actions change in swarms, as when the language does
        later = QTimer(self)
        later.setSingleShot(True)
        later.timeout.connect(self._show_keys)
        for action in self._actions:
            action.changed.connect(later.start)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._first_section:
            # where it stands is known when the page has its width
            QTimer.singleShot(0, self, self._go_to_first_section)

    def sizeHint(self) -> QSize:
        line = self._area.fontMetrics().height()
        return QSize((PAGE_LINES + 1) * line, 40 * line).boundedTo(self.screen().availableSize() * 0.9)

    def minimumSizeHint(self) -> QSize:
        return QSize(20, 12) * self.fontMetrics().height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _go_to_first_section(self) -> None:
        heading, page = self._words[self._first_section][0], self._area.widget()
        if page is not None:
            top = heading.mapTo(page, QPoint()).y() - self._area.fontMetrics().height()
            self._area.verticalScrollBar().setValue(top)
        self._first_section = ""

    def _build(self) -> None:
        font, line = self._area.font(), self._area.fontMetrics().height()
        drawings = self._drawings
        drawings["head"] = IconDrawing(APP_ICON, 3 * line)
        art = help_art(self._board_art)
        for name, example in EXAMPLES.items():
            drawings[name] = BoardDrawing(example, art, round(TILE_LINES * line))
        for name in itertools.chain.from_iterable(SECTIONS.values()):
            if name not in EXAMPLES:
                drawings[name] = IconDrawing(name, 2 * line)
        for name, drawing in drawings.items():
            drawing.setObjectName(f"drawing_{name}")
        widest = max(drawings[name].sizeHint().width() for name in EXAMPLES if name != "aim")
        self._build_head()
        for section, panels in SECTIONS.items():
            heading, text = self._make_words(section, enlarged(font, HEADING))
            self._area.column.addSpacing(line)
            self._area.column.addWidget(heading)
            self._area.column.addWidget(text)
            made: list[QWidget] = []
            for name in panels:
                width = widest if name in EXAMPLES else 3 * line
                made.append(HelpPanel(drawings[name], width, *self._make_words(name, font)))
            if made:
                self._area.add_panels(made)
        self._area.column.addWidget(self._keys)
        self._area.column.addStretch(1)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._area, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(line // 2, line // 2, line // 2, line // 2)
        foot.addWidget(buttons)
        column.addLayout(foot)

    def _build_head(self) -> None:
        title, text = self._make_words("head", enlarged(self._area.font(), TITLE))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(text)
        row = QHBoxLayout()
        row.setSpacing(self._area.fontMetrics().height())
        row.addWidget(self._drawings["head"])
        row.addLayout(words, 1)
        self._area.column.addLayout(row)

    def _make_words(self, name: str, title_font: QFont) -> tuple[QLabel, QLabel]:
        title, text = plain_label(), plain_label()
        bold = QFont(title_font)
        bold.setBold(True)
        title.setFont(bold)
        self._words[name] = title, text
        return title, text

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("How to play"))
        self._close.setText(self.tr("&Close"))
        self._area.setAccessibleName(self.tr("How to play"))
        for name, words in (section_words() | rule_words() | button_words()).items():
            for label, text in zip(self._words[name], words, strict=True):
                label.setText(text)
                label.setVisible(bool(text))
        names = picture_names()
        for name, drawing in self._drawings.items():
            drawing.setAccessibleName(names.get(name) or self._words[name][0].text())
        self._show_keys()

    def _show_keys(self) -> None:
        def name(key: Qt.Key) -> str:
            return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)

        rows = [
            (self.tr("Go from one free tile to the next"), ["←", "↑", "↓", "→"]),
            (self.tr("Choose the tile you are on"), [name(Qt.Key.Key_Space), name(Qt.Key.Key_Enter)]),
            (self.tr("Leave the full screen, or close a message"), [name(Qt.Key.Key_Escape)]),
        ]
        for action in self._actions:
            keys = keys_of(action)
            if keys:
                rows.append((plain_text(action), keys))
        self._keys.show_rows(rows)


def plain_label(text: str = "") -> QLabel:
    """Return a label that breaks lines and takes nothing for markup."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def plain_text(action: QAction) -> str:
    """Return the text of an action without access key and dots."""
    return re.sub(r"&(.)", r"\1", action.text()).rstrip("… ")


def keys_of(action: QAction) -> list[str]:
    """Return the key of an action that stands in the menu, and the last of its others that usual keyboards have."""
    sequences = action.shortcuts()
    usual = [keys for keys in sequences[1:] if _is_usual(keys)]
    shown = sequences[:1] + usual[-1:]
    return [keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shown if not keys.isEmpty()]


def _is_usual(keys: QKeySequence) -> bool:
    # in Qt's order the keys that few keyboards have, such as one for Copy, begin with the one for help
    key = keys[0].key()  # type: ignore[index]
    return key < Qt.Key.Key_Help and not Qt.Key.Key_F12 < key <= Qt.Key.Key_F35
