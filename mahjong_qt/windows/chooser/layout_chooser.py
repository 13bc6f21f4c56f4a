"""The window in which the player chooses what to play: a layout from its picture, and the kind of deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.windows.chooser import surprise
from mahjong_qt.windows.chooser.browser import LayoutBrowser
from mahjong_qt.windows.chooser.buttons import ChooserButtons
from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
from mahjong_qt.windows.chooser.categories import HIDDEN, NEW
from mahjong_qt.windows.chooser.cell_actions import LayoutCellActions
from mahjong_qt.windows.chooser.deal_box import DealBox
from mahjong_qt.windows.chooser.fault_notice import FaultNotice
from mahjong_qt.windows.chooser.layout_changes import LayoutChanges
from mahjong_qt.windows.chooser.message_line import MessageLine
from mahjong_qt.windows.chooser.opening import ChooserMemory, memory_of, opening_category, opening_size

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import SignalInstance

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.layout_marks import LayoutMarks
    from mahjong_qt.layout_shelf import LayoutShelf
    from mahjong_qt.records import LayoutRecord
    from mahjong_qt.windows.chooser.categories import Category

__all__ = ["ChooserMemory", "LayoutChooser"]


class LayoutChooser(QDialog):
    """Shows every layout and the kinds of deals that the selected one has; a double click, Enter or Play takes it."""

    chosen = Signal(str, object)
    """The id of the layout that the player took, and the :class:`~mahjong_qt.engine.play.wish.DealChoice`, whose wish
    may be one that this layout does not have; the window is closed by then."""

    import_wanted = Signal()
    """The player wants to bring in files; the window stays open."""

    copy_wanted = Signal(str)
    """The id of a layout that the player wants as text on the clipboard."""

    export_wanted = Signal(str)
    """The id of a layout that the player wants as a file."""

    edit_wanted = Signal(str)
    """The id of a layout that the player wants to change in the layout editor."""

    def __init__(
        self,
        shelf: LayoutShelf,
        dealer: Dealer,
        marks: LayoutMarks,
        records: Mapping[str, LayoutRecord],
        current_id: str,
        wish: DealWish,
        language: str,
        parent: QWidget | None = None,
        *,
        field_wish: DealWish = DealWish.SOLVABLE,
        has_gravity: bool = False,
        plays_field: bool = False,
        memory: ChooserMemory | None = None,
        random_number: Callable[[], int] | None = None,
    ) -> None:
        """Show the layouts of a shelf, the current one selected, with names in a language.

        ``wish`` is what the player chose before for layouts of Mahjong Solitaire, ``field_wish`` and ``has_gravity``
        for fields of Shisen-sho; ``plays_field`` says that a field is being played; ``memory`` is what the window had
        when it was last closed; ``random_number`` returns the number of a layout to surprise with.
        """
        super().__init__(parent)
        self.setObjectName("layout_chooser")
        self._shelf = shelf
        self._random_number = random_number or surprise.random_number
        self._catalogue = LayoutCatalogue(marks, records, language)
        self._browser = LayoutBrowser(
            self._catalogue, opening_category(memory, plays_field=plays_field), current_id, self
        )
        self._notice = FaultNotice(self)
        self._message = MessageLine(self)
        self._wishes = DealBox(dealer, wish, DealChoice(field_wish, has_gravity), self)
        self._buttons = ChooserButtons(self)
        self._changes = LayoutChanges(self._catalogue, marks, shelf, self._message, self)
        self._cells = LayoutCellActions(self._browser.view, self._catalogue, self._changes, self._message)
        column = QVBoxLayout(self)
        column.addWidget(self._browser, 1)
        for widget in (self._message, self._notice, self._wishes, self._buttons):
            column.addWidget(widget)
        self._connect()
        self._take_in()
        self._retranslate()
        self.resize(opening_size(memory, self.screen().availableSize()))
        self._browser.view.setFocus()

    @property
    def memory(self) -> ChooserMemory:
        """What to open the window with the next time."""
        return memory_of(self.size(), self._browser.categories.current)

    def select(self, layout_id: str) -> None:
        """Select a layout and bring it into view; one that is not on the shelf yet as soon as it is."""
        self._browser.select(layout_id)

    def show_category(self, category: Category) -> None:
        """Show the layouts of a category, whatever was searched for."""
        self._browser.search.clear()
        self._browser.open(category)

    def show_layouts(self, layout_ids: Sequence[str]) -> None:
        """Show these layouts and no others, the first of them selected; those not on the shelf yet as soon as they are.

        They are a category until the window closes.
        """
        self._catalogue.take_as_new(layout_ids)
        hidden = {entry.id for entry in self._catalogue.shown(HIDDEN, "")}
        self.show_category(HIDDEN if hidden and hidden.issuperset(layout_ids) else NEW)
        for layout_id in layout_ids[:1]:
            self._browser.await_shown(layout_id)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._browser.search.take(event):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._browser.pictures.drop()
        super().done(result)

    def _connect(self) -> None:
        browser, buttons, cells = self._browser, self._buttons, self._cells
        self._shelf.changed.connect(self._take_in)
        browser.current_changed.connect(self._show_current)
        browser.view.doubleClicked.connect(self._take)
        browser.view.mark_clicked.connect(self._mark)
        browser.view.menu_wanted.connect(lambda place: cells.menu(self).popup(place))
        buttons.surprise.clicked.connect(self._surprise)
        buttons.next.clicked.connect(self._go_to_unplayed)
        buttons.bring_in.clicked.connect(self.import_wanted)
        buttons.play.clicked.connect(self._take)
        buttons.cancel.clicked.connect(self.reject)
        self._changes.favourites_changed.connect(browser.refresh)
        self._changes.hidden_changed.connect(browser.refill)
        self._changes.shelf_changed.connect(self._take_in)
        self._changes.brought_back.connect(browser.select_shown)
        cells.actions["play"].triggered.connect(self._take)
        cells.actions["edit"].triggered.connect(lambda: self._tell(self.edit_wanted))
        cells.actions["copy"].triggered.connect(lambda: self._tell(self.copy_wanted))
        cells.actions["export"].triggered.connect(lambda: self._tell(self.export_wanted))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, browser.search.begin)

    def _take_in(self) -> None:
        """Show what the shelf has now; while many of its layouts go or come at a time, not after each."""
        if self._changes.are_under_way:
            return
        self._catalogue.take(self._shelf.entries)
        self._wishes.forget()
        self._browser.fill_in(is_complete=self._shelf.is_complete)
        is_empty = self._shelf.is_complete and not self._shelf.entries
        self._notice.tell(self._shelf.faults, is_empty=is_empty)

    def _show_current(self) -> None:
        entry = self._browser.current
        self._cells.select(entry, self._browser.selected)
        self._buttons.play.setEnabled(entry is not None and entry.is_playable)
        self._wishes.offer_for(entry, "" if entry is None else self._catalogue.name_of(entry))

    def _take(self) -> None:
        entry = self._browser.current
        if entry is not None and entry.is_playable:
            self.accept()
            self.chosen.emit(entry.id, self._wishes.choice)

    def _surprise(self) -> None:
        self.accept()
        self.chosen.emit(f"G{self._random_number()}", DealChoice(self._wishes.layout_wish))

    def _go_to_unplayed(self) -> None:
        found = self._browser.select_next_unplayed()
        if found:
            self._message.hush()
        else:
            self._message.say(self.tr("You have played all of these."))
        self._browser.view.setFocus()

    def _mark(self, index: QModelIndex) -> None:
        self._browser.view.set_current(index.row())
        self._cells.actions["favourite"].trigger()

    def _tell(self, wanted: SignalInstance) -> None:
        if self._browser.current is not None:
            wanted.emit(self._browser.current.id)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        for part in (self._browser, self._buttons, self._cells, self._message, self._wishes):
            part.retranslate()
