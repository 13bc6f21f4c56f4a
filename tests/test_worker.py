from __future__ import annotations

import gc
import platform
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.advisor import ADVICE_BUDGET
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.worker import Priority, Worker
from mahjong_qt.worker_process import worker_command
from tests import worker_jobs as jobs
from tests.engine.sample_games import TURTLE, deal_on
from tests.worker_answers import BOARD, MEGABYTE, PROCESS_LIMIT, answer_to

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).parents[1]
PARENT = ROOT / "tests" / "data" / "worker_parent.py"
TWO_TURTLES = Layout.from_tiles([(x + offset, y, z) for offset in (0, 40) for x, y, z in TURTLE.slots])
"""288 tiles."""


@pytest.fixture
def worker(qapp: object) -> Iterator[Worker]:
    worker = Worker(command=jobs.COMMAND)
    yield worker
    worker.close()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


def is_running(process: int) -> bool:
    try:
        return psutil.Process(process).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def children() -> list[psutil.Process]:
    return [child for child in psutil.Process().children() if child.status() != psutil.STATUS_ZOMBIE]


def wait_for_work(qtbot: QtBot, log: Path, times: int = 1) -> int:
    """Return the process that has begun to work."""
    wait_until(qtbot, lambda: len(jobs.notes(log)) >= times)
    return jobs.notes(log)[-1]


def wait_until(qtbot: QtBot, is_done: Callable[[], bool]) -> None:
    qtbot.waitUntil(is_done, timeout=PROCESS_LIMIT)


def test_the_answer_is_what_the_function_returns(qtbot: QtBot, worker: Worker) -> None:
    assert answer_to(worker, jobs.tell, BOARD) == BOARD
    assert answer_to(worker, jobs.tell, b"\x00" * MEGABYTE) == b"\x00" * MEGABYTE
    assert not worker.is_busy


def test_the_answer_comes_after_the_question_was_asked(qtbot: QtBot, worker: Worker) -> None:
    answers: list[object] = []
    worker.ask(jobs.tell, 1, then=answers.append)
    assert not answers
    assert worker.is_busy
    wait_until(qtbot, lambda: answers == [1])


def test_the_process_starts_with_the_first_question_and_stays(qtbot: QtBot, worker: Worker) -> None:
    before = children()
    Worker(worker, command=jobs.COMMAND)
    assert children() == before
    process = answer_to(worker, jobs.tell_process)
    assert {child.pid for child in children()} - {child.pid for child in before} == {process}
    assert answer_to(worker, jobs.tell_process) == process


def test_jobs_of_one_priority_are_done_in_order_and_urgent_ones_first(qtbot: QtBot, worker: Worker, log: Path) -> None:
    answers: list[object] = []
    first = worker.ask(jobs.work_until_stopped, log, then=answers.append)
    wait_for_work(qtbot, log)
    for number, priority in enumerate((Priority.IDLE, Priority.SOON, Priority.NOW, Priority.SOON, Priority.NOW)):
        worker.ask(jobs.tell, number, then=answers.append, priority=priority)
    first.cancel()
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == [2, 4, 1, 3, 0]


@pytest.mark.parametrize(
    ("running", "urgent"),
    [(Priority.IDLE, Priority.SOON), (Priority.IDLE, Priority.NOW), (Priority.SOON, Priority.NOW)],
)
def test_an_urgent_job_interrupts_and_the_other_begins_anew(
    qtbot: QtBot, worker: Worker, log: Path, running: Priority, urgent: Priority
) -> None:
    answers: list[object] = []
    worker.ask(jobs.work_until_stopped_once, log, then=answers.append, priority=running)
    worker.ask(jobs.tell, "later", then=answers.append, priority=running)
    wait_for_work(qtbot, log)
    worker.ask(jobs.tell, "urgent", then=answers.append, priority=urgent)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["urgent", "finished", "later"]
    assert len(jobs.notes(log)) == 2


def test_a_job_makes_way_before_the_process_has_started(qtbot: QtBot, worker: Worker) -> None:
    answers: list[object] = []
    worker.ask(jobs.tell, "light", then=answers.append, priority=Priority.SOON)
    worker.ask(jobs.tell, "hint", then=answers.append, priority=Priority.NOW)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["hint", "light"]


@pytest.mark.parametrize(
    ("running", "other"),
    [(Priority.NOW, Priority.NOW), (Priority.SOON, Priority.SOON), (Priority.SOON, Priority.IDLE)],
)
def test_a_job_waits_for_one_that_is_as_urgent(
    qtbot: QtBot, worker: Worker, log: Path, running: Priority, other: Priority
) -> None:
    answers: list[object] = []
    worker.ask(jobs.work_until_stopped_once, log, then=answers.append, priority=running)
    wait_for_work(qtbot, log)
    worker.ask(jobs.tell, "other", then=answers.append, priority=other)
    # lets the first one finish
    jobs.note(log)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["finished", "other"]


def test_an_interrupted_job_can_begin_anew_with_other_arguments(qtbot: QtBot, worker: Worker, log: Path) -> None:
    answers: list[object] = []
    worker.ask(
        jobs.work_until_stopped_or_told,
        log,
        False,
        then=answers.append,
        priority=Priority.IDLE,
        renew=lambda: (log, True),
    )
    wait_for_work(qtbot, log)
    worker.ask(jobs.tell, "urgent", then=answers.append)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["urgent", "told"]


def test_a_job_in_work_that_is_hurried_goes_on(qtbot: QtBot, worker: Worker, log: Path) -> None:
    answers: list[object] = []
    ticket = worker.ask(jobs.work_until_stopped_once, log, then=answers.append, priority=Priority.IDLE)
    wait_for_work(qtbot, log)
    ticket.hurry(Priority.NOW)
    worker.ask(jobs.tell, "other", then=answers.append)
    ticket.hurry(Priority.SOON)
    # lets the first one finish
    jobs.note(log)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["finished", "other"]


def test_a_waiting_job_that_is_hurried_interrupts(qtbot: QtBot, worker: Worker, log: Path) -> None:
    answers: list[object] = []
    worker.ask(jobs.work_until_stopped_once, log, then=answers.append, priority=Priority.SOON)
    waiting = worker.ask(jobs.tell, "hurried", then=answers.append, priority=Priority.IDLE)
    wait_for_work(qtbot, log)
    waiting.hurry(Priority.NOW)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["hurried", "finished"]


def test_an_interrupted_job_can_be_cancelled(qtbot: QtBot, worker: Worker, log: Path) -> None:
    answers: list[object] = []
    ticket = worker.ask(jobs.work_until_stopped, log, then=answers.append, priority=Priority.IDLE)
    wait_for_work(qtbot, log)
    worker.ask(jobs.tell, "urgent", then=answers.append)
    ticket.cancel()
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["urgent"]
    assert len(jobs.notes(log)) == 1


def test_what_is_cancelled_is_not_answered(qtbot: QtBot, worker: Worker, log: Path) -> None:
    answers: list[object] = []
    running = worker.ask(jobs.work_until_stopped, log, then=answers.append)
    waiting = worker.ask(jobs.tell, "waiting", then=answers.append)
    wait_for_work(qtbot, log)
    waiting.cancel()
    running.cancel()
    running.cancel()
    assert answer_to(worker, jobs.tell, "next") == "next"
    assert not worker.is_busy
    assert answers == []
    running.cancel()


def test_a_callback_may_ask_and_cancel(qtbot: QtBot, worker: Worker) -> None:
    answers: list[object] = []

    def ask_again(answer: object) -> None:
        waiting.cancel()
        worker.ask(jobs.tell, "second", then=answers.append)

    worker.ask(jobs.tell, "first", then=ask_again)
    waiting = worker.ask(jobs.tell, "waiting", then=answers.append)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == ["second"]


def test_a_callback_that_raises_holds_nothing_up(qtbot: QtBot, worker: Worker) -> None:
    answers: list[object] = []

    def stumble(answer: object) -> None:
        raise LookupError("the callback's fault")

    with qtbot.captureExceptions() as exceptions:
        worker.ask(jobs.tell, 1, then=stumble)
        worker.ask(jobs.tell, 2, then=answers.append)
        wait_until(qtbot, lambda: answers == [2])
    assert [kind for kind, _, _ in exceptions] == [LookupError]


@pytest.mark.parametrize(
    ("function", "arguments", "text"),
    [
        (jobs.fail, (), "ValueError: on purpose"),
        (jobs.tell, (), "TypeError"),
        (jobs.tell_what_cannot_be_sent, (), "pickle"),
        (solve, (None,), "PermissionError: mahjong_qt.engine.solitaire.solve.solve"),
    ],
)
def test_a_job_that_fails_is_told(
    qtbot: QtBot,
    worker: Worker,
    capsys: pytest.CaptureFixture[str],
    function: Callable[..., object],
    arguments: tuple[object, ...],
    text: str,
) -> None:
    texts: list[str] = []
    answers: list[object] = []
    faults: list[str] = []
    worker.fault.connect(faults.append)
    worker.ask(function, *arguments, then=answers.append, failed=texts.append)
    worker.ask(jobs.fail, then=answers.append)
    assert answer_to(worker, jobs.tell, "well") == "well"
    assert answers == []
    (told,) = texts
    assert text in told
    assert (faults[0], len(faults)) == (told, 2)
    assert told in capsys.readouterr().err


def test_what_cannot_be_sent_is_refused_at_once(qtbot: QtBot, worker: Worker) -> None:
    with pytest.raises((AttributeError, TypeError)):
        worker.ask(lambda should_stop: None, then=print)
    assert not worker.is_busy


def test_a_job_is_asked_again_when_its_process_was_killed(qtbot: QtBot, worker: Worker, log: Path) -> None:
    answers: list[object] = []
    worker.ask(jobs.work_until_stopped_once, log, then=answers.append)
    worker.ask(jobs.tell, "next", then=answers.append)
    killed = wait_for_work(qtbot, log)
    psutil.Process(killed).kill()
    wait_until(qtbot, lambda: answers == ["finished", "next"])
    assert jobs.notes(log)[0] == killed != jobs.notes(log)[1]


def test_a_process_that_was_killed_while_it_rested_is_started_again(qtbot: QtBot, worker: Worker) -> None:
    killed = answer_to(worker, jobs.tell_process)
    psutil.Process(killed).kill()
    wait_until(qtbot, lambda: not is_running(killed))
    assert answer_to(worker, jobs.tell_process) != killed


@pytest.mark.parametrize("deadly", [jobs.die, jobs.send_rubbish])
def test_a_job_that_always_kills_its_process_is_given_up(
    qtbot: QtBot, worker: Worker, log: Path, deadly: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    texts: list[str] = []
    worker.ask(deadly, log, then=print, failed=texts.append)
    assert answer_to(worker, jobs.tell, "well") == "well"
    assert len(texts) == 1
    assert texts[0] in capsys.readouterr().err
    assert len(set(jobs.notes(log))) == 2


def test_where_nothing_can_be_started_every_job_fails_and_the_next_tries_again(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = Worker(command=[str(tmp_path / "missing")])
    texts: list[str] = []

    def fail_and_cancel(text: str) -> None:
        texts.append(text)
        cancelled.cancel()

    worker.ask(jobs.tell, 1, then=print, priority=Priority.SOON, failed=fail_and_cancel)
    worker.ask(jobs.tell, 2, then=print, failed=texts.append)
    cancelled = worker.ask(jobs.tell, 3, then=print, failed=texts.append)
    assert texts == []
    wait_until(qtbot, lambda: not worker.is_busy)
    assert len(texts) == 2
    worker.ask(jobs.tell, 4, then=print, failed=texts.append)
    wait_until(qtbot, lambda: len(texts) == 3)
    assert not worker.is_busy
    assert "cannot be started" in capsys.readouterr().err
    worker.close()


def test_where_nothing_can_be_started_a_callback_that_raises_keeps_no_other_from_being_told(
    qtbot: QtBot, tmp_path: Path
) -> None:
    worker = Worker(command=[str(tmp_path / "missing")])
    texts: list[str] = []

    def stumble(text: str) -> None:
        raise LookupError("the callback's fault")

    with qtbot.captureExceptions() as exceptions:
        for failed in (texts.append, stumble, texts.append):
            worker.ask(jobs.tell, 1, then=print, failed=failed)
        wait_until(qtbot, lambda: not worker.is_busy)
    assert len(texts) == 2
    assert [kind for kind, _, _ in exceptions] == [LookupError]
    worker.close()


def test_closing_ends_the_process_in_the_middle_of_a_job(qtbot: QtBot, worker: Worker, log: Path) -> None:
    ticket = worker.ask(jobs.work_for_ever, log, then=print)
    worker.ask(jobs.tell, 1, then=print)
    process = wait_for_work(qtbot, log)
    worker.close()
    assert not is_running(process)
    assert not worker.is_busy
    worker.ask(jobs.work_for_ever, log, then=print).cancel()
    ticket.cancel()
    worker.close()
    assert not worker.is_busy
    assert len(jobs.notes(log)) == 1


def test_closing_from_a_callback_silences_everything(qtbot: QtBot, worker: Worker) -> None:
    answers: list[object] = []

    def close(answer: object) -> None:
        answers.append(answer)
        worker.close()

    worker.ask(jobs.tell, 1, then=close)
    worker.ask(jobs.tell, 2, then=answers.append)
    wait_until(qtbot, lambda: not worker.is_busy)
    assert answers == [1]


def lose(parent: QObject) -> None:
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(parent, QEvent.Type.DeferredDelete.value)


def test_destroying_it_ends_the_process_in_the_middle_of_a_job(qtbot: QtBot, log: Path) -> None:
    parent = QObject()
    ticket = Worker(parent, command=jobs.COMMAND).ask(jobs.work_for_ever, log, then=print)
    process = wait_for_work(qtbot, log)
    lose(parent)
    assert not is_running(process)
    ticket.cancel()


def test_destroying_it_ends_a_process_that_rests(qtbot: QtBot) -> None:
    parent = QObject()
    # nothing but its parent holds the worker
    process = answer_to(Worker(parent, command=jobs.COMMAND), jobs.tell_process)
    gc.collect()
    lose(parent)
    assert not is_running(process)


def test_python_ends_in_silence_with_a_worker_that_was_closed() -> None:
    lines = [
        "from PySide6.QtCore import QCoreApplication",
        "from mahjong_qt.worker import Worker",
        "from tests import worker_jobs as jobs",
        "app = QCoreApplication([])",
        "worker = Worker(command=jobs.COMMAND)",
        "worker.ask(jobs.tell, 1, then=lambda answer: app.quit())",
        "app.exec()",
        "worker.close()",
    ]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, check=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_the_process_ends_when_the_window_was_killed(qtbot: QtBot, log: Path) -> None:
    parent = subprocess.Popen([sys.executable, str(PARENT), str(log)])
    process = wait_for_work(qtbot, log)
    assert is_running(process)
    parent.kill()
    parent.wait()
    wait_until(qtbot, lambda: not is_running(process))


def test_this_program_is_its_own_worker(qtbot: QtBot) -> None:
    worker = Worker()
    assert answer_to(worker, solve, BOARD) == solve(BOARD)
    worker.close()


def test_searches_leave_little_memory_behind(qtbot: QtBot) -> None:
    worker = Worker()
    before = children()
    answer_to(worker, solve, BOARD, 0)
    (process,) = (child for child in children() if child not in before)
    at_first = process.memory_info().rss
    assert at_first < 40 * MEGABYTE
    boards = [deal_on(TURTLE, seed, Recipe.UNIFORM).board for seed in range(40)]
    boards += [deal_on(TWO_TURTLES, seed, Recipe.UNIFORM).board for seed in range(4)]
    for board in boards:
        answer_to(worker, solve, board, ADVICE_BUDGET)
    assert process.memory_info().rss < at_first + 40 * MEGABYTE
    worker.close()


def test_the_process_knows_no_qt(qtbot: QtBot, worker: Worker) -> None:
    # what this process has imported is no measure
    needed = ["mahjong_qt.app", "mahjong_qt.engine.solitaire.solve", "mahjong_qt.engine.play.game"]
    modules = answer_to(worker, jobs.tell_modules, needed)
    assert set(needed) <= modules
    assert {name for name in modules if name.startswith(("PySide6", "shiboken6", "msgspec"))} == set()


def test_a_frozen_program_calls_itself(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if platform.system() == "Windows":
        pytest.skip("a script is no program on Windows")
    begin = f"import sys; sys.frozen = True; sys.path.insert(0, {str(ROOT)!r})"
    (tmp_path / "game.py").write_text(f"{begin}; from mahjong_qt.app import main; sys.exit(main())")
    program = tmp_path / "mahjong-qt"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{tmp_path / "game.py"}" "$@"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert worker_command() == [str(program), "--worker"]
    worker = Worker()
    assert answer_to(worker, solve, BOARD) == solve(BOARD)
    worker.close()


def test_the_terminal_interrupts_the_window_alone(qtbot: QtBot, worker: Worker) -> None:
    if platform.system() == "Windows":
        pytest.skip("no process can send another Ctrl+C on Windows")
    process = answer_to(worker, jobs.tell_process)
    psutil.Process(process).send_signal(signal.SIGINT)
    assert answer_to(worker, jobs.tell_process) == process


def test_the_folder_the_game_is_started_from_does_not_matter(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mahjong_qt.py").write_text("raise SystemExit(7)")
    (tmp_path / "pickle.py").write_text("raise SystemExit(7)")
    monkeypatch.chdir(tmp_path)
    worker = Worker()
    assert answer_to(worker, solve, BOARD, 0) == solve(BOARD, 0)
    worker.close()


def test_a_checkout_that_is_not_installed_finds_itself(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONSAFEPATH", "1")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    python, *arguments = worker_command()
    # -S: without what is installed
    worker = Worker(command=[python, "-S", *arguments])
    assert answer_to(worker, solve, BOARD, 0) == solve(BOARD, 0)
    worker.close()


def test_packages_beside_the_game_do_not_hide_the_standard_library(tmp_path: Path) -> None:
    package = tmp_path / "mahjong_qt"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "app.py").write_text("def main():\n    import queue, sys\n    print(queue.__file__, sys.argv[1:])\n")
    (tmp_path / "queue.py").touch()
    command = [str(tmp_path) if word == str(ROOT) else word for word in worker_command()]
    assert str(tmp_path) in command
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.endswith("['--worker']\n")
    assert str(tmp_path) not in told
