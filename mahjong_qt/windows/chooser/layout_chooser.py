"""The window in which the player chooses what to play: a layout from its picture, and the kind of deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from mahjong_qt.windows.chooser.browser import LayoutBrowser
from mahjong_qt.windows.chooser.buttons import ChooserButtons
from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
from mahjong_qt.windows.chooser.categories import ALL
from mahjong_qt.windows.chooser.cell_actions import LayoutCellActions
from mahjong_qt.windows.chooser.fault_notice import FaultNotice
from mahjong_qt.windows.chooser.keys import is_typing
from mahjong_qt.windows.chooser.message_line import MessageLine
from mahjong_qt.windows.wish_picker import WishPicker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.engine.solitaire.wish import DealWish
    from mahjong_qt.layout_marks import LayoutMarks
    from mahjong_qt.layout_shelf import LayoutShelf
    from mahjong_qt.records import LayoutRecord
    from mahjong_qt.windows.chooser.categories import Category

GENERATED = 1_000_000_000
"""How many layouts of 144 tiles there are that are made from a number."""


class ChooserMemory(NamedTuple):
    """What the window keeps from one time to the next, until the program ends."""

    size: QSize
    category: Category


class LayoutChooser(QDialog):
    """Shows every layout and the kinds of deals that the selected one has; a double click, Enter or Play takes it."""

    chosen = Signal(str, object)
    """The id of the layout that the player took, and the player's wish, which may be one that this layout does not
    have; the window is closed by then."""

    import_wanted = Signal()
    """The player wants to bring in files; the window stays open."""

    copy_wanted = Signal(str)
    """The id of a layout that the player wants as text on the clipboard."""

    export_wanted = Signal(str)
    """The id of a layout that the player wants as a file."""

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
        memory: ChooserMemory | None = None,
        random_number: Callable[[], int] | None = None,
    ) -> None:
        """Show the layouts of a shelf, the current one selected, with names in a language.

        ``memory`` is what the window had when it was last closed; ``random_number`` returns the number of a layout to
        surprise with.
        """
        super().__init__(parent)
        self.setObjectName("layout_chooser")
        self._shelf, self._dealer = shelf, dealer
        self._random_number = random_number or _random_number
        self._catalogue = LayoutCatalogue(marks, records, language)
        self._browser = LayoutBrowser(self._catalogue, memory.category if memory else ALL, current_id, self)
        self._notice = FaultNotice(self)
        self._message = MessageLine(self)
        self._wishes = WishPicker(wish, self)
        self._buttons = ChooserButtons(self)
        self._cells = LayoutCellActions(self._browser.view, self._catalogue, marks, shelf, self._message)
        self._lay_out()
        self._connect()
        self._offered_id: str | None = None
        self._take_in()
        self._retranslate()
        room = self.screen().availableSize() * 0.9
        self.resize((memory.size if memory else self.sizeHint()).boundedTo(room))
        self._browser.view.setFocus()

    @property
    def memory(self) -> ChooserMemory:
        """What to open the window with the next time."""
        return ChooserMemory(self.size(), self._browser.categories.current)

    def select(self, layout_id: str) -> None:
        """Select a layout and bring it into view; one that is not on the shelf yet as soon as it is."""
        self._browser.select(layout_id)

    def show_category(self, category: Category) -> None:
        """Show the layouts of a category, whatever was searched for."""
        self._browser.search.clear()
        self._browser.open(category)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        search = self._browser.search
        if event.matches(QKeySequence.StandardKey.Cancel) and search.text():
            search.clear()
            self._browser.view.setFocus()
        elif is_typing(event) and not search.hasFocus():
            search.type_in(event)
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        self._browser.pictures.drop()
        super().done(result)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addWidget(self._browser, 1)
        for widget in (self._message, self._notice, self._wishes, self._buttons):
            column.addWidget(widget)

    def _connect(self) -> None:
        browser, buttons, cells = self._browser, self._buttons, self._cells
        self._shelf.changed.connect(self._take_in)
        browser.current_changed.connect(self._show_current)
        browser.view.doubleClicked.connect(self._take)
        browser.view.mark_clicked.connect(self._mark)
        browser.view.menu_wanted.connect(self._open_menu)
        buttons.surprise.clicked.connect(self._surprise)
        buttons.next.clicked.connect(self._go_to_unplayed)
        buttons.bring_in.clicked.connect(self.import_wanted)
        buttons.play.clicked.connect(self._take)
        buttons.cancel.clicked.connect(self.reject)
        cells.favourites_changed.connect(self._count_favourites)
        cells.hidden_changed.connect(self._leave_out_hidden)
        cells.brought_back.connect(browser.select_shown)
        cells.actions["play"].triggered.connect(self._take)
        cells.actions["copy"].triggered.connect(self._copy)
        cells.actions["export"].triggered.connect(self._export)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, browser.search.begin)

    def _take_in(self) -> None:
        """Show what the shelf has now."""
        self._catalogue.take(self._shelf.entries)
        self._offered_id = None
        self._browser.fill_in(is_complete=self._shelf.is_complete)
        is_empty = self._shelf.is_complete and not self._shelf.entries
        self._notice.tell(self._shelf.faults, is_empty=is_empty)

    def _count_favourites(self) -> None:
        # one that is none any more stays in view until the category is opened anew: it may have been a slip
        self._catalogue.sort()
        self._browser.refresh()

    def _leave_out_hidden(self) -> None:
        self._catalogue.sort()
        self._browser.fill_in(is_complete=self._shelf.is_complete)

    def _show_current(self) -> None:
        entry = self._browser.current
        self._cells.select(entry)
        can_play = entry is not None and entry.is_playable
        self._buttons.play.setEnabled(can_play)
        self._wishes.setEnabled(can_play)
        if entry is not None and can_play and entry.id != self._offered_id:
            self._offered_id = entry.id
            self._wishes.offer(self._dealer.wishes(entry.id), self._catalogue.name_of(entry))

    def _take(self) -> None:
        entry = self._browser.current
        if entry is not None and entry.is_playable:
            self.accept()
            self.chosen.emit(entry.id, self._wishes.wish)

    def _surprise(self) -> None:
        self.accept()
        self.chosen.emit(f"G{self._random_number()}", self._wishes.wish)

    def _go_to_unplayed(self) -> None:
        found = self._browser.select_next_unplayed()
        if found:
            self._message.hush()
        else:
            self._message.say(self.tr("You have played all of these."))
        self._browser.view.setFocus()

    def _mark(self, index: QModelIndex) -> None:
        self._browser.view.setCurrentIndex(index)
        self._cells.actions["favourite"].trigger()

    def _open_menu(self, place: QPoint) -> None:
        self._cells.menu(self).popup(place)

    def _copy(self) -> None:
        if self._browser.current is not None:
            self.copy_wanted.emit(self._browser.current.id)

    def _export(self) -> None:
        if self._browser.current is not None:
            self.export_wanted.emit(self._browser.current.id)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        for part in (self._browser, self._buttons, self._cells, self._message, self._wishes):
            part.retranslate()


def _random_number() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(GENERATED)
