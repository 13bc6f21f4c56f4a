from __future__ import annotations

import io
import sys

import pytest

from mahjong_qt import __version__
from mahjong_qt.cli import console, main
from tests.cli.command import run


@pytest.mark.parametrize("arguments", [[], ["deal"], ["solve"], ["analyse"]])
def test_help_says_what_there_is(arguments: list[str]) -> None:
    outcome = run(*arguments, "--help")
    assert outcome.code == 0
    assert outcome.out.startswith(f"usage: mahjong-layouts {' '.join(arguments)}".rstrip())
    assert "docs/command-line.md" in outcome.out
    assert outcome.err == ""


def test_the_version() -> None:
    assert run("--version") == (0, f"mahjong-layouts {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], "VERB"),
        (["paint"], "paint"),
        (["deal"], "LAYOUT"),
        (["deal", "turtle", "--jso"], "--jso"),
        (["deal", "turtle", "--seed", "-1"], "'-1'"),
        (["deal", "turtle", "--seed", "38614472"], "38614471"),
        (["deal", "turtle", "--seed", "9" * 5000], "--seed"),
        (["deal", "turtle", "--seed", "٣"], "--seed"),
        (["deal", "turtle", "--difficulty", "evil"], "evil"),
        (["deal", "turtle", "--difficulty", "easy", "--as-it-falls"], "--difficulty"),
        (["deal", "turtle", "--code", "MJ1-L00-AAAAABL", "--seed", "0"], "--code"),
        (["deal", "turtle", "--code", "MJ1-L00-AAAAABL", "--difficulty", "easy"], "--code"),
        (["deal", "turtle", "--code", "MJ1-L00-AAAAABL", "--as-it-falls"], "--code"),
        (["solve"], "DEAL.json"),
        (["solve", "x.json", "--budget", "many"], "'many'"),
        (["analyse", "turtle", "--deals", "0"], "'0'"),
        (["analyse", "turtle", "--jobs", "62"], "61"),
    ],
)
def test_arguments_that_make_no_command_are_named(arguments: list[str], named: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.splitlines()[-1].startswith("mahjong-layouts")
    assert named in err.splitlines()[-1]


class _Failing(io.TextIOWrapper):
    """A stream whose writing fails."""

    def __init__(self, error: OSError) -> None:
        super().__init__(io.BytesIO())
        self.error = error

    def write(self, text: str) -> int:
        raise self.error


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (BrokenPipeError(32, "Broken pipe"), 141, ""),
        (OSError(22, "Invalid argument"), 141, ""),
        (OSError(28, "No space left on device"), 2, "mahjong-layouts: standard output: No space left on device\n"),
    ],
)
def test_output_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: OSError, code: int, said: str
) -> None:
    monkeypatch.setattr(sys, "stdout", _Failing(error))
    assert main(["deal", "turtle", "--seed", "1"]) == code
    assert capsys.readouterr().err == said


def test_without_standard_streams_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert main(["deal", "turtle", "--seed", "1"]) == 0
    assert main(["solve", "-"]) == 2
    assert not console.has_terminal()


def test_ctrl_c_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    from mahjong_qt.cli import deal

    def interrupt(_options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(deal, "run", interrupt)
    assert run("deal", "turtle") == (130, "", "")
