"""What benchmarks of windows take in milliseconds, how long the event loop was held up, and how that is told."""

from __future__ import annotations

import gc
import sys
import time
from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import pytest
    from pytest_benchmark.fixture import BenchmarkFixture

TICK = 5
"""Milliseconds between two looks at whether the event loop goes round."""


class Taken(NamedTuple):
    """How long something took, and how much of that this thread had the processor; milliseconds.

    Where the second is much less, the system was busy with others, or the thread waited for a file.
    """

    ms: float
    cpu_ms: float


class LoopWatch:
    """Looks with a precise timer at how long events have to wait."""

    def __init__(self, parent: QObject) -> None:
        self.hold_ups: list[Taken] = []
        self._last = 0.0, 0.0
        self._timer = QTimer(parent, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)

    def __enter__(self) -> LoopWatch:
        self._last = time.perf_counter(), time.thread_time()
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.stop()
        self._look()

    def figures(self) -> dict[str, float]:
        """Return how long the loop was held up at most, and how often for long."""
        return {
            **longest(self.hold_ups, "hold-up of the event loop"),
            "p99 of those, ms": percentile([taken.ms for taken in self.hold_ups], 99),
            "over 50 ms": sum(taken.ms > 50 for taken in self.hold_ups),
            "over 50 ms on the processor": sum(taken.cpu_ms > 50 for taken in self.hold_ups),
        }

    def _look(self) -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        last, last_cpu = self._last
        self.hold_ups.append(Taken(max(0.0, 1000 * (now - last) - TICK), 1000 * (cpu - last_cpu)))
        self._last = now, cpu


def taken_by(work: Callable[[], object]) -> Taken:
    """Return what a call takes."""
    begin, cpu = time.perf_counter(), time.thread_time()
    work()
    return Taken(1000 * (time.perf_counter() - begin), 1000 * (time.thread_time() - cpu))


def ms_of(work: Callable[[], object]) -> float:
    """Return how many milliseconds a call takes."""
    return taken_by(work).ms


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the value that so many of a hundred do not exceed."""
    return quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else values[0]


def spread(all_taken: Sequence[Taken]) -> dict[str, float]:
    """Return the figures of something that was done many times."""
    ms, cpu_ms = [taken.ms for taken in all_taken], [taken.cpu_ms for taken in all_taken]
    return {
        "median, ms": median(ms),
        "p95, ms": percentile(ms, 95),
        "max, ms": max(ms),
        "median on the processor, ms": median(cpu_ms),
        "max on the processor, ms": max(cpu_ms),
    }


def longest(all_taken: Sequence[Taken], what: str) -> dict[str, float]:
    """Return the largest figures of something that nothing else can interrupt."""
    return {
        f"longest {what}, ms": max((taken.ms for taken in all_taken), default=0.0),
        f"longest {what} on the processor, ms": max((taken.cpu_ms for taken in all_taken), default=0.0),
    }


def ratio(all_taken: Sequence[Taken], reference: Sequence[Taken]) -> float:
    """Return what something takes, by what the reference took in turn with it: the medians."""
    return median(taken.ms for taken in all_taken) / median(taken.ms for taken in reference)


def once(benchmark: BenchmarkFixture, call: Callable[[], None]) -> None:
    """Have a call timed that keeps figures of its own.

    What the benchmark prepared is kept from the garbage collector meanwhile, which would have more to look through
    than in the game.
    """
    gc.collect()
    gc.freeze()
    benchmark.pedantic(call, rounds=1, iterations=1)  # type: ignore[no-untyped-call]
    gc.unfreeze()


def tell(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], title: str, figures: Mapping[str, float | str]
) -> None:
    """Keep figures with what they are, and print them."""
    benchmark.extra_info.update(figures)
    if benchmark.disabled:
        return
    shown = (f"{name} {value if isinstance(value, str) else f'{value:.4g}'}" for name, value in figures.items())
    with capsys.disabled():
        sys.stdout.write(f"\n{title}: {'; '.join(shown)}\n")
