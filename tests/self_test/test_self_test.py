"""The whole self-test, as makers of packages run it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from editor import app as editor_app
from mahjong_qt import __version__
from mahjong_qt import app as game_app

TABLE = Path(__file__).parents[2] / "docs" / "self-test.md"


def documented_checks() -> list[str]:
    """The names in the first table of the document."""
    table = TABLE.read_text("utf-8").partition("| Check |")[2].partition("\n\n")[0]
    return re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)


def test_all_is_well_in_a_checkout_and_nothing_of_the_players_is_touched(tmp_path: Path) -> None:
    home, temporary = tmp_path / "home", tmp_path / "tmp"
    home.mkdir()
    temporary.mkdir()
    environment = {name: text for name, text in os.environ.items() if not name.startswith("XDG_")}
    environment |= {"HOME": str(home), "TMPDIR": str(temporary), "TEMP": str(temporary)}
    command = [sys.executable, "-m", "mahjong_qt", "--self-test", str(tmp_path / "r.json")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    report = json.loads((tmp_path / "r.json").read_bytes())
    assert [check for check in report["checks"] if not check["passed"]] == []
    assert (report["passed"], report["running"], done.returncode) == (True, "", 0)
    assert [check["name"] for check in report["checks"]] == documented_checks()
    assert (report["program"], report["version"], report["platform"]) == ("mahjong-qt", __version__, "offscreen")
    assert (done.stdout, done.stderr) == ("", "")
    assert list(home.rglob("*")) == []
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [["--self-test"], ["--self-test", "one.json", "two.json"], ["MJ1-L00-AAAAABL", "--self-test"]],
    ids=["no file", "two files", "with a code"],
)
def test_wrong_use_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for main in (game_app.main, editor_app.main):
        assert main(words) == 2
        assert "needs a file for its report" in capsys.readouterr().err


def test_it_stands_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    for main in (game_app.main, editor_app.main):
        assert main(["--help"]) == 0
        assert "--self-test REPORT" in capsys.readouterr().out


def test_without_a_console_words_are_lost_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    # as in a windowed program on Windows
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    for main in (game_app.main, editor_app.main):
        assert main(["--help"]) == 0
        assert main(["--self-test"]) == 2


def test_without_a_platform_of_qt_the_report_says_why(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    folder = tmp_path / "temporary"
    folder.mkdir()
    environment = {**os.environ, "QT_QPA_PLATFORM": "nonsense", "TMPDIR": str(folder)}
    command = [sys.executable, "-m", "mahjong_qt", "--self-test", str(report)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    checks = json.loads(report.read_text("utf-8"))["checks"]
    assert [(check["name"], check["passed"]) for check in checks] == [("Qt", False)]
    assert "nonsense" in json.dumps(json.loads(report.read_text("utf-8")))
    assert list(folder.iterdir()) == []
