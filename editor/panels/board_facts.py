"""What there is to say about the board as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from editor.plane import canonical
from mahjong_qt.engine.layout.issues import IssueKind, LayoutIssue, find_issues
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot
from mahjong_qt.engine.layout.symmetry import Symmetry, symmetries_of

if TYPE_CHECKING:
    from editor.document import LayoutDocument


class BoardFacts(NamedTuple):
    """Counts, and issues with their slots where they are on the canvas.

    ``width`` and ``height`` are in half tiles, ``layers`` those that have tiles. What lies on others is told of
    solitaire boards: ``free`` at the start, ``covered``, even by a quarter, and ``hidden``, of which nothing is seen;
    ``holes``, the cells without a tile, of shisen-sho fields.
    """

    tiles: int
    width: int = 0
    height: int = 0
    layers: int = 0
    free: int = 0
    covered: int = 0
    hidden: int = 0
    holes: int = 0
    symmetries: frozenset[Symmetry] = frozenset()
    issues: tuple[LayoutIssue, ...] = ()


def facts_of(document: LayoutDocument) -> BoardFacts:
    """Look at the document as it stands."""
    slots = document.plane.slots
    if not slots:
        return BoardFacts(0, issues=(LayoutIssue(IssueKind.EMPTY),))
    x0, y0, z0 = (min(axis) for axis in zip(*slots, strict=True))
    layout = Layout.from_tiles(canonical(slots))
    found = find_issues(layout)
    if document.is_flat:
        found = tuple(issue for issue in found if not issue.slots)
    issues = tuple(
        LayoutIssue(issue.kind, tuple(Slot(x + x0, y + y0, z + z0) for x, y, z in issue.slots)) for issue in found
    )
    facts = BoardFacts(
        tiles=len(layout),
        width=layout.width,
        height=layout.height,
        layers=len({slot.z for slot in slots}),
        symmetries=symmetries_of(layout.slots),
        issues=issues,
    )
    if document.is_flat:
        cells = layout.width // TILE_SPAN * (layout.height // TILE_SPAN)
        return facts._replace(holes=cells - len(layout))
    return facts._replace(
        free=len(layout.free_tiles(layout.full)),
        covered=sum(mask > 0 for mask in layout.above),
        hidden=sum(len(issue.slots) for issue in issues if issue.kind is IssueKind.HIDDEN),
    )
