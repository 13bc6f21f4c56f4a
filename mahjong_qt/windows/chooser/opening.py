"""How the window for choosing a layout opens: its size, and the category that it shows."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize

from mahjong_qt.windows.chooser.categories import ALL, FAVOURITES, FIELDS, NEW, OWN, Category

LARGE = QSize(1500, 1000)
"""Size in logical pixels with which the window opens where the screen is large."""

SHARE = 0.85
"""Most of the width and the height of the screen that the window takes when it opens for the first time."""


class ChooserMemory(NamedTuple):
    """What the window keeps from one time to the next, until the program ends."""

    size: QSize
    category: Category


def memory_of(size: QSize, category: Category) -> ChooserMemory:
    """Return what to keep of a window that closes; what was imported is not new for ever."""
    return ChooserMemory(size, OWN if category == NEW else category)


def opening_category(memory: ChooserMemory | None, *, plays_field: bool = False) -> Category:
    """Return the category to open; who plays Shisen-sho sees its fields, unless they are in the one left open."""
    category = memory.category if memory else ALL
    return FIELDS if plays_field and category not in (OWN, FAVOURITES) else category


def opening_size(memory: ChooserMemory | None, screen: QSize) -> QSize:
    """Return the size to open with on a screen that has so much room for windows."""
    return memory.size.boundedTo(screen) if memory else LARGE.boundedTo(screen * SHARE)
