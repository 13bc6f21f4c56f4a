from __future__ import annotations

import errno
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.windows.chooser import categories
from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
from mahjong_qt.windows.chooser.cell_actions import LayoutCellActions
from mahjong_qt.windows.chooser.layout_changes import LayoutChanges
from mahjong_qt.windows.chooser.message_line import MessageLine
from tests.windows.chooser.layout_samples import ALL, DRAFT, OWN, PAIR, WALL, FakeShelf

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


class Place:
    """Actions with everything that they act on."""

    def __init__(self, view: QWidget, path: Path) -> None:
        self.marks = LayoutMarks(path)
        self.shelf = FakeShelf(ALL)
        self.catalogue = LayoutCatalogue(self.marks, {}, "en")
        self.catalogue.take(ALL)
        self.message = MessageLine(view)
        self.changes = LayoutChanges(self.catalogue, self.marks, self.shelf.as_shelf(), self.message, view)
        self.cells = LayoutCellActions(view, self.catalogue, self.changes, self.message)
        self.view = view

    def do(self, name: str) -> None:
        action = self.cells.actions[name]
        assert action.isEnabled()
        action.trigger()

    def in_menu(self) -> set[str]:
        menu = self.cells.menu(self.view)
        return {action.objectName() for action in menu.actions() if action.isVisible() and action.isEnabled()} - {""}


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path) -> Place:
    view = QWidget()
    qtbot.addWidget(view)
    return Place(view, tmp_path / "marks.json")


def test_the_menu_offers_what_can_be_done_with_the_layout(place: Place) -> None:
    assert place.in_menu() == set()
    place.cells.select(WALL)
    assert place.in_menu() == {"play", "favourite", "hide", "edit", "copy", "export"}
    place.cells.select(DRAFT)
    assert place.in_menu() == {"favourite", "hide", "remove", "edit", "copy", "export"}


def test_a_favourite_is_switched_on_and_off(place: Place) -> None:
    place.cells.select(WALL)
    texts = []
    for is_favourite in (True, False):
        texts.append(place.cells.actions["favourite"].text())
        place.do("favourite")
        assert (WALL.id in place.marks.favourites) is is_favourite
    assert texts[0] != texts[1]
    assert place.message.text == ""


def test_a_hidden_layout_comes_back_by_undo_or_by_show_again(place: Place, qtbot: QtBot) -> None:
    place.cells.select(PAIR)
    place.do("hide")
    assert place.catalogue.shown(categories.HIDDEN, "") == [PAIR]
    assert "“Pair”" in place.message.text
    with qtbot.waitSignal(place.changes.brought_back) as signal:
        place.do("undo")
    assert signal.args == [(PAIR.id,)]
    assert not place.marks.hidden
    place.do("hide")
    place.do("hide")
    assert not place.marks.hidden


def test_a_removed_layout_comes_back_by_undo(place: Place, qtbot: QtBot) -> None:
    place.cells.select(OWN)
    place.do("remove")
    assert OWN not in place.shelf.entries
    assert place.message.text == "Removed “Dragon”."
    with qtbot.waitSignal(place.changes.brought_back) as signal:
        place.do("undo")
    assert signal.args == [(OWN.id,)]
    assert place.shelf.entries == ALL
    assert place.message.text == ""


def test_several_are_brought_back_one_after_the_other(place: Place) -> None:
    for entry in (OWN, DRAFT):
        place.cells.select(entry)
        place.do("remove")
    place.do("undo")
    assert place.message.text == "Removed “Dragon”."
    place.do("undo")
    assert place.shelf.entries == ALL


def test_what_cannot_be_removed_stays_and_the_reason_is_told(place: Place) -> None:
    place.shelf.error = PermissionError(errno.EACCES, "Permission denied")
    place.cells.select(OWN)
    place.do("remove")
    assert OWN in place.shelf.entries
    assert "“Dragon”" in place.message.text
    assert "Permission denied" in place.message.text


def test_what_cannot_be_brought_back_can_be_tried_again(place: Place) -> None:
    place.cells.select(OWN)
    place.do("remove")
    place.shelf.error = OSError(errno.ENOSPC, "No space left")
    place.do("undo")
    assert "No space left" in place.message.text
    place.shelf.error = None
    place.do("undo")
    assert OWN in place.shelf.entries


@pytest.mark.parametrize("name", ["favourite", "hide"])
def test_a_mark_that_cannot_be_written_is_in_force_all_the_same(
    place: Place, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("mahjong_qt.layout_marks.replace_file", fail)
    place.cells.select(WALL)
    place.do(name)
    assert "Read-only file system" in place.message.text
    assert WALL.id in place.marks.favourites | place.marks.hidden


def test_a_name_is_told_as_it_is(place: Place) -> None:
    odd = OWN._replace(name="%2 & <b>%1</b>")
    place.shelf.put([odd])
    place.cells.select(odd)
    place.do("remove")
    assert place.message.text == "Removed “%2 & <b>%1</b>”."


def test_several_are_acted_on_together_and_come_back_together(place: Place) -> None:
    place.cells.select(OWN, (WALL, OWN, DRAFT))
    place.do("remove")
    assert OWN not in place.shelf.entries
    assert DRAFT not in place.shelf.entries
    assert place.message.text == "Removed 2 layout(s)."
    place.do("undo")
    assert place.shelf.entries == ALL
    assert place.message.text == ""
    place.do("hide")
    assert place.catalogue.shown(categories.HIDDEN, "") == [WALL, OWN, DRAFT]
    assert place.message.text == "3 layout(s) are hidden."
    place.do("undo")
    assert not place.marks.hidden


def test_several_become_favourites_and_one_undo_makes_those_none_that_were_none(place: Place) -> None:
    place.marks.set_favourite(WALL.id, True)
    place.cells.select(WALL, (WALL, OWN, DRAFT))
    place.do("favourite")
    assert place.marks.favourites == {WALL.id, OWN.id, DRAFT.id}
    assert place.message.text == "2 layout(s) became favourites."
    place.do("undo")
    assert place.marks.favourites == {WALL.id}
    place.do("favourite")
    place.do("favourite")
    assert place.marks.favourites == frozenset()
    assert place.message.text == "3 layout(s) are no favourites any more."


def test_what_is_for_one_layout_is_not_offered_for_several(place: Place) -> None:
    place.cells.select(WALL, (WALL, OWN))
    assert place.in_menu() == {"play", "favourite", "hide", "remove"}
    place.cells.select(DRAFT, (WALL, DRAFT))
    assert "play" not in place.in_menu()
    place.cells.select(WALL, (WALL, PAIR))
    assert "remove" not in place.in_menu()


def test_the_shelf_is_looked_at_once_when_several_go(place: Place) -> None:
    looked: list[bool] = []
    place.changes.shelf_changed.connect(lambda: looked.append(place.changes.are_under_way))
    place.shelf.changed.connect(lambda _: looked.append(place.changes.are_under_way))
    place.cells.select(OWN, (OWN, DRAFT))
    place.do("remove")
    assert looked == [True, True, False]


def test_what_could_be_removed_comes_back_although_another_could_not(place: Place) -> None:
    place.shelf.stuck = DRAFT.id
    place.cells.select(OWN, (OWN, DRAFT))
    place.do("remove")
    assert "Removed “Dragon”. “Half done” could not be removed." in place.message.text
    assert DRAFT in place.shelf.entries
    place.do("undo")
    assert place.shelf.entries == ALL
