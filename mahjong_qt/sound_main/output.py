"""What sounds are played on: a stream that takes small blocks, or something of the system that takes whole sounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from array import array

RATE = 44_100
"""Samples a second, of 16 bits and one channel, lowest byte first, as on every processor that Qt is built for."""

BLOCK_SAMPLES = 441
"""10 ms: so much is mixed and written at a time."""

LATENCY_BLOCKS = 2
"""How many blocks a stream holds before it makes the writer wait."""

Samples: TypeAlias = "array[int]"


class OutputError(Exception):
    """There is nothing to sound on, or no longer."""


class Stream(Protocol):
    """An open stream."""

    def write(self, block: bytes) -> None:
        """Play a block after those before it, and wait while the stream is full.

        :raises OutputError: when it cannot be played.
        """

    def rest(self) -> None:
        """Play what was written to its end: there is nothing to follow at once.

        :raises OutputError: when it cannot be played.
        """

    def close(self) -> None:
        """Close the stream; what was not heard yet is lost."""


class WholeSounds(Protocol):
    """Something that plays whole sounds."""

    def play(self, name: str, volume: int) -> None:
        """Play a sound.

        :raises OutputError: when that cannot be done.
        """
