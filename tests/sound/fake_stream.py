"""A stream that keeps what it was given, and can fail."""

from __future__ import annotations

from array import array

from mahjong_qt.sound_main.output import OutputError


class FakeStream:
    def __init__(self) -> None:
        self.blocks: list[bytes] = []
        self.rests = 0
        self.is_closed = False
        self.fails = False
        self.seconds_for_a_block = 0.0
        self.seconds = 0.0

    def write(self, block: bytes) -> None:
        if self.fails:
            raise OutputError
        self.seconds += self.seconds_for_a_block
        self.blocks.append(block)

    def rest(self) -> None:
        self.rests += 1

    def close(self) -> None:
        self.is_closed = True

    @property
    def heard(self) -> list[int]:
        return array("h", b"".join(self.blocks)).tolist()
