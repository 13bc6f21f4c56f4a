"""Reads what programs and libraries of macOS say in their heads: processor, kind, oldest system, what they need of it.

Source: Apple's ``mach-o/loader.h``, ``mach-o/fat.h`` and ``mach-o/nlist.h``. Only 64 bits, little end first: macOS 13
runs nothing else.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

THIN_MAGIC, WIDE_MAGIC, WIDE_64_MAGIC = b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf"
PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
EXECUTABLE = 2
"""The kind of a program; all others are libraries and plug-ins."""

MOST_PROCESSORS = 20
"""Class files of Java have the same magic; where we have the number of processors they have a version of 45 or more."""

_SYMBOLS, _OLDEST_SYSTEM, _BUILD = 0x2, 0x24, 0x32
_LIBRARIES = {0xC, 0x80000018, 0x8000001F, 0x80000023}
_DEBUG, _PRIVATE, _KIND, _EXTERNAL, _WEAK = 0xE0, 0x10, 0x0E, 0x01, 0x40
_SYSTEM = ("/usr/lib/", "/System/")


class MachOError(Exception):
    """The file is cut off, or contradicts itself."""


class Slice(NamedTuple):
    """One processor's part of a file."""

    processor: str
    kind: int
    oldest_system: tuple[int, int]
    """(0, 0) where it says none."""

    system_symbols: frozenset[str]
    """Names without which it cannot be loaded, and that the system's libraries must have."""


def is_macho(path: Path) -> bool:
    """Say by its first bytes whether a file is a program or a library."""
    with path.open("rb") as file:
        head = file.read(8)
    if head[:4] in (WIDE_MAGIC, WIDE_64_MAGIC):
        return len(head) == 8 and int.from_bytes(head[4:]) <= MOST_PROCESSORS
    return head[:4] == THIN_MAGIC


def read_slices(path: Path) -> list[Slice]:
    """Return the parts of a file.

    :raises MachOError: when it is damaged.
    """
    data = path.read_bytes()
    try:
        return [_read_slice(part) for part in _parts(data)]
    except (struct.error, ValueError, IndexError) as error:
        raise MachOError(f"{path} is damaged: {error}") from error


def _parts(data: bytes) -> Iterator[bytes]:
    if data[:4] == THIN_MAGIC:
        yield data
        return
    # as the head says, with 32 or with 64 bits for places
    entry, length = (">8xII4x", 20) if data[:4] == WIDE_MAGIC else (">8xQQ8x", 32)
    (count,) = struct.unpack_from(">I", data, 4)
    for number in range(count):
        offset, size = struct.unpack_from(entry, data, 8 + length * number)
        yield data[offset : offset + size]


def _read_slice(data: bytes) -> Slice:
    if data[:4] != THIN_MAGIC:
        raise ValueError("a part has no head")
    processor, kind, count = struct.unpack_from("<4xI4xII", data)
    offset, oldest = 32, (0, 0)
    libraries: list[str] = []
    symbols: tuple[int, int, int] | None = None
    for _ in range(count):
        command, size = struct.unpack_from("<II", data, offset)
        if size < 8:
            raise ValueError("a load command has no size")
        if command in (_OLDEST_SYSTEM, _BUILD):
            (version,) = struct.unpack_from("<I", data, offset + (12 if command == _BUILD else 8))
            oldest = (version >> 16, version >> 8 & 0xFF)
        elif command in _LIBRARIES:
            (name,) = struct.unpack_from("<I", data, offset + 8)
            libraries.append(_text(data, offset + name))
        elif command == _SYMBOLS:
            symbols = struct.unpack_from("<III", data, offset + 8)
        offset += size
    needed = frozenset(_needed(data, symbols, libraries)) if symbols is not None else frozenset[str]()
    return Slice(PROCESSORS.get(processor, hex(processor)), kind, oldest, needed)


def _needed(data: bytes, symbols: tuple[int, int, int], libraries: list[str]) -> Iterator[str]:
    """Yield the undefined symbols that are bound to a library of the system, unless they may be missing there."""
    table, count, texts = symbols
    for number in range(count):
        name, kind, description = struct.unpack_from("<IBxH", data, table + 16 * number)
        if kind & _DEBUG or kind & _KIND or kind & _PRIVATE or not kind & _EXTERNAL or description & _WEAK:
            continue
        library = description >> 8
        if 0 < library <= len(libraries) and libraries[library - 1].startswith(_SYSTEM):
            yield _text(data, texts + name)


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
