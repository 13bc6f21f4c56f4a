"""The kinds of deals that the selected layout has, as far as one is selected that can be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.engine.solitaire.wish import DealWish
from mahjong_qt.windows.wish_picker import WishPicker

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.dealer import Dealer
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry


class DealBox(WishPicker):
    """Offers what the dealer has for a layout, and promises nothing of one that cannot be dealt or be won."""

    _is_blank = False

    def __init__(self, dealer: Dealer, wish: DealWish, parent: QWidget) -> None:
        """Begin with what the player chose before."""
        super().__init__(wish, parent)
        self._dealer = dealer
        self._offered_id = ""

    def offer_for(self, entry: LayoutEntry | None, name: str) -> None:
        """Offer what a layout has that is called so; nothing where there is none, or none that can be played."""
        can_play = entry is not None and entry.is_playable
        self.setEnabled(can_play)
        if entry is None or not can_play:
            self._is_blank, self._offered_id = True, ""
            self._show()
        elif entry.id != self._offered_id:
            self._is_blank, self._offered_id = False, entry.id
            self.offer((DealWish.AS_IT_FALLS,) if is_beyond_winning(entry) else self._dealer.wishes(entry.id), name)

    def forget(self) -> None:
        """Ask the dealer anew the next time."""
        self._offered_id = ""

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
    if entry.origin is not LayoutOrigin.OWN:
        return False
    from mahjong_qt.engine.solitaire.dismantle import chain_heights

    layout = entry.layout
    return 2 * max(chain_heights(layout, layout.full)) > entry.tiles
