"""What can be wrong with a saved game."""

from __future__ import annotations

import enum


class SaveFault(enum.Enum):
    """What is wrong with a saved game."""

    NOT_OURS = "this is not a saved game"
    NEWER_VERSION = "it was saved by a newer version of the program"
    BAD_VALUE = "a value is missing or of the wrong kind"
    BAD_LAYOUT = "its tiles make no layout"
    BAD_FACES = "its faces do not fit its tiles"
    BAD_CODE = "its game code is wrong"
    BAD_PLAN = "its plan does not clear the board"
    BAD_EVENT = "it holds a step that is not possible"


class SaveError(Exception):
    """A saved game that cannot be read: the fault, the place inside the file, and details for a log."""

    def __init__(self, fault: SaveFault, place: str = "", detail: str = "") -> None:
        """Keep what and where."""
        super().__init__(fault, place, detail)
        self.fault = fault
        self.place = place
        self.detail = detail

    def __str__(self) -> str:
        """Say what and where."""
        where = f" at {self.place}" if self.place else ""
        return f"{self.fault.value}{where}{f' ({self.detail})' if self.detail else ''}"
