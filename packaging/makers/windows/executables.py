"""What the .exe files of a bundle must be: told by reading them, on any system."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pefile

from makers.product import PROGRAMS, Program
from makers.steps import PackagingError
from makers.windows.version_info import numbers_of, strings_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

X64 = 0x8664
ICON_SIZES = frozenset({16, 24, 32, 48, 256})
"""Pixels that Windows shows an icon with, at usual scales."""

WINDOWS_10 = "{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"
"""How a manifest says that a program was tried on Windows 10 and 11."""


class Executable(NamedTuple):
    """What is read from an .exe."""

    machine: int
    has_window: bool
    strings: dict[str, str]
    numbers: tuple[int, int, int, int]
    icon_sizes: frozenset[int]
    manifest: str


def read_executable(path: Path) -> Executable:
    """Read an .exe.

    :raises PackagingError: when it is none, or has no properties.
    """
    try:
        with pefile.PE(str(path)) as image:
            subsystem = pefile.SUBSYSTEM_TYPE[image.OPTIONAL_HEADER.Subsystem]
            fixed = image.VS_FIXEDFILEINFO[0]
            high, low = fixed.FileVersionMS, fixed.FileVersionLS
            manifests = [data.decode("utf-8") for data in _resources(image, "RT_MANIFEST")]
            return Executable(
                image.FILE_HEADER.Machine,
                subsystem == "IMAGE_SUBSYSTEM_WINDOWS_GUI",
                _strings(image),
                (high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF),
                frozenset(size for data in _resources(image, "RT_GROUP_ICON") for size in _icon_sizes(data)),
                "".join(manifests),
            )
    except (OSError, AttributeError, pefile.PEFormatError) as error:
        raise PackagingError(f"{path} is no whole program for Windows: {error!r}") from error


def faults_of(program: Program, found: Executable, version: str) -> list[str]:
    """Return what is wrong with the .exe of a program, one short text each; none when all is well."""
    wanted = strings_of(program)
    checks = {
        "not for x64": found.machine == X64,
        "a console where a window is wanted, or the other way round": found.has_window == program.has_window,
        "properties": all(found.strings.get(name) == text for name, text in wanted.items()),
        "version": found.numbers == numbers_of(version),
        f"icon in {sorted(found.icon_sizes)} alone": found.icon_sizes >= ICON_SIZES,
        "manifest without Windows 10": WINDOWS_10 in found.manifest,
        "manifest without long paths": "longPathAware" in found.manifest,
        "manifest asks for rights of an administrator": 'level="asInvoker"' in found.manifest,
    }
    return [fault for fault, is_well in checks.items() if not is_well]


def check_executables(bundle: Path, version: str) -> None:
    """Make sure that the programs of a bundle say what they are.

    :raises PackagingError: naming every fault.
    """
    faults = {
        program.name: faults
        for program in PROGRAMS
        if (faults := faults_of(program, read_executable(bundle / f"{program.name}.exe"), version))
    }
    if faults:
        raise PackagingError(f"Programs of the bundle are not as they should be: {faults}")


def _strings(image: Any) -> dict[str, str]:
    tables = [table for info in image.FileInfo[0] if hasattr(info, "StringTable") for table in info.StringTable]
    return {name.decode("utf-8"): text.decode("utf-8") for table in tables for name, text in table.entries.items()}


def _resources(image: Any, kind: str) -> Iterator[bytes]:
    for directory in image.DIRECTORY_ENTRY_RESOURCE.entries:
        if directory.id == pefile.RESOURCE_TYPE[kind]:
            for names in directory.directory.entries:
                for language in names.directory.entries:
                    place = language.data.struct
                    yield image.get_data(place.OffsetToData, place.Size)


def _icon_sizes(group: bytes) -> list[int]:
    # a GRPICONDIR: six bytes, then fourteen for each picture, of which the first is its width, 0 for 256
    count = int.from_bytes(group[4:6], "little")
    return [group[6 + 14 * number] or 256 for number in range(count)]
