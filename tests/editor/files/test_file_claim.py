from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from editor.files.file_claim import STALE, FileClaim, call_holders, key_of
from mahjong_qt import inbox
from mahjong_qt.inbox import Message, take_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HOLDER = """
import sys
from pathlib import Path
from editor.files.file_claim import FileClaim
claim = FileClaim(Path(sys.argv[1]))
print(claim.take(Path(sys.argv[2])), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.mjlayout"
    path.write_bytes(b"")
    return path


@pytest.fixture
def claims(tmp_path: Path) -> Iterator[Callable[[], FileClaim]]:
    """Makes claims of editors that have the same folder."""
    made: list[FileClaim] = []

    def make() -> FileClaim:
        made.append(FileClaim(tmp_path / "claims"))
        return made[-1]

    yield make
    for claim in made:
        claim.release()


def test_one_editor_has_a_file(claims: Callable[[], FileClaim], path: Path) -> None:
    one, other = claims(), claims()
    assert one.take(path)
    assert one.take(path)
    assert not one.is_elsewhere(path)
    assert other.is_elsewhere(path)
    assert not other.take(path)
    one.release()
    assert not other.is_elsewhere(path)
    assert other.take(path)


def test_a_file_is_the_same_by_whichever_name(claims: Callable[[], FileClaim], path: Path) -> None:
    assert claims().take(path.parent / "b.mjlayout")
    one, other = claims(), claims()
    assert one.take(path)
    link = path.with_name("link.mjlayout")
    link.symlink_to(path)
    assert other.is_elsewhere(link)
    assert other.is_elsewhere(path.parent / "." / "x" / ".." / path.name)


def test_taking_another_file_gives_the_first_away(claims: Callable[[], FileClaim], path: Path) -> None:
    one, other = claims(), claims()
    assert one.take(path)
    assert one.take(path.with_name("b.mjlayout"))
    assert other.take(path)


def test_nothing_is_left_in_the_end(claims: Callable[[], FileClaim], path: Path) -> None:
    claim = claims()
    assert claim.take(path)
    assert claim.calls is not None
    claim.calls.mkdir()
    claim.release()
    assert claim.calls is None
    assert list((path.parent / "claims").iterdir()) == []


def test_an_editor_that_is_killed_holds_nothing(claims: Callable[[], FileClaim], path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(path.parent / "claims"), str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert claims().is_elsewhere(path)
        holder.kill()
        holder.wait()
    assert claims().take(path)


def test_what_killed_editors_left_is_removed_some_day(claims: Callable[[], FileClaim], path: Path) -> None:
    folder = path.parent / "claims"
    folder.mkdir()
    for name, age in (("old", STALE + 10), ("new", 0)):
        (folder / f"{name}.lock").touch()
        (folder / f"{name}.calls").mkdir()
        time = (folder / f"{name}.lock").stat().st_mtime - age
        os.utime(folder / f"{name}.lock", (time, time))
    claim = claims()
    assert claim.take(path)
    claim.sweep()
    assert {entry.name for entry in folder.iterdir()} == {"new.lock", "new.calls", f"{key_of(path)}.lock"}


def test_where_every_look_finds_another_lock_there_are_none(
    claims: Callable[[], FileClaim], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # as on file systems that number their files anew
    monkeypatch.setattr("os.path.samestat", lambda *_: False)
    claim = claims()
    assert claim.take(path)
    assert claim.calls is None
    assert not claim.is_elsewhere(path)


def test_a_link_to_the_same_content_is_another_file(claims: Callable[[], FileClaim], path: Path) -> None:
    link = path.with_name("hard.mjlayout")
    link.hardlink_to(path)
    one, other = claims(), claims()
    assert one.take(path)
    assert other.take(link)


def test_where_nothing_can_be_written_every_file_can_be_opened(path: Path) -> None:
    claim = FileClaim(path / "no-folder")
    assert claim.take(path)
    assert not claim.is_elsewhere(path)
    assert not claim.call(path)


def test_who_has_the_file_is_called(claims: Callable[[], FileClaim], path: Path) -> None:
    one, other = claims(), claims()
    assert one.take(path)
    called: list[bool] = []
    caller = Thread(target=lambda: called.append(other.call(path)))
    caller.start()
    assert one.calls is not None
    messages: list[Message] = []
    while not messages:
        messages = take_messages(one.calls)
    caller.join()
    assert called == [True]
    assert messages == [Message((str(path),))]


def test_a_call_that_nobody_hears_is_taken_back(
    claims: Callable[[], FileClaim], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "ROUNDS", 1)
    one, other = claims(), claims()
    assert one.take(path)
    assert not other.call(path)
    assert one.calls is not None
    assert take_messages(one.calls) == []


def test_of_a_call_to_one_that_is_gone_nothing_is_left(
    claims: Callable[[], FileClaim], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "ROUNDS", 1)
    assert not claims().call(path)
    assert list((path.parent / "claims").iterdir()) == []


def test_one_that_ends_while_it_is_called_has_not_come(
    claims: Callable[[], FileClaim], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = claims(), claims()
    assert one.take(path)

    def end(message: Path, rounds: int | None = None) -> bool:
        one.release()
        return not message.exists()

    monkeypatch.setattr(inbox, "is_taken", end)
    assert not other.call(path)
    assert list((path.parent / "claims").iterdir()) == []


def test_of_several_files_those_that_are_open_are_left_out(
    claims: Callable[[], FileClaim], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FileClaim, "call", lambda self, called: called == path)
    one, other, third = claims(), claims(), claims()
    second = path.with_name("b.mjlayout")
    assert one.take(path)
    assert call_holders(other, [str(path), str(second)]) == (str(second),)
    assert third.is_elsewhere(second)
    assert call_holders(third, [str(path)]) == ()
    # one that has hung is worth no more than that it is tried
    assert call_holders(third, [str(second)]) == (str(second),)
    assert call_holders(third, []) == ()
