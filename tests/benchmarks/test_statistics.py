"""The window of statistics on fifty thousand games, beside an empty one.

Goal: once what draws charts is loaded, it opens in under a second, and so does each of its pages.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_qt.engine.play.event import PairTaken
from mahjong_qt.engine.save import SavedGame
from mahjong_qt.records import Filter, GameOutcome, GameResult, Records
from mahjong_qt.records.replay_log import pack_replay
from mahjong_qt.windows.statistics.statistics_window import StatisticsWindow
from tests.benchmarks.timing import Taken, once, ratio, spread, taken_by, tell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytest_benchmark.fixture import BenchmarkFixture
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

PLAYED = 50_000
FEW = 200
LAYOUTS = 300


def turn_to(window: StatisticsWindow, place: int) -> None:
    window.tabs.setCurrentIndex(place)
    window.grab()


def show_chart(window: StatisticsWindow, place: int) -> None:
    window.charts.picker.setCurrentIndex(place)
    window.charts.picker.activated.emit(place)
    window.grab()


def open_window(records: Records) -> StatisticsWindow:
    window = StatisticsWindow(records, str, None)
    window.show()
    QApplication.processEvents()
    window.grab()
    return window


ACTS: dict[str, Callable[[StatisticsWindow], None]] = {
    "the first chart": lambda window: turn_to(window, 1),
    "wins per week": lambda window: show_chart(window, 1),
    "times by layout": lambda window: show_chart(window, 2),
    "pairs a minute": lambda window: show_chart(window, 3),
    "all games": lambda window: turn_to(window, 2),
}


def games(count: int) -> Iterator[GameResult]:
    """Games of ten years, on many layouts in all modes, two of three won."""
    chance = random.Random(1)
    end = datetime.now(UTC)
    modes = ("classic", "classic", "easy", "challenge", "pure", "zen", "daily", "shisen-sho")
    for number in range(count):
        moment = end - timedelta(minutes=105 * (count - number))
        outcome = chance.choice((GameOutcome.CLEARED, GameOutcome.CLEARED, GameOutcome.GIVEN_UP))
        layout_id = f"layout-{min(int(chance.expovariate(0.02)), LAYOUTS)}"
        yield GameResult(
            str(number), moment.isoformat(timespec="seconds"), chance.choice(modes), layout_id, "MJ1-L00-AAAAABL",
            144, outcome, chance.gauss(400, 80), number % 3, number % 2, number % 4, number % 7 == 0, False,
            number % 20_000,
        )  # fmt: skip


def fill(path: Path, count: int) -> Records:
    """Writes the games in one go, which the records do one by one."""
    records = Records(path)
    *some, last = games(count)
    pairs = [PairTaken(float(place), 0, 1) for place in range(72)]
    replay = pack_replay(SavedGame("turtle", last.code, [], [], None, list(pairs), 400.0))
    records.add(last, replay)
    names = GameResult._fields
    with closing(sqlite3.connect(path)) as database, database:
        database.executemany(
            f"INSERT INTO result ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})",
            [game._replace(outcome=game.outcome.value) for game in some],  # type: ignore[arg-type]
        )
    return records


def test_open_the_statistics(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], qtbot: QtBot, tmp_path: Path
) -> None:
    import mahjong_qt.plots  # noqa: F401  # it is loaded once, and not part of what is measured

    full = fill(tmp_path / "full.sqlite", FEW if benchmark.disabled else PLAYED)
    empty = Records(tmp_path / "empty.sqlite")
    took: list[Taken] = []
    empty_took: list[Taken] = []
    turned: dict[str, list[Taken]] = {}

    def opened(records: Records, all_taken: list[Taken]) -> StatisticsWindow:
        windows: list[StatisticsWindow] = []
        all_taken.append(taken_by(lambda: windows.append(open_window(records))))
        return windows[0]

    def run() -> None:
        for _ in range(1 if benchmark.disabled else 10):
            windows = opened(full, took), opened(empty, empty_took)
            for name, act in ACTS.items():
                turned.setdefault(name, []).append(taken_by(partial(act, windows[0])))
            for window in windows:
                window.close()
                window.deleteLater()

    once(benchmark, run)
    figures = {**spread(took), "ratio to an empty one": ratio(took, empty_took)}
    for name, all_taken in turned.items():
        figures[f"{name}, ms"] = median(taken.ms for taken in all_taken)
    tell(benchmark, capsys, f"The statistics of {FEW if benchmark.disabled else PLAYED} games, opened", figures)
    assert full.summary(Filter()).played == (FEW if benchmark.disabled else PLAYED)
