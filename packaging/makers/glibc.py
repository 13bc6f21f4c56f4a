"""The oldest glibc that a folder of programs and libraries runs with, and what is done when one symbol makes it newer.

A program that is linked on a newer system asks for the newest version of each symbol, also where an older one means the
same to it. Where that is known, the version asked for is rewritten; nothing else of the file changes. The library of
C++ is asked too how old it may be, but never rewritten.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING

from elftools.elf.elffile import ELFFile

from makers.elf import VersionNeed, elf_files, machine, symbols_of, version_needs
from makers.product import OLDEST_CXX, OLDEST_GLIBC
from makers.steps import PackagingError, tell

if TYPE_CHECKING:
    from pathlib import Path

Version = tuple[int, int]

_NUMBERED = re.compile(r"GLIBC_(\d+)\.(\d+)(?:\.\d+)?")
_CXX = re.compile(r"(GLIBCXX|CXXABI)_(\d+(?:\.\d+)*)")
_NAMED = {"GLIBC_ABI_DT_RELR": (2, 36), "GLIBC_ABI_GNU_TLS": (2, 42), "GLIBC_ABI_GNU2_TLS": (2, 42)}
"""Versions that have no symbols and stand for something that the dynamic loader can do, since when."""

_BASE = {"EM_X86_64": "GLIBC_2.2.5", "EM_AARCH64": "GLIBC_2.17"}
"""The version with which glibc began on each machine."""

_SAME_AS_BASE = {("libm.so.6", "GLIBC_2.35"): frozenset({"hypot"})}
"""Symbols of a library and version that mean the same in the version with which glibc began.

hypot: 2.35 took away the old wrapper, that of ``_LIB_VERSION`` and ``matherr``; both set ``errno`` to ``ERANGE`` when
the result is too large, and since 2.27 no newly linked program can ask for anything else. Compare
``math/w_hypot_compat.c`` with ``sysdeps/ieee754/dbl-64/e_hypot.c`` in the sources of glibc 2.35.
"""


def needed_glibc(folder: Path) -> dict[Path, Version]:
    """Return for every ELF file in a folder the oldest glibc that it runs with; (0, 0) when it asks for none.

    :raises PackagingError: when a file is damaged or asks for something that no version of glibc promises.
    """
    return {path: max((_version_of(path, need) for need in _needs(path)), default=(0, 0)) for path in elf_files(folder)}


def check_glibc(folder: Path, oldest: Version = OLDEST_GLIBC) -> None:
    """Make sure that everything in a folder runs with the oldest glibc that we promise.

    :raises PackagingError: naming files, versions and symbols that do not.
    """
    needs = [(path, need) for path in elf_files(folder) for need in _too_new(path, oldest)]
    if needs:
        lines = [f"  {path.relative_to(folder)}: {_as_words(path, need)}" for path, need in needs]
        raise PackagingError(f"These need a glibc above {oldest[0]}.{oldest[1]}:\n" + "\n".join(lines))


def check_cxx(folder: Path) -> None:
    """Make sure that everything in a folder runs with the oldest libstdc++ that we promise.

    :raises PackagingError: naming files, versions and symbols that do not.
    """
    needs = [(path, need) for path in elf_files(folder) for need in version_needs(path) if _is_newer_cxx(need)]
    if needs:
        lines = [f"  {path.relative_to(folder)}: {_as_words(path, need)}" for path, need in needs]
        raise PackagingError("These need a newer libstdc++ than that of GCC 11:\n" + "\n".join(lines))


def lower_glibc(folder: Path, oldest: Version = OLDEST_GLIBC) -> list[Path]:
    """Rewrite versions above the oldest glibc where an older one means the same; return the files that were changed.

    :raises PackagingError: naming what is not known to mean the same; then no file has been changed.
    """
    changes: dict[Path, list[tuple[int, bytes]]] = {}
    refused = []
    for path in elf_files(folder):
        for need in _too_new(path, oldest):
            try:
                changes.setdefault(path, []).append((need.offset, _lowered(path, need)))
            except PackagingError as error:
                refused.append(f"  {path.relative_to(folder)}: {error}")
    if refused:
        raise PackagingError("These versions of glibc cannot be lowered:\n" + "\n".join(refused))
    for path, entries in changes.items():
        tell(f"lower the glibc of {path.relative_to(folder)}")
        with path.open("r+b") as stream:
            for offset, entry in entries:
                stream.seek(offset)
                stream.write(entry)
    return list(changes)


def elf_hash(name: str) -> int:
    """Return the hash of a version's name, as the System V ABI has it.

    >>> hex(elf_hash("GLIBC_2.2.5"))
    '0x9691a75'
    """
    value = 0
    for byte in name.encode():
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return value


def _needs(path: Path) -> list[VersionNeed]:
    return [need for need in version_needs(path) if need.version.startswith("GLIBC_")]


def _is_newer_cxx(need: VersionNeed) -> bool:
    match = _CXX.fullmatch(need.version)
    return match is not None and tuple(map(int, match[2].split("."))) > OLDEST_CXX[match[1]]


def _too_new(path: Path, oldest: Version) -> list[VersionNeed]:
    return [need for need in _needs(path) if _version_of(path, need) > oldest]


def _version_of(path: Path, need: VersionNeed) -> Version:
    if match := _NUMBERED.fullmatch(need.version):
        return int(match[1]), int(match[2])
    try:
        return _NAMED[need.version]
    except KeyError:
        raise PackagingError(f"{path}: {_as_words(path, need)}: no version of glibc promises this.") from None


def _as_words(path: Path, need: VersionNeed) -> str:
    return f"{need.version} of {need.library} for {', '.join(sorted(symbols_of(path, need))) or 'no symbol'}"


def _lowered(path: Path, need: VersionNeed) -> bytes:
    known = _SAME_AS_BASE.get((need.library, need.version), frozenset())
    base = _BASE.get(machine(path))
    symbols = symbols_of(path, need)
    if base is None or not symbols or not symbols <= known:
        raise PackagingError(_as_words(path, need))
    with path.open("rb") as stream:
        elf = ELFFile(stream)
        section = next(section for section in elf.iter_sections() if section.header.sh_type == "SHT_GNU_verneed")
        names = elf.get_section(section.header.sh_link).data()
        name = names.find(b"\0" + base.encode() + b"\0") + 1
        if not name:
            raise PackagingError(f"{_as_words(path, need)}: its names do not have {base} to take instead")
        order = "<" if elf.little_endian else ">"
        stream.seek(need.offset)
        _, flags, index, _, following = struct.unpack(order + "IHHII", stream.read(16))
        return struct.pack(order + "IHHII", elf_hash(base), flags, index, name, following)
