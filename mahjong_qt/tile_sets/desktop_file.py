"""The ``.desktop`` file of a tile set of KMahjonggLib: names by language, author, sizes, and which drawing it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.tile_sets.notes import MAX_NAME
from mahjong_qt.tile_sets.plain_text import plain_text

if TYPE_CHECKING:
    from collections.abc import Sequence

GROUP = "[KMahjonggTileset]"
ENTRY = re.compile(r"\s*([A-Za-z0-9-]+)(?:\[([^\]]*)\])?\s*=(.*)")
NUMBER = re.compile(r"\d{1,6}(?:\.\d{1,6})?")


class TileSetDesktop(NamedTuple):
    """What such a file says; ``ratio`` is width by height of a face, 0 when it does not say."""

    name: str
    author: str
    file: str
    ratio: float


def read_desktop(text: str, languages: Sequence[str] = ()) -> TileSetDesktop | None:
    """Read such a file, with the name in the first of these languages that it has; None when it is another one."""
    values: dict[tuple[str, str], str] = {}
    is_inside = False
    for line in text.splitlines():
        if line.startswith("["):
            is_inside = line.strip() == GROUP
        elif is_inside and (entry := ENTRY.fullmatch(line)):
            values.setdefault((entry[1], entry[2] or ""), entry[3].strip())
    if not values:
        return None
    names = [values.get(("Name", language), "") for language in (*languages, "")]
    width, height = (_number(values.get((f"TileFace{side}", ""), "")) for side in ("Width", "Height"))
    return TileSetDesktop(
        plain_text(next(filter(None, names), ""), MAX_NAME),
        plain_text(values.get(("Author", ""), "")),
        values.get(("FileName", ""), ""),
        width / height if width and height else 0.0,
    )


def _number(text: str) -> float:
    return float(text) if NUMBER.fullmatch(text) else 0.0
