from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.panels.layer_model import LOCKED, NAME, TILES, VISIBLE
from editor.panels.layers_panel import LayersPanel
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.editor.places import adding, slots

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.tools.edit_commands import EditCommands
    from editor.workspace import Workspace

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MOVING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
FIELD = LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), game="shisen-sho")


@pytest.fixture
def panel(qtbot: QtBot, workspace: Workspace, commands: EditCommands) -> LayersPanel:
    panel = LayersPanel(workspace, commands)
    qtbot.addWidget(panel)
    panel.resize(260, 400)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def texts(panel: LayersPanel, column: int) -> list[str]:
    model = panel.model
    return [model.data(model.index(row, column)) for row in range(model.rowCount())]


def spoken(panel: LayersPanel, row: int) -> str:
    text = panel.model.data(panel.model.index(row, NAME), Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(text, str)
    return text


def middle(panel: LayersPanel, row: int, column: int) -> QPoint:
    return panel.table.visualRect(panel.model.index(row, column)).center()


def click(panel: LayersPanel, row: int, column: int) -> None:
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=middle(panel, row, column))


def test_layers_are_listed_highest_first_with_their_tiles(panel: LayersPanel) -> None:
    assert texts(panel, NAME) == ["Layer 3", "Layer 2", "Layer 1"]
    assert texts(panel, TILES) == ["1", "2", "3"]


def test_an_empty_layer_is_listed_too(panel: LayersPanel, workspace: Workspace) -> None:
    panel.buttons["layer_add"].click()
    assert texts(panel, TILES) == ["0", "1", "2", "3"]
    assert workspace.layers.current == 3
    assert panel.table.currentIndex().row() == 0


def test_counts_follow_in_the_middle_of_a_stroke_and_back(panel: LayersPanel, workspace: Workspace) -> None:
    gesture = workspace.document.begin("Draw tiles")
    gesture.add(adding((8, 0, 1), (10, 0, 1)))
    assert texts(panel, TILES) == ["1", "4", "3"]
    gesture.cancel()
    assert texts(panel, TILES) == ["1", "2", "3"]


def test_a_click_on_a_row_works_on_its_layer(panel: LayersPanel, workspace: Workspace) -> None:
    click(panel, 0, NAME)
    assert workspace.layers.current == 2


def test_arrows_work_on_the_layers_above_and_below(panel: LayersPanel, workspace: Workspace) -> None:
    QTest.keyClick(panel.table, Qt.Key.Key_Up)
    assert workspace.layers.current == 1
    QTest.keyClick(panel.table, Qt.Key.Key_Down)
    assert workspace.layers.current == 0


def test_the_row_that_is_worked_on_is_marked(panel: LayersPanel, workspace: Workspace) -> None:
    workspace.layers.select(1)
    assert [index.row() for index in panel.table.selectionModel().selectedRows()] == [1]


@pytest.mark.parametrize("column", [VISIBLE, LOCKED])
def test_eye_and_lock_are_turned_over_without_a_change_of_layer(
    panel: LayersPanel, workspace: Workspace, column: int
) -> None:
    click(panel, 0, column)
    view = workspace.layers.view
    assert (view.hidden if column == VISIBLE else view.locked) == {2}
    assert view.current == 0
    click(panel, 0, column)
    assert not workspace.layers.view.hidden | workspace.layers.view.locked


def test_the_second_of_two_quick_clicks_on_an_eye_counts_too(panel: LayersPanel, workspace: Workspace) -> None:
    place = middle(panel, 0, VISIBLE)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    there = panel.table.viewport().mapToGlobal(place)
    double = QMouseEvent(QEvent.Type.MouseButtonDblClick, QPointF(place), QPointF(there), left, left, none)
    click(panel, 0, VISIBLE)
    QApplication.sendEvent(panel.table.viewport(), double)
    assert not workspace.layers.view.hidden


def test_keys_of_the_list_win_over_those_of_the_window(panel: LayersPanel, workspace: Workspace) -> None:
    line = QAction(panel)
    line.setShortcut(QKeySequence("L"))
    line.triggered.connect(lambda _: pytest.fail("the tool was taken"))
    panel.addAction(line)
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_L)
    QTest.keyClick(panel.table, Qt.Key.Key_Space)
    assert workspace.layers.view.locked == workspace.layers.view.hidden == {0}


def test_keys_move_the_layer_among_the_others(panel: LayersPanel, workspace: Workspace) -> None:
    QTest.keyClick(panel.table, Qt.Key.Key_Up, MOVING)
    assert texts(panel, TILES) == ["1", "3", "2"]
    assert workspace.layers.current == 1
    QTest.keyClick(panel.table, Qt.Key.Key_Down, MOVING)
    assert texts(panel, TILES) == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("dragged", "dropped_before", "counts"),
    [(0, 3, ["2", "3", "1"]), (2, 0, ["3", "1", "2"]), (0, 2, ["2", "1", "3"]), (1, 1, ["1", "2", "3"])],
)
def test_a_layer_that_is_dragged_lands_between_the_others(
    qtbot: QtBot, panel: LayersPanel, dragged: int, dropped_before: int, counts: list[str]
) -> None:
    model = panel.model
    data = model.mimeData([model.index(dragged, NAME)])
    with qtbot.waitSignal(model.dropped):
        model.dropMimeData(data, Qt.DropAction.MoveAction, dropped_before, 0, QModelIndex())
    qtbot.waitUntil(lambda: texts(panel, TILES) == counts)


def test_a_layer_is_read_out_with_all_that_is_to_say(panel: LayersPanel, workspace: Workspace) -> None:
    workspace.layers.set_hidden(1, True)
    workspace.layers.set_locked(1, True)
    assert spoken(panel, 0) == "Layer 3, 1 tile(s)"
    assert spoken(panel, 1) == "Layer 2, 2 tile(s), hidden, locked"


def test_an_eye_shows_a_layer_that_another_one_alone_kept_from_view(panel: LayersPanel, workspace: Workspace) -> None:
    panel.only.click()
    assert workspace.layers.view.only_current
    click(panel, 0, VISIBLE)
    assert workspace.layers.view.is_visible(2)
    assert not panel.only.isChecked()


def test_boxes_follow_what_the_menu_does(panel: LayersPanel, workspace: Workspace) -> None:
    workspace.layers.set_auto(True)
    assert panel.auto.isChecked()
    panel.auto.click()
    assert not workspace.layers.view.is_auto


def test_buttons_that_lead_nowhere_say_why(panel: LayersPanel, workspace: Workspace) -> None:
    assert not panel.buttons["layer_merge"].isEnabled()
    assert "lowest layer" in panel.buttons["layer_merge"].toolTip()
    workspace.layers.select(2)
    assert panel.buttons["layer_merge"].isEnabled()
    assert not panel.buttons["layer_up"].isEnabled()


def test_buttons_work_on_the_layer_and_can_be_undone(panel: LayersPanel, workspace: Workspace) -> None:
    before = workspace.document.plane.slots
    workspace.layers.select(1)
    panel.buttons["layer_delete"].click()
    assert texts(panel, TILES) == ["1", "3"]
    workspace.document.undo()
    assert texts(panel, TILES) == ["1", "2", "3"]
    assert workspace.document.plane.slots == before


def test_a_field_has_one_layer_to_hide_and_lock_and_nothing_else(panel: LayersPanel, workspace: Workspace) -> None:
    workspace.document.replace(FIELD)
    assert texts(panel, NAME) == ["Layer 1"]
    usable = {name for name, button in panel.buttons.items() if button.isEnabled()}
    assert usable == {"layer_delete"}
    assert "one layer only" in panel.buttons["layer_add"].toolTip()
    assert not panel.auto.isEnabled()
    click(panel, 0, VISIBLE)
    assert workspace.layers.view.hidden == {0}


def test_the_menu_shows_what_holds_for_the_layer_and_does_it(panel: LayersPanel, workspace: Workspace) -> None:
    workspace.layers.set_locked(0, True)
    workspace.layers.set_hidden(2, True)
    panel.menu.fill()
    entries = {action.text().replace("&", ""): action for action in panel.menu.actions()}
    assert entries["Lock"].isChecked()
    assert not entries["Merge down"].isEnabled()
    entries["Show all layers"].trigger()
    assert not workspace.layers.view.hidden
    entries["Move higher"].trigger()
    assert workspace.document.plane.on_layer(0) == slots((0, 0, 0), (3, 0, 0))


def test_icons_stand_out_from_a_row_that_is_selected(panel: LayersPanel) -> None:
    icon = panel.model.data(panel.model.index(0, VISIBLE), Qt.ItemDataRole.DecorationRole)
    assert isinstance(icon, QIcon)
    plain, selected = (icon.pixmap(18, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected))
    assert plain != selected
