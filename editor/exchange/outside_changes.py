"""What other programs did to the layout's file, told and answered."""

from __future__ import annotations

import glob
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from editor.exchange.failures import shown_name
from editor.files.layout_data import digest_at
from editor.files.notice import Notice, NoticeAction, Severity
from editor.files.place import FileState
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError, read_layout_file

if TYPE_CHECKING:
    from editor.exchange.file_desk import FileDesk
    from editor.exchange.opener import LayoutOpener
    from editor.exchange.saver import LayoutSaver

TOPIC = "file"


class OutsideChanges(QObject):
    """Looks at the file whenever somebody comes back to the window, and whenever the system tells of a change."""

    def __init__(self, desk: FileDesk, opener: LayoutOpener, saver: LayoutSaver) -> None:
        """Listen from now on."""
        super().__init__(desk)
        self._desk, self._opener, self._saver = desk, opener, saver
        desk.place.state_changed.connect(self._tell)
        desk.window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the file when the window is used again."""
        if event.type() == QEvent.Type.WindowActivate:
            self._desk.place.check()
        return False

    def _tell(self, state: FileState) -> None:
        path = self._desk.place.path
        if path is None or state is FileState.SAME:
            self._desk.notice_over.emit(TOPIC)
        elif state is FileState.GONE:
            if not self._follow_rename(path):
                self._tell_gone(path)
        elif not self._is_same_layout(path):
            self._tell_changed(path)

    def _is_same_layout(self, path: Path) -> bool:
        """Say whether the file holds, in whatever spelling, just what is here; then that is saved."""
        place = self._desk.place
        file = read_quietly(path)
        if file is None or self._desk.document.gesture is not None or file != self._desk.layout_file():
            return False
        self._desk.document.mark_saved(file)
        place.settle(path, place.found)
        self._desk.notice_over.emit(TOPIC)
        return True

    def _follow_rename(self, path: Path) -> bool:
        """Follow a file to the name with the code of its tiles that the game gave it, and say whether it did."""
        place = self._desk.place
        for other in sorted(path.parent.glob(f"{glob.escape(path.stem)}-X*{glob.escape(path.suffix)}")):
            try:
                is_it = digest_at(other) == place.digest
            except OSError:
                continue
            if is_it:
                place.settle(other, place.digest)
                self._desk.notice_over.emit(TOPIC)
                return True
        return False

    def _tell_changed(self, path: Path) -> None:
        title = self.tr("“%1” was changed by another program").replace("%1", shown_name(path))
        if self._desk.is_unsaved:
            text = self.tr("You have changed the layout here too. Before anything is overwritten you are asked.")
        else:
            text = self.tr("Do you want to see it as it is now, or go on with what you see?")
        actions = (
            NoticeAction(self.tr("&Reload"), self._opener.reload),
            NoticeAction(self.tr("&Keep mine"), self._desk.place.accept),
        )
        self._desk.notice.emit(Notice(title, text, Severity.QUESTION, actions, TOPIC))

    def _tell_gone(self, path: Path) -> None:
        title = self.tr("“%1” is not there any more").replace("%1", shown_name(path))
        text = self.tr("It was moved or deleted. What you see is still here: save it to have it in a file again.")
        actions = (
            NoticeAction(self.tr("&Save"), self._saver.save),
            NoticeAction(self.tr("Save &as…"), self._saver.save_as),
        )
        self._desk.notice.emit(Notice(title, text, Severity.QUESTION, actions, TOPIC))


def read_quietly(path: Path) -> LayoutFile | None:
    """Return the layout in a file of ours; None for whatever else is there."""
    try:
        return read_layout_file(path)
    except LayoutFileError:
        return None
