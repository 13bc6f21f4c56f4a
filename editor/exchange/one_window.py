"""Sees to it that a file is open in one window only: another one comes to the front instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.exchange.failures import shown_name
from editor.exchange.waiting import waiting

if TYPE_CHECKING:
    from pathlib import Path

    from editor.exchange.file_desk import FileDesk
    from editor.files.file_claim import FileClaim
    from mahjong_qt.inbox_watch import Inbox


class OneWindow(QObject):
    """Claims the file of the document, and hears when another editor was to open it."""

    called = Signal()
    """The window is to come to the front: its file was opened once more."""

    def __init__(self, desk: FileDesk, claim: FileClaim) -> None:
        """Follow the place of the document from now on."""
        super().__init__(desk)
        self._desk, self._claim = desk, claim
        self._inbox: Inbox | None = None
        desk.place.changed.connect(self._follow)
        # the lambda holds the claim, which a bound method would not
        self.destroyed.connect(lambda: claim.release())  # noqa: PLW0108

    def comes_elsewhere(self, path: Path) -> bool:
        """Say whether another editor has a file open, which then came to the front and is told of."""
        if not self._claim.is_elsewhere(path):
            return False
        with waiting():
            has_come = self._claim.call(path)
        if has_come:
            title = self.tr("“%1” is open in another window already").replace("%1", shown_name(path))
            self._desk.tell(
                title, self.tr("Edit it there: of two windows one would overwrite the other."), topic="open"
            )
        return has_come

    def release(self) -> None:
        """Let others have the file."""
        self._follow(None)

    def settle(self) -> None:
        """Let others have a file that was claimed to be opened here, if it could not be."""
        if self._desk.place.path is None:
            self.release()

    def _follow(self, path: Path | None) -> None:
        if self._inbox is not None:
            self._inbox.deleteLater()
            self._inbox = None
        if path is None or not self._claim.take(path):
            self._claim.release()
        elif self._claim.calls is not None:
            from mahjong_qt.inbox_watch import Inbox

            self._inbox = Inbox(self._claim.calls, self)
            self._inbox.arrived.connect(lambda _: self.called.emit())
