from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from mahjong_qt.windows.banner import Banner, Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def banner(qtbot: QtBot) -> Iterator[Banner]:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(700, 500)
    made = Banner(board)
    with qtbot.waitExposed(board):
        board.show()
    yield made
    board.close()


def action(name: str, text: str, owner: QWidget) -> QAction:
    made = QAction(text, owner)
    made.setObjectName(name)
    return made


def board_of(banner: Banner) -> QWidget:
    board = banner.parentWidget()
    assert board is not None
    return board


def label(banner: Banner, name: str) -> QLabel:
    found = banner.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def close_button(banner: Banner) -> QToolButton:
    found = banner.findChild(QToolButton, "banner_close")
    assert isinstance(found, QToolButton)
    return found


def test_it_begins_hidden(banner: Banner) -> None:
    assert not banner.isVisible()
    assert banner.message is None
    assert banner.buttons == []


def test_a_message_is_shown_at_the_lower_edge_inside_the_board(banner: Banner) -> None:
    banner.show_message(Message("notice", "A title", "Some text."))
    assert label(banner, "banner_title").text() == "A title"
    assert label(banner, "banner_text").text() == "Some text."
    assert (banner.accessibleName(), banner.accessibleDescription()) == ("A title", "Some text.")
    area = board_of(banner).rect()
    assert area.contains(banner.geometry())
    assert banner.geometry().center().y() > area.center().y()
    assert abs(banner.geometry().center().x() - area.center().x()) <= 1


@pytest.mark.parametrize("width", [320, 480, 1000, 2500])
def test_it_stays_inside_when_the_board_changes_its_size(banner: Banner, width: int) -> None:
    actions = tuple(action(f"a{number}", "A button", banner) for number in range(3))
    banner.show_message(Message("stuck", "A title " * 5, "Many words to read. " * 8, actions))
    board_of(banner).resize(width, 400)
    QApplication.processEvents()
    assert board_of(banner).rect().contains(banner.geometry())
    # no line of the text is cut
    text = label(banner, "banner_text")
    assert text.height() >= text.heightForWidth(text.width())


def test_text_is_text_and_not_markup(banner: Banner) -> None:
    banner.show_message(Message("notice", "<b>x</b>", "<i>y</i>"))
    for name in ("banner_title", "banner_text"):
        assert label(banner, name).textFormat() is Qt.TextFormat.PlainText


def test_buttons_voice_their_actions_and_follow_them(banner: Banner, qtbot: QtBot) -> None:
    undo, choose = action("undo", "&Undo", banner), action("choose", "Choose &layout…", banner)
    undo.setEnabled(False)
    banner.show_message(Message("stuck", "A title", "", (undo, choose)))
    one, other = banner.buttons
    assert (one.objectName(), other.objectName()) == ("banner_undo", "banner_choose")
    # the letters of the menus are not taken a second time
    assert (one.text(), other.text()) == ("Undo", "Choose layout")
    assert not one.isEnabled()
    undo.setEnabled(True)
    assert one.isEnabled()
    with qtbot.waitSignal(choose.triggered):
        QTest.mouseClick(other, Qt.MouseButton.LeftButton)


def test_the_buttons_of_the_last_message_are_gone(banner: Banner) -> None:
    banner.show_message(Message("stuck", "One", "", (action("a", "A", banner), action("b", "B", banner))))
    banner.show_message(Message("stuck", "Two", "", (action("c", "C", banner),)))
    assert [button.objectName() for button in banner.buttons] == ["banner_c"]
    assert not label(banner, "banner_text").isVisible()


def test_a_text_that_changed_meanwhile_is_shown_anew(banner: Banner) -> None:
    yes = action("yes", "One thing", banner)
    message = Message("stuck", "Sure?", "", (yes,))
    banner.show_message(message)
    yes.setText("Another thing")
    banner.show_message(message)
    assert [button.text() for button in banner.buttons] == ["Another thing"]


def test_it_can_be_closed(banner: Banner, qtbot: QtBot) -> None:
    banner.show_message(Message("notice", "A title"))
    with qtbot.waitSignal(banner.dismissed):
        QTest.mouseClick(close_button(banner), Qt.MouseButton.LeftButton)
    assert not banner.isVisible()
    assert banner.message is None


def test_a_change_of_language_is_told_once(banner: Banner, qtbot: QtBot) -> None:
    told: list[bool] = []
    banner.language_changed.connect(lambda: told.append(True))
    QApplication.sendEvent(banner, QEvent(QEvent.Type.LanguageChange))
    assert told == [True]
    assert close_button(banner).accessibleName()


def test_hidden_it_takes_no_room_and_no_click(banner: Banner) -> None:
    banner.show_message(Message("notice", "A title"))
    banner.clear()
    board = board_of(banner)
    board.resize(800, 600)
    assert board.childAt(QPoint(400, 590)) is None
