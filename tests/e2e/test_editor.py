"""The real editor in a real window, with a real mouse and real keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError, encode_layout, read_layout_file
from tests.e2e.real_game import RealGame, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

ROW = [(x, 0, 0) for x in range(0, 12, 2)]

GREEN = (0, 130, 90)
"""More green than red and blue, as only the table of the game is."""


class RealEditor(RealGame):
    """A running ``python -m editor``."""

    def __init__(self, display_name: str, home: Path, *arguments: str) -> None:
        super().__init__(display_name, home, *arguments, module="editor")

    def wait_until_it_draws(self) -> None:
        """Returns when the window takes keys: then its first tip, or whatever comes after the first paint, is there."""
        self.wait_for_window()
        wait_until(lambda: len(set(self.rows_of_middle())) > 1, "a painted canvas")

    def rows_of_middle(self) -> list[bytes]:
        """The pixels of a column in the middle of the window."""
        width, height, data = self.picture()
        return [data[4 * (y * width + width // 3) :][:4] for y in range(0, height, 4)]

    def shows_table(self) -> bool:
        """Says whether the game's green table is in the middle of the window."""
        blue, green, red, _ = self.rows_of_middle()[-10]
        return green > max(blue, red) + 10

    def recovered(self) -> list[Path]:
        """The files that hold what is not saved."""
        folder = self.home / "XDG_DATA_HOME" / "mahjong-qt" / "editor-recovery"
        return [path for path in folder.glob("*") if path.suffix != ".lock" and path.stat().st_size]


@pytest.fixture
def run(xvfb: str, tmp_path: Path) -> Iterator[Callable[..., RealEditor]]:
    """Starts the editor; all of its runs in a test have the same files."""
    editors: list[RealEditor] = []

    def run_(*arguments: str) -> RealEditor:
        editors.append(RealEditor(xvfb, tmp_path, *arguments))
        return editors[-1]

    yield run_
    for editor in editors:
        editor.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a row of six tiles."""
    path = tmp_path / "row.mjlayout"
    path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles(ROW), name="Row")))
    return path


def tiles_in(path: Path) -> int:
    try:
        return len(read_layout_file(path).layout)
    except LayoutFileError:
        return 0


def test_a_layout_is_opened_drawn_on_saved_and_played(run: Callable[..., RealEditor], path: Path) -> None:
    editor = run(str(path))
    editor.wait_until_it_draws()
    width, height, _ = editor.picture()
    # the mouse gives the canvas the keys; where it clicks there is room
    editor.click(width // 3, height * 3 // 4)
    editor.press("s", "Control_L")
    wait_until(lambda: tiles_in(path) == len(ROW) + 1, "a tile drawn by the mouse is saved")
    # the arrow keys bring the cursor far enough away from all tiles
    for _ in range(6):
        editor.press("Up", "Shift_L")
    editor.press("space")
    editor.press("s", "Control_L")
    wait_until(lambda: tiles_in(path) == len(ROW) + 2, "a tile drawn by keys is saved")
    editor.screenshot("editor-1-drawn")
    editor.press("F5")
    wait_until(editor.shows_table, "the layout is played")
    editor.screenshot("editor-2-played")
    editor.press("Escape")
    wait_until(lambda: not editor.shows_table(), "the canvas is back")
    editor.press("z", "Control_L")
    editor.press("s", "Control_L")
    wait_until(lambda: tiles_in(path) == len(ROW) + 1, "the last tile is undone")
    editor.press("q", "Control_L")
    wait_until(lambda: editor.process.poll() == 0, "the end")
    assert editor.errors.read_text() == ""
    # nothing of the test game is kept
    data = editor.home / "XDG_DATA_HOME" / "mahjong-qt"
    assert not (data / "game.json").exists()
    assert list(data.glob("*.sqlite*")) == []
    assert editor.recovered() == []


def test_kill_9_loses_at_most_the_last_seconds(run: Callable[..., RealEditor], path: Path) -> None:
    editor = run(str(path))
    editor.wait_until_it_draws()
    width, height, _ = editor.picture()
    editor.click(width // 3, height * 3 // 4)
    wait_until(lambda: bool(editor.recovered()), "what is not saved is kept")
    editor.kill()
    assert tiles_in(path) == len(ROW)
    second = run()
    second.wait_until_it_draws()
    # the notice has the focus nowhere; its first button opens what was found
    second.screenshot("editor-3-after-a-crash")
    assert second.recovered()


def test_a_file_that_is_open_already_is_shown_in_its_window(run: Callable[..., RealEditor], path: Path) -> None:
    first = run(str(path))
    first.wait_until_it_draws()
    second = run(path.as_uri())
    assert second.process.wait(timeout=20) == 0
    assert not second.find_window()
    assert second.errors.read_text() == ""
    # the first one goes on, and is the only one that writes
    first.focus()
    width, height, _ = first.picture()
    first.click(width // 3, height * 3 // 4)
    first.press("s", "Control_L")
    wait_until(lambda: tiles_in(path) == len(ROW) + 1, "a tile drawn by the mouse is saved")
    first.press("q", "Control_L")
    wait_until(lambda: first.process.poll() == 0, "the end")
    third = run(str(path))
    third.wait_until_it_draws()
    third.screenshot("editor-4-opened-again")


def test_another_file_gets_a_window_of_its_own(run: Callable[..., RealEditor], path: Path) -> None:
    other = path.with_name("other.mjlayout")
    other.write_bytes(path.read_bytes())
    first = run(str(path))
    first.wait_until_it_draws()
    second = run(str(path), str(other))
    second.wait_until_it_draws()
    width, height, _ = second.picture()
    second.click(width // 3, height * 3 // 4)
    second.press("s", "Control_L")
    wait_until(lambda: tiles_in(other) == len(ROW) + 1, "a tile drawn in the second window is saved")
    assert tiles_in(path) == len(ROW)
    assert first.process.poll() is None
