"""Reads of ELF files, the programs and libraries of Linux, what they ask of others: libraries and versions of them."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile

from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAGIC = b"\x7fELF"
_DAMAGE = (ELFError, AssertionError, AttributeError, KeyError, ValueError, OSError, OverflowError, TypeError)
"""What pyelftools raises when tables of a file lead nowhere."""

_INDEX = 0x7FFF
"""The bits of a symbol's version that are its number; the one above says that it is hidden."""


_MOST = 10_000
"""Entries of a table; in more of them a damaged file is read for ever."""


class VersionNeed(NamedTuple):
    """An entry of ``.gnu.version_r``: a version that a library must have."""

    library: str
    version: str
    number: int
    """The number by which the file's symbols name this entry."""

    offset: int
    """Where the entry (``Elf_Vernaux``, 16 bytes in every class of ELF) begins, in bytes from the file's begin."""


class Dynamic(NamedTuple):
    """What the dynamic section says, as far as it is asked for here."""

    needed: tuple[str, ...]
    soname: str | None


def elf_files(folder: Path) -> Iterator[Path]:
    """Yield the ELF files in a folder, at any depth and sorted; links are passed over, what they name is there too."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(MAGIC)) == MAGIC:
                    yield path


@contextmanager
def _opened(path: Path) -> Iterator[ELFFile]:
    """Open a file and have whatever is wrong in it told as a PackagingError."""
    try:
        with path.open("rb") as stream:
            yield ELFFile(stream)
    except _DAMAGE as error:
        raise PackagingError(f"{path} is no sound ELF file: {error}") from error


def version_needs(path: Path) -> list[VersionNeed]:
    """Return all versions of libraries that a file asks for.

    :raises PackagingError: when the file is damaged, or has lost the section headers that tell where to look.
    """
    with _opened(path) as elf:
        section = _section(elf, "SHT_GNU_verneed")
        if section is None:
            _refuse_hidden_needs(elf, path)
            return []
        return list(_walk(section))


def symbols_of(path: Path, need: VersionNeed) -> frozenset[str]:
    """Return what a file uses of a version that it asks for; this reads all of its symbols.

    :raises PackagingError: when the file is damaged.
    """
    with _opened(path) as elf:
        versions, table = _section(elf, "SHT_GNU_versym"), _section(elf, "SHT_DYNSYM")
        if versions is None or table is None:
            return frozenset()
        return frozenset(
            table.get_symbol(index).name
            for index, version in enumerate(versions.iter_symbols())
            if isinstance(version.entry.ndx, int) and version.entry.ndx & _INDEX == need.number
        )


def dynamic(path: Path) -> Dynamic:
    """Return the libraries that a file is linked to, and the name that it has itself as a library.

    :raises PackagingError: when the file is damaged.
    """
    with _opened(path) as elf:
        tags = _tags(elf)
        needed = tuple(str(tag.needed) for tag in tags if tag.entry.d_tag == "DT_NEEDED")
        soname = next((str(tag.soname) for tag in tags if tag.entry.d_tag == "DT_SONAME"), None)
        return Dynamic(needed, soname)


def search_path(path: Path) -> str:
    """Return where a file looks for libraries before the system does, folders with colons between, or nothing.

    :raises PackagingError: when the file is damaged.
    """
    names = {"DT_RPATH": "rpath", "DT_RUNPATH": "runpath"}
    with _opened(path) as elf:
        found = [str(getattr(tag, names[tag.entry.d_tag])) for tag in _tags(elf) if tag.entry.d_tag in names]
        return ":".join(found)


def machine(path: Path) -> str:
    """Return the machine that a file is for, as ELF names it, such as ``EM_X86_64``.

    :raises PackagingError: when the file is damaged.
    """
    with _opened(path) as elf:
        return str(elf.header.e_machine)


def _section(elf: ELFFile, kind: str) -> ELFFile | None:
    return next((section for section in elf.iter_sections() if section.header.sh_type == kind), None)


def _tags(elf: ELFFile) -> list[Any]:
    segment = next((segment for segment in elf.iter_segments() if segment.header.p_type == "PT_DYNAMIC"), None)
    tags = list(islice(segment.iter_tags(), _MOST)) if segment else []
    if len(tags) == _MOST:
        raise ValueError("its dynamic section does not end")
    return tags


def _refuse_hidden_needs(elf: ELFFile, path: Path) -> None:
    if any(tag.entry.d_tag == "DT_VERNEED" for tag in _tags(elf)):
        raise PackagingError(f"{path} has no section headers any more: what it needs cannot be told.")


def _walk(section: ELFFile) -> Iterator[VersionNeed]:
    start = section.header.sh_offset
    if section.num_versions() > _MOST:
        raise ValueError("it asks for more libraries than there are")
    for library, versions in section.iter_versions():
        if library.entry.vn_cnt > _MOST:
            raise ValueError("it asks for more versions of a library than there are")
        offset = start + library.entry.vn_aux
        for version in versions:
            yield VersionNeed(str(library.name), str(version.name), version.entry.vna_other & _INDEX, offset)
            offset += version.entry.vna_next
        start += library.entry.vn_next
