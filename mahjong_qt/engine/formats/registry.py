"""The one place that knows all formats: from bytes to layouts, and back."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, Protocol

from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.foreign_text import decode_text
from mahjong_qt.engine.formats.format import COMPANION_SUFFIX, MAX_COMPANION_BYTES, LayoutFormat
from mahjong_qt.engine.formats.reading import Reading
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.layout.layout_file import LayoutFile

__all__ = [
    "Reading",
    "detect_format",
    "read_layouts",
    "read_layouts_at",
    "what_keeps_out",
    "write_desktop",
    "write_layout",
]

MAX_BYTES = LayoutFormat.KMAHJONGG.max_bytes
HEAD_BYTES = 4096


class _Writer(Protocol):
    """What a module offers whose format can be written."""

    def check(self, file: LayoutFile) -> None: ...

    def write(self, file: LayoutFile) -> bytes: ...


def detect_format(data: bytes, source: str) -> LayoutFormat:
    """Return the format of a file's content; ``source`` names the file in errors.

    :raises LayoutFileError: when it is none that is known, or the file is too large.
    """
    return _detect(data, source)[0]


def read_layouts(data: bytes, source: str, desktop: bytes | None = None) -> Reading:
    """Read the layouts of a file; ``desktop`` is the content of KMahjongg's companion where there is one.

    A companion that cannot be used is left out, and its fault is among those of the reading.

    :raises LayoutFileError: when not one can be used.
    """
    from mahjong_qt.engine.formats import kmahjongg
    from mahjong_qt.engine.formats.kmahjongg_desktop import read_companion

    layout_format, text = _detect(data, source)
    if layout_format is not LayoutFormat.KMAHJONGG or desktop is None:
        return _read(layout_format, text, data, source)
    companion = os.path.splitext(source)[0] + COMPANION_SUFFIX
    return kmahjongg.read(text, source, lambda: read_companion(desktop, companion))


def read_layouts_at(path: Path) -> Reading:
    """Read the layouts of a file, and what KMahjongg's companion says of one; a nameless one is named after the file.

    :raises LayoutFileError: when not one can be used.
    """
    from mahjong_qt.engine.formats import kmahjongg
    from mahjong_qt.engine.formats.kmahjongg_desktop import read_companion

    source = str(path)
    data = _read_bytes(path, MAX_BYTES)
    layout_format, text = _detect(data, source)
    companion = path.with_suffix(COMPANION_SUFFIX)
    if layout_format is LayoutFormat.KMAHJONGG and companion.is_file():
        limit = MAX_COMPANION_BYTES
        reading = kmahjongg.read(text, source, lambda: read_companion(_read_bytes(companion, limit), str(companion)))
    else:
        reading = _read(layout_format, text, data, source)
    return _with_names(reading, path.stem)


def _read(layout_format: LayoutFormat, text: str, data: bytes, source: str) -> Reading:
    match layout_format:
        case LayoutFormat.JSON:
            from mahjong_qt.engine.layout.layout_file import decode_layout

            return Reading(layout_format, (decode_layout(data, source),), ())
        case LayoutFormat.KMAHJONGG:
            from mahjong_qt.engine.formats import kmahjongg

            return kmahjongg.read(text, source)
        case LayoutFormat.GNOME:
            from mahjong_qt.engine.formats import gnome

            return gnome.read(text, source)
        case LayoutFormat.KYODAI:
            from mahjong_qt.engine.formats import kyodai

            return kyodai.read(text, source)
        case LayoutFormat.MAH:
            from mahjong_qt.engine.formats import mah

            return mah.read(text, source)
        case LayoutFormat.XMAHJONGG:
            from mahjong_qt.engine.formats import xmahjongg

            return xmahjongg.read(text, source)
        case LayoutFormat.PYSOLFC:
            from mahjong_qt.engine.formats import pysolfc

            return pysolfc.read(text, source)


def what_keeps_out(file: LayoutFile, target: LayoutFormat) -> ExportError | None:
    """Return why a format cannot hold a layout, or None when it can; nothing is written for it."""
    try:
        _writer(target).check(file)
    except ExportError as error:
        return error
    return None


def write_layout(file: LayoutFile, target: LayoutFormat) -> bytes:
    """Write a layout in a format; KMahjongg wants what :func:`write_desktop` writes beside it.

    :raises ExportError: when the format cannot hold it.
    """
    return _writer(target).write(file)


def write_desktop(file: LayoutFile, layout_file_name: str) -> bytes:
    """Write the companion that KMahjongg wants beside the file of this name, with ``.desktop`` for its suffix.

    :raises ExportError: when the format cannot hold the layout.
    """
    from mahjong_qt.engine.formats import kmahjongg_export

    return kmahjongg_export.write_desktop(file, layout_file_name)


def _detect(data: bytes, source: str) -> tuple[LayoutFormat, str]:
    from mahjong_qt.engine.formats.detection import format_of, has_drawing

    # of a large file no more is looked at than what can make it a drawing
    is_drawing = has_drawing(decode_text(data[:HEAD_BYTES]))
    limit = MAX_BYTES if is_drawing else LayoutFormat.JSON.max_bytes
    if len(data) > limit:
        raise LayoutFileError(LayoutFileFault.TOO_LARGE, source, values={"limit": limit})
    text = decode_text(data)
    return format_of(text, source), text


def _writer(target: LayoutFormat) -> _Writer:
    from mahjong_qt.engine.formats import gnome_export, kmahjongg_export, kyodai, mah, own_json

    writers: dict[LayoutFormat, _Writer] = {
        LayoutFormat.JSON: own_json,
        LayoutFormat.KMAHJONGG: kmahjongg_export,
        LayoutFormat.GNOME: gnome_export,
        LayoutFormat.KYODAI: kyodai,
        LayoutFormat.MAH: mah,
    }
    if target not in writers:
        raise ExportError(ExportFault.ONLY_READ, target)
    return writers[target]


def _read_bytes(path: Path, limit: int) -> bytes:
    """Return the content of a file, and no more than one byte over the limit."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise LayoutFileError(LayoutFileFault.NOT_A_FILE, str(path))
        with path.open("rb") as stream:
            return stream.read(limit + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise LayoutFileError(LayoutFileFault.UNREADABLE, str(path), values={"reason": reason}) from error


def _with_names(reading: Reading, stem: str) -> Reading:
    from msgspec.structs import replace

    plain = stem.encode(errors="replace").decode()
    nameless = [index for index, file in enumerate(reading.files) if not file.name]
    names = {index: plain if count == 1 else f"{plain}-{count}" for count, index in enumerate(nameless, 1)}
    files = tuple(
        replace(file, name=names[index]) if index in names else file for index, file in enumerate(reading.files)
    )
    return reading._replace(files=files)
