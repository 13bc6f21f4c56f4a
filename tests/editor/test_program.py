from __future__ import annotations

import gc
import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from editor import program
from editor.start import Start
from mahjong_qt import paths
from mahjong_qt.appearance import apply_appearance, is_dark
from mahjong_qt.settings import Appearance, Settings
from mahjong_qt.wording.language import Translators

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    Begin = Callable[..., program.EditorProgram]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

DEFERRED_DELETE = 52
"""QEvent.Type.DeferredDelete"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all files of the designer."""
    for name in ("data_folder", "config_folder", "cache_folder"):
        monkeypatch.setattr(paths, name, lambda name=name: tmp_path / name)
        (tmp_path / name).mkdir()
    return tmp_path


@pytest.fixture
def settings_for_a_while(qapp: QApplication) -> Iterator[None]:
    """Takes back what the settings of another start put in force for the whole application."""
    locale = QLocale()
    yield
    apply_appearance(qapp, Appearance.SYSTEM)
    for translators in qapp.findChildren(Translators):
        translators.deleteLater()
    QApplication.sendPostedEvents(None, DEFERRED_DELETE)
    QLocale.setDefault(locale)


@pytest.fixture
def begin(qtbot: QtBot, qapp: QApplication, folder: Path, settings_for_a_while: None) -> Iterator[Begin]:
    """Starts the editor as far as its first paint and what comes right after it."""
    hook, started = sys.excepthook, list[program.EditorProgram]()

    def begin_(start: Start = Start()) -> program.EditorProgram:  # noqa: B008 - a value
        made = program.EditorProgram(qapp, start)
        started.append(made)
        with qtbot.waitExposed(made.window):
            made.window.show()
        qtbot.waitUntil(lambda: made.desk is not None and not made.window.windowIcon().isNull())
        return made

    yield begin_
    for made in started:
        made.window.ask_to_close = None
        made.window.close()
        made.finish()
        made.window.deleteLater()
        made.deleteLater()
    sys.excepthook = hook
    gc.unfreeze()
    QApplication.sendPostedEvents(None, DEFERRED_DELETE)


def told(made: program.EditorProgram) -> tuple[str, str]:
    notice = made.window.notice_bar.notice
    return (notice.title, notice.text) if notice is not None else ("", "")


def test_it_begins_with_an_empty_layout(begin: Begin, folder: Path) -> None:
    made = begin()
    assert len(made.workspace.document.plane) == 0
    assert made.window.focusWidget() is made.window.view
    assert not made.window.actions_by_verb["save"].icon().isNull()
    assert told(made) == ("", "")
    # what nobody has changed needs no files
    assert list(folder.rglob("*.json")) == []


def test_it_begins_with_what_it_was_started_with(begin: Begin) -> None:
    assert len(begin(Start(copy_of="turtle")).workspace.document.plane) == 144


def test_no_process_beside_the_window_is_started_before_it_is_wanted(begin: Begin) -> None:
    import psutil

    # other tests may have left some
    before = {process.pid for process in psutil.Process().children()}
    begin()
    assert {process.pid for process in psutil.Process().children()} <= before


def test_language_and_appearance_are_those_of_the_game(begin: Begin, folder: Path) -> None:
    path = folder / "config_folder" / "settings.json"
    path.write_text(json.dumps({"language": "de", "appearance": "dark", "motion": False}))
    before = path.read_bytes()
    made = begin()
    assert made.game_settings == Settings(language="de", appearance=Appearance.DARK, motion=False)
    assert is_dark(made.window)
    assert QLocale().language() == QLocale.Language.German
    assert path.read_bytes() == before


def test_damaged_settings_of_the_game_are_left_to_it(begin: Begin, folder: Path) -> None:
    path = folder / "config_folder" / "settings.json"
    path.write_bytes(b"no settings")
    made = begin()
    assert told(made) == ("", "")
    assert path.read_bytes() == b"no settings"


def test_a_fault_is_written_down_and_told_once(begin: Begin, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = begin(Start(copy_of="turtle"))
    for _ in range(2):
        try:
            raise ZeroDivisionError("a fault of ours")
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    log = folder / "data_folder" / "errors.log"
    assert log.read_text().count("ZeroDivisionError: a fault of ours") == 2
    assert "a fault of ours" in capsys.readouterr().err
    title, text = told(made)
    assert title == "Something went wrong in the program"
    assert str(log) in text
    made.window.notice_bar.dismiss()
    assert told(made) == ("", "")
    # nothing is lost
    assert len(made.workspace.document.plane) == 144


def test_a_fault_that_cannot_be_written_down_stops_nothing(
    begin: Begin, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = begin()
    (folder / "data_folder" / "errors.log").mkdir()
    sys.excepthook(ZeroDivisionError, ZeroDivisionError("a fault of ours"), None)
    assert "a fault of ours" in capsys.readouterr().err
    assert told(made) == ("", "")


def test_what_is_not_saved_is_kept_when_the_system_ends(begin: Begin, folder: Path, qapp: QApplication) -> None:
    made = begin()
    recovery = folder / "data_folder" / "editor-recovery"
    from editor.change import SlotChange
    from mahjong_qt.engine.layout.slot import Slot

    made.workspace.document.apply(SlotChange(added=frozenset([Slot(0, 0, 0)])), "Draw tiles")
    assert not any(path.stat().st_size for path in recovery.glob("*.json"))
    qapp.commitDataRequest.emit(None)
    assert any(path.stat().st_size for path in recovery.iterdir())


def test_the_command_runs_until_the_window_is_closed(tmp_path: Path) -> None:
    script = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from editor import program
from editor.app import main
original = program.EditorProgram
class Quick(original):
    def __init__(self, app, start, claim):
        super().__init__(app, start, claim)
        print(app.applicationName(), app.applicationDisplayName(), app.desktopFileName(), sep="|")
        QTimer.singleShot(0, self.window.close)
program.EditorProgram = Quick
sys.exit(main([]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "mahjong-qt|Mahjong Qt Layout Editor|io.github.mahjong_qt.MahjongQt.editor"
