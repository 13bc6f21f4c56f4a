"""What the window has of its sounds: one process or none, and never a word about it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import psutil
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from mahjong_qt import sound
from mahjong_qt.sound import Sounds, sound_command
from tests.sound import fake_process
from tests.sound.fake_process import notes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

LIMIT = 20_000


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def make(qapp: object, log: Path) -> Iterator[Callable[[str], Sounds]]:
    """Makes sounds that are switched on, with a process of a kind."""
    made: list[Sounds] = []

    def make_(kind: str) -> Sounds:
        sounds = Sounds(command=fake_process.command(kind, log))
        sounds.set_on(True)
        made.append(sounds)
        return sounds

    yield make_
    for sounds in made:
        sounds.close()


def children() -> set[int]:
    return {child.pid for child in psutil.Process().children() if child.status() != psutil.STATUS_ZOMBIE}


def wishes(log: Path) -> list[str]:
    return [line for line in notes(log) if not line.startswith("process")]


def processes(log: Path) -> list[int]:
    return [int(line.split()[1]) for line in notes(log) if line.startswith("process")]


def wait_for(qtbot: QtBot, log: Path, *expected: str) -> None:
    qtbot.waitUntil(lambda: wishes(log) == list(expected), timeout=LIMIT)


def test_sounds_are_played_in_order_at_the_volume_of_the_moment(
    qtbot: QtBot, make: Callable[[str], Sounds], log: Path
) -> None:
    sounds = make("notes")
    sounds.play("click")
    sounds.set_volume(30)
    sounds.play("pair")
    sounds.set_volume(1000)
    sounds.play("win")
    wait_for(qtbot, log, "click 60", "pair 30", "win 100")
    assert len(processes(log)) == 1


def test_the_process_starts_with_the_first_sound(make: Callable[[str], Sounds]) -> None:
    before = children()
    sounds = make("notes")
    assert children() == before
    sounds.play("click")
    assert len(children() - before) == 1


def test_switched_off_there_is_no_process(qtbot: QtBot, make: Callable[[str], Sounds], log: Path) -> None:
    before = children()
    sounds = make("notes")
    sounds.set_on(False)
    sounds.play("click")
    assert children() == before
    for number in (1, 2):
        sounds.set_on(True)
        sounds.play("pair")
        wait_for(qtbot, log, *["pair 60"] * number)
        sounds.set_on(False)
        assert children() == before
    sounds.play("win")
    assert children() == before
    assert len(wishes(log)) == 2


def test_at_volume_0_nothing_is_started(make: Callable[[str], Sounds]) -> None:
    before = children()
    sounds = make("notes")
    sounds.set_volume(0)
    sounds.play("click")
    assert children() == before


def test_where_nothing_sounds_nothing_more_is_asked_until_it_is_switched_on_again(
    qtbot: QtBot, make: Callable[[str], Sounds], log: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    sounds = make("none")
    for number in (1, 2):
        sounds.play("click")
        qtbot.waitUntil(lambda: sounds.is_silent, timeout=LIMIT)
        sounds.set_on(True)
        sounds.play("pair")
        assert len(processes(log)) == number
        sounds.set_on(False)
        sounds.set_on(True)
        assert not sounds.is_silent
    assert wishes(log) == ["click 60"] * 2
    assert capfd.readouterr() == ("", "")


def test_where_nothing_can_be_started_it_is_silent(qtbot: QtBot, tmp_path: Path) -> None:
    sounds = Sounds(command=[str(tmp_path / "missing")])
    sounds.set_on(True)
    sounds.play("click")
    qtbot.waitUntil(lambda: sounds.is_silent, timeout=LIMIT)
    sounds.play("click")
    sounds.close()


def test_a_killed_process_is_started_again_twice(qtbot: QtBot, make: Callable[[str], Sounds], log: Path) -> None:
    before = children()
    sounds = make("notes")
    for number in (1, 2, 3):
        sounds.play("click")
        wait_for(qtbot, log, *["click 60"] * number)
        psutil.Process(processes(log)[-1]).kill()
        qtbot.waitUntil(lambda: sounds._deaths == number, timeout=LIMIT)  # noqa: B023
        assert children() == before
    sounds.play("click")
    sounds.set_on(False)
    sounds.set_on(True)
    sounds.play("click")
    assert children() == before
    assert len(set(processes(log))) == 3


def test_a_process_that_always_dies_is_given_up(qtbot: QtBot, make: Callable[[str], Sounds], log: Path) -> None:
    sounds = make("deadly")

    def is_given_up() -> bool:
        sounds.play("click")
        return sounds._deaths == 3

    qtbot.waitUntil(is_given_up, timeout=LIMIT)
    assert len(processes(log)) == 3
    assert not sounds.is_silent


def test_closing_ends_a_process_that_hangs(qtbot: QtBot, make: Callable[[str], Sounds], log: Path) -> None:
    before = children()
    sounds = make("deaf")
    sounds.play("click")
    wait_for(qtbot, log, "click 60")
    sounds.close()
    assert children() == before
    sounds.play("click")
    assert children() == before


def test_a_process_that_reads_nothing_is_not_filled(qtbot: QtBot, make: Callable[[str], Sounds], log: Path) -> None:
    sounds = make("notes")
    sounds.play("click")
    wait_for(qtbot, log, "click 60")
    psutil.Process(processes(log)[0]).suspend()

    def is_full() -> bool:
        for _ in range(1000):
            sounds.play("click")
        return sounds._process.bytesToWrite() > sound.MOST_WAITING - 10

    qtbot.waitUntil(is_full, timeout=LIMIT)
    for _ in range(1000):
        sounds.play("click")
    assert sounds._process.bytesToWrite() < sound.MOST_WAITING + 20


def test_destroying_it_ends_the_process(qtbot: QtBot, log: Path) -> None:
    before = children()
    parent = QObject()
    sounds = Sounds(parent, command=fake_process.command("notes", log))
    sounds.set_on(True)
    sounds.play("click")
    wait_for(qtbot, log, "click 60")
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(parent, QEvent.Type.DeferredDelete.value)
    assert children() == before


def test_the_process_ends_when_the_window_was_killed(qtbot: QtBot, log: Path) -> None:
    lines = [
        "from PySide6.QtCore import QCoreApplication",
        "from pathlib import Path",
        "from mahjong_qt.sound import Sounds",
        "from tests.sound import fake_process",
        "app = QCoreApplication([])",
        f"sounds = Sounds(command=fake_process.command('notes', Path({str(log)!r})))",
        "sounds.set_on(True)",
        "sounds.play('click')",
        "app.exec()",
    ]
    window = subprocess.Popen([sys.executable, "-c", "\n".join(lines)], cwd=fake_process.ROOT)
    wait_for(qtbot, log, "click 60")
    window.kill()
    window.wait()
    (process,) = processes(log)

    def is_gone() -> bool:
        try:
            return psutil.Process(process).status() == psutil.STATUS_ZOMBIE
        except psutil.NoSuchProcess:
            return True

    qtbot.waitUntil(is_gone, timeout=LIMIT)


def test_this_program_is_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sound_command()[-1] == "--sound"
    assert "--worker" not in sound_command()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert sound_command() == [sys.executable, "--sound"]
