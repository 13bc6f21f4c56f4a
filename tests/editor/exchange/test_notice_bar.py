from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from editor.exchange.notice_bar import NoticeBar
from editor.files.notice import Notice, NoticeAction, Severity

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def bar(qtbot: QtBot) -> NoticeBar:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    return bar


def nothing() -> None:
    pass


def question(title: str, topic: str, **values: object) -> Notice:
    actions = (NoticeAction("&Yes", nothing),)
    return Notice(title, "", Severity.QUESTION, actions, topic, **values)  # type: ignore[arg-type]


def titles(bar: NoticeBar) -> list[str]:
    """What is shown, and then what comes up as each is closed."""
    found = []
    while bar.notice is not None:
        found.append(bar.notice.title)
        bar.dismiss()
    return found


def test_a_notice_is_shown_as_it_stands(bar: NoticeBar) -> None:
    assert bar.isHidden()
    bar.show_notice(Notice("<b>Title</b>", "a & b"))
    assert bar.isVisible()
    title, text = bar.findChild(QLabel, "notice_title"), bar.findChild(QLabel, "notice_text")
    assert isinstance(title, QLabel)
    assert isinstance(text, QLabel)
    assert title.text() == "<b>Title</b>"
    assert title.textFormat() is Qt.TextFormat.PlainText
    assert text.text() == "a & b"
    assert (bar.accessibleName(), bar.accessibleDescription()) == ("<b>Title</b>", "a & b")


def test_the_latest_takes_the_place_of_what_asks_nothing(bar: NoticeBar) -> None:
    bar.show_notice(Notice("One"))
    bar.show_notice(Notice("Two"))
    assert titles(bar) == ["Two"]
    assert bar.isHidden()


def test_a_question_comes_back_after_what_covered_it(bar: NoticeBar) -> None:
    bar.show_notice(question("Question", "a"))
    bar.show_notice(Notice("News"))
    bar.show_notice(Notice("More news"))
    assert titles(bar) == ["More news", "Question"]


def test_a_topic_has_one_notice(bar: NoticeBar) -> None:
    bar.show_notice(question("Old", "a"))
    bar.show_notice(question("Other", "b"))
    bar.show_notice(question("New", "a"))
    assert titles(bar) == ["New", "Other"]


def test_the_end_of_a_topic_ends_its_notices(bar: NoticeBar) -> None:
    bar.show_notice(question("Question", "a"))
    bar.show_notice(Notice("News", topic="b"))
    bar.end_topic("a")
    assert bar.notice is not None
    assert bar.notice.title == "News"
    bar.end_topic("b")
    assert bar.isHidden()


def test_a_button_closes_the_notice_before_it_acts(bar: NoticeBar) -> None:
    seen: list[Notice | None] = []
    bar.show_notice(Notice("One", actions=(NoticeAction("&Go", lambda: seen.append(bar.notice)),)))
    (button,) = bar.buttons
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert seen == [None]


def test_escape_refuses(bar: NoticeBar) -> None:
    refused: list[bool] = []
    bar.show_notice(question("Question", "a", refused=lambda: refused.append(True)))
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert refused == [True]
    assert bar.isHidden()


def test_work_goes_on_past_what_went_well_only(bar: NoticeBar) -> None:
    bar.show_notice(question("Question", "a"))
    bar.pass_by()
    bar.show_notice(Notice("Went well"))
    bar.pass_by()
    assert titles(bar) == ["Question"]
    bar.show_notice(Notice("Went wrong", severity=Severity.WARNING))
    bar.pass_by()
    assert titles(bar) == ["Went wrong"]


def test_the_focus_goes_on(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.show_notice(question("Second", "b"))
    bar.show_notice(question("First", "a"))
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    bar.buttons[0].setFocus()
    bar.dismiss()
    assert bar.buttons[0].hasFocus()
    with qtbot.waitSignal(bar.closed):
        bar.dismiss()
