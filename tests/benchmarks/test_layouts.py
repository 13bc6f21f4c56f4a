"""Layouts generated, read in each format, read by the folder, and drawn small."""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import read_layouts, write_layout
from mahjong_qt.engine.layout.generator import generate_layout, generated_number
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.player_layouts import scan_own
from mahjong_qt.view.thumbnail import places_thumbnail
from tests.benchmarks.many_layouts import own_layouts
from tests.benchmarks.timing import Taken, once, ratio, spread, taken_by, tell
from tests.engine.sample_games import LAYOUTS, deal_on

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytest_benchmark.fixture import BenchmarkFixture

    from mahjong_qt.engine.layout.layout import Place

TURTLE = LayoutLibrary(LAYOUTS).load("turtle")
NUMBERS = 200
FOLDER = 3_000
FEW = 3
ROUNDS = 50
PICTURE = (228, 163)
"""Width and height of a picture in the window for choosing a layout, as it opens with the usual font."""


@pytest.mark.parametrize("tiles", [144, 288])
def test_generate_a_layout(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], tiles: int) -> None:
    numbers = [generated_number(seed, tiles) for seed in range(FEW if benchmark.disabled else NUMBERS)]
    took: list[Taken] = []
    deals: list[Taken] = []

    def run() -> None:
        for seed, number in enumerate(numbers):
            took.append(taken_by(partial(generate_layout, number)))
            deals.append(taken_by(partial(deal_on, TURTLE.layout, seed)))

    once(benchmark, run)
    figures = spread(took) | {"ratio to a deal on the Turtle": ratio(took, deals)}
    slowest = max(zip(took, numbers, strict=True), key=lambda pair: pair[0].cpu_ms)[1]
    tell(benchmark, capsys, f"{len(numbers)} generated layouts of {tiles} tiles", figures | {"slowest": f"G{slowest}"})
    assert len(generate_layout(numbers[0])) == tiles


def turtle_in(target: LayoutFormat) -> bytes:
    """The Turtle as a file."""
    slots = TURTLE.layout.slots
    if target is LayoutFormat.XMAHJONGG:
        return "".join(f"{y} {x} {z}\n" for x, y, z in slots).encode()
    if target is LayoutFormat.PYSOLFC:
        letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return f"Turtle\t0{''.join(letters[7 * z] + letters[x] + letters[y] for x, y, z in slots)}\n".encode()
    return write_layout(TURTLE, target)


@pytest.mark.parametrize("layout_format", LayoutFormat, ids=lambda layout_format: layout_format.value)
def test_read_a_file(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], layout_format: LayoutFormat
) -> None:
    data, ours = turtle_in(layout_format), turtle_in(LayoutFormat.JSON)
    took: list[Taken] = []
    reference: list[Taken] = []
    for _ in range(FEW if benchmark.disabled else ROUNDS):
        took.append(taken_by(lambda: read_layouts(data, "a file")))
        reference.append(taken_by(lambda: read_layouts(ours, "a file")))
    reading = benchmark(read_layouts, data, "a file")
    figures = spread(took) | {"ratio to JSON": ratio(took, reference), "bytes": len(data)}
    tell(benchmark, capsys, f"The Turtle read as {layout_format.title}", figures)
    assert reading.format is layout_format
    assert [file.layout for file in reading.files] == [TURTLE.layout]


def test_scan_of_the_players_folder(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number = FEW if benchmark.disabled else FOLDER
    folder = tmp_path / "own"
    own_layouts(folder, number)
    took: list[Taken] = []
    plain: list[Taken] = []

    def read_all() -> None:
        for path in folder.iterdir():
            path.read_bytes()

    def run() -> None:
        for _ in range(FEW):
            plain.append(taken_by(read_all))
            took.append(taken_by(lambda: scan_own(str(folder))))

    once(benchmark, run)
    seconds = median(taken.ms for taken in took) / 1000
    figures = {
        "seconds": seconds,
        "seconds on the processor": median(taken.cpu_ms for taken in took) / 1000,
        "ms a file": 1000 * seconds / number,
        "ratio to reading the bytes alone": ratio(took, plain),
    }
    tell(benchmark, capsys, f"A scan of {number} files of the player's", figures)
    scan = scan_own(str(folder))
    assert (len(scan.entries), scan.faults) == (number, ())


def plain_picture(places: Sequence[Place], width: int, height: int, scale: float) -> QPixmap:
    """A picture of as many rectangles as there are tiles, one after the other."""
    pixmap = QPixmap(round(width * scale), round(height * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    for x, y, z in places:
        painter.fillRect(QRect(7 * x, 9 * y, 14, 18), QColor(40 * z, 0, 0))
    painter.end()
    return pixmap


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_thumbnail(
    benchmark: BenchmarkFixture, qapp: QApplication, capsys: pytest.CaptureFixture[str], scale: float
) -> None:
    places = TURTLE.layout.slots
    took: list[Taken] = []
    plain: list[Taken] = []
    for _ in range(FEW if benchmark.disabled else ROUNDS):
        took.append(taken_by(lambda: places_thumbnail(places, *PICTURE, scale, False)))
        plain.append(taken_by(lambda: plain_picture(places, *PICTURE, scale)))
    picture = benchmark(places_thumbnail, places, *PICTURE, scale, False)
    figures = spread(took) | {"ratio to 144 rectangles": ratio(took, plain)}
    tell(benchmark, capsys, f"A picture of the Turtle, {PICTURE[0]} x {PICTURE[1]} at {scale:g}x", figures)
    assert picture.deviceIndependentSize().toSize().toTuple() == PICTURE
