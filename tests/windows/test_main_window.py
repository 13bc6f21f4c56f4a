from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTranslator
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from mahjong_qt.art.tile_art import Mark
from mahjong_qt.settings import WindowPlace
from mahjong_qt.windows.main_window import TITLE_BAR, MainWindow
from mahjong_qt.windows.outlook_light import OutlookLight
from mahjong_qt.windows.status_bar import COPIED_SHOWN
from tests.view.sample_boards import CODE, ROW, SINGLES, centre_of, small_deal, turtle_deal
from tests.windows.conftest import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.art.tile_art import TileArt

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

Key = Qt.Key
SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")
WALL = small_deal(ROW, "1B 2C 2C 1B")


def label(table: Table, name: str) -> str:
    found = table.window.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found.text()


def test_two_clicks_take_a_pair(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0, 2)
    assert table.board.tiles_left == 4
    assert (label(table, "tiles"), label(table, "pairs")) == ("4", "2")


def test_the_clock_runs_from_the_first_tile_selected(open_table: OpenTable) -> None:
    table = open_table(WALL)
    QTest.mouseMove(table.view.board_viewport, centre_of(table.scene, 0))
    table.click(1)
    table.seconds += 50
    table.click(0)
    table.seconds += 75
    table.click(0)
    assert label(table, "time") == "1:15"


def test_the_clock_can_be_hidden(open_table: OpenTable) -> None:
    table = open_table(SIX)
    found = table.window.findChild(QLabel, "time")
    assert isinstance(found, QLabel)
    assert found.isVisible()
    table.store.change(show_clock=False)
    assert not found.isVisible()


def test_settings_reach_the_board(open_table: OpenTable) -> None:
    table = open_table(WALL)
    table.store.change(highlight_free=True)
    assert table.scene.marked(Mark.FREE) == [0, 3]
    table.store.change(highlight_free=False, motion=True)
    assert table.scene.marked(Mark.FREE) == []
    assert table.scene.motion.is_on


def test_the_code_is_shown_and_a_click_copies_it(open_table: OpenTable) -> None:
    table = open_table(turtle_deal())
    button = table.window.findChild(QToolButton, "game_code")
    assert isinstance(button, QToolButton)
    assert button.text() == CODE
    QGuiApplication.clipboard().setText("")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == CODE
    assert button.text() == "Copied ✓"
    assert button.accessibleName() == f"Game code {CODE}"
    timer = table.window.status_bar._copied
    assert (timer.isActive(), timer.isSingleShot(), timer.interval()) == (True, True, COPIED_SHOWN)
    timer.timeout.emit()
    assert (button.text(), button.accessibleName()) == (CODE, f"Game code {CODE}")


def test_another_game_s_code_takes_the_place_of_copied_at_once(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.trigger("copy_code", "new_game")
    button = table.window.findChild(QToolButton, "game_code")
    assert isinstance(button, QToolButton)
    assert button.text() == str(table.session.game.deal.code) != CODE
    assert not table.window.status_bar._copied.isActive()


def test_the_layouts_name_is_text_and_not_markup(open_table: OpenTable) -> None:
    table = open_table(SIX)
    assert label(table, "layout_name") == "Classic · Turtle"
    table.window.status_bar.show_layout_name("<b>x</b>")
    found = table.window.findChild(QLabel, "layout_name")
    assert isinstance(found, QLabel)
    assert found.textFormat() is Qt.TextFormat.PlainText
    assert found.text() == "<b>x</b>"


def test_icons_find_room_that_was_kept_for_them(qtbot: QtBot, table_art: TileArt, tmp_path: Path) -> None:
    table = Table(SIX, "turtle", table_art, tmp_path)
    qtbot.addWidget(table.window)
    with qtbot.waitExposed(table.window):
        table.window.show()
    board = table.view.geometry()
    # the light waits as well: it is not there before the first paint
    assert table.window.findChild(OutlookLight) is None
    table.window.show_icons()
    QApplication.processEvents()
    assert table.window.findChild(OutlookLight) is not None
    assert table.view.geometry() == board


def test_keys_reach_board_and_actions(open_table: OpenTable) -> None:
    table = open_table(SIX)
    for key in (Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Right, Key.Key_Space):
        QTest.keyClick(QApplication.focusWidget() or table.view, key)
    assert table.board.tiles_left == 4
    table.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.board.tiles_left == 6
    table.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert table.board.tiles_left == 4
    table.press(Key.Key_H)
    assert table.marks == {Mark.GUESS: [1, 3]}


def test_toolbar_buttons_do_not_take_the_keys_away(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0)
    buttons = [button for button in table.window.findChildren(QToolButton) if button.defaultAction() is not None]
    assert [button.defaultAction().objectName() for button in buttons] == [
        "start_page",
        "new_game",
        "undo",
        "redo",
        "hint",
        "shuffle",
        "pause",
        "look",
    ]
    QTest.mouseClick(buttons[4], Qt.MouseButton.LeftButton)
    assert table.window.focusWidget() is table.view
    assert table.session.state.hints_used == 1


SIZES = [(640, 440), (640, 480), (800, 600), (1366, 768), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_fits_every_window(open_table: OpenTable, width: int, height: int) -> None:
    table = open_table(turtle_deal(), width=width, height=height)
    assert table.window.size() == QSize(width, height)
    area = table.view.board_viewport.rect()
    assert area.width() == width
    for tile in table.board.free():
        assert area.contains(centre_of(table.scene, tile))
    visible = [item for item in table.scene.items() if item.isVisible()]
    assert len(visible) == 144
    assert all(area.contains(item.sceneBoundingRect().toAlignedRect()) for item in visible)
    table.session.give_up()
    assert area.contains(table.banner.geometry())
    for button in table.banner.buttons:
        assert table.banner.rect().contains(button.geometry())


def test_the_board_alone_fills_the_screen_and_esc_brings_everything_back(open_table: OpenTable) -> None:
    table = open_table(SIX)
    window = table.window
    parts = (window.menuBar(), window.statusBar(), window.info)
    table.trigger("full_screen")
    assert window.isFullScreen()
    assert table.actions["full_screen"].isChecked()
    assert not any(part.isVisible() for part in parts)
    assert table.told == "Full screen"
    table.click(0, 2)
    assert (table.board.tiles_left, table.told) == (4, "")
    table.press(Key.Key_Escape)
    assert not window.isFullScreen()
    assert not table.actions["full_screen"].isChecked()
    assert all(part.isVisible() for part in parts)


def test_a_full_screen_that_the_system_ends_is_followed(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.trigger("full_screen")
    table.window.showNormal()
    assert table.window.menuBar().isVisible()
    assert not table.actions["full_screen"].isChecked()
    assert table.told == ""


def test_actions_have_their_keys_in_full_screen_too(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.press(Key.Key_F11)
    assert table.window.isFullScreen()
    table.press(Key.Key_H)
    assert table.marks == {Mark.GUESS: [0, 2]}
    table.press(Key.Key_F11)
    assert not table.window.isFullScreen()


def test_esc_closes_what_lies_over_the_board(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.announcer.notify("A notice")
    table.press(Key.Key_Escape)
    assert table.told == ""


@pytest.mark.parametrize("way", ["escape", "click beside the tiles"])
def test_selection_and_hint_can_be_taken_away(open_table: OpenTable, way: str) -> None:
    table = open_table(SIX)
    table.click(0)
    table.trigger("hint")
    assert table.marks == {Mark.SELECTED: [0], Mark.GUESS: [0, 2]}
    if way == "escape":
        table.press(Key.Key_Escape)
    else:
        QTest.mouseClick(table.view.board_viewport, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert (table.scene.selected_tile, table.marks) == (None, {})


def test_esc_in_full_screen_keeps_the_selection(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.trigger("full_screen")
    table.scene.click(0)
    table.press(Key.Key_Escape)
    assert not table.window.isFullScreen()
    assert table.scene.selected_tile == 0


def test_closing_tells_the_size_and_ends_all_motion(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.store.change(motion=True)
    table.click(0, 2)
    assert table.scene.motion.is_playing
    places: list[WindowPlace] = []
    table.window.closing.connect(places.append)
    QApplication.sendEvent(table.window, QCloseEvent())
    assert places == [WindowPlace(900, 700)]
    assert not table.scene.motion.is_playing


@pytest.mark.parametrize(
    ("place", "size"),
    [
        (WindowPlace(640, 500), QSize(640, 500)),
        (WindowPlace(0, 0), QSize(640, 440)),
        (WindowPlace(-5, 9), QSize(640, 440)),
    ],
)
def test_the_window_comes_back_in_its_size(open_table: OpenTable, place: WindowPlace, size: QSize) -> None:
    table = open_table(SIX)
    table.window._restore_place(place)
    assert table.window.size() == size


class Screen:
    """A screen of a size."""

    def __init__(self, width: int, height: int) -> None:
        self.size = QSize(width, height)

    def availableSize(self) -> QSize:  # noqa: N802 - a name that Qt calls
        return self.size


@pytest.mark.parametrize(
    ("screen", "size", "is_maximized"),
    [
        ((1920, 1080), QSize(1632, 884), False),
        ((1366, 768), QSize(1161, 619), True),
        ((1050, 1600), QSize(893, 1326), True),
        ((1280, 800), QSize(1088, 646), False),
        ((640, 400), QSize(544, 360), True),
    ],
)
def test_the_first_window_takes_most_of_the_screen(
    open_table: OpenTable,
    monkeypatch: pytest.MonkeyPatch,
    screen: tuple[int, int],
    size: QSize,
    is_maximized: bool,
) -> None:
    table = open_table(SIX)
    monkeypatch.setattr(MainWindow, "screen", lambda _: Screen(*screen))
    table.window.hide()
    table.window._restore_place(None)
    assert table.window.isMaximized() == is_maximized
    if not is_maximized:
        assert table.window.size() == size


def test_a_window_never_comes_back_larger_than_the_screen(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.window._restore_place(WindowPlace(50_000, 50_000))
    available = table.window.screen().availableSize()
    assert table.window.size() == QSize(available.width(), available.height() - TITLE_BAR)
    table.window._restore_place(WindowPlace(640, 500, is_maximized=True))
    assert table.window.isMaximized()


def test_a_dark_palette_brings_light_icons_and_a_dark_table(open_table: OpenTable, qtbot: QtBot) -> None:
    table = open_table(SIX)
    icon = table.actions["undo"].icon()

    def brightness() -> int:
        image = table.actions["undo"].icon().pixmap(32, 32).toImage()
        pixels = [image.pixelColor(x, y) for x in range(32) for y in range(32)]
        return max(pixel.lightness() for pixel in pixels if pixel.alpha() > 200)

    before = brightness()
    palette = table.window.palette()
    palette.setColor(palette.ColorRole.Window, Qt.GlobalColor.black)
    palette.setColor(palette.ColorRole.WindowText, Qt.GlobalColor.white)
    table.window.setPalette(palette)
    assert brightness() > before
    assert table.actions["undo"].icon().cacheKey() != icon.cacheKey()


def test_pause_hides_faces_and_stops_the_clock(open_table: OpenTable) -> None:
    table = open_table(SIX)
    table.click(0)
    table.seconds += 5
    table.press(Key.Key_P)
    assert table.told == "Paused"
    table.seconds += 100
    assert table.session.game.clock.seconds == 5
    pictures = {item.pixmap().cacheKey() for item in table.scene.items() if item.isVisible()}  # type: ignore[attr-defined]
    assert len(pictures) == 1
    assert label(table, "pairs") == "–"
    assert table.actions["pause"].isChecked()
    table.press_button("pause")
    assert (table.told, table.actions["pause"].isChecked()) == ("", False)
    table.seconds += 2
    assert table.session.game.clock.seconds == 7


def test_a_window_without_a_game_is_no_harm(open_table: OpenTable) -> None:
    table = open_table(None)
    table.trigger("undo", "redo", "hint", "shuffle", "give_up", "pause", "restart", "copy_code", "full_screen")
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.LanguageChange))
    QTest.mouseClick(table.view.board_viewport, Qt.MouseButton.LeftButton)
    table.trigger("new_game")
    assert table.board.tiles_left == 144


def test_no_text_is_left_out_of_a_menu(open_table: OpenTable) -> None:
    table = open_table(SIX)
    in_menus = [action for menu in table.window.menuBar().actions() for action in menu.menu().actions()]  # type: ignore[attr-defined]
    (modes,) = [action.menu() for action in in_menus if action.menu() is not None]
    in_menus = [action for action in [*in_menus, *modes.actions()] if action.menu() is None]
    verbs = [action.objectName() for action in in_menus if not action.isSeparator()]
    # a layout is chosen for a game and looked for among layouts: that action stands in two menus
    assert sorted(verbs) == sorted([*(action.objectName() for action in table.actions), "choose_layout"])
    keys = [action.shortcut() for action in set(in_menus) if not action.shortcut().isEmpty()]
    # two of them are not to be had by a slip of the fingers
    assert len(keys) == len(set(verbs)) - 2
    assert len({key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys}) == len(keys)


class Pseudo(QTranslator):
    """A language in which every text stands in brackets."""

    def translate(
        self, context: bytes | str, text: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        return f"[{text.decode() if isinstance(text, bytes) else text}]"

    def isEmpty(self) -> bool:  # noqa: N802 - a name that Qt calls
        return False


def texts_of(table: Table) -> list[str]:
    """Every text of the window that is a word and neither a figure nor a name."""
    window = table.window
    texts = [menu.text() for menu in window.menuBar().actions()]
    for action in table.actions:
        texts += [action.text(), action.iconText(), action.toolTip(), action.statusTip()]
    texts += [found.accessibleName() for found in window.info.findChildren(QLabel) if found.accessibleName()]
    texts += [window.view.accessibleName(), table.told, *table.banner_texts()]
    texts += [button.accessibleName() for button in window.findChildren(QToolButton, "game_code")]
    return texts


def test_another_language_is_in_every_text_at_once(open_table: OpenTable, qapp: QApplication) -> None:
    table = open_table(SIX)
    table.clear()
    before = texts_of(table)
    language = Pseudo()
    qapp.installTranslator(language)
    try:
        qapp.processEvents()
        during = texts_of(table)
        assert [text for text in during if "[" not in text] == []
        assert len(during) == len(before)
    finally:
        qapp.removeTranslator(language)
    qapp.processEvents()
    assert texts_of(table) == before
