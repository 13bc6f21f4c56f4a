from __future__ import annotations

import errno
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer

from mahjong_qt.autosave import Autosave
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.engine.save import encode_save
from mahjong_qt.game_store import GameStore, Loaded
from mahjong_qt.session import Session
from mahjong_qt.session_news import Started
from tests.endless_game import Player
from tests.engine.sample_games import Time, make_deal, row

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.game import Game
    from mahjong_qt.engine.save import SavedGame

ROOT = Path(__file__).parents[1]
SPREAD = make_deal(row(6, gap=2), "E E E E N N", [(0, 1), (2, 3), (4, 5)])


class Story:
    """The boards that a session told of since its game began, and the place among them."""

    def __init__(self, session: Session) -> None:
        self.boards: list[Board] = []
        self.at = 0
        session.started.connect(self._begin)
        session.changed.connect(self._go_on)

    def _begin(self, started: Started) -> None:
        self.boards, self.at = [started.board], 0

    def _go_on(self, transition: Transition) -> None:
        self.at += -1 if transition.change is Change.UNDO else 1
        if transition.change in (Change.PAIR, Change.SHUFFLE):
            self.boards[self.at :] = [transition.board]


class StoreOfCalls:
    """Stands in for the file: notes what is asked of it, and fails where it is told to."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.failing: set[str] = set()
        self.saved: list[SavedGame] = []

    def save(self, saved: SavedGame) -> None:
        self._call("save")
        self.saved.append(saved)

    def sync(self) -> None:
        self._call("sync")

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if name in self.failing:
            raise OSError(errno.ENOSPC, f"{name}: No space left on device")


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def session(qapp: object, time: Time) -> Session:
    return Session(time, entropy=lambda: 4)


def load(path: Path) -> Loaded:
    loaded = GameStore(path).load(Time())
    assert isinstance(loaded, Loaded)
    return loaded


def walk(game: Game) -> tuple[list[Board], int]:
    """Return all boards of a game and the place among them; the game is not the same afterwards."""
    at = 0
    while game.can_undo:
        game.undo()
        at += 1
    boards = [game.board]
    while game.can_redo:
        game.redo()
        boards.append(game.board)
    return boards, at


def idle_of(autosave: Autosave) -> QTimer:
    (idle,) = autosave.findChildren(QTimer)
    return idle


def stand_in(session: Session) -> tuple[Autosave, StoreOfCalls, list[OSError]]:
    store = StoreOfCalls()
    autosave = Autosave(session, store)
    failures: list[OSError] = []
    autosave.failed.connect(failures.append)
    return autosave, store, failures


def test_after_every_step_the_file_holds_exactly_the_game(qapp: object, tmp_path: Path) -> None:
    player = Player()
    story = Story(player.session)
    autosave = Autosave(player.session, GameStore(tmp_path / "game.json"))
    failures: list[OSError] = []
    autosave.failed.connect(failures.append)
    seen = set()
    for _ in islice(player.steps(), 400):
        game = player.session.game
        seen.add(game.status)
        loaded = load(tmp_path / "game.json")
        assert loaded.saved == player.session.snapshot()
        assert loaded.game.board == game.board == story.boards[story.at]
        assert loaded.game.events == game.events
        assert (loaded.game.clock.seconds, loaded.game.status) == (game.clock.seconds, game.status)
        if not game.is_over:
            assert walk(loaded.game) == (story.boards, story.at)
    assert seen >= {Status.PLAYING, Status.STUCK, Status.GIVEN_UP}
    assert failures == []


def test_a_selection_and_a_pause_save_the_time(session: Session, time: Time, tmp_path: Path) -> None:
    autosave = Autosave(session, GameStore(tmp_path / "game.json"))
    session.start(SPREAD, "six", is_repeated=True)
    assert load(tmp_path / "game.json").saved.is_repeated
    session.begin()
    time.passes(2.125)
    session.set_paused(True)
    assert load(tmp_path / "game.json").saved.seconds == 2.125
    session.set_paused(False)
    time.passes(1)
    autosave.save()
    assert load(tmp_path / "game.json").saved.seconds == 3.125


def test_without_a_game_nothing_is_written(session: Session) -> None:
    autosave, store, failures = stand_in(session)
    autosave.save()
    session.undo()
    assert store.calls == []
    autosave.finish()
    assert (store.calls, failures) == (["sync"], [])


def test_many_writes_are_forced_to_the_disk_once(session: Session) -> None:
    autosave, store, _ = stand_in(session)
    session.start(SPREAD, "six", is_repeated=False)
    session.take((0, 1))
    session.undo()
    assert store.calls == ["save"] * 3
    idle = idle_of(autosave)
    assert idle.isActive()
    assert idle.isSingleShot()
    idle.timeout.emit()
    assert store.calls == ["save"] * 3 + ["sync"]


def test_writes_do_not_put_off_the_next_sync(session: Session) -> None:
    autosave, _, _ = stand_in(session)
    session.start(SPREAD, "six", is_repeated=False)
    timer_id = idle_of(autosave).timerId()
    session.take((0, 1))
    session.take((2, 3))
    assert idle_of(autosave).timerId() == timer_id


def test_finish_writes_the_time_and_then_forces_it_to_the_disk(session: Session, time: Time) -> None:
    autosave, store, _ = stand_in(session)
    session.start(SPREAD, "six", is_repeated=False)
    session.begin()
    store.calls.clear()
    time.passes(0.75)
    autosave.finish()
    assert store.calls == ["save", "sync"]
    assert store.saved[-1].seconds == 0.75
    assert not idle_of(autosave).isActive()


def test_finish_leaves_one_whole_file(session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_ino))
    path = tmp_path / "game.json"
    autosave = Autosave(session, GameStore(path))
    session.start(SPREAD, "six", is_repeated=False)
    session.take((0, 1))
    path.with_name(".game.json.k1ll3d").write_bytes(b"half")
    autosave.finish()
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["game.backup.json", "game.json"]
    assert path.read_bytes() == encode_save(session.snapshot())
    assert synced[0] == path.stat().st_ino


def test_a_write_that_fails_is_told_once_until_one_succeeds(session: Session) -> None:
    _, store, failures = stand_in(session)
    session.start(SPREAD, "six", is_repeated=False)
    store.failing = {"save"}
    session.take((0, 1))
    session.take((2, 3))
    session.undo()
    assert [str(error) for error in failures] == ["[Errno 28] save: No space left on device"]
    store.failing = set()
    session.undo()
    assert store.saved[-1] == session.snapshot()
    assert len(failures) == 1
    store.failing = {"save"}
    session.redo()
    session.redo()
    assert len(failures) == 2


def test_a_disk_that_never_syncs_is_told_once(session: Session) -> None:
    autosave, store, failures = stand_in(session)
    session.start(SPREAD, "six", is_repeated=False)
    store.failing = {"sync"}
    for _ in range(3):
        session.take((0, 1))
        idle_of(autosave).timeout.emit()
        session.undo()
        idle_of(autosave).timeout.emit()
    assert [str(error) for error in failures] == ["[Errno 28] sync: No space left on device"]
    store.failing = set()
    idle_of(autosave).timeout.emit()
    store.failing = {"sync"}
    idle_of(autosave).timeout.emit()
    assert len(failures) == 2


def test_a_failed_write_leaves_the_file_as_it_was(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    autosave = Autosave(session, GameStore(path))
    failures: list[OSError] = []
    autosave.failed.connect(failures.append)
    session.start(SPREAD, "six", is_repeated=False)
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        session.take((0, 1))
    assert len(failures) == 1
    assert [entry.read_bytes() for entry in tmp_path.iterdir()] == [before]
    session.take((2, 3))
    assert load(path).game.moves_made == 2


@pytest.mark.parametrize("lines", [1, 2, 5, 23, 90, 200])
def test_a_program_that_is_killed_loses_no_step(qapp: object, tmp_path: Path, lines: int) -> None:
    command = [sys.executable, str(ROOT / "tests" / "endless_game.py"), str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        assert process.stdout is not None
        try:
            told = [process.stdout.readline() for _ in range(lines)]
        finally:
            process.kill()
        told += process.stdout
    assert process.returncode != 1
    last = int([line for line in told if line.endswith("\n")][-1])

    player = Player()
    loaded = load(tmp_path / "game.json")
    # which game it was is its own affair
    any_game = loaded.saved.game_id
    steps = islice(player.steps(), last + 2)
    possible = [player.session.snapshot()._replace(game_id=any_game) for _ in steps][last:]
    assert loaded.saved in possible
    GameStore(tmp_path / "game.json").sync()
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["game.backup.json", "game.json"]
