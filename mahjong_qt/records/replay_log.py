"""A finished game as the records keep it: a saved game, compressed."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from mahjong_qt.engine.save import decode_save, encode_save
from mahjong_qt.engine.save_error import SaveError, SaveFault

if TYPE_CHECKING:
    from mahjong_qt.engine.save import SavedGame

MAX_LOG_BYTES = 2 * 2**20
"""The largest game that is unpacked; one of an hour has some ten kilobytes."""

MAX_EVENTS = 20_000
"""The events of a game at most: many times what the longest game has."""


def pack_replay(saved: SavedGame) -> bytes:
    """Return a game as the records keep it."""
    return zlib.compress(encode_save(saved), 9)


def unpack_replay(log: bytes) -> SavedGame:
    """Return the game that the records kept.

    :raises SaveError: when these bytes are none, or one of a newer version, or too large a one.
    """
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(log, MAX_LOG_BYTES)
    except zlib.error as error:
        raise SaveError(SaveFault.NOT_OURS, detail=str(error)) from error
    if not unpacking.eof:
        raise SaveError(SaveFault.NOT_OURS, detail="cut off or too large")
    saved = decode_save(data)
    if len(saved.events) > MAX_EVENTS:
        raise SaveError(SaveFault.BAD_VALUE, "events", f"{len(saved.events)} of them")
    return saved
