"""The sounds: `python -m resources.source.sounds` writes resources/sounds, 44.1 kHz, 16 bits, one channel.

What sounds is a body of bone and bamboo on a wooden table: a few modes at uneven ratios, each dying away by itself,
struck by a short push. The three variants of what is heard most differ a little in size.
"""

from __future__ import annotations

from pathlib import Path

from resources.source.synthesis import (
    RATE,
    Mode,
    burst,
    faded,
    levelled,
    mix,
    noise,
    pulse,
    ring,
    samples_in,
    strike,
    wav,
)

FOLDER = Path(__file__).resolve().parents[1] / "sounds"

TILE = (Mode(2310, 5, 1), Mode(3790, 3.5, 0.55), Mode(5430, 2.5, 0.3), Mode(1130, 7, 0.6))
"""A tile that is set down, alone."""

TABLE = (Mode(196, 16, 0.5), Mode(418, 11, 0.5))
KNOCK = (Mode(742, 24, 1), Mode(1187, 17, 0.7), Mode(1960, 9, 0.4), Mode(2890, 5, 0.25), Mode(4350, 3, 0.12))
"""Two tiles that meet with their faces: larger together, and so deeper."""

THUD = (Mode(208, 30, 1), Mode(331, 22, 0.8), Mode(523, 12, 0.5))
"""A tile that does not come loose, through cloth; no deeper than small loudspeakers go."""

BAR = (Mode(1, 340, 1), Mode(2.003, 190, 0.14), Mode(3.98, 70, 0.2), Mode(9.6, 14, 0.06))
"""A wooden bar, by the pitch of its first mode."""

VARIANTS = ((1, 0.97, 11), (2, 1.0, 23), (3, 1.04, 37))
"""Number, size and seed."""

MELODY = ((60, 392.0, 0.6), (190, 523.25, 0.7), (320, 587.33, 0.7), (450, 659.26, 0.8), (610, 783.99, 0.9),
          (800, 1046.5, 0.8), (800, 523.25, 0.4))  # fmt: skip
"""Milliseconds, hertz and strength of each tone: G, C, D, E, G, C, a scale without half tones."""


def click(size: float, seed: int) -> list[int]:
    """A tile is set down: 60 ms."""
    return levelled(faded(_tick(size, seed, 60), 0.3, 20), -23)


def pair(size: float, seed: int) -> list[int]:
    """Two tiles knock together and once more, softer, as they go: 180 ms."""
    sound = [0.0] * samples_in(180)
    for start, pitch, strength, contact in ((2, 1, 1, 0.5), (46 + seed % 5, 1.07, 0.62, 0.65)):
        length = samples_in(120)
        mix(sound, strike(pulse(contact), KNOCK + TABLE, length, size * pitch), samples_in(start), strength)
        mix(sound, ring(burst(seed, 4, 1.0), Mode(2400 * size, 2, 0.22), length), samples_in(start), strength)
    return levelled(faded(sound, 1, 60), -20)


def wrong() -> list[int]:
    """Two dull thuds, the second one lower: 180 ms."""
    sound = [0.0] * samples_in(180)
    for start, pitch, strength in ((0, 1.12, 1), (72, 1, 0.85)):
        mix(sound, strike(pulse(2.5), THUD, samples_in(108), pitch), samples_in(start), strength)
    return levelled(faded(sound, 4, 60), -20)


def undo() -> list[int]:
    """A knock backwards, which ends where a tile lies again: 140 ms."""
    back = faded(strike(pulse(0.7), KNOCK[:3] + TABLE, samples_in(90), 0.9), 1, 20)[::-1]
    sound = [0.0] * samples_in(140)
    mix(sound, back, 0, 0.7)
    mix(sound, strike(pulse(0.9), KNOCK[:3] + TABLE, samples_in(52), 0.84), samples_in(88), 0.6)
    return levelled(faded(sound, 8, 30), -23)


def shuffle() -> list[int]:
    """Many tiles pushed through each other over a table: 700 ms."""
    length = 700
    sound = [0.0] * samples_in(length)
    chance = noise(4242)
    for number in range(34):
        # denser in the middle, and never two at once
        place = (number + 0.5 + 0.45 * next(chance)) / 34
        start = 20 + 610 * place
        height = 0.35 + 2.6 * place * (1 - place) * (0.75 + 0.25 * next(chance))
        tile = _tick(1 + 0.22 * next(chance), 100 + number, 60)
        mix(sound, tile, samples_in(start), height)
    rub = [next(chance) * (1 - (2 * step / len(sound) - 1) ** 2) for step in range(len(sound))]
    mix(sound, ring(rub, Mode(1450, 1.2, 0.035), len(sound)))
    return levelled(faded(sound, 15, 120), -22)


def win() -> list[int]:
    """A calm rising melody on wooden bars: 1.8 s."""
    sound = [0.0] * samples_in(1800)
    for start, pitch, strength in MELODY:
        first = samples_in(start)
        mix(sound, strike(pulse(1.1), BAR, len(sound) - first, pitch), first, strength)
    return levelled(faded(sound, 2, 700), -20)


def all_files() -> dict[str, bytes]:
    """Every sound, by the name of its file; those of a name with numbers are played in turn."""
    sounds = {"wrong": wrong(), "undo": undo(), "shuffle": shuffle(), "win": win()}
    for number, size, seed in VARIANTS:
        sounds |= {f"click-{number}": click(size, seed), f"pair-{number}": pair(size, seed)}
    return {f"{name}.wav": wav(sound) for name, sound in sorted(sounds.items())}


def _tick(size: float, seed: int, milliseconds: float) -> list[float]:
    """A tile on a table, not yet levelled."""
    length = samples_in(milliseconds)
    sound = strike(pulse(0.28), TILE, length, size)
    mix(sound, strike(pulse(1.2), TABLE, length), 0, 0.55)
    mix(sound, ring(burst(seed, 2.5, 1.0), Mode(4100 * size, 1.2, 0.18), length))
    return sound


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, body in all_files().items():
        (FOLDER / name).write_bytes(body)
        print(f"{name:14} {(len(body) - 44) / 2 / RATE * 1000:6.0f} ms {len(body):7} bytes")


if __name__ == "__main__":
    main()
