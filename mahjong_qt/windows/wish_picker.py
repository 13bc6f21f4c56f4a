"""The part of a window in which the player says what kind of deal is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.windows.deal_wishes import (
    BoardKind,
    instead_text,
    nearest_wish,
    why_not_text,
    wish_meanings,
    wish_names,
)
from mahjong_qt.wording.layout_names import shortened
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QResizeEvent

COLUMNS = (6, 3, 2)
"""Into how many columns the kinds of deals can be put."""

FIRST_COLUMNS = 3
"""How many columns there are before it is known how many fit."""


class WishPicker(QGroupBox):
    """Offers the kinds of deals that a layout has, and says what the chosen one means.

    What the player chose is not forgotten on a layout that does not have it: there the nearest one takes its place.
    """

    def __init__(self, wish: DealWish, parent: QWidget | None = None) -> None:
        """Begin with what the player chose before; everything is offered."""
        super().__init__(parent)
        self.setObjectName("wishes")
        self.wish = wish
        self._offered: Collection[DealWish] = tuple(DealWish)
        self._layout_name, self._kind = "", BoardKind.LAYOUT
        self._group = QButtonGroup(self)
        self._buttons = {wish: QRadioButton(self) for wish in DealWish}
        self._grid = QGridLayout()
        self._columns = 0
        self._put_into_columns(FIRST_COLUMNS)
        self._meaning = QLabel(self)
        self._meaning.setObjectName("wish_meaning")
        self._meaning.setTextFormat(Qt.TextFormat.PlainText)
        self._meaning.setWordWrap(True)
        # what is said below keeps its place, also when this is said in two lines
        self._meaning.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._meaning.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self._row = QHBoxLayout()
        self._row.addWidget(self._meaning, 1)
        column = QVBoxLayout(self)
        column.addLayout(self._grid)
        column.addLayout(self._row)
        for wish, button in self._buttons.items():
            button.setObjectName(f"wish_{wish.value}")
            self._group.addButton(button)
        self._group.buttonClicked.connect(self._choose)
        self.retranslate()

    @property
    def shown(self) -> DealWish:
        """What is to be dealt: the player's wish, or the nearest to it that is offered."""
        return nearest_wish(self.wish, self._offered)

    def offer(self, wishes: Collection[DealWish], layout_name: str, kind: BoardKind = BoardKind.LAYOUT) -> None:
        """Offer what a layout or a field has that is called so."""
        self._offered, self._layout_name, self._kind = wishes, layout_name, kind
        self._show()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.setTitle(self.tr("Deal"))
        for wish, name in wish_names().items():
            self._buttons[wish].setText(name)
        self._show()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._width_of(COLUMNS[-1]), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns = next((count for count in COLUMNS if self._width_of(count) <= event.size().width()), COLUMNS[-1])
        self._put_into_columns(columns)

    def _choose(self, button: QRadioButton) -> None:
        self.wish = next(wish for wish, one in self._buttons.items() if one is button)
        self._show()

    def _show(self) -> None:
        meanings = wish_meanings(self._kind)
        for wish, button in self._buttons.items():
            is_offered = wish in self._offered
            button.setEnabled(is_offered)
            tip = meanings[wish] if is_offered else self._why_not()
            button.setToolTip(as_tool_tip([tip]))
            button.setAccessibleDescription(tip)
            # Qt lets the Tab key reach the chosen one only once the focus was among them
            policy = Qt.FocusPolicy.StrongFocus if wish is self.shown else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        self._buttons[self.shown].setChecked(True)
        self._meaning.setText(self._instead() + meanings[self.shown])

    def _instead(self) -> str:
        """Return that the player's wish is not to be had, and what takes its place; empty when it is."""
        if self.shown is self.wish:
            return ""
        names = wish_names()
        text = instead_text(self._kind)
        for place, wish in (("%1", self.wish), ("%2", self.shown)):
            text = text.replace(place, names[wish].replace("&", ""))
        return text + " "

    def _why_not(self) -> str:
        return why_not_text(self._kind).replace("%1", shortened(self._layout_name))

    def _width_of(self, columns: int) -> int:
        line = self.fontMetrics().height()
        return columns * (max(button.sizeHint().width() for button in self._buttons.values()) + line) + 2 * line

    def _put_into_columns(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, button in enumerate(self._buttons.values()):
            self._grid.removeWidget(button)
            self._grid.addWidget(button, place // columns, place % columns)
        for column in range(max(COLUMNS)):
            self._grid.setColumnStretch(column, int(column < columns))
