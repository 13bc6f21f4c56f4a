"""How layouts get from the game into the layout editor, which is a program of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, QTimer

from mahjong_qt import editor_process
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import UnknownLayoutError, is_made_code
from mahjong_qt.engine.layout.own_layouts import OwnLayouts, read_own
from mahjong_qt.windows.answers import answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.engine.layout.library import LayoutLibrary
    from mahjong_qt.layout_shelf import LayoutShelf
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.main_window import MainWindow

OPENING = 2000
"""Milliseconds in which the editor is not asked for the same again: its window need not be there yet."""


class EditorOpener(QObject):
    """Opens one of the player's layouts, so that saving changes it, and a copy of any other.

    An ``over`` is a dialog that is open, in which this was asked for: what goes wrong is told over it.
    """

    def __init__(
        self, window: MainWindow, session: Session, library: LayoutLibrary, shelf: LayoutShelf, announcer: Announcer
    ) -> None:
        """Listen to the actions of the window from now on."""
        super().__init__(window)
        self._session, self._library, self._shelf, self._announcer = session, library, shelf, announcer
        self._words: tuple[str, ...] = ()
        self._opening = QTimer(self, singleShot=True, interval=OPENING)
        actions = window.actions_by_verb
        actions["edit_layout"].triggered.connect(lambda _: self.edit(session.layout_id))
        actions["new_layout"].triggered.connect(lambda _: self.begin_new())

    def edit(self, layout_id: str, over: QDialog | None = None) -> None:
        """Open a layout in the editor, or tell that it is not here any more."""
        words = self._words_for(layout_id)
        if words is not None:
            self._open(words, over)
            return
        text = self.tr("It was changed or removed meanwhile.")
        if self._session.has_game and layout_id == self._session.layout_id:
            text += " " + self.tr("You can still export it, and open the file in the editor.")
        answer(self._announcer, self.tr("This layout is no longer here"), text, over)

    def begin_new(self, over: QDialog | None = None) -> None:
        """Open the editor with an empty layout."""
        self._open(("--new",), over)

    def _open(self, words: tuple[str, ...], over: QDialog | None) -> None:
        if self._opening.isActive() and words == self._words:
            return
        if editor_process.open_editor(words):
            self._words = words
            self._opening.start()
            return
        text = self.tr("The system could not run “%1”.")
        program = QDir.toNativeSeparators(editor_process.editor_command()[0])
        title = self.tr("The layout editor could not be started")
        answer(self._announcer, title, text.replace("%1", program), over)

    def _words_for(self, layout_id: str) -> tuple[str, ...] | None:
        """Return what the editor is told so that it shows a layout, or None when that is not here."""
        if is_made_code(layout_id) and layout_id.startswith("X"):
            path = next((path for path in self._files_of(layout_id) if _holds(path, layout_id)), None)
            return (str(path),) if path is not None else None
        try:
            self._library.load(layout_id)
        except (UnknownLayoutError, LayoutFileError):
            return None
        return "--copy-of", layout_id

    def _files_of(self, code: str) -> Iterator[Path]:
        """Return the files in which a layout of the player's may be."""
        entry = self._shelf.entry(code)
        if entry is not None and entry.path:
            yield Path(entry.path)
        # it may be listed later, or have another name since
        yield from (path for path in OwnLayouts(self._shelf.own_folder).paths() if path.stem.endswith(code))


def _holds(path: Path, code: str) -> bool:
    try:
        return read_own(path).id == code
    except LayoutFileError:
        return False
