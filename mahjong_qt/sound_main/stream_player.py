"""Plays wishes on a stream that is open only while there is something to hear, and a little longer."""

from __future__ import annotations

import contextlib
import time
import wave
from typing import TYPE_CHECKING

from mahjong_qt.sound_main.mixer import Mixer
from mahjong_qt.sound_main.output import OutputError
from mahjong_qt.sound_main.wish_queue import FRESH_SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.sound_main.bank import Bank
    from mahjong_qt.sound_main.output import Stream
    from mahjong_qt.sound_main.wish_queue import WishQueue

LINGER_SECONDS = 4.0
"""How long a silent stream stays open. An open one keeps the system's mixer and the device awake; a closed one takes
some milliseconds to open, and a device that has gone to sleep some more to wake."""


class StreamPlayer:
    """Mixes what is wished for, 10 ms at a time; waits for the stream while it is full, and for a wish in silence."""

    def __init__(
        self,
        bank: Bank,
        queue: WishQueue,
        open_stream: Callable[[], Stream],
        linger: float = LINGER_SECONDS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Open nothing yet; ``open_stream`` raises an :class:`OutputError` when there is nothing to sound on."""
        self._bank = bank
        self._queue = queue
        self._open_stream = open_stream
        self._linger = linger
        self._now = now
        self._mixer = Mixer()
        self._stream: Stream | None = None

    def run(self) -> None:
        """Play for ever.

        :raises OutputError: when no stream can be opened.
        """
        while True:
            self.go_on()

    def go_on(self) -> None:
        """Wait for a wish, or play the next block, or close a stream that was silent for long.

        :raises OutputError: when no stream can be opened.
        """
        if not self._mixer.is_sounding:
            is_wished = self._queue.wait(None if self._stream is None else self._linger)
            if not is_wished:
                self._close()
                return
            if self._stream is None:
                self._stream = self._open_stream()
        for wish in self._queue.take():
            path = self._bank.next_file(wish.name)
            if path is not None:
                with contextlib.suppress(OSError, wave.Error, EOFError):
                    self._mixer.add(self._bank.at_volume(path, wish.volume))
        if self._mixer.is_sounding and self._stream is not None:
            self._write(self._stream)

    def _write(self, stream: Stream) -> None:
        """Write a block; a stream that takes none any more is opened anew at the next wish."""
        began = self._now()
        try:
            stream.write(self._mixer.block())
            if not self._mixer.is_sounding:
                stream.rest()
        except OutputError:
            self._mixer.clear()
            self._close()
            return
        if self._now() - began > FRESH_SECONDS:
            # the sound server stood still: what is left would be heard at a wrong time
            self._mixer.clear()

    def _close(self) -> None:
        if self._stream is not None:
            self._stream.close()
            self._stream = None
