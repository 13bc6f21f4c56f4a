from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from editor.analysis.open_pairs_plot import OpenPairsPlot, band_of
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.distribution import Distribution
from mahjong_qt.engine.play.layout_study import LayoutStudy
from mahjong_qt.plots import BandPlot
from tests.editor.analysis.conftest import study_of
from tests.view.sample_boards import SINGLES

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LAYOUT = Layout.from_tiles(SINGLES)


@pytest.fixture
def panel(qtbot: QtBot) -> QWidget:
    panel = QWidget()
    qtbot.addWidget(panel)
    return panel


@pytest.fixture
def plot(panel: QWidget) -> OpenPairsPlot:
    return OpenPairsPlot(panel)


def drawn(plot: OpenPairsPlot) -> BandPlot:
    band_plot = plot.findChild(BandPlot)
    assert band_plot is not None
    return band_plot


def test_there_is_no_plot_before_there_is_something_to_show(plot: OpenPairsPlot) -> None:
    plot.show_study(LayoutStudy.blank(LAYOUT))
    assert plot.isHidden()
    assert plot.findChild(BandPlot) is None
    plot.show_study(study_of(LAYOUT))
    assert not plot.isHidden()
    assert not drawn(plot).is_empty


def test_it_is_hidden_again_when_nothing_is_known(plot: OpenPairsPlot) -> None:
    plot.show_study(study_of(LAYOUT))
    plot.show_study(None)
    assert plot.isHidden()


def test_it_says_in_words_what_it_shows(plot: OpenPairsPlot) -> None:
    plot.show_study(study_of(LAYOUT))
    assert drawn(plot).accessibleName()
    assert "1 at the start, 2 halfway, 3 after" in drawn(plot).accessibleDescription()


def test_the_band_holds_what_most_games_have() -> None:
    at_start = Distribution(tuple((number, 1) for number in range(1, 101)))
    study = study_of(LAYOUT)._replace(open_pairs=(at_start, Distribution(((7, 3),)), Distribution()))
    assert band_of(study) == ([0, 1], [50, 7], [10, 7], [90, 7])
