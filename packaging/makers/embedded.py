"""Which libraries are built into other files: told by what they leave in them, never by what we suppose.

Libraries that leave no trace (in Qt: double-conversion, TinyCBOR and others) are not found; Qt's own licence texts name
them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class Trace(NamedTuple):
    """What gives a library away in files of certain names."""

    library: str
    licence: str
    """An SPDX expression."""

    files: str
    """A regular expression that is searched in the file's name."""

    marker: bytes
    """Must be found in the file; its group, if it has one, is the version."""

    version: bytes = b""
    """Where the version stands apart: it counts when one version alone matches."""


class Embedded(NamedTuple):
    """A library found in a file."""

    library: str
    licence: str
    version: str
    """Empty when the file does not tell it."""

    file: Path


_QT_CORE = r"Qt6?Core(\.so|\.dll|$)"
_QT_GUI = r"Qt6?Gui(\.so|\.dll|$)"
TRACES = (
    Trace("ICU", "Unicode-3.0", r"icuuc", rb"icudt([0-9]{2})"),
    Trace(
        "PCRE2", "BSD-3-Clause", _QT_CORE, b"quantifier does not follow a repeatable item",
        rb"\x00(10\.[0-9]{2}) [0-9]{4}-[0-9]{2}-[0-9]{2}\x00",
    ),
    Trace("HarfBuzz", "MIT", _QT_GUI, b"HB_SHAPER_LIST", rb"\x00([1-9][0-9]\.[0-9]+\.[0-9]+)\x00"),
    Trace("libpng", "libpng-2.0", _QT_GUI, b"libpng error", rb"(?<![0-9.])(1\.6\.[0-9]+)(?![0-9.])"),
    Trace("FreeType", "FTL OR GPL-2.0-only", _QT_GUI, rb"\x00pshinter\x00"),
    Trace("libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib", r"qjpeg", rb"libjpeg-turbo version ([0-9.]+) "),
    Trace("libtiff", "libtiff", r"qtiff", rb"LIBTIFF, Version ([0-9.]+)"),
    Trace("libwebp", "BSD-3-Clause", r"qwebp", b"VP8X"),
    Trace("zlib", "Zlib", rf"{_QT_CORE}|{_QT_GUI}|zlib|libz\.", rb"(?:de|in)flate ([0-9][0-9.]*) Copyright"),
    Trace("OpenSSL", "Apache-2.0", r"(crypto|_ssl|_hashlib)", rb"OpenSSL (3\.[0-9]+\.[0-9]+) "),
    Trace("SQLite", "blessing", r"sqlite", b"SQLite format 3", rb"(?<![0-9.])(3\.[0-9]{2}\.[0-9]+)\x00"),
    Trace("Expat", "MIT", r"expat", rb"expat_([0-9.]+)"),
    Trace("OpenBLAS", "BSD-3-Clause", r"openblas", b"OpenBLAS", rb"(?<![0-9.])(0\.3\.[0-9]+)(?![0-9])"),
)  # fmt: skip


def find_embedded(files: Iterable[Path]) -> list[Embedded]:
    """The libraries that the files hold, sorted; a file whose name no trace mentions is not read."""
    found: list[Embedded] = []
    for file in files:
        if traces := [trace for trace in TRACES if re.search(trace.files, file.name, re.IGNORECASE)]:
            content = file.read_bytes()
            found += [
                Embedded(trace.library, trace.licence, _version(trace, match, content), file)
                for trace in traces
                if (match := re.search(trace.marker, content))
            ]
    return sorted(found)


def _version(trace: Trace, match: re.Match[bytes], content: bytes) -> str:
    if told := next((group for group in match.groups() if group), None):
        return told.decode("ascii").rstrip(".")
    if trace.version:
        versions = {told.group(1) for told in re.finditer(trace.version, content)}
        if len(versions) == 1:
            return versions.pop().decode("ascii")
    return ""
