"""A file of results with games in it, and the window of statistics on it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QPushButton

from mahjong_qt.engine.play.event import PairTaken
from mahjong_qt.engine.save import SavedGame
from mahjong_qt.records import GameOutcome, GameResult, RecordKind, Records
from mahjong_qt.records.replay_log import pack_replay
from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow
from mahjong_qt.windows.statistics.time_model import Column

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

TURTLE = RecordKind("classic", "turtle")
CROSS = RecordKind("classic", "cross")
FIELD = RecordKind("shisen-sho", "field-18x8")
FALLING = FIELD._replace(has_gravity=True)
ZEN = RecordKind("zen", "turtle")
DAILY = RecordKind("daily", "turtle")
NAMES = {"turtle": "Turtle", "cross": "Cross", "field-18x8": "Shisen-sho 18 x 8"}
WON = GameOutcome.CLEARED


class Played:
    """Games that end one after the other, a minute apart, the first one an hour ago."""

    def __init__(self, qtbot: QtBot, path: Path) -> None:
        self.qtbot, self.path = qtbot, path
        self.records = Records(path)
        self.names = dict(NAMES)
        self.count = 0
        self.begin = datetime.now(UTC) - timedelta(hours=1)

    def add(
        self,
        kind: RecordKind,
        seconds: float,
        outcome: GameOutcome = WON,
        *,
        again: bool = False,
        pairs_at: Sequence[float] = (),
        **values: int | str | bool,
    ) -> str:
        """Keeps the next game, with its moves if pairs were taken; returns its code."""
        self.count += 1
        code = f"MJ1-L00-{self.count}"
        end = (self.begin + timedelta(minutes=self.count)).isoformat(timespec="seconds")
        mode, layout_id, has_gravity = kind
        result = GameResult(
            str(self.count), end, mode, layout_id, code, 144, outcome, seconds, 2, 0, 1, again, has_gravity
        )
        replay = b""
        if pairs_at:
            events = [PairTaken(moment, 0, 1) for moment in pairs_at]
            replay = pack_replay(SavedGame(layout_id, code, [], [], None, list(events), seconds, mode))
        self.records.add(result._replace(**values), replay)  # type: ignore[arg-type]
        return code

    def open(self, current: RecordKind | None = None) -> StatisticsWindow:
        window = StatisticsWindow(self.records, lambda layout_id: self.names[layout_id], current)
        self.qtbot.addWidget(window)
        with self.qtbot.waitExposed(window):
            window.show()
        return window


def label(window: StatisticsWindow, name: str) -> QLabel:
    found = window.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def button(window: StatisticsWindow, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def times(window: StatisticsWindow) -> list[object]:
    model = window.overview.model
    return [model.index(row, Column.TIME).data() for row in range(model.rowCount())]


def pick(window: StatisticsWindow, box: str, words: str) -> None:
    """Chooses in one of the boxes above, as a player does with the mouse."""
    found = window.filter_row.boxes[box]
    row = found.findText(words)
    assert row >= 0
    found.setCurrentIndex(row)
    found.activated.emit(row)


def entries(window: StatisticsWindow, box: str) -> list[str]:
    found = window.filter_row.boxes[box]
    return [found.itemText(row) for row in range(found.count())]
