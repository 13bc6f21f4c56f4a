from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from mahjong_qt.windows.chooser.categories import ALL, FAVOURITES, FIELDS, NEW, OWN
from mahjong_qt.windows.chooser.opening import memory_of, opening_category, opening_size


@pytest.mark.parametrize(
    ("screen", "expected"),
    [
        (QSize(3840, 2160), QSize(1500, 1000)),
        (QSize(1920, 1080), QSize(1500, 918)),
        (QSize(1000, 800), QSize(850, 680)),
    ],
)
def test_it_opens_large_where_there_is_room(screen: QSize, expected: QSize) -> None:
    assert opening_size(None, screen) == expected


def test_it_opens_as_it_was_left_as_far_as_the_screen_goes() -> None:
    memory = memory_of(QSize(1900, 700), FAVOURITES)
    assert opening_size(memory, QSize(1600, 1200)) == QSize(1600, 700)
    assert opening_category(memory) == FAVOURITES
    assert opening_category(None) == ALL


def test_who_plays_a_field_sees_fields_unless_they_are_in_what_was_left_open() -> None:
    assert opening_category(None, plays_field=True) == FIELDS
    assert opening_category(memory_of(QSize(1, 1), ALL), plays_field=True) == FIELDS
    assert opening_category(memory_of(QSize(1, 1), OWN), plays_field=True) == OWN


def test_what_was_imported_is_not_new_the_next_time() -> None:
    assert memory_of(QSize(1, 1), NEW).category == OWN
