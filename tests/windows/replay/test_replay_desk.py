from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialog, QLabel

from mahjong_qt.records import GameOutcome, GameResult, Records
from mahjong_qt.records.replay_log import pack_replay
from mahjong_qt.windows.replay.replay_desk import ReplayDesk
from tests.windows.replay.sample_film import saved_film

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.windows.conftest import Table

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

RESULT = GameResult(
    "one", "2026-11-30T12:00:00+00:00", "classic", "turtle", "MJ1-L00-1", 8, GameOutcome.CLEARED, 17.0, 2, 1, 1, False
)


class Desk:
    """A desk over a file with one game."""

    def __init__(self, table: Table, path: Path) -> None:
        self.table, self.path = table, path
        self.records = Records(path)
        self.records.add(RESULT, pack_replay(saved_film()))
        self.opened: list[QDialog] = []
        self.desk = ReplayDesk(
            table.window, table.session, self.records, table.announcer, self.opened.append, lambda _: "Turtle"
        )

    def told(self) -> str:
        return " | ".join(label.text() for label in self.table.banner.findChildren(QLabel))


@pytest.fixture
def desk(open_table: Callable[..., Table], tmp_path: Path) -> Desk:
    return Desk(open_table(), tmp_path / "watched.sqlite")


def test_the_last_game_is_watched_with_its_date(desk: Desk) -> None:
    desk.desk.watch_last()
    (window,) = desk.opened
    about = window.findChild(QLabel, "about")
    assert isinstance(about, QLabel)
    assert about.text().count("·") == 3


@pytest.mark.parametrize("log", ["'text'", str(2**62), "x'00'", "zeroblob(100)"])
def test_moves_that_are_damaged_are_told_calmly(desk: Desk, log: str) -> None:
    with closing(sqlite3.connect(desk.path)) as database, database:
        database.execute(f"UPDATE replay SET log = {log}")
    desk.desk.watch_last()
    assert desk.opened == []
    assert "This game cannot be watched" in desk.told()
    assert "The result still counts." in desk.told()


def test_a_game_that_takes_back_what_never_was_is_damaged(desk: Desk) -> None:
    saved = saved_film()
    log = pack_replay(saved._replace(events=saved.events[2:]))
    with closing(sqlite3.connect(desk.path)) as database, database:
        database.execute("UPDATE replay SET log = ?", (log,))
    desk.desk.watch(1)
    assert desk.opened == []
    assert "The result still counts." in desk.told()
