from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize

from mahjong_qt.engine.campaign import LEVELS, STONES
from mahjong_qt.windows.campaign.ink import Ink
from mahjong_qt.windows.campaign.scene import PLACES, place_picture, stone_places

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

SIZE = QSize(320, 160)


def test_every_level_has_its_stone() -> None:
    assert PLACES * STONES == LEVELS
    assert all(len(stone_places(place)) == STONES for place in range(PLACES))


@pytest.mark.parametrize("place", range(PLACES))
def test_stones_lie_on_the_picture_and_apart_from_each_other(place: int) -> None:
    points = stone_places(place)
    assert all(0.05 < point.x() < 0.95 and 0.3 < point.y() < 0.92 for point in points)
    for one, other in itertools.combinations(points, 2):
        # in a picture that is twice as wide as high, a stone is a seventeenth of the width
        away = ((one.x() - other.x()) ** 2 + ((one.y() - other.y()) / 2) ** 2) ** 0.5
        assert away > 0.055


def test_all_places_look_different_by_day_and_by_night(qapp: QApplication) -> None:
    pictures = [
        place_picture(place, SIZE, 1.0, Ink(night)).toImage() for place in range(PLACES) for night in (False, True)
    ]
    assert all(one != other for one, other in itertools.combinations(pictures, 2))
    days, nights = pictures[0::2], pictures[1::2]
    for day, night in zip(days, nights, strict=True):
        points = [(x, y) for x in range(0, 320, 40) for y in range(0, 160, 20)]
        by_day = sum(day.pixelColor(*point).lightness() for point in points)
        by_night = sum(night.pixelColor(*point).lightness() for point in points)
        assert by_night < by_day * 0.7


def test_a_picture_is_the_same_each_time_and_sharp_at_any_density(qapp: QApplication) -> None:
    assert place_picture(0, SIZE, 1.0, Ink(False)).toImage() == place_picture(0, SIZE, 1.0, Ink(False)).toImage()
    double = place_picture(0, SIZE, 2.0, Ink(False))
    assert double.size() == SIZE * 2
    assert double.devicePixelRatio() == 2.0
