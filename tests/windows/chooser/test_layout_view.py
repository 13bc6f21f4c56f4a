from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
from mahjong_qt.windows.chooser.layout_delegate import LayoutDelegate
from mahjong_qt.windows.chooser.layout_model import ID_ROLE, LayoutModel
from mahjong_qt.windows.chooser.layout_view import LayoutView
from mahjong_qt.windows.chooser.pictures import LayoutPictures
from tests.windows.chooser.layout_samples import sample

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MANY = [sample(f"X{number:04}", f"Layout {number}") for number in range(300)]


@pytest.fixture
def view(qtbot: QtBot, tmp_path: Path) -> LayoutView:
    catalogue = LayoutCatalogue(LayoutMarks(tmp_path / "marks.json"), {}, "en")
    view = LayoutView(LayoutModel(catalogue), LayoutPictures())
    qtbot.addWidget(view)
    view.show_anew(MANY, "")
    view.resize(view.width_of(3), 500)
    with qtbot.waitExposed(view):
        view.show()
    return view


def current(view: LayoutView) -> str:
    return str(view.currentIndex().data(ID_ROLE))


def place(view: LayoutView, layout_id: str) -> QPoint:
    """Where a cell lies in the window."""
    (row,) = [row for row in range(view.model().rowCount()) if view.model().index(row, 0).data(ID_ROLE) == layout_id]
    return view.visualRect(view.model().index(row, 0)).topLeft()


def columns(view: LayoutView) -> int:
    tops = [view.visualRect(view.model().index(row, 0)).top() for row in range(20)]
    return tops.count(tops[0])


def star(view: LayoutView, row: int) -> QPoint:
    delegate = view.itemDelegate()
    assert isinstance(delegate, LayoutDelegate)
    return delegate.mark_area(view.visualRect(view.model().index(row, 0))).center()


def test_the_columns_follow_the_width_and_fill_it(view: LayoutView) -> None:
    seen = []
    for width in (5, 3, 2, 1):
        view.resize(view.width_of(width), 500)
        QApplication.processEvents()
        seen.append(columns(view))
        assert view.horizontalScrollBar().maximum() == 0
        assert view.viewport().width() - columns(view) * view.gridSize().width() < view.gridSize().width() / 2
    assert seen[0] == 5
    assert seen[1] == 3
    # a narrow window has smaller cells before it has fewer
    assert seen[2] >= 2
    assert seen[3] >= 1


def test_a_low_window_still_shows_a_whole_row(view: LayoutView) -> None:
    view.resize(view.width(), 150)
    QApplication.processEvents()
    assert view.gridSize().height() <= view.viewport().height()


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        (Qt.Key.Key_Right, "X0005"),
        (Qt.Key.Key_Left, "X0003"),
        (Qt.Key.Key_Down, "X0007"),
        (Qt.Key.Key_Up, "X0001"),
        (Qt.Key.Key_Home, "X0000"),
        (Qt.Key.Key_End, "X0299"),
    ],
)
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_arrows_lead_to_neighbours_and_bring_them_into_view(
    view: LayoutView, key: Qt.Key, expected: str, direction: Qt.LayoutDirection
) -> None:
    view.setLayoutDirection(direction)
    if direction == Qt.LayoutDirection.RightToLeft:
        expected = {"X0005": "X0003", "X0003": "X0005"}.get(expected, expected)
    view.select(4)
    QTest.keyClick(view, key)
    assert current(view) == expected
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def test_layouts_that_come_before_it_move_neither_selection_nor_what_is_seen(view: LayoutView) -> None:
    view.select(200)
    before = place(view, "X0200")
    more = [sample(f"X9{number:03}") for number in range(30)]
    view.fill_in([*more, *MANY], current(view))
    assert current(view) == "X0200"
    assert place(view, "X0200") == before


def test_who_has_scrolled_away_from_the_selected_one_stays_there(view: LayoutView) -> None:
    view.select(2)
    view.verticalScrollBar().setValue(4321)
    before = place(view, "X0060")
    view.fill_in([*MANY, sample("X9")], current(view))
    assert (current(view), place(view, "X0060")) == ("X0002", before)
    view.fill_in([sample("X8", tiles=4), sample("X7"), sample("X6"), *MANY], current(view))
    assert (current(view), place(view, "X0060")) == ("X0002", before)
    view.resize(view.width(), view.height() - 30)
    QApplication.processEvents()
    assert view.verticalScrollBar().value() > 4000


def test_where_the_selected_one_is_gone_the_next_takes_its_place(view: LayoutView) -> None:
    view.select(100)
    view.fill_in(MANY[:100] + MANY[101:], current(view))
    assert current(view) == "X0101"
    view.fill_in(MANY[:50], current(view))
    assert current(view) == "X0049"
    view.fill_in([], current(view))
    assert not view.currentIndex().isValid()


@pytest.mark.parametrize(("wanted", "expected"), [("X0150", "X0150"), ("gone", "X0100"), ("", "X0100")])
def test_other_layouts_begin_with_the_wanted_one_or_the_first(view: LayoutView, wanted: str, expected: str) -> None:
    view.verticalScrollBar().setValue(9000)
    view.show_anew(MANY[100:], wanted)
    assert current(view) == expected
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def test_a_click_on_the_star_marks_and_does_not_select(view: LayoutView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.mark_clicked) as signal:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=star(view, 4))
    assert signal.args[0].row() == 4
    assert current(view) == "X0000"


def test_two_quick_clicks_on_the_star_mark_twice_and_play_nothing(view: LayoutView, qtbot: QtBot) -> None:
    marked: list[int] = []
    view.mark_clicked.connect(lambda index: marked.append(index.row()))
    with qtbot.assertNotEmitted(view.doubleClicked):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=star(view, 1))
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=star(view, 1))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=star(view, 1))
    assert marked == [1, 1]


def test_a_press_that_leaves_the_star_marks_nothing(view: LayoutView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.mark_clicked):
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=star(view, 1))
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=star(view, 2))


def test_the_menu_is_for_the_cell_under_the_mouse_or_for_the_selected_one(view: LayoutView) -> None:
    wanted: list[str] = []
    view.menu_wanted.connect(lambda _: wanted.append(current(view)))
    cell = view.visualRect(view.model().index(4, 0)).center()
    for reason, pos in (
        (QContextMenuEvent.Reason.Mouse, cell),
        (QContextMenuEvent.Reason.Mouse, QPoint(-5, -5)),
        (QContextMenuEvent.Reason.Keyboard, QPoint()),
    ):
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, pos, view.viewport().mapToGlobal(pos)))
    QTest.keyClick(view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert wanted == ["X0004"] * 3


def test_letters_are_left_to_the_window(view: LayoutView) -> None:
    view.select(4)
    QTest.keyClicks(view, "layout 2")
    assert current(view) == "X0004"


CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def click(view: LayoutView, row: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifiers, place)


def test_several_are_selected_by_click_with_ctrl_and_with_shift(view: LayoutView) -> None:
    click(view, 1)
    click(view, 4, CTRL)
    assert (view.selected_rows, current(view)) == ([1, 4], "X0004")
    click(view, 4)
    click(view, 2, SHIFT)
    assert (view.selected_rows, current(view)) == ([2, 3, 4], "X0002")
    click(view, 0)
    assert view.selected_rows == [0]


def test_several_are_selected_by_keys_also_after_one_was_selected_by_the_program(view: LayoutView) -> None:
    view.select(7)
    QTest.keyClick(view, Qt.Key.Key_Down, SHIFT)
    assert (view.selected_rows, current(view)) == ([7, 8, 9, 10], "X0010")
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.selected_rows == [7]
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    assert len(view.selected_rows) == len(MANY)
    assert current(view) == "X0007"


def test_several_are_selected_with_a_rubber_band(view: LayoutView) -> None:
    cells = [view.visualRect(view.model().index(row, 0)) for row in (0, 4)]
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=cells[0].center())
    QTest.mouseMove(view.viewport(), cells[0].center() + QPoint(30, 30))
    QTest.mouseMove(view.viewport(), cells[1].center())
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=cells[1].center())
    assert view.selected_rows == [0, 1, 3, 4]


def test_the_current_one_is_always_selected(view: LayoutView) -> None:
    click(view, 1)
    click(view, 1, CTRL)
    assert (view.selected_rows, current(view)) == ([1], "X0001")
    click(view, 4, CTRL)
    click(view, 5, CTRL)
    click(view, 5, CTRL)
    assert (view.selected_rows, current(view)) == ([1, 4], "X0004")
    view.show_anew(MANY[:2], "X0001")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().bottomRight())
    assert (view.selected_rows, current(view)) == ([1], "X0001")


def test_the_menu_on_one_of_several_is_for_all_of_them(view: LayoutView) -> None:
    click(view, 1)
    click(view, 4, CTRL)
    for row, expected in ((1, [1, 4]), (2, [2])):
        place = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=place)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), event)
        assert (view.selected_rows, current(view)) == (expected, f"X000{row}")


def test_layouts_that_come_in_leave_several_selected(view: LayoutView) -> None:
    click(view, 1)
    click(view, 4, CTRL)
    view.fill_in([sample("X9"), *MANY[:1], *MANY[2:]], current(view))
    assert (view.selected_rows, current(view)) == ([4], "X0004")
    view.add_to_selection([0, 1, 2])
    view.fill_in([sample("X8"), sample("X9"), *MANY], current(view))
    assert (view.selected_rows, current(view)) == ([1, 2, 4, 6], "X0004")


def pictured(view: LayoutView, entries: Sequence[LayoutEntry]) -> bool:
    delegate = view.itemDelegate()
    assert isinstance(delegate, LayoutDelegate)
    kind = delegate.picture_kind(view.gridSize())
    return all(view.pictures.picture(entry, kind) is not None for entry in entries)


def test_what_is_in_view_and_the_next_page_get_their_pictures(qtbot: QtBot, view: LayoutView) -> None:
    different = [sample(f"X{tiles}", tiles=tiles) for tiles in range(2, 202)]
    view.show_anew(different, "")
    qtbot.waitUntil(lambda: pictured(view, different[:12]))
    assert not pictured(view, different[150:])
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: pictured(view, different[-9:]))
