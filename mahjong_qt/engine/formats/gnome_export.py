"""GNOME Mahjongg's ``.map`` files, written: blocks, rows, columns and tiles, layer by layer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from mahjong_qt.engine.formats.export_check import refuse_letters, refuse_other_game, texts_of
from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mahjong_qt.engine.layout.layout_file import LayoutFile

MAX_TILES = 144
NOT_IN_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What XML 1.0 has no way to write."""
NOT_IN_A_WORD = re.compile("[^a-z0-9]+")


def write(file: LayoutFile) -> bytes:
    """Write a file of one board.

    :raises ExportError: when the format cannot hold it.
    """
    check(file)
    return "".join(f"{line}\n" for line in ("<mahjongg>", *_map(file), "</mahjongg>")).encode()


def check(file: LayoutFile) -> None:
    """Refuse a layout that the format cannot hold.

    :raises ExportError: with the reason.
    """
    target = LayoutFormat.GNOME
    refuse_other_game(file, target)
    count = len(file.layout)
    if count > MAX_TILES:
        raise ExportError(ExportFault.TOO_MANY, target, {"count": count, "limit": MAX_TILES})
    if count % 2:
        raise ExportError(ExportFault.ODD_COUNT, target, {"count": count})
    for key, text in texts_of(file, "name", "author", "category"):
        refuse_letters(text, key, target, NOT_IN_XML)
        if text != text.strip():
            raise ExportError(ExportFault.BLANKS, target, {"text": key})


def _map(file: LayoutFile) -> Iterator[str]:
    """Yield the lines of a board; GNOME Mahjongg passes over the attributes that it has no use for."""
    name = file.name_in("en")
    texts = {"name": name, "scorename": _score_name(name, file.layout.fingerprint)}
    texts |= {key: text for key, text in (("author", file.author), ("category", file.category)) if text}
    yield f"  <map {' '.join(f'{key}={quoteattr(text)}' for key, text in texts.items())}>"
    layers: dict[int, list[Slot]] = {}
    for slot in file.layout.slots:
        layers.setdefault(slot.z, []).append(slot)
    for z, slots in layers.items():
        yield f'    <layer z="{z}">'
        yield from (f"      <{_element(*block)}/>" for block in _blocks(slots))
        yield "    </layer>"
    yield "  </map>"


def _score_name(name: str, fingerprint: str) -> str:
    """Return what scores are kept under: no two layouts may share it."""
    return "-".join(filter(None, (NOT_IN_A_WORD.sub("-", name.lower()).strip("-"), fingerprint[:8])))


def _blocks(slots: Iterable[Slot]) -> list[tuple[int, int, int, int]]:
    """Return left, right, top and bottom of blocks that together have these tiles of one layer, each once."""
    runs: dict[tuple[int, int, int], int] = {}  # left, right and bottom of a block -> its top
    row: list[int] = []
    last_y = -1

    def end_row() -> None:
        for left, right in _runs(row):
            runs[left, right, last_y] = runs.pop((left, right, last_y - TILE_SPAN), last_y)
        row.clear()

    for x, y, _ in slots:
        if y != last_y:
            end_row()
            last_y = y
        row.append(x)
    end_row()
    return sorted(
        ((left, right, top, bottom) for (left, right, bottom), top in runs.items()), key=lambda b: (b[2], b[0])
    )


def _runs(row: Iterable[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for x in row:
        if runs and runs[-1][1] + TILE_SPAN == x:
            runs[-1] = runs[-1][0], x
        else:
            runs.append((x, x))
    return runs


def _element(left: int, right: int, top: int, bottom: int) -> str:
    if (left, top) == (right, bottom):
        sides = {"x": left, "y": top}
        tag = "tile"
    elif top == bottom:
        tag, sides = "row", {"left": left, "right": right, "y": top}
    elif left == right:
        tag, sides = "column", {"x": left, "top": top, "bottom": bottom}
    else:
        tag, sides = "block", {"left": left, "right": right, "top": top, "bottom": bottom}
    return " ".join((tag, *(f'{side}="{value / TILE_SPAN:g}"' for side, value in sides.items())))
