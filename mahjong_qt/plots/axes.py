"""The axes of plots: whole numbers, times, and names of things side by side."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, cast

import pyqtgraph as pg
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

OVERHANG = 15
"""How far numbers may stick out at the ends of an axis; logical pixels."""

STEPS = (5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 28800)
"""Seconds from one tick of a time to the next."""


class PlainAxis(pg.AxisItem):  # type: ignore[misc]  # it is Any
    """An axis with one kind of ticks."""

    def __init__(self, side: str) -> None:
        """Stand at a side, ``bottom`` or ``left``."""
        super().__init__(side)
        self.enableAutoSIPrefix(False)
        self.setStyle(maxTickLevel=0, hideOverlappingLabels=False)

    def boundingRect(self) -> QRectF:
        # beside a grid, numbers at the ends of the axis would be left out
        return cast(QRectF, super().boundingRect()).adjusted(-OVERHANG, -OVERHANG, OVERHANG, OVERHANG)

    def _room_of(self, words: str) -> float:
        """Return how far apart two such ticks must be, in logical pixels."""
        metrics = QFontMetricsF(self.style["tickFont"] or QFont())
        if self.orientation == "left":
            return metrics.height() * 1.3
        return metrics.horizontalAdvance(words) + metrics.height()


class WholeAxis(PlainAxis):
    """Ticks at whole numbers only, written as the language writes them."""

    def tickSpacing(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, float]]:  # noqa: N802, N803
        return [(max(1, spacing), offset) for spacing, offset in super().tickSpacing(minVal, maxVal, size)]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        return [QLocale().toString(round(value)) for value in values]


class TimeAxis(PlainAxis):
    """Ticks at round times, in seconds, written by a function."""

    def __init__(self, side: str, written: Callable[[float], str]) -> None:
        """Write times with ``written``."""
        super().__init__(side)
        self._written = written

    def tickSpacing(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, float]]:  # noqa: N802, N803
        most = max(1.0, size / (1.5 * self._room_of(self._written(maxVal))))
        least = (maxVal - minVal) / most
        for step in STEPS:
            if step >= least:
                return [(step, 0)]
        return [(ceil(least / STEPS[-1]) * STEPS[-1], 0)]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        return [self._written(value) for value in values]


class NameAxis(PlainAxis):
    """Names at 0, 1, 2 and so on; where they do not fit, some are left out."""

    def __init__(self, side: str) -> None:
        """Name nothing yet."""
        super().__init__(side)
        self._names: Sequence[str] = ()

    def set_names(self, names: Sequence[str]) -> None:
        """Write these names from now on."""
        self._names = names
        self.picture = None
        self.update()

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[float, list[float]]]:  # noqa: N802, N803
        if not self._names:
            return []
        # an axis from top to bottom has its ends the other way round
        low, high = sorted((minVal, maxVal))
        room = max(self._room_of(name) for name in self._names)
        scale = (high - low) / max(size, 1.0)
        step = max(1, ceil(room * scale))
        # names at the ends may stick out only as far as they are seen
        inset = max(0.0, (room / 2 - OVERHANG) * scale) if self.orientation == "bottom" else 0.0
        first, last = max(ceil(low + inset), 0), min(floor(high - inset), len(self._names) - 1)
        # counted from the last one, which is the newest
        return [(step, [float(place) for place in range(last, first - 1, -step)])]

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:  # noqa: N802
        return [self._names[round(value)] for value in values]
