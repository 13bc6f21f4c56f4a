from __future__ import annotations

import gc
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mahjong_qt import __version__, app

if TYPE_CHECKING:
    from pathlib import Path


def test_help_and_version_need_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--help"]) == 0
    help_text = capsys.readouterr().out
    assert "CODE" in help_text
    # not for players
    assert "--worker" not in help_text
    assert app.main(["--version"]) == 0
    assert __version__ in capsys.readouterr().out


def test_an_unknown_option_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--frobnicate"]) == 2
    assert "--frobnicate" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["mj1", "l00", "aaaaabl"], ["mj1-l00-aaaaabl"], []])
def test_words_are_put_together_to_a_code(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    from mahjong_qt import launch

    codes: list[str] = []

    def run(code: str, files: list[str]) -> int:
        assert files == []
        codes.append(code)
        return 7

    monkeypatch.setattr(launch, "run", run)
    monkeypatch.setattr(gc, "disable", lambda: None)
    assert app.main(words) == 7
    assert codes == [" ".join(words)]


def test_files_are_told_from_codes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from mahjong_qt import launch

    calls: list[tuple[str, list[str]]] = []

    def run(code: str, files: list[str]) -> int:
        calls.append((code, files))
        return 0

    monkeypatch.setattr(launch, "run", run)
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "dragon").write_text("x")
    missing = tmp_path / "missing folder" / "x"
    app.main(["dragon", "cat.lay", str(missing), missing.as_uri(), "MJ1-L00-AAAAABL."])
    assert calls == [
        ("MJ1-L00-AAAAABL.", [str(tmp_path / "dragon"), str(tmp_path / "cat.lay"), str(missing), str(missing)])
    ]


def test_the_entry_module_imports_no_qt() -> None:
    code = "import mahjong_qt.app, mahjong_qt.__main__, sys; print([n for n in sys.modules if 'PySide6' in n])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_module_can_be_run() -> None:
    command = [sys.executable, "-m", "mahjong_qt", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert __version__ in done.stdout


def test_a_worker_nobody_asks_ends_in_silence() -> None:
    command = [sys.executable, "-m", "mahjong_qt", "--worker"]
    done = subprocess.run(command, input=b"", capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_what_the_first_paint_does_not_need_is_not_imported() -> None:
    late = ["msgspec", "PySide6.QtSvg", "PySide6.QtNetwork", "pyqtgraph", "numpy", "dataclasses"]
    late += ["mahjong_qt.dealer", "mahjong_qt.art.body", "mahjong_qt.windows.banner", "mahjong_qt.windows.controller"]
    late += ["mahjong_qt.worker", "mahjong_qt.worker_main", "pickle", "queue", "mahjong_qt.plots"]
    script = f"import sys, mahjong_qt.launch; print(*[name for name in {late} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_behind_two_dashes_there_are_no_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[object] = []

    def run(code: str, files: list[str]) -> int:
        given.append((code, files))
        return 0

    monkeypatch.setattr("mahjong_qt.launch.run", run)
    monkeypatch.chdir(tmp_path)
    assert app.main(["--", "--odd.mjlayout"]) == 0
    assert given == [("", [str(tmp_path / "--odd.mjlayout")])]
