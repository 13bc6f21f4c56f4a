"""Commands that make a package, and how a failure is told; the verbs of `dev.py package`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from makers import __main__ as verbs
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


def test_a_fresh_folder_is_empty(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    assert list(fresh_folder(tmp_path / "a").iterdir()) == []


@pytest.mark.parametrize("words", [["--nonsense"], ["--windows", "x"], ["--no-trial", "--no-trial"]])
def test_wrong_words_are_answered_with_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert verbs.main(words) == 2
    assert "usage: python3 dev.py package" in capsys.readouterr().err
