"""Reads deals as ``mahjong-layouts deal --json`` writes them, with whatever labels; nothing in a file is trusted.

The key ``game`` says which game a deal is of, and ``gravity`` whether tiles fall; without them it is Mahjong Solitaire.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from mahjong_qt.cli import console, words
from mahjong_qt.cli.fault import CommandError
from mahjong_qt.engine.face import FACES, GROUP_COUNT, Face, Suit
from mahjong_qt.engine.games import lay_out
from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_X, MAX_Y, MAX_Z, Layout, LayoutError
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.layout_reader import MAX_BYTES, LayoutReader, overlap_of
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot
from mahjong_qt.engine.play.board import GameKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mahjong_qt.engine.play.board import Board

STANDARD_INPUT = "-"


class DealOfFile(NamedTuple):
    """A board, and for each of its tiles the place in the list of the file."""

    board: Board
    places: tuple[int, ...]


def read_deal(argument: str) -> DealOfFile:
    """Read the deal in a file, or that on standard input.

    :raises CommandError: when the file cannot be read or holds no deal.
    :raises LayoutFileError: when something in it is wrong that can be wrong with a layout's file, too.
    """
    source = words.STANDARD_INPUT if argument == STANDARD_INPUT else argument
    return decode_deal(_read(argument, source), source)


def decode_deal(data: bytes, source: str) -> DealOfFile:
    """Read a deal from the bytes of a file; ``source`` names the file in errors.

    :raises CommandError: when they hold no deal.
    :raises LayoutFileError: when something in them is wrong that can be wrong with a layout's file, too.
    """
    reader = LayoutReader(source)
    values = _read_values(data, reader)
    game = reader.game(values.get("game", GameKind.SOLITAIRE.value))
    has_gravity = _read_gravity(values, game, reader)
    slots: list[Slot] = []
    labels: list[str] = []
    for index, entry in enumerate(_tile_entries(values, reader)):
        slot, label = _read_tile(entry, index, reader)
        slots.append(slot)
        labels.append(label)
    if game == GameKind.SHISEN_SHO.value:
        _refuse_crooked(slots, reader)
    try:
        layout = Layout.from_tiles(slots)
    except LayoutError as error:
        second, values = overlap_of(slots, error, "tiles[{}]".format)
        raise reader.error(LayoutFileFault.OVERLAP, second, **values) from error
    x, y, z = (min(axis) for axis in zip(*slots, strict=True))
    place_of = {Slot(slot.x - x, slot.y - y, slot.z - z): place for place, slot in enumerate(slots)}
    places = tuple(place_of[slot] for slot in layout.slots)
    faces = faces_of(labels)
    board = lay_out(GameKind(game), layout, [faces[place] for place in places], has_gravity=has_gravity)
    return DealOfFile(board, places)


def faces_of(labels: Iterable[str]) -> list[Face]:
    """Return a face for each label: that of the game where there is one, otherwise one made up for the label.

    Faces that are made up match where the labels are equal.
    """
    known = {face.label: face for face in FACES}
    faces = []
    for label in labels:
        if label not in known:
            number = len(known)
            # no suit is right: nobody draws this face
            known[label] = Face(number, Suit.DRAGON, number, GROUP_COUNT + number - len(FACES), label)
        faces.append(known[label])
    return faces


def _read(argument: str, source: str) -> bytes:
    try:
        if argument == STANDARD_INPUT:
            data = console.read_input(MAX_BYTES + 1)
        else:
            with open(argument, "rb") as stream:
                data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise CommandError(source, words.UNREADABLE.format(reason=error.strerror or error)) from error
    if len(data) > MAX_BYTES:
        raise CommandError(source, words.TOO_LARGE.format(limit=MAX_BYTES))
    return data


def _read_values(data: bytes, reader: LayoutReader) -> dict[str, Any]:
    values = _parse(data, reader)
    if not isinstance(values, dict):
        raise CommandError(reader.source, words.NO_OBJECT)
    reader.refuse_repeated_keys(data, values)
    return values


def _read_gravity(values: Mapping[str, object], game: str, reader: LayoutReader) -> bool:
    has_gravity = values.get("gravity", False)
    if not isinstance(has_gravity, bool):
        raise reader.wrong_type(has_gravity, "gravity", words.TRUE_OR_FALSE)
    if has_gravity and game != GameKind.SHISEN_SHO.value:
        raise CommandError(reader.source, words.GRAVITY_ALONE, "gravity")
    return has_gravity


def _refuse_crooked(slots: Sequence[Slot], reader: LayoutReader) -> None:
    for index, (x, y, z) in enumerate(slots):
        if z or x % TILE_SPAN or y % TILE_SPAN:
            raise reader.error(LayoutFileFault.SHISEN_NOT_FLAT, index, tile=[x, y, z])


def _tile_entries(values: Mapping[str, object], reader: LayoutReader) -> list[object]:
    if "tiles" not in values:
        raise CommandError(reader.source, words.NO_TILES_KEY)
    entries = values["tiles"]
    if not isinstance(entries, list):
        raise reader.wrong_type(entries, "tiles", words.A_LIST)
    if not entries:
        raise CommandError(reader.source, words.NO_TILES, "tiles")
    if len(entries) > MAX_TILES:
        raise CommandError(reader.source, words.TOO_MANY_TILES.format(count=len(entries), limit=MAX_TILES), "tiles")
    return entries


def _parse(data: bytes, reader: LayoutReader) -> object:
    try:
        return reader.parse(data)
    except LayoutFileError as error:
        # by then the reader has found that this is JSON; that it is no layout file is as it should be
        if error.fault is not LayoutFileFault.NOT_OURS:
            raise
        return msgspec.json.decode(data)
    except RecursionError as error:
        raise reader.error(LayoutFileFault.NESTED_TOO_DEEP) from error


def _read_tile(entry: object, index: int, reader: LayoutReader) -> tuple[Slot, str]:
    place = f"tiles[{index}]"
    if not isinstance(entry, list) or len(entry) != 4:
        raise reader.wrong_type(entry, place, words.A_TILE)
    axes = [
        reader.whole(entry[at], f"{place}[{at}]", limit, axis=axis)
        for at, (axis, limit) in enumerate((("x", MAX_X), ("y", MAX_Y), ("z", MAX_Z)))
    ]
    if not isinstance(entry[3], str):
        raise reader.wrong_type(entry[3], f"{place}[3]", words.A_LABEL)
    return Slot(*axes), entry[3]
