from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt import inbox
from mahjong_qt.inbox import MAX_BYTES, MAX_DAMAGED, Message, hand_over, take_messages

if TYPE_CHECKING:
    from pathlib import Path


def test_paths_come_out_as_they_went_in_and_once(tmp_path: Path) -> None:
    paths = (str(tmp_path / "dragon.layout"), str(tmp_path / "Drache „ß“ 龍.map"))
    hand_over(tmp_path / "inbox", paths)
    assert take_messages(tmp_path / "inbox") == [Message(paths)]
    assert take_messages(tmp_path / "inbox") == []
    assert list((tmp_path / "inbox").iterdir()) == []


def test_paths_are_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    hand_over(tmp_path, ["sub/../dragon.layout"])
    assert take_messages(tmp_path) == [Message((str(tmp_path / "dragon.layout"),))]


@pytest.mark.skipif(os.name == "nt", reason="names of files are Unicode there")
def test_a_name_that_is_no_unicode_survives(tmp_path: Path) -> None:
    path = os.fsdecode(b"/layouts/\xff.map")
    hand_over(tmp_path, [path])
    assert take_messages(tmp_path) == [Message((path,))]


def test_messages_come_in_the_order_of_their_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = str(tmp_path / "first"), str(tmp_path / "second")
    times = iter([2, 10])
    monkeypatch.setattr("mahjong_qt.inbox.time.time_ns", lambda: next(times))
    hand_over(tmp_path, [first])
    hand_over(tmp_path, [second])
    assert take_messages(tmp_path) == [Message((first,)), Message((second,))]


def test_a_message_without_files_asks_for_the_window(tmp_path: Path) -> None:
    hand_over(tmp_path, [])
    assert take_messages(tmp_path) == [Message()]


def test_a_code_comes_along(tmp_path: Path) -> None:
    path = hand_over(tmp_path, [], "mj1 l00 aaaaabl")
    assert path.exists()
    assert take_messages(tmp_path) == [Message((), "mj1 l00 aaaaabl")]
    assert not path.exists()


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    assert take_messages(tmp_path / "missing") == []


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b'{"open": "x"}',
        b'{"open": [1]}',
        b'{"open": ["relative"]}',
        b'{"open": ["/a\\u0000b"]}',
        b"[" * 100_000,
        b" " * MAX_BYTES + b"{}",
    ],
)
def test_what_is_no_message_is_set_aside_and_does_not_hide_the_next(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "0.json").write_bytes(data)
    path = str(tmp_path / "dragon.layout")
    hand_over(tmp_path, [path])
    assert take_messages(tmp_path) == [Message((path,))]
    assert [aside.name for aside in tmp_path.iterdir()] == ["0.damaged-1.json"]
    assert take_messages(tmp_path) == []


@given(
    st.binary(max_size=60) | st.recursive(st.none() | st.text(), st.lists).map(lambda value: json.dumps(value).encode())
)
def test_no_bytes_raise(data: bytes) -> None:
    message = inbox._message_in(data)
    assert message is None or all(os.path.isabs(path) for path in message.paths)


def test_damaged_messages_do_not_pile_up(tmp_path: Path) -> None:
    for number in range(2 * MAX_DAMAGED):
        (tmp_path / f"{number}.json").write_bytes(b"no message")
        take_messages(tmp_path)
    assert len(list(tmp_path.iterdir())) == MAX_DAMAGED


def test_a_message_being_written_and_other_files_are_left_alone(tmp_path: Path) -> None:
    for name in (".1.json.abc", "notes.txt"):
        (tmp_path / name).write_bytes(b"{}")
    (tmp_path / "folder.json").mkdir()
    assert take_messages(tmp_path) == []
    assert {path.name for path in tmp_path.iterdir()} == {".1.json.abc", "notes.txt", "folder.json"}


def test_a_message_that_cannot_be_removed_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> None:
        raise PermissionError

    hand_over(tmp_path, [])
    monkeypatch.setattr("pathlib.Path.unlink", refuse)
    assert take_messages(tmp_path) == []
    monkeypatch.undo()
    assert take_messages(tmp_path) == [Message()]
