"""The sounds that there are, as files and at a volume."""

from __future__ import annotations

import wave
from array import array
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.sound_main.output import Samples

LOUDEST = 100


def gain(volume: int) -> float:
    """Return the factor of a volume from 0 to 100: its square, which an ear takes for even steps.

    >>> gain(0), gain(50), gain(100)
    (0.0, 0.25, 1.0)
    """
    return (min(max(volume, 0), LOUDEST) / LOUDEST) ** 2


class Bank:
    """A folder of WAV files; those called ``name-1.wav``, ``name-2.wav`` … are variants of one sound."""

    def __init__(self, folder: Path) -> None:
        """Look which files there are; each is read when it is first wanted."""
        self._files: dict[str, list[Path]] = {}
        for path in sorted(folder.glob("*.wav")):
            self._files.setdefault(path.stem.partition("-")[0], []).append(path)
        self._turns = dict.fromkeys(self._files, 0)
        self._samples: dict[Path, Samples] = {}
        self._scaled: dict[tuple[Path, int], Samples] = {}

    def next_file(self, name: str) -> Path | None:
        """Return the variant whose turn it is, or None when there is no such sound."""
        files = self._files.get(name)
        if not files:
            return None
        turn = self._turns[name]
        self._turns[name] = (turn + 1) % len(files)
        return files[turn]

    def at_volume(self, path: Path, volume: int) -> Samples:
        """Return the samples of a file at a volume; only those of the newest volume are kept.

        :raises OSError: when the file cannot be read.
        :raises wave.Error: when it is no such file.
        """
        if (path, volume) not in self._scaled:
            if any(kept != volume for _, kept in self._scaled):
                self._scaled.clear()
            factor = gain(volume)
            self._scaled[path, volume] = array("h", (round(factor * value) for value in self._read(path)))
        return self._scaled[path, volume]

    def _read(self, path: Path) -> Samples:
        if path not in self._samples:
            with wave.open(str(path), "rb") as file:
                self._samples[path] = array("h", file.readframes(file.getnframes()))
        return self._samples[path]
