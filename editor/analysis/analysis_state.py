"""How an analysis stands, and what is known of a layout, as values."""

from __future__ import annotations

import enum
from typing import NamedTuple

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.solitaire.dismantle import Outcome
from mahjong_qt.engine.solitaire.layout_study import LayoutStudy

DEALS = 200
"""Deals that are tried at a time."""


class Obstacle(enum.Enum):
    """Why a layout cannot be analysed."""

    EMPTY = "there is no tile"
    ODD_COUNT = "odd number of tiles"
    OTHER_GAME = "a shisen-sho field"


class AnalysisResult(NamedTuple):
    """What is known of a layout so far: whether it can be dealt, and what became of deals on it."""

    layout: Layout
    outcome: Outcome | None = None
    study: LayoutStudy | None = None

    @property
    def deals(self) -> int:
        """Number of deals that were tried."""
        return self.study.deals if self.study is not None else 0


class AnalysisState(NamedTuple):
    """How the analysis stands.

    ``result`` is for the tiles as they are now if ``is_current``, else for those before the last changes; ``wanted``
    is how many deals there are to be in the end.
    """

    obstacle: Obstacle | None = Obstacle.EMPTY
    result: AnalysisResult | None = None
    is_current: bool = True
    is_running: bool = False
    has_failed: bool = False
    wanted: int = DEALS
