from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from makers.reports import read_report, run_self_test
from makers.steps import PackagingError

POSIX = pytest.mark.skipif(os.name == "nt", reason="programs are replaced by scripts")
PASSED = {"name": "layouts", "passed": True, "detail": ""}
REPORT = {"version": "1.2.3", "passed": True, "frozen": True, "checks": [PASSED]}


def write_report(folder: Path, **changes: object) -> Path:
    file = folder / "report.json"
    file.write_text(json.dumps({**REPORT, **changes}))
    return file


def write_program(folder: Path, body: str) -> Path:
    file = folder / "program"
    file.write_text(f"#!{sys.executable}\nimport sys\nfrom pathlib import Path\nreport = Path(sys.argv[2])\n{body}\n")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize("is_frozen", [True, False])
def test_a_report_of_the_right_kind_of_program_passes(tmp_path: Path, is_frozen: bool) -> None:
    file = write_report(tmp_path, frozen=is_frozen)
    assert read_report(file, is_frozen=is_frozen) == "1 checks of version 1.2.3 passed"
    with pytest.raises(PackagingError, match=r"report\.json: what tested itself is (a|no) bundle"):
        read_report(file, is_frozen=not is_frozen)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"passed": False}, r"report\.json: the self-test failed"),
        ({"checks": []}, r"report\.json: the self-test failed"),
        ({"checks": [PASSED, {"name": "sound", "passed": False, "detail": "no file"}]}, "failed.\nsound: no file"),
        ({"frozen": "yes"}, "is no bundle"),
        ({"checks": [{}]}, "no readable report"),
        ({"checks": None}, "no readable report"),
    ],
)
def test_a_report_that_is_not_whole_does_not_pass(tmp_path: Path, changes: dict[str, object], words: str) -> None:
    with pytest.raises(PackagingError, match=words):
        read_report(write_report(tmp_path, **changes), is_frozen=True)


@pytest.mark.parametrize("text", ["", "[]", "{", "{}"])
def test_what_is_no_report_does_not_pass(tmp_path: Path, text: str) -> None:
    file = tmp_path / "report.json"
    with pytest.raises(PackagingError, match=r"report\.json: the self-test left no readable report: FileNotFound"):
        read_report(file, is_frozen=True)
    file.write_text(text)
    with pytest.raises(PackagingError, match="left no readable report"):
        read_report(file, is_frozen=True)


@POSIX
def test_a_program_that_tests_itself_is_believed_by_its_report(tmp_path: Path) -> None:
    program = write_program(tmp_path, f"report.write_text({json.dumps(REPORT)!r})")
    assert "1 checks" in run_self_test(program, tmp_path / "new" / "report.json", is_frozen=True)


@POSIX
def test_a_program_that_fails_is_believed_over_its_report(tmp_path: Path) -> None:
    program = write_program(tmp_path, f"report.write_text({json.dumps(REPORT)!r}); sys.exit('no display')")
    with pytest.raises(PackagingError, match=r"without a word in its report(?s:.*)no display"):
        run_self_test(program, tmp_path / "report.json", is_frozen=True)


@POSIX
def test_the_report_of_an_earlier_run_is_not_believed(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="no readable report"):
        run_self_test(write_program(tmp_path, ""), write_report(tmp_path), is_frozen=True)
