from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

from mahjong_qt.windows.campaign.campaign_map import CampaignMap
from mahjong_qt.windows.campaign.stone import Standing, Stone
from tests.windows.sample_career import FakeResults

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    OpenMap = Callable[[int], CampaignMap]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def open_map(qtbot: QtBot) -> OpenMap:
    kept: list[FakeResults] = []

    def open_(cleared: int) -> CampaignMap:
        results = FakeResults(cleared)
        kept.append(results)
        window = CampaignMap(results.career(), lambda level: f"layout of {level}")
        qtbot.addWidget(window)
        window.resize(900, 520)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        return window

    return open_


def stone(window: CampaignMap, level: int) -> Stone:
    return next(stone for stone in window.map.stones if stone.level == level)


def texts(window: CampaignMap) -> str:
    return " | ".join(label.text() for label in window.findChildren(QLabel))


def press(window: CampaignMap, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(stone(window, window.map.level), key)


@pytest.mark.parametrize(
    ("cleared", "place", "level"), [(0, 0, 1), (19, 0, 20), (20, 1, 21), (75, 3, 76), (120, 5, 120)]
)
def test_it_opens_at_the_next_level(open_map: OpenMap, cleared: int, place: int, level: int) -> None:
    window = open_map(cleared)
    assert (window.map.place, window.map.level) == (place, level)
    assert f"Level {level}" in texts(window)
    assert f"layout of {level}" in texts(window)


def test_stones_tell_how_their_levels_stand(open_map: OpenMap) -> None:
    window = open_map(12)
    standings = [stone(window, level).standing for level in (1, 12, 13, 14, 20)]
    assert standings == [Standing.CLEARED, Standing.CLEARED, Standing.NEXT, Standing.LOCKED, Standing.LOCKED]
    assert stone(window, 2).stars == 3
    names = {stone(window, level).accessibleName() for level in range(1, 21)}
    assert len(names) == 20
    assert "Level 2, Easy, cleared, 3 of 3 stars" in names
    assert "Level 14, Normal, opens when level 13 is cleared" in names


def test_a_click_on_an_open_stone_plays_its_level(open_map: OpenMap, qtbot: QtBot) -> None:
    window = open_map(12)
    with qtbot.waitSignal(window.level_chosen) as chosen:
        QTest.mouseClick(stone(window, 7), Qt.MouseButton.LeftButton)
    assert chosen.args == [7]
    assert not window.isVisible()


def test_a_locked_stone_plays_nothing_but_tells_about_its_level(open_map: OpenMap, qtbot: QtBot) -> None:
    window = open_map(12)
    with qtbot.assertNotEmitted(window.level_chosen):
        QTest.mouseClick(stone(window, 17), Qt.MouseButton.LeftButton)
    assert window.isVisible()
    assert "Level 17" in texts(window)
    play = window.findChild(QPushButton, "play")
    assert play is not None
    assert not play.isEnabled()


def test_the_mouse_over_a_stone_shows_a_tip_and_chooses_nothing(open_map: OpenMap) -> None:
    window = open_map(12)
    before = texts(window)
    over = stone(window, 3)
    middle = QPointF(over.rect().center())
    QApplication.sendEvent(over, QEnterEvent(middle, middle, QPointF(over.mapToGlobal(middle))))
    assert (window.map.level, texts(window)) == (13, before)
    assert over.toolTip() == over.accessibleName()
    QApplication.sendEvent(over, QEvent(QEvent.Type.Leave))
    play = window.findChild(QPushButton, "play")
    assert play is not None
    play.setFocus()
    assert (window.map.level, texts(window)) == (13, before)


def test_a_click_beside_the_stones_plays_nothing(open_map: OpenMap, qtbot: QtBot) -> None:
    window = open_map(12)
    with qtbot.assertNotEmitted(window.level_chosen):
        QTest.mouseClick(window.map, Qt.MouseButton.LeftButton, pos=QPoint(450, 20))
        QTest.mouseClick(stone(window, 7), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))


def test_keys_go_along_the_trail_and_on_into_the_next_place(open_map: OpenMap, qtbot: QtBot) -> None:
    window = open_map(30)
    press(window, Qt.Key.Key_Home)
    assert window.map.level == 1
    press(window, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left)
    assert window.map.level == 2
    press(window, *[Qt.Key.Key_Right] * 19)
    assert (window.map.place, window.map.level) == (1, 21)
    press(window, Qt.Key.Key_Left)
    assert (window.map.place, window.map.level) == (0, 20)
    press(window, Qt.Key.Key_PageDown)
    assert window.map.level == 40
    press(window, Qt.Key.Key_End)
    assert (window.map.place, window.map.level) == (5, 120)
    press(window, Qt.Key.Key_PageUp, Qt.Key.Key_Home, Qt.Key.Key_Right)
    with qtbot.waitSignal(window.level_chosen) as chosen:
        press(window, Qt.Key.Key_Return)
    assert chosen.args == [2]


def test_arrows_turn_from_place_to_place(open_map: OpenMap) -> None:
    window = open_map(30)
    before, after = window.findChild(QToolButton, "before"), window.findChild(QToolButton, "after")
    assert before is not None
    assert after is not None
    QTest.mouseClick(before, Qt.MouseButton.LeftButton)
    assert (window.map.place, window.map.level) == (0, 20)
    assert not before.isEnabled()
    for _ in range(5):
        QTest.mouseClick(after, Qt.MouseButton.LeftButton)
    assert (window.map.place, window.map.level) == (5, 101)
    assert not after.isEnabled()


def test_the_best_of_a_level_is_told(open_map: OpenMap) -> None:
    window = open_map(30)
    window.map.look_at(25)
    assert "1:25" in texts(window)
    assert "1,025" in texts(window) or "1025" in texts(window)


def test_stones_have_room_in_a_small_window(open_map: OpenMap) -> None:
    window = open_map(30)
    window.resize(640, 440)
    for one in window.map.stones:
        assert window.map.rect().contains(one.geometry().center())
        assert one.width() / 1.7 >= 26


def test_escape_closes_it(open_map: OpenMap) -> None:
    window = open_map(3)
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
