from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from mahjong_qt.view import motion
from mahjong_qt.view.motion import Effect, Motion

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


def recorded(log: list[str], name: str, duration: int) -> Effect:
    return Effect(duration, lambda progress: log.append(f"{name} {progress:.0f}"), lambda: log.append(f"{name} ends"))


def timer_of(player: Motion) -> QTimer:
    (timer,) = player.findChildren(QTimer)
    return timer


def test_with_motion_off_a_movement_is_over_at_once_and_a_note_is_not(qapp: QApplication) -> None:
    player, log = Motion(), list[str]()
    player.is_on = False
    player.play(recorded(log, "movement", 1000))
    assert log == ["movement ends"]
    assert not timer_of(player).isActive()
    player.hold(recorded(log, "note", 1000))
    assert player.is_playing
    assert log[1:] == ["note 0"]


def test_effects_end_by_themselves_and_the_timer_rests(qtbot: QtBot) -> None:
    player, log = Motion(), list[str]()
    player.play(recorded(log, "short", 1))
    player.play(recorded(log, "long", 40))
    assert timer_of(player).isActive()
    qtbot.waitUntil(lambda: not player.is_playing)
    assert [line for line in log if line.endswith("ends")] == ["short ends", "long ends"]
    assert not timer_of(player).isActive()


def test_all_effects_share_one_timer(qapp: QApplication) -> None:
    player, log = Motion(), list[str]()
    for number in range(20):
        player.play(recorded(log, str(number), 1000))
    assert timer_of(player).isActive()
    player.finish_all()
    assert log[20:] == [f"{number} ends" for number in range(20)]
    assert not timer_of(player).isActive()


def test_some_effects_are_ended_and_the_others_go_on(qapp: QApplication) -> None:
    player, log = Motion(), list[str]()
    one, other = recorded(log, "one", 1000), recorded(log, "other", 1000)
    player.play(one)
    player.play(other)
    player.finish([one])
    player.finish([one])
    assert log == ["one 0", "other 0", "one ends"]
    assert player.is_playing


def test_ease_out_begins_and_ends_where_it_must() -> None:
    steps = [motion.ease_out(number / 10) for number in range(11)]
    assert (steps[0], steps[-1]) == (0.0, 1.0)
    assert steps == sorted(steps)
    assert steps[5] > 0.5


def test_swell_goes_there_and_back() -> None:
    steps = [motion.swell(number / 10) for number in range(11)]
    assert (steps[0], steps[5], steps[-1]) == (0.0, 1.0, 0.0)
    assert steps[:6] == sorted(steps[:6])
    assert steps[5:] == sorted(steps[5:], reverse=True)


def test_frames_follow_the_clock(qapp: QApplication) -> None:
    player, log = Motion(), list[float]()
    times = iter((1000, 1050, 1100, 1199, 1200))
    player.now = lambda: next(times)
    player.play(Effect(200, log.append, lambda: log.append(1.0)))
    for _ in range(4):
        player.advance()
    assert log == [0.0, 0.25, 0.5, 0.995, 1.0]
    assert not timer_of(player).isActive()
