"""What happened in a game, as values that a save holds: each with the game time in seconds."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from mahjong_qt.engine.play.board import Pair


class PairTaken(NamedTuple):
    """A pair was removed."""

    seconds: float
    one: int
    other: int


class Undone(NamedTuple):
    """The last move was taken back."""

    seconds: float


class Redone(NamedTuple):
    """An undone move was made again."""

    seconds: float


class HintGiven(NamedTuple):
    """A pair was shown."""

    seconds: float
    one: int
    other: int


class TilesShuffled(NamedTuple):
    """The tiles left got new faces: labels in ascending order of the tiles, and a plan that clears them."""

    seconds: float
    labels: tuple[str, ...]
    plan: tuple[Pair, ...]


class GivenUp(NamedTuple):
    """The player gave the game up."""

    seconds: float


class TimedOut(NamedTuple):
    """The time that the mode allows was over."""

    seconds: float


Event: TypeAlias = PairTaken | Undone | Redone | HintGiven | TilesShuffled | GivenUp | TimedOut
