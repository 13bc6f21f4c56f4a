"""What is said of a cleared board: stars, figures, and what is missing for the other stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.play.score import SECONDS_PER_TILE, stars_of
from mahjong_qt.windows.game_info import clock_text, points_text

if TYPE_CHECKING:
    from mahjong_qt.engine.occasion import Occasion
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.play.score import Stars
    from mahjong_qt.windows.mode_shows import Shown


class ClearedWords(NamedTuple):
    """A title, a text, and how many of three stars were won, None where none are given."""

    title: str
    text: str
    stars: int | None = None


class Win(NamedTuple):
    """What is known of a win besides the game itself.

    ``streak_words`` tell how many days in a row were won, empty when that is nothing to tell of. ``earlier_seconds``
    is the time of an earlier game won on the same deal, None when there is none or times do not count.
    """

    occasion: Occasion
    streak_words: str = ""
    earlier_seconds: float | None = None


def cleared_words(state: GameState, shown: Shown, tiles: int, win: Win) -> ClearedWords:
    """Return what is said of a board of so many tiles; of time and points only where these are shown."""
    title = _title(win)
    compared = _compared(state.seconds, win.earlier_seconds) if shown.clock else ""
    if not shown.points:
        if shown.clock and not win.occasion.day:
            title = QCoreApplication.translate("Announcer", "Cleared! Time: %1")
            title = title.replace("%1", clock_text(state.seconds))
        return ClearedWords(title, "\n".join(line for line in (help_words(state), compared) if line))
    stars = stars_of(tiles, state.seconds, hints=state.hints_used, shuffles=state.shuffles_used, undos=state.undos_used)
    lines = _figures(state, shown), missing_words(stars, tiles), compared
    return ClearedWords(title, "\n".join(line for line in lines if line), stars.number)


def missing_words(stars: Stars, tiles: int) -> str:
    """Return what the stars are for that a cleared board of so many tiles has not brought; empty when it has all."""
    if stars.is_quick and stars.is_unaided:
        return ""
    if stars.is_quick:
        return QCoreApplication.translate("Announcer", "The third star is for no hint, no undo and no shuffle.")
    if stars.is_unaided:
        words = QCoreApplication.translate("Announcer", "The third star is for clearing within %1.")
    else:
        words = QCoreApplication.translate(
            "Announcer", "The other stars: clearing within %1, and no hint, no undo and no shuffle."
        )
    return words.replace("%1", clock_text(SECONDS_PER_TILE * tiles))


def help_words(state: GameState) -> str:
    """Return what help was taken, where no stars tell of it."""
    if not (state.hints_used or state.undos_used or state.shuffles_used):
        return QCoreApplication.translate("Announcer", "Well done: without a hint, an undo or a shuffle.")
    text = QCoreApplication.translate("Announcer", "Well done. Hints: %1, undos: %2, shuffles: %3.")
    for place, count in (("%1", state.hints_used), ("%2", state.undos_used), ("%3", state.shuffles_used)):
        text = text.replace(place, str(count))
    return text


def _title(win: Win) -> str:
    if not win.occasion.day:
        return QCoreApplication.translate("Announcer", "Cleared!")
    if win.occasion.is_late:
        return QCoreApplication.translate("Announcer", "Won late: it does not count for the streak")
    if not win.streak_words:
        return QCoreApplication.translate("Announcer", "Day won")
    return QCoreApplication.translate("Announcer", "Day won. %1").replace("%1", win.streak_words)


def _compared(seconds: float, earlier: float | None) -> str:
    """Return how a time compares with that of an earlier game on the deal; empty when there is none."""
    if earlier is None:
        return ""
    # what the clocks show is compared: nobody sees parts of a second
    ahead = int(earlier) - int(seconds)
    known = QCoreApplication.translate("Announcer", "As fast as before. A deal that you knew, so no best time.")
    if ahead > 0:
        known = QCoreApplication.translate("Announcer", "%1 faster than before. A deal that you knew, so no best time.")
    elif ahead < 0:
        known = QCoreApplication.translate("Announcer", "%1 slower than before. A deal that you knew, so no best time.")
    return known.replace("%1", clock_text(abs(ahead)))


def _figures(state: GameState, shown: Shown) -> str:
    points = QCoreApplication.translate("Announcer", "Points: %1").replace("%1", points_text(state.score.points))
    figures = [points]
    if shown.clock:
        time = QCoreApplication.translate("Announcer", "Time: %1").replace("%1", clock_text(state.seconds))
        figures = [time, points]
    if state.score.best_multiplier > 1:
        combo = QCoreApplication.translate("Announcer", "Best combo: ×%1")
        figures.append(combo.replace("%1", str(state.score.best_multiplier)))
    return "  ·  ".join(figures)
