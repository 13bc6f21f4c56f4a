from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QWidget

from editor.tools.tool_box import TOOL_KEYS
from editor.window.actions import EditorActions, plain
from editor.window.menus import BAR, MENUS, SEPARATOR, Menus
from editor.window.shortcuts import CANVAS_KEYS, SHORTCUTS, sequences
from mahjong_qt import paths
from mahjong_qt.wording.language import Translators

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from tests.editor.window.conftest import Studio

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")


def mnemonic(text: str) -> str:
    said = text.partition("\t")[0].replace("&&", "")
    assert said.count("&") == 1, text
    return said[said.index("&") + 1].lower()


def is_drawn(icon: QIcon) -> bool:
    image = icon.pixmap(24, 24).toImage()
    return any(image.pixelColor(x, y).alpha() > 100 for x in range(24) for y in range(24))


def test_every_verb_stands_in_one_menu(studio: Studio) -> None:
    listed = [entry for entries in MENUS.values() for entry in entries if entry != SEPARATOR]
    menus = [entry for entry in listed if entry.startswith("menu:")]
    verbs = [entry for entry in listed if not entry.startswith("menu:")]
    assert Counter(verbs) == Counter(SHORTCUTS.keys()) == Counter(action.objectName() for action in studio.actions)
    assert sorted([*BAR, *(menu.removeprefix("menu:") for menu in menus)]) == sorted(MENUS)


def test_every_action_has_texts_that_name_its_keys(studio: Studio) -> None:
    for action in studio.actions:
        verb = action.objectName()
        assert action.text(), verb
        assert action.statusTip(), verb
        for key in studio.actions.keys_of(verb)[:1]:
            assert key in action.toolTip(), verb


@pytest.mark.parametrize("is_dark", [False, True])
def test_buttons_have_icons(studio: Studio, is_dark: bool) -> None:
    studio.actions.set_icons(is_dark)
    from editor.window.bars import MAIN_BAR

    for verb in (*MAIN_BAR, *(f"tool_{name}" for name in TOOL_KEYS)):
        if verb != SEPARATOR:
            assert is_drawn(studio.actions[verb].icon()), verb


def test_no_key_is_used_twice(studio: Studio) -> None:
    keys = Counter(key.toString() for action in studio.actions for key in action.shortcuts())
    keys += Counter(key.toString() for names in CANVAS_KEYS.values() for key in sequences(names))
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_key_of_the_window_is_one_of_the_canvas(studio: Studio) -> None:
    """The canvas would take it first, so that it would do something else there."""
    for action in studio.actions:
        for sequence in action.shortcuts():
            combination = sequence[0]  # type: ignore[index]
            key, modifiers = Qt.Key(combination.key()), combination.keyboardModifiers()
            assert not studio.window.board.keyboard._is_ours(key, modifiers), action.objectName()


def test_mnemonics_are_there_and_unique_in_each_menu(studio: Studio) -> None:
    titles = [mnemonic(studio.window.menus[name].title()) for name in BAR]
    assert len(set(titles)) == len(titles)
    for name in MENUS:
        if name in ("recent", "template"):
            # others fill these
            continue
        letters = [mnemonic(entry.text()) for entry in studio.entries(name)]
        assert letters, name
        assert len(set(letters)) == len(letters), (name, letters)


@pytest.mark.parametrize("code", ["de"])
def test_mnemonics_are_unique_in_other_languages(qtbot: QtBot, qapp: QApplication, code: str) -> None:
    locale, translators = QLocale(), Translators(paths.resources_folder() / "translations", qapp)
    translators.use(code)
    try:
        owner = QWidget()
        qtbot.addWidget(owner)
        menus = Menus(EditorActions(owner), owner)
    finally:
        translators.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QLocale.setDefault(locale)
    titles = [mnemonic(menus[name].title()) for name in BAR]
    assert len(set(titles)) == len(titles)
    for name in MENUS:
        letters = [mnemonic(entry.text()) for entry in menus[name].actions() if not entry.isSeparator()]
        assert len(set(letters)) == len(letters), (name, letters)


def test_undo_and_redo_name_their_step(studio: Studio) -> None:
    nameless = studio.actions["undo"].text(), studio.actions["redo"].text()
    studio.click(4, 4)
    assert studio.actions["undo"].text() == "&Undo: Draw tiles"
    assert studio.actions["redo"].text() == nameless[1]
    studio.trigger("undo")
    assert studio.actions["redo"].text() == "&Redo: Draw tiles"
    assert studio.actions["undo"].text() == nameless[0]


def test_plain_keeps_an_ampersand_that_is_meant() -> None:
    assert plain("Ti&les && more…") == "Tiles & more"
