"""The process itself: one thread reads wishes, the other one plays them, and may hang where a sound server does."""

from __future__ import annotations

import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, NoReturn, Protocol

from mahjong_qt.paths import resources_folder
from mahjong_qt.sound_main import NONE
from mahjong_qt.sound_main.bank import Bank
from mahjong_qt.sound_main.output import OutputError
from mahjong_qt.sound_main.wish_queue import WishQueue, wish_from

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.sound_main.output import Stream

READ_BYTES = 4096
LONGEST_LINE = 100
SWITCH_SECONDS = 0.001
"""How long scaling a sound keeps a wish from being read."""


class Player(Protocol):
    """What plays the wishes of a queue."""

    def run(self) -> None:
        """Play for ever.

        :raises OutputError: when there is nothing to sound on.
        """


def serve(make_player: Callable[[Bank, WishQueue], Player] | None = None) -> NoReturn:
    """Play what is wished for on the standard input until it closes; ``make_player`` stands in for the system's."""
    # Ctrl+C in a terminal reaches every process there; this one ends when the window's does
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import msvcrt

        msvcrt.setmode(0, os.O_BINARY)
    _silence_libraries()
    sys.setswitchinterval(SWITCH_SECONDS)
    queue = WishQueue()
    make = make_player or system_player
    threading.Thread(target=_play, args=(make, queue), daemon=True).start()
    buffer = b""
    while data := os.read(0, READ_BYTES):
        *lines, buffer = (buffer + data).split(b"\n")
        buffer = buffer[:LONGEST_LINE]
        for line in lines:
            if wish := wish_from(line):
                queue.put(wish)
    # at once, whatever the other thread waits for
    os._exit(0)


def system_player(bank: Bank, queue: WishQueue) -> Player:
    """Return what plays on this system.

    :raises OutputError: when it has nothing of the kind.
    """
    if sys.platform == "win32":
        from mahjong_qt.sound_main.whole_player import WholePlayer, WindowsSounds

        return WholePlayer(queue, WindowsSounds(bank))
    elif sys.platform == "darwin":
        from mahjong_qt.sound_main.whole_player import MacSounds, WholePlayer

        return WholePlayer(queue, MacSounds(bank))
    else:
        from mahjong_qt.sound_main.stream_player import StreamPlayer

        return StreamPlayer(bank, queue, open_linux_stream)


def open_linux_stream() -> Stream:
    """Return a stream of the sound server, or of the device where there is none.

    :raises OutputError: when there is neither.
    """
    from mahjong_qt.sound_main.pulse import PulseStream

    try:
        return PulseStream()
    except OutputError:
        from mahjong_qt.sound_main.alsa import AlsaStream

        return AlsaStream()


def _play(make_player: Callable[[Bank, WishQueue], Player], queue: WishQueue) -> None:
    try:
        make_player(Bank(resources_folder() / "sounds"), queue).run()
    except OutputError:
        os.write(1, NONE)
        os._exit(0)
    except BaseException:
        import traceback

        traceback.print_exc()
        os._exit(1)


def _silence_libraries() -> None:
    """Keep what libraries of the system write away from the player's terminal; our own faults are still told there."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        ours = os.dup(2)
    except OSError:
        ours = os.dup(nowhere)
    sys.stderr = os.fdopen(ours, "w", buffering=1, encoding="utf-8", errors="replace")
    os.dup2(nowhere, 2)
