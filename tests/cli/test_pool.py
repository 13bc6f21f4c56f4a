from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import operator
import os
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.cli.pool import WorkerDiedError, WorkError, map_in_processes

if TYPE_CHECKING:
    from collections.abc import Callable

NUMBERS = [-5, 3, -1, 0, 8, -13, 2]


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_every_item_has_its_result(processes: int) -> None:
    assert sorted(map_in_processes(operator.neg, NUMBERS, processes)) == sorted(-number for number in NUMBERS)
    assert multiprocessing.active_children() == []


def test_more_processes_than_items() -> None:
    assert list(map_in_processes(operator.neg, [4], 3)) == [-4]
    assert list(map_in_processes(operator.neg, [], 2)) == []


def test_what_the_ends_of_a_pipe_are_called_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    # it is another class on Windows
    with closing(map_in_processes(operator.neg, NUMBERS, 2)) as results:
        first = next(results)
        monkeypatch.setattr(multiprocessing.connection, "Connection", type("Other", (), {}))
        assert sorted([first, *results]) == sorted(-number for number in NUMBERS)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_exception_in_the_work_is_told(processes: int) -> None:
    with pytest.raises(WorkError, match=r"^ValueError: invalid literal for int\(\) with base 10: 'x y'$"):
        list(map_in_processes(int, ["1", "2", "x y"], processes))
    assert multiprocessing.active_children() == []


def test_a_result_that_cannot_be_handed_over_is_told() -> None:
    work: Callable[[bytes], object] = memoryview
    with pytest.raises(WorkError, match="pickle"):
        list(map_in_processes(work, [b"1", b"2"], 2))
    assert multiprocessing.active_children() == []


def test_closing_ends_the_processes() -> None:
    with closing(map_in_processes(operator.neg, range(10**9), 2)) as results:
        next(results)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_an_error_in_the_loop_ends_the_processes() -> None:
    def stop_at_the_first() -> None:
        with closing(map_in_processes(operator.neg, range(10**9), 2)) as results:
            for _ in results:
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stop_at_the_first()
    assert multiprocessing.active_children() == []


def test_a_process_that_ends_by_itself_is_told() -> None:
    # as if killed for want of memory
    with pytest.raises(WorkerDiedError):
        list(map_in_processes(os._exit, [1, 1, 1], 2))
    assert multiprocessing.active_children() == []
