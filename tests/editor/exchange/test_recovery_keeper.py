from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from editor.change import SlotChange
from editor.files import recovery
from editor.files.recovery import find_lost
from editor.files.snapshot import Snapshot, encode_snapshot
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.editor.exchange.editor_desk import PAIR, EditorDesk, slots, tiles_at
from tests.editor.exchange.editor_desk import layout_data as data_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MORE = (8, 0, 0)
ROOT = Path(__file__).parents[3]

KILLED = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from editor.change import SlotChange
from editor.editor_settings import EditorSettingsStore
from editor.exchange.document_files import DocumentFiles
from editor.files.folders import EditorFolders
from editor.files.recent_files import RecentFiles
from editor.workspace import Workspace
from mahjong_qt.engine.layout.slot import Slot

app = QApplication([])
folder = Path(sys.argv[1])
window = QWidget()
workspace = Workspace(window)
folders = EditorFolders(Path(sys.argv[2]), folder / "own", folder / "recovery")
settings = EditorSettingsStore(folder / "settings.json")
files = DocumentFiles(workspace, window, settings, RecentFiles(folder / "recent.json"), folders)
files.open(Path(sys.argv[3]))
workspace.document.apply(SlotChange(added=frozenset([Slot(8, 0, 0)])), "Draw tiles")
timer = QTimer(interval=20)
timer.timeout.connect(lambda: print("kept", flush=True) if list(folders.recovery.glob("*.mjrecovery")) else None)
timer.start()
app.exec()
"""


def kept(desk: EditorDesk) -> list[Path]:
    return sorted(desk.folders.recovery.glob("*.mjrecovery"))


def count_lost(desk: EditorDesk) -> int:
    """Looks as the next start does."""
    found = find_lost(desk.folders.recovery)
    for work in found.lost:
        work.release()
    return len(found.lost)


def leave_behind(desk: EditorDesk, tiles: list[tuple[int, int, int]], name: str = "", path: str = "") -> Path:
    """Puts a file there as a crash would leave it."""
    desk.folders.recovery.mkdir(exist_ok=True)
    file = desk.folders.recovery / f"{name or 'nameless'}.mjrecovery"
    layout = LayoutFile(Layout.from_tiles(tiles), name=name)
    file.write_bytes(encode_snapshot(Snapshot(layout, path, "", "suggested", 1_000_000_000.0)))
    return file


def test_a_change_is_kept_and_gone_once_it_is_saved(desk: EditorDesk, qtbot: QtBot) -> None:
    desk.open()
    assert kept(desk) == []
    desk.lay(MORE)
    qtbot.waitUntil(lambda: bool(kept(desk)))
    desk.files.save()
    assert list(desk.folders.recovery.iterdir()) == []


def test_edit_after_edit_does_not_put_it_off(desk: EditorDesk) -> None:
    keeper = desk.files._recovery
    desk.lay(MORE)
    assert keeper._timer.isActive()
    # a timer that were started again would have a new id
    before = keeper._timer.timerId()
    desk.lay((12, 0, 0))
    assert keeper._timer.timerId() == before
    assert keeper._timer.interval() <= 2000


def test_what_is_taken_back_is_kept_no_more(desk: EditorDesk) -> None:
    desk.lay(MORE)
    desk.files.keep_now()
    assert len(kept(desk)) == 1
    desk.document.undo()
    assert kept(desk) == []


def test_what_another_editor_keeps_is_not_offered(desk: EditorDesk) -> None:
    desk.lay(MORE)
    desk.files.keep_now()
    assert find_lost(desk.folders.recovery) == recovery.Found((), ())


def test_a_killed_editor_loses_nothing_that_was_kept(desk: EditorDesk) -> None:
    path = desk.write("pair.mjlayout", name="Pair & Co")
    arguments = [sys.executable, "-c", KILLED, str(desk.folder), str(desk.folders.built_in), str(path)]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, text=True) as editor:
        assert editor.stdout is not None
        assert editor.stdout.readline() == "kept\n"
        # as long as it runs its work is its own
        desk.files.recover()
        assert desk.notices == []
        os.kill(editor.pid, signal.SIGKILL)
    desk.files.recover()
    assert desk.told.startswith("An unfinished layout was found: Pair & Co, ")
    desk.press("Open")
    assert desk.tiles == slots(*PAIR, MORE)
    assert desk.files.path == path
    assert desk.is_unsaved()
    # ours keeps it now
    (file,) = kept(desk)
    assert file == desk.files._recovery._file.path
    desk.document.apply(SlotChange(removed=frozenset(slots(MORE))), "Erase tiles")
    assert not desk.is_unsaved()
    desk.lay(MORE)
    desk.files.save()
    assert not desk.is_asked
    assert tiles_at(path) == slots(*PAIR, MORE)
    assert list(desk.folders.recovery.iterdir()) == []


def test_a_file_that_changed_after_the_crash_is_not_overwritten(desk: EditorDesk) -> None:
    path = desk.write("pair.json", [(0, 0, 0)])
    leave_behind(desk, PAIR, "Pair", str(path))
    desk.files.recover()
    desk.press("Open")
    assert desk.is_unsaved()
    assert desk.told == "“pair.json” was changed by another program"
    desk.files.save()
    assert "changed by another program" in desk.question
    desk.escape()
    assert tiles_at(path) == slots((0, 0, 0))


def test_a_file_that_is_gone_since_is_written_again(desk: EditorDesk) -> None:
    path = desk.out / "pair.json"
    leave_behind(desk, PAIR, "Pair", str(path))
    desk.files.recover()
    desk.press("Open")
    desk.files.save()
    assert tiles_at(path) == slots(*PAIR)


def test_later_leaves_it_for_the_next_start(desk: EditorDesk) -> None:
    file = leave_behind(desk, PAIR)
    desk.files.recover()
    desk.press("Later")
    assert file.exists()
    desk.files.recover()
    assert desk.told.startswith("An unfinished layout was found")
    desk.bar.dismiss()
    assert file.exists()
    assert count_lost(desk) == 1


def test_closing_without_an_answer_leaves_it_too(desk: EditorDesk) -> None:
    file = leave_behind(desk, PAIR)
    desk.files.recover()
    desk.files.close_asking(lambda: None)
    assert file.exists()
    assert count_lost(desk) == 1


def test_what_is_thrown_away_can_be_had_back_at_once(desk: EditorDesk) -> None:
    leave_behind(desk, PAIR)
    desk.files.recover()
    desk.press("Throw away")
    assert list(desk.folders.recovery.iterdir()) == []
    assert desk.tiles == []
    desk.press("Get it back")
    assert desk.tiles == slots(*PAIR)
    assert desk.is_unsaved()
    desk.files.save()
    desk.choose("")
    assert desk.files.path == desk.out / "suggested.mjlayout"


def test_one_after_the_other_is_offered(desk: EditorDesk) -> None:
    leave_behind(desk, PAIR, "One")
    leave_behind(desk, [MORE], "Two")
    desk.files.recover()
    first = desk.told
    desk.press("Throw away")
    assert desk.told != first
    assert {"One" in first, "One" in desk.told} == {True, False}
    desk.press("Open")
    assert len(desk.tiles) in (1, 2)


def test_what_is_in_the_window_is_asked_about_first(desk: EditorDesk) -> None:
    file = leave_behind(desk, PAIR, "Lost")
    desk.lay(MORE)
    desk.files.recover()
    desk.press("Open")
    desk.answer("Cancel")
    assert desk.tiles == slots(MORE)
    assert file.exists()
    assert desk.told.startswith("An unfinished layout was found: Lost")


def test_a_damaged_file_is_kept_and_named(desk: EditorDesk) -> None:
    file = leave_behind(desk, PAIR)
    file.write_bytes(file.read_bytes()[:100])
    desk.files.recover()
    assert desk.told == "An unfinished layout was found that cannot be read"
    aside = desk.folders.recovery / "nameless.damaged-1.mjrecovery"
    assert str(aside) in desk.text
    assert aside.exists()
    desk.bar.dismiss()
    desk.files.recover()
    assert desk.told == ""


def test_texts_alone_and_texts_that_no_file_can_hold_are_kept(desk: EditorDesk) -> None:
    details = desk.document.details._replace(description="half \ud83d", author="x" * 2000)
    desk.document.change_details(details, "Description")
    desk.files.keep_now()
    (file,) = kept(desk)
    left = desk.folders.recovery / "left.mjrecovery"
    left.write_bytes(file.read_bytes())
    desk.document.undo()
    desk.files.recover()
    desk.press("Open")
    assert desk.document.details == details
    assert desk.tiles == []
    assert desk.is_unsaved()


def test_a_folder_that_cannot_be_written_is_told_once(desk: EditorDesk) -> None:
    desk.folders.recovery.write_text("in the way")
    desk.lay(MORE)
    desk.files.keep_now()
    desk.lay((12, 0, 0))
    desk.files.keep_now()
    assert [notice.title for notice in desk.notices] == ["What you draw is not kept against a crash at the moment"]


def test_what_cannot_be_kept_here_stays_where_it_was(desk: EditorDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    file = leave_behind(desk, PAIR)
    desk.files.recover()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(recovery, "replace_file", fail)
    desk.press("Open")
    assert desk.tiles == slots(*PAIR)
    assert file.exists()


def test_an_opened_file_is_not_left_by_a_crash(desk: EditorDesk) -> None:
    path = desk.out / "pair.json"
    path.write_bytes(data_of())
    leave_behind(desk, PAIR, path=str(path))
    desk.files.recover()
    desk.press("Open")
    # it turned out to be just what is in the file
    assert not desk.is_unsaved()
    assert list(desk.folders.recovery.iterdir()) == []
