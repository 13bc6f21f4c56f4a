from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_qt.windows.shelf_watch import ShelfWatch

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mahjong_qt.layout_shelf import LayoutShelf


class CountingShelf(QObject):
    """A shelf that counts how often it is to look at its folders."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def refresh(self) -> None:
        self.looks += 1


class Place:
    """A window whose player leaves and comes back."""

    def __init__(self) -> None:
        self.shelf = CountingShelf()
        self.window = QWidget()
        self.watch = ShelfWatch(cast("LayoutShelf", self.shelf), self.window)

    def leave(self) -> None:
        QApplication.sendEvent(self.window, QEvent(QEvent.Type.WindowDeactivate))

    def come_back(self) -> None:
        QApplication.sendEvent(self.window, QEvent(QEvent.Type.WindowActivate))

    def pass_time(self) -> None:
        rest = self.watch._rest
        assert rest.isActive()
        rest.stop()
        rest.timeout.emit()


@pytest.fixture
def place(qtbot: QtBot) -> Place:
    place = Place()
    qtbot.addWidget(place.window)
    return place


def test_one_look_when_the_window_opens(place: Place) -> None:
    place.come_back()
    place.pass_time()
    assert place.shelf.looks == 1
    assert not place.watch._rest.isActive()


def test_a_look_at_every_return(place: Place) -> None:
    place.pass_time()
    for looks in (2, 3):
        place.leave()
        place.come_back()
        assert place.shelf.looks == looks
        place.pass_time()
    assert place.shelf.looks == 3


def test_many_returns_in_a_row_are_one_look_after_the_last(place: Place) -> None:
    for _ in range(5):
        place.leave()
        place.come_back()
    assert place.shelf.looks == 1
    place.pass_time()
    assert place.shelf.looks == 2
    place.pass_time()
    assert place.shelf.looks == 2
