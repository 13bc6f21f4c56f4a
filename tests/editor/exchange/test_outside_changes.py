from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.editor.exchange.editor_desk import PAIR, slots, tiles_at
from tests.editor.exchange.editor_desk import layout_data as data_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.editor.exchange.editor_desk import EditorDesk

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MORE = (8, 0, 0)
OTHER = data_of([(0, 0, 0)], author="Somebody")
CHANGED = "“pair.mjlayout” was changed by another program"


def come_back(desk: EditorDesk) -> None:
    """Uses the window again after another one."""
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowActivate))


def test_the_system_tells_of_a_change(desk: EditorDesk, qtbot: QtBot) -> None:
    path = desk.open()
    path.write_bytes(OTHER)
    qtbot.waitUntil(lambda: desk.told == CHANGED)


def test_a_change_is_noticed_when_the_window_is_used_again(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(OTHER)
    come_back(desk)
    assert desk.told == CHANGED
    desk.press("Reload")
    assert not desk.is_asked
    assert desk.tiles == slots((0, 0, 0))
    assert desk.document.details.author == "Somebody"
    assert not desk.is_unsaved()
    assert desk.told == ""


def test_what_is_kept_is_to_be_saved_and_not_asked_about_again(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(OTHER)
    come_back(desk)
    desk.press("Keep mine")
    assert desk.is_unsaved()
    come_back(desk)
    assert desk.told == ""
    desk.files.save()
    assert not desk.is_asked
    assert tiles_at(path) == slots(*PAIR)
    assert not desk.is_unsaved()


def test_a_second_change_is_told_again(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(OTHER)
    come_back(desk)
    desk.press("Keep mine")
    path.write_bytes(data_of([MORE]))
    come_back(desk)
    assert desk.told == CHANGED
    desk.files.save()
    assert desk.is_asked
    desk.escape()


def test_reloading_what_was_changed_here_is_asked_about(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.write_bytes(OTHER)
    come_back(desk)
    desk.press("Reload")
    assert desk.question == "Reload the file?"
    desk.answer("Cancel")
    assert desk.tiles == slots(*PAIR, MORE)
    desk.files._opener.reload()
    desk.answer("Reload")
    assert desk.tiles == slots((0, 0, 0))


def test_a_file_that_cannot_be_reloaded_leaves_what_is_seen(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(b'{"format":')
    come_back(desk)
    desk.press("Reload")
    assert desk.told == "“pair.mjlayout” cannot be opened"
    assert desk.tiles == slots(*PAIR)
    assert desk.files.path == path


def test_a_file_that_is_gone_is_told_and_comes_back(desk: EditorDesk) -> None:
    path = desk.open()
    away = path.rename(desk.out / "away.mjlayout")
    come_back(desk)
    assert desk.told == "“pair.mjlayout” is not there any more"
    assert desk.is_unsaved()
    away.rename(path)
    come_back(desk)
    assert desk.told == ""
    assert not desk.is_unsaved()
    path.unlink()
    come_back(desk)
    desk.press("Save")
    assert tiles_at(path) == slots(*PAIR)


def test_the_system_tells_of_a_removal(desk: EditorDesk, qtbot: QtBot) -> None:
    path = desk.open()
    path.unlink()
    qtbot.waitUntil(lambda: desk.told == "“pair.mjlayout” is not there any more")


def test_a_file_that_was_replaced_by_another_is_watched_on(desk: EditorDesk, qtbot: QtBot) -> None:
    path = desk.open()
    for content in (OTHER, data_of([MORE], author="Third")):
        fresh = desk.out / "fresh"
        fresh.write_bytes(content)
        fresh.replace(path)
        qtbot.waitUntil(lambda: desk.told == CHANGED)
        desk.press("Reload")
    assert desk.document.details.author == "Third"


def test_own_saves_are_no_change(desk: EditorDesk, qtbot: QtBot) -> None:
    desk.open()
    desk.lay(MORE)
    place = desk.files._desk.place
    with qtbot.waitSignal(place._watcher.directoryChanged):
        desk.files.save()
    with qtbot.waitSignal(place._settling.timeout):
        pass
    assert desk.notices == []


def test_a_touched_file_is_no_change(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(path.read_bytes())
    come_back(desk)
    assert desk.notices == []


def test_a_file_that_became_what_is_here_is_saved(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.write_bytes(data_of([*PAIR, MORE]).replace(b"\n", b"\r\n"))
    come_back(desk)
    assert desk.notices == []
    assert not desk.is_unsaved()


def test_what_was_kept_is_asked_about_before_it_is_reloaded(desk: EditorDesk) -> None:
    path = desk.open()
    path.write_bytes(OTHER)
    come_back(desk)
    desk.press("Keep mine")
    path.write_bytes(data_of([MORE]))
    come_back(desk)
    desk.press("Reload")
    assert desk.question == "Reload the file?"
    desk.answer("Cancel")
    assert desk.tiles == slots(*PAIR)


def test_a_file_that_the_game_gave_its_code_is_followed(desk: EditorDesk) -> None:
    path = desk.open("pair.mjlayout")
    (desk.out / "pair-XABCDEFGHIJ.mjlayout").write_bytes(OTHER)
    renamed = path.rename(desk.out / "pair-XABCDEFGH27.mjlayout")
    desk.lay(MORE)
    desk.files.save()
    assert desk.files.path == renamed
    assert tiles_at(renamed) == slots(*PAIR, MORE)
    assert not path.exists()
    assert desk.notices == []
