from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.background import board_background


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("width", "height", "ratio"), [(1, 1, 1.0), (333, 200, 1.25), (800, 600, 2.0)])
def test_size_ratio_and_format(qapp: QApplication, width: int, height: int, ratio: float, dark: bool) -> None:
    pixmap = board_background(width, height, ratio, dark)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (width, height, ratio)
    assert pixmap.toImage().format() == QImage.Format.Format_RGB32


def test_no_size_is_no_crash(qapp: QApplication) -> None:
    assert board_background(0, 0, 1.0, dark=False).width() == 1


def test_the_corners_are_darker_and_night_is_darker(qapp: QApplication) -> None:
    day, night = (board_background(400, 300, 1.0, dark).toImage() for dark in (False, True))
    for image in (day, night):
        assert image.pixelColor(399, 299).lightness() < image.pixelColor(184, 120).lightness() - 15
    assert night.pixelColor(184, 120).lightness() < day.pixelColor(184, 120).lightness() - 15


def test_the_same_every_time(qapp: QApplication) -> None:
    assert board_background(300, 200, 1.0, True).toImage() == board_background(300, 200, 1.0, True).toImage()


def test_no_bands(qapp: QApplication) -> None:
    """Along a row, no run of equal colours is long enough to be seen as an edge of a band."""
    image = board_background(900, 300, 1.0, dark=True).toImage()
    row = [image.pixel(x, 150) for x in range(900)]
    longest = run = 1
    for before, after in itertools.pairwise(row):
        run = run + 1 if before == after else 1
        longest = max(longest, run)
    assert longest < 8
