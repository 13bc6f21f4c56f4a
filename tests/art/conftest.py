"""The built-in tile set, and art of it at a small size."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet

NUMBERS = Path(__file__).parents[2] / "resources" / "tiles" / "numbers"


@pytest.fixture(scope="session")
def numbers() -> TileSet:
    return TileSet.load(NUMBERS)


@pytest.fixture
def metrics() -> TileMetrics:
    return TileMetrics.for_width(40)


@pytest.fixture
def art(qapp: QApplication, numbers: TileSet, metrics: TileMetrics) -> TileArt:
    made = TileArt(numbers, None)
    made.prepare(metrics, 1.0)
    return made
