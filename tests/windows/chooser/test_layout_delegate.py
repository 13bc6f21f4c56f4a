from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics, QGuiApplication

from mahjong_qt.windows.chooser.layout_delegate import fitting

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_short_words_take_the_place_of_what_does_not_fit() -> None:
    metrics = QFontMetrics(QGuiApplication.font())
    text, short = "Played 1 time, not won yet", "Won 0 of 1"
    assert fitting(metrics, metrics.horizontalAdvance(text), text, short) == text
    assert fitting(metrics, metrics.horizontalAdvance(text) - 1, text, short) == short
    assert fitting(metrics, metrics.horizontalAdvance(short), text, short) == short


def test_of_a_long_name_the_end_is_seen() -> None:
    metrics = QFontMetrics(QGuiApplication.font())
    name = "A layout with a name that goes on and on, part 12"
    seen = fitting(metrics, metrics.horizontalAdvance(name) // 2, name, name)
    assert seen.startswith("A layout")
    assert seen.endswith("part 12")
