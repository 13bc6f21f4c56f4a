"""Points, combos and stars: pure functions of what happened in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.event import PairTaken, Redone, TilesShuffled, Undone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.play.event import Event

PAIR_POINTS = 100
COMBO_SECONDS = 4.2
"""A pair taken less than this after the one before it goes on with the combo, or begins one."""

MOST_TIMES = 99
SECONDS_PER_TILE = 2.5
"""A board cleared within this time for each of its tiles was cleared quickly."""


class Score(NamedTuple):
    """``gain`` is what the last pair brought, ``multiplier`` by how much it counted; both fall back with anything
    else that is done. ``best_multiplier`` is the largest of the game. ``at`` is the time of a pair after which a combo
    can go on, None when there is none.
    """

    points: int = 0
    multiplier: int = 1
    gain: int = 0
    best_multiplier: int = 1
    at: float | None = None


class Stars(NamedTuple):
    """What a cleared board is worth: a star each for clearing it, quickly, and without any help."""

    is_cleared: bool = False
    is_quick: bool = False
    is_unaided: bool = False

    @property
    def number(self) -> int:
        """The number of stars, 0 to 3."""
        return sum(self)


def score_of(events: Iterable[Event]) -> Score:
    """Return the points of a game so far.

    An undo takes back exactly what its pair brought and a redo gives it back; neither brings the combo back.
    """
    made: list[int] = []
    undone: list[int] = []
    multiplier, best, gain = 1, 1, 0
    last: float | None = None
    for event in events:
        match event:
            case PairTaken(seconds=seconds):
                is_quick = last is not None and seconds - last < COMBO_SECONDS
                multiplier = min(multiplier + 1, MOST_TIMES) if is_quick else 1
                best, last = max(best, multiplier), seconds
                gain = PAIR_POINTS * multiplier
                made.append(gain)
                undone.clear()
            case TilesShuffled():
                made.append(0)
                undone.clear()
                multiplier, gain, last = 1, 0, None
            case Undone():
                undone.append(made.pop())
                multiplier, gain, last = 1, 0, None
            case Redone():
                made.append(undone.pop())
                multiplier, gain, last = 1, 0, None
    return Score(sum(made), multiplier, gain, best, last)


def was_cleared(events: Iterable[Event], tiles: int) -> bool:
    """Say whether a board of so many tiles was empty at any time of a game, undone later or not."""
    made: list[int] = []
    undone: list[int] = []
    off = 0
    for event in events:
        match event:
            case PairTaken():
                made.append(2)
                undone.clear()
                off += 2
            case TilesShuffled():
                made.append(0)
                undone.clear()
            case Undone():
                undone.append(made.pop())
                off -= undone[-1]
            case Redone():
                made.append(undone.pop())
                off += made[-1]
        if off == tiles:
            return True
    return False


def stars_of(tiles: int, seconds: float, *, hints: int, shuffles: int, undos: int) -> Stars:
    """Return the stars of a cleared board of so many tiles, after so many seconds on the clock and so much help."""
    is_unaided = hints == shuffles == undos == 0
    return Stars(is_cleared=True, is_quick=seconds <= SECONDS_PER_TILE * tiles, is_unaided=is_unaided)
