"""Tiles on the clipboard of the system, as the text of a layout file, so that other programs take them too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from editor.edits.clip import Clip

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file import Game

LONGEST_TEXT = 2_000_000
"""Letters of a text that is looked at for a layout."""


class ClipBoard(QObject):
    """Puts tiles on the clipboard and finds them there, in any format that layouts are read from.

    What was put there here comes back at the places it was taken from, which a file does not tell.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with what is there."""
        super().__init__(parent)
        self._own: tuple[str, Clip] | None = None

    def put(self, clip: Clip, game: Game) -> None:
        """Put tiles on the clipboard."""
        text = clip.as_text(game)
        self._own = text, clip
        QGuiApplication.clipboard().setText(text)

    def clip(self) -> Clip | None:
        """Return the tiles on the clipboard, or None when there are none."""
        from mahjong_qt.engine.formats.registry import read_layouts
        from mahjong_qt.engine.layout.layout_file import LayoutFileError

        text = QGuiApplication.clipboard().text()
        if self._own is not None and text.replace("\r\n", "\n") == self._own[0]:
            return self._own[1]
        if not text or len(text) > LONGEST_TEXT:
            return None
        try:
            files = read_layouts(text.encode(errors="replace"), "").files
        except LayoutFileError:
            return None
        return Clip(frozenset(files[0].layout.slots))
