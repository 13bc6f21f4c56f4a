"""A folder of layouts taken in by the worker's process while the game, or the window for choosing, is in view.

Goals: 1,300 files in under 20 s, and the window itself never held up for longer than 50 ms.
"""

from __future__ import annotations

import shutil
import time
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.worker import Worker
from tests.benchmarks.many_layouts import layout_files, own_layouts, write_foreign_files
from tests.benchmarks.timing import LoopWatch, ms_of, once, tell
from tests.view.sample_boards import NUMBERS, turtle_deal
from tests.windows.conftest import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytest_benchmark.fixture import BenchmarkFixture
    from pytestqt.qtbot import QtBot

    from mahjong_qt.import_job import ImportReport

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LIMIT = 600_000
"""Milliseconds that the worker is waited for."""

IMPORTED = 1_300
OWN = 3_000
FEW = 25
COPIES = 3
SIZE = (1200, 800)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A game under way on the Turtle, with the real worker beside it."""
    monkeypatch.setattr("tests.windows.conftest.FakeWorker", Worker)
    made = Table(turtle_deal(), "turtle", TileArt(TileSet.load(NUMBERS), None), tmp_path)
    qtbot.addWidget(made.window)
    made.window.show_icons()
    made.window.resize(*SIZE)
    with qtbot.waitExposed(made.window):
        made.window.show()
    yield made
    made.worker.close()


def seconds_until_done(start: Callable[[Callable[[], None]], None], watch: LoopWatch) -> float:
    """Start something that calls back when it is done, and let the event loop go round until then."""
    loop = QEventLoop()
    QTimer.singleShot(LIMIT, loop, loop.quit)
    begin = time.perf_counter()
    with watch:
        start(loop.quit)
        loop.exec()
        # what was said at the end is painted too
        QApplication.processEvents()
    return time.perf_counter() - begin


def copy_files(source: Path, target: Path) -> None:
    shutil.copytree(source, target, copy_function=shutil.copyfile)


@pytest.mark.parametrize("view", ["game", "chooser"])
def test_import_of_a_folder(
    benchmark: BenchmarkFixture,
    capsys: pytest.CaptureFixture[str],
    table: Table,
    tmp_path: Path,
    view: str,
) -> None:
    number = FEW if benchmark.disabled else IMPORTED
    formats = write_foreign_files(tmp_path / "in", layout_files(number))
    importer = table.desk.importer
    reports: list[ImportReport] = []
    steps: list[tuple[int, int]] = []
    importer._batch.finished.connect(reports.append)
    importer._batch.progressed.connect(lambda *step: steps.append(step))
    over = table.desk.choose() if view == "chooser" else None
    watch = LoopWatch(table.window)
    seconds: list[float] = []

    def start(then: Callable[[], None]) -> None:
        importer._batch.finished.connect(lambda _: then())
        importer.import_paths([str(tmp_path / "in")], over)

    def run() -> None:
        seconds.append(seconds_until_done(start, watch))

    once(benchmark, run)
    copy_ms = median(ms_of(partial(copy_files, tmp_path / "in", tmp_path / f"copy {n}")) for n in range(COPIES))
    figures = {"seconds": seconds[0], "ms a file": 1000 * seconds[0] / number}
    figures |= {"ratio to copying the files": 1000 * seconds[0] / copy_ms, **watch.figures()}
    mix = ", ".join(f"{count} {target.title}" for target, count in formats.items())
    tell(benchmark, capsys, f"Import of {number} files ({mix}) with the {view} in view", figures)
    ((imported, *others),) = reports
    assert (len(imported), others) == (number, [(), (), False, ()])
    assert steps[-1] == (number, number)


def test_list_of_the_players_layouts(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], table: Table, tmp_path: Path
) -> None:
    number = FEW if benchmark.disabled else OWN
    own_layouts(tmp_path / "own", number)
    watch = LoopWatch(table.window)
    seconds: list[float] = []

    def run() -> None:
        seconds.append(seconds_until_done(table.shelf.call_when_complete, watch))

    once(benchmark, run)
    figures = {"seconds": seconds[0], **watch.figures()}
    tell(benchmark, capsys, f"The list with {number} files of the player's, through the worker", figures)
    assert len(table.shelf.own_ids) == number
