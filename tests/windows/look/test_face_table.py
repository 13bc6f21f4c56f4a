from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_qt.windows.look.face_table import FaceTable
from tests.windows.look.conftest import missing

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from tests.windows.look.conftest import LookTable

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

NAMES = {"1B": "t/one.svg", "2B": "t/two.svg"}
FILES = ("t/one.svg", "t/two.svg", "t/pic-b.svg", "t/Pic-a.svg", "t/pic-c10.svg", "t/pic-c9.svg")
FILL = "Fill in from Numbers"
PATHS = ("/sets/mine.zip",)


def steps(look: LookTable) -> list[str]:
    return [button.text() for button in look.pane.tile_sets.notice.buttons]


def take(look: LookTable, words: str) -> None:
    (button,) = [button for button in look.pane.tile_sets.notice.buttons if button.text() == words]
    look.click(button)


def asked(look: LookTable, *labels: str, names: dict[str, str] | None = None) -> FaceTable:
    """The window that a player opens about these faces."""
    look.pane.tile_sets.adding.add(PATHS)
    look.sets.failed.emit(missing(*labels, names=NAMES if names is None else names, files=FILES))
    take(look, "Match files…")
    table = look.dialog("face_table")
    assert isinstance(table, FaceTable)
    table.show()
    return table


def choose(table: FaceTable, label: str, file: str) -> None:
    choice = table.choices[label]
    choice.setCurrentIndex(choice.findText(file))


def texts(table: FaceTable, label: str) -> list[str]:
    choice = table.choices[label]
    return [choice.itemText(row) for row in range(choice.count())]


def is_offered(table: FaceTable, label: str, file: str) -> bool:
    choice = table.choices[label]
    return bool(choice.model().index(choice.findText(file), 0).flags() & Qt.ItemFlag.ItemIsEnabled)


def test_matching_is_offered_where_files_are_left(look: LookTable) -> None:
    look.pane.tile_sets.adding.add(PATHS)
    look.sets.failed.emit(missing("F1", names=NAMES, files=FILES[:2]))
    assert steps(look) == [FILL, "Leave it"]
    take(look, "Leave it")
    look.sets.failed.emit(missing("F1", names=NAMES, files=FILES))
    assert steps(look) == [FILL, "Match files…", "Leave it"]
    take(look, "Leave it")
    # a set of which nothing is known would only be ours again
    look.sets.failed.emit(missing("F1", files=FILES))
    assert steps(look) == ["Match files…", "Leave it"]


def test_each_missing_face_has_a_row_with_the_files_that_are_left(look: LookTable) -> None:
    table = asked(look, "F1", "5C")
    assert list(table.choices) == ["F1", "5C"]
    assert texts(table, "5C") == ["No file", "Pic-a.svg", "pic-b.svg", "pic-c9.svg", "pic-c10.svg"]
    assert table.choices["F1"].accessibleName() == "Plum"
    assert not table.use_button.isEnabled()
    assert table.fill_button.isEnabled()
    assert table.focusWidget() is table.choices["F1"]


def test_a_file_is_chosen_once(look: LookTable) -> None:
    table = asked(look, "F1", "5C")
    choose(table, "F1", "pic-b.svg")
    assert not is_offered(table, "5C", "pic-b.svg")
    assert is_offered(table, "5C", "Pic-a.svg")
    choose(table, "F1", "No file")
    assert is_offered(table, "5C", "pic-b.svg")
    assert not table.use_button.isEnabled()


def test_the_chosen_files_are_used_with_those_that_were_known(look: LookTable) -> None:
    table = asked(look, "F1", "5C")
    choose(table, "F1", "pic-b.svg")
    choose(table, "5C", "Pic-a.svg")
    table.use_button.click()
    assert not table.isVisible()
    assert look.sets.calls[-1] == ("take in", PATHS)
    assert look.sets.names == NAMES | {"F1": "t/pic-b.svg", "5C": "t/Pic-a.svg"}
    assert look.pane.tile_sets.adding.is_busy
    assert steps(look) == []


def test_what_is_still_missing_is_filled_in_and_what_was_chosen_stays(look: LookTable) -> None:
    table = asked(look, "F1", "5C", names={})
    assert not table.fill_button.isEnabled()
    choose(table, "F1", "pic-b.svg")
    table.fill_button.click()
    assert look.sets.calls[-1] == ("fill", PATHS)
    assert (look.sets.names, look.sets.filler) == ({"F1": "t/pic-b.svg"}, "numbers")
    # or one after the other
    look.sets.failed.emit(missing("5C", names=look.sets.names, files=FILES))
    take(look, FILL)
    assert look.sets.calls[-1] == ("fill", PATHS)
    assert look.sets.names == {"F1": "t/pic-b.svg"}


def test_left_alone_nothing_is_taken_in_and_the_next_one_follows(look: LookTable) -> None:
    table = asked(look, "F1")
    table.leave_button.click()
    assert look.sets.calls == [("take in", PATHS)]
    assert look.pane.tile_sets.notice.text == ""


def test_what_is_chosen_while_another_set_comes_in_waits_for_it(look: LookTable) -> None:
    table = asked(look, "F1")
    look.pane.tile_sets.adding.add(["/sets/other.zip"])
    choose(table, "F1", "pic-b.svg")
    table.use_button.click()
    assert look.sets.calls[-1] == ("take in", ("/sets/other.zip",))
    look.sets.done.emit(look.sets.add_own())
    assert look.sets.calls[-1] == ("take in", PATHS)
    assert look.sets.names == NAMES | {"F1": "t/pic-b.svg"}


def test_the_wheel_changes_no_choice(look: LookTable) -> None:
    table = asked(look, "F1")
    choice = table.choices["F1"]
    place, down = QPointF(choice.rect().center()), QPoint(0, -120)
    keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(place, place, QPoint(), down, *keys, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(choice, event)
    assert choice.currentIndex() == 0


def test_with_many_faces_all_can_be_reached_by_keys(qtbot: QtBot, look: LookTable) -> None:
    labels = [f"{rank}{suit}" for suit in "BCD" for rank in range(1, 10)]
    table = asked(look, *labels)
    assert len(table.choices) == 27
    table.activateWindow()
    qtbot.waitUntil(table.choices["1B"].hasFocus)
    last = table.choices["9D"]
    assert last.mapTo(table, QPoint()).y() > table.height()
    for _ in labels[1:]:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert last.hasFocus()
    assert 0 < last.mapTo(table, QPoint()).y() < table.height() - last.height()
