from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_qt import sound
from mahjong_qt.windows.sound_watch import SoundWatch
from tests.sound import fake_process
from tests.sound.fake_process import notes
from tests.view.sample_boards import turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

ROOT = Path(__file__).parents[2]
LIMIT = 20_000


class Room:
    """A window with its sounds, which are written down."""

    def __init__(self, table: Table, log: Path, qtbot: QtBot) -> None:
        self.table = table
        self.log = log
        self.qtbot = qtbot
        self.watch = SoundWatch(table.session, table.scene, table.store, table.window)

    def hears(self, *names: str) -> None:
        """Waits until just these sounds were played, and forgets them."""

        def is_heard() -> bool:
            return [line.split()[0] for line in notes(self.log) if not line.startswith("process")] == list(names)

        self.qtbot.waitUntil(is_heard, timeout=LIMIT)
        self.log.write_text("")

    def blocked_tile(self) -> int:
        board = self.table.board
        return next(tile for tile in range(144) if board.is_present(tile) and not board.is_free(tile))

    def mismatch(self) -> tuple[int, int]:
        board = self.table.board
        one, *others = [tile for tile in range(144) if board.is_present(tile) and board.is_free(tile)]
        return one, next(other for other in others if not board.can_remove((one, other)))


@pytest.fixture
def room(
    open_table: Callable[..., Table], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Room]:
    log = tmp_path / "log"
    monkeypatch.setattr(sound, "sound_command", lambda: fake_process.command("notes", log))
    room = Room(open_table(turtle_deal()), log, qtbot)
    yield room
    room.watch.close()


def test_clicks_are_heard(room: Room) -> None:
    one, other = room.mismatch()
    room.table.click(one)
    room.hears("click")
    room.table.click(other)
    room.hears("click")
    room.table.click(room.blocked_tile())
    room.hears("wrong")


def test_a_pair_is_heard_once_and_steps_back_and_forth_are(room: Room) -> None:
    room.table.click(*room.table.board.pairs()[0])
    room.hears("click", "pair")
    room.table.trigger("undo")
    room.hears("undo")
    room.table.trigger("redo")
    room.hears("undo")
    room.table.session.shuffle()
    room.hears("shuffle")


def test_the_last_pair_wins(room: Room) -> None:
    deal = turtle_deal()
    assert deal.plan is not None
    room.table.store.change(sound=False)
    for pair in deal.plan[:-1]:
        room.table.session.take(pair)
    room.table.store.change(sound=True)
    room.table.session.take(deal.plan[-1])
    room.hears("pair", "win")


def test_the_settings_hold_at_once(room: Room) -> None:
    one, other = room.mismatch()
    room.table.store.change(sound=False)
    room.table.click(one)
    room.table.store.change(sound=True, volume=0)
    room.table.click(other)
    room.table.store.change(volume=17)
    room.table.click(room.blocked_tile())
    room.qtbot.waitUntil(lambda: notes(room.log)[1:] == ["wrong 17"], timeout=LIMIT)


def test_switched_off_from_the_start_nothing_is_made(open_table: Callable[..., Table], qtbot: QtBot) -> None:
    table = open_table(turtle_deal())
    table.store.change(sound=False)
    watch = SoundWatch(table.session, table.scene, table.store, table.window)
    table.click(*table.board.pairs()[0])
    assert watch.sounds is None
    watch.close()


def test_listening_loads_nothing_of_sound() -> None:
    program = "import sys, mahjong_qt.windows.sound_watch; print(*[m for m in sys.modules if '.sound' in m])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split() == ["mahjong_qt.windows.sound_watch"]
