"""How layouts get into the running game: from the file dialog, a drop, the clipboard, and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from mahjong_qt.folders import existing_folder, folder_of
from mahjong_qt.windows.exchange.drop import LayoutDrop
from mahjong_qt.windows.exchange.import_batch import ImportBatch
from mahjong_qt.windows.exchange.import_source import has_code, import_source
from mahjong_qt.windows.exchange.import_teller import ImportTeller
from mahjong_qt.windows.exchange.import_words import ImportWords

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog, QWidget

    from mahjong_qt.import_job import ImportJob, ImportReport
    from mahjong_qt.layout_shelf import LayoutShelf
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.exchange.import_source import ImportSource
    from mahjong_qt.windows.main_window import MainWindow


class LayoutImporter(QObject):
    """Hands files and texts to the shelf; nothing of this touches the game under way.

    An ``over`` is a dialog that is open, in which the import was asked for: it is told of over that dialog.
    """

    play_wanted = Signal(str)
    """The player wants to play on the layout with this id."""

    show_wanted = Signal(object)
    """The layouts with these ids, a tuple of texts, are to be shown in the window in which layouts are chosen."""

    code_wanted = Signal()
    """What the player pasted may be a game code."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        shelf: LayoutShelf,
        announcer: Announcer,
        open_dialog: Callable[[QDialog], None],
    ) -> None:
        """Take drops on the window and listen to its actions from now on.

        ``open_dialog`` opens a dialog over the window and keeps the clock from running meanwhile.
        """
        super().__init__(window)
        self._window, self._session, self._shelf, self._announcer = window, session, shelf, announcer
        self._open_dialog = open_dialog
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)
        self._words = ImportWords(shelf, self)
        self._opens = False
        self._batch = ImportBatch(self)
        self._teller = ImportTeller(announcer, self._words, open_dialog, self)
        self._batch.progressed.connect(self._teller.follow)
        self._batch.finished.connect(self._end)
        self._teller.cancel_wanted.connect(self._batch.cancel)
        self._teller.play_wanted.connect(self.play_wanted)
        self._teller.show_wanted.connect(self.show_wanted)
        self._drop = LayoutDrop(window, window.view)
        self._drop.dropped.connect(self.take)
        actions = window.actions_by_verb
        actions["import_layouts"].triggered.connect(lambda _: self.choose_files())
        actions["paste_layout"].triggered.connect(self.paste)

    def choose_files(self, over: QDialog | None = None) -> None:
        """Let the player choose files to import."""
        dialog = QFileDialog(over or self._window, self.tr("Import layouts"), existing_folder(self._folder))
        dialog.setObjectName("import_files")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        layouts, everything = self.tr("Layouts"), self.tr("All files")
        dialog.setNameFilters([f"{layouts} ({_patterns()})", f"{everything} (*)"])
        dialog.filesSelected.connect(lambda paths: self._take_chosen(paths, over))
        if over is None:
            self._open_dialog(dialog)
        else:
            dialog.finished.connect(dialog.deleteLater)
            dialog.setModal(True)
            dialog.show()

    def paste(self) -> None:
        """Import what was copied, files or a text; where that is no layout it may be a game code."""
        mime: QMimeData | None = QGuiApplication.clipboard().mimeData()
        if mime is None:
            # some platforms have none while nothing was copied
            mime = QMimeData()
        if source := import_source(mime):
            self.take(source)
        elif mime.hasText() and has_code(mime.text()):
            self.code_wanted.emit()
        else:
            title = self.tr("There is no layout to paste")
            text = self.tr("Copy a layout, its file or a game code first.")
            self._announcer.answer(title, text, self._window.actions_by_verb["enter_code"])

    def take(self, source: ImportSource, over: QDialog | None = None) -> None:
        """Import what was dropped or pasted."""
        if source.paths:
            self.import_paths(source.paths, over)
        elif source.text:
            self.take_text(source.text, over)

    def take_text(self, text: str, over: QDialog | None = None) -> None:
        """Import the layouts in a text."""
        data = text.encode(errors="replace")
        # a text has no name in errors
        self._begin(lambda: self._shelf.import_data(data, ""), over)

    def import_paths(self, paths: Sequence[str], over: QDialog | None = None) -> None:
        """Import files, and those in the folders among them."""
        self._begin(lambda: self._shelf.import_paths(paths), over)

    def open_paths(self, paths: Sequence[str]) -> None:
        """Import files that the program was started with; one layout alone is played unless a game is under way."""
        self._opens = True
        self.import_paths(paths)

    def take_drops_on(self, dialog: QDialog, area: QWidget) -> None:
        """Import what is dropped on a dialog too; the hint lies over an area of it, and so does what is imported."""
        self._teller.attend(dialog)
        drop = LayoutDrop(dialog, area)
        drop.dropped.connect(lambda source: self.take(source, dialog))

    def _begin(self, start: Callable[[], ImportJob], over: QDialog | None) -> None:
        if not self._batch.is_running:
            self._teller.begin()
        if over is not None:
            self._teller.answer_over(over)
        self._batch.add(start)

    def _take_chosen(self, paths: list[str], over: QDialog | None) -> None:
        self._folder = folder_of(paths[0])
        self.import_paths(paths, over)

    def _end(self, report: ImportReport) -> None:
        opens, self._opens = self._opens, False
        outcome = self._words.outcome(report)
        is_alone = bool(outcome.to_play) and not outcome.has_list
        is_free = not self._session.is_worth_keeping and QApplication.activeModalWidget() is None
        if opens and is_alone and is_free:
            self._teller.end()
            self.play_wanted.emit(outcome.to_play)
        else:
            self._teller.tell(report)


def _patterns() -> str:
    """Return patterns for the names of layout files, in both cases: some systems tell them apart."""
    from mahjong_qt.engine.formats.format import LayoutFormat

    suffixes = [".mjlayout", *(layout_format.suffix for layout_format in LayoutFormat if layout_format.suffix)]
    return " ".join(f"*{suffix} *{suffix.upper()}" for suffix in suffixes)
