"""Fresh deals of the kind that was played last, found while the player plays."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject

from mahjong_qt.engine.games import lay_out, rules_of
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError, layout_code
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.worker import Priority, Ticket, Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.layout_file import LayoutFile
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal

KEPT = 2
"""Deals of each kind."""

_Kind: TypeAlias = tuple[str, DealWish, bool]  # a layout's id, what is wished for on it, and whether tiles fall


class DealStock(QObject):
    """Deals of the kind last asked for, and some on its layout that can just be cleared; they last as long as this."""

    def __init__(
        self,
        worker: Worker,
        library: LayoutLibrary,
        entropy: Callable[[], int] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Order nothing yet; ``entropy`` returns a fresh 64-bit number from which the seeds of a search begin."""
        super().__init__(parent)
        self._worker = worker
        self._library = library
        self._entropy = entropy or (lambda: int.from_bytes(os.urandom(8), "little"))
        self._deals: dict[_Kind, list[Deal[Board]]] = {}
        self._wanted: list[_Kind] = []
        self._ordered: _Kind | None = None
        self._ticket: Ticket | None = None

    def fill(self, layout_id: str, wish: DealWish, has_gravity: bool = False) -> None:
        """See to it that there are deals of this kind, one search at a time and when nothing else is to be done."""
        # what falls as it falls needs no search
        kinds = [(layout_id, wish, has_gravity)] if wish is not DealWish.AS_IT_FALLS else []
        self._wanted = list(dict.fromkeys([*kinds, (layout_id, DealWish.SOLVABLE, has_gravity)]))
        if self._ordered is not None and self._ordered not in self._wanted:
            self.stop()
        self._order()

    def take(self, layout_id: str, wish: DealWish, has_gravity: bool = False) -> Deal[Board] | None:
        """Hand out a deal of this kind when there is one, and have more found in any case."""
        deals = self._deals.get((layout_id, wish, has_gravity))
        deal = deals.pop(0) if deals else None
        self.fill(layout_id, wish, has_gravity)
        return deal

    def stop(self) -> None:
        """Give up the search that goes on."""
        if self._ticket is not None:
            self._ticket.cancel()
        self._ticket = self._ordered = None

    def _order(self) -> None:
        """Begin to search for what is wanted next, unless a search goes on."""
        while self._ordered is None:
            kind = next((kind for kind in self._wanted if len(self._deals.get(kind, ())) < KEPT), None)
            if kind is None:
                return
            file = self._load(kind[0])
            if file is None:
                self._give_up(kind)
                continue
            self._ordered = kind
            arguments = partial(self._arguments, kind, file)
            self._ticket = self._worker.ask(
                rules_of(GameKind(file.game)).find_deal,
                *arguments(),
                then=partial(self._put_by, kind, file),
                failed=partial(self._put_by, kind, file, None),
                priority=Priority.IDLE,
                renew=arguments,
            )

    def _arguments(self, kind: _Kind, file: LayoutFile) -> tuple[object, ...]:
        """Return what to search with, from a fresh seed each time: a search that makes way again and again would never
        get beyond its first candidates.
        """
        _, wish, has_gravity = kind
        return file.layout, layout_code(file), wish, self._entropy(), has_gravity

    def _put_by(self, kind: _Kind, file: LayoutFile, deal: Deal[Board] | None, _failure: str = "") -> None:
        self._ticket = self._ordered = None
        if deal is None:
            self._give_up(kind)
        else:
            # one layout for all deals, not one more for each answer from the process
            board = lay_out(GameKind(file.game), file.layout, deal.board.faces, has_gravity=deal.code.has_gravity)
            ours = deal._replace(board=board)
            self._deals.setdefault(kind, []).append(ours)
        self._order()

    def _give_up(self, kind: _Kind) -> None:
        """Search for no more of a kind until it is asked for again."""
        self._wanted = [other for other in self._wanted if other != kind]

    def _load(self, layout_id: str) -> LayoutFile | None:
        try:
            return self._library.load(layout_id)
        except (UnknownLayoutError, LayoutFileError):
            return None
