"""Streams of ALSA, for a Linux system without a sound server, through libasound and ctypes.

The functions are those of alsa/pcm.h, whose binary interface is fixed.
"""

from __future__ import annotations

import ctypes

from mahjong_qt.sound_main.output import BLOCK_SAMPLES, LATENCY_BLOCKS, RATE, OutputError

LIBRARY = "libasound.so.2"
DEVICE = b"default"
PLAYBACK = 0
SAMPLES_16_BITS = 2
INTERLEAVED = 3
LATENCY_MICROSECONDS = LATENCY_BLOCKS * BLOCK_SAMPLES * 1_000_000 // RATE


class AlsaStream:
    """The device that is the system's default, opened."""

    def __init__(self) -> None:
        """Open it.

        :raises OutputError: when there is no such library or no device.
        """
        try:
            self._library = _load()
        except (OSError, AttributeError) as error:
            raise OutputError(str(error)) from error
        handle = ctypes.c_void_p()
        if self._library.snd_pcm_open(handle, DEVICE, PLAYBACK, 0) < 0:
            raise OutputError("ALSA has no device")
        self._device: ctypes.c_void_p | None = handle
        # one channel; what the device cannot do is converted for it
        settings = (SAMPLES_16_BITS, INTERLEAVED, 1, RATE, 1, LATENCY_MICROSECONDS)
        if self._library.snd_pcm_set_params(handle, *settings) < 0:
            self.close()
            raise OutputError("the device of ALSA does not take our samples")

    def write(self, block: bytes) -> None:
        """Play a block after those before it, and wait while the device is full."""
        left = block
        while left:
            written = self._library.snd_pcm_writei(self._device, left, len(left) // 2)
            if written < 0:
                # it ran dry, or the computer slept
                self._require(self._library.snd_pcm_recover(self._device, written, 1))
            else:
                left = left[2 * written :]

    def rest(self) -> None:
        """Play what is left, which may be too little for the device to begin by itself."""
        self._require(self._library.snd_pcm_drain(self._device))
        self._require(self._library.snd_pcm_prepare(self._device))

    def close(self) -> None:
        """Close the device."""
        if self._device is not None:
            self._library.snd_pcm_close(self._device)
            self._device = None

    def _require(self, result: int) -> None:
        if result < 0:
            raise OutputError(f"ALSA: error {result}")


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(LIBRARY)
    device, number, unsigned = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint
    library.snd_pcm_open.argtypes = [ctypes.POINTER(device), ctypes.c_char_p, number, number]
    library.snd_pcm_set_params.argtypes = [device, number, number, unsigned, unsigned, number, unsigned]
    library.snd_pcm_writei.argtypes = [device, ctypes.c_char_p, ctypes.c_ulong]
    library.snd_pcm_writei.restype = ctypes.c_long
    library.snd_pcm_recover.argtypes = [device, number, number]
    for name in ("snd_pcm_drain", "snd_pcm_prepare", "snd_pcm_close"):
        getattr(library, name).argtypes = [device]
    return library
