from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.change import SlotChange
from editor.panels.board_panel import BoardPanel
from editor.panels.board_words import BoardWords
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.editor.places import adding, slots

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.workspace import Workspace

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def panel(qtbot: QtBot, workspace: Workspace) -> BoardPanel:
    panel = BoardPanel(workspace)
    qtbot.addWidget(panel)
    panel.resize(240, 500)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def shown(panel: BoardPanel) -> dict[str, str]:
    return {name: value.text() for name, value in panel.values.items() if value.isVisible()}


def lines(panel: BoardPanel) -> list[str]:
    return [panel.issues.item(row).text() for row in range(panel.issues.count())]


def test_the_count_follows_at_once_and_all_else_after_the_edit(
    qtbot: QtBot, panel: BoardPanel, workspace: Workspace
) -> None:
    gesture = workspace.document.begin("Draw tiles")
    gesture.add(adding((20, 0, 0), (22, 0, 0)))
    assert panel.count.text() == "8 of 144"
    assert shown(panel)["size"] == "3 × 1 tiles"
    gesture.finish()
    qtbot.waitUntil(lambda: shown(panel)["size"] == "12 × 1 tiles")


def test_an_undo_is_followed_too(qtbot: QtBot, panel: BoardPanel, workspace: Workspace) -> None:
    workspace.apply(adding((20, 0, 0)), "Draw tiles")
    workspace.document.undo()
    assert panel.count.text() == "6 of 144"
    qtbot.waitUntil(lambda: panel.facts.tiles == 6)


def test_half_tiles_are_written_as_such(panel: BoardPanel, workspace: Workspace) -> None:
    workspace.apply(adding((1, 3, 0)), "Draw tiles")
    panel.look()
    assert shown(panel)["size"] == "3 × 2½ tiles"


def test_a_board_out_of_view_is_looked_at_when_it_is_seen(panel: BoardPanel, workspace: Workspace) -> None:
    panel.hide()
    workspace.apply(adding((20, 0, 0)), "Draw tiles")
    assert panel.facts.tiles == 6
    panel.show()
    assert panel.facts.tiles == 7


@pytest.mark.parametrize(
    ("tiles", "rest"),
    [
        (0, ["144 more make a full set"]),
        (143, ["1 more make a full set", "1 more makes a multiple of four"]),
        (142, ["2 more make a full set", "2 more make a multiple of four"]),
        (141, ["3 more make a full set", "1 more makes the number even, 3 a multiple of four"]),
        (144, ["A full set"]),
        (148, ["4 more than a full set"]),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_what_is_missing_is_said(tiles: int, rest: list[str]) -> None:
    assert BoardWords().rest(tiles) == rest


def test_a_click_on_a_warning_shows_its_tiles(qtbot: QtBot, panel: BoardPanel, workspace: Workspace) -> None:
    workspace.apply(adding((20, 0, 3)), "Draw tiles")
    panel.look()
    row = next(row for row, line in enumerate(lines(panel)) if "nothing beneath" in line)
    place = panel.issues.visualItemRect(panel.issues.item(row)).center()
    pointed: list[object] = []
    workspace.highlighted.connect(pointed.append)
    with qtbot.waitSignal(panel.show_wanted) as wanted:
        QTest.mouseClick(panel.issues.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted.args == [slots((20, 0, 3))]
    assert set(pointed) == {slots((20, 0, 3))}


def test_enter_on_a_warning_shows_its_tiles(qtbot: QtBot, panel: BoardPanel, workspace: Workspace) -> None:
    workspace.apply(adding((20, 0, 3)), "Draw tiles")
    panel.look()
    panel.issues.setCurrentRow(next(row for row, line in enumerate(lines(panel)) if "nothing beneath" in line))
    with qtbot.waitSignal(panel.show_wanted):
        QTest.keyClick(panel.issues, Qt.Key.Key_Return)


def test_a_warning_stays_chosen_while_it_holds(panel: BoardPanel, workspace: Workspace) -> None:
    workspace.apply(adding((20, 0, 3)), "Draw tiles")
    panel.look()
    row = next(row for row, line in enumerate(lines(panel)) if "nothing beneath" in line)
    panel.issues.setCurrentRow(row)
    workspace.apply(adding((30, 0, 0), (32, 0, 0), (34, 0, 3)), "Draw tiles")
    panel.look()
    assert "nothing beneath" in panel.issues.currentItem().text()


def test_warnings_stand_back_where_nothing_stands_out(panel: BoardPanel, workspace: Workspace) -> None:
    four = adding((0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)).added
    workspace.apply(SlotChange.between(workspace.document.plane.slots, four), "Draw tiles")
    panel.look()
    assert not panel.issues.isVisible()
    assert panel.title.text() == "Nothing stands out"


def test_a_field_is_told_of_in_its_own_terms(panel: BoardPanel, workspace: Workspace) -> None:
    tiles = [(0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0)]
    workspace.document.replace(LayoutFile(Layout.from_tiles(tiles), game="shisen-sho"))
    panel.look()
    assert shown(panel) == {"size": "2 × 2 tiles", "holes": "0", "symmetry": "left and right, top and bottom"}


def test_an_empty_board_has_nothing_to_measure(panel: BoardPanel, workspace: Workspace) -> None:
    workspace.document.replace(None)
    panel.look()
    assert panel.count.text() == "0 of 144"
    assert shown(panel) == {}
    assert lines(panel) == ["There is no tile yet"]
