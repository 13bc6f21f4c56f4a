from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLineEdit, QMessageBox, QToolBar

from editor.files.notice import Notice, Severity
from editor.start import Start
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.settings import WindowPlace

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.editor.window.conftest import Studio

    OpenStudio = Callable[..., Studio]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_tiles_are_drawn_undone_and_drawn_again(studio: Studio) -> None:
    studio.drag((4, 4), (6, 4), (8, 4))
    assert studio.tiles == [Slot(4, 4, 0), Slot(6, 4, 0), Slot(8, 4, 0)]
    studio.press(Qt.Key.Key_Z, CONTROL)
    assert studio.tiles == []
    studio.press(Qt.Key.Key_Y, CONTROL)
    assert len(studio.tiles) == 3
    studio.click(6, 4, button=Qt.MouseButton.RightButton)
    assert studio.tiles == [Slot(4, 4, 0), Slot(8, 4, 0)]


def test_tiles_are_laid_by_keys_alone(studio: Studio) -> None:
    studio.press(Qt.Key.Key_Space)
    studio.press(Qt.Key.Key_PageUp)
    studio.press(Qt.Key.Key_Right)
    studio.press(Qt.Key.Key_Space)
    assert studio.tiles == [Slot(0, 0, 0), Slot(1, 0, 1)]
    studio.press(Qt.Key.Key_Delete)
    assert studio.tiles == [Slot(0, 0, 0)]


def test_letters_choose_tools_and_buttons_show_which(studio: Studio) -> None:
    assert "tool_brush" in studio.checked()
    studio.press(Qt.Key.Key_E)
    assert studio.window.tool_box.current.name == "eraser"
    assert [verb for verb in studio.checked() if verb.startswith("tool_")] == ["tool_eraser"]
    studio.trigger("tool_line")
    assert studio.window.tool_box.current.name == "line"


def test_typing_into_a_text_chooses_no_tool(studio: Studio) -> None:
    studio.window.docks.show("details")
    QApplication.processEvents()
    (edit, *_) = [edit for edit in studio.window.docks["details"].findChildren(QLineEdit) if edit.isVisible()]
    edit.setFocus()
    for letter in "BESFLTH":
        QTest.keyClicks(edit, letter, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(edit, "esf")
    assert edit.text().endswith("BESFLTHesf")
    assert studio.window.tool_box.current.name == "brush"


def test_what_can_be_used_follows_the_layout(studio: Studio) -> None:
    for verb in ("undo", "redo", "cut", "copy", "delete", "export_layout", "flip_horizontal", "layer_below"):
        assert verb not in studio.enabled(), verb
    # an empty layout can be given a file, and be told why it cannot be played
    assert {"save", "paste", "test_play", "layer_above"} <= studio.enabled()
    studio.click(4, 4)
    assert {"undo", "copy", "export_layout", "flip_horizontal", "add_to_my_layouts"} <= studio.enabled()
    assert "delete" not in studio.enabled()
    studio.trigger("select_all")
    assert {"cut", "delete", "duplicate", "raise_tiles", "select_none"} <= studio.enabled()
    studio.trigger("delete")
    assert "delete" not in studio.enabled()
    studio.trigger("undo")
    assert {"redo"} <= studio.enabled()


def test_layer_actions_follow_and_lead_the_layers(studio: Studio) -> None:
    layers = studio.workspace.layers
    studio.click(4, 4)
    studio.trigger("add_layer")
    assert layers.current == 1
    studio.trigger("hide_layer", "layer_below")
    assert layers.view.hidden == {1}
    assert "hide_layer" not in studio.checked()
    studio.trigger("layer_above")
    assert "hide_layer" in studio.checked()
    studio.trigger("show_all_layers", "lock_layer", "auto_layer", "only_current")
    view = layers.view
    assert (view.hidden, view.locked, view.is_auto, view.only_current) == (frozenset(), frozenset({1}), True, True)
    assert {"lock_layer", "auto_layer", "only_current"} <= studio.checked()


def test_symmetry_is_drawn_in_from_the_bar(studio: Studio) -> None:
    studio.trigger("draw_left_right", "draw_top_bottom")
    assert {"draw_left_right", "draw_top_bottom"} <= studio.checked()
    studio.click(4, 4)
    assert len(studio.tiles) == 4
    studio.trigger("draw_left_right")
    assert "draw_left_right" not in studio.checked()
    assert len(studio.workspace.symmetry.guide.symmetries) == 1


@pytest.mark.parametrize(
    ("verb", "after"),
    [
        ("shift_left", [(3, 4), (5, 4)]),
        ("shift_down", [(4, 5), (6, 5)]),
        ("rotate_right", [(5, 3), (5, 5)]),
        ("mirror_to_right", [(4, 4), (24, 4)]),
        ("raise_tiles", [(4, 4), (6, 4)]),
    ],
)
def test_arranging_does_what_it_says(studio: Studio, verb: str, after: list[tuple[int, int]]) -> None:
    studio.drag((4, 4), (6, 4))
    if verb == "mirror_to_right":
        studio.document.undo()
        studio.click(4, 4)
    studio.trigger("select_all", verb)
    assert sorted(slot[:2] for slot in studio.tiles) == after
    assert {slot.z for slot in studio.tiles} == {int(verb == "raise_tiles")}


def test_zoom_and_grid(studio: Studio) -> None:
    studio.trigger("zoom_full")
    assert studio.window.status_line.zoom.text() == "100 %"
    width = studio.place_of(2, 0).x() - studio.place_of(0, 0).x()
    studio.trigger("zoom_in")
    assert studio.place_of(2, 0).x() - studio.place_of(0, 0).x() > width
    studio.trigger("zoom_out", "zoom_out")
    assert studio.place_of(2, 0).x() - studio.place_of(0, 0).x() < width
    studio.trigger("show_grid")
    assert not studio.settings.settings.is_grid_shown
    assert "show_grid" not in studio.checked()


def test_the_title_says_name_and_whether_something_is_to_be_saved(studio: Studio) -> None:
    assert studio.window.windowTitle() == "Untitled[*]"
    assert not studio.window.isWindowModified()
    studio.click(4, 4)
    assert studio.window.isWindowModified()
    studio.trigger("undo")
    assert not studio.window.isWindowModified()


def test_a_notice_of_success_passes_by_with_the_next_edit(studio: Studio) -> None:
    bar = studio.window.notice_bar
    bar.show_notice(Notice("Saved"))
    studio.click(4, 4)
    assert bar.notice is None
    bar.show_notice(Notice("Not saved", severity=Severity.WARNING))
    studio.click(8, 4)
    assert studio.told == "Not saved"
    bar.setFocus()
    bar.dismiss()
    assert studio.window.focusWidget() is studio.view


def test_a_notice_does_not_push_the_board_away(studio: Studio) -> None:
    def on_screen() -> object:
        return studio.view.viewport().mapToGlobal(studio.place_of(4, 4))

    studio.click(4, 4)
    before = on_screen()
    studio.window.notice_bar.show_notice(Notice("Saved"))
    assert on_screen() == before
    studio.window.notice_bar.dismiss()
    assert on_screen() == before


@pytest.mark.parametrize("size", [(800, 560), (1100, 700)])
def test_a_board_that_was_opened_stays_fitted_whatever_comes_above_it(
    open_studio: OpenStudio, size: tuple[int, int]
) -> None:
    studio = open_studio(Start(copy_of="turtle"), width=size[0], height=size[1])

    def is_centred() -> bool:
        area = studio.scene.board_area()
        middle = studio.view.mapFromScene(area.center()) - studio.view.viewport().rect().center()
        return middle.manhattanLength() <= 3

    assert is_centred()
    studio.window.resize(1300, 800)
    QApplication.processEvents()
    assert is_centred()
    studio.window.notice_bar.show_notice(Notice("Saved"))
    QApplication.processEvents()
    assert is_centred()


def test_an_unchanged_layout_closes_at_once(studio: Studio) -> None:
    studio.window.close()
    assert not studio.window.isVisible()


def test_closing_asks_once_and_may_be_taken_back(studio: Studio) -> None:
    studio.click(4, 4)
    studio.window.close()
    assert studio.window.isVisible()
    assert isinstance(QApplication.activeModalWidget(), QMessageBox)
    studio.answer("Cancel")
    assert studio.window.isVisible()
    studio.trigger("quit")
    studio.answer("Don’t save")
    assert not studio.window.isVisible()


def test_the_window_comes_back_as_it_was(open_studio: OpenStudio, folder: Path) -> None:
    first = open_studio()
    first.window.docks["details"].close()
    first.window.removeDockWidget(first.window.docks["layers"])
    first.window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, first.window.docks["layers"])
    first.window.docks["layers"].show()
    first.window.resize(1000, 650)
    first.window.close()
    second = open_studio(width=1000, height=650)
    assert second.settings.settings.window == WindowPlace(1000, 650)
    assert not second.window.docks["details"].isVisible()
    assert second.window.dockWidgetArea(second.window.docks["layers"]) == Qt.DockWidgetArea.LeftDockWidgetArea


@pytest.mark.parametrize("state", ["", "no base 64!", "AAAA", "ünsinn"])
def test_a_state_that_makes_no_sense_gives_way_to_the_first_layout(
    open_studio: OpenStudio, folder: Path, state: str
) -> None:
    place = {"width": 1100, "height": 700}
    (folder / "config_folder" / "editor.json").write_text(json.dumps({"window": place, "window_state": state}))
    window = open_studio().window
    layers, board = window.docks["layers"], window.docks["board"]
    assert layers.isVisible()
    assert board.isVisible()
    assert layers.geometry().bottom() < board.geometry().top()
    assert window.view.width() > window.width() / 2
    assert set(window.tabifiedDockWidgets(board)) == {window.docks["details"], window.docks["analysis"]}


def test_panels_can_be_closed_and_opened_in_the_menu(studio: Studio) -> None:
    layers, *_ = studio.entries("panels")
    layers.trigger()
    assert not studio.window.docks["layers"].isVisible()
    layers.trigger()
    assert studio.window.docks["layers"].isVisible()
    parts = [*studio.window.findChildren(QDockWidget), *studio.window.findChildren(QToolBar)]
    names = [part.objectName() for part in parts if part.parent() is studio.window]
    # without a name of its own a part's place cannot be kept
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("size", [(800, 560), (1366, 768), (1920, 1080)])
def test_everything_finds_room(open_studio: OpenStudio, size: tuple[int, int]) -> None:
    window = open_studio(width=size[0], height=size[1]).window
    assert window.size() == QSize(*size)
    assert window.view.width() >= size[0] * 0.45
    assert window.view.height() >= size[1] * 0.6


def test_full_screen_is_shown_in_the_menu(studio: Studio, qtbot: QtBot) -> None:
    studio.trigger("full_screen")
    qtbot.waitUntil(studio.window.isFullScreen)
    assert "full_screen" in studio.checked()
    studio.trigger("full_screen")
    qtbot.waitUntil(lambda: not studio.window.isFullScreen())
    assert "full_screen" not in studio.checked()


def test_dark_and_light_follow_the_palette(studio: Studio) -> None:
    from mahjong_qt.appearance import apply_appearance
    from mahjong_qt.settings import Appearance

    def icon() -> object:
        return studio.actions["save"].icon().pixmap(24, 24).toImage()

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    light = icon()
    try:
        apply_appearance(app, Appearance.DARK)
        QApplication.processEvents()
        assert icon() != light
    finally:
        apply_appearance(app, Appearance.SYSTEM)
