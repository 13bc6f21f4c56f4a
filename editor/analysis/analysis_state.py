"""How an analysis stands, and what is known of a layout, as values."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.layout_study import LayoutStudy
from mahjong_qt.engine.solitaire.dismantle import Outcome

if TYPE_CHECKING:
    from mahjong_qt.engine.shisen.analysis import FieldStudy

DEALS = 200
"""Deals that are tried at a time."""


class Obstacle(enum.Enum):
    """Why a layout cannot be analysed."""

    EMPTY = "there is no tile"
    ODD_COUNT = "odd number of tiles"
    NOT_FLAT = "a shisen-sho field whose tiles do not lie in rows and columns"


class AnalysisResult(NamedTuple):
    """What is known of a layout so far: whether it can be dealt, and what became of deals on it.

    Every Shisen-sho field with an even number of tiles can be dealt, so there ``outcome`` stays None; ``study`` is what
    became of the deals without gravity, ``falling`` what became of them with it.
    """

    layout: Layout
    outcome: Outcome | None = None
    study: LayoutStudy | None = None
    falling: LayoutStudy | None = None
    game: GameKind = GameKind.SOLITAIRE

    @property
    def deals(self) -> int:
        """Number of deals that were tried."""
        return self.study.deals if self.study is not None else 0

    @property
    def is_known(self) -> bool:
        """Whether there is anything that is known."""
        return self.outcome is not None or self.study is not None

    def plus(self, more: LayoutStudy | FieldStudy) -> AnalysisResult:
        """Return what is known after more deals."""
        if isinstance(more, LayoutStudy):
            return self._replace(study=_sum(self.study, more))
        return self._replace(study=_sum(self.study, more.still), falling=_sum(self.falling, more.falling))


class AnalysisState(NamedTuple):
    """How the analysis stands.

    ``result`` is for the tiles as they are now if ``is_current``, else for those before the last changes; ``wanted``
    is how many deals there are to be in the end, ``game`` the game that the layout is for now.
    """

    obstacle: Obstacle | None = Obstacle.EMPTY
    result: AnalysisResult | None = None
    is_current: bool = True
    is_running: bool = False
    has_failed: bool = False
    wanted: int = DEALS
    game: GameKind = GameKind.SOLITAIRE


def _sum(known: LayoutStudy | None, more: LayoutStudy) -> LayoutStudy:
    return more if known is None else known.plus(more)
