"""Work on all cores: processes that end when they are no longer wanted, whatever the reason.

Each has a pipe of its own and there are no locks and queues between them, so that ending one in the middle of its work
holds up nothing. (A ``ProcessPoolExecutor`` whose processes are terminated may wait for ever at its end.)
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import closing, contextmanager
from multiprocessing import connection as connections
from multiprocessing import get_context, parent_process, resource_tracker
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from multiprocessing.context import SpawnProcess

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkerDiedError(Exception):
    """A process ended by itself in the middle of its work, or could not be started."""


class WorkError(Exception):
    """The work raised an exception, which is the text of this one."""


class _Outcome(NamedTuple):
    """What came of an item: its result, or the words of the exception that it raised."""

    result: Any
    error: str = ""


def map_in_processes(
    work: Callable[[Item], Result], items: Iterable[Item], processes: int
) -> Generator[Result, None, None]:
    """Yield the result for each item as it comes, in no certain order; a single process works without any other.

    Function, items and results must be able to go to another process. When the caller stops, by an error, Ctrl+C or
    closing the iterator, the processes are ended at once.

    :raises WorkerDiedError: when a process ends by itself or cannot be started.
    :raises WorkError: when the work raises an exception.
    """
    outcomes = _work_in_processes(work, items, processes) if processes > 1 else (_try(work, item) for item in items)
    with closing(outcomes):
        for outcome in outcomes:
            if outcome.error:
                raise WorkError(outcome.error)
            yield outcome.result


def _work_in_processes(
    work: Callable[[Any], object], items: Iterable[Any], processes: int
) -> Generator[_Outcome, None, None]:
    started: dict[Any, SpawnProcess] = {}
    try:
        try:
            with _processes_deaf_to_ctrl_c():
                for _ in range(processes):
                    _start(work, started)
        except OSError as error:
            raise WorkerDiedError from error
        yield from _hand_out(iter(items), list(started))
    finally:
        for process in started.values():
            process.terminate()
        for process in started.values():
            process.join()


def _start(work: Callable[[Any], object], started: dict[Any, SpawnProcess]) -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()
    started[ours] = process


def _hand_out(rest: Iterator[Any], idle: list[Any]) -> Iterator[_Outcome]:
    """Give each process an item, and another one as soon as it is done."""
    busy = []
    try:
        for pipe, item in zip(idle, rest, strict=False):
            pipe.send(item)
            busy.append(pipe)
        while busy:
            # what they are called differs between systems
            ready: list[Any] = list(connections.wait(busy))
            for pipe in ready:
                outcome = pipe.recv()
                try:
                    pipe.send(next(rest))
                except StopIteration:
                    busy.remove(pipe)
                yield outcome
    except (EOFError, OSError) as error:
        raise WorkerDiedError from error


def _serve(pipe: Any, work: Callable[[Any], object]) -> None:
    """Answer in a process until it is ended."""
    # Windows hands nothing down
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        outcome = _try(work, pipe.recv())
        try:
            pipe.send(outcome)
        except (AttributeError, TypeError, ValueError) as error:  # no pickle can be made of it
            pipe.send(_Outcome(None, _in_words(error)))


def _try(work: Callable[[Any], object], item: Any) -> _Outcome:
    try:
        return _Outcome(work(item))
    except Exception as error:
        return _Outcome(None, _in_words(error))


def _in_words(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def _end_with_parent() -> None:
    """End this process at once when the one that began it is gone, be it killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _processes_deaf_to_ctrl_c() -> Iterator[None]:
    """Start processes that leave Ctrl+C to this one: a terminal sends it to all, and they take over the mask."""
    if sys.platform != "win32":
        # started in between, it would lift the mask
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
