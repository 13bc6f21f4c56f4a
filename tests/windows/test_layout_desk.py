"""Layouts in the game window: chosen, brought in, handed out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, decode_layout, encode_layout
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.records import LayoutRecord
from mahjong_qt.windows.chooser.categories import FAVOURITES, NEW
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mahjong_qt.windows.chooser.layout_chooser import LayoutChooser
    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")
FOUR_PAIRS = Layout.from_tiles([(x, y, 0) for x in (0, 2, 6, 8) for y in (0, 4)])
OWN_CODE = own_layout_code(FOUR_PAIRS.fingerprint)


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    return open_table(SIX)


def choose(table: Table) -> LayoutChooser:
    table.trigger("choose_layout")
    table.work()
    return cast("LayoutChooser", table.dialog())


def bring_in(table: Table, folder: Path) -> None:
    path = folder / "mine.json"
    path.write_bytes(encode_layout(LayoutFile(FOUR_PAIRS, "Mine")))
    table.desk.importer.import_paths([str(path)])
    table.work()


def test_what_was_played_is_shown_and_what_is_chosen_is_dealt(table: Table) -> None:
    table.played["pyramid"] = LayoutRecord(5, 3, 261.0)
    chooser = choose(table)
    chooser.select("pyramid")
    entry = chooser._browser.current
    assert entry is not None
    assert "4:21" in chooser._browser.view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    chooser.accept()
    chooser.chosen.emit("pyramid", DealChoice(DealWish.SOLVABLE))
    assert table.session.layout_id == "pyramid"


def test_an_imported_layout_can_be_played_at_once_and_its_code_too(table: Table, tmp_path: Path) -> None:
    bring_in(table, tmp_path)
    assert "Mine" in table.told
    table.desk.importer.play_wanted.emit(OWN_CODE)
    assert (table.session.layout_id, table.board.tiles_left) == (OWN_CODE, 8)
    code = table.session.game.deal.code
    assert code.layout == OWN_CODE
    table.controller.games.play_code(code)
    assert table.board.tiles_left == 8


def test_a_game_under_way_is_asked_about_before_an_imported_layout_is_played(table: Table, tmp_path: Path) -> None:
    bring_in(table, tmp_path)
    table.click(0, 2)
    table.desk.importer.play_wanted.emit(OWN_CODE)
    assert table.banner_texts() == ["Start the new game", "Keep playing"]
    assert table.board.tiles_left == 4


def test_imported_layouts_are_shown_by_themselves(table: Table, tmp_path: Path) -> None:
    bring_in(table, tmp_path)
    table.desk.importer.show_wanted.emit((OWN_CODE,))
    table.work()
    chooser = cast("LayoutChooser", table.dialog())
    assert chooser._browser.categories.current == NEW
    current = chooser._browser.current
    assert current is not None
    assert current.id == OWN_CODE
    # while it is open, others are shown in the same window
    table.desk.importer.show_wanted.emit(("turtle",))
    assert cast("LayoutChooser", table.dialog()) is chooser
    current = chooser._browser.current
    assert current is not None
    assert current.id == "turtle"


def test_the_window_opens_again_as_it_was_left(table: Table) -> None:
    chooser = choose(table)
    chooser.show_category(FAVOURITES)
    chooser.reject()
    assert choose(table).memory.category == FAVOURITES


def test_files_put_into_the_folder_by_other_means_are_there_when_the_window_opens(table: Table, tmp_path: Path) -> None:
    choose(table).reject()
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "x.mjlayout").write_bytes(encode_layout(LayoutFile(FOUR_PAIRS, "Mine")))
    choose(table)
    assert table.shelf.own_ids == {OWN_CODE}


def test_a_layout_is_copied_as_text_and_pasted(table: Table, tmp_path: Path) -> None:
    bring_in(table, tmp_path)
    chooser = choose(table)
    chooser.copy_wanted.emit(OWN_CODE)
    chooser.reject()
    text = QGuiApplication.clipboard().text()
    assert decode_layout(text.encode(), "").layout == FOUR_PAIRS
    table.shelf.remove(OWN_CODE)
    table.trigger("paste_layout")
    table.work()
    assert table.shelf.own_ids == {OWN_CODE}


def test_the_layout_being_played_can_be_copied(table: Table) -> None:
    table.trigger("copy_layout")
    file = decode_layout(QGuiApplication.clipboard().text().encode(), "")
    assert file.layout == table.dealer.library.load("turtle").layout


def test_a_generated_layout_is_played_and_named(table: Table) -> None:
    table.controller.games.play_layout("G12", DealChoice(DealWish.EASY))
    assert (table.session.layout_id, table.board.tiles_left) == ("G12", 144)
    assert str(table.session.game.deal.code).startswith("MJ1-G12-")


@pytest.mark.parametrize("is_listed", [True, False])
def test_a_file_of_the_players_folder_that_is_handed_over_is_played_from_there(
    table: Table, tmp_path: Path, is_listed: bool
) -> None:
    # as the layout editor does it when it has saved there
    folder = tmp_path / "own"
    folder.mkdir()
    if not is_listed:
        table.shelf.refresh()
        table.work()
    path = folder / f"mine-{OWN_CODE}.mjlayout"
    path.write_bytes(encode_layout(LayoutFile(FOUR_PAIRS, "Mine")))
    table.desk.importer.open_paths([str(path)])
    table.work()
    assert (table.session.layout_id, table.board.tiles_left) == (OWN_CODE, 8)
    assert list(folder.iterdir()) == [path]
