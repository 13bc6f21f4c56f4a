"""The trial of the packages, with a made-up mmdebstrap: what it is given, and what is believed of what it leaves."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from makers import product
from makers.linux import trial
from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Sequence

PASSED = {"passed": True, "frozen": True, "version": "1", "checks": [{"name": "x", "passed": True, "detail": ""}]}
FAILED = {**PASSED, "passed": False, "checks": [{"name": "sound", "passed": False, "detail": "silence"}]}


class Debian:
    """Stands for mmdebstrap; notes what it was given and leaves the reports that it was told to."""

    def __init__(self, results: Path, reports: dict[str, Any]) -> None:
        self.results = results
        self.reports = reports
        self.words: list[str] = []
        self.brought: set[str] = set()

    def run(self, command: Sequence[str], *, seconds: float) -> str:
        assert seconds == trial.LIMIT
        self.words = list(command)
        match = re.search('copy-in "(.*)" /', " ".join(command))
        assert match
        brought = Path(match[1])
        self.brought = {path.relative_to(brought).as_posix() for path in brought.rglob("*")}
        for name, report in self.reports.items():
            (self.results / f"self-test-{name}.json").write_text(json.dumps(report))
        return "trial: all is well\nother words\n"


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Debian:
    results = tmp_path / "results"
    made = Debian(results, dict.fromkeys(("deb", "rpm", "archive", "app-dir"), PASSED))
    monkeypatch.setattr(trial, "RESULTS", results)
    monkeypatch.setattr(trial, "need", lambda *_: None)
    monkeypatch.setattr(trial, "run", made.run)
    return made


@pytest.fixture
def artifacts(tmp_path: Path) -> list[Path]:
    package, folder = tmp_path / "some.deb", tmp_path / "Some.AppDir"
    package.write_text("package")
    folder.mkdir()
    (folder / "AppRun").write_text("script")
    return [package, folder]


def test_the_script_runs_in_a_fresh_debian_beside_all_artifacts(
    debian: Debian, artifacts: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    trial.try_all(artifacts)
    assert debian.words[0] == "mmdebstrap"
    assert debian.words[-2:] == ["bookworm", "/dev/null"]
    assert debian.brought >= {"some.deb", "Some.AppDir/AppRun", "trial.sh"}
    # a layout whose name is not in ASCII
    assert [name for name in debian.brought if name.endswith(product.LAYOUT_SUFFIX) and not name.isascii()]
    [script] = [word for word in debian.words if "trial.sh" in word]
    for value in (f"NAME={product.NAME} ", f"GAME_ID={product.GAME_ID} ", f"VERSION={product.VERSION} "):
        assert value in script
    assert any(f'sync-out /trial/results "{debian.results}"' in word for word in debian.words)
    assert (debian.results / "log.txt").read_text("utf-8").startswith("trial: all is well\n")
    said = capsys.readouterr().out
    assert "all is well" in said
    assert "other words" not in said


@pytest.mark.parametrize("name", ["deb", "rpm", "archive", "app-dir"])
def test_each_report_must_be_there_and_must_have_passed(debian: Debian, artifacts: list[Path], name: str) -> None:
    debian.reports[name] = FAILED
    with pytest.raises(PackagingError, match=rf"self-test-{name}\.json(.|\n)*sound"):
        trial.try_all(artifacts)
    debian.reports[name] = {**PASSED, "frozen": False}
    with pytest.raises(PackagingError, match=rf"self-test-{name}\.json"):
        trial.try_all(artifacts)
    # those of an earlier trial are not believed
    del debian.reports[name]
    with pytest.raises(PackagingError, match=rf"self-test-{name}\.json"):
        trial.try_all(artifacts)
