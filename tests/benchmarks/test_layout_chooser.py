"""The window for choosing a layout with five thousand of them, beside a plain list of their names.

Goal: it is never busy for longer than 50 ms at a time, and paints a frame of scrolling in 16 ms.
"""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView

from mahjong_qt.view.piecework import Piecework
from tests.benchmarks.crowded_chooser import Crowd, Stage, finish_pictures, view_of
from tests.benchmarks.timing import Taken, longest, once, ratio, spread, taken_by, tell

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pytest_benchmark.fixture import BenchmarkFixture
    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.layout_chooser import LayoutChooser

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SHOWN = 5_000
FEW = 25
FRAMES = 200
TYPED = "golden crane 12"
BATCH = 20


@pytest.fixture
def crowd(
    benchmark: BenchmarkFixture, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path
) -> Crowd:
    number = FEW if benchmark.disabled else SHOWN
    # one folder for all tests: none of them changes it
    return Crowd(number, tmp_path_factory.getbasetemp() / f"own-{number}", tmp_path / "marks.json")


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[Taken]:
    """How long each turn in which pictures are made took."""
    took: list[Taken] = []
    go_on = Piecework._go_on
    monkeypatch.setattr(Piecework, "_go_on", lambda self: took.append(taken_by(lambda: go_on(self))))
    return took


@pytest.fixture
def stage(crowd: Crowd, turns: list[Taken], qtbot: QtBot) -> Stage:
    made = Stage(crowd, crowd.open(crowd.entries[0].id), crowd.open_plain())
    qtbot.addWidget(made.chooser)
    qtbot.addWidget(made.plain)
    finish_pictures(made.chooser)
    turns.clear()
    return made


def beside(took: Sequence[Taken], plain_took: Sequence[Taken], turns: Sequence[Taken]) -> dict[str, float]:
    """The figures of what the window did, beside those of the plain list."""
    return {
        **spread(took),
        "ratio to a plain list": ratio(took, plain_took),
        **longest(turns, "turn of pictures"),
    }


def test_open_the_chooser(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], crowd: Crowd, turns: list[Taken]
) -> None:
    took: list[Taken] = []
    with_pictures: list[Taken] = []
    plain_took: list[Taken] = []

    def open_until_drawn() -> None:
        opened: list[LayoutChooser] = []
        took.append(taken_by(lambda: opened.append(crowd.open(crowd.entries[-1].id))))
        finish_pictures(opened[0])
        opened[0].close()

    def run() -> None:
        for _ in range(1 if benchmark.disabled else 15):
            with_pictures.append(taken_by(open_until_drawn))
            plain_took.append(taken_by(lambda: crowd.open_plain().close()))

    once(benchmark, run)
    figures = beside(took, plain_took, turns)
    figures["median with all pictures, ms"] = median(taken.ms for taken in with_pictures)
    tell(benchmark, capsys, f"The chooser of {len(crowd.entries)} layouts opens and is painted", figures)
    assert turns


def test_type_into_the_search(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], stage: Stage, turns: list[Taken]
) -> None:
    search = stage.chooser.findChild(QLineEdit, "search")
    assert isinstance(search, QLineEdit)
    took: list[Taken] = []
    plain_took: list[Taken] = []
    keys = [getattr(Qt.Key, f"Key_{letter.upper()}") if letter != " " else Qt.Key.Key_Space for letter in TYPED]

    def press(key: Qt.Key) -> None:
        QTest.keyClick(search, key)
        stage.chooser.repaint()

    def filter_plain() -> None:
        stage.crowd.filter.setFilterFixedString(search.text())
        stage.plain.viewport().repaint()

    def run() -> None:
        search.setFocus()
        for key in (*keys, *[Qt.Key.Key_Backspace] * len(keys)):
            took.append(taken_by(partial(press, key)))
            plain_took.append(taken_by(filter_plain))
            finish_pictures(stage.chooser)

    once(benchmark, run)
    title = f"A key typed to search {len(stage.crowd.entries)} layouts, painted"
    tell(benchmark, capsys, title, beside(took, plain_took, turns))
    assert len(took) == 2 * len(TYPED)
    assert view_of(stage.chooser).model().rowCount() == len(stage.crowd.entries)


def test_scroll(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], stage: Stage, turns: list[Taken]
) -> None:
    view = view_of(stage.chooser)
    took: list[Taken] = []
    plain_took: list[Taken] = []

    def scroll(of: QListView, by: int) -> None:
        bar = of.verticalScrollBar()
        bar.setValue((bar.value() + by) % (bar.maximum() or 1))
        of.viewport().repaint()

    def run() -> None:
        for frame in range(FEW if benchmark.disabled else FRAMES):
            took.append(taken_by(partial(scroll, view, 60)))
            plain_took.append(taken_by(partial(scroll, stage.plain, 3)))
            # pictures are made between the frames, and not all of them are there when they come into view
            if frame % 2:
                QApplication.processEvents()

    once(benchmark, run)
    title = f"A frame of scrolling through {len(stage.crowd.entries)} layouts, painted"
    tell(benchmark, capsys, title, beside(took, plain_took, turns))
    assert view.verticalScrollBar().value() > 0


def test_go_to_the_next_layout(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], stage: Stage) -> None:
    """The kinds of deals that the selected layout has are looked up in the player's folder."""
    view = view_of(stage.chooser)
    took: list[Taken] = []

    def press() -> None:
        QTest.keyClick(view, Qt.Key.Key_Right)
        stage.chooser.repaint()

    def run() -> None:
        for _ in range(min(FRAMES, len(stage.crowd.entries) - 1)):
            took.append(taken_by(press))
            QApplication.processEvents()

    once(benchmark, run)
    tell(benchmark, capsys, f"An arrow key among {len(stage.crowd.entries)} layouts, painted", spread(took))
    assert view.currentIndex().row() == len(took)


def test_layouts_come_in(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], stage: Stage) -> None:
    """The list becomes longer and shorter while it is shown."""
    took: list[Taken] = []
    few = stage.crowd.entries[:-BATCH]

    def run() -> None:
        for place in range(4 if benchmark.disabled else 40):
            entries = stage.crowd.entries if place % 2 else few
            took.append(taken_by(partial(take_in, entries)))
            QApplication.processEvents()

    def take_in(entries: tuple[LayoutEntry, ...]) -> None:
        stage.crowd.shelf.put(entries)
        stage.chooser.repaint()

    once(benchmark, run)
    title = f"{BATCH} of {len(stage.crowd.entries)} layouts come or go while they are shown"
    tell(benchmark, capsys, title, spread(took))
    assert view_of(stage.chooser).model().rowCount() == len(stage.crowd.entries)
