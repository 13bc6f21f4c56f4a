"""The process of sounds by itself: what it does with lines, at their end, and where nothing can sound."""

from __future__ import annotations

import os
import platform
import signal
import socket
import subprocess
import sys
import time
import wave
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pytest

from mahjong_qt.sound import sound_command
from tests.sound import fake_process
from tests.sound.fake_process import notes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

LIMIT_SECONDS = 20.0
LINUX = pytest.mark.skipif(platform.system() != "Linux", reason="of Linux's libraries")


def wait_until(is_done: Callable[[], bool]) -> None:
    limit = time.monotonic() + LIMIT_SECONDS
    while not is_done():
        assert time.monotonic() < limit
        time.sleep(0.005)


Start: TypeAlias = "Callable[..., subprocess.Popen[bytes]]"


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts a process; what still runs in the end is killed."""
    started: list[subprocess.Popen[bytes]] = []

    def start_(command: Sequence[str], **environment: str) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        all_of_it = {**os.environ, **environment}
        started.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=all_of_it))
        return started[-1]

    yield start_
    for process in started:
        process.kill()
        process.communicate()


def send(process: subprocess.Popen[bytes], data: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(data)
    process.stdin.flush()


def end(process: subprocess.Popen[bytes], data: bytes = b"") -> tuple[int, bytes, bytes]:
    """Closes the input; returns exit code, output and errors."""
    output, errors = process.communicate(data, timeout=LIMIT_SECONDS)
    return process.returncode, output, errors


def test_lines_are_wishes_in_order_however_they_are_cut(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = start(fake_process.command("notes", log))
    send(process, b"click 60\npa")
    wait_until(lambda: notes(log)[1:] == ["click 60"])
    send(process, b"ir 7\nrubbish\nwin 0\n" + b"x" * 100_000 + b"\nundo 100\n")
    wait_until(lambda: notes(log)[1:] == ["click 60", "pair 7", "undo 100"])
    assert end(process) == (0, b"", b"")


def test_it_ends_with_its_input_also_while_a_library_hangs(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = start(fake_process.command("deaf", log))
    send(process, b"click 60\n" * 10_000)
    wait_until(lambda: len(notes(log)) == 2)
    assert end(process) == (0, b"", b"")


def test_where_nothing_sounds_it_says_one_word_and_ends(start: Start, tmp_path: Path) -> None:
    process = start(fake_process.command("none", tmp_path / "log"))
    send(process, b"click 60\n")
    assert process.wait(LIMIT_SECONDS) == 0
    assert end(process) == (0, b"none\n", b"")


def test_a_fault_of_ours_is_told_as_such(start: Start, tmp_path: Path) -> None:
    process = start(fake_process.command("faulty", tmp_path / "log"))
    send(process, b"click 60\n")
    assert process.wait(LIMIT_SECONDS) == 1
    _, output, errors = end(process)
    assert output == b""
    assert b"ZeroDivisionError: on purpose" in errors


def test_the_terminal_interrupts_the_window_alone(start: Start, tmp_path: Path) -> None:
    if platform.system() == "Windows":
        pytest.skip("no process can send another Ctrl+C on Windows")
    log = tmp_path / "log"
    process = start(fake_process.command("notes", log))
    wait_until(lambda: len(notes(log)) == 1)
    process.send_signal(signal.SIGINT)
    send(process, b"click 60\n")
    wait_until(lambda: notes(log)[1:] == ["click 60"])


def test_the_process_knows_no_qt(tmp_path: Path) -> None:
    lines = [
        "import mahjong_qt.sound_main.serve, mahjong_qt.sound_main.stream_player, mahjong_qt.sound_main.pulse",
        "import mahjong_qt.sound_main.alsa, mahjong_qt.sound_main.whole_player, sys",
        "print(*[name for name in sys.modules if name.startswith(('PySide6', 'shiboken6', 'msgspec'))])",
    ]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, check=True, cwd=fake_process.ROOT
    )
    assert done.stdout.strip() == b""


@LINUX
def test_without_server_and_device_this_program_is_silent(start: Start) -> None:
    nowhere = {"PULSE_SERVER": "unix:/nowhere/at/all", "ALSA_CONFIG_PATH": os.devnull}
    process = start(sound_command(), **nowhere)
    send(process, b"click 60\n")
    assert process.wait(LIMIT_SECONDS) == 0
    assert end(process) == (0, b"none\n", b"")


@LINUX
def test_a_server_that_never_answers_holds_nothing_up(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the path of a socket must be short
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("s")
        server.listen()
        process = start(sound_command(), PULSE_SERVER="unix:s")
        send(process, b"click 60\n")
        connection, _ = server.accept()
        with connection:
            assert process.poll() is None
            assert end(process, b"click 60\n" * 1000) == (0, b"", b"")


@LINUX
def test_without_server_alsa_plays(start: Start, tmp_path: Path) -> None:
    config, recorded = tmp_path / "asound.conf", tmp_path / "out.raw"
    config.write_text(
        f'pcm.!default {{ type file file "{recorded}" format "raw" slave.pcm "none" }}\npcm.none {{ type null }}\n'
    )
    nowhere = {"PULSE_SERVER": "unix:/nowhere/at/all", "ALSA_CONFIG_PATH": str(config)}
    process = start(sound_command(), **nowhere)
    send(process, b"wrong 100\n")
    with wave.open(str(Path(fake_process.ROOT) / "resources" / "sounds" / "wrong.wav")) as file:
        expected = file.readframes(file.getnframes())
    wait_until(lambda: recorded.exists() and recorded.stat().st_size >= len(expected))
    assert recorded.read_bytes()[: len(expected)] == expected
    assert end(process) == (0, b"", b"")
