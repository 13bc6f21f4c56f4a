"""What keeps a layout out of a format."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mahjong_qt.engine.formats.format import LayoutFormat


class ExportFault(enum.Enum):
    """Why a layout cannot be written; the value is an English sentence, filled in from the error's values."""

    ONLY_READ = "files of this format are read and not written; choose another format"
    OTHER_GAME = "this is a field for shisen-sho, and the format is for solitaire"
    TOO_WIDE = "the layout is {size} half tiles wide, and the format holds {limit}"
    TOO_HIGH = "the layout is {size} half tiles high, and the format holds {limit}"
    TOO_DEEP = "the layout has {size} layers, and the format holds {limit}"
    TOO_LARGE = "the file would have {size} bytes, and files of up to {limit} can be read"
    TOO_MANY = "the layout has {count} tiles, and the format holds {limit}"
    ODD_COUNT = "the layout has {count} tiles, and the format wants an even number"
    TEXT_TOO_LONG = "the {text} has {length} characters; shorten it to {limit}"
    LINE_BREAK = "the {text} has a line break, and the format has one line for it; take it out"
    BLANKS = "the {text} begins or ends with a blank, which the format loses; take it away"
    WRONG_LETTER = "the {text} has a character that the format cannot hold, {letter}; take it out"
    AMBIGUOUS = "the {text} would be read as something else, for it holds {mark}; change it"
    BAD_LAYOUT = "what would be written could not be read again: {reason}"


class ExportError(Exception):
    """A layout that a format cannot hold: the fault, the format, and the values concerned. Nothing is written."""

    def __init__(self, fault: ExportFault, target: LayoutFormat, values: Mapping[str, object] | None = None) -> None:
        self.fault = fault
        self.target = target
        self.values = dict(values or {})
        super().__init__(fault, target, self.values)

    def __str__(self) -> str:
        """Say which format, and why."""
        return f"{self.target.title}: {self.fault.value.format_map(self.values)}"
