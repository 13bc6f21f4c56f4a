from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.clock import AwakeTime, Clock
from tests.engine.sample_games import Time


@pytest.fixture
def time() -> Time:
    return Time()


def test_a_new_clock_stands_at_nothing(time: Time) -> None:
    clock = Clock(time)
    time.passes(5)
    assert (clock.seconds, clock.is_running) == (0, False)


def test_only_the_time_between_start_and_stop_counts(time: Time) -> None:
    clock = Clock(time)
    clock.start()
    time.passes(2.5)
    assert (clock.seconds, clock.is_running) == (2.5, True)
    clock.stop()
    time.passes(100)
    assert (clock.seconds, clock.is_running) == (2.5, False)
    clock.start()
    time.passes(1)
    assert clock.seconds == 3.5


def test_starting_twice_does_not_start_over(time: Time) -> None:
    clock = Clock(time)
    clock.start()
    time.passes(2)
    clock.start()
    time.passes(3)
    assert clock.seconds == 5


def test_stopping_twice_does_not_count_twice(time: Time) -> None:
    clock = Clock(time)
    clock.start()
    time.passes(2)
    clock.stop()
    time.passes(3)
    clock.stop()
    assert clock.seconds == 2


def test_a_restored_clock_goes_on_from_its_seconds(time: Time) -> None:
    clock = Clock(time, 61.25)
    time.passes(10)
    assert (clock.seconds, clock.is_running) == (61.25, False)
    clock.start()
    time.passes(1)
    assert clock.seconds == 62.25


def test_an_origin_of_zero_or_below_is_a_time_as_any() -> None:
    for origin in (0.0, -50.0):
        time = Time(origin)
        clock = Clock(time)
        clock.start()
        assert clock.is_running
        time.passes(4)
        assert clock.seconds == 4


def test_a_time_that_steps_back_takes_nothing_away_and_goes_on(time: Time) -> None:
    clock = Clock(time)
    clock.start()
    time.passes(5)
    assert clock.seconds == 5
    time.passes(-3)
    assert clock.seconds == 5
    time.passes(1)
    assert clock.seconds == 6
    time.passes(-3000)
    clock.stop()
    assert clock.seconds == 6


@given(st.lists(st.tuples(st.sampled_from(["start", "stop", "look"]), st.integers(-20, 20)), max_size=40))
def test_seconds_never_fall_and_count_steps_forward_only(steps: list[tuple[str, int]]) -> None:
    time = Time()
    clock = Clock(time)
    expected = 0
    is_running = False
    for step, seconds in steps:
        time.passes(seconds)
        expected += max(0, seconds) * is_running
        # looking after each change of time, so that no step back hides behind a step forward
        assert clock.seconds == expected
        if step != "look":
            getattr(clock, step)()
            is_running = step == "start"
        assert clock.is_running is is_running
        assert clock.seconds == expected


def test_a_night_with_the_lid_closed_does_not_count(time: Time) -> None:
    clock = Clock(AwakeTime(time, longest_step=10))
    clock.start()
    shown = []
    for step in (1, 10, 8 * 3600, 1):
        time.passes(step)
        shown.append(clock.seconds)
    assert shown == [1, 11, 11, 12]


def test_awake_time_does_not_fall_when_the_time_steps_back(time: Time) -> None:
    awake = AwakeTime(time, longest_step=10)
    awake()
    time.passes(5)
    assert awake() == 5
    time.passes(-100)
    assert awake() == 5
    time.passes(2)
    assert awake() == 7
