"""The colours of a drawn place, by day and by night."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor, QLinearGradient

NIGHT = (0.40, 0.44, 0.56)
"""How much of red, green and blue is left at night."""

MOONLIGHT = (6, 12, 30)
"""What the night adds to red, green and blue."""


class Ink(NamedTuple):
    """Mixes the colours of the day, or what is left of them at night."""

    is_night: bool

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """Return a colour, given as ``#rrggbb`` of the day, with an opacity from 0 to 1."""
        colour = QColor(name)
        if self.is_night:
            day = (colour.red(), colour.green(), colour.blue())
            colour = QColor(*(round(a * b + c) for a, b, c in zip(day, NIGHT, MOONLIGHT, strict=True)))
        colour.setAlphaF(alpha)
        return colour

    def lamp(self, alpha: float = 1.0) -> QColor:
        """Return the colour of a window: lit at night, dark by day."""
        colour = QColor("#ffd27a" if self.is_night else "#4b3a2c")
        colour.setAlphaF(alpha)
        return colour

    def white(self, alpha: float) -> QColor:
        """Return the colour of mist, clouds and foam."""
        colour = QColor("#a9b9dd" if self.is_night else "#ffffff")
        colour.setAlphaF(alpha * (0.42 if self.is_night else 1.0))
        return colour

    def down(self, top: float, bottom: float, upper: str, lower: str) -> QLinearGradient:
        """Return a fading from one colour to another between two heights."""
        fading = QLinearGradient(0, top, 0, bottom)
        fading.setColorAt(0, self.colour(upper))
        fading.setColorAt(1, self.colour(lower))
        return fading
