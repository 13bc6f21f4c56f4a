"""How terraces stand back from the edge beneath them."""

from __future__ import annotations

from typing import TypeAlias

Margins: TypeAlias = tuple[int, int]
"""By how many half tiles a terrace stands back from the edge beneath, at the sides, and at top and bottom."""

Style: TypeAlias = tuple[Margins, ...]
"""Margins of the terraces from layer 1 up, over and over."""

WIDER: tuple[Margins, ...] = (
    (0, 0),
    (2, 0),
    (0, 2),
    (2, 2),
    (4, 0),
    (1, 0),
    (0, 1),
    (1, 1),
    (4, 2),
    (2, 4),
    (4, 4),
)
"""What is added to the margins of a terrace, in this order, until it has room."""

NARROW: tuple[Margins, ...] = ((2, 0), (0, 2), (1, 1), (1, 0), (0, 1), (0, 0))
"""Margins that are tried when those of the style leave no place for a terrace."""

STYLES: tuple[Style, ...] = (
    ((2, 2),),
    ((2, 0), (0, 2)),
    ((2, 2), (1, 1)),
    ((0, 2), (2, 0)),
    ((1, 1), (2, 2)),
    ((2, 2), (0, 0)),
    ((1, 1),),
    ((2, 2), (2, 2), (1, 1)),
    ((2, 0), (2, 2)),
    ((0, 2), (2, 2)),
)
"""Styles of broad hills.

Their order and number can never change: the number of a layout draws from this list, and means the same for ever.
"""

LEDGES: tuple[Style, ...] = (
    ((0, 0), (1, 1)),
    ((1, 1), (0, 0)),
    ((0, 0),),
    ((1, 0), (0, 1)),
    ((2, 2), (0, 0)),
    ((0, 1), (1, 0)),
    ((1, 1),),
    ((2, 0), (0, 0)),
    ((0, 2), (0, 0)),
)
"""Styles of walls, paths and small hills.

Their order and number can never change: the number of a layout draws from this list, and means the same for ever.
"""
