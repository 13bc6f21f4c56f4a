"""From the game into the layout editor."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.play.wish import DealChoice
from mahjong_qt.windows.shelf_watch import ShelfWatch
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.windows.chooser.layout_chooser import LayoutChooser
    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")
SIX_CODE = own_layout_code(Layout.from_tiles(SINGLES).fingerprint)
PAIR = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
PAIR_CODE = own_layout_code(PAIR.fingerprint)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The player's folder of layouts."""
    (tmp_path / "own").mkdir()
    return tmp_path / "own"


def put(path: Path, layout: Layout, name: str = "Mine") -> Path:
    path.write_bytes(encode_layout(LayoutFile(layout, name)))
    return path


def open_own(open_table: OpenTable) -> Table:
    """A game on a layout of the player's own, whether its file is there or not."""
    return open_table(SIX, SIX_CODE)


def choose(table: Table, layout_id: str) -> LayoutChooser:
    table.trigger("choose_layout")
    table.work()
    chooser = cast("LayoutChooser", table.dialog())
    chooser.select(layout_id)
    return chooser


def pass_time(watch: ShelfWatch) -> None:
    """Lets the rest after a look be over."""
    watch._rest.stop()
    watch._rest.timeout.emit()


def text_of(table: Table) -> str:
    assert table.banner.message is not None
    return table.banner.message.text


@pytest.mark.parametrize("layout_id", ["turtle", "G12"])
def test_what_has_no_file_of_the_players_is_edited_as_a_copy(open_table: OpenTable, layout_id: str) -> None:
    table = open_table(SIX, layout_id)
    QTest.keySequence(table.window, QKeySequence("Ctrl+E"))
    assert table.edited == [("--copy-of", layout_id)]
    assert table.told == ""


def test_a_new_layout_needs_no_game(open_table: OpenTable) -> None:
    table = open_table(None)
    assert "edit_layout" not in table.enabled()
    QTest.keySequence(table.window, QKeySequence("Ctrl+Shift+N"))
    assert table.edited == [("--new",)]


@pytest.mark.parametrize("is_listed", [True, False])
def test_the_file_of_ones_own_is_opened_itself(open_table: OpenTable, folder: Path, is_listed: bool) -> None:
    path = put(folder / f"any name-{SIX_CODE}.mjlayout", Layout.from_tiles(SINGLES))
    table = open_own(open_table)
    if is_listed:
        table.shelf.refresh()
        table.work()
    table.trigger("edit_layout")
    assert table.edited == [(str(path),)]


def test_a_file_that_has_another_name_since_is_found(open_table: OpenTable, folder: Path) -> None:
    path = put(folder / f"old-{SIX_CODE}.mjlayout", Layout.from_tiles(SINGLES))
    table = open_own(open_table)
    table.shelf.refresh()
    table.work()
    path = path.rename(folder / f"new-{SIX_CODE}.mjlayout")
    table.trigger("edit_layout")
    assert table.edited == [(str(path),)]


def test_a_file_that_holds_other_tiles_by_now_is_not_taken_for_the_layout(open_table: OpenTable, folder: Path) -> None:
    path = put(folder / f"mine-{SIX_CODE}.mjlayout", Layout.from_tiles(SINGLES))
    table = open_own(open_table)
    table.shelf.refresh()
    table.work()
    put(path, PAIR)
    table.trigger("edit_layout")
    assert table.edited == []
    assert table.told == "This layout is no longer here"
    assert text_of(table) == (
        "It was changed or removed meanwhile. You can still export it, and open the file in the editor."
    )
    path.write_bytes(b"no layout")
    table.trigger("edit_layout")
    assert table.edited == []


def test_a_built_in_layout_of_another_version_is_no_longer_here(open_table: OpenTable) -> None:
    table = open_table(SIX, "gone-since")
    table.trigger("edit_layout")
    assert (table.edited, table.told) == ([], "This layout is no longer here")


def test_an_editor_that_cannot_be_started_is_told_and_can_be_tried_again(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.has_editor = False
    table.trigger("new_layout")
    assert table.told == "The layout editor could not be started"
    assert "python" in text_of(table)
    table.has_editor = True
    table.trigger("new_layout")
    assert table.edited == [("--new",)]


def test_the_same_is_not_opened_twice_while_its_window_comes_up(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.trigger("edit_layout", "edit_layout")
    assert table.edited == [("--copy-of", "turtle")]
    table.trigger("new_layout")
    assert len(table.edited) == 2
    opening = table.desk.editor_opener._opening
    assert opening.isSingleShot()
    opening.stop()
    table.trigger("new_layout")
    assert len(table.edited) == 3


def test_a_key_that_is_held_down_counts_once(open_table: OpenTable) -> None:
    actions = open_table(SIX).actions
    assert {action.objectName() for action in actions if not action.autoRepeat()} == {"edit_layout", "new_layout"}


def test_the_window_in_which_layouts_are_chosen_stays_open(open_table: OpenTable, folder: Path) -> None:
    path = put(folder / f"pair-{PAIR_CODE}.mjlayout", PAIR)
    table = open_table(SIX)
    chooser = choose(table, PAIR_CODE)
    chooser._cells.actions["edit"].trigger()
    chooser.select("pyramid")
    chooser._cells.actions["edit"].trigger()
    assert table.edited == [(str(path),), ("--copy-of", "pyramid")]
    assert chooser.isVisible()


def test_over_that_window_it_is_told_what_went_wrong(open_table: OpenTable, folder: Path) -> None:
    path = put(folder / f"pair-{PAIR_CODE}.mjlayout", PAIR)
    table = open_table(SIX)
    chooser = choose(table, PAIR_CODE)
    path.unlink()
    chooser._cells.actions["edit"].trigger()
    (box,) = chooser.findChildren(QMessageBox)
    assert (box.text(), box.isVisible()) == ("This layout is no longer here", True)
    assert box.informativeText() == "It was changed or removed meanwhile."
    assert table.told == ""
    box.reject()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not chooser.findChildren(QMessageBox)


def test_what_the_editor_saved_takes_the_place_of_what_was_there(open_table: OpenTable, folder: Path) -> None:
    path = put(folder / f"mine-{SIX_CODE}.mjlayout", Layout.from_tiles(SINGLES))
    table = open_own(open_table)
    chooser = choose(table, SIX_CODE)
    assert table.shelf.own_ids == {SIX_CODE}
    QApplication.sendEvent(chooser, QEvent(QEvent.Type.WindowDeactivate))
    put(path, PAIR)
    QApplication.sendEvent(chooser, QEvent(QEvent.Type.WindowActivate))
    watch = chooser.findChild(ShelfWatch)
    assert watch is not None
    pass_time(watch)
    table.work()
    assert table.shelf.own_ids == {PAIR_CODE}
    assert SIX_CODE not in {entry.id for entry in chooser._browser.model.entries}
    chooser.select(PAIR_CODE)
    assert (chooser._browser.current is not None, chooser._buttons.play.isEnabled()) == (True, True)
    chooser.reject()
    # the game on the tiles as they were goes on
    table.clear()
    assert table.board.is_cleared
    table.controller.games.play_layout(PAIR_CODE, DealChoice(table.store.settings.deal_wish))
    assert (table.session.layout_id, table.board.tiles_left) == (PAIR_CODE, 2)
