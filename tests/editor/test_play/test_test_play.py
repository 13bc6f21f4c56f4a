from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from editor.test_play.dealing import DealKind
from mahjong_qt.art.tile_state import Mark
from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.paths import cache_folder, config_folder, data_folder
from mahjong_qt.settings import Settings
from tests.editor.test_play.conftest import file_of
from tests.view.sample_boards import ROW, SINGLES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QAction
    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.game_code import GameCode
    from tests.editor.test_play.conftest import EditorStandIn

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

MANY = [(4 * x, 4 * y, 0) for x in range(6) for y in range(4)]
DEAD = [(0, 0, z) for z in range(4)]
HARD = [(0, 0, z) for z in range(6)] + [(4 * x, 0, 0) for x in range(1, 7)]


@pytest.fixture
def editor(open_editor: Callable[..., EditorStandIn]) -> EditorStandIn:
    return open_editor()


def test_a_layout_is_dealt_as_it_stands_and_seen_at_once(editor: EditorStandIn) -> None:
    file = file_of()
    editor.test_play.play(file)
    assert editor.shows_board()
    assert editor.board.layout is file.layout
    assert editor.window.focusWidget() is editor.test_play.table.view
    assert not editor.worker.tickets


def test_a_whole_game_leaves_no_file(editor: EditorStandIn) -> None:
    before = {folder: _files(folder) for folder in (data_folder(), config_folder(), cache_folder())}
    editor.test_play.play(file_of(MANY))
    editor.take_pair()
    editor.press(Qt.Key.Key_Z, CTRL)
    editor.trigger("shuffle")
    editor.trigger("hint")
    while not editor.board.is_cleared:
        editor.take_pair()
    assert editor.told == "Cleared."
    assert editor.test_play.session.state.status is Status.CLEARED
    editor.press(Qt.Key.Key_Escape)
    assert {folder: _files(folder) for folder in before} == before


def _files(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F5])
def test_one_key_leads_back(editor: EditorStandIn, key: Qt.Key) -> None:
    editor.test_play.play(file_of())
    editor.click(editor.board.free()[0])
    editor.press(key)
    assert editor.canvas.isVisible()
    assert not editor.test_play.is_open
    assert editor.triggered == []


def test_the_button_leads_back(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    button = editor.test_play.bar.widgetForAction(editor.test_play.bar.verbs["leave"])
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert editor.canvas.isVisible()


def test_a_key_that_is_held_down_leaves_once(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    QTest.simulateEvent(editor.test_play.table.view, True, Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier, "", True)
    assert editor.shows_board()


def test_keys_of_the_window_around_mean_the_game(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    editor.take_pair()
    editor.press(Qt.Key.Key_Z, CTRL)
    assert editor.board.tiles_left == len(SINGLES)
    editor.press(Qt.Key.Key_H)
    assert editor.test_play.table.scene.marked(Mark.HINT)
    editor.press(Qt.Key.Key_Delete)
    assert editor.triggered == []
    editor.press(Qt.Key.Key_F1)
    assert editor.triggered == ["F1"]


def test_keys_mean_the_window_again_after_it(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    editor.test_play.leave()
    editor.window.setFocus()
    editor.press(Qt.Key.Key_F5)
    assert editor.triggered == ["F5"]


def test_a_game_is_played_by_keys_alone(editor: EditorStandIn) -> None:
    # four tiles are of one group, so that the two ends of the row match
    editor.test_play.play(file_of(ROW))
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Return):
        editor.press(key)
    assert editor.board.tiles_left == 2
    editor.press(Qt.Key.Key_Backspace)
    assert editor.board.tiles_left == 4
    editor.press(Qt.Key.Key_Y, CTRL)
    assert editor.board.tiles_left == 2


def test_the_bar_and_its_keys_do_what_they_say(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of(MANY))
    first = editor.board
    assert _enabled(editor) == {"leave", "hint", "shuffle", "new_deal"}
    editor.take_pair()
    assert _enabled(editor) == {"leave", "undo", "hint", "shuffle", "restart", "new_deal"}
    editor.press(Qt.Key.Key_S, CTRL | SHIFT)
    editor.press(Qt.Key.Key_R, CTRL)
    assert editor.board == first
    editor.press(Qt.Key.Key_N, CTRL)
    assert editor.board.layout is first.layout
    assert editor.board.faces != first.faces


def _enabled(editor: EditorStandIn) -> set[str]:
    return {verb for verb, action in editor.test_play.bar.verbs.items() if action.isEnabled()}


def test_every_button_is_reached_by_tab_and_leaves_the_board_the_focus_at_a_click(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of(MANY))
    for action in editor.test_play.bar.actions():
        if not action.isSeparator():
            button = editor.test_play.bar.widgetForAction(action)
            assert button.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_the_kind_of_deal_deals_anew(editor: EditorStandIn) -> None:
    codes: list[GameCode] = []
    editor.test_play.session.started.connect(lambda _: codes.append(editor.test_play.session.game.deal.code))
    editor.test_play.play(file_of(MANY))
    _kind_action(editor, DealKind.AS_IT_FALLS).trigger()
    # and it is kept for the next test play
    editor.test_play.leave()
    editor.test_play.play(file_of(MANY))
    assert [code.recipe for code in codes] == [Recipe.DISMANTLE, Recipe.UNIFORM, Recipe.UNIFORM]


def test_a_stuck_board_says_what_to_do(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of([(2 * x, 0, 0) for x in range(8)]))
    _kind_action(editor, DealKind.AS_IT_FALLS).trigger()
    # until the two ends of the row do not match
    while editor.board.has_pair():
        editor.trigger("new_deal")
    assert editor.told == "No pair left: undo, shuffle or a new deal?"
    editor.trigger("shuffle")
    assert editor.board.has_pair()
    assert "No pair" not in editor.told


def _kind_action(editor: EditorStandIn, kind: DealKind) -> QAction:
    actions = editor.test_play.bar.actions()
    return next(action for action in actions if action.objectName() == kind.name.lower())


@pytest.mark.parametrize(
    "file",
    [
        None,
        LayoutFile(Layout.from_tiles(SINGLES[:5])),
        LayoutFile(Layout.from_tiles(SINGLES[:5]), game="shisen-sho"),
        LayoutFile(Layout.from_tiles([(0, 0, 0), (3, 0, 0)]), game="shisen-sho"),
    ],
)
def test_what_cannot_be_played_never_opens_a_board(editor: EditorStandIn, file: LayoutFile | None) -> None:
    editor.test_play.play(file)
    assert editor.canvas.isVisible()
    (refusal,) = editor.refusals
    assert refusal.text
    # nor does it leave the board of the game before in view
    editor.test_play.play(file_of())
    editor.test_play.play(file)
    assert editor.canvas.isVisible()


def test_an_undealable_layout_says_why_and_where(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of(DEAD))
    assert editor.canvas.isVisible()
    editor.worker.answer_truly()
    assert editor.canvas.isVisible()
    (refusal,) = editor.refusals
    assert {(slot.x, slot.y, slot.z) for slot in refusal.slots} == set(DEAD)


def test_a_deal_that_takes_long_is_waited_for_without_a_board(editor: EditorStandIn, qtbot: QtBot) -> None:
    editor.test_play.play(file_of())
    editor.test_play.leave()
    editor.test_play.play(file_of(HARD))
    qtbot.waitUntil(editor.test_play.isVisible)
    assert not editor.shows_board()
    assert editor.told == "Dealing…"
    editor.worker.answer_truly()
    assert editor.shows_board()
    assert len(editor.board.layout) == len(HARD)


def test_a_wait_that_ends_in_nothing_leads_back(editor: EditorStandIn, qtbot: QtBot) -> None:
    editor.test_play.play(file_of(DEAD))
    qtbot.waitUntil(editor.test_play.isVisible)
    editor.worker.answer_truly()
    assert editor.canvas.isVisible()
    assert len(editor.refusals) == 1


def test_a_deal_that_is_left_never_comes(editor: EditorStandIn, qtbot: QtBot) -> None:
    editor.test_play.play(file_of(HARD))
    qtbot.waitUntil(editor.test_play.isVisible)
    editor.press(Qt.Key.Key_Escape)
    assert editor.canvas.isVisible()
    assert not editor.worker.open


def test_a_new_deal_that_is_not_to_be_had_leaves_the_board_as_it_is(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of(HARD))
    editor.worker.answer_truly()
    before = editor.board
    editor.trigger("new_deal")
    editor.worker.fail()
    assert editor.shows_board()
    assert editor.board == before
    assert editor.told
    assert editor.refusals == []


def test_leaving_in_the_middle_of_a_movement_ends_it(open_editor: Callable[..., EditorStandIn]) -> None:
    editor = open_editor(motion=True)
    editor.test_play.play(file_of())
    editor.take_pair()
    moved = [editor.test_play.table.scene.motion.is_playing]
    editor.press(Qt.Key.Key_Escape)
    moved.append(editor.test_play.table.scene.motion.is_playing)
    assert moved == [True, False]
    assert not editor.test_play.session.game.clock.is_running
    editor.test_play.play(file_of(MANY))
    assert editor.board.tiles_left == len(MANY)
    shown = [item for item in editor.test_play.table.scene.items() if item.isVisible()]
    assert len(shown) == len(MANY)
    assert {item.opacity() for item in shown} == {1.0}


def test_a_game_that_was_left_asks_the_worker_nothing(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of(MANY))
    _kind_action(editor, DealKind.AS_IT_FALLS).trigger()
    assert editor.worker.open
    editor.test_play.leave()
    assert not editor.worker.open


def test_it_can_be_played_again_and_again(editor: EditorStandIn) -> None:
    for tiles in (SINGLES, MANY, SINGLES):
        editor.test_play.play(file_of(tiles))
        editor.take_pair()
        editor.test_play.play(file_of(tiles))
        assert editor.board.tiles_left == len(tiles)
        editor.take_pair()
        assert editor.board.tiles_left == len(tiles) - 2
        editor.test_play.leave()


def test_a_window_that_changed_its_size_meanwhile_shows_a_sharp_board(editor: EditorStandIn, qtbot: QtBot) -> None:
    editor.test_play.play(file_of())
    editor.test_play.leave()
    editor.window.resize(640, 480)
    qtbot.waitUntil(lambda: editor.canvas.width() == editor.window.width())
    editor.test_play.play(file_of())
    view = editor.test_play.table.view
    qtbot.waitUntil(
        lambda: view.transform().isIdentity() and view.sceneRect().size().toSize() == view.viewport().size()
    )
    editor.take_pair()
    assert editor.board.tiles_left == len(SINGLES) - 2


def test_it_follows_a_dark_palette(qtbot: QtBot, editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    light = editor.test_play.grab().toImage()
    dark = QPalette(Qt.GlobalColor.black)
    dark.setColor(QPalette.ColorRole.WindowText, Qt.GlobalColor.white)
    editor.test_play.setPalette(dark)
    corner = light.pixelColor(5, 595)
    qtbot.waitUntil(lambda: editor.test_play.grab().toImage().pixelColor(5, 595) != corner)


def test_tiles_look_as_in_the_game(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    assert not editor.test_play.table.scene.marked(Mark.FREE)
    editor.test_play.apply_settings(Settings(highlight_free=True))
    assert len(editor.test_play.table.scene.marked(Mark.FREE)) == len(SINGLES)


def test_all_has_a_name_for_screen_readers(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    assert editor.test_play.table.view.accessibleName()
    assert all(action.text() and action.toolTip() for action in editor.test_play.bar.verbs.values())


def test_typing_elsewhere_is_left_alone(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of())
    field = QLineEdit(editor.window)
    field.show()
    field.setFocus()
    assert QApplication.focusWidget() is not editor.test_play.table.view
    QTest.keyClick(field, Qt.Key.Key_A)
    assert field.text() == "a"


FIELD = LayoutFile(Layout.from_tiles([(2 * x, 2 * y, 0) for x in range(6) for y in range(4)]), game="shisen-sho")


def play_field(editor: EditorStandIn) -> GameCode:
    editor.test_play.play(FIELD)
    editor.worker.answer_truly()
    return editor.test_play.session.game.deal.code


def _gravity(editor: EditorStandIn) -> QAction:
    return next(action for action in editor.test_play.bar.actions() if action.objectName() == "gravity")


@pytest.mark.parametrize("has_gravity", [False, True])
def test_a_field_is_played_to_its_end(editor: EditorStandIn, has_gravity: bool) -> None:
    play_field(editor)
    if has_gravity:
        _gravity(editor).trigger()
        editor.worker.answer_truly()
    assert editor.board.game is GameKind.SHISEN_SHO
    plan = editor.test_play.session.game.plan
    assert plan is not None
    for pair in plan:
        editor.test_play.session.take(pair)
    assert editor.told == "Cleared."
    editor.trigger("undo")
    assert editor.board.tiles_left == 2
    editor.trigger("restart")
    assert editor.board.tiles_left == len(FIELD.layout)


def test_hint_and_shuffle_of_a_field(editor: EditorStandIn) -> None:
    play_field(editor)
    editor.trigger("hint")
    editor.worker.answer_truly()
    assert editor.test_play.table.scene.marked(Mark.HINT)
    assert "safe" in editor.told
    before = editor.board
    editor.trigger("shuffle")
    assert editor.board.faces != before.faces
    assert editor.board.has_pair()


def test_gravity_is_offered_on_fields_only_and_kept(editor: EditorStandIn) -> None:
    editor.test_play.play(file_of(MANY))
    assert not _gravity(editor).isVisible()
    codes = [play_field(editor)]
    assert _gravity(editor).isVisible()
    _gravity(editor).trigger()
    editor.worker.answer_truly()
    codes.append(editor.test_play.session.game.deal.code)
    editor.test_play.leave()
    editor.test_play.play(file_of(MANY))
    codes += [editor.test_play.session.game.deal.code, play_field(editor)]
    assert [code.has_gravity for code in codes] == [False, True, False, True]


def test_a_click_takes_a_pair_of_a_field(editor: EditorStandIn) -> None:
    play_field(editor)
    editor.take_pair()
    assert editor.board.tiles_left == len(FIELD.layout) - 2
