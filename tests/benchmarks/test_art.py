"""How long the drawn look takes: at a start with and without the disk cache, and the table under the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from mahjong_qt.art.background import board_background
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Shade, TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.face import FACES

NUMBERS = Path(__file__).parents[2] / "resources" / "tiles" / "numbers"


def all_tiles(metrics: TileMetrics, cache: Path | None) -> TileArt:
    art = TileArt(TileSet.load(NUMBERS), cache)
    art.prepare(metrics, 1.0)
    for shade in (Shade.CLEAR, Shade.BLOCKED):
        for face in FACES:
            art.tile(face, shade)
    return art


@pytest.mark.parametrize("width", [64, 160])
def test_all_tiles_without_cache(benchmark: BenchmarkFixture, qapp: QApplication, width: int) -> None:
    art = benchmark(all_tiles, TileMetrics.for_width(width), None)
    assert art.metrics.width == width


@pytest.mark.parametrize("width", [64, 160])
def test_all_tiles_from_cache(benchmark: BenchmarkFixture, qapp: QApplication, tmp_path: Path, width: int) -> None:
    metrics = TileMetrics.for_width(width)
    assert all_tiles(metrics, tmp_path).store()
    art = benchmark(all_tiles, metrics, tmp_path)
    assert art.metrics == metrics


@pytest.mark.parametrize(("width", "height", "tile"), [(1920, 1080, 80), (3840, 2160, 160)])
def test_paint_of_144_tiles(
    benchmark: BenchmarkFixture, qapp: QApplication, width: int, height: int, tile: int
) -> None:
    metrics = TileMetrics.for_width(tile)
    art = all_tiles(metrics, None)
    pixmaps = [art.tile(FACES[number % 42], Shade.BLOCKED if number % 4 else Shade.CLEAR) for number in range(144)]
    table = board_background(width, height, 1.0, dark=False)
    screen = QImage(width, height, QImage.Format.Format_RGB32)

    def paint() -> None:
        painter = QPainter(screen)
        painter.drawPixmap(0, 0, table)
        for number, pixmap in enumerate(pixmaps):
            painter.drawPixmap(60 + number % 18 * metrics.width, 20 + number // 18 * metrics.height, pixmap)
        painter.end()

    benchmark(paint)
    assert screen.pixelColor(60 + tile // 2, 20 + tile // 8).lightness() > 0


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (3840, 2160)])
def test_background(benchmark: BenchmarkFixture, qapp: QApplication, width: int, height: int) -> None:
    assert benchmark(board_background, width, height, 1.0, True).width() == width
