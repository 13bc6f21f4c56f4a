from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QScrollArea, QWidget

from mahjong_qt.art.tile_state import Mark
from mahjong_qt.engine.face import face_from_label, matches
from mahjong_qt.windows.actions import Actions
from mahjong_qt.windows.help_dialog import SECTIONS, HelpDialog, keys_of, plain_text
from mahjong_qt.windows.help_pictures import EXAMPLES, Drawing, KeyCap
from mahjong_qt.wording.language import Translators

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

TRANSLATIONS = Path(__file__).parents[2] / "resources" / "translations"


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def actions(window: QMainWindow) -> Actions:
    return Actions(window)


@pytest.fixture
def open_help(qtbot: QtBot, window: QMainWindow) -> Callable[..., HelpDialog]:
    def open_(actions: Actions | list[QAction], width: int = 700, height: int = 500) -> HelpDialog:
        dialog = HelpDialog(actions, window)
        qtbot.addWidget(dialog)
        dialog.resize(width, height)
        with qtbot.waitExposed(dialog):
            dialog.open()
        return dialog

    return open_


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    locale = QLocale()
    translators = Translators(TRANSLATIONS)
    yield translators
    translators.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QLocale.setDefault(locale)


def make_action(window: QWidget, text: str, *keys: str) -> QAction:
    action = QAction(text, window)
    action.setShortcuts([QKeySequence(key) for key in keys])
    return action


def texts_of(dialog: HelpDialog) -> list[str]:
    """All words but those of keys."""
    return [label.text() for label in dialog.findChildren(QLabel) if not isinstance(label, (Drawing, KeyCap))]


def key_rows(dialog: HelpDialog) -> list[tuple[str, list[str]]]:
    """What the table of keys says, from the top down."""
    QApplication.processEvents()
    table = dialog.findChild(QWidget, "keys")
    assert isinstance(table, QWidget)
    rows: dict[int, tuple[list[str], list[str]]] = {}
    for label in table.findChildren(QLabel):
        if label.isVisibleTo(table):
            is_cap = isinstance(label, KeyCap)
            middle = label.mapTo(table, label.rect().center()).y()
            nearest = next((y for y in rows if abs(y - middle) <= label.height() // 4), middle)
            rows.setdefault(nearest, ([], []))[is_cap].append(label.text())
    assert all(len(words) == 1 for words, _ in rows.values())
    return [(words[0], keys) for _, (words, keys) in sorted(rows.items())]


def area_of(dialog: HelpDialog) -> QScrollArea:
    area = dialog.findChild(QScrollArea, "page")
    assert isinstance(area, QScrollArea)
    return area


def native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def image_of(dialog: HelpDialog, name: str) -> QImage:
    return drawing_of(dialog, name).pixmap().toImage()


def drawing_of(dialog: HelpDialog, name: str) -> Drawing:
    (drawing,) = [one for one in dialog.findChildren(Drawing) if one.objectName() == f"drawing_{name}"]
    return drawing


def test_escape_and_close_close(actions: Actions, open_help: Callable[..., HelpDialog]) -> None:
    dialog = open_help(actions)
    assert dialog.objectName() == "help_dialog"
    QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.open()
    close = dialog.findChild(QPushButton, "close")
    assert isinstance(close, QPushButton)
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_every_action_with_a_key_is_listed_with_the_key_of_its_menu(
    actions: Actions, open_help: Callable[..., HelpDialog]
) -> None:
    rows = dict(key_rows(open_help(actions)))
    with_keys = [action for action in actions if not action.shortcut().isEmpty()]
    assert len(with_keys) > 10
    for action in with_keys:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert rows[plain_text(action)][0] == keys


def test_the_keys_of_the_board_come_first(open_help: Callable[..., HelpDialog]) -> None:
    keys = [keys for _, keys in key_rows(open_help([]))]
    assert keys == [["←", "↑", "↓", "→"], [native("Space"), native("Enter")], [native("Esc")]]


def test_an_action_without_a_key_is_not_listed(window: QMainWindow, open_help: Callable[..., HelpDialog]) -> None:
    actions = [make_action(window, "&Dance"), make_action(window, "&Sing", "F7")]
    rows = key_rows(open_help(actions))
    assert rows[3:] == [("Sing", ["F7"])]


def test_the_table_follows_its_actions_while_it_is_open(
    qtbot: QtBot, window: QMainWindow, open_help: Callable[..., HelpDialog]
) -> None:
    action = make_action(window, "&Sing", "F7")
    dialog = open_help([action])
    action.setText("&Hum…")
    action.setShortcuts([QKeySequence("F8"), QKeySequence("Ctrl+H")])
    qtbot.waitUntil(lambda: key_rows(dialog)[3:] == [("Hum", ["F8", native("Ctrl+H")])])


def test_keys_that_few_keyboards_have_are_left_out(window: QMainWindow) -> None:
    assert keys_of(make_action(window, "x", "Ctrl+Z", "Alt+Backspace", "Backspace", "Undo")) == [
        native("Ctrl+Z"),
        native("Backspace"),
    ]
    assert keys_of(make_action(window, "x", "F1", "Help")) == ["F1"]
    assert keys_of(make_action(window, "x")) == []


def test_the_text_of_an_action_loses_its_access_key_and_dots(window: QMainWindow) -> None:
    assert plain_text(make_action(window, "Sa&ve && go …")) == "Save & go"


def test_nothing_is_taken_for_markup(window: QMainWindow, open_help: Callable[..., HelpDialog]) -> None:
    dialog = open_help([make_action(window, "<b>Sing</b>", "F7")])
    assert "<b>Sing</b>" in [words for words, _ in key_rows(dialog)]
    labels = [label for label in dialog.findChildren(QLabel) if not isinstance(label, Drawing)]
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_every_section_has_its_panels_and_no_text_is_missing(
    actions: Actions, open_help: Callable[..., HelpDialog]
) -> None:
    dialog = open_help(actions)
    for panels in SECTIONS.values():
        for name in panels:
            assert not drawing_of(dialog, name).pixmap().isNull()
    shown = [label for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog)]
    assert all(label.text() for label in shown if not isinstance(label, Drawing))
    assert not any("%" in text for text in texts_of(dialog))


def test_screen_readers_find_a_picture_with_a_name_of_its_own(
    actions: Actions, open_help: Callable[..., HelpDialog]
) -> None:
    drawings = open_help(actions).findChildren(Drawing)
    names = [drawing.accessibleName() for drawing in drawings]
    assert len(drawings) > len(EXAMPLES)
    assert all(names)
    assert len(set(names)) == len(names)
    for drawing in drawings:
        interface = QAccessible.queryAccessibleInterface(drawing)
        assert interface is not None
        assert interface.role() == QAccessible.Role.Graphic


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_are_true(name: str) -> None:
    example = EXAMPLES[name]
    board = example.board()
    # the places of an example stand in the board's own order, or its marks would be on other tiles
    assert [tuple(slot) for slot in board.layout.slots] == list(example.tiles)
    for tile, mark in example.marks.items():
        assert board.is_free(tile) is (mark is not Mark.REFUSED)
    pairs = {"aim", "same", "flowers", "seasons", "planned", "guess", "line_bend", "line_outside"}
    assert board.has_pair() is (name in pairs)
    if example.joined is not None:
        turns = {"line_bend": 1, "line_outside": 2}
        assert len(board.line(example.joined)) - 2 == turns[name]
    if name == "line_none":
        # it would be no example if it were for the faces
        assert matches(board.faces[0], board.faces[5])
    if name == "aim":
        assert board.can_remove((0, 9))
    if name in ("flowers", "seasons"):
        assert board.faces[0] != board.faces[1]
    if name == "different":
        one, other = board.faces
        assert one.rank == other.rank
        assert not matches(one, other)
    if name == "same":
        assert board.faces[0] == face_from_label("5B")


def test_the_two_kinds_of_hint_are_drawn_each_its_own_way(
    actions: Actions, open_help: Callable[..., HelpDialog]
) -> None:
    dialog = open_help(actions)
    assert image_of(dialog, "planned") != image_of(dialog, "guess")


def test_the_page_scrolls_by_keys_and_never_sideways(actions: Actions, open_help: Callable[..., HelpDialog]) -> None:
    area = area_of(open_help(actions, 480, 360))
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0
    QTest.keyClick(area, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(area, Qt.Key.Key_PageUp)
    assert 0 < bar.value() < bar.maximum()
    QTest.keyClick(area, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_panels_stand_side_by_side_only_where_there_is_room(
    actions: Actions, open_help: Callable[..., HelpDialog]
) -> None:
    dialog = open_help(actions, 400, 400)

    def tops() -> list[int]:
        QApplication.processEvents()
        panels = [drawing_of(dialog, name).parentWidget() for name in ("free", "left_open")]
        return [panel.y() for panel in panels if panel is not None]

    one, other = tops()
    assert one < other
    dialog.resize(1100, 700)
    one, other = tops()
    assert one == other


def test_words_are_larger_than_elsewhere(actions: Actions, open_help: Callable[..., HelpDialog]) -> None:
    dialog = open_help(actions)
    (aim,) = [label for label in dialog.findChildren(QLabel) if label.text().startswith("Click a tile")]
    assert aim.fontMetrics().height() > dialog.fontMetrics().height()


def test_icons_follow_the_palette(actions: Actions, open_help: Callable[..., HelpDialog]) -> None:
    dialog = open_help(actions)
    before = image_of(dialog, "undo")
    tiles = image_of(dialog, "same")
    dark = QPalette(dialog.palette())
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        dark.setColor(role, QColor("white"))
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
        dark.setColor(role, QColor("black"))
    dialog.setPalette(dark)
    assert image_of(dialog, "undo") != before
    assert image_of(dialog, "same") == tiles


def test_german_while_it_is_open(
    actions: Actions, open_help: Callable[..., HelpDialog], translators: Translators, qtbot: QtBot
) -> None:
    translators.use("en")
    dialog = open_help(actions)
    english = {*texts_of(dialog), *(drawing.accessibleName() for drawing in dialog.findChildren(Drawing))}
    translators.use("de")
    actions.retranslate()
    qtbot.waitUntil(lambda: ("Neues Spiel", ["Strg+N"]) in key_rows(dialog))
    assert dialog.windowTitle() == "So wird gespielt"
    names = {drawing.accessibleName() for drawing in dialog.findChildren(Drawing)}
    of_actions = {words for words, _ in key_rows(dialog)[3:]}
    assert ({*texts_of(dialog), *names} - of_actions) & english <= {"", "Pause"}
