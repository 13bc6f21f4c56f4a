"""What the panel says around the figures: what it does, how far it is, and for which tiles the results are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.analysis.analysis_state import DEALS, Obstacle
from editor.analysis.figures import percent
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Undealable

if TYPE_CHECKING:
    from editor.analysis.analysis_state import AnalysisResult, AnalysisState
    from mahjong_qt.engine.play.layout_study import LayoutStudy


def intro(game: GameKind) -> str:
    """Return what an analysis does."""
    if game is GameKind.SHISEN_SHO:
        text = QCoreApplication.translate(
            "Analysis",
            "Deals tiles on this field %1 times, finds out which of these games can be won, without gravity and with"
            " it, and plays them as people do who do not look ahead. It works beside the editor; you can go on"
            " drawing.",
        )
        return text.replace("%1", str(DEALS))
    text = QCoreApplication.translate(
        "Analysis",
        "Deals tiles on this layout %1 times, finds out which of these games can be won, and plays them as people do"
        " who do not look ahead. It works beside the editor; you can go on drawing.",
    )
    return text.replace("%1", str(DEALS))


def start(state: AnalysisState) -> str:
    """Return the text of the button."""
    if state.is_running:
        return QCoreApplication.translate("Analysis", "Analysing…")
    if not state.is_current:
        return QCoreApplication.translate("Analysis", "Analyse again")
    if state.result is None or not state.result.deals:
        return QCoreApplication.translate("Analysis", "Analyse")
    if state.result.deals % DEALS:
        return QCoreApplication.translate("Analysis", "Go on")
    return QCoreApplication.translate("Analysis", "Try %1 more deals").replace("%1", str(DEALS))


def progress(state: AnalysisState) -> str:
    """Return how far the analysis is."""
    result = state.result
    if state.game is GameKind.SOLITAIRE and (result is None or result.outcome is None):
        return QCoreApplication.translate("Analysis", "Looking whether the layout can be dealt…")
    text = QCoreApplication.translate("Analysis", "Deals tried: %1 of %2")
    deals = result.deals if result is not None else 0
    return text.replace("%1", str(deals)).replace("%2", str(state.wanted))


def note(state: AnalysisState) -> str:
    """Return what must be known of the results, or why there are none; an empty text when there is nothing to say."""
    if state.obstacle is not None:
        return _obstacle(state.obstacle)
    if state.has_failed:
        return QCoreApplication.translate("Analysis", "Something went wrong, and the analysis was not finished.")
    result = state.result
    if result is None or state.is_running:
        return ""
    if not state.is_current:
        return QCoreApplication.translate("Analysis", "For the layout before your last changes")
    if isinstance(result.outcome, Undealable):
        return QCoreApplication.translate(
            "Analysis", "In whatever order they go, some tiles never come free. There is nothing to try."
        )
    return _deals(result) if result.deals else ""


def heat(study: LayoutStudy) -> str:
    """Return what is left when games are lost."""
    if not study.lost:
        return QCoreApplication.translate("Analysis", "The careless player has lost no game.")
    text = QCoreApplication.translate(
        "Analysis", "The tile that is left most often is left in %1 of the games that the careless player loses."
    )
    return text.replace("%1", percent(max(study.heat())))


def head(name: str, result: AnalysisResult) -> str:
    """Return what stands over copied figures; ``name`` may be empty."""
    tiles = QCoreApplication.translate("Analysis", "Tiles: %1").replace("%1", str(len(result.layout)))
    return "\n".join(filter(None, (name, tiles, _deals(result))))


def _deals(result: AnalysisResult) -> str:
    return QCoreApplication.translate("Analysis", "Deals tried: %1").replace("%1", str(result.deals))


def _obstacle(obstacle: Obstacle) -> str:
    if obstacle is Obstacle.EMPTY:
        return QCoreApplication.translate("Analysis", "There are no tiles yet.")
    if obstacle is Obstacle.ODD_COUNT:
        return QCoreApplication.translate(
            "Analysis", "With an odd number of tiles nothing can be dealt. Add one, or take one away."
        )
    return QCoreApplication.translate(
        "Analysis", "On a Shisen-sho field all tiles lie on the table, in rows and columns."
    )
