"""Struck wood and bone as numbers: pulses, ringing modes, noise, levels, WAV; standard library only.

The same bytes come out on every machine: what the mathematics library of a system may round in its own way is rounded
to twelve places first, and all else is plain addition and multiplication, which are exact everywhere.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

RATE = 44_100
"""Samples a second."""

FULL = 32_767
WINDOW = 2205
"""Samples (50 ms) over which loudness is taken: about what an ear sums up."""


class Mode(NamedTuple):
    """One of the ways in which a body swings: hertz, milliseconds until a third is left, share of the whole."""

    pitch: float
    decay: float
    strength: float


def samples_in(milliseconds: float) -> int:
    """Number of samples in a time."""
    return round(milliseconds * RATE / 1000)


def noise(seed: int) -> Iterator[float]:
    """Even noise from -1 to 1: the xorshift generator of Marsaglia (2003) with 32 bits; the seed is not 0."""
    state = seed
    while True:
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        yield state / 2**31 - 1


def pulse(milliseconds: float) -> list[float]:
    """The push of one body on another while they touch, of sum 1: the longer, the softer they are."""
    count = max(2, samples_in(milliseconds))
    arc = [step * (count + 1 - step) for step in range(1, count + 1)]
    whole = math.fsum(arc)
    return [height / whole for height in arc]


def ring(push: Sequence[float], mode: Mode, length: int) -> list[float]:
    """A mode after a push, as a recursion over two samples."""
    angle = 2 * math.pi * mode.pitch / RATE
    keep = _plain(math.exp(-1 / samples_in(mode.decay)))
    first, second = 2 * keep * _plain(math.cos(angle)), keep * keep
    gain = mode.strength * _plain(math.sin(angle))
    before, last = 0.0, 0.0
    swing = []
    for step in range(length):
        force = gain * push[step] if step < len(push) else 0.0
        before, last = last, first * last - second * before + force
        swing.append(last)
    return swing


def strike(push: Sequence[float], modes: Iterable[Mode], length: int, pitch: float = 1) -> list[float]:
    """All modes of a body after one push; ``pitch`` makes the body smaller (above 1) or larger."""
    whole = [0.0] * length
    for mode in modes:
        mix(whole, ring(push, mode._replace(pitch=mode.pitch * pitch), length))
    return whole


def burst(seed: int, milliseconds: float, strength: float) -> list[float]:
    """A short hiss that fades evenly: two rough faces that meet."""
    count = samples_in(milliseconds)
    grains = noise(seed)
    return [strength * next(grains) * (1 - step / count) ** 2 for step in range(count)]


def mix(whole: list[float], part: Sequence[float], start: int = 0, strength: float = 1) -> None:
    """Add a part to the whole from a sample on; what reaches beyond its end is left out."""
    for step, value in enumerate(part[: len(whole) - start], start):
        whole[step] += strength * value


def faded(sound: Sequence[float], begin: float, end: float) -> list[float]:
    """The sound with both ends, of so many milliseconds, led to nothing."""
    first, last, count = samples_in(begin), samples_in(end), len(sound)
    return [
        value * _eased(min(1.0, step / first)) * _eased(min(1.0, (count - 1 - step) / last))
        for step, value in enumerate(sound)
    ]


def levelled(sound: Sequence[float], decibels: float) -> list[int]:
    """The sound without any constant part, its loudest 50 ms at a level below full scale, as 16-bit numbers."""
    count = len(sound)
    # an arc takes the constant part away and leaves both ends at nothing
    arc = [float(step * (count - 1 - step)) for step in range(count)]
    share = math.fsum(sound) / math.fsum(arc)
    even = [value - share * height for value, height in zip(sound, arc, strict=True)]
    factor = FULL * _plain(10 ** (decibels / 20)) / loudness(even)
    return [round(factor * value) for value in even]


def loudness(sound: Sequence[float]) -> float:
    """The greatest root mean square of any 50 ms, in steps of 5."""
    squares = [value * value for value in sound]
    starts = range(0, max(1, len(squares) - WINDOW // 2), WINDOW // 10)
    return math.sqrt(max(math.fsum(squares[start : start + WINDOW]) for start in starts) / WINDOW)


def wav(sound: Sequence[int]) -> bytes:
    """A WAV file of one channel."""
    body = struct.pack(f"<{len(sound)}h", *sound)
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, 2 * RATE, 2, 16)
    return (
        struct.pack("<4sI4s", b"RIFF", 36 + len(body), b"WAVE") + form + struct.pack("<4sI", b"data", len(body)) + body
    )


def _plain(value: float) -> float:
    return round(value, 12)


def _eased(share: float) -> float:
    """A way from 0 to 1 that begins and ends level.

    >>> _eased(0), _eased(0.5), _eased(1)
    (0, 0.5, 1)
    """
    return share * share * (3 - 2 * share)
