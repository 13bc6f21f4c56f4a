"""Keeps what is not saved against a crash, and offers what a crash has left."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, QTimer

from editor.exchange.failures import shown_name, system_words
from editor.exchange.outside_changes import read_quietly
from editor.files.notice import Notice, NoticeAction, Severity
from editor.files.recovery import RecoveryFile, find_lost
from editor.files.snapshot import Snapshot
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.wording.layout_names import shortened

if TYPE_CHECKING:
    from editor.exchange.closing import UnsavedQuestion
    from editor.exchange.file_desk import FileDesk
    from editor.files.recovery import LostWork

INTERVAL = 2000
"""Milliseconds from a change until it is kept, with all that came meanwhile."""

TOPIC = "recovery"


class RecoveryKeeper(QObject):
    """While the layout is not saved, a file of its own holds it as it was two seconds ago or later."""

    def __init__(self, desk: FileDesk, unsaved: UnsavedQuestion) -> None:
        """Keep the document of this desk from now on."""
        super().__init__(desk)
        self._desk, self._unsaved = desk, unsaved
        self._file = RecoveryFile(desk.folders.recovery)
        self._has_failed = False
        self._waiting: list[LostWork] = []
        self._timer = QTimer(self, singleShot=True, interval=INTERVAL)
        self._timer.timeout.connect(self.write)
        # a window that goes without being closed leaves what it keeps
        self.destroyed.connect(self._file.release)
        self.destroyed.connect(partial(_release_all, self._waiting))
        desk.document.settled.connect(self._note)
        desk.unsaved_changed.connect(self._note)
        desk.place.changed.connect(self._note)

    def write(self) -> bool:
        """Keep the layout as it stands, and say whether that could be done; told is only the first failure."""
        self._timer.stop()
        try:
            self._file.write(self._snapshot())
        except OSError as error:
            if not self._has_failed:
                title = self.tr("What you draw is not kept against a crash at the moment")
                text = self.tr("Save it often. %1").replace("%1", system_words(error))
                self._desk.tell(title, text, Severity.WARNING, topic=TOPIC)
            self._has_failed = True
            return False
        self._has_failed = False
        return True

    def forget(self) -> None:
        """Keep nothing: what is not saved is not wanted."""
        self._timer.stop()
        self._file.remove()

    def release(self) -> None:
        """Leave what a crash has left, and was not answered for, to the next start."""
        _release_all(self._waiting)
        self._desk.notice_over.emit(TOPIC)

    def recover(self) -> None:
        """Look for what a crash has left, and offer it."""
        found = find_lost(self._desk.folders.recovery)
        for path in found.damaged:
            title = self.tr("An unfinished layout was found that cannot be read")
            text = self.tr("Its file was kept: %1").replace("%1", str(path))
            self._desk.tell(title, text, Severity.WARNING)
        _release_all(self._waiting)
        self._waiting += found.lost
        self._offer()

    def _note(self) -> None:
        if not self._desk.is_unsaved:
            self.forget()
        elif not self._timer.isActive():
            self._timer.start()

    def _snapshot(self) -> Snapshot:
        desk = self._desk
        try:
            file = desk.document.as_file()
        except LayoutError:
            # texts alone are worth keeping too
            file = LayoutFile(Layout(()), **desk.document.details._asdict())
        path = desk.place.path
        return Snapshot(file, str(path or ""), desk.place.digest, desk.place.suggestion, time.time())

    def _offer(self) -> None:
        if not self._waiting:
            return
        work = self._waiting[0]
        snapshot = work.snapshot
        name = (
            shortened(snapshot.file.name_in(QLocale().name())) or shown_name(snapshot.path) or self.tr("without a name")
        )
        title = self.tr("An unfinished layout was found: %1, %2")
        title = title.replace("%2", _time_words(snapshot.time)).replace("%1", name)
        text = self.tr("The editor ended before it was saved.")
        actions = (
            NoticeAction(self.tr("&Open"), lambda: self._open(work)),
            NoticeAction(self.tr("&Throw away"), lambda: self._throw_away(work)),
            NoticeAction(self.tr("&Later"), self.release),
        )
        self._desk.notice.emit(Notice(title, text, Severity.QUESTION, actions, TOPIC, refused=self.release))

    def _open(self, work: LostWork) -> None:
        def take() -> None:
            self._show(work.snapshot)
            if not self._desk.is_unsaved or self.write():
                # from here on our own file keeps it
                work.remove()
            else:
                work.release()
            self._answered(work)

        self._unsaved.leave(take, self._offer)

    def _show(self, snapshot: Snapshot) -> None:
        place, document = self._desk.place, self._desk.document
        path = Path(snapshot.path)
        if not snapshot.path:
            place.leave(snapshot.suggestion)
        else:
            place.settle(path, snapshot.digest)
        document.replace(snapshot.file, is_saved=False)
        place.check()
        if snapshot.path and place.found == snapshot.digest and (saved := read_quietly(path)) is not None:
            document.mark_saved(saved)

    def _throw_away(self, work: LostWork) -> None:
        work.remove()
        self._answered(work)
        actions = ((self.tr("&Get it back"), lambda: self._unsaved.leave(lambda: self._show(work.snapshot))),)
        if not self._waiting:
            self._desk.tell(self.tr("The unfinished layout was thrown away"), actions=actions, topic=TOPIC)

    def _answered(self, work: LostWork) -> None:
        self._waiting[:] = [other for other in self._waiting if other is not work]
        self._offer()


def _release_all(waiting: list[LostWork], *_: object) -> None:
    for work in waiting:
        work.release()
    waiting.clear()


def _time_words(seconds: float) -> str:
    """Return a time of today as such, and any other with its day."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    short = QLocale.FormatType.ShortFormat
    if moment.date() == QDateTime.currentDateTime().date():
        return QLocale().toString(moment.time(), short)
    return QLocale().toString(moment, short)
