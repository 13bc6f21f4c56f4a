"""How layouts get out to other programs: as a file in one of many formats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox

from editor.exchange.failures import shown_name, system_words
from editor.exchange.file_desk import Choice
from editor.files.notice import Severity
from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.engine.formats.file_name import file_stem
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.export_target import OutputFile, outputs_of, replaced_unasked, suffixes_of, target_path, write_files
from mahjong_qt.wording.export_faults import export_fault_words

if TYPE_CHECKING:
    from editor.exchange.file_desk import FileDesk
    from mahjong_qt.engine.layout.layout_file import LayoutFile

TOPIC = "export"


class LayoutExporter(QObject):
    """Saves copies of the layout in any format that can be written; the file that is edited stays the same."""

    exported = Signal(object)
    """The path of the file that was written."""

    def __init__(self, desk: FileDesk) -> None:
        """Export the document of this desk."""
        super().__init__(desk)
        self._desk = desk
        self._last = LayoutFormat.KMAHJONGG

    def export(self) -> None:
        """Let name, place and format of a file be chosen, and save the layout there."""
        desk = self._desk
        file = desk.layout_file()
        if file is None:
            desk.tell_empty()
            return
        formats = {_filter_for(target): target for target in LayoutFormat if target.can_be_written}
        dialog = QFileDialog(desk.window, self.tr("Export layout"), desk.folder)
        dialog.setObjectName("export_file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(formats))
        dialog.selectNameFilter(_filter_for(self._last))
        dialog.selectFile(file_stem(desk.name))

        def follow(chosen: str) -> None:
            dialog.setDefaultSuffix(suffixes_of(formats[chosen])[0].removeprefix("."))

        def save(path: str) -> None:
            target = formats.get(dialog.selectedNameFilter(), self._last)
            self._last = target
            desk.remember_folder(Path(path))
            self._save(file, Path(path), target)

        follow(dialog.selectedNameFilter())
        dialog.filterSelected.connect(follow)
        dialog.fileSelected.connect(save)
        desk.open_dialog(dialog)

    def write(self, files: list[OutputFile], chosen: Path) -> None:
        """Write files, of which the chosen one was asked about, and tell what came of it."""
        desk = self._desk
        others = replaced_unasked(files, chosen)
        if any(desk.folders.is_built_in(file.path) for file in files):
            title = self.tr("Layouts that come with the game stay as they are")
            desk.tell(title, self.tr("Export yours into another folder."), Severity.WARNING, topic=TOPIC)
        elif others:
            names = ", ".join(f"“{shown_name(path)}”" for path in others)
            choices = (
                Choice(self.tr("&Replace"), lambda: self._write(files), QMessageBox.ButtonRole.DestructiveRole),
                Choice(self.tr("&Cancel"), None, QMessageBox.ButtonRole.RejectRole),
            )
            text = self.tr("There already: %1").replace("%1", names)
            desk.ask(self.tr("Replace the file that is there?"), text, choices)
        else:
            self._write(files)

    def _save(self, file: LayoutFile, chosen: Path, target: LayoutFormat) -> None:
        try:
            files = outputs_of(file, target_path(chosen, target), target)
        except ExportError as error:
            title = self.tr("%1 cannot hold this layout").replace("%1", target.title)
            self._desk.tell(title, export_fault_words(error), Severity.WARNING, topic=TOPIC)
            return
        self.write(files, chosen)

    def _write(self, files: list[OutputFile]) -> None:
        desk = self._desk
        path = files[0].path
        try:
            write_files(files)
        except OSError as error:
            title = self.tr("“%1” could not be written").replace("%1", shown_name(path))
            text = self.tr("Nothing is lost: try another folder. %1").replace("%1", system_words(error))
            desk.tell(title, text, Severity.WARNING, topic=TOPIC)
            return
        title = self.tr("“%1” was exported").replace("%1", shown_name(path))
        text = QDir.toNativeSeparators(str(path.parent).encode(errors="replace").decode())
        if len(files) > 1:
            note = self.tr("Keep “%1” beside it, where its name stands.").replace("%1", shown_name(files[1].path))
            text = f"{text}\n{note}"
        desk.tell(title, text, topic=TOPIC)
        # the layout's own file may be the one that was written to
        desk.place.check()
        self.exported.emit(path)


def _filter_for(target: LayoutFormat) -> str:
    return "{} ({})".format(target.title, " ".join(f"*{suffix}" for suffix in suffixes_of(target)))
