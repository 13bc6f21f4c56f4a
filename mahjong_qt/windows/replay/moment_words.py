"""What is said of a moment of a film, and what the marks under its slider stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.play.event import Event, GivenUp, HintGiven, PairTaken, Redone, TilesShuffled, TimedOut, Undone
from mahjong_qt.windows.game_info import clock_text, points_text

if TYPE_CHECKING:
    from mahjong_qt.windows.replay.film import Film

SEPARATOR = "  ·  "


def figures_text(film: Film, moment: int) -> str:
    """Return time, tiles left and points at a moment; points only where the game counted them."""
    time = QCoreApplication.translate("Replay", "Time: %1").replace("%1", clock_text(film.seconds(moment)))
    tiles = QCoreApplication.translate("Replay", "Tiles left: %1")
    figures = [time, tiles.replace("%1", str(film.board(moment).tiles_left))]
    if film.has_points:
        points = QCoreApplication.translate("Replay", "Points: %1")
        figures.append(points.replace("%1", points_text(film.score(moment).points)))
    return SEPARATOR.join(figures)


def event_text(film: Film, moment: int) -> str:
    """Return what just happened; of the step that cleared the board, that."""
    event = film.event(moment)
    if event is not None and not film.board(moment).tiles_left:
        return QCoreApplication.translate("Replay", "Cleared")
    texts: dict[type[Event], str] = {
        PairTaken: QCoreApplication.translate("Replay", "A pair was taken"),
        Undone: QCoreApplication.translate("Replay", "A move was taken back"),
        Redone: QCoreApplication.translate("Replay", "A move was made again"),
        HintGiven: QCoreApplication.translate("Replay", "A hint was shown"),
        TilesShuffled: QCoreApplication.translate("Replay", "The tiles were shuffled"),
        GivenUp: QCoreApplication.translate("Replay", "The game was given up"),
        TimedOut: QCoreApplication.translate("Replay", "The time was up"),
    }
    return QCoreApplication.translate("Replay", "The start") if event is None else texts[type(event)]


def legend_text(film: Film) -> str:
    """Return what the marks stand for, with their numbers; those that do not appear are left out."""
    texts: dict[type[Event], str] = {
        HintGiven: QCoreApplication.translate("Replay", "● Hints: %1"),
        TilesShuffled: QCoreApplication.translate("Replay", "◆ Shuffles: %1"),
        Undone: QCoreApplication.translate("Replay", "◀ Moves taken back: %1"),
    }
    counts = {kind: sum(isinstance(event, kind) for event in film.events) for kind in texts}
    return "    ".join(text.replace("%1", str(counts[kind])) for kind, text in texts.items() if counts[kind])
