from __future__ import annotations

import wave
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.sound_main.bank import Bank, gain

if TYPE_CHECKING:
    from pathlib import Path


def write_wav(path: Path, *values: int) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(b"".join(value.to_bytes(2, "little", signed=True) for value in values))


def test_variants_take_turns(tmp_path: Path) -> None:
    for name in ("click-2", "click-1", "win"):
        write_wav(tmp_path / f"{name}.wav", 0)
    bank = Bank(tmp_path)
    stems = [path.stem for path in (bank.next_file("click") for _ in range(3)) if path is not None]
    assert stems == ["click-1", "click-2", "click-1"]
    assert bank.next_file("win") == tmp_path / "win.wav"
    assert bank.next_file("gong") is None


def test_samples_are_scaled(tmp_path: Path) -> None:
    path = tmp_path / "win.wav"
    write_wav(path, 0, 1000, -32_768)
    bank = Bank(tmp_path)
    assert bank.at_volume(path, 100).tolist() == [0, 1000, -32_768]
    assert bank.at_volume(path, 50).tolist() == [0, 250, -8192]
    assert bank.at_volume(path, 100).tolist() == [0, 1000, -32_768]


def test_the_volume_has_ends_and_rises_with_every_step() -> None:
    steps = [gain(volume) for volume in range(101)]
    assert steps == sorted(set(steps))
    assert (gain(-5), gain(200)) == (steps[0], steps[-1]) == (0, 1)


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "win.wav"
    path.write_bytes(b"RIFF no sound")
    with pytest.raises((wave.Error, EOFError)):
        Bank(tmp_path).at_volume(path, 60)
