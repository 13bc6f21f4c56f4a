from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from mahjong_qt.engine.play.game_state import GameState
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.windows.game_info import GameInfo, clock_text

if TYPE_CHECKING:
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


def test_the_clock_goes_with_its_caption(info: GameInfo) -> None:
    visible = [found for found in info.findChildren(QLabel) if found.isVisible()]
    info.set_clock_visible(False)
    left = [found for found in info.findChildren(QLabel) if found.isVisible()]
    assert len(visible) - len(left) == 2
    info.set_clock_visible(True)
    assert [found for found in info.findChildren(QLabel) if found.isVisible()] == visible
