from __future__ import annotations

import platform
import wave
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.sound_main.bank import Bank, gain
from mahjong_qt.sound_main.output import OutputError
from mahjong_qt.sound_main.whole_player import MacSounds, WholePlayer, WindowsSounds
from mahjong_qt.sound_main.wish_queue import Wish, WishQueue

if TYPE_CHECKING:
    from collections.abc import Callable

SOUNDS = Path(__file__).parents[2] / "resources" / "sounds"


class Names:
    def __init__(self) -> None:
        self.played: list[tuple[str, int]] = []

    def play(self, name: str, volume: int) -> None:
        self.played.append((name, volume))


def test_sounds_are_handed_over_in_order() -> None:
    queue, names = WishQueue(), Names()
    queue.put(Wish("pair", 60))
    queue.put(Wish("win", 40))
    WholePlayer(queue, names).go_on()
    assert names.played == [("pair", 60), ("win", 40)]


def test_of_many_at_once_the_newest_are_heard() -> None:
    queue, names = WishQueue(), Names()
    for volume in range(1, 9):
        queue.put(Wish("click", volume))
    WholePlayer(queue, names).go_on()
    assert names.played == [("click", 7), ("click", 8)]


def test_windows_gets_a_wav_file_at_the_volume() -> None:
    files: list[bytes] = []
    sounds = WindowsSounds(Bank(SOUNDS), files.append)
    sounds.play("wrong", 100)
    sounds.play("wrong", 50)
    sounds.play("gong", 50)
    with wave.open(BytesIO(files[0])) as loud, wave.open(str(SOUNDS / "wrong.wav")) as file:
        assert loud.getparams() == file.getparams()
        assert loud.readframes(10_000) == file.readframes(10_000)
    assert len(files) == 2
    assert len(files[0]) == len(files[1])
    assert files[0] != files[1]


def test_windows_that_cannot_play_is_silent_from_then_on() -> None:
    def refuse(data: bytes) -> None:
        raise RuntimeError("Failed to play sound")

    with pytest.raises(OutputError):
        WindowsSounds(Bank(SOUNDS), refuse).play("click", 60)


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    if platform.system() == "Windows":
        pytest.skip("a script is no program on Windows")

    def make(text: str) -> str:
        path = tmp_path / "afplay"
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)
        return str(path)

    return make


def test_a_mac_plays_a_file_with_a_factor(program: Callable[[str], str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    sounds = MacSounds(Bank(SOUNDS), program(f'echo "$@" >> {log}'))
    sounds.play("win", 60)
    sounds.play("gong", 60)
    (player,) = sounds._players
    assert player.wait() == 0
    assert log.read_text() == f"-v {gain(60):.4f} {SOUNDS / 'win.wav'}\n"


def test_a_mac_that_hangs_gets_no_more_than_a_few_players(program: Callable[[str], str]) -> None:
    sounds = MacSounds(Bank(SOUNDS), program("exec sleep 60"))
    sounds.play("click", 60)
    (oldest,) = sounds._players
    for _ in range(8):
        sounds.play("click", 60)
    assert oldest.wait() != 0
    left = list(sounds._players)
    assert len(left) == 8
    for player in left:
        player.kill()
        player.wait()


def test_without_its_player_a_mac_is_silent(tmp_path: Path) -> None:
    with pytest.raises(OutputError):
        MacSounds(Bank(SOUNDS), str(tmp_path / "missing")).play("click", 60)
