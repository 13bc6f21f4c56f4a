"""The figures of an analysis of a Shisen-sho field, without gravity and with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.analysis.figures import Figure, decided, percent

if TYPE_CHECKING:
    from editor.analysis.analysis_state import AnalysisResult
    from mahjong_qt.engine.play.layout_study import LayoutStudy
    from mahjong_qt.engine.play.tally import Tally


def field_figures(result: AnalysisResult) -> list[Figure]:
    """Return what is known of a field on which deals were tried."""
    translate = QCoreApplication.translate
    figures: list[Figure] = []
    if result.study is not None:
        figures += decided(
            result.study.tally,
            translate("Analysis", "Deals that can be won"),
            translate("Analysis", "Deals not decided"),
        )
        figures += _careless(result.study.tally, translate("Analysis", "Of those, a careless player wins"))
    if result.falling is not None:
        figures += decided(
            result.falling.tally,
            translate("Analysis", "With gravity, deals that can be won"),
            translate("Analysis", "With gravity, deals not decided"),
        )
        figures += _careless(
            result.falling.tally, translate("Analysis", "With gravity, of those a careless player wins")
        )
    return figures + (_open_at_start(result.study) if result.study is not None else [])


def _careless(tally: Tally, title: str) -> list[Figure]:
    rate = tally.careless_win_rate
    if rate is None:
        return []
    meaning = QCoreApplication.translate(
        "Analysis",
        "How often deals that can be won are won by somebody who never looks ahead: who takes any pair that is open,"
        " and the last tiles of a kind as soon as they can go. It tells how forgiving the field is.",
    )
    return [Figure(title, percent(rate), meaning)]


def _open_at_start(study: LayoutStudy) -> list[Figure]:
    at_start = study.open_pairs[0]
    if not at_start.counts:
        return []
    return [
        Figure(
            QCoreApplication.translate("Analysis", "Pairs open at the start"),
            str(round(at_start.mean)),
            QCoreApplication.translate("Analysis", "How many pairs a line joins in the first move, on average."),
        )
    ]
