from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QIcon, QImage, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from mahjong_qt.art.icons import action_icon
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.verdict import Solvable, Unsolvable
from mahjong_qt.session import Session
from mahjong_qt.windows.outlook_light import PATIENCE, OutlookLight
from tests.windows.lost_game import DEAL, HARMLESS, LOSING, PLAN

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.game_state import GameState
    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LOST = Outlook.LOST


@pytest.fixture
def state(qapp: object) -> GameState:
    session = Session(lambda: 0.0)
    session.start(DEAL, "turtle", is_repeated=False)
    return session.state._replace(outlook=Outlook.WINNABLE)


@pytest.fixture
def light(qtbot: QtBot) -> OutlookLight:
    light = OutlookLight()
    qtbot.addWidget(light)
    light.resize(light.sizeHint())
    with qtbot.waitExposed(light):
        light.show()
    return light


def wait_in_vain(light: OutlookLight) -> None:
    """Lets the time pass after which the light says that there is no answer."""
    assert (light._late.isActive(), light._late.isSingleShot(), light._late.interval()) == (True, True, PATIENCE)
    light._late.stop()
    light._late.timeout.emit()


@pytest.mark.parametrize(
    ("outlook", "since", "words"),
    [
        (Outlook.WINNABLE, None, "Can be won"),
        (LOST, None, "Cannot be won"),
        (LOST, 0, "This deal cannot be won"),
        (LOST, 23, "Cannot be won since move 23"),
    ],
)
def test_what_is_proven_is_shown_at_once_and_read_out(
    light: OutlookLight, state: GameState, outlook: Outlook, since: int | None, words: str
) -> None:
    light.follow(state._replace(outlook=outlook, lost_since=since))
    assert light.sign.words == light.accessibleName() == words
    assert light.toolTip()
    assert light.accessibleDescription() == light.toolTip()


def test_an_answer_that_comes_soon_takes_the_place_of_the_last_one(light: OutlookLight, state: GameState) -> None:
    light.follow(state)
    for outlook in (Outlook.UNKNOWN, Outlook.UNKNOWN, Outlook.WINNABLE, Outlook.UNKNOWN):
        light.follow(state._replace(outlook=outlook))
        assert light.sign.words == "Can be won"
    light.follow(state._replace(outlook=LOST))
    assert light.sign.words == "Cannot be won"
    assert not light._late.isActive()


def test_that_nothing_is_known_is_said_after_a_while(light: OutlookLight, state: GameState) -> None:
    light.follow(state._replace(outlook=Outlook.UNKNOWN))
    assert light.sign.words == ""
    wait_in_vain(light)
    assert light.sign.words == "Not known yet"
    light.follow(state._replace(outlook=Outlook.UNKNOWN, seconds=1.0))
    assert not light._late.isActive()


def test_a_hint_that_takes_long_is_told_of_and_a_quick_one_is_not(light: OutlookLight, state: GameState) -> None:
    light.follow(state)
    light.follow(state._replace(is_seeking_hint=True))
    assert light.sign.words == "Can be won"
    light.follow(state)
    assert not light._late.isActive()
    light.follow(state._replace(is_seeking_hint=True, outlook=Outlook.UNKNOWN))
    wait_in_vain(light)
    assert light.sign.words == "Looking for a safe pair…"
    light.follow(state._replace(outlook=Outlook.UNKNOWN))
    assert light.sign.words == "Not known yet"


def test_who_does_not_want_the_light_is_told_of_hints_only(light: OutlookLight, state: GameState) -> None:
    light.follow(state)
    light.set_wanted(False)
    assert (light.sign.words, light.accessibleName(), light.toolTip()) == ("", "", "")
    for outlook in Outlook:
        light.follow(state._replace(outlook=outlook))
        assert (light.sign.words, light._late.isActive()) == ("", False)
    light.follow(state._replace(is_seeking_hint=True))
    wait_in_vain(light)
    assert light.sign.words == "Looking for a safe pair…"
    light.follow(state)
    assert light.sign.words == ""
    light.set_wanted(True)
    assert light.sign.words == "Can be won"


@pytest.mark.parametrize("outlook", Outlook)
def test_a_pause_and_the_end_show_nothing(light: OutlookLight, state: GameState, outlook: Outlook) -> None:
    state = state._replace(outlook=outlook)
    for hidden in (
        state._replace(is_paused=True),
        state._replace(status=Status.CLEARED),
        state._replace(status=Status.GIVEN_UP),
        state._replace(status=Status.TIMED_OUT),
    ):
        light.follow(state._replace(outlook=LOST))
        light.follow(hidden)
        assert (light.sign.words, light.accessibleName(), light.toolTip()) == ("", "", "")
        assert not light._late.isActive()


def test_nothing_is_said_of_another_game(light: OutlookLight, state: GameState) -> None:
    light.follow(state._replace(outlook=LOST))
    light.restart()
    light.follow(state._replace(outlook=Outlook.UNKNOWN))
    assert light.sign.words == ""


def marks(light: OutlookLight, state: GameState) -> list[QImage]:
    """The mark of each outlook, as it is seen, without the words."""
    seen = []
    for outlook in (Outlook.WINNABLE, LOST, Outlook.UNKNOWN):
        light.restart()
        light.follow(state._replace(outlook=outlook))
        if outlook is Outlook.UNKNOWN:
            wait_in_vain(light)
        seen.append(light.grab().toImage().copy(0, 0, light._mark_side(), light.height()))
    return seen


def test_every_outlook_has_a_mark_of_its_own_shape(light: OutlookLight, state: GameState) -> None:
    shapes = [image.convertToFormat(QImage.Format.Format_Mono) for image in marks(light, state)]
    assert len({bytes(shape.constBits()) for shape in shapes}) == 3


def test_marks_and_words_stand_out_from_light_and_dark(light: OutlookLight, state: GameState) -> None:
    for ground, ink in (("#f0f0ef", "#1b1c1e"), ("#323539", "#eceded")):
        palette = QPalette(light.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(ground))
        palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
        light.setPalette(palette)
        for image in marks(light, state):
            far = max(
                abs(image.pixelColor(x, y).lightness() - QColor(ground).lightness())
                for x in range(image.width())
                for y in range(image.height())
            )
            assert far > 100


def test_a_mark_is_drawn_once_for_each_look(
    light: OutlookLight, state: GameState, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, bool]] = []

    def draw(name: str, dark: bool) -> QIcon:
        drawn.append((name, dark))
        return action_icon(name, dark)

    monkeypatch.setattr("mahjong_qt.windows.outlook_light.action_icon", draw)
    light._marks.clear()
    for _ in range(3):
        for outlook in (Outlook.WINNABLE, LOST):
            light.follow(state._replace(outlook=outlook))
            light.grab()
    assert drawn == [("winnable", False), ("lost", False)]
    palette = QPalette(QColor("#202020"), QColor("#202020"))
    palette.setColor(QPalette.ColorRole.WindowText, QColor("#ffffff"))
    light.setPalette(palette)
    light.grab()
    assert drawn[2:] == [("lost", True)]


def test_all_words_find_room_without_moving_anything(light: OutlookLight, state: GameState) -> None:
    room = light.sizeHint()
    for since in (None, 0, 144):
        light.follow(state._replace(outlook=LOST, lost_since=since))
        assert light.sizeHint() == room
        assert light.fontMetrics().horizontalAdvance(light.sign.words) + light._indent() <= room.width()
    assert light.minimumSizeHint().width() < room.width()


def test_a_new_language_is_shown_at_once(
    light: OutlookLight, state: GameState, monkeypatch: pytest.MonkeyPatch
) -> None:
    light.follow(state)
    monkeypatch.setattr(OutlookLight, "tr", lambda _self, text, *_: f"[{text}]")
    QApplication.sendEvent(light, QEvent(QEvent.Type.LanguageChange))
    assert light.sign.words == light.accessibleName() == "[Can be won]"


def light_of(table: Table) -> OutlookLight:
    light = table.window.findChild(OutlookLight)
    assert isinstance(light, OutlookLight)
    return light


def test_the_window_shows_how_its_game_stands(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    light = light_of(table)
    table.session.learn(table.board, Solvable(PLAN, 0))
    assert light.sign.words == "Can be won"
    table.click(*HARMLESS)
    assert light.sign.words == "Can be won"
    table.click(*LOSING)
    table.session.learn(table.board, Unsolvable(1))
    assert light.sign.words == "Cannot be won since move 2"
    table.trigger("pause")
    assert light.sign.words == ""
    table.trigger("pause", "undo")
    assert light.sign.words == "Can be won"
    table.trigger("new_game")
    table.press_button("yes")
    assert light.sign.words != "Cannot be won since move 2"


def test_the_light_lies_between_name_and_code_and_moves_neither(open_table: OpenTable) -> None:
    table = open_table(DEAL, width=640, height=440)
    light = light_of(table)
    name, code = table.window.findChild(QLabel, "layout_name"), table.window.findChild(QToolButton, "game_code")
    assert isinstance(name, QLabel)
    assert isinstance(code, QToolButton)

    def places() -> list[int]:
        QApplication.processEvents()
        bar = table.window.status_bar
        return [widget.mapTo(bar, widget.rect().topLeft()).x() for widget in (name, light, code)]

    table.session.learn(table.board, Solvable(PLAN, 0))
    before = places()
    assert before == sorted(before)
    table.click(*LOSING)
    table.session.learn(table.board, Unsolvable(1))
    assert places() == before
    table.trigger("copy_code")
    assert places() == before
    table.store.change(show_light=False)
    assert light.sign.words == ""
    assert places() == before
    table.store.change(show_light=True)
    assert light.sign.words == "Cannot be won since move 1"


def test_tips_of_the_buttons_leave_the_light_on(open_table: OpenTable) -> None:
    table = open_table(DEAL)
    table.window.status_bar.showMessage("A tip")
    QApplication.processEvents()
    assert light_of(table).isVisible()
