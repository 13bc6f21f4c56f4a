from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QPixmap

from mahjong_qt.windows.look.paint_queue import PaintQueue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot


class Frame:
    """Shows the last picture that it was given."""

    def __init__(self) -> None:
        self.widths: list[int] = []
        self.is_in_view = True

    def set_picture(self, picture: QPixmap) -> None:
        self.widths.append(picture.width())


def painting(width: int) -> Callable[[], Iterator[QPixmap | None]]:
    def begin() -> Iterator[QPixmap | None]:
        yield None
        yield QPixmap(width, 1)

    return begin


@pytest.fixture
def queue(qtbot: QtBot) -> PaintQueue:
    return PaintQueue()


def test_pictures_come_later_each_to_its_owner(qtbot: QtBot, queue: PaintQueue) -> None:
    frames = [Frame(), Frame()]
    for number, frame in enumerate(frames, 1):
        queue.want(frame, number, painting(number))
    assert queue.is_busy
    assert frames[0].widths == []
    qtbot.waitUntil(lambda: not queue.is_busy)
    assert [frame.widths for frame in frames] == [[1], [2]]


def test_what_is_in_view_comes_first(qtbot: QtBot, queue: PaintQueue) -> None:
    order: list[str] = []

    def noting(name: str) -> Callable[[], Iterator[QPixmap | None]]:
        def begin() -> Iterator[QPixmap | None]:
            order.append(name)
            yield QPixmap(1, 1)

        return begin

    frames = {name: Frame() for name in ("below", "seen", "further below")}
    for name, frame in frames.items():
        frame.is_in_view = name == "seen"
        queue.want(frame, name, noting(name))
    qtbot.waitUntil(lambda: not queue.is_busy)
    assert order == ["seen", "below", "further below"]


def test_what_takes_no_time_is_painted_at_once_and_once(queue: PaintQueue) -> None:
    frame = Frame()
    queue.paint_now(frame, "one", painting(1))
    queue.paint_now(frame, "one", painting(2))
    assert not queue.is_busy
    assert frame.widths == [1]


def test_the_same_is_not_painted_twice(qtbot: QtBot, queue: PaintQueue) -> None:
    frame = Frame()
    queue.want(frame, "one", painting(1))
    queue.want(frame, "one", painting(2))
    qtbot.waitUntil(lambda: not queue.is_busy)
    queue.want(frame, "one", painting(3))
    assert not queue.is_busy
    assert frame.widths == [1]


def test_what_is_wanted_last_counts(qtbot: QtBot, queue: PaintQueue) -> None:
    frame = Frame()
    queue.want(frame, "one", painting(1))
    queue.want(frame, "two", painting(2))
    qtbot.waitUntil(lambda: not queue.is_busy)
    assert frame.widths == [2]


def test_nothing_is_painted_for_what_is_gone(qtbot: QtBot, queue: PaintQueue) -> None:
    frame, other = Frame(), Frame()
    queue.want(frame, "one", painting(1))
    queue.want(other, "one", painting(2))
    queue.forget(frame)
    qtbot.waitUntil(lambda: not queue.is_busy)
    assert (frame.widths, other.widths) == ([], [2])


def test_a_painting_that_shows_nothing_leaves_what_is_there(qtbot: QtBot, queue: PaintQueue) -> None:
    frame = Frame()
    queue.want(frame, "none", lambda: iter([None, None]))
    qtbot.waitUntil(lambda: not queue.is_busy)
    assert frame.widths == []
