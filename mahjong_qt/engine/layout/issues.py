"""What is wrong with a layout, or worth a second look."""

from __future__ import annotations

import enum
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout

QUARTERS = TILE_SPAN * TILE_SPAN
"""Number of unit squares under a tile."""


class IssueKind(enum.Enum):
    """A kind of issue. The first two bar play; the others are warnings and legal."""

    EMPTY = "empty"
    """There is no tile."""
    ODD_COUNT = "odd count"
    """The tiles cannot go in pairs."""
    TWO_MOD_FOUR = "two mod four"
    """The tiles make no whole groups of four: one group has two."""
    FLOATING = "floating"
    """A tile above the table with no tile on the layer directly beneath it."""
    PARTLY_SUPPORTED = "partly supported"
    """A tile above the table with some of its quarters, and not all, on tiles of the layer directly beneath."""
    COVERED_ACROSS_GAP = "covered across a gap"
    """A tile with a quarter on which the next tile up is not on the next layer."""
    HIDDEN = "hidden"
    """A tile that cannot be seen from above: each of its quarters is covered."""

    @property
    def bars_play(self) -> bool:
        """Say whether a layout with this issue cannot be played."""
        return self in (IssueKind.EMPTY, IssueKind.ODD_COUNT)


class LayoutIssue(msgspec.Struct, frozen=True):
    """One kind of issue and the slots it concerns, in canonical order; none when the whole layout is meant."""

    kind: IssueKind
    slots: tuple[Slot, ...] = ()


def find_issues(layout: Layout) -> tuple[LayoutIssue, ...]:
    """Return what is wrong with a layout, one issue for each kind, in the order of :class:`IssueKind`."""
    tiles = len(layout)
    whole = {IssueKind.EMPTY: tiles == 0, IssueKind.ODD_COUNT: tiles % 2 == 1, IssueKind.TWO_MOD_FOUR: tiles % 4 == 2}
    concerned = _concerned_slots(layout)
    return tuple(
        LayoutIssue(kind, tuple(concerned.get(kind, ())))
        for kind in IssueKind
        if whole.get(kind) or concerned.get(kind)
    )


def is_playable(layout: Layout) -> bool:
    """Say whether nothing bars play: there are tiles, and they can go in pairs.

    Whether there is an order in which they can go is not asked here.
    """
    return len(layout) > 0 and len(layout) % 2 == 0


def _concerned_slots(layout: Layout) -> dict[IssueKind, list[Slot]]:
    """Look at each unit square of the table as a column of tiles, and at each tile from its four columns."""
    columns: dict[tuple[int, int], list[int]] = {}
    for tile, slot in enumerate(layout.slots):
        for dx in range(TILE_SPAN):
            for dy in range(TILE_SPAN):
                columns.setdefault((slot.x + dx, slot.y + dy), []).append(tile)
    resting, seen = [0] * len(layout), [0] * len(layout)  # numbers of quarters
    across_gap = set()
    for column in columns.values():
        seen[column[-1]] += 1
        for lower, upper in pairwise(column):
            if layout.slots[upper].z == layout.slots[lower].z + 1:
                resting[upper] += 1
            else:
                across_gap.add(lower)
    found: dict[IssueKind, list[Slot]] = {}
    for tile, slot in enumerate(layout.slots):
        if slot.z and resting[tile] < QUARTERS:
            found.setdefault(IssueKind.PARTLY_SUPPORTED if resting[tile] else IssueKind.FLOATING, []).append(slot)
        if tile in across_gap:
            found.setdefault(IssueKind.COVERED_ACROSS_GAP, []).append(slot)
        if not seen[tile]:
            found.setdefault(IssueKind.HIDDEN, []).append(slot)
    return found
