from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from mahjong_qt.windows.chooser import categories
from mahjong_qt.windows.chooser.categories import Category, CategoryKind
from mahjong_qt.windows.chooser.category_list import BEGINS_GROUP_ROLE, CategoryModel
from mahjong_qt.windows.chooser.category_picker import CategoryPicker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

CLASSIC = Category(CategoryKind.SUBJECT, "classic")
COUNTS = {categories.ALL: 9, CLASSIC: 4, categories.OWN: 5, Category(CategoryKind.SUBJECT, "something else"): 2}


@pytest.fixture
def picker(qtbot: QtBot) -> Iterator[CategoryPicker]:
    window = QWidget()
    qtbot.addWidget(window)
    picker = CategoryPicker(categories.ALL, window)
    picker.show(COUNTS)
    picker.list.resize(200, 400)
    window.resize(400, 400)
    window.show()
    yield picker
    # until here it keeps what stands in it
    window.close()


def words(picker: CategoryPicker) -> list[str]:
    return [picker.box.itemText(row) for row in range(picker.box.count())]


def test_the_first_three_are_always_there_and_the_others_when_they_have_layouts(picker: CategoryPicker) -> None:
    assert words(picker) == ["All (9)", "Favourites (0)", "Not played yet (0)", "Classic (4)", "My layouts (5)"]


def test_the_open_one_stays_when_its_last_layout_is_gone(picker: CategoryPicker) -> None:
    picker.open(categories.HIDDEN)
    picker.show(COUNTS)
    assert words(picker)[-1] == "Hidden (0)"
    picker.open(categories.ALL)
    picker.show(COUNTS)
    assert "Hidden (0)" not in words(picker)


def test_list_and_box_show_the_same_choice_and_tell_of_it_once(picker: CategoryPicker, qtbot: QtBot) -> None:
    told: list[Category] = []
    picker.picked.connect(lambda: told.append(picker.current))
    place = picker.list.visualRect(picker.list.model().index(3, 0)).center()
    QTest.mouseClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told == [CLASSIC]
    assert picker.box.currentIndex() == 3
    picker.box.setFocus()
    QTest.keyClick(picker.box, Qt.Key.Key_Down)
    assert told == [CLASSIC, categories.OWN]
    assert picker.list.currentIndex().row() == 4


def test_new_numbers_tell_of_no_choice(picker: CategoryPicker, qtbot: QtBot) -> None:
    picker.open(CLASSIC)
    with qtbot.assertNotEmitted(picker.picked):
        picker.show(COUNTS)
        picker.show({categories.ALL: 1, categories.GENERATED: 1})
        picker.show(COUNTS | {categories.HIDDEN: 3})
    assert picker.current == CLASSIC
    assert picker.list.currentIndex().row() == picker.box.currentIndex() == 3


def test_a_screen_reader_hears_name_and_number(picker: CategoryPicker) -> None:
    picker.retranslate()
    assert picker.list.accessibleName() == picker.box.accessibleName() == "Categories"
    spoken = str(picker.list.model().index(3, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("Classic, 4 ")


def test_each_sort_of_category_stands_apart(picker: CategoryPicker) -> None:
    model = picker.list.model()
    begins = [model.index(row, 0).data(BEGINS_GROUP_ROLE) for row in range(model.rowCount())]
    assert begins == [False, False, False, True, True]


def test_it_is_a_model_as_qt_wants_it(qapp: object) -> None:
    model = CategoryModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(COUNTS, categories.ALL)
    model.show({}, categories.ALL)
    assert model.rowCount() == 3
    del tester
