from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from editor.analysis.figure_list import FigureList
from editor.analysis.figures import Figure

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FIGURES = [Figure("Wins", "3 %", "How often"), Figure("Ends", "<b>", "Why & where")]


def texts(figures: FigureList) -> list[str]:
    return [label.text() for label in figures.findChildren(QLabel) if not label.isHidden()]


def test_figures_are_rows_that_come_and_go(qtbot: QtBot) -> None:
    shown = FigureList()
    qtbot.addWidget(shown)
    shown.show_figures(FIGURES)
    assert texts(shown) == ["Wins", "3 %", "Ends", "<b>"]
    shown.show_figures(FIGURES[1:])
    assert texts(shown) == ["Ends", "<b>"]
    shown.show_figures(FIGURES)
    assert shown.figures == FIGURES
    assert len(shown.findChildren(QLabel)) == 4


def test_a_figure_can_be_reached_by_keys_and_tells_what_it_means(qtbot: QtBot) -> None:
    shown = FigureList()
    qtbot.addWidget(shown)
    shown.show_figures(FIGURES)
    _, value, *_ = shown.findChildren(QLabel)
    assert value.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert value.accessibleName() == "Wins: 3 %"
    assert value.accessibleDescription() == "How often"
    assert value.toolTip() == "<qt>How often</qt>"
