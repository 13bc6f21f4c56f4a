"""The kinds of deals that the selected layout or field has, as far as one is selected that can be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.windows.chooser.gravity_box import GravityBox
from mahjong_qt.windows.deal_wishes import BoardKind
from mahjong_qt.windows.wish_picker import WishPicker

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry


class DealBox(WishPicker):
    """Offers what the dealer has for a layout, and promises nothing of one that cannot be dealt or be won.

    What the player wishes of fields of Shisen-sho is kept apart from what is wished of layouts.
    """

    _is_blank = False

    def __init__(self, dealer: Dealer, layout_wish: DealWish, field_choice: DealChoice, parent: QWidget) -> None:
        """Begin with what the player chose before, for layouts and for fields."""
        super().__init__(layout_wish, parent)
        self._dealer = dealer
        self._entry: LayoutEntry | None = None
        self._name = ""
        self._is_field = False
        self._other_wish = field_choice.wish
        self._gravity = GravityBox(self)
        self._gravity.setChecked(field_choice.has_gravity)
        self._gravity.hide()
        self._gravity.toggled.connect(self._offer)
        self._row.addWidget(self._gravity, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def choice(self) -> DealChoice:
        """What the player wishes of what was offered last."""
        return DealChoice(self.wish, self._is_field and self._gravity.isChecked())

    @property
    def layout_wish(self) -> DealWish:
        """What the player wishes of layouts of Mahjong Solitaire, whatever is shown."""
        return self._other_wish if self._is_field else self.wish

    def offer_for(self, entry: LayoutEntry | None, name: str) -> None:
        """Offer what a layout has that is called so; nothing where there is none, or none that can be played."""
        can_play = entry is not None and entry.is_playable
        self.setEnabled(can_play)
        self._turn_to_game(entry)
        if entry is None or not can_play:
            self._is_blank, self._entry = True, None
            self._show()
        elif self._entry is None or entry.id != self._entry.id:
            self._is_blank, self._entry, self._name = False, entry, name
            self._offer()

    def forget(self) -> None:
        """Ask the dealer anew the next time."""
        self._entry = None

    def _turn_to_game(self, entry: LayoutEntry | None) -> None:
        is_field = entry is not None and entry.is_field
        if is_field is not self._is_field:
            self._is_field = is_field
            self.wish, self._other_wish = self._other_wish, self.wish
            self._gravity.setVisible(is_field)

    def _offer(self) -> None:
        if self._entry is None:
            return
        if is_beyond_winning(self._entry):
            self.offer((DealWish.AS_IT_FALLS,), self._name)
            return
        has_gravity = self.choice.has_gravity
        kind = BoardKind.LAYOUT
        if self._is_field:
            kind = BoardKind.FALLING_FIELD if has_gravity else BoardKind.FIELD
        self.offer(self._dealer.wishes(self._entry.id, has_gravity=has_gravity), self._name, kind)

    def _show(self) -> None:
        super()._show()
        if self._is_blank:
            self._meaning.clear()
            for button in self._buttons.values():
                button.setToolTip("")
                button.setAccessibleDescription("")


def is_beyond_winning(entry: LayoutEntry) -> bool:
    """Say whether a stack of the player's own layout is so high that no deal on it can be won.

    Each move takes at most one of the tiles that cover one another: where they are more than half, some are left. There
    may be other reasons; to find them takes a search, and they are rare.
    """
    if entry.origin is not LayoutOrigin.OWN or entry.is_field:
        return False
    from mahjong_qt.engine.solitaire.dismantle import chain_heights

    layout = entry.layout
    return 2 * max(chain_heights(layout, layout.full)) > entry.tiles
