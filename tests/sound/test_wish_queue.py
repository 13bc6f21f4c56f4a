from __future__ import annotations

import pytest

from mahjong_qt.sound_main.wish_queue import FRESH_SECONDS, MOST_WAITING, Wish, WishQueue, wish_from


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_wishes_come_in_order_and_once() -> None:
    queue = WishQueue()
    queue.put(Wish("click", 60))
    queue.put(Wish("pair", 61))
    assert queue.wait(None)
    assert queue.take() == [Wish("click", 60), Wish("pair", 61)]
    assert not queue.wait(0)
    assert queue.take() == []


def test_of_many_wishes_the_oldest_are_dropped() -> None:
    queue = WishQueue()
    for volume in range(1, 100):
        queue.put(Wish("click", volume))
    assert [wish.volume for wish in queue.take()] == list(range(100 - MOST_WAITING, 100))


def test_what_waited_long_is_dropped() -> None:
    clock = Clock()
    queue = WishQueue(clock)
    queue.put(Wish("click", 60))
    clock.seconds = FRESH_SECONDS
    queue.put(Wish("pair", 60))
    clock.seconds += 0.01
    assert queue.take() == [Wish("pair", 60)]


@pytest.mark.parametrize(
    "line", [b"", b"click", b"click 60 70", b"click -1", b"click 101", b"click \xb2", b"\xff\xfe 0"]
)
def test_what_is_no_wish(line: bytes) -> None:
    assert wish_from(line) is None


def test_a_line_may_end_as_on_windows() -> None:
    assert wish_from(b"win 100\r") == Wish("win", 100)
