"""The committed sounds are what the script makes, level among themselves, and harmless to loudspeakers."""

from __future__ import annotations

import doctest
import itertools
import math
import wave
from array import array
from pathlib import Path

import pytest

from resources.source import sounds, synthesis

FOLDER = Path(__file__).parents[2] / "resources" / "sounds"
FILES = sorted(FOLDER.iterdir())
MILLISECONDS = {"click": 60, "pair": 180, "wrong": 180, "shuffle": 700, "undo": 140, "win": 1800}
FULL = 32_767


def samples(path: Path) -> array[int]:
    with wave.open(str(path), "rb") as file:
        assert file.getparams()[:3] == (1, 2, 44_100)
        return array("h", file.readframes(file.getnframes()))


def decibels(value: float) -> float:
    return 20 * math.log10(value / FULL)


def loudest(sound: array[int], count: int) -> float:
    """The level of the loudest window of so many samples, by trying every one."""
    squares = [0, *(value * value for value in sound), *[0] * count]
    total = best = 0
    for place in range(1, len(squares)):
        total += squares[place] - (squares[place - count] if place >= count else 0)
        best = max(best, total)
    return math.sqrt(best / count)


def test_sounds_are_as_made() -> None:
    assert {path.name: path.read_bytes() for path in FILES} == sounds.all_files()


def test_every_sound_is_there_and_the_frequent_ones_in_variants() -> None:
    names = [path.stem.partition("-")[0] for path in FILES]
    assert {name: names.count(name) for name in MILLISECONDS} == dict.fromkeys(MILLISECONDS, 1) | {
        "click": 3,
        "pair": 3,
    }
    assert len(set(map(bytes, map(Path.read_bytes, FILES)))) == len(FILES) == 10
    assert sum(path.stat().st_size for path in FILES) < 400_000


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_a_sound_is_level_and_clean(path: Path) -> None:
    sound = samples(path)
    assert len(sound) == 44.1 * MILLISECONDS[path.stem.partition("-")[0]]
    assert -14 < decibels(max(map(abs, sound))) < -3
    assert -24 < decibels(loudest(sound, 2205)) < -19
    assert abs(math.fsum(sound) / len(sound)) < 1
    for end in (sound[:2], sound[-20:]):
        assert max(map(abs, end)) < 0.02 * FULL
    assert sound[0] == sound[-1] == 0


@pytest.mark.parametrize("name", ["click", "pair"])
def test_variants_are_equally_loud(name: str) -> None:
    levels = [decibels(loudest(samples(FOLDER / f"{name}-{number}.wav"), 2205)) for number in (1, 2, 3)]
    assert max(levels) - min(levels) < 0.5


def test_wrong_is_darker_than_a_click() -> None:
    def crossings_a_second(name: str) -> float:
        sound = samples(FOLDER / name)
        return sum((one < 0) != (other < 0) for one, other in itertools.pairwise(sound)) * 44_100 / len(sound)

    assert crossings_a_second("wrong.wav") < crossings_a_second("click-1.wav") / 2


def test_examples() -> None:
    results = doctest.testmod(synthesis)
    assert results.attempted
    assert not results.failed
