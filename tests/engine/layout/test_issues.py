"""What is wrong with a layout."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.issues import IssueKind, LayoutIssue, find_issues, is_playable
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.slot import Slot

Tile = tuple[int, int, int]

FAR = [(20, 0, 0), (24, 0, 0), (28, 0, 0)]


@st.composite
def small_layouts(draw: st.DrawFn) -> Layout:
    """Crowded little boards, so that tiles lie on, across and under each other."""
    axis = st.integers(0, 4)
    kept: list[Tile] = []
    for x, y, z in draw(st.lists(st.tuples(axis, axis, st.integers(0, 3)), min_size=1, max_size=16)):
        if all(c != z or abs(a - x) > 1 or abs(b - y) > 1 for a, b, c in kept):
            kept.append((x, y, z))
    return Layout.from_tiles(kept)


def slots_by_kind(layout: Layout) -> dict[IssueKind, tuple[Slot, ...]]:
    return {issue.kind: issue.slots for issue in find_issues(layout)}


def quarters(slot: Slot) -> set[tuple[int, int]]:
    return {(slot.x + dx, slot.y + dy) for dx in (0, 1) for dy in (0, 1)}


def plain_issues(layout: Layout) -> dict[IssueKind, tuple[Slot, ...]]:
    """The slow twin: the definitions word by word, each tile against all others."""
    found: dict[IssueKind, list[Slot]] = {}
    for slot in layout.slots:
        others = [other for other in layout.slots if other != slot]
        carried = {q for other in others if other.z == slot.z - 1 for q in quarters(slot) & quarters(other)}
        if slot.z > 0 and not carried:
            found.setdefault(IssueKind.FLOATING, []).append(slot)
        if slot.z > 0 and 0 < len(carried) < 4:
            found.setdefault(IssueKind.PARTLY_SUPPORTED, []).append(slot)
        higher = [[o.z for o in others if o.z > slot.z and q in quarters(o)] for q in quarters(slot)]
        if any(layers and min(layers) > slot.z + 1 for layers in higher):
            found.setdefault(IssueKind.COVERED_ACROSS_GAP, []).append(slot)
        if all(higher):
            found.setdefault(IssueKind.HIDDEN, []).append(slot)
    return {kind: tuple(slots) for kind, slots in found.items()}


@given(layout=small_layouts())
def test_it_agrees_with_the_definitions(layout: Layout) -> None:
    about_tiles = {kind: slots for kind, slots in slots_by_kind(layout).items() if slots}
    assert about_tiles == plain_issues(layout)


@pytest.mark.parametrize(
    ("tiles", "kind", "concerned"),
    [
        ([(0, 0, 0), (4, 0, 1), *FAR], IssueKind.FLOATING, [(4, 0, 1)]),
        ([(0, 0, 0), (0, 0, 2), *FAR], IssueKind.FLOATING, [(0, 0, 2)]),
        ([(0, 0, 0), (1, 0, 1), *FAR], IssueKind.PARTLY_SUPPORTED, [(1, 0, 1)]),
        ([(0, 0, 0), (1, 1, 1), *FAR], IssueKind.PARTLY_SUPPORTED, [(1, 1, 1)]),
        ([(0, 0, 0), (1, 1, 2), *FAR], IssueKind.COVERED_ACROSS_GAP, [(0, 0, 0)]),
        ([(0, 0, 0), (0, 0, 1), *FAR], IssueKind.HIDDEN, [(0, 0, 0)]),
        ([(1, 0, 0), (0, 0, 1), (2, 0, 1), *FAR], IssueKind.HIDDEN, [(1, 0, 0)]),
    ],
)
def test_one_example_of_each(tiles: list[Tile], kind: IssueKind, concerned: list[Tile]) -> None:
    assert slots_by_kind(Layout.from_tiles(tiles))[kind] == tuple(concerned)


def test_a_tile_on_the_joint_of_four_is_no_issue() -> None:
    joint = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0), (1, 1, 1), *FAR])
    assert find_issues(joint) == ()


@pytest.mark.parametrize(
    ("count", "kinds", "playable"),
    [
        (1, [IssueKind.ODD_COUNT], False),
        (2, [IssueKind.TWO_MOD_FOUR], True),
        (3, [IssueKind.ODD_COUNT], False),
        (4, [], True),
        (6, [IssueKind.TWO_MOD_FOUR], True),
    ],
)
def test_counts(count: int, kinds: list[IssueKind], playable: bool) -> None:
    row = Layout.from_tiles([(2 * i, 0, 0) for i in range(count)])
    assert find_issues(row) == tuple(LayoutIssue(kind) for kind in kinds)
    assert is_playable(row) is playable


def test_no_tiles() -> None:
    assert find_issues(Layout(())) == (LayoutIssue(IssueKind.EMPTY),)
    assert not is_playable(Layout(()))


@given(layout=small_layouts())
def test_what_bars_play_is_what_is_not_playable(layout: Layout) -> None:
    assert is_playable(layout) is not any(issue.kind.bars_play for issue in find_issues(layout))
