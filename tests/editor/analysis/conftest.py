"""Layouts to be analysed, and studies of them that took no work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.workspace import Workspace
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.play.distribution import Distribution
from mahjong_qt.engine.play.layout_study import LayoutStudy
from mahjong_qt.engine.play.tally import Tally
from mahjong_qt.engine.shisen.analysis import FieldStudy
from tests.fake_worker import FakeWorker
from tests.view.sample_boards import SINGLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication


def file_of(tiles: Sequence[tuple[int, int, int]] = SINGLES) -> LayoutFile:
    return LayoutFile(Layout.from_tiles(tiles))


def study_of(layout: Layout, deals: int = 1, *, lost: int = 10) -> LayoutStudy:
    """What 20 games on each deal could have come to; the first tile is left in every lost game."""
    tally = Tally(deals, 0, 0, 20 * deals, 20 * deals - lost, 15 * deals, 20 * deals, 2 * deals)
    left = (lost, *[lost // 2] * (len(layout) - 1))
    open_pairs = tuple(Distribution(((move + 1, 20 * deals),)) for move in range(len(layout) // 2))
    return LayoutStudy(layout.fingerprint, tally, 20 * deals, lost, left, open_pairs)


def field_study_of(layout: Layout, deals: int = 1) -> FieldStudy:
    """What games on a field could have come to: with gravity some are not decided."""
    still = study_of(layout, deals)
    tally = Tally(deals, 0, 0, 10 * deals, 5 * deals)
    falling = Tally(0, 0, deals)
    return FieldStudy(still._replace(tally=tally), still._replace(tally=falling))


@pytest.fixture
def workspace(qapp: QApplication) -> Workspace:
    """Six tiles that lie apart."""
    workspace = Workspace()
    workspace.document.replace(file_of())
    return workspace


@pytest.fixture
def worker(qapp: QApplication) -> FakeWorker:
    return FakeWorker()
