from __future__ import annotations

import multiprocessing
import operator
import os
from contextlib import closing

import pytest

from mahjong_qt.cli.pool import WorkerDiedError, map_in_processes

NUMBERS = [-5, 3, -1, 0, 8, -13, 2]


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_every_item_has_its_result(processes: int) -> None:
    assert sorted(map_in_processes(operator.neg, NUMBERS, processes)) == sorted(-number for number in NUMBERS)
    assert multiprocessing.active_children() == []


def test_more_processes_than_items() -> None:
    assert list(map_in_processes(operator.neg, [4], 3)) == [-4]
    assert list(map_in_processes(operator.neg, [], 2)) == []


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
