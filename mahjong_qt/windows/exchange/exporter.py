"""How layouts get out of the running game: as a file in one of many formats, or as text on the clipboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QLocale, QObject, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.engine.formats.file_name import file_stem
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError
from mahjong_qt.engine.layout.library import UnknownLayoutError
from mahjong_qt.export_target import (
    OutputFile,
    outputs_of,
    replaced_unasked,
    suffixes_of,
    target_path,
    write_files,
)
from mahjong_qt.folders import existing_folder, folder_of
from mahjong_qt.windows.answers import answer, plain_box, show_over
from mahjong_qt.wording.export_faults import export_fault_words
from mahjong_qt.wording.layout_faults import fault_words
from mahjong_qt.wording.layout_names import layout_name, shortened

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.engine.layout.library import LayoutLibrary
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.main_window import MainWindow


class LayoutExporter(QObject):
    """Copies and saves layouts, the one being played or any other, and tells in the banner what came of it.

    An ``over`` is a dialog that is open, in which this was asked for: what goes wrong is told over it.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        library: LayoutLibrary,
        announcer: Announcer,
        open_dialog: Callable[[QDialog], None],
    ) -> None:
        """Listen to the actions of the window from now on.

        ``open_dialog`` opens a dialog over the window and keeps the clock from running meanwhile.
        """
        super().__init__(window)
        self._window, self._session, self._library, self._announcer = window, session, library, announcer
        self._open_dialog = open_dialog
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        actions = window.actions_by_verb
        actions["copy_layout"].triggered.connect(lambda _: self.copy(session.layout_id))
        actions["export_layout"].triggered.connect(lambda _: self.export(session.layout_id))

    def copy(self, layout_id: str, over: QDialog | None = None) -> None:
        """Put a layout on the clipboard as the text of a file."""
        from mahjong_qt.engine.layout.layout_file import encode_layout

        file = self._load(layout_id, over)
        if file is not None:
            QGuiApplication.clipboard().setText(encode_layout(file).decode())
            self._window.status_bar.show_layout_copied()

    def export(self, layout_id: str, over: QDialog | None = None) -> None:
        """Let the player choose name, place and format of a file, and save a layout there."""
        file = self._load(layout_id, over)
        if file is None:
            return
        formats = {self._filter_for(target): target for target in LayoutFormat if target.can_be_written}
        dialog = QFileDialog(over or self._window, self.tr("Export layout"), existing_folder(self._folder))
        dialog.setObjectName("export_file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(formats))
        dialog.selectFile(file_stem(_name_of(file, layout_id)))

        def follow(chosen: str) -> None:
            dialog.setDefaultSuffix(suffixes_of(formats[chosen])[0].removeprefix("."))

        def save(path: str) -> None:
            self._folder = folder_of(path)
            target = formats.get(dialog.selectedNameFilter(), LayoutFormat.JSON)
            self._save(file, _name_of(file, layout_id), Path(path), target, over)

        follow(dialog.selectedNameFilter())
        dialog.filterSelected.connect(follow)
        dialog.fileSelected.connect(save)
        self._open(dialog, over)

    def _load(self, layout_id: str, over: QDialog | None) -> LayoutFile | None:
        """Return a layout without what it is called in the library alone, or tell why it is not to be had."""
        import msgspec

        try:
            file = self._library.load(layout_id)
        except (UnknownLayoutError, LayoutFileError) as error:
            if self._session.has_game and layout_id == self._session.layout_id:
                # it was removed while it is being played, and is not lost
                return LayoutFile(self._session.game.deal.board.layout)
            text = fault_words(error) if isinstance(error, LayoutFileError) else ""
            self._tell(self.tr("The layout “%1” is not here").replace("%1", shortened(layout_id)), text, over)
            return None
        return msgspec.structs.replace(file, id="", number=None)

    def _save(self, file: LayoutFile, name: str, chosen: Path, target: LayoutFormat, over: QDialog | None) -> None:
        try:
            files = outputs_of(file, target_path(chosen, target), target)
        except ExportError as error:
            title = self.tr("%1 cannot hold “%2”").replace("%1", target.title).replace("%2", shortened(name))
            self._tell(title, export_fault_words(error), over)
            return
        others = replaced_unasked(files, chosen)
        if others:
            self._ask_to_replace(others, lambda: self._write(files, name, over), over)
        else:
            self._write(files, name, over)

    def _write(self, files: list[OutputFile], name: str, over: QDialog | None) -> None:
        try:
            write_files(files)
        except OSError as error:
            text = self.tr("Nothing is lost: try another folder. The system says: %1")
            self._tell(self.tr("The file could not be written"), text.replace("%1", error.strerror or str(error)), over)
            return
        if over is not None:
            return  # a file dialog that closes has said enough
        title = self.tr("“%1” was exported").replace("%1", shortened(name))
        text = self.tr("The file: %1").replace("%1", QDir.toNativeSeparators(str(files[0].path)))
        if len(files) > 1:
            note = self.tr("Keep “%1” beside it, where its name stands.").replace("%1", files[1].path.name)
            text = f"{text}\n{note}"
        self._announcer.answer(title, text, icon="export_layout")

    def _ask_to_replace(self, paths: list[Path], agree: Callable[[], None], over: QDialog | None) -> None:
        """Ask about files that the file dialog did not ask about."""
        names = ", ".join(f"“{path.name}”" for path in paths)
        box = plain_box(QMessageBox.Icon.Question, self.tr("Replace the file that is there?"), over or self._window)
        box.setInformativeText(self.tr("There already: %1").replace("%1", names))
        replace = box.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(self.tr("&Cancel"), QMessageBox.ButtonRole.RejectRole))
        box.finished.connect(lambda: agree() if box.clickedButton() is replace else None)
        self._open(box, over)

    def _tell(self, title: str, text: str, over: QDialog | None) -> None:
        answer(self._announcer, title, text, over)

    def _open(self, dialog: QDialog, over: QDialog | None) -> None:
        if over is None:
            self._open_dialog(dialog)
        else:
            show_over(dialog)

    def _filter_for(self, target: LayoutFormat) -> str:
        patterns = " ".join(f"*{suffix}" for suffix in suffixes_of(target))
        return f"{target.title} ({patterns})"


def _name_of(file: LayoutFile, layout_id: str) -> str:
    return layout_name(layout_id, file.name_in(QLocale().name()))
