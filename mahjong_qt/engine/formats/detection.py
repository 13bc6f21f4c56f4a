"""Which format a file has, from its content; its name is never asked."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import msgspec

from mahjong_qt.engine.formats import kmahjongg, kyodai, pysolfc
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.kmahjongg_desktop import is_desktop, read_desktop
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

HEAD = 100_000
"""Characters that are searched for a mark which need not stand at the beginning."""
FEW_TILES = 10
"""With fewer lines of three numbers a text is no layout of xmahjongg's."""
MARKUP = re.compile(r"<\s*(mahjongg|map)\b", re.IGNORECASE)
OUR_MARK = re.compile(r'"format"\s*:\s*"mahjong-layout"')
MAH_MARK = re.compile(r'"(mah|boards|map)"\s*:')
TILE_LINE = re.compile(r"(?<![^\r\n])[ \t]*+[+-]?\d{1,9}[ \t]++[+-]?\d{1,9}[ \t]++[+-]?\d{1,9}(?=\s|\Z)", re.ASCII)


def format_of(text: str, source: str) -> LayoutFormat:
    """Return the format of a text.

    :raises LayoutFileError: when it is none that is known, or only describes a layout.
    """
    head = text.lstrip()
    if not head:
        raise LayoutFileError(LayoutFileFault.EMPTY_FILE, source)
    if head[0] in "{[" and not is_desktop(text):
        found = _format_of_json(text)
    elif head[0] == "<":
        found = LayoutFormat.GNOME if MARKUP.search(text, 0, HEAD) else None
    else:
        found = _format_of_lines(text)
    if found is None and is_desktop(text):
        # where it says no name it goes with the layout of its own
        name = read_desktop(text, source).file[:100] or Path(source).stem + LayoutFormat.KMAHJONGG.suffix
        raise LayoutFileError(LayoutFileFault.COMPANION, source, values={"file": name})
    if found is None:
        formats = ", ".join(layout_format.title for layout_format in LayoutFormat)
        raise LayoutFileError(LayoutFileFault.UNKNOWN_FORMAT, source, values={"formats": formats})
    return found


def has_drawing(text: str) -> bool:
    """Say whether a text begins as KMahjongg's do."""
    return kmahjongg.HEADER.fullmatch(_first_line(text)) is not None


def _first_line(text: str) -> str:
    """Return the first line in which something stands."""
    return re.split("[\r\n]", text.lstrip(), maxsplit=1)[0]


def _format_of_json(text: str) -> LayoutFormat | None:
    """Look at the keys at the top; in a broken file, at what looks like one of them."""
    if text.lstrip().startswith("["):
        return LayoutFormat.MAH if MAH_MARK.search(text) else None
    try:
        top = msgspec.json.decode(text.encode(errors="replace"), type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, RecursionError):
        return LayoutFormat.JSON if OUR_MARK.search(text) or not MAH_MARK.search(text) else LayoutFormat.MAH
    if "format" in top:
        return LayoutFormat.JSON
    return LayoutFormat.MAH if top.keys() & {"mah", "boards", "map"} else None


def _format_of_lines(text: str) -> LayoutFormat | None:
    line = _first_line(text)
    if has_drawing(text):
        return LayoutFormat.KMAHJONGG
    if kyodai.HEADER.fullmatch(line):
        return LayoutFormat.KYODAI
    if pysolfc.is_pysolfc(text):
        return LayoutFormat.PYSOLFC
    tile_lines = sum(1 for _ in islice(TILE_LINE.finditer(text, 0, HEAD), FEW_TILES))
    return LayoutFormat.XMAHJONGG if tile_lines == FEW_TILES else None
