"""The command as a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, TypeAlias

import psutil
import pytest

from tests.cli.command import write_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

COMMAND = [sys.executable, "-m", "mahjong_qt.cli"]
PROCESS_LIMIT = 60
"""Seconds: to start Python takes long where much else is done."""

LONG = [*COMMAND, "analyse", "turtle", "--deals", "1000000", "--jobs", "2"]
ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and terminals of POSIX")

NO_QT = """\
import sys
from mahjong_qt.cli import main
assert main({arguments!r}) == 0
print([name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))], file=sys.stderr)
"""


Start: TypeAlias = "Callable[..., subprocess.Popen[bytes]]"


@pytest.fixture
def start_long() -> Iterator[Start]:
    """Start a command that works for hours; it is ended with the test, whatever becomes of that."""
    with ExitStack() as stack:

        def start(**options: Any) -> subprocess.Popen[bytes]:
            process = stack.enter_context(
                subprocess.Popen(LONG, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)
            )
            stack.callback(process.kill)
            return process

        yield start


def run(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments], input=stdin, capture_output=True, env=os.environ | environment, check=False
    )


def test_the_module_is_the_command() -> None:
    done = run("deal", "turtle", "--code", "MJ1-L00-AAAAABL", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["code"] == "MJ1-L00-AAAAABL"
    done = run("solve", "-", "--json", stdin=done.stdout)
    assert json.loads(done.stdout)["verdict"] == "solvable"


def test_the_console_script_of_the_project_is_the_same() -> None:
    from importlib.metadata import distribution

    (script,) = [entry for entry in distribution("mahjong-qt").entry_points if entry.name == "mahjong-layouts"]
    from mahjong_qt.cli import main

    assert script.load() is main


@pytest.mark.parametrize(
    "arguments",
    [["deal", "turtle", "--seed", "1"], ["analyse", "cross", "--deals", "1", "--jobs", "1"], ["solve", "DEAL"]],
)
def test_no_qt_is_loaded(tmp_path: Path, arguments: list[str]) -> None:
    deal = write_deal(tmp_path / "deal.json", [(0, 0, 0, "A"), (2, 0, 0, "A")])
    script = NO_QT.format(arguments=[deal if word == "DEAL" else word for word in arguments])
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert done.stderr.strip() == b"[]"


def test_exit_codes_and_errors_without_a_traceback() -> None:
    assert run("--version").returncode == 0
    done = run("solve", "nowhere.json")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"mahjong-layouts: nowhere.json: the file cannot be read")
    assert run("solve").returncode == 2


def test_names_are_written_in_utf8_whatever_the_locale(tmp_path: Path) -> None:
    path = write_deal(tmp_path / "風.json", [(0, 0, 0, "東"), (2, 0, 0, "東")])
    done = run("solve", path, "風-none", LC_ALL="C", PYTHONUTF8="0", PYTHONIOENCODING="cp1252", PYTHONCOERCECLOCALE="0")
    assert "風.json: can be cleared" in done.stdout.decode()
    assert "風-none: the file cannot be read" in done.stderr.decode()


def test_an_output_that_nobody_reads_ends_in_silence(tmp_path: Path) -> None:
    path = write_deal(tmp_path / "deal.json", [(0, 0, 0, "A"), (2, 0, 0, "A")])
    with subprocess.Popen(
        [*COMMAND, "solve", *[path] * 5000, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert b"solvable" in process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_no_bar_where_nobody_looks() -> None:
    done = run("analyse", "cross", "--deals", "6", "--jobs", "2", "--json")
    assert (done.returncode, done.stderr) == (0, b"")


@ON_POSIX
def test_a_bar_on_a_terminal_and_nothing_else_of_it_in_the_output() -> None:
    import pty

    terminal, its_end = pty.openpty()
    arguments = ["analyse", "cross", "--deals", "6", "--jobs", "2", "--json"]
    done = subprocess.run([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=its_end, check=True)
    os.set_blocking(terminal, False)
    shown = os.read(terminal, 100_000).decode()
    os.close(its_end)
    os.close(terminal)
    assert "0/6" in shown
    assert "deal" in shown
    assert done.stdout == run(*arguments).stdout


@ON_POSIX
@pytest.mark.parametrize("is_terminal", [True, False])
def test_ctrl_c_ends_it_at_once_with_all_processes(start_long: Start, is_terminal: bool) -> None:
    process = start_long(start_new_session=True)
    family = wait_for_workers(process)
    # a terminal sends it to every process in the foreground
    if is_terminal:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PROCESS_LIMIT)
    assert (process.returncode, out, err) == (130, b"", b"")
    assert_gone(family)


@ON_POSIX
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_killed_it_leaves_no_process(start_long: Start, number: signal.Signals) -> None:
    process = start_long()
    family = wait_for_workers(process)
    process.send_signal(number)
    process.communicate(timeout=PROCESS_LIMIT)
    assert process.returncode == -number
    assert_gone(family)


@ON_POSIX
def test_a_worker_that_is_killed_is_told(start_long: Start) -> None:
    process = start_long()
    family = wait_for_workers(process)
    next(child for child in family if is_worker(child)).kill()
    _, err = process.communicate(timeout=PROCESS_LIMIT)
    assert process.returncode == 2
    assert err.startswith(b"mahjong-layouts: turtle: a process at work ended by itself")
    assert_gone(family)


def wait_for_workers(process: subprocess.Popen[bytes]) -> list[psutil.Process]:
    """Return all processes below this one once both workers are there."""
    parent = psutil.Process(process.pid)
    last = time.monotonic() + PROCESS_LIMIT
    while sum(map(is_worker, family := parent.children(recursive=True))) < 2:
        assert time.monotonic() < last
        # looks again soon, or at once when the process has ended, which is wrong
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.02)
    return family


def is_worker(process: psutil.Process) -> bool:
    try:
        return any("spawn_main" in word for word in process.cmdline())
    except psutil.NoSuchProcess:
        return False


def assert_gone(family: list[psutil.Process]) -> None:
    _, alive = psutil.wait_procs(family, timeout=PROCESS_LIMIT)
    assert alive == []
