from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from editor import app
from editor.start import Start
from mahjong_qt import __version__


def test_help_and_version_need_no_window(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--help"]) == 0
    help_text = capsys.readouterr().out
    assert "--copy-of" in help_text
    # not for designers
    assert "--worker" not in help_text
    assert app.main(["--version"]) == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--frobnicate"], "--frobnicate"),
        (["--copy-of"], "--copy-of"),
        (["--new", "x.json"], "--new"),
        (["--copy-of", "turtle", "x.json"], "--copy-of"),
        (["--new", "--copy-of", "turtle"], "--copy-of"),
    ],
)
def test_what_makes_no_sense_is_named(words: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(words) == 2
    said = capsys.readouterr()
    assert named in said.err.splitlines()[0]
    assert said.out == ""


@pytest.mark.parametrize(
    ("words", "start"),
    [
        ([], Start()),
        (["--new"], Start()),
        (["--copy-of", "turtle"], Start(copy_of="turtle")),
        (["--copy-of=turtle"], Start(copy_of="turtle")),
    ],
)
def test_words_say_what_to_begin_with(monkeypatch: pytest.MonkeyPatch, words: list[str], start: Start) -> None:
    from editor import program

    starts: list[Start] = []

    def run(what: Start) -> int:
        starts.append(what)
        return 7

    monkeypatch.setattr(program, "run", run)
    monkeypatch.setattr(gc, "disable", lambda: None)
    assert app.main(words) == 7
    assert starts == [start]


def test_files_are_found_wherever_the_editor_is_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "a folder" / "cat.lay"
    assert app.read_words(["dragon", path.as_uri(), "dragon"]).files == (str(tmp_path / "dragon"), str(path))
    assert app.read_words(["--", "--new"]).files == (str(tmp_path / "--new"),)


@pytest.mark.parametrize("word", ["file:///tmp/a%00b", "file://[x"])
def test_a_broken_address_is_a_file_that_is_not_there(word: str) -> None:
    (file,) = app.read_words([word]).files
    assert not Path(file).exists()


def test_the_entry_module_imports_no_qt() -> None:
    code = "import editor.app, editor.__main__, sys; print([n for n in sys.modules if 'PySide6' in n])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_module_can_be_run() -> None:
    command = [sys.executable, "-m", "editor", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert __version__ in done.stdout


def test_the_command_serves_as_worker_too() -> None:
    # a frozen editor starts itself for that
    command = [sys.executable, "-m", "editor", "--worker"]
    done = subprocess.run(command, input=b"", capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_what_the_first_paint_does_not_need_is_not_imported() -> None:
    late = [
        "PySide6.QtNetwork",
        "pyqtgraph",
        "numpy",
        "pickle",
        "hashlib",
        "mahjong_qt.engine.formats",
        "mahjong_qt.worker",
    ]
    script = f"import sys, editor.program; print(*[name for name in {late} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
