"""The checks behind reading a layout file: nothing in it is trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeGuard, get_args

import msgspec

from mahjong_qt.engine.layout.layout import MAX_TILES, MAX_X, MAX_Y, MAX_Z, Layout, LayoutError
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

FORMAT = "mahjong-layout"
VERSION = 1
MAX_BYTES = 4 * 1024 * 1024
MAX_TEXT = 1000
"""Longest text in characters."""
MAX_NUMBER = 999_999_999
BYTE_ORDER_MARK = b"\xef\xbb\xbf"

Game = Literal["solitaire", "shisen-sho"]


class LayoutReader:
    """Checks the entries of one file and names that file in its errors."""

    def __init__(self, source: str) -> None:
        self.source = source

    def error(self, fault: LayoutFileFault, place: str | int = "", **values: object) -> LayoutFileError:
        """Make an error; a number stands for the place of that tile."""
        return LayoutFileError(fault, self.source, f"tiles[{place}]" if isinstance(place, int) else place, values)

    def parse(self, data: bytes) -> dict[str, object]:
        if len(data) > MAX_BYTES:
            raise self.error(LayoutFileFault.TOO_LARGE, limit=MAX_BYTES)
        if data.startswith(BYTE_ORDER_MARK):
            raise self.error(LayoutFileFault.NOT_UTF8, "line 1, column 1")
        try:
            data.decode()
        except UnicodeDecodeError as error:
            raise self.error(LayoutFileFault.NOT_UTF8, _position(data, error.start)) from error
        entries = self.decode_json(data)
        if not isinstance(entries, dict) or entries.get("format") != FORMAT:
            raise self.error(LayoutFileFault.NOT_OURS, format=FORMAT)
        return entries

    def decode_json(self, data: bytes) -> object:
        """Return the value of a JSON text in UTF-8."""
        try:
            return msgspec.json.decode(data)
        except msgspec.DecodeError as error:
            reason, place = _json_fault(data, error)
            raise self.error(LayoutFileFault.NOT_JSON, place, reason=reason) from error

    def check_version(self, entries: Mapping[str, object]) -> None:
        version = entries.get("version", VERSION)
        if _is_whole(version) and version > VERSION:
            raise self.error(LayoutFileFault.NEWER_VERSION, "version", version=version, limit=VERSION)
        self.whole(version, "version", VERSION, least=1)

    def refuse_repeated_keys(self, data: bytes, entries: Mapping[str, object]) -> None:
        """Refuse what a decoder would drop in silence; files in the usual spelling pass without a second parser."""
        try:
            if msgspec.json.format(data, indent=-1) == msgspec.json.encode(entries):
                return
        except OverflowError:  # msgspec reads whole numbers of more than 64 bits and does not write them
            pass
        key = _repeated_key(data)
        if key is not None:
            raise self.error(LayoutFileFault.REPEATED_KEY, key[:40], key=key[:40])

    def text(self, value: object, place: str) -> str:
        if not isinstance(value, str):
            raise self.wrong_type(value, place, "a text")
        if len(value) > MAX_TEXT:
            raise self.error(LayoutFileFault.TEXT_TOO_LONG, place, length=len(value), limit=MAX_TEXT)
        return value

    def name(self, value: object) -> str | dict[str, str]:
        if isinstance(value, dict):
            return {self.text(code, "name"): self.text(name, f"name.{code[:40]}") for code, name in value.items()}
        if not isinstance(value, str):
            raise self.wrong_type(value, "name", "a text or an object of languages")
        return self.text(value, "name")

    def game(self, value: object) -> Game:
        text = self.text(value, "game")
        for game in get_args(Game):
            if text == game:
                return game  # type: ignore[no-any-return]
        raise self.error(LayoutFileFault.UNKNOWN_GAME, "game", game=text)

    def whole(self, value: object, place: str | int, limit: int, least: int = 0, axis: str = "") -> int:
        if not _is_whole(value):
            raise self.wrong_type(value, place, "a whole number")
        if not least <= value <= limit:
            values = {"what": axis or place, "value": value, "least": least, "limit": limit}
            raise self.error(LayoutFileFault.OUT_OF_RANGE, place, **values)
        return int(value)

    def layout(self, value: object, game: Game) -> Layout:
        if not isinstance(value, list):
            raise self.wrong_type(value, "tiles", "a list of tiles")
        if not value:
            raise self.error(LayoutFileFault.NO_TILES, "tiles")
        if len(value) > MAX_TILES:
            raise self.error(LayoutFileFault.TOO_MANY, "tiles", count=len(value), limit=MAX_TILES)
        slots = [self.slot(tile, index) for index, tile in enumerate(value)]
        if game == "shisen-sho":
            for index, (x, y, z) in enumerate(slots):
                if z or x % TILE_SPAN or y % TILE_SPAN:
                    raise self.error(LayoutFileFault.SHISEN_NOT_FLAT, index, tile=[x, y, z])
        try:
            return Layout.from_tiles(slots)
        except LayoutError as error:
            second, values = overlap_of(slots, error, "tiles[{}]".format)
            raise self.error(LayoutFileFault.OVERLAP, second, **values) from error

    def slot(self, value: object, index: int) -> Slot:
        if not isinstance(value, list) or len(value) != len(Slot._fields):
            raise self.wrong_type(value, index, "a tile of three whole numbers, [x, y, z],")
        x, y, z = value
        return Slot(
            self.whole(x, index, MAX_X, axis="x"),
            self.whole(y, index, MAX_Y, axis="y"),
            self.whole(z, index, MAX_Z, axis="z"),
        )

    def wrong_type(self, value: object, place: str | int, expected: str) -> LayoutFileError:
        return self.error(LayoutFileFault.WRONG_TYPE, place, expected=expected, found=_describe(value))


def overlap_of(
    tiles: Sequence[tuple[int, int, int]], error: LayoutError, place_of: Callable[[int], str]
) -> tuple[str, dict[str, object]]:
    """Return the place of the second of two tiles that overlap, and what there is to say of the two.

    Everything else that makes no layout was refused before.
    """
    pair = set(error.tiles)
    first, second = [index for index, tile in enumerate(tiles) if tile in pair][:2]
    tile, other = list(tiles[second]), list(tiles[first])
    return place_of(second), {"tile": tile, "other": other, "other_place": place_of(first)}


def _is_whole(value: object) -> TypeGuard[int]:
    # JSON has one kind of number: 2.0 is the whole number 2, here as in the schema; true is none
    return type(value) is int or (type(value) is float and value.is_integer())


def _describe(value: object) -> str:
    kinds = {dict: "an object", list: "a list", str: "a text", type(None): "null"}
    if type(value) in kinds:
        return f"{kinds[type(value)]} of {len(value)}" if isinstance(value, list) else kinds[type(value)]
    return msgspec.json.encode(value).decode()


def _position(data: bytes, offset: int) -> str:
    before = data[:offset].decode(errors="replace")
    return f"line {before.count(chr(10)) + 1}, column {len(before) - before.rfind(chr(10))}"


def _json_fault(data: bytes, error: Exception) -> tuple[str, str]:
    """Return reason and place of a fault in JSON; the slower parser of the standard library knows the place better."""
    import json
    import re

    try:
        json.loads(data.decode())
    except json.JSONDecodeError as exact:
        return exact.msg, f"line {exact.lineno}, column {exact.colno}"
    except ValueError:  # a number with thousands of digits
        pass
    # it takes some things that are no JSON, such as NaN
    offset = re.search(r" \(byte (\d+)\)", str(error))
    if offset is None:
        return str(error), ""
    return str(error).replace(offset[0], ""), _position(data, int(offset[1]))


def _repeated_key(data: bytes) -> str | None:
    import json

    found: list[str] = []

    def look(pairs: list[tuple[str, object]]) -> dict[str, object]:
        seen: dict[str, object] = {}
        for key, value in pairs:
            if key in seen:
                found.append(key)
            seen[key] = value
        return seen

    json.loads(data.decode(), object_pairs_hook=look)
    return found[0] if found else None
