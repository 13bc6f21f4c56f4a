"""Light or dark: as the system has it, or as the player wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette

from mahjong_qt.art.tile_style import TileStyle
from mahjong_qt.settings import Appearance, Settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

_SCHEMES = {
    Appearance.LIGHT: Qt.ColorScheme.Light,
    Appearance.DARK: Qt.ColorScheme.Dark,
}

_LIGHT = {
    "Window": "#f0f0ef", "WindowText": "#1b1c1e", "Base": "#ffffff", "AlternateBase": "#f6f6f5", "Text": "#1b1c1e",
    "Button": "#f0f0ef", "ButtonText": "#1b1c1e", "BrightText": "#ffffff", "ToolTipBase": "#fffbe6",
    "ToolTipText": "#1b1c1e", "Highlight": "#1f6fb2", "HighlightedText": "#ffffff", "Link": "#0b5ca8",
    "LinkVisited": "#6a3d9a", "Accent": "#1f6fb2", "Light": "#ffffff", "Midlight": "#e3e3e2", "Mid": "#b4b4b2",
    "Dark": "#96969a", "Shadow": "#6c6c70",
}  # fmt: skip
_DARK = {
    "Window": "#323539", "WindowText": "#eceded", "Base": "#1a1b1d", "AlternateBase": "#242629", "Text": "#eceded",
    "Button": "#42464b", "ButtonText": "#eceded", "BrightText": "#ffffff", "ToolTipBase": "#3a3d41",
    "ToolTipText": "#eceded", "Highlight": "#3d8bd0", "HighlightedText": "#ffffff", "Link": "#7cb8f0",
    "LinkVisited": "#c5a6ea", "Accent": "#3d8bd0", "Light": "#55595e", "Midlight": "#474a4f", "Mid": "#232527",
    "Dark": "#17181a", "Shadow": "#0c0d0e",
}  # fmt: skip
_FADED = ("WindowText", "Text", "ButtonText")
"""The roles that a disabled widget shows half faded into its background."""


def apply_appearance(app: QApplication, appearance: Appearance) -> None:
    """Put light or dark in force for every window, or go back to what the system says.

    The platform is asked first. Where it cannot (X11 and Wayland without a desktop that Qt knows), the application
    gets a palette of ours.
    """
    hints = app.styleHints()
    if appearance is Appearance.SYSTEM:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(_SCHEMES[appearance])
        if hints.colorScheme() != _SCHEMES[appearance]:
            app.setPalette(_palette(_DARK if appearance is Appearance.DARK else _LIGHT))
            return
    if app.testAttribute(Qt.ApplicationAttribute.AA_SetPalette):
        app.setPalette(QPalette())


def tile_style(settings: Settings) -> TileStyle:
    """Return how the bodies of tiles look, as the player wants it."""
    return TileStyle(settings.back, settings.face, settings.relief, settings.corner)


def is_dark(source: QWidget | QPalette) -> bool:
    """Say whether text is lighter than what it stands on."""
    palette = source if isinstance(source, QPalette) else source.palette()
    return palette.windowText().color().lightness() > palette.window().color().lightness()


def _palette(colours: dict[str, str]) -> QPalette:
    palette = QPalette()
    for name, colour in colours.items():
        palette.setColor(QPalette.ColorRole[name], QColor(colour))
    text, ground = QColor(colours["Text"]), QColor(colours["Window"])
    placeholder = QColor(text)
    placeholder.setAlphaF(0.55)
    palette.setColor(QPalette.ColorRole.PlaceholderText, placeholder)
    for name in _FADED:
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[name], _between(text, ground))
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, _between(text, ground))
    return palette


def _between(one: QColor, other: QColor) -> QColor:
    return QColor(*((a(one) + a(other)) // 2 for a in (QColor.red, QColor.green, QColor.blue)))


def enlarged(font: QFont, factor: float) -> QFont:
    """Return a font that is larger by a factor, whether its size is given in points or in pixels."""
    larger = QFont(font)
    if font.pointSizeF() > 0:
        larger.setPointSizeF(font.pointSizeF() * factor)
    else:
        larger.setPixelSize(round(font.pixelSize() * factor))
    return larger
