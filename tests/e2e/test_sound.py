"""What is really heard: a sound server of the tests' own, with a device that is nothing but a recording."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
import wave
from array import array
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import pytest

from mahjong_qt.sound import sound_command
from mahjong_qt.sound_main.bank import gain
from tests.e2e.real_game import Player, RealGame, wait_until
from tests.view.sample_boards import CODE, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Iterator

SOUNDS = Path(__file__).parents[2] / "resources" / "sounds"
RATE = 44_100
ECHO = RATE // 5
"""Samples of silence after which a sound is over: longer than any pause within one."""

DEAL = turtle_deal()
assert DEAL.plan is not None
PLAN = DEAL.plan


class Recording:
    """All that the device was given, as it comes in."""

    def __init__(self, environment: dict[str, str]) -> None:
        form = ["--raw", "--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=10"]
        command = ["parec", *form, "--device=recorded.monitor"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        self._data = bytearray()
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()
        wait_until(lambda: self.length > 0, "a recording")

    @property
    def length(self) -> int:
        return len(self._data) // 2

    def since(self, place: int) -> array[int]:
        return array("h", bytes(self._data[2 * place : 2 * self.length]))

    def wait_for_sound(self, place: int) -> array[int]:
        """Returns what is heard after a place, when silence has followed it."""

        def is_over() -> bool:
            heard = self.since(place)
            return any(heard) and len(heard) > ECHO and not any(heard[-ECHO:])

        wait_until(is_over, "a sound and the silence after it")
        return self.since(place)

    def wait_for_silence(self, count: int) -> array[int]:
        place = self.length
        wait_until(lambda: self.length >= place + count, f"{count} samples")
        return self.since(place)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self._thread.join()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while data := os.read(self.process.stdout.fileno(), 65_536):
            self._data += data


def energy(samples: array[int]) -> float:
    return float(sum(value * value for value in samples))


@pytest.fixture(scope="module")
def server() -> Iterator[dict[str, str]]:
    """The environment of programs that sound into a server of ours."""
    # the path of a socket must be short
    with tempfile.TemporaryDirectory() as folder:
        socket = Path(folder) / "native"
        home = dict.fromkeys(("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "PULSE_RUNTIME_PATH"), folder)
        command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--disable-shm=yes"]
        # without norewinds the recording lacks what the device took back when a stream changed its pace
        sink = f"module-null-sink sink_name=recorded rate={RATE} norewinds=1"
        command += ["--exit-idle-time=-1", "-L", sink]
        command += ["-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"]
        with (Path(folder) / "log").open("w") as log:
            process = subprocess.Popen(command, env={**os.environ, **home}, stdout=log, stderr=log)
        try:
            wait_until(lambda: process.poll() is not None or socket.exists(), "a sound server")
            assert process.poll() is None, (Path(folder) / "log").read_text()
            yield {**os.environ, **home, "PULSE_SERVER": f"unix:{socket}"}
        finally:
            process.kill()
            process.wait()


@pytest.fixture
def recording(server: dict[str, str]) -> Iterator[Recording]:
    recording = Recording(server)
    yield recording
    recording.stop()


def test_every_sound_is_heard_as_it_is_and_between_them_nothing(server: dict[str, str], recording: Recording) -> None:
    process = subprocess.Popen(sound_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=server)
    assert process.stdin is not None
    assert not any(recording.wait_for_silence(RATE // 4))
    for path in sorted(SOUNDS.glob("*.wav")):
        with wave.open(str(path)) as file:
            expected = energy(array("h", file.readframes(file.getnframes())))
        for volume in (100, 60):
            place = recording.length
            # variants come in their order, of each one by one
            process.stdin.write(f"{path.stem.partition('-')[0]} {volume}\n".encode())
            process.stdin.flush()
            share = energy(recording.wait_for_sound(place)) / expected
            # two turns come to two variants, which are equally loud
            assert share == pytest.approx(gain(volume) ** 2, rel=0.1), path.name
    assert not any(recording.wait_for_silence(RATE // 4))
    output, _ = process.communicate(timeout=20)
    assert (process.returncode, output) == (0, b"")


def play_a_pair(xvfb: str, home: Path, server: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> RealGame:
    monkeypatch.setenv("PULSE_SERVER", server["PULSE_SERVER"])
    game = RealGame(xvfb, home, CODE)
    game.wait_for_game(CODE)
    Player(game, DEAL).take(PLAN[0])
    return game


def sound_processes(game: RealGame) -> list[psutil.Process]:
    # one that has just ended is still in the list, and has no command line any more
    living = (child for child in psutil.Process(game.process.pid).children() if child.status() != psutil.STATUS_ZOMBIE)
    return [child for child in living if "--sound" in child.cmdline()]


def test_a_pair_in_the_window_is_heard(
    xvfb: str, tmp_path: Path, server: dict[str, str], recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = recording.length
    game = play_a_pair(xvfb, tmp_path, server, monkeypatch)
    try:
        heard = recording.wait_for_sound(place)
        assert max(heard) > 500
        (process,) = sound_processes(game)
        game.press("q", "Control_L")
        assert game.process.wait(timeout=20) == 0
        assert not process.is_running()
        assert game.errors.read_text() == ""
        assert not list(tmp_path.rglob("errors.log"))
    finally:
        game.close()


def test_switched_off_a_pair_is_silent_and_nothing_runs(
    xvfb: str, tmp_path: Path, server: dict[str, str], recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "XDG_CONFIG_HOME" / "mahjong-qt" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"sound": False}))
    place = recording.length
    game = play_a_pair(xvfb, tmp_path, server, monkeypatch)
    try:
        recording.wait_for_silence(RATE // 2)
        assert not any(recording.since(place))
        assert sound_processes(game) == []
    finally:
        game.close()


def test_a_server_that_is_gone_is_no_news(xvfb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALSA_CONFIG_PATH", os.devnull)
    nowhere = {"PULSE_SERVER": f"unix:{tmp_path}/nowhere"}
    game = play_a_pair(xvfb, tmp_path, nowhere, monkeypatch)
    try:
        wait_until(lambda: not sound_processes(game), "the end of the process")
        Player(game, DEAL).take(PLAN[1])
        assert sound_processes(game) == []
        assert game.errors.read_text() == ""
        assert not list(tmp_path.rglob("errors.log"))
    finally:
        game.close()
