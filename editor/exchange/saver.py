"""How the layout gets into its file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox

from editor.exchange.failures import cannot_save_words, shown_name, system_words
from editor.exchange.file_desk import Choice
from editor.files.layout_data import digest_of, layout_bytes, write_layout
from editor.files.notice import Severity
from editor.files.own_folder import name_by_tiles
from editor.files.place import FileState
from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.engine.formats.file_name import file_stem
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
from mahjong_qt.export_target import suffixes_of, target_path

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.exchange.file_desk import FileDesk
    from editor.exchange.one_window import OneWindow
    from mahjong_qt.engine.layout.layout_file import LayoutFile

Role = QMessageBox.ButtonRole


def _nothing() -> None:
    """Go on with nothing."""


class LayoutSaver(QObject):
    """Saves, and tells what kept it from that. Nothing is written over that was not seen here before, unasked.

    A ``then`` is called when the layout is saved, an ``otherwise`` when it is not.
    """

    saved = Signal(object)
    """The path of the file in which the layout is now."""

    def __init__(self, desk: FileDesk, one_window: OneWindow) -> None:
        """Save the document of this desk, but never over a file that is open elsewhere."""
        super().__init__(desk)
        self._desk, self._one_window = desk, one_window

    def save(self, then: Callable[[], None] | None = None, otherwise: Callable[[], None] | None = None) -> None:
        """Save in the layout's file; one without a file asks for it."""
        then, otherwise = then or _nothing, otherwise or _nothing
        path = self._desk.place.path
        if path is None:
            self.save_as(then, otherwise)
            return
        if (ready := self._prepare()) is None:
            otherwise()
            return
        file, data = ready
        self._desk.place.check()
        # what the check found may have turned out to be the same layout, or the same file under a new name
        path = self._desk.place.path or path
        if self._desk.place.state is FileState.CHANGED:
            self._ask_to_overwrite(lambda: self._write(path, file, data, then, otherwise), then, otherwise)
        else:
            self._write(path, file, data, then, otherwise)

    def save_as(self, then: Callable[[], None] | None = None, otherwise: Callable[[], None] | None = None) -> None:
        """Ask for a file, and save there from now on."""
        then, otherwise = then or _nothing, otherwise or _nothing
        if (ready := self._prepare()) is None:
            otherwise()
            return
        file, data = ready
        desk = self._desk
        suffixes = suffixes_of(LayoutFormat.JSON)
        path = desk.place.path
        dialog = QFileDialog(desk.window, self.tr("Save layout"), str(path.parent) if path else desk.folder)
        dialog.setObjectName("save_file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("Mahjong Qt ({})".format(" ".join(f"*{suffix}" for suffix in suffixes)))
        dialog.setDefaultSuffix(suffixes[0].removeprefix("."))
        dialog.selectFile(shown_name(path) if path else file_stem(desk.name))
        dialog.rejected.connect(otherwise)
        dialog.fileSelected.connect(lambda chosen: self._take(Path(chosen), file, data, then, otherwise))
        desk.open_dialog(dialog)

    def _prepare(self) -> tuple[LayoutFile, bytes] | None:
        """Return the layout and the bytes of its file, or tell why there is none."""
        file = self._desk.layout_file()
        if file is None:
            self._desk.tell_empty()
            return None
        try:
            return file, layout_bytes(file)
        except (ExportError, LayoutFileError) as error:
            title = self.tr("The layout cannot be saved as it is")
            self._desk.tell(title, cannot_save_words(error), Severity.WARNING, topic="save")
            return None

    def _take(
        self, chosen: Path, file: LayoutFile, data: bytes, then: Callable[[], None], otherwise: Callable[[], None]
    ) -> None:
        desk = self._desk
        path = target_path(chosen, LayoutFormat.JSON)
        if desk.folders.is_built_in(path):
            title = self.tr("Layouts that come with the game stay as they are")
            actions = ((self.tr("Save &as…"), self.save_as),)
            desk.tell(title, self.tr("Save yours in another folder."), Severity.WARNING, actions, "save")
            otherwise()
            return
        if self._one_window.keeps_elsewhere(path, self.save_as):
            otherwise()
            return
        desk.remember_folder(path)

        def write() -> None:
            self._write(path, file, data, then, otherwise)

        # the file dialog asked about what was chosen, not about the same name with another ending
        if path == chosen or not os.path.lexists(path):
            write()
            return
        choices = (
            Choice(self.tr("&Replace"), write, Role.DestructiveRole),
            Choice(self.tr("&Cancel"), otherwise, Role.RejectRole),
        )
        text = self.tr("There already: %1").replace("%1", f"“{shown_name(path)}”")
        desk.ask(self.tr("Replace the file that is there?"), text, choices, otherwise)

    def _ask_to_overwrite(
        self, write: Callable[[], None], then: Callable[[], None], otherwise: Callable[[], None]
    ) -> None:
        title = self.tr("The file was changed by another program since you opened it")
        text = self.tr("If you overwrite it, what was changed there is lost.")
        choices = (
            Choice(self.tr("Save &as…"), lambda: self.save_as(then, otherwise)),
            Choice(self.tr("&Overwrite"), write, Role.DestructiveRole),
            Choice(self.tr("&Cancel"), otherwise, Role.RejectRole),
        )
        self._desk.ask(title, text, choices, otherwise)

    def _write(
        self, path: Path, file: LayoutFile, data: bytes, then: Callable[[], None], otherwise: Callable[[], None]
    ) -> None:
        desk = self._desk
        try:
            write_layout(path, data)
        except OSError as error:
            title = self.tr("“%1” could not be saved").replace("%1", shown_name(path))
            text = self.tr("Nothing is lost: what you see is still here. %1").replace("%1", system_words(error))
            desk.tell(title, text, Severity.WARNING, ((self.tr("Save &as…"), self.save_as),), "save")
            otherwise()
            return
        named = name_by_tiles(path, file) if desk.folders.is_own(path) else path
        if named != path:
            desk.recent.remove(path)
        desk.document.mark_saved(file)
        desk.place.settle(named, digest_of(data))
        self._one_window.claim_again()
        desk.recent.add(named)
        for topic in ("save", "file"):
            desk.notice_over.emit(topic)
        self.saved.emit(named)
        then()
