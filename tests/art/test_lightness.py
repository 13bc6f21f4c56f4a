"""Colours by their lightness."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor

from mahjong_qt.art.lightness import blend, perceived, shown, with_lightness

colours = st.builds(QColor, *[st.integers(0, 255)] * 3)


def channels(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


@given(colours)
def test_a_colour_comes_back(colour: QColor) -> None:
    back = shown(perceived(colour))
    assert all(abs(a - b) <= 1 for a, b in zip(channels(colour), channels(back), strict=True))


def test_black_is_0_and_white_1() -> None:
    assert perceived(QColor("black")).lightness == pytest.approx(0.0, abs=0.001)
    assert perceived(QColor("white")).lightness == pytest.approx(1.0, abs=0.001)
    assert perceived(QColor("yellow")).lightness > perceived(QColor("blue")).lightness + 0.4


# nearer to black one step of a channel is already more than the tolerance
@given(colours, st.floats(0.1, 1.0))
def test_a_colour_gets_the_lightness_that_is_asked_for(colour: QColor, lightness: float) -> None:
    made = perceived(with_lightness(perceived(colour), lightness))
    assert made.lightness == pytest.approx(lightness, abs=0.02)


@given(colours)
def test_the_hue_stays(colour: QColor) -> None:
    before = perceived(colour)
    after = perceived(with_lightness(before, 0.5))
    along = before.a * after.a + before.b * after.b
    assert along >= 0.97 * before.chroma * after.chroma - 0.002


def test_a_blend_goes_from_one_to_the_other() -> None:
    one, other = QColor(10, 20, 30), QColor(110, 220, 130)
    assert blend(one, other, 0.0) == one
    assert blend(one, other, 1.0) == other
    assert channels(blend(one, other, 0.5)) == (60, 120, 80)
