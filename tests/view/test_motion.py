from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QGraphicsRectItem

from mahjong_qt.view import motion
from mahjong_qt.view.motion import Effect, Motion

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

HOME = QPointF(40, 30)


def item_at_home() -> QGraphicsRectItem:
    item = QGraphicsRectItem(0, 0, 10, 10)
    item.setPos(HOME)
    return item


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


@pytest.mark.parametrize("progress", [None, 0.0, 0.4, 0.99])
def test_a_tile_that_left_is_hidden_at_its_place_however_far_it_came(
    qapp: QApplication, progress: float | None
) -> None:
    item = item_at_home()
    effect = motion.leave([item], 20.0)
    if progress is not None:
        effect.step(progress)
        assert item.isVisible()
        assert item.pos().x() == HOME.x()
        assert HOME.y() - 20 <= item.pos().y() <= HOME.y()
    effect.finish()
    assert (item.pos(), item.opacity(), item.isVisible()) == (HOME, 1.0, False)


@pytest.mark.parametrize("make", [lambda item: motion.appear([item], 100), lambda item: motion.shake([item], 5.0)])
def test_after_an_effect_a_tile_is_as_it_was(qapp: QApplication, make: object) -> None:
    assert callable(make)
    item = item_at_home()
    effect = make(item)
    assert isinstance(effect, Effect)
    for progress in (0.0, 0.1, 0.5, 0.9):
        effect.step(progress)
        assert abs(item.pos().x() - HOME.x()) <= 5.0
    effect.finish()
    assert (item.pos(), item.opacity(), item.isVisible()) == (HOME, 1.0, True)


def test_a_shake_goes_to_both_sides(qapp: QApplication) -> None:
    item = item_at_home()
    effect = motion.shake([item], 5.0)
    places = []
    for percent in range(100):
        effect.step(percent / 100)
        places.append(item.pos().x() - HOME.x())
    assert min(places) < -1
    assert max(places) > 1


def test_ease_out_begins_and_ends_where_it_must() -> None:
    steps = [motion.ease_out(number / 10) for number in range(11)]
    assert (steps[0], steps[-1]) == (0.0, 1.0)
    assert steps == sorted(steps)
    assert steps[5] > 0.5
