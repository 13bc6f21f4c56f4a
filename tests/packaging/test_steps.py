"""Commands that make a package, and how a failure is told; the verbs of `dev.py package`."""

from __future__ import annotations

import os
import select
import shlex
import sys
from typing import TYPE_CHECKING

import pytest

from makers import __main__ as verbs
from makers import steps
from makers.steps import PackagingError, fresh_folder, need, run

if TYPE_CHECKING:
    from pathlib import Path


def test_what_a_command_writes_comes_back() -> None:
    code = "import os, sys; print(os.environ['X']); print('e', file=sys.stderr)"
    assert sorted(run([sys.executable, "-c", code], environment={"X": "ü"}).split()) == ["e", "ü"]


def test_a_failure_has_the_command_its_code_and_its_words() -> None:
    with pytest.raises(PackagingError, match=r"failed with 3: .*(.|\n)*no luck"):
        run([sys.executable, "-c", "print('no luck'); raise SystemExit(3)"])


def test_a_command_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="nonsense cannot be started"):
        run([tmp_path / "nonsense"])
    with pytest.raises(PackagingError, match="missing: nonsense-1, nonsense-2"):
        need("nonsense-1", "nonsense-2")


def test_a_command_that_does_not_end_is_ended() -> None:
    with pytest.raises(PackagingError, match=r"did not end within 0\.5 s"):
        run([sys.executable, "-c", "import signal; signal.pause()"], seconds=0.5)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes to signal")
@pytest.mark.parametrize("trap", ["", "trap '' TERM; "], ids=["kindly", "by force"])
def test_what_it_has_started_is_ended_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trap: str) -> None:
    monkeypatch.setattr(steps, "GRACE", 0.5)
    alive, silent = tmp_path / "alive", tmp_path / "silent"
    os.mkfifo(alive)
    os.mkfifo(silent)
    reader = os.open(alive, os.O_RDONLY | os.O_NONBLOCK)
    try:
        # nobody will ever write to the pipe that it waits for; its end of the other one closes with it
        child = f"{trap}exec 3>{shlex.quote(str(alive))}; echo here >&3; read x <{shlex.quote(str(silent))}"
        with pytest.raises(PackagingError, match="did not end"):
            run(["sh", "-c", f"{trap}({child}) >/dev/null 2>&1 & wait"], seconds=1)
        assert os.read(reader, 100) == b"here\n"
        assert select.select([reader], [], [], 30)[0]
        assert os.read(reader, 100) == b""
    finally:
        os.close(reader)


def test_a_fresh_folder_is_empty(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    assert list(fresh_folder(tmp_path / "a").iterdir()) == []


@pytest.mark.parametrize("words", [["--nonsense"], ["--windows", "x"], ["--no-trial", "--no-trial"]])
def test_wrong_words_are_answered_with_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert verbs.main(words) == 2
    assert "usage: python3 dev.py package" in capsys.readouterr().err
