"""Small ELF files, made for the tests alone: nothing runs them, but they ask for libraries like real ones."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from makers.glibc import elf_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

X86_64 = 62
AARCH64 = 183
RISCV = 243

STRINGS = 64 + 2 * 56
"""Where the names begin: behind the header and two segments."""


class Section(NamedTuple):
    name: str
    kind: int
    data: bytes
    link: int = 0
    info: int = 0
    entry_size: int = 0


class Names:
    """A string table that grows."""

    def __init__(self) -> None:
        self.data = b"\0"

    def place(self, name: str) -> int:
        found = self.data.find(b"\0" + name.encode() + b"\0")
        if found >= 0:
            return found + 1
        self.data += name.encode() + b"\0"
        return len(self.data) - len(name) - 1


def write_elf(
    path: Path,
    needs: Mapping[str, Mapping[str, Iterable[str]]],
    *,
    machine: int = X86_64,
    soname: str = "",
    search_path: str = "",
) -> Path:
    """Write a library that needs versions of libraries; return its path."""
    names = Names()
    symbols, versions, needed = _tables(needs, names)
    dynamic = [(1, names.place(library)) for library in needs] + ([(14, names.place(soname))] if soname else [])
    dynamic += [(29, names.place(search_path))] if search_path else []
    dynamic += [(5, STRINGS), *([(0x6FFFFFFE, 0)] if needs else []), (0, 0)]
    sections = [
        Section("", 0, b""),
        Section(".dynstr", 3, names.data),
        Section(".dynsym", 11, symbols, 1, 1, 24),
        Section(".gnu.version", 0x6FFFFFFF, versions, 2, 0, 2),
        Section(".dynamic", 6, b"".join(struct.pack("<QQ", *entry) for entry in dynamic), 1, 0, 16),
    ]
    if needs:
        sections.append(Section(".gnu.version_r", 0x6FFFFFFE, needed, 1, len(needs)))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_file(sections, machine))
    return path


def without_section_headers(path: Path) -> None:
    """Take away what tells where sections are, as some strippers do."""
    data = bytearray(path.read_bytes())
    data[0x28:0x30] = bytes(8)
    data[0x3C:0x40] = bytes(4)
    path.write_bytes(data)


def _tables(needs: Mapping[str, Mapping[str, Iterable[str]]], names: Names) -> tuple[bytes, bytes, bytes]:
    symbols, versions, needed = bytes(24), struct.pack("<H", 0), b""
    number = 2
    for library, wanted in needs.items():
        entries = b""
        for place, (version, used) in enumerate(wanted.items(), 1):
            following = 16 if place < len(wanted) else 0
            entries += struct.pack("<IHHII", elf_hash(version), 0, number, names.place(version), following)
            for symbol in used:
                symbols += struct.pack("<IBBHQQ", names.place(symbol), 0x12, 0, 0, 0, 0)
                versions += struct.pack("<H", number)
            number += 1
        following = 16 + len(entries) if library != list(needs)[-1] else 0
        needed += struct.pack("<HHIII", 1, len(wanted), names.place(library), 16, following) + entries
    return symbols, versions, needed


def _file(sections: list[Section], machine: int) -> bytes:
    titles = Names()
    sections = [*sections, Section(".shstrtab", 3, b"")]
    places = [titles.place(section.name) for section in sections]
    sections[-1] = sections[-1]._replace(data=titles.data)
    body, headers, dynamic = b"", b"", (0, 0)
    start = STRINGS
    for place, section in zip(places, sections, strict=True):
        body += bytes(-len(body) % 8)
        offset = start + len(body)
        if section.name == ".dynamic":
            dynamic = (offset, len(section.data))
        headers += struct.pack(
            *("<IIQQQQIIQQ", place, section.kind, 0, 0, offset, len(section.data)),
            *(section.link, section.info, 8, section.entry_size),
        )
        body += section.data
    body += bytes(-len(body) % 8)
    ident = b"\x7fELF\x02\x01\x01" + bytes(9)
    counts = (64, 56, 2, 64, len(sections), len(sections) - 1)
    header = ident + struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 64, start + len(body), 0, *counts)
    size = start + len(body)
    segments = struct.pack("<IIQQQQQQ", 1, 4, 0, 0, 0, size, size, 8)
    segments += struct.pack("<IIQQQQQQ", 2, 4, dynamic[0], dynamic[0], 0, dynamic[1], dynamic[1], 8)
    return header + segments + body + headers
