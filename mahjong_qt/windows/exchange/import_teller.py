"""Tells how far an import is and what came of it: in the banner, or over the dialog in which it was asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction

from mahjong_qt.windows.banner import Message
from mahjong_qt.windows.exchange.import_undo import ImportUndo

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.import_job import ImportReport
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.exchange.import_progress import ImportProgress
    from mahjong_qt.windows.exchange.import_words import ImportWords, Outcome

LATE = 300
"""Milliseconds after which an import that is not done tells how far it is."""


class ImportTeller(QObject):
    """Speaks of one import at a time, and offers the next steps."""

    cancel_wanted = Signal()

    play_wanted = Signal(str)
    """The id of the layout that the player wants to play on."""

    show_wanted = Signal(object)
    """The ids of the layouts that the player wants to see, a tuple of texts."""

    def __init__(
        self, announcer: Announcer, words: ImportWords, open_dialog: Callable[[QDialog], None], parent: QObject
    ) -> None:
        """``open_dialog`` opens a dialog over the game window."""
        super().__init__(parent)
        self._announcer, self._words, self._open_dialog = announcer, words, open_dialog
        self._undo = ImportUndo(words.shelf, announcer, self)
        self._late = QTimer(self, singleShot=True, interval=LATE)
        self._late.timeout.connect(self._show_progress)
        self._done = self._of = 0
        self._is_progress_shown = False
        self._report: ImportReport | None = None
        self._over: QDialog | None = None
        self._is_answered_there = False
        self._progress: ImportProgress | None = None
        self._cancel = self._make_offer("cancel_import", self.cancel_wanted.emit)
        self._play = self._make_offer("play_it", self._want_play)
        self._show = self._make_offer("show_it", self._want_show)
        self._details = self._make_offer("details", self._open_list)

    def begin(self) -> None:
        """Wait with all words until it is clear that the import takes a while."""
        self._done = self._of = 0
        self._is_answered_there = False
        self._late.start()

    def attend(self, dialog: QDialog) -> None:
        """Tell how far it is over a dialog for as long as that is open: nobody can reach the banner meanwhile."""
        if dialog is not self._over:
            self._over = dialog
            dialog.finished.connect(lambda: self._leave(dialog))
            # the dialog may be about to open
            QTimer.singleShot(0, self, self._follow_to_dialog)

    def answer_over(self, dialog: QDialog) -> None:
        """Tell there, too, what comes of the import: it was asked for in this dialog."""
        self.attend(dialog)
        self._is_answered_there = True

    def follow(self, done: int, of: int) -> None:
        """Tell how many files are done, and of how many; 0 while nobody knows."""
        self._done, self._of = done, of
        if self._progress is not None:
            self._progress.show_progress(self._words.progress(done, of), done, of)
        if self._is_progress_shown:
            self._announcer.amend_work(self._progress_message)

    def end(self) -> bool:
        """Tell no more of how far it is, and return whether it took so long that it was told."""
        was_slow, self._is_progress_shown = self._is_progress_shown, False
        self._late.stop()
        self._close_progress()
        self._announcer.end_work()
        return was_slow

    def tell(self, report: ImportReport) -> None:
        """Tell what came of the import."""
        was_slow = self.end()
        self._report = report
        outcome = self._words.outcome(report)
        if self._over is not None and self._is_answered_there:
            self._tell_over(report, outcome, self._over)
        elif outcome.is_good and not was_slow:
            self._answer()
        else:
            # nobody need have looked at the window just now, or there is more to read: it stays until it is closed
            self._announcer.show_work(self._outcome_message)

    def _answer(self) -> None:
        message = self._outcome_message()
        self._announcer.answer(message.title, message.text, *message.actions, icon=message.icon)

    def _tell_over(self, report: ImportReport, outcome: Outcome, dialog: QDialog) -> None:
        if outcome.layout_ids:
            self.show_wanted.emit(outcome.layout_ids)
        if report.refused or report.already_here or not outcome.is_good:
            self._open_list(dialog)
        if len(outcome.layout_ids) > 1 and report.imported:
            # it can be undone, for which the dialog has no place
            self._answer()

    def _show_progress(self) -> None:
        self._is_progress_shown = True
        if self._over is None:
            self._announcer.show_work(self._progress_message)
        else:
            self._follow_to_dialog()

    def _follow_to_dialog(self) -> None:
        if self._over is None or self._progress is not None or not self._is_progress_shown:
            return
        from mahjong_qt.windows.exchange.import_progress import ImportProgress

        self._progress = ImportProgress(self._over, takes_focus=self._is_answered_there)
        self._progress.rejected.connect(self.cancel_wanted)
        self.follow(self._done, self._of)
        self._progress.show()

    def _close_progress(self) -> None:
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.rejected.disconnect(self.cancel_wanted)
            progress.close()
            progress.deleteLater()

    def _leave(self, dialog: QDialog) -> None:
        if dialog is not self._over:
            return
        self._over = None
        self._close_progress()
        if self._is_progress_shown:
            self._announcer.show_work(self._progress_message)

    def _progress_message(self) -> Message:
        self._cancel.setText(self.tr("&Cancel"))
        title, text = self._words.progress(self._done, self._of)
        return Message("import_layouts", title, text, (self._cancel,))

    def _outcome_message(self) -> Message:
        assert self._report is not None
        outcome = self._words.outcome(self._report)
        self._play.setText(self.tr("&Play it"))
        self._show.setText(self.tr("&Show them") if len(outcome.layout_ids) > 1 else self.tr("&Show it"))
        self._details.setText(self.tr("&Which ones…") if outcome.is_good else self.tr("&What went wrong…"))
        offered = (
            (self._play, bool(outcome.to_play)),
            (self._show, bool(outcome.layout_ids)),
            (self._details, outcome.has_list),
            (self._undo.offer, self._undo.remember(self._report)),
        )
        actions = tuple(action for action, is_offered in offered if is_offered)
        return Message("import_layouts" if outcome.is_good else "notice", outcome.title, outcome.text, actions)

    def _make_offer(self, name: str, do: Callable[[], None]) -> QAction:
        offer = QAction(self)
        offer.setObjectName(name)
        offer.triggered.connect(lambda _: do())
        return offer

    def _want_play(self) -> None:
        self.play_wanted.emit(self._take_outcome().to_play)

    def _want_show(self) -> None:
        self.show_wanted.emit(self._take_outcome().layout_ids)

    def _take_outcome(self) -> Outcome:
        """Close the banner, whose offer was taken, and return what it spoke of."""
        assert self._report is not None
        self._undo.close_banner()
        return self._words.outcome(self._report)

    def _open_list(self, over: QDialog | None = None) -> None:
        from mahjong_qt.windows.exchange.import_results import ImportResults

        assert self._report is not None
        results = ImportResults(self._report, self._words, over or self._announcer.banner.window())
        if over is None:
            self._open_dialog(results)
        else:
            results.setModal(True)
            results.finished.connect(results.deleteLater)
            results.show()
