from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.wording.occasion_words import day_text, occasion_words

if TYPE_CHECKING:
    from collections.abc import Iterator

TODAY = date(2026, 11, 30)


@pytest.fixture(autouse=True)
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("name", "day", "words"),
    [
        ("en_US", "2026-11-30", "Monday, November 30"),
        ("en_US", "2025-01-01", "Wednesday, January 1, 2025"),
        ("de_DE", "2026-11-30", "Montag, 30. November"),
        ("de_DE", "2025-01-01", "Mittwoch, 1. Januar 2025"),
        ("ja_JP", "2026-11-30", "2026年11月30日月曜日"),
    ],
)
def test_a_day_in_words_names_the_year_when_it_is_another_one(name: str, day: str, words: str) -> None:
    QLocale.setDefault(QLocale(name))
    assert day_text(day, TODAY) == words


def test_what_is_no_date_is_refused() -> None:
    with pytest.raises(ValueError, match="isoformat"):
        day_text("soon", TODAY)


@pytest.mark.parametrize(
    ("occasion", "words"),
    [
        (Occasion("classic"), "Classic"),
        (Occasion("shisen-sho"), ""),
        (Occasion("campaign", level=3), "Level 3"),
        (Occasion("daily", day="2019-03-05"), "Daily, Tuesday, March 5, 2019"),
        (Occasion("daily", day="2019-03-05", is_late=True), "Daily, Tuesday, March 5, 2019, late"),
        (Occasion("zen"), "Zen"),
    ],
)
def test_what_a_game_is_played_for(occasion: Occasion, words: str) -> None:
    QLocale.setDefault(QLocale("en_US"))
    assert occasion_words(occasion) == words
