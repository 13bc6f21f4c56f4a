"""A position to the worker process and back, the start of that process, and the memory that it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import psutil

from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.worker import Worker
from tests import worker_jobs as jobs
from tests.engine.sample_games import TURTLE, deal_on
from tests.worker_answers import BOARD, MEGABYTE, answer_to

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication
    from pytest_benchmark.fixture import BenchmarkFixture


def test_there_and_back_with_a_position(benchmark: BenchmarkFixture, qapp: QCoreApplication) -> None:
    worker = Worker(command=jobs.COMMAND)
    assert benchmark(answer_to, worker, jobs.tell, BOARD) == BOARD
    worker.close()


def test_there_and_back_with_a_number(benchmark: BenchmarkFixture, qapp: QCoreApplication) -> None:
    worker = Worker(command=jobs.COMMAND)
    assert benchmark(answer_to, worker, jobs.tell, 1) == 1
    worker.close()


def test_start_and_first_verdict(benchmark: BenchmarkFixture, qapp: QCoreApplication) -> None:
    """The position has a single pair left, so that the solver takes no time."""
    board = deal_on(TURTLE, 1)
    assert board.plan is not None
    last = board.board._replace(present=1 << board.plan[-1][0] | 1 << board.plan[-1][1])
    workers: list[Worker] = []

    def start() -> object:
        workers.append(Worker())
        return answer_to(workers[-1], solve, last)

    assert benchmark.pedantic(start, rounds=9, iterations=1) == solve(last)  # type: ignore[no-untyped-call]
    for worker in workers:
        worker.close()


def test_memory_after_a_search(benchmark: BenchmarkFixture, qapp: QCoreApplication) -> None:
    before = psutil.Process().children()
    worker = Worker()
    assert benchmark(answer_to, worker, solve, BOARD) == solve(BOARD)
    (process,) = (child for child in psutil.Process().children() if child not in before)
    memory = process.memory_full_info()
    benchmark.extra_info["resident, MB"] = memory.rss / MEGABYTE
    if hasattr(memory, "pss"):
        benchmark.extra_info["share of its own, MB"] = memory.pss / MEGABYTE
    worker.close()
