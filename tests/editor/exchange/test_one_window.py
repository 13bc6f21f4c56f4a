"""A file is open in one window only."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from editor.exchange import one_window
from editor.files.file_claim import FileClaim
from tests.editor.exchange.editor_desk import EditorDesk, tiles_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def other(desk: EditorDesk) -> Iterator[FileClaim]:
    """The claim of another editor."""
    claim = FileClaim(desk.folders.open_files)
    yield claim
    claim.release()


def test_the_file_of_the_window_is_claimed_as_long_as_it_is_open(desk: EditorDesk, other: FileClaim) -> None:
    path = desk.open("one.mjlayout")
    assert other.is_elsewhere(path)
    second = desk.open("two.mjlayout")
    assert not other.is_elsewhere(path)
    assert other.is_elsewhere(second)
    desk.files.new()
    assert not other.is_elsewhere(second)


def test_a_file_that_is_saved_elsewhere_is_claimed_there(desk: EditorDesk, other: FileClaim) -> None:
    path = desk.open("one.mjlayout")
    desk.files.save_as()
    desk.choose("two")
    assert desk.files.path == path.with_name("two.mjlayout")
    assert not other.is_elsewhere(path)
    assert other.is_elsewhere(path.with_name("two.mjlayout"))


def test_a_closed_window_claims_nothing(desk: EditorDesk, other: FileClaim) -> None:
    path = desk.open()
    closed: list[bool] = []
    desk.files.close_asking(lambda: closed.append(True))
    assert closed
    assert not other.is_elsewhere(path)


def test_what_is_open_elsewhere_is_shown_there(
    desk: EditorDesk, other: FileClaim, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[Path] = []

    def call(self: FileClaim, path: Path, rounds: int | None = None) -> bool:
        called.append(path)
        return True

    monkeypatch.setattr(FileClaim, "call", call)
    mine = desk.open("mine.mjlayout")
    path = desk.write("theirs.mjlayout", [(0, 0, 0), (8, 0, 0)])
    assert other.take(path)
    desk.files.open(path)
    assert called == [path]
    assert desk.files.path == mine
    assert desk.tiles == tiles_at(mine)
    assert desk.told == "“theirs.mjlayout” is open in another window already"


def test_where_the_other_window_does_not_answer_the_file_is_opened(
    desk: EditorDesk, other: FileClaim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_window, "CALL_ROUNDS", 1)
    path = desk.write("theirs.mjlayout")
    assert other.take(path)
    desk.files.open(path)
    assert desk.files.path == path


def test_a_file_that_is_open_elsewhere_is_not_saved_over(
    desk: EditorDesk, other: FileClaim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FileClaim, "call", lambda *_: True)
    mine = desk.open("mine.mjlayout")
    path = desk.write("theirs.mjlayout", [(0, 0, 0), (8, 0, 0)])
    before = path.read_bytes()
    assert other.take(path)
    desk.files.save_as()
    # by another ending, of which Qt's own dialog does not ask anything
    desk.choose("theirs.lay")
    assert not desk.is_asked
    assert path.read_bytes() == before
    assert desk.files.path == mine
    assert desk.told == "“theirs.mjlayout” is open in another window already"
    desk.press("Save as…")
    desk.choose("third.mjlayout")
    assert desk.files.path == mine.with_name("third.mjlayout")


def test_a_file_that_another_window_had_is_claimed_when_that_one_is_gone(
    desk: EditorDesk, other: FileClaim, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_window, "CALL_ROUNDS", 1)
    third = FileClaim(desk.folders.open_files)
    for come_back in (
        desk.files.save,
        lambda: QCoreApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowActivate)),
    ):
        path = desk.write("theirs.mjlayout")
        assert other.take(path)
        desk.files.open(path)
        assert desk.files.path == path
        desk.lay((20, 0, 0))
        other.release()
        assert not third.is_elsewhere(path)
        come_back()
        assert third.is_elsewhere(path)
        desk.files.save()
        desk.files.new()


def test_a_call_is_heard(desk: EditorDesk, other: FileClaim, qtbot: QtBot) -> None:
    path = desk.open()
    answers: list[bool] = []
    caller = Thread(target=lambda: answers.append(other.call(path)))
    with qtbot.waitSignal(desk.files.called):
        caller.start()
    caller.join()
    assert answers == [True]


def test_a_first_file_that_cannot_be_opened_is_left_to_others(desk: EditorDesk, other: FileClaim) -> None:
    path = desk.out / "broken.mjlayout"
    path.write_bytes(b"no layout")
    desk.files.open_first(path)
    assert "cannot be opened" in desk.told
    assert not other.is_elsewhere(path)
