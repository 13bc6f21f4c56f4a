"""Sounds that overlap, as one stream of blocks."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.sound_main.output import BLOCK_SAMPLES

if TYPE_CHECKING:
    from mahjong_qt.sound_main.output import Samples

MOST_VOICES = 8
"""One sound more, and the oldest is led out."""

SILENCE = bytes(2 * BLOCK_SAMPLES)
LOWEST, HIGHEST = -32_768, 32_767


class _Voice(NamedTuple):
    samples: Samples
    place: int


class Mixer:
    """What sounds at the moment."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._voices: list[_Voice] = []
        self._ending: list[Samples] = []

    @property
    def is_sounding(self) -> bool:
        """Whether there is another block."""
        return bool(self._voices)

    def add(self, samples: Samples) -> None:
        """Let a sound begin with the next block."""
        if len(self._voices) >= MOST_VOICES:
            oldest = self._voices.pop(0)
            self._ending.append(_led_out(oldest))
        self._voices.append(_Voice(samples, 0))

    def clear(self) -> None:
        """Let nothing sound any more."""
        self._voices.clear()
        self._ending.clear()

    def block(self) -> bytes:
        """Return the next 10 ms."""
        parts = self._ending + [voice.samples[voice.place : voice.place + BLOCK_SAMPLES] for voice in self._voices]
        self._ending = []
        ends = [_Voice(voice.samples, voice.place + BLOCK_SAMPLES) for voice in self._voices]
        self._voices = [voice for voice in ends if voice.place < len(voice.samples)]
        if len(parts) <= 1:
            return (parts[0].tobytes() if parts else b"").ljust(len(SILENCE), b"\0")
        whole = [0] * BLOCK_SAMPLES
        for part in parts:
            for place, value in enumerate(part):
                whole[place] += value
        return array("h", (min(max(value, LOWEST), HIGHEST) for value in whole)).tobytes()


def _led_out(voice: _Voice) -> Samples:
    """Return the next 10 ms of a sound, led to nothing, since one that is cut off cracks."""
    rest = voice.samples[voice.place : voice.place + BLOCK_SAMPLES]
    return array("h", (value * (BLOCK_SAMPLES - step) // BLOCK_SAMPLES for step, value in enumerate(rest)))
