"""Plays wishes where the system takes whole sounds and no stream: on Windows and macOS."""

from __future__ import annotations

import subprocess
import sys
import wave
from io import BytesIO
from typing import TYPE_CHECKING

from mahjong_qt.sound_main.bank import gain
from mahjong_qt.sound_main.output import RATE, OutputError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mahjong_qt.sound_main.bank import Bank
    from mahjong_qt.sound_main.output import Samples, WholeSounds
    from mahjong_qt.sound_main.wish_queue import WishQueue

AFPLAY = "/usr/bin/afplay"
MOST_AT_ONCE = 2
"""So many of the wishes that came together are met, the newest ones: a pair, and that it was the last one."""

MOST_PLAYERS = 8
"""One sound more on macOS, and the oldest is ended."""


class WholePlayer:
    """Hands over one sound after the other."""

    def __init__(self, queue: WishQueue, sounds: WholeSounds) -> None:
        """Play nothing yet."""
        self._queue = queue
        self._sounds = sounds

    def run(self) -> None:
        """Play for ever.

        :raises OutputError: when nothing can be played.
        """
        while True:
            self.go_on()

    def go_on(self) -> None:
        """Wait for wishes and play them.

        :raises OutputError: when nothing can be played.
        """
        self._queue.wait(None)
        for wish in self._queue.take()[-MOST_AT_ONCE:]:
            self._sounds.play(wish.name, wish.volume)


class WindowsSounds:
    """Sounds through winsound, which plays one after the other and waits until each is over."""

    def __init__(self, bank: Bank, play_sound: Callable[[bytes], None] | None = None) -> None:
        """Take what plays a WAV file in memory; without it that is winsound.

        :raises OutputError: when there is no winsound.
        """
        self._bank = bank
        self._play_sound = play_sound or _winsound()

    def play(self, name: str, volume: int) -> None:
        """Play a sound to its end."""
        path = self._bank.next_file(name)
        if path is None:
            return
        try:
            self._play_sound(wav_file(self._bank.at_volume(path, volume)))
        except (OSError, RuntimeError, wave.Error) as error:
            raise OutputError(str(error)) from error


class MacSounds:
    """Sounds through afplay, which every macOS has; the system mixes them."""

    def __init__(self, bank: Bank, program: str = AFPLAY) -> None:
        """Start nothing yet."""
        self._bank = bank
        self._program = program
        self._players: list[subprocess.Popen[bytes]] = []

    def play(self, name: str, volume: int) -> None:
        """Start a player of a sound."""
        path = self._bank.next_file(name)
        if path is None:
            return
        self._players = [player for player in self._players if player.poll() is None]
        if len(self._players) >= MOST_PLAYERS:
            self._players.pop(0).kill()
        self._start(path, volume)

    def _start(self, path: Path, volume: int) -> None:
        command = [self._program, "-v", f"{gain(volume):.4f}", str(path)]
        nothing = subprocess.DEVNULL
        try:
            player = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)
        except OSError as error:
            raise OutputError(str(error)) from error
        self._players.append(player)


def wav_file(samples: Samples) -> bytes:
    """Return samples as a WAV file."""
    file = BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples.tobytes())
    return file.getvalue()


def _winsound() -> Callable[[bytes], None]:
    if sys.platform == "win32":
        import winsound

        return lambda data: winsound.PlaySound(data, winsound.SND_MEMORY | winsound.SND_NODEFAULT)
    raise OutputError("winsound is for Windows")
