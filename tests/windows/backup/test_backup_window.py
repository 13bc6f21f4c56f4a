from __future__ import annotations

import errno
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDir, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton

from mahjong_qt.backup.content import BackupFault, read_backup, write_backup
from mahjong_qt.backup.pending import apply_pending, pending_restore, restore_backup
from mahjong_qt.windows.backup import backup_window
from mahjong_qt.windows.backup.backup_jobs import Trouble
from mahjong_qt.windows.backup.backup_window import BackupWindow
from mahjong_qt.worker import Worker
from tests.backup.sample_folders import games_in, make_folders
from tests.fake_worker import FakeWorker

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mahjong_qt.backup.folders import BackupFolders

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

WORKER_LIMIT = 60_000
"""Milliseconds for the worker, which starts a Python of its own, on a machine that has other things to do."""


class Desk:
    """A window of backups over the folders of a player, a worker that waits, and what was asked of the program."""

    def __init__(self, folders: BackupFolders, worker: Worker | None = None) -> None:
        self.folders = folders
        self.fake = FakeWorker()
        self.settled = self.quits = 0
        self.window = BackupWindow(folders, self._settle, worker or self.fake)
        self.window.quit_wanted.connect(self._quit)

    def _settle(self) -> None:
        self.settled += 1
        self.folders.path_of("data/game.json").write_bytes(b"the last move")

    def _quit(self) -> None:
        assert not self.window.isVisible()
        self.quits += 1

    def text(self, name: str) -> str:
        label = self.window.findChild(QLabel, name)
        assert isinstance(label, QLabel)
        return label.text() if label.isVisibleTo(self.window) else ""

    @property
    def told(self) -> str:
        return self.text("step_title")

    @property
    def steps(self) -> list[str]:
        """The names of the next steps offered."""
        buttons = self.window.findChildren(QPushButton)
        names = ("take_over", "leave", "quit_now", "forget")
        return [button.objectName() for button in buttons if button.objectName() in names and not button.isHidden()]

    def button(self, name: str) -> QPushButton:
        (button,) = [found for found in self.window.findChildren(QPushButton, name) if not found.isHidden()]
        return button

    def press(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def file_dialog(self) -> QFileDialog:
        (dialog,) = [dialog for dialog in self.window.findChildren(QFileDialog) if dialog.isVisible()]
        return dialog

    def look_into(self, path: Path) -> None:
        self.window.take_from(str(path))
        self.fake.answer_truly()


@pytest.fixture
def open_desk(qtbot: QtBot, tmp_path: Path) -> Callable[..., Desk]:
    folders = make_folders(tmp_path / "here", games=2)

    def open_(worker: Worker | None = None) -> Desk:
        desk = Desk(folders, worker)
        qtbot.addWidget(desk.window)
        with qtbot.waitExposed(desk.window):
            desk.window.show()
        return desk

    return open_


@pytest.fixture
def desk(open_desk: Callable[..., Desk]) -> Desk:
    return open_desk()


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of another computer with five games."""
    path = tmp_path / "b.zip"
    write_backup(path, make_folders(tmp_path / "there", games=5), datetime(2026, 3, 4, 12, tzinfo=UTC))
    return path


def test_nothing_is_told_at_first(desk: Desk) -> None:
    assert (desk.told, desk.steps) == ("", [])
    assert desk.window.windowTitle() == "Backup"


def test_a_backup_is_saved_with_what_was_not_written_yet(desk: Desk, tmp_path: Path) -> None:
    desk.window.save_to(str(tmp_path / "b.zip"))
    assert desk.settled == 1
    assert desk.told == "The backup is being saved…"
    assert not desk.button("save_backup").isEnabled()
    assert not desk.button("take_backup").isEnabled()
    desk.fake.answer_truly()
    assert desk.told == "The backup was saved"
    assert QDir.toNativeSeparators(str(tmp_path / "b.zip")) in desk.text("step_text")
    assert "kB" in desk.text("step_text") or "KiB" in desk.text("step_text")
    assert desk.button("save_backup").isEnabled()
    assert desk.button("take_backup").isEnabled()
    assert read_backup(tmp_path / "b.zip").files["data/game.json"] == b"the last move"


def test_the_worker_saves_looks_into_and_makes_ready(
    open_desk: Callable[..., Desk], tmp_path: Path, qtbot: QtBot
) -> None:
    worker = Worker()
    desk = open_desk(worker)
    try:
        desk.window.save_to(str(tmp_path / "b.zip"))
        qtbot.waitUntil(lambda: desk.told == "The backup was saved", timeout=WORKER_LIMIT)
        desk.window.take_from(str(tmp_path / "b.zip"))
        qtbot.waitUntil(lambda: desk.told == "Take this backup over?", timeout=WORKER_LIMIT)
        desk.press("take_over")
        qtbot.waitUntil(lambda: "quit_now" in desk.steps, timeout=WORKER_LIMIT)
    finally:
        worker.close()
    assert pending_restore(desk.folders.data)


def test_the_file_is_called_after_the_day(desk: Desk, tmp_path: Path) -> None:
    desk.window._folder = str(tmp_path)
    desk.press("save_backup")
    dialog = desk.file_dialog()
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    name = edit.text()
    assert name.startswith("Mahjong backup 20")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    desk.fake.answer_truly()
    (saved,) = tmp_path.glob("Mahjong backup *.zip")
    assert saved.stem == name.removesuffix(".zip")
    # and another one of this day does not take its place
    desk.press("save_backup")
    edit = desk.file_dialog().findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    assert edit.text().removesuffix(".zip") == f"{saved.stem}-2"


def test_a_file_is_chosen_to_be_looked_into(desk: Desk, backup: Path) -> None:
    desk.press("take_backup")
    dialog = desk.file_dialog()
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFile
    dialog.fileSelected.emit(str(backup))
    desk.fake.answer_truly()
    assert desk.told == "Take this backup over?"


def test_what_a_backup_holds_is_shown_before_it_is_taken_over(desk: Desk, backup: Path) -> None:
    desk.look_into(backup)
    text = desk.text("step_text")
    assert "26" in text.splitlines()[0]
    for part in ("5 game", "2 game", "1 layout", "1 tile set", "kept in a backup of their own"):
        assert part in text
    assert desk.steps == ["take_over", "leave"]
    assert not pending_restore(desk.folders.data)
    desk.press("leave")
    assert desk.told == "No backup is taken over"
    assert not pending_restore(desk.folders.data)


def test_a_backup_is_taken_over_at_the_next_start(desk: Desk, backup: Path) -> None:
    desk.look_into(backup)
    desk.press("take_over")
    # whoever closes the window now would not learn what the next start does
    QTest.keyClick(desk.window, Qt.Key.Key_Escape)
    desk.window.close()
    assert desk.window.isVisible()
    desk.fake.answer_truly()
    assert desk.told == "A backup will be taken over at the next start"
    assert "before-restore-1.zip" in desk.text("step_text")
    assert games_in(desk.folders) == 2
    desk.press("quit_now")
    assert desk.quits == 1
    apply_pending(desk.folders)
    assert games_in(desk.folders) == 5


def test_a_backup_that_is_ready_can_be_left(open_desk: Callable[..., Desk], desk: Desk, backup: Path) -> None:
    restore_backup(read_backup(backup), desk.folders)
    desk = open_desk()
    assert desk.told == "A backup will be taken over at the next start"
    # another one that is not taken changes nothing about it
    desk.look_into(backup)
    desk.press("leave")
    assert desk.steps == ["quit_now", "forget"]
    desk.press("forget")
    assert desk.told == "No backup is taken over"
    assert not pending_restore(desk.folders.data)
    assert desk.quits == 0


def test_one_that_cannot_be_put_away_is_still_ready(desk: Desk, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(folder: Path) -> None:
        raise OSError(errno.EACCES, "the disk says no")

    desk.look_into(backup)
    desk.press("take_over")
    desk.fake.answer_truly()
    monkeypatch.setattr(backup_window, "forget_restore", refuse)
    desk.press("forget")
    assert "the disk says no" in desk.text("step_text")
    monkeypatch.undo()
    desk.press("forget")
    assert not pending_restore(desk.folders.data)


@pytest.mark.parametrize("fault", BackupFault)
def test_every_fault_has_a_title_and_says_what_to_do(desk: Desk, fault: BackupFault) -> None:
    desk.window.take_from("/b.zip")
    desk.fake.answer(Trouble(fault))
    assert desk.told
    assert desk.text("step_text").startswith("Nothing was changed. ")
    assert desk.steps == []
    assert desk.button("take_backup").isEnabled()


def test_what_the_system_says_is_told(desk: Desk, backup: Path) -> None:
    desk.window.save_to("/b.zip")
    desk.fake.answer(Trouble(None, "no room"))
    assert (desk.told, "no room" in desk.text("step_text")) == ("The backup could not be saved", True)
    desk.window.save_to("/b.zip")
    desk.fake.answer(Trouble(BackupFault.TOO_LARGE))
    assert desk.told == "This is too much for one backup"
    desk.window.take_from("/b.zip")
    desk.fake.answer(Trouble(None, "no such file"))
    assert (desk.told, "no such file" in desk.text("step_text")) == ("The file could not be read", True)
    desk.look_into(backup)
    desk.press("take_over")
    desk.fake.answer(Trouble(None, "no room"))
    assert (desk.told, "no room" in desk.text("step_text")) == ("The backup could not be made ready", True)
    desk.window.close()
    assert not desk.window.isVisible()


def test_it_can_be_tried_again_when_the_worker_fails(desk: Desk, backup: Path) -> None:
    desk.look_into(backup)
    desk.press("take_over")
    desk.fake.fail()
    assert desk.told == "That did not work"
    desk.look_into(backup)
    assert desk.told == "Take this backup over?"


def test_no_answer_comes_to_a_window_that_was_closed(desk: Desk, backup: Path) -> None:
    desk.window.take_from(str(backup))
    desk.window.close()
    assert [ticket.is_cancelled for ticket in desk.fake.tickets] == [True]


def test_the_whole_text_is_seen_and_no_two_buttons_have_the_same_letter(desk: Desk, backup: Path) -> None:
    desk.look_into(backup)
    QApplication.processEvents()
    label = desk.window.findChild(QLabel, "step_text")
    assert isinstance(label, QLabel)
    assert label.height() >= label.heightForWidth(label.width())
    for name in ("take_over", ""):
        if name:
            desk.press(name)
            desk.fake.answer_truly()
        buttons = [button for button in desk.window.findChildren(QPushButton) if not button.isHidden()]
        letters = [button.text().split("&")[1][0].lower() for button in buttons]
        assert len(set(letters)) == len(letters)


def test_a_new_language_is_in_force_at_once(desk: Desk, backup: Path) -> None:
    desk.look_into(backup)
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.LanguageChange))
    assert desk.steps == ["take_over", "leave"]
    desk.press("leave")
    assert desk.told == "No backup is taken over"
