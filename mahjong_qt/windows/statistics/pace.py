"""How many pairs were taken a minute, piece by piece of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.event import PairTaken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.play.event import Event

LENGTHS = (10, 15, 30, 60, 120, 300, 600, 1800, 3600)
"""Seconds that a piece may be long."""

PIECES = 24
"""Pieces of a game at most, as long as they are not longer than an hour."""

LONGEST = 100 * LENGTHS[-1]
"""Seconds of a game that are gone through; nobody plays longer, but a file may say so."""


class Piece(NamedTuple):
    """A piece of a game: where it begins and how long it is, in seconds, and the pairs that were taken in it."""

    begin: float
    seconds: float
    pairs: int

    @property
    def per_minute(self) -> float:
        """Pairs a minute."""
        return self.pairs * 60 / self.seconds


def pieces(events: Sequence[Event], seconds: float) -> list[Piece]:
    """Return a game that took so many seconds in pieces of one length; what is left at the end is with the last one.

    Pairs that were taken back later count, for they were found.
    """
    taken = [event.seconds for event in events if isinstance(event, PairTaken) and 0 <= event.seconds <= LONGEST]
    if not taken:
        return []
    end = min(max(seconds, *taken), LONGEST)
    length = next((length for length in LENGTHS if end / length <= PIECES), LENGTHS[-1])
    count = max(1, int(end / length))
    pairs = [0] * count
    for moment in taken:
        pairs[min(int(moment / length), count - 1)] += 1
    # a game shorter than a piece is one as long as it is
    last = max(end - (count - 1) * length, 1.0)
    return [
        Piece(place * length, float(length) if place < count - 1 else last, number)
        for place, number in enumerate(pairs)
    ]
