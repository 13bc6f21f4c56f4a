"""What the properties of an .exe say in Windows' Explorer: name, version, who made it. PyInstaller puts it in."""

from __future__ import annotations

import re

from makers.product import BUILD, LICENCE, PUBLISHER, TITLE, VERSION, Program
from makers.steps import PackagingError

FOLDER = BUILD / "windows" / "version-info"

LANGUAGE, CODE_PAGE = 0x0409, 1200
"""English of the United States, and UTF-16."""


def numbers_of(version: str) -> tuple[int, int, int, int]:
    """Return the four numbers that Windows compares; what makes a version a preview is not among them.

    >>> numbers_of("1.2.3rc1")
    (1, 2, 3, 0)

    :raises PackagingError: when it does not begin with three numbers.
    """
    match = re.match(r"(\d+)\.(\d+)\.(\d+)", version)
    if match is None:
        raise PackagingError(f"The version {version!r} does not begin with three numbers.")
    major, minor, patch = map(int, match.groups())
    return major, minor, patch, 0


def strings_of(program: Program) -> dict[str, str]:
    """Return the texts in the properties of a program."""
    return {
        "CompanyName": PUBLISHER,
        "FileDescription": program.title,
        "FileVersion": VERSION,
        "InternalName": program.name,
        "LegalCopyright": f"© {PUBLISHER}, {LICENCE} licence",
        "OriginalFilename": f"{program.name}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }


def version_text(program: Program) -> str:
    """Return the properties of a program as PyInstaller reads them."""
    numbers = numbers_of(VERSION)
    strings = ",\n".join(f"        StringStruct({name!r}, {text!r})" for name, text in strings_of(program).items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0
  ),
  kids=[
    StringFileInfo([
      StringTable('{LANGUAGE:04x}{CODE_PAGE:04x}', [
{strings}
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [{LANGUAGE}, {CODE_PAGE}])])
  ]
)
"""


def version_info(program: Program) -> str:
    """Write the properties of a program and return the path of the file, which is what ``EXE(version=…)`` takes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{program.name}.txt"
    path.write_text(version_text(program), "utf-8")
    return str(path)
