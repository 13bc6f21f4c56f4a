"""Our own files, beside the foreign ones: read and written by the module that knows them."""

from __future__ import annotations

from mahjong_qt.engine.formats.export_check import SURROGATES, refuse_letters, texts_of
from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError


def write(file: LayoutFile) -> bytes:
    """Write a layout with all that is known of it.

    :raises ExportError: when it could not be read again.
    """
    check(file)
    try:
        return encode_layout(file)
    except LayoutFileError as error:
        raise ExportError(ExportFault.BAD_LAYOUT, LayoutFormat.JSON, {"reason": str(error)}) from error


def check(file: LayoutFile) -> None:
    """Refuse a layout that the format cannot hold.

    :raises ExportError: with the reason.
    """
    for key, text in texts_of(file, "id", "name", "author", "license", "category", "description"):
        refuse_letters(text, key, LayoutFormat.JSON, SURROGATES)
    for code in file.name if isinstance(file.name, dict) else ():
        refuse_letters(code, "language", LayoutFormat.JSON, SURROGATES)
