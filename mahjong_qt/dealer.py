"""From a wish (a layout, a code) to a deal, or to the reason why there is none."""

from __future__ import annotations

import contextlib
import enum
import os
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, is_made_code, layout_code
from mahjong_qt.engine.solitaire.deal import Deal, deal
from mahjong_qt.engine.solitaire.dismantle import Undealable, UndealableReason
from mahjong_qt.engine.solitaire.seed_table import SeedTable
from mahjong_qt.engine.solitaire.wish import LEVELS, DealWish

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.layout_file import LayoutFile

REMEMBERED = 20
"""Deals handed out last, which the table does not give again."""


class FailureReason(enum.Enum):
    """Why there is no deal."""

    UNKNOWN_LAYOUT = "there is no such layout"
    BROKEN_LAYOUT = "the layout's file cannot be used"
    ODD_COUNT = "the layout has an odd number of tiles"
    UNDEALABLE = "no deal on this layout can be cleared"
    NOT_FOUND = "no deal that can be cleared was found"
    OTHER_GAME = "the code is one of another game"


class DealFailure(NamedTuple):
    """There is no deal: the reason, the layout or file concerned, and what is wrong with the file."""

    reason: FailureReason
    what: str
    error: LayoutFileError | None = None


class Dealt(NamedTuple):
    """A deal and the id of its layout."""

    deal: Deal
    layout_id: str


class Dealer:
    """Deals from a library of layouts. Nothing is searched for here: what is rare was found ahead."""

    def __init__(
        self,
        library: LayoutLibrary,
        entropy: Callable[[], int] | None = None,
        table: SeedTable | None = None,
        stock: Callable[[str, DealWish], Deal | None] | None = None,
    ) -> None:
        """``entropy`` returns a fresh 64-bit number for each new game.

        ``table`` has the codes found long ago, and ``stock``, asked with the id of a layout and a wish, hands out
        what was found while the player played.
        """
        self.library = library
        self._entropy = entropy or (lambda: int.from_bytes(os.urandom(8), "little"))
        self._table = table or SeedTable()
        self._stock = stock
        self._recent: deque[GameCode] = deque(maxlen=REMEMBERED)

    def wishes(self, layout_id: str) -> tuple[DealWish, ...]:
        """Return what can be wished for on a layout: the levels that it has, and always the two others."""
        levels: tuple[DealWish, ...] = ()
        # the table has built-in layouts only: no other need be read or made for this
        if not is_made_code(layout_id):
            with contextlib.suppress(UnknownLayoutError, LayoutFileError):
                levels = self._table.wishes(self.library.load(layout_id))
        return tuple(wish for wish in DealWish if wish in levels or wish not in LEVELS)

    def deal_new(self, layout_id: str, wish: DealWish = DealWish.SOLVABLE) -> Dealt | DealFailure:
        """Deal a new game on a layout, as it is wished for: from the stock, or else from the table.

        Where neither has such a deal it is one by recipe 1, which can be cleared but is of no certain level.
        """
        try:
            file = self.library.load(layout_id)
        except UnknownLayoutError:
            return DealFailure(FailureReason.UNKNOWN_LAYOUT, layout_id)
        except LayoutFileError as error:
            return DealFailure(FailureReason.BROKEN_LAYOUT, error.source, error)
        number = self._entropy()
        if wish is DealWish.AS_IT_FALLS:
            return _deal(file, GameCode(layout_code(file), number % MAX_SEED, Recipe.UNIFORM))
        if self._stock is not None and (stocked := self._stock(layout_id, wish)) is not None:
            return Dealt(stocked, layout_id)
        code = self._table.pick(file, wish, number, self._recent)
        if code is None:
            return _deal(file, GameCode(layout_code(file), number % MAX_SEED, Recipe.DISMANTLE))
        self._recent.append(code)
        return _deal(file, code)

    def deal_code(self, code: GameCode) -> Dealt | DealFailure:
        """Deal the game that a code stands for."""
        if code.has_gravity:
            return DealFailure(FailureReason.OTHER_GAME, str(code))
        try:
            return _deal(self.library.by_code(code.layout), code)
        except UnknownLayoutError:
            return DealFailure(FailureReason.UNKNOWN_LAYOUT, code.layout)


def _deal(file: LayoutFile, code: GameCode) -> Dealt | DealFailure:
    if file.game != "solitaire":
        return DealFailure(FailureReason.OTHER_GAME, file.id or str(code))
    match deal(file.layout, code):
        case Deal() as dealt:
            return Dealt(dealt, file.id or "")
        case Undealable(reason=UndealableReason.ODD_COUNT):
            return DealFailure(FailureReason.ODD_COUNT, file.id or "")
        case Undealable():
            return DealFailure(FailureReason.UNDEALABLE, file.id or "")
        case _:
            return DealFailure(FailureReason.NOT_FOUND, file.id or "")
