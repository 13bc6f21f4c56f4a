"""The editor is started from the game, and the game from the editor."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDir

from mahjong_qt import __version__, editor_process
from mahjong_qt.editor_process import editor_command, game_command, layouts_command, open_editor, open_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

WRITE = "import sys, os; open(sys.argv[1], 'x').write('\\n'.join([os.getcwd(), *sys.argv[2:]]) + '\\n.')"
"""A program that writes down where it runs and what it was given, into a file named before."""


@pytest.mark.parametrize(
    ("command", "title"),
    [
        (editor_command, "Mahjong Qt Layout Editor"),
        (game_command, "Mahjong Qt"),
        (layouts_command, "mahjong-layouts"),
    ],
)
def test_the_command_runs_from_any_folder_whatever_lies_there(
    tmp_path: Path, command: Callable[[], list[str]], title: str
) -> None:
    for name in ("editor", "mahjong_qt", "typing"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('the wrong one')")
    result = subprocess.run([*command(), "--version"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.stdout, result.stderr, result.returncode) == (f"{title} {__version__}\n", "", 0)


def test_the_exit_code_is_that_of_the_program() -> None:
    result = subprocess.run([*editor_command(), "--nonsense"], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "--nonsense" in result.stderr


def test_the_program_knows_its_name() -> None:
    # X11 and process lists show it
    python, *words = editor_command()
    place = words.index("-c") + 1
    assert words[place].endswith("sys.exit(main())")
    words[place] = words[place].replace("sys.exit(main())", "print(sys.argv)")
    result = subprocess.run([python, *words, "a.json"], capture_output=True, text=True, check=True)
    assert result.stdout == "['mahjong-layout-editor', 'a.json']\n"


@pytest.mark.parametrize(
    ("command", "name"),
    [(editor_command, "mahjong-layout-editor"), (game_command, "mahjong-qt"), (layouts_command, "mahjong-layouts")],
)
def test_of_a_frozen_program_the_other_one_lies_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: Callable[[], list[str]], name: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "program"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert command() == [str(tmp_path / name)]
    monkeypatch.setattr(sys, "platform", "win32")
    assert command() == [str(tmp_path / f"{name}.exe")]


def test_in_an_app_image_the_other_program_gets_a_mount_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "mount" / "usr" / "lib" / "mahjong-qt" / "mahjong-qt"))
    monkeypatch.setenv("APPIMAGE", "/home/x/Mahjong.AppImage")
    monkeypatch.setenv("APPDIR", str(tmp_path / "mount"))
    assert editor_command() == ["/home/x/Mahjong.AppImage", "--program=mahjong-layout-editor"]
    # started from a terminal that is itself an AppImage
    monkeypatch.setenv("APPDIR", str(tmp_path / "terminal"))
    assert editor_command() == [str(tmp_path / "mount" / "usr" / "lib" / "mahjong-qt" / "mahjong-layout-editor")]


@pytest.mark.parametrize("has_windowless", [True, False])
def test_on_windows_no_console_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_windowless: bool) -> None:
    names = ["python.exe", "pythonw.exe"][: 1 + has_windowless]
    for name in names:
        (tmp_path / name).touch()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python.exe"))
    assert editor_command()[0] == str(tmp_path / names[-1])


@pytest.mark.parametrize(("start", "command"), [(open_editor, "editor_command"), (open_game, "game_command")])
def test_it_is_started_with_its_words_at_home(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, start: Callable[[list[str]], bool], command: str
) -> None:
    written = tmp_path / "written"
    monkeypatch.setattr(editor_process, command, lambda: [sys.executable, "-c", WRITE, str(written)])
    assert start(["--copy-of", 'a b"c', "ü"])
    qtbot.waitUntil(lambda: written.exists() and written.read_text().endswith("."))
    folder, *words = written.read_text().splitlines()
    assert Path(folder) == Path(QDir.homePath())
    assert words == ["--copy-of", 'a b"c', "ü", "."]


def test_without_a_home_it_is_started_all_the_same(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "none"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "none"))
    written = tmp_path / "written"
    monkeypatch.setattr(editor_process, "editor_command", lambda: [sys.executable, "-c", WRITE, str(written)])
    assert open_editor()
    qtbot.waitUntil(lambda: written.exists() and written.read_text().endswith("."))


def test_a_program_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(editor_process, "editor_command", lambda: [str(tmp_path / "none")])
    assert not open_editor(["a.json"])
