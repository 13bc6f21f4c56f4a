from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget

from mahjong_qt.engine.play.game_state import GameState
from mahjong_qt.engine.play.score import Score
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.windows.game_info import GameInfo, clock_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

STATE = GameState(
    status=Status.PLAYING,
    is_paused=False,
    accepts_moves=True,
    can_undo=False,
    can_redo=False,
    tiles_left=144,
    free_pairs=9,
    moves_made=0,
    hints_used=0,
    shuffles_used=0,
    undos_used=0,
    seconds=61.9,
)


@pytest.fixture
def info(qtbot: QtBot) -> GameInfo:
    widget = GameInfo()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def label(info: GameInfo, name: str) -> QLabel:
    found = info.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def figures(info: GameInfo) -> list[str]:
    return [label(info, name).text() for name in ("time", "tiles", "pairs")]


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0:00"),
        (59.99, "0:59"),
        (60, "1:00"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (36_061.5, "10:01:01"),
        (360_000, "100:00:00"),
    ],
)
def test_times(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text


def test_figures(info: GameInfo) -> None:
    info.show_state(STATE)
    assert figures(info) == ["1:01", "144", "9"]


def test_a_pause_tells_nothing_of_the_pairs(info: GameInfo) -> None:
    info.show_state(STATE._replace(is_paused=True))
    assert figures(info) == ["1:01", "144", "–"]


def test_figures_have_captions_for_eyes_and_for_screen_readers(info: GameInfo) -> None:
    info.show_state(STATE)
    shown = [found.text() for found in info.findChildren(QLabel)]
    names = [label(info, name).accessibleName() for name in ("time", "tiles", "pairs")]
    assert names == ["Time: 1:01", "Tiles left: 144", "Free pairs: 9"]
    assert {name.split(": ")[0] for name in names} <= set(shown)
    info.show_state(STATE._replace(seconds=62.0))
    assert label(info, "time").accessibleName() == "Time: 1:02"
    info.retranslate()
    assert [label(info, name).accessibleName() for name in ("time", "tiles", "pairs")] == ["Time: 1:02", *names[1:]]


def caption(info: GameInfo, name: str) -> str:
    return label(info, name).accessibleName().split(": ")[0]


def scored(points: int, multiplier: int, seconds: float, at: float | None = 0.0) -> GameState:
    """A state some time after the last pair, which was taken at ``at``."""
    return STATE._replace(score=Score(points, multiplier, 100 * multiplier, multiplier, at), seconds=seconds)


def test_points_are_shown_where_they_are_wanted(info: GameInfo) -> None:
    info.show_state(scored(700, 1, 5.0))
    assert not label(info, "points").isVisible()
    info.set_points_visible(True)
    assert (label(info, "points").isVisible(), label(info, "points").text()) == (True, "700")
    info.set_points_visible(False)
    assert not label(info, "points").isVisible()


def test_a_combo_is_shown_as_long_as_it_can_grow(info: GameInfo) -> None:
    info.show_state(scored(300, 2, 0.0))
    assert label(info, "points").text() == "300 ×2"
    info.show_state(scored(300, 2, 4.19))
    assert label(info, "points").text() == "300 ×2"
    info.show_state(scored(300, 2, 4.2))
    assert label(info, "points").text() == "300"
    info.show_state(scored(400, 1, 5.0))
    assert label(info, "points").text() == "400"


def test_a_combo_ends_by_itself_between_two_ticks_but_not_in_a_pause(info: GameInfo) -> None:
    (timer,) = info.findChildren(QTimer)
    info.show_state(scored(300, 2, 10.0, at=10.0))
    assert (timer.isActive(), timer.interval()) == (True, 4200)
    info.show_state(scored(300, 2, 12.0, at=10.0)._replace(is_paused=True, accepts_moves=False))
    assert not timer.isActive()
    info.show_state(scored(300, 2, 12.0, at=10.0))
    assert (timer.isActive(), timer.interval()) == (True, 2200)
    timer.timeout.emit()
    assert label(info, "points").text() == "300"


@pytest.mark.parametrize(
    ("left", "text", "words", "is_bold"),
    [
        (480.0, "8:00", "Time left", False),
        (479.4, "8:00", "Time left", False),
        (60.5, "1:01", "Time left", False),
        (60.0, "1:00", "Last minute", True),
        (0.4, "0:01", "Last minute", True),
        (0.0, "0:00", "Time left", False),
    ],
)
def test_a_time_that_runs_out_is_told_as_what_is_left(
    info: GameInfo, left: float, text: str, words: str, is_bold: bool
) -> None:
    info.show_state(STATE._replace(seconds_left=left))
    assert (label(info, "time").text(), caption(info, "time")) == (text, words)
    assert label(info, "time").font().bold() is is_bold
    info.show_state(STATE)
    assert (caption(info, "time"), label(info, "time").font().bold()) == ("Time", False)


def seen(info: GameInfo) -> list[str]:
    return [name for name in ("points", "time", "tiles", "pairs") if label(info, name).isVisible()]


@pytest.fixture
def framed(qtbot: QtBot) -> Iterator[GameInfo]:
    """The figures in a window that can be made narrower than they are."""
    window = QWidget()
    qtbot.addWidget(window)
    info = GameInfo()
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(info)
    info.show_state(STATE)
    info.set_points_visible(True)
    window.resize(info.sizeHint())
    with qtbot.waitExposed(window):
        window.show()
    yield info
    window.close()


def test_where_there_is_no_room_for_all_one_figure_after_the_other_makes_way(framed: GameInfo) -> None:
    window = framed.window()
    shown = [seen(framed)]
    while framed.width() > framed.minimumSizeHint().width():
        window.resize(framed.width() - 1, window.height())
        QApplication.processEvents()
        if seen(framed) != shown[-1]:
            shown.append(seen(framed))
    assert shown == [["points", "time", "tiles", "pairs"], ["points", "time", "tiles"], ["points", "time"], ["time"]]
    window.resize(framed.sizeHint())
    QApplication.processEvents()
    assert seen(framed) == shown[0]


def test_whatever_is_shown_is_shown_whole(framed: GameInfo) -> None:
    for width in range(framed.sizeHint().width(), framed.minimumSizeHint().width(), -7):
        framed.window().resize(width, 60)
        QApplication.processEvents()
        for found in framed.findChildren(QLabel):
            assert not found.isVisible() or found.width() >= found.sizeHint().width()


def test_a_combo_moves_nothing(framed: GameInfo) -> None:
    framed.show_state(scored(900, 1, 5.0))
    framed.window().resize(framed.sizeHint())
    QApplication.processEvents()
    width = framed.sizeHint().width()
    framed.show_state(scored(900, 9, 5.0))
    assert framed.sizeHint().width() == width
    assert seen(framed) == ["points", "time", "tiles", "pairs"]


def test_points_that_need_more_room_take_it_from_the_free_pairs(framed: GameInfo) -> None:
    framed.show_state(scored(98_765_400, 1, 5.0))
    assert seen(framed) == ["points", "time", "tiles"]


def test_the_clock_goes_with_its_caption(info: GameInfo) -> None:
    visible = [found for found in info.findChildren(QLabel) if found.isVisible()]
    info.set_clock_visible(False)
    left = [found for found in info.findChildren(QLabel) if found.isVisible()]
    assert len(visible) - len(left) == 2
    info.set_clock_visible(True)
    assert [found for found in info.findChildren(QLabel) if found.isVisible()] == visible
