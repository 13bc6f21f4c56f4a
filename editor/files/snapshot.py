"""An unfinished layout as it is kept against a crash: all that is known of it, also what no layout file can hold."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

from editor.plane import is_flat
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.layout.layout_file import ExtraEntry, Game, LayoutFile

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT = "mahjong-layout-recovery"
VERSION = 1
TEXTS = ("id", "author", "license", "category", "description")


class SnapshotError(ValueError):
    """What should be a snapshot and is none; its text says why."""


class NewerSnapshotError(ValueError):
    """A snapshot that a newer program made."""


class Snapshot(NamedTuple):
    """A layout, which may have no tile yet, and where it belongs.

    ``path`` and ``digest`` are those of the file that it was read from or saved in, empty for none; ``suggestion`` is
    what its file may be called; ``time`` is in seconds since 1970.
    """

    file: LayoutFile
    path: str = ""
    digest: str = ""
    suggestion: str = ""
    time: float = 0.0


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """Return a snapshot as JSON in ASCII, in which halves of characters survive."""
    file = snapshot.file
    layout = {
        "game": file.game,
        "name": file.name,
        **{key: getattr(file, key) for key in TEXTS},
        "number": file.number,
        "extra": [[entry.key, entry.value.decode(), entry.after] for entry in file.extra],
        "tiles": [list(slot) for slot in file.layout.slots],
    }
    own = {"path": snapshot.path, "digest": snapshot.digest, "suggestion": snapshot.suggestion, "time": snapshot.time}
    return json.dumps({"format": FORMAT, "version": VERSION, **own, "layout": layout}).encode("ascii")


def decode_snapshot(data: bytes) -> Snapshot:
    """Return the snapshot in a file.

    :raises NewerSnapshotError: when only a newer program can read it.
    :raises SnapshotError: when there is none, or a part of it is missing or wrong.
    """
    try:
        raw = json.loads(data)
        if not isinstance(raw, dict) or raw.get("format") != FORMAT:
            raise SnapshotError("this is no unfinished layout")
        if type(raw["version"]) is int and raw["version"] > VERSION:
            raise NewerSnapshotError(raw["version"])
        texts = {key: _text(raw[key]) for key in ("path", "digest", "suggestion")}
        return Snapshot(_file_from(raw["layout"]), time=float(raw["time"]), **texts)
    except (SnapshotError, NewerSnapshotError):
        raise
    except (ValueError, TypeError, KeyError, RecursionError, OverflowError) as error:
        raise SnapshotError(str(error)) from error


def _file_from(raw: Mapping[str, Any]) -> LayoutFile:
    tiles, game = raw["tiles"], raw["game"]
    if game not in get_args(Game) or not isinstance(tiles, list):
        raise SnapshotError("it has no tiles or is for no known game")
    try:
        # only here may a layout be empty: whoever has laid no tile yet may have written texts
        layout = Layout.from_tiles(tiles) if tiles else Layout(())
    except LayoutError as error:
        raise SnapshotError(str(error)) from error
    if game == "shisen-sho" and not all(map(is_flat, layout.slots)):
        raise SnapshotError("it is no flat field")
    extra = [[_text(part) for part in entry] for entry in raw["extra"]]
    return LayoutFile(
        layout,
        name=_name(raw["name"]),
        number=_number(raw["number"]),
        game=game,
        extra=tuple(ExtraEntry(key, value.encode(), after) for key, value, after in extra),
        **{key: _text(raw[key]) for key in TEXTS},
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"a text was expected, not {type(value).__name__}")
    return value


def _name(value: object) -> str | dict[str, str]:
    return {code: _text(name) for code, name in value.items()} if isinstance(value, dict) else _text(value)


def _number(value: object) -> int | None:
    if value is not None and (type(value) is not int or value < 0):
        raise TypeError("a number was expected")
    return value
