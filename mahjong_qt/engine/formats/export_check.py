"""The checks before a layout is written in a foreign format: it is held whole, or refused with the reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.layout.layout_reader import MAX_TEXT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mahjong_qt.engine.formats.format import LayoutFormat
    from mahjong_qt.engine.layout.layout_file import LayoutFile

SURROGATES = re.compile("[\ud800-\udfff]")
"""Halves of characters, which no encoding takes."""
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""What has no place in a line of text; tabulators have."""
LINE_ENDS = re.compile("[\r\n]")


def refuse_other_game(file: LayoutFile, target: LayoutFormat) -> None:
    """Refuse a field for shisen-sho: a foreign file would turn it into a layout for solitaire.

    :raises ExportError: when it is one.
    """
    if file.game != "solitaire":
        raise ExportError(ExportFault.OTHER_GAME, target, {"game": file.game})


def refuse_size(file: LayoutFile, target: LayoutFormat, width: int, height: int, depth: int) -> None:
    """Refuse a layout larger than this, in half tiles and layers.

    :raises ExportError: when it is.
    """
    layout = file.layout
    for fault, size, limit in (
        (ExportFault.TOO_WIDE, layout.width, width),
        (ExportFault.TOO_HIGH, layout.height, height),
        (ExportFault.TOO_DEEP, layout.depth, depth),
    ):
        if size > limit:
            raise ExportError(fault, target, {"size": size, "limit": limit})


def texts_of(file: LayoutFile, *keys: str) -> Iterator[tuple[str, str]]:
    """Yield the texts under these keys of a layout file, a name once for each of its languages."""
    for key in keys:
        value: str | Mapping[str, str] = getattr(file, key)
        yield from ((key, text) for text in ([value] if isinstance(value, str) else value.values()))


def refuse_letters(text: str, key: str, target: LayoutFormat, letters: re.Pattern[str]) -> None:
    """Refuse a text that is too long to be read again, or in which one of these letters stands.

    :raises ExportError: when it is such a text.
    """
    if len(text) > MAX_TEXT:
        values = {"text": key, "length": len(text), "limit": MAX_TEXT}
        raise ExportError(ExportFault.TEXT_TOO_LONG, target, values)
    if found := letters.search(text):
        raise ExportError(ExportFault.WRONG_LETTER, target, {"text": key, "letter": f"U+{ord(found[0]):04X}"})


def refuse_unfit_for_a_line(text: str, key: str, target: LayoutFormat) -> None:
    """Refuse a text that does not come back from a line of a file as it went in.

    :raises ExportError: when it does not.
    """
    if LINE_ENDS.search(text):
        raise ExportError(ExportFault.LINE_BREAK, target, {"text": key})
    refuse_letters(text, key, target, CONTROLS)
    if text != text.strip():
        raise ExportError(ExportFault.BLANKS, target, {"text": key})
