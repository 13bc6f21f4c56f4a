"""Drawings made for ivory, on dark tiles."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.dark_face import on_dark


def turned(*colours: QColor) -> list[QColor]:
    image = QImage(len(colours), 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    for place, colour in enumerate(colours):
        image.setPixelColor(place, 0, colour)
    result = on_dark(image)
    assert result.format() == QImage.Format.Format_ARGB32_Premultiplied
    assert result.size() == image.size()
    assert all(result.pixelColor(place, 1).alpha() == 0 for place in range(len(colours)))
    return [result.pixelColor(place, 0) for place in range(len(colours))]


def test_black_becomes_light_and_white_dark(qapp: QApplication) -> None:
    black, white, grey = turned(QColor("black"), QColor("white"), QColor(128, 128, 128))
    assert black.lightness() > 220
    assert white.lightness() < 40
    assert 120 < grey.lightness() < 175


@pytest.mark.parametrize("name", ["#a01818", "#0b6b3a", "#12409a", "#5a2a72", "#7a4a10"])
def test_what_was_dark_is_lighter_and_of_the_same_hue(qapp: QApplication, name: str) -> None:
    [colour] = turned(QColor(name))
    assert colour.lightness() > QColor(name).lightness() + 15
    assert abs((colour.hslHue() - QColor(name).hslHue() + 180) % 360 - 180) < 25


def test_what_lets_light_through_still_does(qapp: QApplication) -> None:
    half = QColor(0, 0, 0, 128)
    [colour] = turned(half)
    assert colour.alpha() == 128
    assert colour.lightness() > 200
