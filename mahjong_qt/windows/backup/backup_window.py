"""The window in which everything of the player's is saved into one file, or such a file is taken over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QEvent, QLocale, QSize, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from mahjong_qt.backup.pending import forget_restore, pending_restore
from mahjong_qt.folders import existing_folder, folder_of
from mahjong_qt.windows.answers import show_over
from mahjong_qt.windows.backup import backup_words
from mahjong_qt.windows.backup.backup_jobs import Trouble, lay_ready, look_into, save
from mahjong_qt.windows.backup.step_panel import Step, StepButton, StepPanel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.backup.folders import BackupFolders
    from mahjong_qt.windows.backup.backup_jobs import Found
    from mahjong_qt.windows.notices import Notice
    from mahjong_qt.worker import Ticket, Worker

WIDTH_IN_LETTERS = 76

SIZE_FORMAT = QLocale.DataSizeFormat.DataSizeTraditionalFormat


class BackupWindow(QDialog):
    """Saves a backup, or has one taken over at the next start; the worker does what takes its time."""

    quit_wanted = Signal()
    """The player wants the game closed, so that the next start takes the backup over; this window is closed then."""

    def __init__(
        self, folders: BackupFolders, settle: Callable[[], None], worker: Worker, parent: QWidget | None = None
    ) -> None:
        """Work with these folders; ``settle`` makes the program write what it has not written yet."""
        super().__init__(parent)
        self.setObjectName("backup_window")
        self._folders, self._settle, self._worker = folders, settle, worker
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._ticket: Ticket | None = None
        self._can_close = True
        self._words: Callable[[], Step] | None = None
        self._what, self._when = QLabel(self), QLabel(self)
        for label in (self._what, self._when):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._save, self._take, self._close = QPushButton(self), QPushButton(self), QPushButton(self)
        self._save.setObjectName("save_backup")
        self._take.setObjectName("take_backup")
        self._close.setObjectName("close")
        self._panel = StepPanel(self)
        self._build()
        self._retranslate()
        self.finished.connect(self._stop)
        if pending_restore(folders.data):
            self._show(lambda: self._ready(None))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._can_close:
            super().closeEvent(event)
        else:
            event.ignore()

    def reject(self) -> None:
        """Close the window, unless the player would not learn what becomes of the next start."""
        if self._can_close:
            super().reject()

    def _build(self) -> None:
        line = self.fontMetrics().height()
        self.setMinimumWidth(WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth())
        row = QHBoxLayout()
        row.addWidget(self._save)
        row.addWidget(self._take)
        row.addStretch(1)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._what)
        column.addWidget(self._when)
        column.addSpacing(line // 3)
        column.addLayout(row)
        column.addSpacing(line // 3)
        column.addWidget(self._panel)
        column.addStretch(1)
        column.addSpacing(line // 3)
        column.addWidget(buttons)
        self._save.clicked.connect(self._choose_target)
        self._take.clicked.connect(self._choose_source)

    def _choose_target(self) -> None:
        dialog = self._file_dialog(self.tr("Save a backup"), "backup_target")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.selectFile(self._free_name())
        dialog.fileSelected.connect(self.save_to)
        show_over(dialog)

    def _choose_source(self) -> None:
        dialog = self._file_dialog(self.tr("Take from a backup"), "backup_source")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.take_from)
        show_over(dialog)

    def _file_dialog(self, title: str, name: str) -> QFileDialog:
        dialog = QFileDialog(self, title, existing_folder(self._folder))
        dialog.setObjectName(name)
        dialog.setNameFilters([self.tr("Backups (*.zip)"), self.tr("All files (*)")])
        return dialog

    def _free_name(self) -> str:
        """Return a name with the day in it, of a file that is not there yet."""
        from datetime import date

        # local, and sorted by name as by time
        stem = self.tr("Mahjong backup %1").replace("%1", date.today().isoformat())  # noqa: DTZ011
        name, number = f"{stem}.zip", 1
        while (Path(existing_folder(self._folder)) / name).exists():
            number += 1
            name = f"{stem}-{number}.zip"
        return name

    def save_to(self, path: str) -> None:
        """Write a backup to a file, and tell what became of it."""
        self._folder = folder_of(path)
        self._settle()
        self._begin(lambda: Step(self.tr("The backup is being saved…")))

        def then(answer: int | Trouble) -> None:
            if isinstance(answer, Trouble):
                self._end(lambda: _told(backup_words.not_saved(answer)))
            else:
                self._end(lambda: self._saved(path, answer))

        self._ticket = self._worker.ask(save, Path(path), self._folders, then=then, failed=self._fail)

    def take_from(self, path: str) -> None:
        """Look into a file, and ask whether it is to be taken over."""
        self._folder = folder_of(path)
        self._begin(lambda: Step(self.tr("The backup is being read…")))

        def then(answer: Found | Trouble) -> None:
            if isinstance(answer, Trouble):
                self._end(lambda: _told(backup_words.not_readable(answer)))
            else:
                self._end(lambda: self._question(path, answer))

        self._ticket = self._worker.ask(look_into, Path(path), then=then, failed=self._fail)

    def _lay_ready(self, path: str) -> None:
        self._begin(lambda: Step(self.tr("The backup is being made ready…")))
        self._can_close = False
        self._close.setEnabled(False)

        def then(answer: Path | Trouble) -> None:
            if isinstance(answer, Trouble):
                self._end(lambda: _told(backup_words.not_laid_ready(answer)))
            else:
                self._end(lambda: self._ready(answer))

        self._ticket = self._worker.ask(lay_ready, Path(path), self._folders, then=then, failed=self._fail)

    def _forget(self) -> None:
        try:
            forget_restore(self._folders.data)
        except OSError as error:
            notice = backup_words.not_forgotten(error)
            self._show(lambda: _told(notice, self._leave_button()))
        else:
            self._leave()

    def _leave(self) -> None:
        """Tell that all stays as it is, or that the backup chosen before this one is still waiting."""
        if pending_restore(self._folders.data):
            self._show(lambda: self._ready(None))
        else:
            title, text = self.tr("No backup is taken over"), self.tr("Everything stays as it is on this computer.")
            self._show(lambda: Step(title, text))
        self._take.setFocus()

    def _quit(self) -> None:
        self.accept()
        self.quit_wanted.emit()

    def _saved(self, path: str, size: int) -> Step:
        text = self.tr("%1 (%2)").replace("%2", QLocale().formattedDataSize(size, 1, SIZE_FORMAT))
        return Step(self.tr("The backup was saved"), text.replace("%1", QDir.toNativeSeparators(path)))

    def _question(self, path: str, found: Found) -> Step:
        parts = [self.tr("%n game(s) played", "", found.games)]
        parts += [self.tr("%n game(s) in progress", "", found.saves)] if found.saves else []
        parts += [self.tr("%n layout(s)", "", found.layouts)]
        parts += [self.tr("%n tile set(s)", "", found.tile_sets)]
        moment = backup_words.moment_words(found.made_at)
        lines = [self.tr("Saved: %1").replace("%1", moment)] if moment else []
        lines.append(self.tr("It holds: %1").replace("%1", ", ".join(parts)))
        lines.append("")
        lines.append(
            self.tr(
                "At the next start its results, settings and games in progress take the place of those on this"
                " computer, which are kept in a backup of their own. Layouts and tile sets that you added here stay."
            )
        )
        take = StepButton("take_over", self.tr("Take over at the ne&xt start"), lambda: self._lay_ready(path))
        return Step(
            self.tr("Take this backup over?"),
            "\n".join(lines),
            (take, StepButton("leave", self.tr("Do &not take it over"), self._leave)),
        )

    def _ready(self, before: Path | None) -> Step:
        text = self.tr("Until then you play on as before.")
        if before is not None:
            kept = self.tr("What is here will be kept in “%1”.")
            text = f"{kept.replace('%1', QDir.toNativeSeparators(str(before)))}\n{text}"
        quit_button = StepButton("quit_now", self.tr("Close the &game now"), self._quit)
        return Step(self.tr("A backup will be taken over at the next start"), text, (quit_button, self._leave_button()))

    def _leave_button(self) -> StepButton:
        return StepButton("forget", self.tr("Do &not take it over"), self._forget)

    def _begin(self, words: Callable[[], Step]) -> None:
        self._show(words)
        self._save.setEnabled(False)
        self._take.setEnabled(False)

    def _end(self, words: Callable[[], Step]) -> None:
        self._ticket = None
        self._can_close = True
        for button in (self._save, self._take, self._close):
            button.setEnabled(True)
        self._show(words)

    def _fail(self, _trace: str) -> None:
        self._end(lambda: _told(backup_words.not_done()))

    def _stop(self) -> None:
        if self._ticket is not None:
            self._ticket.cancel()

    def _show(self, words: Callable[[], Step]) -> None:
        """Show how things stand; the words are asked for again when the language changes."""
        self._words = words
        self._panel.show_step(words())
        self._fit()

    def _fit(self) -> None:
        """Be as high as wrapped text needs, which no layout of a window sees to; what was shown once keeps its room."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            shown = self.size() if self.isVisible() else QSize()
            width = max(shown.width(), self.minimumWidth(), layout.totalMinimumSize().width())
            self.resize(width, max(shown.height(), layout.totalHeightForWidth(width)))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Backup"))
        self._what.setText(
            self.tr(
                "A backup is one file with your results, games in progress, settings, layouts and tile sets."
                " Keep it in a safe place, or take everything to another computer with it."
            )
        )
        self._when.setText(self.tr("What you take from a backup is in force when the game is started the next time."))
        self._save.setText(self.tr("&Save a backup…"))
        self._take.setText(self.tr("&Take from a backup…"))
        self._close.setText(self.tr("&Close"))
        if self._words is not None:
            self._panel.show_step(self._words())
        self._fit()


def _told(notice: Notice, *buttons: StepButton) -> Step:
    """Return what a notice says as a step."""
    return Step(notice.title, notice.text, buttons)
