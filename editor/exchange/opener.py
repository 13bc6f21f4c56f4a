"""How layouts get into the editor: from files of every known format."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox

from editor.exchange.failures import fault_and_place, shown_name, system_words
from editor.exchange.file_desk import Choice
from editor.exchange.waiting import waiting
from editor.files.layout_data import bytes_at, digest_at, digest_of
from editor.files.notice import Severity
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from editor.exchange.closing import UnsavedQuestion
    from editor.exchange.file_desk import FileDesk
    from editor.exchange.one_window import OneWindow
    from mahjong_qt.engine.formats.reading import Reading
    from mahjong_qt.engine.layout.layout_file import LayoutFile

FAULTS_SHOWN = 3
"""Layouts of a file whose faults are told; of further ones only the number."""


class _Read(NamedTuple):
    """A file that was read, and what tells of its content."""

    path: Path
    digest: str
    reading: Reading

    @property
    def is_ours(self) -> bool:
        """Whether it can be saved as it was read."""
        return self.reading.format is LayoutFormat.JSON


class LayoutOpener(QObject):
    """Opens layouts, and loses neither the one in the window nor the file of one that cannot be read."""

    tiles_wanted = Signal(object)
    """Slots, a frozenset, that are to be laid among those that are there."""

    further_files = Signal(object)
    """Paths, a tuple of texts, that belong into windows of their own."""

    def __init__(self, desk: FileDesk, unsaved: UnsavedQuestion, one_window: OneWindow) -> None:
        """Ask about a layout that is not saved with this question, and open none that is open elsewhere."""
        super().__init__(desk)
        self._desk, self._unsaved, self._one_window = desk, unsaved, one_window

    def open(self, path: Path | None = None) -> None:
        """Open a file, or ask for one first. What is in the window stays until it is known what comes in its place."""
        if path is None:
            self._choose_file(self.tr("Open layout"), self.open)
        elif not self._one_window.comes_elsewhere(path) and (read := self._read(path)) is not None:
            self._pick(read, lambda file: self._unsaved.leave(lambda: self._show_newest(read, file)))

    def open_paths(self, paths: Sequence[str]) -> None:
        """Open the first of these files here, and have the others opened elsewhere."""
        if paths[1:]:
            self.further_files.emit(tuple(paths[1:]))
        self.open(Path(paths[0]))

    def reload(self) -> None:
        """Read the layout's file again; only what was changed here is asked about."""
        path = self._desk.place.path
        read = self._read(path) if path is not None else None
        if read is None:
            return

        def show() -> None:
            self._pick(read, lambda file: self._show(read, file))

        if not self._desk.is_unsaved:
            show()
            return
        choices = (
            Choice(self.tr("&Reload"), show, QMessageBox.ButtonRole.DestructiveRole),
            Choice(self.tr("&Cancel"), None, QMessageBox.ButtonRole.RejectRole),
        )
        self._desk.ask(self.tr("Reload the file?"), self.tr("What you changed here since is lost then."), choices)

    def import_tiles(self, path: Path | None = None) -> None:
        """Read a file, or ask for one first, and have its tiles laid among those that are there."""
        if path is None:
            self._choose_file(self.tr("Import into this layout"), self.import_tiles)
        elif (read := self._read(path)) is not None:
            self._pick(read, lambda file: self.tiles_wanted.emit(frozenset(file.layout.slots)))

    def _choose_file(self, title: str, take: Callable[[Path], None]) -> None:
        desk = self._desk
        dialog = QFileDialog(desk.window, title, desk.folder)
        dialog.setObjectName("open_file")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        layouts, everything = self.tr("Layouts"), self.tr("All files")
        dialog.setNameFilters([f"{layouts} ({_patterns()})", f"{everything} (*)"])

        def follow(chosen: str) -> None:
            desk.remember_folder(Path(chosen))
            take(Path(chosen))

        dialog.fileSelected.connect(follow)
        desk.open_dialog(dialog)

    def _read(self, path: Path) -> _Read | None:
        """Read a file, or tell what is wrong with it."""
        desk = self._desk
        try:
            with waiting():
                return _read_at(path)
        except LayoutFileError as error:
            text = fault_and_place(error)
        except OSError as error:
            text = system_words(error)
        if str(path.absolute()) in desk.recent.paths and not path.exists():
            desk.recent.remove(path)
            text = self.tr("It is not there any more and was taken out of the list of recent files.")
        title = self.tr("“%1” cannot be opened").replace("%1", shown_name(path))
        desk.tell(title, text, Severity.WARNING, topic="open")
        return None

    def _pick(self, read: _Read, take: Callable[[LayoutFile], None]) -> None:
        """Hand over the layout of a file, or the one of many that is chosen."""
        from editor.exchange.pick_dialog import PickDialog

        files = read.reading.files
        if len(files) == 1:
            take(files[0])
            return
        title = self.tr("Layouts in “%1”").replace("%1", shown_name(read.path))
        dialog = PickDialog(files, title, self._desk.window)
        dialog.picked.connect(take)
        self._desk.open_dialog(dialog)

    def _show_newest(self, read: _Read, file: LayoutFile) -> None:
        """Show a layout, read anew when its file was written since: it may be the one that was saved just now."""
        if read.digest and _digest_quietly(read.path) != read.digest:
            self.open(read.path)
        else:
            self._show(read, file)

    def _show(self, read: _Read, file: LayoutFile) -> None:
        desk = self._desk
        is_built_in = desk.folders.is_built_in(read.path)
        if read.is_ours and not is_built_in:
            desk.begin(file, path=read.path.absolute(), digest=read.digest)
        else:
            desk.begin(file, shown_name(read.path.stem))
            title = self.tr("“%1” was opened as a copy").replace("%1", shown_name(read.path))
            text = self.tr("The file stays as it is. Saving asks for a place.")
            desk.tell(title, text, topic="open")
        desk.recent.add(read.path)
        self._tell_faults(read)

    def _tell_faults(self, read: _Read) -> None:
        faults = read.reading.faults
        if not faults:
            return
        lines = [fault_and_place(fault) for fault in faults[:FAULTS_SHOWN]]
        if faults[FAULTS_SHOWN:]:
            lines.append(self.tr("%n more", "", len(faults) - FAULTS_SHOWN))
        title = self.tr("%n part(s) of “%1” cannot be used", "", len(faults)).replace("%1", shown_name(read.path))
        self._desk.tell(title, "\n".join(lines), Severity.WARNING, topic="open")


def _read_at(path: Path) -> _Read:
    """Read a file; one of ours that says no name has none, for its name would be saved with it.

    :raises LayoutFileError: when it holds no layout that can be used.
    :raises OSError: when it cannot be read.
    """
    from mahjong_qt.engine.formats.reading import Reading
    from mahjong_qt.engine.formats.registry import detect_format, read_layouts_at
    from mahjong_qt.engine.layout.layout_file import decode_layout

    data = bytes_at(path)
    source = str(path)
    if data is None or detect_format(data, source) is not LayoutFormat.JSON:
        return _Read(path, "", read_layouts_at(path))
    return _Read(path, digest_of(data), Reading(LayoutFormat.JSON, (decode_layout(data, source),), ()))


def _digest_quietly(path: Path) -> str | None:
    try:
        return digest_at(path)
    except OSError:
        return None


def _patterns() -> str:
    """Return patterns for the names of layout files, in both cases: some systems tell them apart."""
    suffixes = [".mjlayout", *(layout_format.suffix for layout_format in LayoutFormat if layout_format.suffix)]
    return " ".join(f"*{suffix} *{suffix.upper()}" for suffix in suffixes)
