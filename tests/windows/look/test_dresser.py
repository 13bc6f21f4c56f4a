from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt, QThreadPool
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.background import Background
from mahjong_qt.art.backgrounds.picture import PictureFault, Read, read_picture
from mahjong_qt.art.tile_state import Mark
from mahjong_qt.art.tile_style import BACKS, Corner, FaceColour, Relief
from mahjong_qt.windows.look.dresser import Dresser, background_of
from tests.view.sample_boards import turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.art.tile_set import TileSet, TileSetError
    from mahjong_qt.art.tile_style import TileStyle
    from tests.windows.look.conftest import LookTable

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

CHANGES = [
    {"tile_set": "riichi"},
    {"back": BACKS["plum"]},
    {"face": FaceColour.DARK},
    {"relief": Relief.FLAT},
    {"corner": Corner.LOWER_LEFT},
]


@pytest.fixture
def table(open_look: Callable[..., LookTable]) -> LookTable:
    return open_look()


class Wardrobe:
    """Something else that draws tiles."""

    def __init__(self) -> None:
        self.worn: list[tuple[str, TileStyle]] = []

    def dress(self, tile_set: TileSet, style: TileStyle) -> None:
        self.worn.append((tile_set.folder.name, style))


def change_look(qtbot: QtBot, table: LookTable, **change: object) -> None:
    """Changes settings, and waits until all of it is seen."""
    table.store.change(**change)
    qtbot.waitUntil(lambda: table.view.is_at_rest)


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_is_on_the_board_when_all_of_it_is_drawn(
    qtbot: QtBot, table: LookTable, change: dict[str, object]
) -> None:
    before = table.picture(0)
    image = table.scene._tiles[0].pixmap().toImage()
    table.store.change(**change)
    assert table.picture(0) == before
    assert not table.view.is_at_rest
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    assert table.picture(0) != before
    assert table.scene._tiles[0].pixmap().toImage() != image
    assert table.view.transform().isIdentity()


def test_what_looks_the_same_is_not_drawn_again(qtbot: QtBot, table: LookTable) -> None:
    before = table.picture(0)
    change_look(qtbot, table, show_clock=False, background="night", volume=10)
    assert table.picture(0) == before


@pytest.mark.parametrize("change", CHANGES)
def test_faces_that_are_hidden_stay_hidden(qtbot: QtBot, table: LookTable, change: dict[str, object]) -> None:
    table.table.click(0)
    table.table.trigger("pause")
    change_look(qtbot, table, **change)
    assert len({table.picture(tile) for tile in range(6)}) == 1
    table.table.trigger("pause")
    assert len({table.picture(tile) for tile in range(6)}) == 3


@pytest.mark.parametrize("change", CHANGES)
def test_a_selected_tile_stays_selected_and_the_game_goes_on(
    qtbot: QtBot, table: LookTable, change: dict[str, object]
) -> None:
    table.table.click(0)
    change_look(qtbot, table, **change)
    assert table.scene.selected_tile == 0
    assert table.table.marks == {Mark.SELECTED: [0]}
    table.table.click(1)
    assert table.table.board.tiles_left == 4


def test_what_moves_comes_to_where_it_belongs(qtbot: QtBot, table: LookTable) -> None:
    table.store.change(motion=True)
    table.table.click(0, 1)
    table.store.change(back=BACKS["red"])
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    table.scene.motion.finish_all()
    assert [table.scene._tiles[tile].isVisible() for tile in range(3)] == [False, False, True]
    moved = table.scene._tiles[2].pixmap().toImage()
    table.store.change(motion=False)
    table.view.lay_out()
    assert table.scene._tiles[2].pixmap().toImage() == moved


def test_a_change_of_size_meanwhile_is_followed_as_well(qtbot: QtBot, table: LookTable) -> None:
    style = table.art.style
    table.store.change(back=BACKS["red"])
    table.window.resize(800, 600)
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    assert table.view.transform().isIdentity()
    assert (table.art.style, table.art.style.back) != (style, style.back)
    assert table.scene.placement is not None
    assert table.scene.placement.geometry.metrics == table.art.metrics


def test_a_further_change_begins_anew_and_the_last_one_is_seen(qtbot: QtBot, table: LookTable) -> None:
    told: list[str] = []
    table.view.dressed.connect(lambda: told.append(table.art.style.back))
    for back in ("red", "green", "plum"):
        table.store.change(back=BACKS[back])
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    assert told == [BACKS["plum"]]


def test_a_change_that_is_taken_back_changes_nothing(qtbot: QtBot, table: LookTable) -> None:
    before, back = table.picture(0), table.store.settings.back
    table.store.change(back=BACKS["red"])
    table.store.change(back=back)
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    assert table.picture(0) == before


def test_a_new_game_meanwhile_is_dressed_too(qtbot: QtBot, table: LookTable) -> None:
    table.store.change(back=BACKS["red"])
    table.table.session.start(turtle_deal(), "turtle", is_repeated=False)
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    assert table.art.style.back == BACKS["red"]
    assert {table.scene._tiles[tile].pixmap().width() for tile in range(144)} == {table.art.metrics.pixmap_width}


def test_a_window_that_is_closed_meanwhile_is_dressed_when_it_is_shown_again(qtbot: QtBot, table: LookTable) -> None:
    style, before = table.art.style, table.picture(0)
    table.store.change(relief=Relief.FLAT)
    table.window.hide()
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    assert (table.art.style, table.picture(0)) == (style, before)
    with qtbot.waitExposed(table.window):
        table.window.show()
    qtbot.waitUntil(lambda: table.art.style.relief is Relief.FLAT)
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    assert table.picture(0) != before


def test_a_board_seen_from_nearer_stays_so(qtbot: QtBot, table: LookTable) -> None:
    table.view.zoom_by(2.0)
    qtbot.waitUntil(lambda: table.view.is_at_rest)
    percent = table.view.zoom_state.percent
    change_look(qtbot, table, corner=Corner.LOWER_LEFT, relief=Relief.FLAT)
    assert table.view.zoom_state.percent == percent
    assert table.art.style.relief is Relief.FLAT


def test_a_set_that_is_gone_leaves_everything_and_is_told(qtbot: QtBot, table: LookTable) -> None:
    before = table.picture(0)
    table.store.change(tile_set="own-00000000000000aa")
    assert table.picture(0) == before
    assert table.art.tile_set.folder.name == "numbers"
    (error,) = table.refused
    assert "own-00000000000000aa" in str(error)
    change_look(qtbot, table, back=BACKS["red"])
    assert len(table.refused) == 1
    change_look(qtbot, table, tile_set="riichi")
    assert table.art.tile_set.folder.name == "riichi"


def damaged_set(table: LookTable, label: str) -> str:
    own = table.sets.add_own()
    (own.folder / f"{label}.png").write_text("no drawing")
    return own.id


def test_a_damaged_drawing_is_told_once_and_drawn_from_the_plain_set(qtbot: QtBot, table: LookTable) -> None:
    change_look(qtbot, table, tile_set=damaged_set(table, "2B"))
    (error,) = table.refused
    assert _file_of(error) == "2B.png"
    assert len({table.picture(tile) for tile in range(6)}) == 3
    table.dresser.look_for_fault()
    assert len(table.refused) == 1


def _file_of(error: object) -> str:
    found: TileSetError = error  # type: ignore[assignment]
    return found.where.name


def test_other_things_are_dressed_alike(qtbot: QtBot, table: LookTable) -> None:
    wardrobe = Wardrobe()
    dresser = Dresser(table.store, table.view, table.art, [wardrobe], table.window)
    change_look(qtbot, table, tile_set="riichi", face=FaceColour.DARK)
    change_look(qtbot, table, volume=3)
    ((name, style),) = wardrobe.worn
    assert (name, style.face, dresser.parent()) == ("riichi", FaceColour.DARK, table.window)


def test_the_table_under_the_board_changes(qtbot: QtBot, table: LookTable) -> None:
    def ground() -> int:
        return table.view.board_viewport.grab().toImage().pixel(3, 3)

    before = ground()
    table.store.change(background="night")
    qtbot.waitUntil(lambda: ground() != before)
    table.store.change(background="felt")
    qtbot.waitUntil(lambda: ground() == before)


def test_a_background_is_a_kind_and_a_picture(table: LookTable) -> None:
    table.store.change(background="picture", background_picture="/somewhere/sea.jpg")
    assert background_of(table.store.settings) == Background("picture", "/somewhere/sea.jpg")


def test_a_large_game_is_dressed_with_its_blocked_tiles(qtbot: QtBot, open_look: Callable[..., LookTable]) -> None:
    table = open_look()
    table.table.session.start(turtle_deal(), "turtle", is_repeated=False)
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.PaletteChange))
    blocked = next(tile for tile in range(144) if not table.table.board.is_free(tile))
    before = table.picture(blocked)
    change_look(qtbot, table, back=BACKS["green"])
    assert table.picture(blocked) != before


def count_readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    readings: list[str] = []

    def read(path: str) -> Read:
        readings.append(path)
        return read_picture(path)

    monkeypatch.setattr("mahjong_qt.art.backgrounds.picture_loader.read_picture", read)
    return readings


def test_a_picture_is_read_once_and_never_by_a_move(
    qtbot: QtBot, table: LookTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readings = count_readings(monkeypatch)
    image = QImage(64, 48, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    path = tmp_path / "red.png"
    assert image.save(str(path))
    felt = table.view.board_viewport.grab().toImage().pixel(3, 3)
    # a picture is not read at a start before it is asked for
    store = table.store
    store.change(background="picture", background_picture=str(path))
    assert table.view.board_viewport.grab().toImage().pixel(3, 3) == felt
    qtbot.waitUntil(lambda: QColor(table.view.board_viewport.grab().toImage().pixel(3, 3)).red() > 60)
    path.write_bytes(b"something else")
    table.table.click(0, 1)
    table.dresser.look_for_fault()
    store.change(volume=3)
    store.change(background="night")
    assert readings == [str(path)]


def test_a_picture_of_the_settings_waits_for_its_time(
    qtbot: QtBot, table: LookTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.store.change(background="picture", background_picture=str(tmp_path / "none.png"))
    QThreadPool.globalInstance().waitForDone()
    readings = count_readings(monkeypatch)
    told: list[PictureFault] = []
    dresser = Dresser(table.store, table.view, table.art, (), table.window)
    dresser.picture_refused.connect(lambda _, fault: told.append(fault))
    assert readings == []
    dresser.load_picture()
    qtbot.waitUntil(lambda: told == [PictureFault.MISSING])
    assert readings == [str(tmp_path / "none.png")]
