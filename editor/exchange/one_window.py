"""Sees to it that a file is open in one window only: another one comes to the front instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from editor.exchange.failures import shown_name
from editor.exchange.waiting import waiting
from editor.files.notice import Severity

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from editor.exchange.file_desk import FileDesk
    from editor.files.file_claim import FileClaim
    from mahjong_qt.inbox_watch import Inbox

CALL_ROUNDS = 20
"""How long a window waits for another one to come to the front, in rounds of 50 ms; most come in the first."""


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
        # where a claim could not be had it may be free by the time that somebody comes back to the window
        desk.window.installEventFilter(self)
        QTimer.singleShot(0, self, claim.sweep)
        # the lambda holds the claim, which a bound method would not
        self.destroyed.connect(lambda: claim.release())  # noqa: PLW0108

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the file when the window is used again, if another one had it."""
        if event.type() == QEvent.Type.WindowActivate:
            self.claim_again()
        return False

    def comes_elsewhere(self, path: Path) -> bool:
        """Say whether another editor has a file open that was to be opened here: it came to the front, and is told of.

        One that does not come hangs, or just ended.
        """
        if not self._comes(path):
            return False
        text = self.tr("Edit it there: of two windows one would overwrite the other.")
        self._desk.tell(self._title(path), text, topic="open")
        return True

    def keeps_elsewhere(self, path: Path, save_as: Callable[[], None]) -> bool:
        """Say the same of a file that was to be saved over from here; ``save_as`` is what to do instead."""
        if not self._comes(path):
            return False
        text = self.tr("It was not overwritten. Save yours under another name, or close that window first.")
        self._desk.tell(self._title(path), text, Severity.WARNING, ((self.tr("Save &as…"), save_as),), "save")
        return True

    def claim_again(self) -> None:
        """Claim the file of the document if that could not be done before."""
        if self._claim.calls is None and self._desk.place.path is not None:
            self._follow(self._desk.place.path)

    def release(self) -> None:
        """Let others have the file."""
        self._follow(None)

    def settle(self) -> None:
        """Let others have a file that was claimed to be opened here, if it could not be."""
        if self._desk.place.path is None:
            self.release()

    def _follow(self, path: Path | None) -> None:
        if self._inbox is not None:
            self._inbox.stop()
            self._inbox.deleteLater()
            self._inbox = None
        if path is None or not self._claim.take(path):
            self._claim.release()
        elif self._claim.calls is not None:
            from mahjong_qt.inbox_watch import Inbox

            self._inbox = Inbox(self._claim.calls, self)
            self._inbox.arrived.connect(lambda _: self.called.emit())

    def _comes(self, path: Path) -> bool:
        if not self._claim.is_elsewhere(path):
            return False
        with waiting():
            return self._claim.call(path, CALL_ROUNDS)

    def _title(self, path: Path) -> str:
        return self.tr("“%1” is open in another window already").replace("%1", shown_name(path))
