"""Checks are run one after the other, and the report says what came of them, whatever happens."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mahjong_qt import paths
from mahjong_qt.self_test.check import Check, CheckError, require
from mahjong_qt.self_test.child import run_child
from mahjong_qt.self_test.report import LOADING, Report
from mahjong_qt.self_test.runner import run_check, run_self_test

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HANGS = """
import sys
from pathlib import Path
from mahjong_qt.self_test.check import Check
from mahjong_qt.self_test.runner import run_self_test

def wait_for_ever():
    import threading
    threading.Event().wait()

def checks(folder, report):
    print(folder)
    yield Check("quick", lambda: "done")
    yield Check("endless", wait_for_ever)
    yield Check("never begun", lambda: "done")

sys.exit(run_self_test(Path(sys.argv[1]), "program", checks, 0.5))
"""
CRASHES = HANGS.replace("threading.Event().wait()", "import os; os.abort()")


@pytest.fixture(autouse=True)
def folders_for_a_while(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Takes back where the runner puts the player's folders."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    # what crashes leaves its folder
    for name in ("TMPDIR", "TEMP", "TMP"):
        monkeypatch.setenv(name, str(tmp_path))
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))


def fail() -> str:
    raise CheckError("it is green")


def leave() -> str:
    raise SystemExit(0)


def divide() -> str:
    return str(1 // 0)


def run(path: Path, *checks: Check) -> tuple[int, dict[str, Any]]:
    """Runs checks and returns the exit code and the report."""
    code = run_self_test(path, "program", lambda *_: checks)
    return code, json.loads(path.read_bytes())


def test_when_all_is_well_the_report_says_so(tmp_path: Path) -> None:
    code, report = run(tmp_path / "r.json", Check("one", lambda: "1"), Check("two", lambda: "2"))
    assert code == 0
    assert report["passed"] is True
    assert [(check["name"], check["passed"], check["detail"]) for check in report["checks"]] == [
        ("one", True, "1"),
        ("two", True, "2"),
    ]
    assert report.keys() >= {"program", "version", "frozen", "python", "qt", "pyside6", "system", "platform"}


@pytest.mark.parametrize(
    ("broken", "word"), [(fail, "it is green"), (leave, "SystemExit"), (divide, "ZeroDivisionError")]
)
def test_one_that_fails_does_not_keep_the_others_from_running(
    tmp_path: Path, broken: Callable[[], str], word: str
) -> None:
    code, report = run(tmp_path / "r.json", Check("broken", broken), Check("whole", lambda: "2"))
    assert code == 1
    assert report["passed"] is False
    assert [check["passed"] for check in report["checks"]] == [False, True]
    assert word in report["checks"][0]["detail"]
    # for whoever has to find out
    assert f"in {broken.__name__}" in report["checks"][0]["detail"]


def list_what_lacks_a_module(*_: object) -> Iterator[Check]:
    yield Check("one", lambda: "1")
    importlib.import_module("mahjong_qt.no_such_module")
    yield Check("two", lambda: "2")


def list_nothing(*_: object) -> list[Check]:
    raise ImportError("no module at all")


@pytest.mark.parametrize(
    ("list_checks", "names", "word"),
    [
        (list_what_lacks_a_module, ["one", LOADING], "no_such_module"),
        (list_nothing, [LOADING], "no module at all"),
    ],
)
def test_what_cannot_be_loaded_has_failed_and_blames_no_other_check(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    list_checks: Callable[..., Iterator[Check]],
    names: list[str],
    word: str,
) -> None:
    threads = threading.active_count()
    assert run_self_test(tmp_path / "r.json", "program", list_checks) == 1
    report = json.loads((tmp_path / "r.json").read_bytes())
    assert [check["name"] for check in report["checks"]] == names
    assert [check["passed"] for check in report["checks"]] == [True] * (len(names) - 1) + [False]
    assert word in report["checks"][-1]["detail"]
    assert (report["passed"], report["running"]) == (False, "")
    assert capsys.readouterr() == ("", "")
    assert threading.active_count() <= threads + 1


def test_nothing_checked_is_nothing_passed(tmp_path: Path) -> None:
    code, report = run(tmp_path / "r.json")
    assert (code, report["passed"]) == (1, False)


def test_one_that_takes_too_long_has_failed() -> None:
    assert not run_check(Check("slow", lambda: "done", limit=-1.0)).passed


def test_a_report_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "r.json").mkdir()
    assert run_self_test(tmp_path / "r.json", "program", lambda *_: [Check("one", lambda: "1")]) == 1
    assert "cannot be done" in capsys.readouterr().err


def test_without_a_console_nothing_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "r.json").mkdir()
    monkeypatch.setattr(sys, "stderr", None)
    assert run_self_test(tmp_path / "r.json", "program", lambda *_: []) == 1


def test_the_players_folders_are_elsewhere_meanwhile_and_then_gone(tmp_path: Path) -> None:
    found: list[Path] = []

    def checks(folder: Path, _: Report) -> Iterator[Check]:
        def look() -> str:
            found.append(folder)
            for one in (paths.data_folder(), paths.config_folder(), paths.cache_folder(), paths.own_layouts_folder()):
                require(one.is_relative_to(folder), f"{one} is not in {folder}")
                one.mkdir(parents=True)
            return ""

        yield Check("look", look)

    assert run_self_test(tmp_path / "r.json", "program", checks) == 0
    assert found
    assert not found[0].exists()
    assert not paths.data_folder().is_relative_to(found[0])


def test_processes_beside_it_have_the_same_folders(tmp_path: Path) -> None:
    def checks(folder: Path, _: Report) -> Iterator[Check]:
        def ask() -> str:
            script = "from mahjong_qt import paths; print(paths.data_folder(), paths.config_folder(), sep='\\n')"
            printed = run_child([sys.executable, "-c", script], folder).splitlines()
            require(printed == [str(paths.data_folder()), str(paths.config_folder())], str(printed))
            require(all(Path(line).is_relative_to(folder) for line in printed), str(printed))
            return ""

        yield Check("ask", ask)

    code, before = run_self_test(tmp_path / "r.json", "program", checks), os.environ.get(paths.FOLDER_VARIABLE)
    assert (code, before) == (0, None), (tmp_path / "r.json").read_text()


@pytest.mark.parametrize(("script", "code"), [(HANGS, 1), (CRASHES, None)])
def test_what_hangs_or_crashes_is_named_in_the_report(tmp_path: Path, script: str, code: int | None) -> None:
    path = tmp_path / "r.json"
    patched = "from mahjong_qt.self_test import watchdog; watchdog.GRACE = 0.0\n" + script
    done = subprocess.run(
        [sys.executable, "-c", patched, str(path)], capture_output=True, text=True, check=False, timeout=60
    )
    report = json.loads(path.read_bytes())
    assert report["passed"] is False
    assert report["checks"][0] == {"name": "quick", "passed": True, "detail": "done"} | {
        "seconds": report["checks"][0]["seconds"]
    }
    if code is None:
        assert done.returncode not in (0, 1)
        assert report["running"] == "endless"
    else:
        assert done.returncode == code
        assert report["checks"][1]["name"] == "endless"
        assert "wait_for_ever" in report["checks"][1]["detail"]
        assert not Path(done.stdout.strip()).exists()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and odd names of Linux and macOS")
def test_a_report_takes_the_place_of_no_device_and_of_no_pipe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert run_self_test(pipe, "some program", lambda folder, report: []) == 1
    assert f"{pipe}" in capsys.readouterr().err
    assert pipe.is_fifo()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_names_that_are_no_text_are_written_as_they_are_shown(tmp_path: Path) -> None:
    odd = os.fsdecode(b"odd\xff")

    def fail() -> str:
        raise CheckError(odd)

    report = tmp_path / odd
    assert run_self_test(report, "some program", lambda folder, report: [Check("one", fail)]) == 1
    assert odd in json.loads(report.read_text("utf-8"))["checks"][0]["detail"]
