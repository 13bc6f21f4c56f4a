"""What can be wrong with a layout file, and the error that says so."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class LayoutFileFault(enum.Enum):
    """What is wrong with a file; the value is an English sentence for logs, filled in from the error's values."""

    NOT_A_FILE = "this is a folder or a device and not a file; choose a file"
    UNREADABLE = "the file cannot be read ({reason}); check that it is there and may be opened"
    TOO_LARGE = "the file is larger than {limit} bytes; it is no layout, or holds more than one"
    NOT_UTF8 = "the text is not plain UTF-8; save it as UTF-8 without a byte order mark"
    NOT_JSON = "this is not JSON ({reason}); correct it here or get the file again"
    NESTED_TOO_DEEP = "the file is nested deeper than any layout; get it again"
    REPEATED_KEY = 'the key "{key}" stands more than once in one object; keep one of them'
    NOT_OURS = 'this is no layout file: it has no "format": "{format}"; open it with an import for its own format'
    NEWER_VERSION = "the file has version {version}, this program reads up to {limit}; get a newer program"
    UNKNOWN_VERSION = "the file has version {version}, which is not known; this program reads {known}"
    MISSING_KEY = 'the key "{key}" is missing; add it'
    WRONG_TYPE = "{expected} is expected here; {found} was found"
    UNKNOWN_GAME = 'the game "{game}" is not known; write "solitaire" or "shisen-sho"'
    OUT_OF_RANGE = "{what} is {value}; allowed are {least} to {limit}"
    TEXT_TOO_LONG = "the text has {length} characters; shorten it to {limit}"
    EMPTY_FILE = "the file is empty; get it again"
    UNKNOWN_FORMAT = "this is no layout in a format that is known; open one of {formats}"
    COMPANION = "this file only describes a layout; open {file}, which belongs beside it"
    TOO_MUCH = "there are more than {limit} {what}; split the file"
    CUT_SHORT = "the file ends too early, with {found} of {expected} {what}; get it again"
    WRONG_LENGTH = "there are {found} {what} where {expected} belong; correct this or get the file again"
    WRONG_COUNT = "there are {count} tiles, and this format always has {expected}; get the file again"
    WRONG_LETTER = "{letter} was found where only {allowed} may stand; correct it or get the file again"
    NOT_XML = "this is not XML ({reason}); correct it here or get the file again"
    NESTED_MAP = "a map begins before the one before it has ended; close that one first"
    DOCUMENT_TYPE = "the file declares a document type or entities, which no layout needs; take the declaration out"
    NO_TILES = "there are no tiles; add at least one"
    TOO_MANY = "there are {count} tiles; keep at most {limit}"
    OVERLAP = "the tile {tile} overlaps {other} at {other_place} on the same layer; move or remove one of them"
    SHISEN_NOT_FLAT = "the tile {tile} is not on the flat grid of shisen-sho; x and y must be even and z 0"
    WRONG_ID = 'the id is "{id}"; a built-in layout is named like its file, "{expected}"'
    NO_NUMBER = "a built-in layout needs a number; add one that was never used"
    NUMBER_TAKEN = "the number {number} belongs to {other}; choose one that was never used"
    WORKER_DIED = "the program that read the file ended; try this file alone"
    UNWRITABLE = "the layout cannot be written into {folder} ({reason}); make room there or allow writing"


class LayoutFileError(Exception):
    """A file that is no valid layout: the fault, the file, the place inside it, and the values concerned.

    ``place`` is a path such as ``tiles[17]`` or ``name.de``, a position such as ``line 4, column 9``, or empty when the
    file as a whole is meant.
    """

    def __init__(
        self, fault: LayoutFileFault, source: str, place: str = "", values: Mapping[str, object] | None = None
    ) -> None:
        self.fault = fault
        self.source = source
        self.place = place
        self.values = dict(values or {})
        super().__init__(fault, source, place, self.values)

    def __str__(self) -> str:
        """Say what is wrong, where, and what to do."""
        return ": ".join(filter(None, (self.source, self.place, self.fault.value.format_map(self.values))))
