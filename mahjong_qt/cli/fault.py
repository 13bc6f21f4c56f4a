"""What can be wrong with what a command was given."""

from __future__ import annotations

from mahjong_qt.cli import words
from mahjong_qt.engine.play.deal import NotFound, Undealable, UndealableReason


class CommandError(Exception):
    """What ends a command: the file or option concerned, the place inside it or nothing, and what is wrong."""

    def __init__(self, source: str, what: str, place: str = "") -> None:
        """Keep where and what."""
        super().__init__(source, what, place)
        self.source = source
        self.what = what
        self.place = place

    def __str__(self) -> str:
        """Say where and what."""
        return ": ".join(filter(None, (self.source, self.place, self.what)))


def describe_undealable(outcome: Undealable | NotFound, tiles: int) -> str:
    """Return in words why there is no deal on a layout of so many tiles."""
    match outcome:
        case Undealable(UndealableReason.ODD_COUNT):
            return words.ODD_COUNT.format(count=tiles)
        case Undealable():
            return words.UNDEALABLE
        case NotFound():
            return words.NOT_FOUND
