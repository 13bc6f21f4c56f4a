"""Which libraries are built into other files, or come in files of wheels: told by what they leave in them.

Libraries that leave no trace (in Qt: double-conversion, TinyCBOR and others) are not found; Qt's own licence texts name
them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class Trace(NamedTuple):
    """What gives a library away in files of certain names."""

    library: str
    licence: str | Callable[[str], str]
    """An SPDX expression, or what makes one of the version."""

    files: str
    """A regular expression that is searched in the file's name."""

    marker: bytes
    """Must be found in the file; its group, if it has one, is the version."""

    notice: str
    """A regular expression: one of the licence texts that ship must have it."""

    version: bytes = b""
    """Where the version stands apart: it counts when one version alone matches."""


class Embedded(NamedTuple):
    """A library found in a file."""

    library: str
    licence: str
    version: str
    """Empty when the file does not tell it."""

    file: Path


def licence_of_icu(version: str) -> str:
    """The licence of a version of ICU, which changed with 74.

    :raises PackagingError: when the version is not known, or so old that it had another one.
    """
    if not version.isdecimal() or int(version) < 58:
        raise PackagingError(f"What licence has ICU {version or 'of an unknown version'}?")
    return "Unicode-3.0" if int(version) >= 74 else "Unicode-DFS-2016"


_QT_CORE = r"Qt6?Core(\.so|\.dll|$)"
_QT_GUI = r"Qt6?Gui(\.so|\.dll|$)"
TRACES = (
    Trace("ICU", licence_of_icu, r"icuuc", rb"icudt([0-9]{2})", r"Word Break Dictionary Data \(cjdict\.txt\)"),
    Trace(
        "PCRE2", "BSD-3-Clause", _QT_CORE, b"quantifier does not follow a repeatable item", "University of Cambridge",
        rb"\x00(10\.[0-9]{2}) [0-9]{4}-[0-9]{2}-[0-9]{2}\x00",
    ),
    Trace(
        "HarfBuzz", "MIT", _QT_GUI, b"HB_SHAPER_LIST", r"3rdparty/harfbuzz-ng/\*",
        rb"\x00([1-9][0-9]\.[0-9]+\.[0-9]+)\x00",
    ),
    Trace(
        "libpng", "libpng-2.0", _QT_GUI, b"libpng error", "The PNG Reference Library Authors",
        rb"(?<![0-9.])(1\.6\.[0-9]+)(?![0-9.])",
    ),
    Trace("FreeType", "FTL OR GPL-2.0-only", _QT_GUI, rb"\x00pshinter\x00", "David Turner, Robert Wilhelm"),
    Trace(
        "libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib", r"qjpeg", rb"libjpeg-turbo version ([0-9.]+) ",
        r"D\. R\. Commander",
    ),
    Trace("libtiff", "libtiff", r"qtiff", rb"LIBTIFF, Version ([0-9.]+)", "Sam Leffler"),
    Trace("libwebp", "BSD-3-Clause", r"qwebp", b"VP8X", r"3rdparty/libwebp/\*"),
    Trace("Wayland protocols", "MIT AND HPND", r"Qt6?WaylandClient", b"xdg_wm_base", "Kristian Høgsberg"),
    Trace(
        "zlib", "Zlib", rf"{_QT_CORE}|{_QT_GUI}|zlib|libz\.", rb"(?:de|in)flate ([0-9][0-9.]*) Copyright",
        "Jean-loup Gailly",
    ),
    Trace("OpenSSL", "Apache-2.0", r"(crypto|_ssl|_hashlib)", rb"OpenSSL (3\.[0-9]+\.[0-9]+) ", "OpenSSL"),
    Trace("SQLite", "blessing", r"sqlite", b"SQLite format 3", r"(?i)sqlite", rb"(?<![0-9.])(3\.[0-9]{2}\.[0-9]+)\x00"),
    Trace("Expat", "MIT", r"expat", rb"expat_([0-9.]+)", "Clark Cooper"),
    Trace(
        "OpenBLAS", "BSD-3-Clause", r"openblas", b"OpenBLAS", "OpenBLAS", rb"(?<![0-9.])(0\.3\.[0-9]+)(?![0-9])"
    ),
    Trace(
        "libgfortran", "GPL-3.0-or-later WITH GCC-exception-3.1", r"gfortran", b"_gfortran_",
        "GCC RUNTIME LIBRARY EXCEPTION",
    ),
    Trace("libquadmath", "LGPL-2.1-or-later", r"quadmath", b"quadmath", "libquadmath"),
)  # fmt: skip
_MAGIC = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")


def binaries_in(folder: Path) -> list[Path]:
    """The files with machine code, told by their first bytes, sorted; what a link leads to counts once."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink()]
    return [file for file in files if _head(file).startswith(_MAGIC)]


def find_embedded(files: Iterable[Path]) -> list[Embedded]:
    """The libraries that the files hold, sorted; a file whose name no trace mentions is not read."""
    found: list[Embedded] = []
    for file in files:
        if traces := [trace for trace in TRACES if re.search(trace.files, file.name, re.IGNORECASE)]:
            content = file.read_bytes()
            found += [
                _embedded(trace, match, content, file)
                for trace in traces
                if (match := re.search(trace.marker, content))
            ]
    return sorted(found)


def check_notices(found: Iterable[Embedded], texts: Iterable[str]) -> None:
    """Make sure that each library that was found is named in one of the licence texts that ship.

    :raises PackagingError: naming those that are in none.
    """
    notices = {trace.library: trace.notice for trace in TRACES}
    read = list(texts)
    missing = [
        f"{part.library} in {part.file.name}"
        for part in found
        if not any(re.search(notices[part.library], text) for text in read)
    ]
    if missing:
        raise PackagingError(f"No licence text that ships names: {', '.join(missing)}")


def _embedded(trace: Trace, match: re.Match[bytes], content: bytes, file: Path) -> Embedded:
    version = _version(trace, match, content)
    licence = trace.licence if isinstance(trace.licence, str) else trace.licence(version)
    return Embedded(trace.library, licence, version, file)


def _head(file: Path) -> bytes:
    with file.open("rb") as source:
        return source.read(4)


def _version(trace: Trace, match: re.Match[bytes], content: bytes) -> str:
    if told := next((group for group in match.groups() if group), None):
        return told.decode("ascii").rstrip(".")
    if trace.version:
        versions = {told.group(1) for told in re.finditer(trace.version, content)}
        if len(versions) == 1:
            return versions.pop().decode("ascii")
    return ""
