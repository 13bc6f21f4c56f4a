from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from mahjong_qt.windows.actions import SHORTCUTS, Actions
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction, QIcon
    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

VERBS = {
    "new_game", "restart", "choose_layout", "enter_code", "copy_code", "give_up", "undo", "go_back", "redo", "hint",
    "shuffle", "pause", "full_screen", "zoom_in", "zoom_out", "zoom_fit", "look", "sound", "import_layouts",
    "copy_layout", "paste_layout", "export_layout", "edit_layout", "new_layout", "play_solitaire", "play_shisen",
    "start_page", "play_daily", "play_campaign", "play_easy", "play_challenge", "play_zen", "play_pure", "statistics",
    "campaign_map", "day_calendar", "replay", "backup", "settings", "how_to_play", "about", "quit",
}  # fmt: skip


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def mnemonic(text: str) -> str:
    plain = text.replace("&&", "")
    assert plain.count("&") == 1, text
    return plain[plain.index("&") + 1].lower()


def is_drawn(icon: QIcon) -> bool:
    image = icon.pixmap(24, 24).toImage()
    return any(image.pixelColor(x, y).alpha() > 100 for x in range(24) for y in range(24))


def test_every_verb_has_an_action_with_texts_and_keys(owner: QWidget) -> None:
    actions = Actions(owner)
    assert {action.objectName() for action in actions} == VERBS == set(SHORTCUTS)
    for action in actions:
        assert actions[action.objectName()] is action
        assert action.text()
        assert action.iconText()
        assert action.statusTip()
        # what ends a game is not to be had by a slip of the fingers
        assert action.shortcut().isEmpty() == (action.objectName() in ("give_up", "backup")), action.objectName()
        assert action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in action.toolTip()
    # they belong to the window, so that they work while the menu bar is hidden
    assert {action.objectName() for action in owner.actions()} == VERBS


@pytest.mark.parametrize("is_dark", [False, True])
def test_every_action_has_an_icon(owner: QWidget, is_dark: bool) -> None:
    actions = Actions(owner)
    assert not any(is_drawn(action.icon()) for action in actions)
    actions.set_icons(is_dark)
    for action in actions:
        assert is_drawn(action.icon()), action.objectName()


def test_no_key_is_used_twice(owner: QWidget) -> None:
    keys = Counter(key.toString() for action in Actions(owner) for key in action.shortcuts())
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("way_back", [None, 0, 22])
@pytest.mark.parametrize("is_paused", [False, True])
def test_mnemonics_are_there_and_unique_in_each_menu(
    open_table: OpenTable, is_paused: bool, way_back: int | None
) -> None:
    table = open_table(small_deal(SINGLES, "1B 1B 2B 2B 3B 3B"))
    table.session.set_paused(is_paused)
    table.actions.set_way_back(way_back)
    menus: list[QAction] = table.window.menuBar().actions()
    titles = [mnemonic(menu.text()) for menu in menus]
    assert len(set(titles)) == len(titles)
    for menu in menus:
        entries = [entry for entry in menu.menu().actions() if not entry.isSeparator()]  # type: ignore[attr-defined]
        letters = [mnemonic(entry.text()) for entry in entries]
        assert len(set(letters)) == len(letters), menu.text()


def test_pause_offers_to_go_on(owner: QWidget) -> None:
    actions = Actions(owner)
    actions.set_icons(False)
    action = actions["pause"]
    before = action.text(), action.icon().pixmap(24, 24).toImage()
    actions.set_paused(True)
    assert action.isChecked()
    assert action.text() != before[0]
    assert action.icon().pixmap(24, 24).toImage() != before[1]
    actions.retranslate()
    assert action.text() != before[0]
    actions.set_paused(False)
    assert (action.text(), action.icon().pixmap(24, 24).toImage()) == before


def test_going_back_names_the_move_that_it_goes_back_to(owner: QWidget) -> None:
    actions = Actions(owner)
    action = actions["go_back"]
    nameless = action.text()
    actions.set_way_back(22)
    assert action.text() == "&Back to move 22"
    actions.set_paused(True)
    assert action.text() == "&Back to move 22"
    actions.set_way_back(0)
    assert action.text() == "&Back to the start"
    actions.set_way_back(None)
    assert action.text() == nameless


def test_a_click_on_an_action_passes_no_answer_on(open_table: OpenTable) -> None:
    # a triggered signal brings a bool: as a seed it would deal the same game each time
    table = open_table(small_deal(SINGLES, "1B 1B 2B 2B 3B 3B"))
    codes = set()
    for _ in range(3):
        table.trigger("new_game")
        codes.add(str(table.session.game.deal.code))
    assert len(codes) == 3
