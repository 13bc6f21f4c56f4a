"""From the bytes of a foreign file to text and lines."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.layout_reader import MAX_TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_LINES = 100_000


def decode_text(data: bytes) -> str:
    r"""Return the text of a file in UTF-8, with or without a byte order mark, or else in Windows-1252.

    A byte that stands for nothing in Windows-1252 becomes U+FFFD. UTF-16 is known by its byte order mark.

    >>> decode_text(b"Schildkr\xf6te"), decode_text("Schildkröte".encode())
    ('Schildkröte', 'Schildkröte')
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", errors="replace")
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def split_lines(text: str, source: str) -> list[str]:
    """Return the lines, ended by LF, CRLF or CR; other characters that Python takes for an end of line are text.

    :raises LayoutFileError: when there are more than any layout needs.
    """
    if text.count("\n") + text.count("\r") - text.count("\r\n") > MAX_LINES:
        raise LayoutFileError(LayoutFileFault.TOO_MUCH, source, values={"limit": MAX_LINES, "what": "lines"})
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def other_version(version: str, known: Sequence[str], source: str, place: str) -> LayoutFileError:
    """Make the error for a version that is not among the known ones: a later one, or one that nobody has heard of.

    >>> other_version("0.9", ("1.0", "1.1"), "x.layout", "line 1").fault.name
    'UNKNOWN_VERSION'
    """
    if _numbers(version) > _numbers(known[-1]):
        values = {"version": version, "limit": known[-1]}
        return LayoutFileError(LayoutFileFault.NEWER_VERSION, source, place, values)
    values = {"version": version, "known": ", ".join(known)}
    return LayoutFileError(LayoutFileFault.UNKNOWN_VERSION, source, place, values)


def _numbers(version: str) -> list[int]:
    return [int(part) if part.isdecimal() else -1 for part in version.split(".")]


def checked_text(text: str, source: str, place: str) -> str:
    """Return a text without the blanks around it.

    :raises LayoutFileError: when it is longer than a layout can keep: cutting it would go unnoticed.
    """
    text = text.strip()
    if len(text) > MAX_TEXT:
        values = {"length": len(text), "limit": MAX_TEXT}
        raise LayoutFileError(LayoutFileFault.TEXT_TOO_LONG, source, place, values)
    return text
