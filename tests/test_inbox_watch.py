from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.inbox import Message, hand_over
from mahjong_qt.inbox_watch import Inbox

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


def test_what_arrives_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "data" / "inbox"
    inbox = Inbox(folder)
    path = str(tmp_path / "dragon.layout")
    for _ in range(2):
        with qtbot.waitSignal(inbox.arrived) as arrived:
            hand_over(folder, [path])
        assert arrived.args == [Message((path,))]
    assert list(folder.iterdir()) == []


def test_what_lay_there_before_is_told_to_whoever_listens_from_the_start(tmp_path: Path, qtbot: QtBot) -> None:
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    hand_over(tmp_path, [one])
    hand_over(tmp_path, [other])
    told: list[Message] = []
    inbox = Inbox(tmp_path)
    inbox.arrived.connect(told.append)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [Message((one,)), Message((other,))]


def test_where_no_folder_can_be_made_nothing_arrives(tmp_path: Path, qapp: object) -> None:
    (tmp_path / "file").write_bytes(b"")
    inbox = Inbox(tmp_path / "file" / "inbox")
    inbox.look()
    assert not (tmp_path / "file" / "inbox").exists()


def test_what_is_watched_no_more_tells_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    inbox = Inbox(tmp_path)
    with qtbot.assertNotEmitted(inbox.arrived):
        inbox.stop()
        inbox.stop()
        hand_over(tmp_path, [str(tmp_path / "one")])
        inbox.look()
    assert len(list(tmp_path.iterdir())) == 1
