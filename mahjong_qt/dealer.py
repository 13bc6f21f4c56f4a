"""From a wish (a layout, a code) to a deal, or to the reason why there is none."""

from __future__ import annotations

import contextlib
import enum
import os
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.games import deal
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, is_made_code, layout_code
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Deal, Undealable, UndealableReason
from mahjong_qt.engine.play.seed_table import SeedTable
from mahjong_qt.engine.play.wish import LEVELS, DealWish

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.layout_file import LayoutFile
    from mahjong_qt.engine.play.board import Board

REMEMBERED = 20
"""Deals handed out last, which the table does not give again."""


class FailureReason(enum.Enum):
    """Why there is no deal."""

    UNKNOWN_LAYOUT = "there is no such layout"
    BROKEN_LAYOUT = "the layout's file cannot be used"
    ODD_COUNT = "the layout has an odd number of tiles"
    UNDEALABLE = "no deal on this layout can be cleared"
    NOT_FOUND = "no deal that can be cleared was found"
    OTHER_GAME = "the code asks for gravity on a layout of a game without it"


class DealFailure(NamedTuple):
    """There is no deal: the reason, the layout or file concerned, and what is wrong with the file."""

    reason: FailureReason
    what: str
    error: LayoutFileError | None = None


class Dealt(NamedTuple):
    """A deal and the id of its layout."""

    deal: Deal[Board]
    layout_id: str


class Dealer:
    """Deals from a library of layouts. Nothing is searched for here: what is rare was found ahead."""

    def __init__(
        self,
        library: LayoutLibrary,
        entropy: Callable[[], int] | None = None,
        table: SeedTable | None = None,
        stock: Callable[[str, DealWish, bool], Deal[Board] | None] | None = None,
    ) -> None:
        """``entropy`` returns a fresh 64-bit number for each new game.

        ``table`` has the codes found long ago, and ``stock``, asked with the id of a layout, a wish and
        whether there is gravity, hands out what was found while the player played.
        """
        self.library = library
        self._entropy = entropy or (lambda: int.from_bytes(os.urandom(8), "little"))
        self._table = table or SeedTable()
        self._stock = stock
        self._recent: deque[GameCode] = deque(maxlen=REMEMBERED)

    def wishes(self, layout_id: str, *, has_gravity: bool = False) -> tuple[DealWish, ...]:
        """Return what can be wished for on a layout: the levels that it has, and always the two others.

        ``has_gravity`` asks for what there is of Shisen-sho in which tiles fall.
        """
        levels: tuple[DealWish, ...] = ()
        # the table has built-in layouts only: no other need be read or made for this
        if not is_made_code(layout_id):
            with contextlib.suppress(UnknownLayoutError, LayoutFileError):
                levels = self._table.wishes(self.library.load(layout_id), has_gravity=has_gravity)
        return tuple(wish for wish in DealWish if wish in levels or wish not in LEVELS)

    def deal_new(
        self, layout_id: str, wish: DealWish = DealWish.SOLVABLE, *, has_gravity: bool = False
    ) -> Dealt | DealFailure:
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
            return _deal(file, GameCode(layout_code(file), number % MAX_SEED, Recipe.UNIFORM, has_gravity))
        if self._stock is not None and (stocked := self._stock(layout_id, wish, has_gravity)) is not None:
            return Dealt(stocked, layout_id)
        code = self._table.pick(file, wish, number, self._recent, has_gravity=has_gravity)
        if code is None:
            return _deal(file, GameCode(layout_code(file), number % MAX_SEED, Recipe.DISMANTLE, has_gravity))
        self._recent.append(code)
        return _deal(file, code)

    def deal_code(self, code: GameCode) -> Dealt | DealFailure:
        """Deal the game that a code stands for."""
        try:
            return _deal(self.library.by_code(code.layout), code)
        except UnknownLayoutError:
            return DealFailure(FailureReason.UNKNOWN_LAYOUT, code.layout)


def _deal(file: LayoutFile, code: GameCode) -> Dealt | DealFailure:
    game = GameKind(file.game)
    if code.has_gravity and game is not GameKind.SHISEN_SHO:
        return DealFailure(FailureReason.OTHER_GAME, str(code))
    match deal(game, file.layout, code):
        case Deal() as dealt:
            return Dealt(dealt, file.id or "")
        case Undealable(reason=UndealableReason.ODD_COUNT):
            return DealFailure(FailureReason.ODD_COUNT, file.id or "")
        case Undealable():
            return DealFailure(FailureReason.UNDEALABLE, file.id or "")
        case _:
            return DealFailure(FailureReason.NOT_FOUND, file.id or "")
