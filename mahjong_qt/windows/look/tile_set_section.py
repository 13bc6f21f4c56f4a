"""The tile sets in the Look pane: to choose one, to add others, and to remove them again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup

from mahjong_qt.appearance import tile_style
from mahjong_qt.art.found_sets import BUILT_IN, load_tile_set
from mahjong_qt.art.tile_set import TileSetError
from mahjong_qt.settings import DEFAULT_TILE_SET
from mahjong_qt.tile_sets.fault import TileSetFault
from mahjong_qt.windows.look import pictures
from mahjong_qt.windows.look.adding_buttons import AddingButtons
from mahjong_qt.windows.look.card_grid import CardGrid
from mahjong_qt.windows.look.look_notices import set_unusable
from mahjong_qt.windows.look.pane_notice import PaneNotice
from mahjong_qt.windows.look.pictures import Canvas
from mahjong_qt.windows.look.sayings import Sayings
from mahjong_qt.windows.look.section import Section
from mahjong_qt.windows.look.set_adding import SetAdding
from mahjong_qt.windows.look.set_card import SetCard
from mahjong_qt.windows.look.set_fault_words import set_fault_words
from mahjong_qt.windows.look.swatch import bring_into_view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QDialog, QWidget

    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.windows.look.paint_queue import PaintQueue
    from mahjong_qt.windows.look.set_source import OfferedSet, SetSource, ShownSet


class TileSetSection(Section):
    """A card for each tile set that is here; above them, where they are always at hand, the buttons that add others."""

    listed = Signal()
    """There are other cards, or they have another size: they are not painted yet."""

    def __init__(
        self,
        store: SettingsStore,
        sets: SetSource,
        queue: PaintQueue,
        open_dialog: Callable[[QDialog], None],
        parent: QWidget | None = None,
    ) -> None:
        """Change the tile set of a store; ``open_dialog`` opens a dialog and lets the clock stand meanwhile."""
        super().__init__(parent)
        self.setObjectName("tile_set")
        self._store, self._sets, self._queue = store, sets, queue
        self.cards: list[SetCard] = []
        self._offers: Sequence[OfferedSet] = ()
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda card: self._choose(card.shown))
        self.notice = PaneNotice(self)
        self.progress = PaneNotice(self)
        self.progress.setObjectName("look_progress")
        self.notice.focus_left.connect(self.progress.take_focus)
        self.progress.focus_left.connect(self.notice.take_focus)
        self._sayings = Sayings(self.notice)
        self.adding = SetAdding(sets, self._sayings, self.progress, open_dialog, self)
        self.adding.added.connect(self._show_added)
        self.adding.found_again.connect(self._show_again)
        self.sources = AddingButtons(open_dialog, self)
        self.sources.chosen.connect(self.adding.add)
        self.grid = CardGrid(self)
        self.grid.widened.connect(self.listed)
        # whatever is said stands under the buttons, which stay where they are
        for part in (self.sources, self.notice, self.progress, self.grid):
            self.column.addWidget(part)
        self.list_sets()

    def list_sets(self) -> None:
        """List the sets that are here now; a card that was there already stays."""
        own = self._sets.own()
        before = {card.shown: card for card in self.cards}
        all_sets = (*self._sets.built_in(), *own.sets)
        self.cards = [before.pop(shown) if shown in before else self._make_card(shown) for shown in all_sets]
        for card in before.values():
            self._queue.forget(card)
            self._group.removeButton(card)
            card.hide()
            card.deleteLater()
        self.grid.show_cards(self.cards)
        self.show_settings(self._store.settings)
        self._show_offers()
        for fault in own.faults:
            self._sayings.tell(set_fault_words(fault))
        self.listed.emit()

    def list_offers(self) -> None:
        """List the sets of other programs that are on this computer."""
        self._offers = self._sets.offered()
        self._show_offers()

    def show_settings(self, settings: Settings) -> None:
        """Mark the set that is in force."""
        for card in self.cards:
            if card.shown.id == settings.tile_set:
                card.setChecked(True)

    def paint(self, ratio: float) -> None:
        """Have the cards painted with the bodies that tiles have now; ``ratio`` is device pixels by logical ones."""
        style = tile_style(self._store.settings)
        for card in self.cards:
            canvas = Canvas(QSize(card.picture_size(self.grid.card_width())), ratio)
            begin = partial(_painted, card.shown.id, style, canvas)
            self._queue.want(card, (card.shown.id, canvas.key, style), begin)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.set_title(self.tr("Tile sets"))
        self.sources.retranslate()
        self._show_offers()
        for card in self.cards:
            card.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.grid.refresh()

    def _make_card(self, shown: ShownSet) -> SetCard:
        card = SetCard(shown, self.grid)
        if shown.id not in BUILT_IN:
            card.offer_removal()
            card.removal_wanted.connect(self._remove)
        self._group.addButton(card)
        return card

    def _show_offers(self) -> None:
        self.sources.show_offers(self._offers, {card.shown.file for card in self.cards if card.shown.file})

    def _choose(self, shown: ShownSet) -> None:
        try:
            load_tile_set(shown.id)
        except TileSetError as error:
            self._say_unusable(error)
            self.show_settings(self._store.settings)
            return
        self._store.change(tile_set=shown.id)

    def _say_unusable(self, error: TileSetError) -> None:
        title, text, *_ = set_unusable(error)
        self._sayings.tell(f"{title}. {text}", self.list_sets)

    def _show_added(self, shown: ShownSet) -> None:
        self.list_sets()
        self._show_again(shown.id)

    def _show_again(self, set_id: str) -> None:
        card = next((card for card in self.cards if card.shown.id == set_id), None)
        if card is not None:
            self._choose(card.shown)
            # new cards have no place before their layout is done
            self.column.activate()
            bring_into_view(card)

    def _remove(self, shown: ShownSet) -> None:
        if self._store.settings.tile_set == shown.id:
            # first this: its drawings are read while it is shown
            self._store.change(tile_set=DEFAULT_TILE_SET)
        place = next((number for number, card in enumerate(self.cards) if card.shown.id == shown.id), 0)
        had_focus = self.cards[place].hasFocus()
        try:
            self._sets.remove(shown.id)
        except TileSetFault as fault:
            self._sayings.tell(set_fault_words(fault))
        self.list_sets()
        if had_focus and self.cards:
            self.cards[min(place, len(self.cards) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)


def _painted(set_id: str, style: TileStyle, canvas: Canvas) -> Iterator[QPixmap | None]:
    """Paint the picture of a set; none when it cannot be used."""
    try:
        tile_set = load_tile_set(set_id)
    except TileSetError:
        return
    yield None
    yield from pictures.set_picture(tile_set, style, canvas)
