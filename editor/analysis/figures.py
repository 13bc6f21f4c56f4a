"""The figures of an analysis in words that need no knowledge of statistics."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Undealable
from mahjong_qt.engine.solitaire.dismantle import Dismantled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.analysis.analysis_state import AnalysisResult
    from mahjong_qt.engine.play.layout_study import LayoutStudy
    from mahjong_qt.engine.play.tally import Tally
    from mahjong_qt.engine.solitaire.dismantle import Outcome


class Figure(NamedTuple):
    """A figure: what it is called, its value, and what it means; translated."""

    title: str
    value: str
    meaning: str


def figures_of(result: AnalysisResult) -> list[Figure]:
    """Return what is known of a layout so far."""
    if result.game is GameKind.SHISEN_SHO:
        from editor.analysis.field_figures import field_figures

        return field_figures(result) if result.deals else []
    figures = [_dealable(result.outcome)] if result.outcome is not None else []
    return figures + (_of_study(result.study) if result.study is not None and result.deals else [])


def as_text(head: str, result: AnalysisResult) -> str:
    """Return the figures as lines to be pasted elsewhere, under ``head``, which says what they are of."""
    lines = [head, *(f"{figure.title}: {figure.value}" for figure in figures_of(result))]
    return "\n".join(lines) + "\n"


def percent(share: float) -> str:
    """Return a share in whole percent; what is not quite none or all is never called so.

    >>> percent(0.0), percent(0.004), percent(0.345), percent(0.997), percent(1.0)
    ('0 %', 'under 1 %', '34 %', 'over 99 %', '100 %')
    """
    whole = round(100 * share)
    if share > 0 and whole == 0:
        return QCoreApplication.translate("Analysis", "under 1 %")
    if share < 1 and whole == 100:
        return QCoreApplication.translate("Analysis", "over 99 %")
    return _percent(whole)


def interval(low: float, high: float) -> str:
    """Return two shares, between which another lies, in whole percent.

    >>> interval(0.623, 0.748)
    '62 % to 75 %'
    """
    least, most = math.floor(100 * low), math.ceil(100 * high)
    if least == most:
        return _percent(least)
    text = QCoreApplication.translate("Analysis", "%1 % to %2 %")
    return text.replace("%1", str(least)).replace("%2", str(most))


def _percent(whole: int) -> str:
    return QCoreApplication.translate("Analysis", "%1 %").replace("%1", str(whole))


def _dealable(outcome: Outcome) -> Figure:
    if isinstance(outcome, Dismantled):
        value = QCoreApplication.translate("Analysis", "Yes")
    elif isinstance(outcome, Undealable):
        value = QCoreApplication.translate("Analysis", "No, never")
    else:
        value = QCoreApplication.translate("Analysis", "Not known")
    return Figure(
        QCoreApplication.translate("Analysis", "Can be dealt"),
        value,
        QCoreApplication.translate("Analysis", "Whether there is any order in which all tiles come free two by two."),
    )


def _of_study(study: LayoutStudy) -> list[Figure]:
    tally = study.tally
    winnable = QCoreApplication.translate("Analysis", "Deals that can be won")
    undecided = QCoreApplication.translate("Analysis", "Deals not decided")
    return [*decided(tally, winnable, undecided), *_players(study), _dead_ends(study)]


def decided(tally: Tally, winnable: str, undecided: str) -> list[Figure]:
    """Return how many deals can be won, and how many are not decided if there are such, under these titles."""
    figures = [
        Figure(
            winnable,
            interval(*tally.solvable_interval()),
            QCoreApplication.translate(
                "Analysis",
                "Tiles are dealt at random, and each deal is looked through for a way to clear it. The true share lies"
                " between these two, with a certainty of 95 %. More deals bring the two closer together.",
            ),
        )
    ]
    if tally.undecided:
        figures.append(
            Figure(
                undecided,
                _of(tally.undecided, tally.deals),
                QCoreApplication.translate(
                    "Analysis",
                    "For these neither a way to clear them was found nor a proof that there is none, so that the share"
                    " above is known less closely.",
                ),
            )
        )
    return figures


def _players(study: LayoutStudy) -> Iterable[Figure]:
    tally = study.tally
    if not tally.games:
        return []
    careless = QCoreApplication.translate(
        "Analysis",
        "How often deals that can be won are won by somebody who never looks ahead: who takes the pair that frees most"
        " tiles, but in three moves of ten just any pair. It tells how forgiving the layout is.",
    )
    greedy = QCoreApplication.translate(
        "Analysis",
        "How often deals that can be won are won by somebody who always takes the pair that frees most tiles.",
    )
    return [
        Figure(
            QCoreApplication.translate("Analysis", "Of those, a careless player wins"),
            percent(tally.careless_wins / tally.games),
            careless,
        ),
        Figure(
            QCoreApplication.translate("Analysis", "Of those, a greedy player wins"),
            percent(tally.greedy_wins / tally.games),
            greedy,
        ),
    ]


def _dead_ends(study: LayoutStudy) -> Figure:
    return Figure(
        QCoreApplication.translate("Analysis", "Dead ends"),
        percent(study.tally.dead_ends / study.tally.dismantlings),
        QCoreApplication.translate(
            "Analysis",
            "How often tiles are left that cannot be taken when any two free tiles go at random, whatever is on them:"
            " how easily the shape alone gets stuck.",
        ),
    )


def _of(part: int, whole: int) -> str:
    return QCoreApplication.translate("Analysis", "%1 of %2").replace("%1", str(part)).replace("%2", str(whole))
