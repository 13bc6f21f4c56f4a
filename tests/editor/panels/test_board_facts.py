from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from editor.change import SlotChange
from editor.panels.board_facts import facts_of
from editor.workspace import Workspace
from mahjong_qt.engine.layout.issues import IssueKind, find_issues
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.symmetry import Symmetry
from tests.editor.places import BOARDS, adding, slots

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from mahjong_qt.engine.layout.slot import Slot


def test_counts_of_a_small_board(qapp: QApplication, workspace: Workspace) -> None:
    facts = facts_of(workspace.document)
    assert (facts.tiles, facts.width, facts.height, facts.layers) == (6, 6, 2, 3)
    # the two on the second layer are apart by a half tile, and the top one covers the one beneath
    assert facts.free == 2
    assert facts.covered == 4
    assert facts.hidden == 2


def test_issues_are_where_the_tiles_are_on_the_canvas(qapp: QApplication) -> None:
    workspace = Workspace()
    workspace.apply(adding((-5, 7, 2), (-5, 7, 4)), "Draw tiles")
    kinds = {issue.kind: frozenset(issue.slots) for issue in facts_of(workspace.document).issues}
    assert kinds[IssueKind.FLOATING] == slots((-5, 7, 4))
    assert kinds[IssueKind.COVERED_ACROSS_GAP] == slots((-5, 7, 2))


@given(board=BOARDS)
def test_issues_are_those_of_the_file_wherever_the_board_lies(board: frozenset[Slot]) -> None:
    workspace = Workspace()
    workspace.apply(SlotChange(added=board), "Draw tiles")
    facts = facts_of(workspace.document)
    if not board:
        assert [issue.kind for issue in facts.issues] == [IssueKind.EMPTY]
        return
    issues = find_issues(Layout.from_tiles(board))
    assert [(issue.kind, len(issue.slots)) for issue in facts.issues] == [(i.kind, len(i.slots)) for i in issues]
    assert all(slot in board for issue in facts.issues for slot in issue.slots)


def test_a_field_has_holes_and_no_layers_to_hide_anything(qapp: QApplication) -> None:
    workspace = Workspace()
    tiles = [(2 * x, 2 * y, 0) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    workspace.document.replace(LayoutFile(Layout.from_tiles(tiles), game="shisen-sho"))
    facts = facts_of(workspace.document)
    assert (facts.tiles, facts.holes, facts.issues) == (8, 1, ())
    assert facts.symmetries == frozenset(Symmetry)
