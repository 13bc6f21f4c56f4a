from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QSlider

from mahjong_qt.art.tile_art import Mark, TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.play.event import Event, GivenUp, HintGiven, TilesShuffled, TimedOut, Undone
from mahjong_qt.records.replay_log import pack_replay, unpack_replay
from mahjong_qt.view.board_scene import Look
from mahjong_qt.windows.replay.event_marks import EventMarks
from mahjong_qt.windows.replay.replay_window import ReplayWindow
from tests.view.sample_boards import NUMBERS, centre_of
from tests.windows.replay.sample_film import TILES, saved_film

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

Key = Qt.Key


@pytest.fixture(scope="module")
def art(qapp: QApplication) -> TileArt:
    return TileArt(TileSet.load(NUMBERS), None)


@pytest.fixture
def window(qtbot: QtBot, art: TileArt) -> ReplayWindow:
    return open_window(qtbot, ReplayWindow(saved_film(), art, "Turtle"))


def open_window(qtbot: QtBot, window: ReplayWindow) -> ReplayWindow:
    window.dress(Look(), is_moving=False)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    qtbot.waitUntil(lambda: window.scene.placement is not None)
    return window


def text(window: ReplayWindow, name: str) -> str:
    label = window.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()


def button(window: ReplayWindow, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def slider(window: ReplayWindow) -> QSlider:
    found = window.findChild(QSlider, "moments")
    assert isinstance(found, QSlider)
    return found


def tiles_left(window: ReplayWindow) -> int:
    assert window.scene.board is not None
    return window.scene.board.tiles_left


def is_playing(window: ReplayWindow) -> bool:
    return window.player.is_playing


def click(window: ReplayWindow, name: str) -> None:
    QTest.mouseClick(button(window, name), Qt.MouseButton.LeftButton)


def test_it_begins_with_the_full_board_and_stands_still(window: ReplayWindow) -> None:
    assert tiles_left(window) == 8
    assert not is_playing(window)
    assert text(window, "figures") == "Time: 0:00  ·  Tiles left: 8  ·  Points: 0"
    assert text(window, "happened") == "The start"
    assert "Turtle" in window.windowTitle()
    assert (button(window, "back").isEnabled(), button(window, "forward").isEnabled()) == (False, True)


def test_step_by_step_to_the_end_and_back(window: ReplayWindow) -> None:
    forth = [tiles_left(window)]
    while button(window, "forward").isEnabled():
        click(window, "forward")
        forth.append(tiles_left(window))
    assert forth == TILES
    assert text(window, "figures") == "Time: 0:17  ·  Tiles left: 0  ·  Points: 500"
    back = [tiles_left(window)]
    while button(window, "back").isEnabled():
        click(window, "back")
        back.append(tiles_left(window))
    assert back == TILES[::-1]


def test_the_game_is_told_of_in_one_line(qtbot: QtBot, art: TileArt) -> None:
    ended = "2026-11-30T12:00:00+00:00"
    window = open_window(qtbot, ReplayWindow(saved_film(), art, "Turtle", ended_at=ended))
    name, mode, date, outcome = text(window, "about").split("  ·  ")
    assert (name, mode, outcome) == ("Turtle", "Classic", "Won")
    assert "30" in date
    level = saved_film("campaign")._replace(level=7)
    window = open_window(qtbot, ReplayWindow(level, art, "Generated 1"))
    assert text(window, "about") == "Level 7  ·  Campaign  ·  Won"
    assert window.windowTitle() == "Watch again: Level 7"


@pytest.mark.parametrize(
    ("events", "outcome", "happened"),
    [
        ([], "Won", "Cleared"),
        ([GivenUp(20.0)], "Given up", "The game was given up"),
        ([TimedOut(20.0)], "The time was up", "The time was up"),
        (None, "Left for another game", "The start"),
    ],
)
def test_the_end_is_told(qtbot: QtBot, art: TileArt, events: list[Event] | None, outcome: str, happened: str) -> None:
    saved = saved_film("challenge")
    if events is None:
        saved = saved._replace(events=[])
    elif events:
        saved = saved._replace(events=[*saved.events[:-1], *events])
    window = open_window(qtbot, ReplayWindow(saved, art, "Turtle"))
    QTest.keyClick(window, Key.Key_End)
    assert text(window, "about").endswith(outcome)
    assert text(window, "happened") == happened


def test_what_happened_is_told_at_each_moment(window: ReplayWindow) -> None:
    told = []
    for _ in range(7):
        click(window, "forward")
        told.append(text(window, "happened"))
    pair, hint = "A pair was taken", "A hint was shown"
    assert told[:4] == [pair, hint, "A move was taken back", "A move was made again"]
    assert told[4:] == [hint, pair, "The tiles were shuffled"]


def test_a_hint_is_ringed_as_it_was(window: ReplayWindow) -> None:
    window.player.go_to(2)
    event = saved_film().events[1]
    assert isinstance(event, HintGiven)
    assert sorted(window.scene.marked(Mark.HINT)) == [event.one, event.other]
    click(window, "forward")
    assert window.scene.marked(Mark.HINT) == []


def test_the_slider_goes_anywhere(window: ReplayWindow) -> None:
    for moment in (9, 3, 4, 0, 6):
        slider(window).setValue(moment)
        assert (window.player.moment, tiles_left(window)) == (moment, TILES[moment])
    window.player.go_to(2)
    assert slider(window).value() == 2


def test_the_keys(window: ReplayWindow) -> None:
    seen = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Right, Key.Key_Home, Key.Key_Left):
        QTest.keyClick(window, key)
        seen.append(window.player.moment)
    assert seen == [1, 2, 1, 9, 9, 0, 0]
    QTest.keyClick(window, Key.Key_Space)
    assert is_playing(window)
    assert button(window, "play").text() == "&Pause"
    QTest.keyClick(window, Key.Key_Space)
    assert not is_playing(window)
    assert button(window, "play").text() == "&Play"


def test_the_button_plays(window: ReplayWindow) -> None:
    click(window, "play")
    assert is_playing(window)
    click(window, "play")
    assert not is_playing(window)


def test_a_speed_can_be_chosen(window: ReplayWindow) -> None:
    speed = window.findChild(QComboBox, "speed")
    assert isinstance(speed, QComboBox)
    assert [speed.itemText(row) for row in range(speed.count())] == ["×1", "×2", "×4", "×8"]
    QTest.keyClick(speed, Key.Key_Down)
    assert window.player.speed == 2


def test_clicks_on_the_board_do_nothing(window: ReplayWindow) -> None:
    for tile in (0, 1):
        QTest.mouseClick(window.view.board_viewport, Qt.MouseButton.LeftButton, pos=centre_of(window.scene, tile))
    assert (tiles_left(window), window.scene.selected_tile, window.player.moment) == (8, None, 0)


def test_marks_stand_under_the_moments_of_hints_shuffles_and_undos(window: ReplayWindow) -> None:
    marks = window.findChild(EventMarks)
    assert isinstance(marks, EventMarks)
    assert marks.moments == [(2, HintGiven), (3, Undone), (5, HintGiven), (7, TilesShuffled)]
    places = [marks.place_of(moment) for moment, _ in marks.moments]
    assert places == sorted(places)
    assert 0 < places[0] < places[-1] < marks.width()
    assert text(window, "legend").split("    ") == ["● Hints: 2", "◆ Shuffles: 1", "◀ Moves taken back: 1"]
    picture = marks.grab().toImage()
    ground = picture.pixelColor(0, 0)
    middle = picture.height() // 2
    assert all(picture.pixelColor(round(place), middle) != ground for place in places)


def test_a_game_without_help_has_no_marks(qtbot: QtBot, art: TileArt) -> None:
    saved = saved_film()
    window = open_window(qtbot, ReplayWindow(saved._replace(events=saved.events[:1]), art, "Turtle"))
    marks = window.findChild(EventMarks)
    assert isinstance(marks, EventMarks)
    assert (marks.isVisible(), text(window, "legend")) == (False, "")


def test_closing_it_stops_it(window: ReplayWindow) -> None:
    window.player.play()
    QTest.keyClick(window, Key.Key_Escape)
    assert (window.isVisible(), is_playing(window)) == (False, False)


@pytest.mark.parametrize("is_moving", [True, False])
def test_it_moves_as_the_player_likes_it(window: ReplayWindow, is_moving: bool) -> None:
    window.dress(Look(highlight_free=True), is_moving=is_moving)
    click(window, "forward")
    assert window.scene.motion.is_playing is is_moving
    assert window.scene.marked(Mark.FREE)


def test_the_pictures_of_the_game_stay_as_they_are(qtbot: QtBot, art: TileArt) -> None:
    before = art.metrics
    window = open_window(qtbot, ReplayWindow(saved_film(), art, "Turtle"))
    assert art.metrics == before
    assert window.scene.placement is not None
    assert window.scene.placement.geometry.metrics != before


def test_a_kept_game_is_read(qtbot: QtBot, art: TileArt) -> None:
    window = open_window(qtbot, ReplayWindow(unpack_replay(pack_replay(saved_film("pure"))), art, "Turtle"))
    window.player.go_to(9)
    assert tiles_left(window) == 0
    # there are no points in this mode
    assert text(window, "figures") == "Time: 0:17  ·  Tiles left: 0"


def test_a_new_language_is_shown_while_it_is_open(window: ReplayWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReplayWindow, "tr", lambda _self, words, *_: f"[{words}]")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    buttons = window.findChildren(QPushButton)
    assert all(one.text().startswith("[") for one in buttons)
    assert window.windowTitle().startswith("[")
