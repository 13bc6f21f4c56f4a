from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from mahjong_qt.appearance import apply_appearance, is_dark
from mahjong_qt.settings import Appearance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

PAIRS = [("WindowText", "Window"), ("Text", "Base"), ("ButtonText", "Button"), ("HighlightedText", "Highlight")]


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    apply_appearance(qapp, Appearance.SYSTEM)


def contrast(one: QColor, other: QColor) -> float:
    """Contrast of two colours as WCAG 2 defines it, from 1 to 21."""

    def luminance(colour: QColor) -> float:
        channels = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_light_and_dark_are_in_force_at_once_for_open_windows(app: QApplication, qtbot: QtBot) -> None:
    label = QLabel("text")
    qtbot.addWidget(label)
    label.show()
    seen = []
    for appearance in (Appearance.DARK, Appearance.LIGHT, Appearance.DARK):
        apply_appearance(app, appearance)
        app.sendPostedEvents()
        seen.append(is_dark(label))
    assert seen == [True, False, True]


def test_the_system_s_palette_comes_back(app: QApplication) -> None:
    before = app.palette()
    apply_appearance(app, Appearance.DARK)
    assert app.palette() != before
    apply_appearance(app, Appearance.SYSTEM)
    assert app.palette().color(QPalette.ColorRole.Window) == before.color(QPalette.ColorRole.Window)
    assert app.palette().color(QPalette.ColorRole.Base) == before.color(QPalette.ColorRole.Base)


def test_following_the_system_touches_no_palette(app: QApplication) -> None:
    key = app.palette().cacheKey()
    apply_appearance(app, Appearance.SYSTEM)
    assert app.palette().cacheKey() == key


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_is_readable(app: QApplication, appearance: Appearance, text: str, ground: str) -> None:
    apply_appearance(app, appearance)
    palette = app.palette()
    least = 3.0 if ground == "Highlight" else 7.0
    assert contrast(palette.color(QPalette.ColorRole[text]), palette.color(QPalette.ColorRole[ground])) >= least


@pytest.mark.parametrize("appearance", [Appearance.LIGHT, Appearance.DARK])
def test_links_are_readable_and_disabled_text_looks_disabled(app: QApplication, appearance: Appearance) -> None:
    apply_appearance(app, appearance)
    palette = app.palette()
    assert contrast(palette.link().color(), palette.base().color()) >= 4.5
    faded = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
    ground = palette.window().color()
    assert 2.0 <= contrast(faded, ground) < contrast(palette.windowText().color(), ground)


def test_dark_is_told_by_text_and_ground_of_any_palette() -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor("#202020"))
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#c0c0c0"))
    assert is_dark(palette)
    palette.setColor(QPalette.ColorRole.Window, QColor("#e0e0e0"))
    assert not is_dark(palette)
