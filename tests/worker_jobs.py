"""What the worker process does for the tests, and the command of one that does it."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = str(Path(__file__).parents[1])
COMMAND = (
    sys.executable,
    "-c",
    f"import sys; sys.path.insert(0, {ROOT!r}); from mahjong_qt.worker_main import serve; serve('tests.')",
)


def tell(value: object, should_stop: Callable[[], bool]) -> object:
    return value


def tell_modules(needed: list[str], should_stop: Callable[[], bool]) -> set[str]:
    """Return what is imported after these modules were."""
    for name in needed:
        import_module(name)
    return set(sys.modules)


def tell_process(should_stop: Callable[[], bool]) -> int:
    return os.getpid()


def print_by_mistake(should_stop: Callable[[], bool]) -> str:
    if sys.stdout is not None:
        sys.stdout.write("noise\n")
        sys.stdout.flush()
    for stream in (1, 2):
        os.write(stream, b"more noise\n")
    return "quiet"


def tell_what_cannot_be_sent(should_stop: Callable[[], bool]) -> object:
    return lambda: None


def fail(should_stop: Callable[[], bool]) -> None:
    raise ValueError("on purpose")


def die(log: Path, should_stop: Callable[[], bool]) -> None:
    note(log)
    os._exit(7)


def send_rubbish(log: Path, should_stop: Callable[[], bool]) -> None:
    """Write a frame of 4 GB where answers go; file descriptors are given from the lowest number."""
    note(log)
    for descriptor in range(3, 20):
        try:
            os.write(descriptor, b"\xff" * 100)
        except OSError:
            continue
    work_for_ever(log, should_stop)


def work_until_stopped(log: Path, should_stop: Callable[[], bool]) -> str:
    note(log)
    while not should_stop():
        pass
    return "stopped"


def work_until_stopped_or_told(log: Path, is_told: bool, should_stop: Callable[[], bool]) -> str:
    """Finish only with other arguments than at first."""
    note(log)
    while not is_told and not should_stop():
        pass
    return "told"


def work_for_ever(log: Path, should_stop: Callable[[], bool]) -> None:
    note(log)
    while True:
        pass


def work_aloud_for_ever(should_stop: Callable[[], bool]) -> None:
    os.write(2, b"begun\n")
    while True:
        pass


def work_until_stopped_once(log: Path, should_stop: Callable[[], bool]) -> str:
    """The first time this is never finished."""
    note(log)
    while len(notes(log)) == 1 and not should_stop():
        pass
    return "finished"


def note(log: Path) -> None:
    """Add the number of this process to a file, so that the test knows that work has begun and where."""
    with log.open("a") as file:
        file.write(f"{os.getpid()}\n")


def notes(log: Path) -> list[int]:
    """Return the process of each time that work has begun."""
    return [int(line) for line in log.read_text().splitlines()] if log.exists() else []
