"""The one place that knows all formats: from bytes to layouts, and back."""

from __future__ import annotations

import stat
from typing import TYPE_CHECKING, Protocol

from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.foreign_text import decode_text
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.reading import Reading
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

if TYPE_CHECKING:
    from collections.abc import Sequence
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
    "write_layouts",
]

MAX_BYTES = LayoutFormat.KMAHJONGG.max_bytes
HEAD_BYTES = 4096
MAX_DESKTOP_BYTES = 1024 * 1024
DESKTOP_SUFFIX = ".desktop"


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

    :raises LayoutFileError: when not one can be used.
    """
    layout_format, text = _detect(data, source)
    match layout_format:
        case LayoutFormat.JSON:
            from mahjong_qt.engine.layout.layout_file import decode_layout

            return Reading(layout_format, (decode_layout(data, source),), ())
        case LayoutFormat.KMAHJONGG:
            from mahjong_qt.engine.formats import kmahjongg

            return kmahjongg.read(text, source, decode_text(desktop) if desktop is not None else None)
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


def read_layouts_at(path: Path) -> Reading:
    """Read the layouts of a file, and what KMahjongg's companion says of one; a nameless one is named after the file.

    :raises LayoutFileError: when not one can be used.
    """
    source = str(path)
    data = _read_bytes(path, MAX_BYTES)
    desktop = None
    if detect_format(data, source) is LayoutFormat.KMAHJONGG and path.with_suffix(DESKTOP_SUFFIX).is_file():
        desktop = _read_bytes(path.with_suffix(DESKTOP_SUFFIX), MAX_DESKTOP_BYTES)
    return _with_names(read_layouts(data, source, desktop), path.stem)


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


def write_layouts(files: Sequence[LayoutFile], target: LayoutFormat) -> bytes:
    """Write layouts into one file.

    :raises ExportError: when the format cannot hold one of them, or no more than one.
    """
    from mahjong_qt.engine.formats import gnome_export, mah

    if target is LayoutFormat.GNOME:
        return gnome_export.write_many(files)
    if target is LayoutFormat.MAH:
        return mah.write_many(files)
    if len(files) != 1:
        raise ExportError(ExportFault.ONE_LAYOUT, target, {"count": len(files)})
    return write_layout(files[0], target)


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
            raise LayoutFileError(LayoutFileFault.UNREADABLE, str(path), values={"reason": "not a file"})
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
