"""From the layout being edited to a deal: at once where that is quick, else by the worker."""

from __future__ import annotations

import enum
import os
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.test_play.playable import no_way_found, not_dealt, undealable
from mahjong_qt.engine.face import SET_SIZE
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.games import deal as deal_any
from mahjong_qt.engine.games import lay_out, rules_of
from mahjong_qt.engine.layout.own_code import code_of
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Deal, NotFound, Undealable
from mahjong_qt.engine.play.deal_search import MIXED_BEST_FIRST
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.search.budget import LEAST_BUDGET
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.deal_search import RECIPES, find_deal
from mahjong_qt.engine.solitaire.dismantle import try_uniform
from mahjong_qt.engine.solitaire.layout_study import can_be_dealt

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.solitaire.dismantle import Outcome
    from mahjong_qt.worker import Ticket, Worker

PROBES = 2
"""Tries to take the layout apart at random, all of which succeed on a layout on which dealing is quick: one in ten
thousand of those on which one try in a hundred does passes."""

FIELD_TRIES = 28
"""Candidates for a deal on a Shisen-sho field, four by each recipe, the uniform ones first: of those nearly all can be
cleared without gravity, and more than half are found to be with it."""


class DealKind(enum.Enum):
    """What is dealt."""

    CAN_BE_WON = "a deal that can be cleared"
    AS_IT_FALLS = "any deal"


_RECIPES = {DealKind.CAN_BE_WON: Recipe.DISMANTLE, DealKind.AS_IT_FALLS: Recipe.UNIFORM}
_WISHES = {DealKind.CAN_BE_WON: DealWish.SOLVABLE, DealKind.AS_IT_FALLS: DealWish.AS_IT_FALLS}


class Dealing(QObject):
    """Deals one layout at a time. What was asked for before is forgotten when another deal is asked for."""

    dealt = Signal(object)
    """The :class:`~mahjong_qt.engine.play.deal.Deal`; it may come before :meth:`ask` returns."""

    refused = Signal(object)
    """The :class:`~editor.test_play.playable.PlayRefusal` that says why there is no deal."""

    def __init__(self, worker: Worker, entropy: Callable[[], int] | None = None, parent: QObject | None = None) -> None:
        """Deal nothing yet; ``entropy`` returns a fresh 64-bit number for each deal."""
        super().__init__(parent)
        self._worker = worker
        self._entropy = entropy or (lambda: int.from_bytes(os.urandom(8), "little"))
        self._ticket: Ticket | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether the worker is at it."""
        return self._ticket is not None

    def ask(
        self, layout: Layout, kind: DealKind, game: GameKind = GameKind.SOLITAIRE, *, has_gravity: bool = False
    ) -> None:
        """Deal a layout with an even number of tiles, which for Shisen-sho is a flat field; only there tiles fall."""
        self.cancel()
        seed = self._entropy() % MAX_SEED
        if game is GameKind.SHISEN_SHO:
            self._ask_for_field(layout, kind, seed, has_gravity)
        elif is_quick(layout, seed):
            self._take(layout, deal(layout, GameCode(code_of(layout, game.value), seed, _RECIPES[kind])))
        else:
            self._ticket = self._worker.ask(
                can_be_dealt,
                layout,
                then=partial(self._search, layout, kind, seed),
                failed=self._fail,
            )

    def cancel(self) -> None:
        """Deal no more what was asked for."""
        if self._ticket is not None:
            self._ticket.cancel()
            self._ticket = None

    def _ask_for_field(self, layout: Layout, kind: DealKind, seed: int, has_gravity: bool) -> None:
        """Deal uniformly: at once as the tiles fall, and by the worker where there must be a way to clear them."""
        rules, layout_code = rules_of(GameKind.SHISEN_SHO), code_of(layout, GameKind.SHISEN_SHO.value)
        if kind is DealKind.AS_IT_FALLS:
            code = GameCode(layout_code, seed, Recipe.UNIFORM, has_gravity)
            self._take(layout, deal_any(GameKind.SHISEN_SHO, layout, code))
            return
        # where proofs take long there are few, and the last recipe needs none
        is_large = len(layout) > SET_SIZE
        self._ticket = self._worker.ask(
            rules.find_deal,
            layout,
            layout_code,
            DealWish.SOLVABLE,
            seed,
            has_gravity,
            len(MIXED_BEST_FIRST) if is_large else FIELD_TRIES,
            LEAST_BUDGET if is_large else None,
            then=partial(self._take, layout),
            failed=self._fail,
        )

    def _search(self, layout: Layout, kind: DealKind, seed: int, outcome: Outcome) -> None:
        """Have the worker deal, now that it is known whether that can be done at all."""
        self._ticket = None
        if isinstance(outcome, Undealable) or (isinstance(outcome, NotFound) and kind is DealKind.CAN_BE_WON):
            self._take(layout, outcome)
            return
        wish = _WISHES[kind]
        # one candidate by each recipe, of which the last one needs no proof
        self._ticket = self._worker.ask(
            find_deal,
            layout,
            code_of(layout, GameKind.SOLITAIRE.value),
            wish,
            seed,
            False,
            len(RECIPES[wish]),
            LEAST_BUDGET,
            then=partial(self._take, layout),
            failed=self._fail,
        )

    def _take(self, layout: Layout, outcome: Deal[Board] | Undealable | NotFound | None) -> None:
        self._ticket = None
        match outcome:
            case Deal(code=code, board=board):
                # one layout for all deals, not one more for each answer from the process
                self.dealt.emit(
                    outcome._replace(board=lay_out(board.game, layout, board.faces, has_gravity=code.has_gravity))
                )
            case Undealable():
                self.refused.emit(undealable(layout))
            case _:
                self.refused.emit(no_way_found())

    def _fail(self, _trace: str) -> None:
        self._ticket = None
        self.refused.emit(not_dealt())


def is_quick(layout: Layout, seed: int) -> bool:
    """Say whether dealing a layout takes no longer than a few tries to take it apart at random."""
    rng = SplitMix64(seed)
    return all(try_uniform(layout, layout.full, rng) is not None for _ in range(PROBES))
