"""What is wrong with a layout file, and where, in the player's language."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from mahjong_qt.wording.fault_terms import term
from mahjong_qt.wording.fault_texts import fault_texts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
    from mahjong_qt.wording.fault_texts import FaultText

LONGEST_VALUE = 160
"""Letters of something from a file that are shown within a sentence."""


def fault_words(error: LayoutFileError, texts: Mapping[LayoutFileFault, FaultText] | None = None) -> str:
    """Return what is wrong, as a sentence; file and place are not named.

    Who asks about thousands of errors hands the ``texts`` in that :func:`fault_texts` returned once.
    """
    values = error.values
    if error.fault is LayoutFileFault.TOO_LARGE and isinstance(limit := values.get("limit"), int):
        values = values | {"limit": QLocale().formattedDataSize(limit, 0)}
    return filled((texts or fault_texts())[error.fault], values)


def file_words(error: LayoutFileError) -> str:
    """Return which file it is, where in it, and what is wrong there."""
    where = ", ".join(filter(None, (f"“{os.path.basename(error.source)}”", place_words(error.place))))
    return f"{where}: {fault_words(error)}"


def place_words(place: str) -> str:
    """Return a place in a file, such as ``line 4, column 9`` or ``tiles[17]``, in words; a key stands in quotes."""
    return ", ".join(map(_part_words, place.split(", "))) if place else ""


def filled(text: FaultText, values: Mapping[str, object]) -> str:
    """Return a sentence with its values, each of which is taken for text, whatever is in it."""
    shown = [_value_words(name, values.get(name, "")) for name in text.names]
    return re.sub(r"%([1-9])", lambda match: shown[int(match[1]) - 1], text.words)


def raised(words: str) -> str:
    """Return words that begin with a capital letter.

    >>> raised("line 4")
    'Line 4'
    """
    return words[:1].upper() + words[1:]


def _part_words(part: str) -> str:
    match = re.fullmatch(r"(\w+) (\d+)|tiles\[(\d+)\]", part)
    if match is None:
        return f"“{part}”" if re.fullmatch(r"[\w.\[\]-]+", part) else part
    if match[3] is not None:
        # JSON counts from 0, people do not
        return QCoreApplication.translate("LayoutFaults", "tile %1").replace("%1", str(int(match[3]) + 1))
    words = {
        "line": QCoreApplication.translate("LayoutFaults", "line %1"),
        "column": QCoreApplication.translate("LayoutFaults", "column %1"),
        "board": QCoreApplication.translate("LayoutFaults", "layout %1"),
        "tile": QCoreApplication.translate("LayoutFaults", "tile %1"),
        "layer": QCoreApplication.translate("LayoutFaults", "layer %1"),
        "row": QCoreApplication.translate("LayoutFaults", "row %1"),
        "byte": QCoreApplication.translate("LayoutFaults", "byte %1"),
        "letter": QCoreApplication.translate("LayoutFaults", "letter %1"),
    }.get(match[1])
    return words.replace("%1", match[2]) if words is not None else part


def _value_words(name: str, value: object) -> str:
    if name == "other_place":
        # it is in the same layout as the first
        place = re.sub(r"^board \d+, ", "", str(value))
        if place.startswith("tile"):
            return place_words(place)
        return QCoreApplication.translate("LayoutFaults", "the one in %1").replace("%1", place_words(place))
    if isinstance(value, int):
        return QLocale().toString(value) if abs(value) < 2**63 else str(value)[:LONGEST_VALUE]
    if isinstance(value, list):
        return "({})".format(", ".join(map(str, value)))
    text = term(" ".join(str(value).split()))
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
