"""What a clipboard or a drop holds of layouts: files, a text with a layout in it, or nothing of the kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.layout_file_error import LayoutFileError

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

MAX_TEXT = 4 * 1024 * 1024
"""Characters; a longer text is not looked at: no layout is that long."""

MAX_MESSAGE = 1000
"""Characters that are searched for a game code."""


class ImportSource(NamedTuple):
    """Files and folders to import from, or else a text with a layout in it; false when there is neither."""

    paths: tuple[str, ...] = ()
    text: str = ""

    def __bool__(self) -> bool:
        """Say whether there is anything to import."""
        return bool(self.paths or self.text)


def import_source(mime: QMimeData) -> ImportSource:
    """Return what there is to import: files of this computer first, then a text."""
    paths = local_paths(mime)
    if paths:
        return ImportSource(paths=paths)
    text = mime.text() if mime.hasText() else ""
    return ImportSource(text=text) if is_layout_text(text) else ImportSource()


def local_paths(mime: QMimeData) -> tuple[str, ...]:
    """Return the files and folders of this computer among what is offered."""
    return tuple(url.toLocalFile() for url in mime.urls() if url.isLocalFile()) if mime.hasUrls() else ()


def is_layout_text(text: str) -> bool:
    """Say whether a text is, or contains, what layouts are read from; whether it is a good one shows when it is read.

    A message with a game code in it is no layout, although some begin like one.
    """
    if not text.strip() or len(text) > MAX_TEXT:
        return False
    from mahjong_qt.engine.formats.embedded import has_layout, read_layouts_within
    from mahjong_qt.engine.formats.registry import detect_format

    data = text.encode(errors="replace")
    may_be_code = len(text) <= MAX_MESSAGE and has_code(text)
    if not may_be_code and has_layout(text):
        return True
    try:
        read_layouts_within(data, "") if may_be_code else detect_format(data, "")
    except LayoutFileError:
        return False
    return True


def has_code(text: str) -> bool:
    """Say whether a game code, right or wrong, stands at the beginning of a text."""
    from mahjong_qt.windows.code_verdict import code_in

    return bool(code_in(text[:MAX_MESSAGE]))
