from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from mahjong_qt.windows.exchange.drop import LayoutDrop
from mahjong_qt.windows.exchange.import_source import ImportSource
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

POINT = QPoint(200, 200)
ANY = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction | Qt.DropAction.LinkAction
KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def files(*names: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(f"/layouts/{name}") for name in names])
    return mime


class Place:
    """A window with something to write in over its whole area, and what was dropped there."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.area = QWidget(self.window)
        self.edit = QLineEdit(self.area)
        self.window.resize(400, 400)
        self.area.resize(400, 300)
        self.drop = LayoutDrop(self.window, self.area)
        self.dropped: list[ImportSource] = []
        self.drop.dropped.connect(self.dropped.append)
        with qtbot.waitExposed(self.window):
            self.window.show()

    def enter(self, mime: QMimeData) -> QDragEnterEvent:
        event = QDragEnterEvent(POINT, ANY, mime, *KEYS)
        QApplication.sendEvent(self.window, event)
        return event

    def leave(self) -> None:
        QApplication.sendEvent(self.window, QDragLeaveEvent())

    def let_fall(self, mime: QMimeData) -> QDropEvent:
        event = QDropEvent(QPointF(POINT), ANY, mime, *KEYS)
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(self.window, event)
        return event


@pytest.fixture
def place(qtbot: QtBot) -> Place:
    return Place(qtbot)


def test_files_are_taken_and_stay_where_they_are(place: Place) -> None:
    mime = files(*(f"{number}.lay" for number in range(50)))
    assert place.window.acceptDrops()
    assert place.enter(mime).isAccepted()
    event = place.let_fall(mime)
    assert event.isAccepted()
    # a file manager that is told of a move would remove the files
    assert event.dropAction() is Qt.DropAction.CopyAction
    assert place.dropped == [ImportSource(tuple(f"/layouts/{number}.lay" for number in range(50)))]


def test_a_hint_lies_over_the_area_while_files_are_held_there(place: Place) -> None:
    mime = files("a.map")
    assert not place.drop.hint.isVisible()
    place.enter(mime)
    assert place.drop.hint.isVisible()
    assert place.drop.hint.geometry() == QRect(0, 0, 400, 300)
    place.area.resize(320, 200)
    assert place.drop.hint.geometry() == QRect(0, 0, 320, 200)
    place.leave()
    assert not place.drop.hint.isVisible()
    place.enter(mime)
    place.let_fall(mime)
    assert not place.drop.hint.isVisible()


def test_moving_on_is_answered_like_the_beginning(place: Place) -> None:
    mime = files("a.map")
    place.enter(mime)
    move = QDragMoveEvent(POINT, ANY, mime, *KEYS)
    QApplication.sendEvent(place.window, move)
    assert move.isAccepted()
    assert move.dropAction() is Qt.DropAction.CopyAction


def test_what_is_no_layout_is_not_taken(place: Place) -> None:
    mime = QMimeData()
    mime.setText("a shopping list")
    mime.setUrls([QUrl("https://example.org/a.map")])
    # Qt lets nothing fall where it was not accepted
    assert not place.enter(mime).isAccepted()
    assert not place.drop.hint.isVisible()


def test_a_text_that_is_a_layout_is_taken(place: Place) -> None:
    mime = QMimeData()
    mime.setText("kmahjongg-layout-v1.1\n")
    assert place.enter(mime).isAccepted()
    place.let_fall(mime)
    assert place.dropped == [ImportSource(text="kmahjongg-layout-v1.1\n")]


def test_nothing_inside_the_area_takes_what_is_meant_for_the_window(place: Place) -> None:
    assert not place.edit.acceptDrops()
    assert not place.area.acceptDrops()


def test_a_window_behind_a_dialog_takes_nothing(place: Place, qtbot: QtBot) -> None:
    dialog = QDialog(place.window)
    dialog.setModal(True)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert not place.enter(files("a.map")).isAccepted()
    assert not place.drop.hint.isVisible()
    dialog.close()
    assert place.enter(files("a.map")).isAccepted()


def test_a_dialog_takes_what_is_dropped_on_it(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setModal(True)
    drop = LayoutDrop(dialog, dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert dialog.acceptDrops()
    mime = files("a.map")
    event = QDragEnterEvent(POINT, ANY, mime, *KEYS)
    QApplication.sendEvent(dialog, event)
    assert event.isAccepted()
    assert drop.hint.isVisible()


def test_other_events_reach_the_window(place: Place) -> None:
    QApplication.sendEvent(place.window, QEvent(QEvent.Type.WindowTitleChange))
    place.window.close()
    assert not place.window.isVisible()


def test_the_hint_can_be_painted(place: Place) -> None:
    place.enter(files("a.map"))
    picture = place.drop.hint.grab().toImage()
    colours = {picture.pixelColor(x, 150).name() for x in range(picture.width())}
    assert len(colours) > 3


def test_a_drop_disturbs_no_game(open_table: OpenTable) -> None:
    table = open_table(small_deal(SINGLES, "1B 2B 1B 2B 3B 3B"))
    table.click(0)
    drop = LayoutDrop(table.window, table.view)
    dropped: list[ImportSource] = []
    drop.dropped.connect(dropped.append)
    mime = files("a.map")
    enter = QDragEnterEvent(POINT, ANY, mime, *KEYS)
    QApplication.sendEvent(table.window, enter)
    assert enter.isAccepted()
    assert drop.hint.size() == table.view.size()
    QApplication.sendEvent(table.window, QDropEvent(QPointF(POINT), ANY, mime, *KEYS))
    assert len(dropped) == 1
    assert table.scene.selected_tile == 0
    assert table.board.tiles_left == 6
    table.click(2)
    assert table.board.tiles_left == 4
