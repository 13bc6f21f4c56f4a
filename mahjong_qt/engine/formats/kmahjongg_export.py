"""KMahjongg's ``.layout`` files, written in version 1.1, with the companion that KMahjongg wants beside them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mahjong_qt.engine.formats.export_check import refuse_letters, refuse_other_game, refuse_unfit_for_a_line, texts_of
from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.kmahjongg import NOTHING
from mahjong_qt.engine.formats.kmahjongg_desktop import encode_desktop
from mahjong_qt.engine.layout.slot import TILE_SPAN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.engine.layout.layout_file import LayoutFile

OTHER_LINES = 4096
"""Bytes that header, sizes and the lines between layers stay below."""
LETTER_BYTES = 4
"""Bytes of the longest letters."""
NOT_IN_A_VALUE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")
"""What a companion cannot hold, while it has ways to write tabulators and ends of lines."""


def write(file: LayoutFile) -> bytes:
    """Write a layout in version 1.1.

    :raises ExportError: when the format cannot hold it.
    """
    check(file)
    return "".join(f"{line}\n" for line in _lines(file)).encode()


def write_desktop(file: LayoutFile, layout_file_name: str) -> bytes:
    """Write the companion without which KMahjongg does not list a layout.

    :raises ExportError: when the format cannot hold the layout.
    """
    check(file)
    return encode_desktop(file, layout_file_name)


def check(file: LayoutFile) -> None:
    """Refuse a layout that the format cannot hold.

    :raises ExportError: with the reason.
    """
    target = LayoutFormat.KMAHJONGG
    refuse_other_game(file, target)
    for key, text in texts_of(file, "name", "author", "category", "license"):
        refuse_unfit_for_a_line(text, key, target)
        if text == NOTHING:
            raise ExportError(ExportFault.AMBIGUOUS, target, {"text": key, "mark": NOTHING})
    for code in file.name if isinstance(file.name, dict) else ():
        refuse_unfit_for_a_line(code, "language", target)
        if "]" in code:
            raise ExportError(ExportFault.AMBIGUOUS, target, {"text": "language", "mark": "]"})
    refuse_letters(file.description, "description", target, NOT_IN_A_VALUE)
    layout, limit = file.layout, target.max_bytes
    size = (layout.width + 1) * layout.height * layout.depth + OTHER_LINES
    size += LETTER_BYTES * sum(len(text) for _, text in texts_of(file, "name", "author", "category", "license"))
    if size > limit:
        raise ExportError(ExportFault.TOO_LARGE, target, {"size": size, "limit": limit})


def _lines(file: LayoutFile) -> Iterator[str]:
    layout = file.layout
    yield "kmahjongg-layout-v1.1"
    yield f"# name: {file.name_in('en')}"
    if isinstance(file.name, dict):
        yield from (f"# name[{code}]: {name}" for code, name in file.name.items())
    yield f"# by: {file.author}"
    yield f"# category: {file.category}"
    if file.license:
        yield f"# license: {file.license}"
    yield from (f"w{layout.width}", f"h{layout.height}", f"d{layout.depth}")
    layers = [[bytearray(b"." * layout.width) for _ in range(layout.height)] for _ in range(layout.depth)]
    for x, y, z in layout.slots:
        layers[z][y][x : x + TILE_SPAN] = b"12"
        layers[z][y + 1][x : x + TILE_SPAN] = b"43"
    for z, rows in enumerate(layers):
        yield f"# Level {z}"
        yield from (row.decode() for row in rows)
