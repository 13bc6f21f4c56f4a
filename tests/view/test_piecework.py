from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_qt.view.piecework import Piecework

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


def pieces(done: list[str], name: str, count: int = 3) -> Iterator[None]:
    for number in range(count):
        done.append(f"{name}{number}")
        yield


@pytest.fixture
def work(qapp: QApplication) -> Piecework:
    return Piecework()


def test_all_pieces_are_done_in_order_but_none_at_once(qtbot: QtBot, work: Piecework) -> None:
    done: list[str] = []
    work.begin(pieces(done, "a"))
    assert (done, work.is_under_way) == ([], True)
    qtbot.waitUntil(lambda: not work.is_under_way)
    assert done == ["a0", "a1", "a2"]


def test_another_work_takes_the_place_of_the_one_before(qtbot: QtBot, work: Piecework) -> None:
    done: list[str] = []
    work.begin(pieces(done, "a"))
    work.begin(pieces(done, "b"))
    qtbot.waitUntil(lambda: not work.is_under_way)
    assert done == ["b0", "b1", "b2"]


def test_what_is_stopped_is_not_gone_on_with(work: Piecework) -> None:
    done: list[str] = []
    work.begin(pieces(done, "a"))
    work.stop()
    for _ in range(5):
        QApplication.processEvents()
    assert (done, work.is_under_way) == ([], False)


def test_the_last_piece_may_begin_another_work(qtbot: QtBot, work: Piecework) -> None:
    done: list[str] = []

    def chain() -> Iterator[None]:
        yield from pieces(done, "a", 1)
        work.begin(pieces(done, "b", 2))

    work.begin(chain())
    qtbot.waitUntil(lambda: not work.is_under_way)
    assert done == ["a0", "b0", "b1"]


def test_a_piece_may_stop_the_work(work: Piecework) -> None:
    done: list[str] = []

    def stopping() -> Iterator[None]:
        yield from pieces(done, "a", 1)
        work.stop()
        yield
        done.append("never")

    work.begin(stopping())
    for _ in range(5):
        QApplication.processEvents()
    assert (done, work.is_under_way) == (["a0"], False)


def test_long_work_lets_others_have_their_turn(work: Piecework) -> None:
    turns = 0

    def endless() -> Iterator[None]:
        while True:
            yield

    work.begin(endless())
    # each turn ends although the work does not
    for _ in range(3):
        QApplication.processEvents()
        turns += 1
    assert (turns, work.is_under_way) == (3, True)
    work.stop()


def test_what_fails_is_told_once_and_left(qtbot: QtBot, work: Piecework) -> None:
    def failing() -> Iterator[None]:
        yield
        raise OSError("no tile")

    work.begin(failing())
    with qtbot.captureExceptions() as told:
        qtbot.waitUntil(lambda: not work.is_under_way)
        QApplication.processEvents()
    assert [str(error) for _, error, _ in told] == ["no tile"]
