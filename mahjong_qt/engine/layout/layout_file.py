"""Our own layout files: JSON with ``"format": "mahjong-layout"``, described in docs/layout-format.md.

Reading never trusts a file: whatever the bytes are, the answer is a :class:`LayoutFile` or one
:class:`LayoutFileError`. What is written is canonical, so that a change of one tile is a change of one line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.layout_reader import FORMAT, MAX_BYTES, MAX_NUMBER, VERSION, Game, LayoutReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

__all__ = [
    "ExtraEntry",
    "Game",
    "LayoutFile",
    "LayoutFileError",
    "LayoutFileFault",
    "decode_layout",
    "encode_layout",
    "name_in",
    "read_layout_file",
]

TEXT_KEYS = ("author", "license", "category", "description")
KNOWN_KEYS = ("format", "version", "id", "number", "game", "name", *TEXT_KEYS, "tiles")
"""In the order in which they are written."""
NEEDED_KEYS = ("version", "tiles")


class ExtraEntry(msgspec.Struct, frozen=True):
    """An entry of a file that this version does not know: key, value as JSON text, and the known key it stood after."""

    key: str
    value: bytes
    after: str = ""


class LayoutFile(msgspec.Struct, frozen=True):
    """What a layout file says.

    ``id`` and ``number`` mean something in the built-in folder only. ``name`` is one text for all languages or one per
    language code.
    """

    layout: Layout
    name: str | dict[str, str] = ""
    id: str = ""
    number: int | None = None
    game: Game = "solitaire"
    author: str = ""
    license: str = ""
    category: str = ""
    description: str = ""
    extra: tuple[ExtraEntry, ...] = ()

    def name_in(self, language: str) -> str:
        """Return the name for a language code such as ``de`` or ``pt_BR``: the nearest there is, English, or any."""
        return name_in(self.name, language)


def name_in(name: str | Mapping[str, str], language: str) -> str:
    """Return what a name is in a language: the nearest there is, English, or any.

    >>> name_in({"en": "Heart", "pt": "Coração"}, "pt_BR")
    'Coração'
    """
    if isinstance(name, str):
        return name
    names = {_plain_code(code): text for code, text in name.items()}
    wanted = _plain_code(language)
    while wanted and wanted not in names:
        wanted = wanted.rpartition("-")[0]
    return names.get(wanted or "en") or next(iter(names.values()), "")


def read_layout_file(path: Path) -> LayoutFile:
    """Read a layout file.

    :raises LayoutFileError: when the file cannot be opened or is not valid.
    """
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise LayoutFileError(
            LayoutFileFault.UNREADABLE, str(path), values={"reason": error.strerror or str(error)}
        ) from error
    return decode_layout(data, str(path))


def decode_layout(data: bytes, source: str) -> LayoutFile:
    """Read a layout from the bytes of a file; ``source`` names the file in errors.

    :raises LayoutFileError: when they are not valid.
    """
    reader = LayoutReader(source)
    try:
        return _decode(data, reader)
    except RecursionError as error:
        raise reader.error(LayoutFileFault.NESTED_TOO_DEEP) from error


def encode_layout(file: LayoutFile) -> bytes:
    """Write a layout file in canonical form: fixed order of keys, one row of tiles a line.

    :raises LayoutFileError: when the outcome could not be read again, for example because a text is too long.
    """
    members = ",\n".join(f"  {_json(key)}: {value}" for key, value in _members(file))
    data = f"{{\n{members}\n}}\n".encode()
    decode_layout(data, file.id)
    return data


def _decode(data: bytes, reader: LayoutReader) -> LayoutFile:
    entries = reader.parse(data)
    reader.check_version(entries)
    reader.refuse_repeated_keys(data, entries)
    for key in NEEDED_KEYS:
        if key not in entries:
            raise reader.error(LayoutFileFault.MISSING_KEY, key=key)
    game = reader.game(entries.get("game", "solitaire"))
    return LayoutFile(
        layout=reader.layout(entries["tiles"], game),
        name=reader.name(entries.get("name", "")),
        id=reader.text(entries.get("id", ""), "id"),
        number=reader.whole(entries["number"], "number", MAX_NUMBER) if "number" in entries else None,
        game=game,
        extra=_extra_entries(data, entries),
        **{key: reader.text(entries.get(key, ""), key) for key in TEXT_KEYS},
    )


def _plain_code(language: str) -> str:
    return language.replace("_", "-").casefold()


def _extra_entries(data: bytes, entries: Mapping[str, object]) -> tuple[ExtraEntry, ...]:
    if entries.keys() <= set(KNOWN_KEYS):
        return ()
    raw = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    extra, after = [], ""
    for key, value in raw.items():
        if key in KNOWN_KEYS:
            after = key
        else:
            extra.append(ExtraEntry(key, msgspec.json.format(bytes(value), indent=0), after))
    return tuple(extra)


def _members(file: LayoutFile) -> Iterator[tuple[str, str]]:
    """Yield the keys and the JSON of their values in the order of writing; empty ones are left out."""
    values: dict[str, object] = {"format": FORMAT, "version": VERSION, "game": file.game, "name": file.name}
    values.update((key, getattr(file, key)) for key in ("id", *TEXT_KEYS) if getattr(file, key))
    if file.number is not None:
        values["number"] = file.number
    for key in ("", *KNOWN_KEYS):
        if key in values:
            yield key, _indented(msgspec.json.encode(values[key]))
        elif key == "tiles":
            yield key, _tile_rows(file.layout)
        for entry in file.extra:
            if entry.after == key:
                yield entry.key, entry.value.decode()


def _indented(value: bytes) -> str:
    return msgspec.json.format(value, indent=2).decode().replace("\n", "\n  ")


def _json(value: str) -> str:
    return msgspec.json.encode(value).decode()


def _tile_rows(layout: Layout) -> str:
    rows: dict[tuple[int, int], list[str]] = {}
    for x, y, z in layout.slots:
        rows.setdefault((z, y), []).append(f"[{x}, {y}, {z}]")
    return "[\n    " + ",\n    ".join(map(", ".join, rows.values())) + "\n  ]"
