"""Plots: the one place that knows pyqtgraph, of which nothing is seen from outside.

Importing it takes 0.3 s and 45 MB: who shows a plot imports this package in the function that first does.
"""

import os

# whatever other Qt there is on the machine, and whichever a player chose for other programs
os.environ["PYQTGRAPH_QT_LIB"] = "PySide6"

from mahjong_qt.plots.band_plot import Band, BandPlot
from mahjong_qt.plots.bar_plot import BarPlot, Bars
from mahjong_qt.plots.dot_plot import DotPlot, Dots
from mahjong_qt.plots.plot_panel import PlotTexts
from mahjong_qt.plots.spread_plot import Spread, SpreadPlot

__all__ = ["Band", "BandPlot", "BarPlot", "Bars", "DotPlot", "Dots", "PlotTexts", "Spread", "SpreadPlot"]
