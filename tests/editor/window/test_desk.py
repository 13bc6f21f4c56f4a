from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from editor.files.notice import Notice
from editor.panels.tip_line import TipLine
from editor.start import Start
from editor.window.desk import MOST_WINDOWS
from mahjong_qt import editor_process
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout, read_layout_file
from mahjong_qt.engine.layout.slot import Slot

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.editor.window.conftest import Studio

    OpenStudio = Callable[..., Studio]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What other editors were started with; none is."""
    words: list[list[str]] = []

    def open_editor(given: list[str]) -> bool:
        words.append(given)
        return True

    monkeypatch.setattr(editor_process, "open_editor", open_editor)
    return words


def write(path: Path, *tiles: tuple[int, int, int]) -> Path:
    path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles(tiles or [(0, 0, 0), (4, 0, 0)]), name=path.stem)))
    return path


def test_a_file_is_opened_at_the_start_and_saved_again(open_studio: OpenStudio, folder: Path) -> None:
    path = write(folder / "pair.mjlayout")
    studio = open_studio(Start((str(path),)))
    assert studio.tiles == [Slot(0, 0, 0), Slot(4, 0, 0)]
    assert studio.window.windowTitle() == "pair[*]"
    assert studio.window.windowFilePath() == str(path)
    assert "save" not in studio.enabled()
    studio.click(8, 0)
    assert "save" in studio.enabled()
    studio.press(Qt.Key.Key_S, CONTROL)
    assert not studio.window.isWindowModified()
    assert len(read_layout_file(path).layout) == 3


def test_a_copy_is_begun_at_the_start(open_studio: OpenStudio) -> None:
    studio = open_studio(Start(copy_of="turtle"))
    assert len(studio.tiles) == 144
    assert studio.window.windowTitle() == "Turtle[*]"
    assert studio.window.windowFilePath() == ""


@pytest.mark.parametrize("start", [Start(("no-such-file.lay",)), Start(copy_of="no-such-layout")])
def test_what_cannot_be_opened_is_told(open_studio: OpenStudio, start: Start) -> None:
    studio = open_studio(start)
    assert studio.told
    assert studio.tiles == []


def test_further_files_get_windows_of_their_own(
    open_studio: OpenStudio, folder: Path, started: list[list[str]]
) -> None:
    paths = [str(write(folder / f"{number}.mjlayout")) for number in range(MOST_WINDOWS + 3)]
    studio = open_studio(Start(tuple(paths)))
    assert started == [[path] for path in paths[1 : MOST_WINDOWS + 1]]
    assert f"{MOST_WINDOWS} of {MOST_WINDOWS + 2}" in studio.told
    assert studio.window.windowTitle() == "0[*]"


def test_a_window_that_cannot_be_opened_is_told(
    open_studio: OpenStudio, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(editor_process, "open_editor", lambda words: False)
    studio = open_studio(Start((str(write(folder / "a.mjlayout")), str(folder / "b.mjlayout"))))
    assert studio.told == "The other window could not be opened"


def test_files_of_the_system_come_into_an_untouched_window_only(
    studio: Studio, folder: Path, started: list[list[str]]
) -> None:
    one, other = str(write(folder / "one.mjlayout")), str(write(folder / "other.mjlayout"))
    assert studio.desk is not None
    studio.desk.open_files((one,))
    assert studio.window.windowTitle() == "one[*]"
    assert started == []
    studio.desk.open_files((other,))
    assert studio.window.windowTitle() == "one[*]"
    assert started == [[other]]


def test_tiles_are_copied_and_pasted(studio: Studio) -> None:
    QApplication.clipboard().clear()
    studio.trigger("paste")
    assert studio.told == "There are no tiles on the clipboard"
    studio.click(4, 4)
    studio.trigger("select_all", "copy", "paste")
    assert studio.window.tool_box.current.name == "stamp"
    studio.click(8, 4)
    assert studio.tiles == [Slot(4, 4, 0), Slot(8, 4, 0)]


def test_tiles_of_a_file_are_taken_in_hand(studio: Studio, folder: Path) -> None:
    studio.click(4, 8)
    assert studio.desk is not None
    studio.desk.files.import_tiles(write(folder / "pair.mjlayout"))
    assert studio.window.tool_box.current.name == "stamp"
    studio.click(8, 4)
    assert len(studio.tiles) == 3


def test_new_and_templates(studio: Studio) -> None:
    turtle = next(entry for entry in studio.entries("template") if entry.text().replace("&", "") == "Turtle")
    turtle.trigger()
    assert len(studio.tiles) == 144
    studio.trigger("new")
    assert studio.tiles == []
    assert studio.entries("recent")


def test_the_tip_is_shown_until_it_is_closed(studio: Studio, open_studio: OpenStudio) -> None:
    (tip,) = studio.window.findChildren(TipLine)
    assert tip.isVisible()
    tip.button.click()
    assert not tip.isVisible()
    assert studio.window.focusWidget() is studio.view
    assert open_studio().window.findChildren(TipLine) == []


def test_damaged_settings_are_told(open_studio: OpenStudio, folder: Path) -> None:
    (folder / "config_folder" / "editor.json").write_bytes(b"no settings")
    studio = open_studio()
    assert studio.told == "The settings of the editor could not be read"
    assert "editor.damaged-1.json" in studio.window.notice_bar.notice.text  # type: ignore[union-attr]


def test_settings_that_cannot_be_written_are_told(studio: Studio) -> None:
    studio.settings.write_failed.emit(OSError(28, "No space left on device"))
    assert studio.told == "The settings of the editor could not be saved"


def test_what_was_lost_in_a_crash_is_offered(open_studio: OpenStudio) -> None:
    first = open_studio()
    first.click(4, 4)
    assert first.desk is not None
    first.desk.files.keep_now()
    # a lock of the same process would not keep the second window from it
    first.desk.files._recovery._file.release()
    assert "unfinished layout" in open_studio().told


def test_the_analysis_comes_to_the_front_and_heats_the_board(studio: Studio) -> None:
    studio.drag((4, 4), (6, 4), (8, 4), (10, 4))
    studio.trigger("analyse")
    assert studio.desk is not None
    assert studio.desk.analysis.isVisible()
    assert studio.worker.open
    studio.desk.analysis.heat.emit({Slot(4, 4, 0): 0.5})
    assert studio.view.legend.isVisible()
    studio.desk.analysis.heat.emit(None)
    assert not studio.view.legend.isVisible()


def test_the_game_is_opened(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([True, False])
    monkeypatch.setattr(editor_process, "open_game", lambda paths: next(answers))
    studio.trigger("open_game")
    assert studio.told == ""
    studio.trigger("open_game")
    assert studio.told == "The other window could not be opened"


def test_about_says_the_version(studio: Studio) -> None:
    from mahjong_qt import __version__

    studio.trigger("about")
    (box,) = studio.window.findChildren(QMessageBox, "about_box")
    assert __version__ in box.text()
    box.close()


def test_notices_of_the_files_are_shown_and_ended(studio: Studio) -> None:
    assert studio.desk is not None
    studio.desk.files.notice.emit(Notice("Saved", topic="save"))
    assert studio.told == "Saved"
    studio.desk.files.notice_over.emit("save")
    assert studio.told == ""


def test_what_may_never_be_wanted_is_not_imported() -> None:
    late = ["editor.test_play.test_play", "mahjong_qt.view.board_scene", "pyqtgraph", "editor.window.help_dialog"]
    script = f"import sys, editor.window.desk; print(*[name for name in {late} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
