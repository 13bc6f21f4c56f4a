"""Saved games as JSON: every value is checked for its kind, and what is wrong is named with its place.

Reading is done by hand, with the standard library, because it stands before the first paint.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

from mahjong_qt.engine.play.event import (
    Event,
    GivenUp,
    HintGiven,
    PairTaken,
    Redone,
    TilesShuffled,
    TimedOut,
    Undone,
)
from mahjong_qt.engine.save_error import SaveError, SaveFault

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mahjong_qt.engine.play.board import Pair

MAX_NAME = 100
"""Letters of the longest id, code or mode."""

MAX_LABEL = 8

TAGS: dict[str, type[Event]] = {
    "pair": PairTaken,
    "undo": Undone,
    "redo": Redone,
    "hint": HintGiven,
    "shuffle": TilesShuffled,
    "give_up": GivenUp,
    "time_out": TimedOut,
}
"""The name that stands first in the array of an event."""

_TAG_OF = {kind: tag for tag, kind in TAGS.items()}


def dump(values: Mapping[str, object]) -> bytes:
    """Return values as JSON in UTF-8, without blanks."""
    return json.dumps(values, separators=(",", ":"), allow_nan=False).encode()


def load(data: bytes) -> dict[str, Any]:
    """Return the object that the bytes hold.

    :raises SaveError: when they are no JSON object in UTF-8.
    """
    try:
        values = json.loads(data.decode(), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise SaveError(SaveFault.NOT_OURS, detail=str(error)) from error
    if not isinstance(values, dict):
        raise SaveError(SaveFault.NOT_OURS, detail="no object")
    return values


def plain_event(event: Event) -> list[object]:
    """Return an event as an array: its tag, and its values in their order."""
    return [_TAG_OF[type(event)], *event]


def read_text(value: object, place: str, longest: int = MAX_NAME) -> str:
    """Return a text that is not too long and can be written again.

    :raises SaveError: when it is none.
    """
    if not isinstance(value, str) or len(value) > longest:
        _refuse(place, f"no text of up to {longest} letters")
    try:
        value.encode()
    except UnicodeEncodeError:
        _refuse(place, "half a character")
    return value


def read_flag(value: object, place: str) -> bool:
    """Return a truth value.

    :raises SaveError: when it is none.
    """
    if not isinstance(value, bool):
        _refuse(place, "neither true nor false")
    return value


def read_whole(value: object, place: str) -> int:
    """Return a whole number.

    :raises SaveError: when it is none; true and 1.0 are none.
    """
    if type(value) is not int:
        _refuse(place, "no whole number")
    return value


def read_number(value: object, place: str) -> float:
    """Return a number.

    :raises SaveError: when it is none.
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        _refuse(place, "no number")
    return value


def read_list(value: object, place: str) -> list[object]:
    """Return a list.

    :raises SaveError: when it is none.
    """
    if not isinstance(value, list):
        _refuse(place, "no list")
    return value


def read_tiles(value: object, place: str) -> list[tuple[int, int, int]]:
    """Return triples of whole numbers.

    :raises SaveError: when one is none.
    """
    tiles = []
    for index, entry in enumerate(read_list(value, place)):
        axes = _read_wholes(entry, f"{place}[{index}]", 3)
        tiles.append((axes[0], axes[1], axes[2]))
    return tiles


def read_pairs(value: object, place: str) -> tuple[Pair, ...]:
    """Return pairs of whole numbers.

    :raises SaveError: when one is none.
    """
    pairs = []
    for index, entry in enumerate(read_list(value, place)):
        tiles = _read_wholes(entry, f"{place}[{index}]", 2)
        pairs.append((tiles[0], tiles[1]))
    return tuple(pairs)


def read_labels(value: object, place: str) -> list[str]:
    """Return labels of faces, unchecked as such.

    :raises SaveError: when one is no short text.
    """
    return [read_text(entry, f"{place}[{index}]", MAX_LABEL) for index, entry in enumerate(read_list(value, place))]


def read_events(value: object, place: str) -> list[Event]:
    """Return events from their arrays.

    :raises SaveError: when one is none.
    """
    return [_read_event(entry, f"{place}[{index}]") for index, entry in enumerate(read_list(value, place))]


def _read_event(value: object, place: str) -> Event:
    tag, *values = read_list(value, place) or [None]
    kind = TAGS.get(tag) if isinstance(tag, str) else None
    if kind is None:
        _refuse(place, "no event")
    if len(values) != len(kind._fields):
        _refuse(place, f"{tag} has {len(kind._fields)} values")
    seconds = read_number(values[0], place)
    if kind is PairTaken or kind is HintGiven:
        return kind(seconds, read_whole(values[1], place), read_whole(values[2], place))
    if kind is TilesShuffled:
        return TilesShuffled(seconds, tuple(read_labels(values[1], place)), read_pairs(values[2], place))
    simple: Callable[[float], Event] = kind
    return simple(seconds)


def _read_wholes(value: object, place: str, count: int) -> list[int]:
    numbers = read_list(value, place)
    if len(numbers) != count:
        _refuse(place, f"not {count} numbers")
    return [read_whole(number, place) for number in numbers]


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def _refuse(place: str, detail: str) -> NoReturn:
    raise SaveError(SaveFault.BAD_VALUE, place, detail)
