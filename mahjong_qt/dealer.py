"""From a wish (a layout, a code) to a deal, or to the reason why there is none."""

from __future__ import annotations

import enum
import os
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, layout_code
from mahjong_qt.engine.solitaire.deal import Deal, deal
from mahjong_qt.engine.solitaire.dismantle import Undealable, UndealableReason

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.layout_file import LayoutFile


class FailureReason(enum.Enum):
    """Why there is no deal."""

    UNKNOWN_LAYOUT = "there is no such layout"
    BROKEN_LAYOUT = "the layout's file cannot be used"
    ODD_COUNT = "the layout has an odd number of tiles"
    UNDEALABLE = "no deal on this layout can be cleared"
    NOT_FOUND = "no deal that can be cleared was found"
    OTHER_GAME = "the code is one of another game"


class DealFailure(NamedTuple):
    """There is no deal: the reason, and the layout or file concerned."""

    reason: FailureReason
    what: str


class Dealt(NamedTuple):
    """A deal and the id of its layout."""

    deal: Deal
    layout_id: str


class Dealer:
    """Deals from a library of layouts."""

    def __init__(self, library: LayoutLibrary, entropy: Callable[[], int] | None = None) -> None:
        """``entropy`` returns a fresh 64-bit number for the seed of each new game."""
        self.library = library
        self._entropy = entropy or (lambda: int.from_bytes(os.urandom(8), "little"))

    def deal_new(self, layout_id: str) -> Dealt | DealFailure:
        """Deal a solvable game with a fresh seed on a layout."""
        try:
            file = self.library.load(layout_id)
        except UnknownLayoutError:
            return DealFailure(FailureReason.UNKNOWN_LAYOUT, layout_id)
        except LayoutFileError as error:
            return DealFailure(FailureReason.BROKEN_LAYOUT, str(error))
        return _deal(file, GameCode(layout_code(file), self._entropy() % MAX_SEED, Recipe.DISMANTLE))

    def deal_code(self, code: GameCode) -> Dealt | DealFailure:
        """Deal the game that a code stands for."""
        if code.has_gravity:
            return DealFailure(FailureReason.OTHER_GAME, str(code))
        if not code.layout.startswith("L"):
            return DealFailure(FailureReason.UNKNOWN_LAYOUT, code.layout)
        try:
            return _deal(self.library.by_number(int(code.layout[1:])), code)
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
