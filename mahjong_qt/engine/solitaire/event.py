"""What happened in a game, as values that a save holds: each with the game time in seconds."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from mahjong_qt.engine.solitaire.board import Pair


class PairTaken(msgspec.Struct, frozen=True, array_like=True, tag="pair"):
    """A pair was removed."""

    seconds: float
    one: int
    other: int


class Undone(msgspec.Struct, frozen=True, array_like=True, tag="undo"):
    """The last move was taken back."""

    seconds: float


class Redone(msgspec.Struct, frozen=True, array_like=True, tag="redo"):
    """An undone move was made again."""

    seconds: float


class HintGiven(msgspec.Struct, frozen=True, array_like=True, tag="hint"):
    """A pair was shown."""

    seconds: float
    one: int
    other: int


class TilesShuffled(msgspec.Struct, frozen=True, array_like=True, tag="shuffle"):
    """The tiles left got new faces: labels in ascending order of the tiles, and a plan that clears them."""

    seconds: float
    labels: tuple[str, ...]
    plan: tuple[Pair, ...]


class GivenUp(msgspec.Struct, frozen=True, array_like=True, tag="give_up"):
    """The player gave the game up."""

    seconds: float


Event: TypeAlias = PairTaken | Undone | Redone | HintGiven | TilesShuffled | GivenUp
