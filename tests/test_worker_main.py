from __future__ import annotations

import pickle
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.worker_main import DONE, FAILED, FrameError, frame, take_frames
from mahjong_qt.worker_process import worker_command
from tests import worker_jobs as jobs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

VALUES = st.tuples(st.integers(), st.binary(max_size=20))


@pytest.fixture
def child() -> Iterator[subprocess.Popen[bytes]]:
    pipe = subprocess.PIPE
    with subprocess.Popen(jobs.COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        yield process
        process.kill()


def question(number: int, function: Callable[..., object], *arguments: object) -> bytes:
    return frame((number, pickle.dumps((function, arguments))))


def send(child: subprocess.Popen[bytes], data: bytes) -> None:
    assert child.stdin is not None
    child.stdin.write(data)
    child.stdin.flush()


def next_answer(child: subprocess.Popen[bytes]) -> Any:
    assert child.stdout is not None
    length = int.from_bytes(child.stdout.read(4), "little")
    assert 0 < length < 10_000
    return pickle.loads(child.stdout.read(length))


@given(st.lists(VALUES, max_size=4), st.integers(1, 30), st.binary(max_size=3))
def test_frames_come_out_whole_however_they_come_in(
    values: list[tuple[int, bytes]], step: int, beginning: bytes
) -> None:
    data = b"".join(map(frame, values)) + beginning
    buffer = bytearray()
    taken: list[Any] = []
    for at in range(0, len(data), step):
        buffer += data[at : at + step]
        taken += take_frames(buffer)
    assert taken == values
    assert bytes(buffer) == beginning


def test_a_frame_is_a_length_and_a_pickle() -> None:
    data = frame((7,))
    assert int.from_bytes(data[:4], "little") == len(data) - 4
    assert pickle.loads(data[4:]) == (7,)


@pytest.mark.parametrize(("length", "is_refused"), [(64 * 1024 * 1024, False), (64 * 1024 * 1024 + 1, True)])
def test_an_absurd_length_is_refused_before_it_comes(length: int, is_refused: bool) -> None:
    buffer = bytearray(length.to_bytes(4, "little"))
    if is_refused:
        with pytest.raises(FrameError):
            list(take_frames(buffer))
    else:
        assert list(take_frames(buffer)) == []


def test_questions_are_answered_in_order(child: subprocess.Popen[bytes]) -> None:
    send(child, question(3, jobs.tell, "a") + question(4, jobs.fail) + question(9, jobs.tell, "b"))
    assert next_answer(child) == (3, DONE, "a")
    number, kind, text = next_answer(child)
    assert (number, kind) == (4, FAILED)
    assert text.startswith("Traceback")
    assert "on purpose" in text
    assert next_answer(child) == (9, DONE, "b")


def test_a_cancel_stops_the_job_and_those_before_it_alone(child: subprocess.Popen[bytes], tmp_path: Path) -> None:
    for number in (1, 2):
        send(child, question(number, jobs.work_until_stopped, tmp_path / "log"))
    send(child, question(3, jobs.tell, "well") + frame((2,)))
    answers = [next_answer(child)]
    while answers[-1][0] != 3:
        answers.append(next_answer(child))
    assert answers[-1] == (3, DONE, "well")
    assert {answer[2] for answer in answers[:-1]} <= {"stopped", None}


def test_what_is_cancelled_before_it_begins_is_answered_too(child: subprocess.Popen[bytes], tmp_path: Path) -> None:
    # whoever asked sends nothing more until then; all that comes at once is heard before the first job begins
    send(child, question(1, jobs.work_until_stopped, tmp_path / "log") + frame((1,)))
    assert next_answer(child)[:2] == (1, DONE)


def test_what_is_printed_by_mistake_is_no_answer(child: subprocess.Popen[bytes]) -> None:
    send(child, question(1, jobs.print_by_mistake))
    assert next_answer(child) == (1, DONE, "quiet")
    _, errors = child.communicate()
    assert errors.split() == [b"noise", *[b"more", b"noise"] * 2]


@pytest.mark.parametrize(
    "way",
    [
        "os.close(2)",
        "os.fstat = lambda number, look=os.fstat: look(-1)",
        "os.dup = lambda number, copy=os.dup: copy(number if number != 2 else -1)",
    ],
    ids=["closed", "not to be looked at", "not to be copied"],
)
def test_it_needs_no_standard_error(way: str) -> None:
    begin = f"import os, sys; {way}; sys.stderr = sys.stdin = sys.stdout = None; "
    command = [*jobs.COMMAND[:2], begin + jobs.COMMAND[2]]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as child:
        send(child, question(1, jobs.print_by_mistake) + question(2, jobs.fail))
        assert next_answer(child) == (1, DONE, "quiet")
        assert next_answer(child)[:2] == (2, FAILED)
        assert child.communicate() == (b"", b"")


@pytest.mark.parametrize("end", [b"", b"\xff" * 4, frame((1,))[:-1] + b"!"])
def test_it_ends_in_the_middle_of_a_job(child: subprocess.Popen[bytes], end: bytes) -> None:
    send(child, question(1, jobs.work_aloud_for_ever))
    assert child.stderr is not None
    assert child.stderr.readline() == b"begun\n"
    if end:
        # something that is no frame
        send(child, end)
    else:
        assert child.stdin is not None
        child.stdin.close()
    assert child.wait() == 0


def test_a_function_from_elsewhere_is_not_called_by_mistake() -> None:
    with subprocess.Popen(worker_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        send(child, question(1, jobs.tell, "a") + question(2, subprocess.check_call, ["false"]))
        for number in (1, 2):
            refused = next_answer(child)
            assert refused[:2] == (number, FAILED)
            assert "PermissionError" in refused[2]
        assert child.communicate()[0] == b""
