"""What can be wrong with a tile set, and the error that says so."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


class FaultReason(enum.Enum):
    """What is wrong; the value is an English sentence for logs, filled in from the fault's values."""

    UNREADABLE = "the file cannot be read ({reason})"
    NOT_A_FILE = "this is a device, or something else that is no file"
    TOO_LARGE = "there are more than {limit} bytes"
    TOO_MANY_FILES = "there are more than {limit} files"
    UNKNOWN_KIND = "there is no tile set of a kind that is known"
    SEVERAL_SETS = "there are several tile sets: {names}"
    BROKEN_ARCHIVE = "the archive is damaged, encrypted, or of a kind that is not known"
    UNSAFE_PATH = "the archive has a file that lies outside of it: {name}"
    BROKEN_SVG = "this is no SVG drawing ({reason})"
    BROKEN_PNG = "this is no PNG picture, or a damaged one"
    HUGE_PICTURE = "the picture has {width} x {height} pixels"
    ENTITIES = "the drawing declares entities, which no drawing needs"
    TOO_COMPLEX = "the drawing has more than {limit} {what}"
    LOOP = "the drawing refers to itself"
    LINKED_PICTURES = "the drawing only shows pictures that lie outside of it"
    BROKEN_MANIFEST = "this is no tileset.json that can be used"
    NEWER_VERSION = "the tile set has version {version}, this program reads up to {limit}"
    MISSING_FILE = "{name}, which is named here, is not there"
    MISSING_FACES = "faces have no drawing: {missing}"
    ALREADY_HERE = "this tile set is here already: {name}"
    UNWRITABLE = "the tile set cannot be written into {folder} ({reason})"
    DAMAGED = "the tile set is damaged; it was set aside as {aside}"
    TOO_SLOW = "the conversion took longer than {limit} seconds"
    TOO_MUCH_MEMORY = "the conversion needed too much memory"
    DIED = "the process that converts ended"
    NOT_STARTED = "the process that converts cannot be started ({reason})"


class TileSetFault(Exception):  # noqa: N818 - it is handed on as a value more often than raised
    """A tile set that cannot be used: the reason, the file, and the values concerned, all of them plain."""

    def __init__(self, reason: FaultReason, file: str, values: Mapping[str, Any] | None = None) -> None:
        self.reason = reason
        self.file = file
        self.values: dict[str, Any] = dict(values or {})
        super().__init__(reason, file, self.values)

    def __str__(self) -> str:
        """Say what is wrong, and with which file."""
        return f"{self.file}: {self.reason.value.format_map(self.values)}"

    def as_plain(self) -> dict[str, Any]:
        """Return what goes from one process to another."""
        return {"reason": self.reason.name, "file": self.file, "values": self.values}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> TileSetFault:
        """Make the fault from what :meth:`as_plain` returned.

        :raises ValueError: when it is no such thing.
        """
        try:
            return cls(FaultReason[plain["reason"]], str(plain["file"]), dict(plain["values"]))
        except (KeyError, TypeError) as error:
            raise ValueError("this is no fault") from error
