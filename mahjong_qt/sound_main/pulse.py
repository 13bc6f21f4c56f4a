"""Streams of PulseAudio, which PipeWire takes too, through libpulse-simple and ctypes.

The functions and structures are those of pulse/simple.h and pulse/sample.h, whose binary interface is fixed.
"""

from __future__ import annotations

import ctypes

from mahjong_qt.sound_main.output import BLOCK_SAMPLES, LATENCY_BLOCKS, RATE, OutputError

LIBRARY = "libpulse-simple.so.0"
PLAYBACK = 1
SAMPLES_16_BITS = 3
UNSET = 0xFFFFFFFF
BLOCK_BYTES = 2 * BLOCK_SAMPLES


class _SampleSpec(ctypes.Structure):
    _fields_ = (("format", ctypes.c_int), ("rate", ctypes.c_uint32), ("channels", ctypes.c_uint8))


class _BufferAttributes(ctypes.Structure):
    _fields_ = (
        ("maxlength", ctypes.c_uint32),
        ("tlength", ctypes.c_uint32),
        ("prebuf", ctypes.c_uint32),
        ("minreq", ctypes.c_uint32),
        ("fragsize", ctypes.c_uint32),
    )


class PulseStream:
    """A connection to the sound server with one stream."""

    def __init__(self) -> None:
        """Connect.

        :raises OutputError: when there is no such library or no server.
        """
        try:
            self._library = _load()
        except (OSError, AttributeError) as fault:
            raise OutputError(str(fault)) from fault
        spec = _SampleSpec(SAMPLES_16_BITS, RATE, 1)
        # it begins with the first block, and again with the next one after it ran dry
        buffer = _BufferAttributes(UNSET, LATENCY_BLOCKS * BLOCK_BYTES, BLOCK_BYTES, BLOCK_BYTES, UNSET)
        error = ctypes.c_int(0)
        self._stream: int | None = self._library.pa_simple_new(
            None, b"Mahjong Qt", PLAYBACK, None, b"Game sounds", spec, None, buffer, error
        )
        if not self._stream:
            raise OutputError(f"PulseAudio: error {error.value}")

    def write(self, block: bytes) -> None:
        """Play a block after those before it, and wait while the stream is full."""
        error = ctypes.c_int(0)
        if self._library.pa_simple_write(self._stream, block, len(block), error) < 0:
            raise OutputError(f"PulseAudio: error {error.value}")

    def rest(self) -> None:
        """Do nothing: a stream that has begun plays what it was given."""

    def close(self) -> None:
        """Leave the server."""
        if self._stream:
            self._library.pa_simple_free(self._stream)
            self._stream = None


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(LIBRARY)
    number, text, error = ctypes.c_int, ctypes.c_char_p, ctypes.POINTER(ctypes.c_int)
    spec, buffer = ctypes.POINTER(_SampleSpec), ctypes.POINTER(_BufferAttributes)
    library.pa_simple_new.restype = ctypes.c_void_p
    library.pa_simple_new.argtypes = [text, text, number, text, text, spec, ctypes.c_void_p, buffer, error]
    library.pa_simple_write.restype = number
    library.pa_simple_write.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, error]
    library.pa_simple_free.restype = None
    library.pa_simple_free.argtypes = [ctypes.c_void_p]
    return library
