from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QGroupBox, QLabel, QPushButton

from mahjong_qt.settings import Appearance, Settings, SettingsStore
from mahjong_qt.windows.settings_window import SettingsWindow
from mahjong_qt.wording.language import Language

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LANGUAGES = [Language("de", "Deutsch"), Language("en", "English")]
SWITCHES = [
    "darken_blocked",
    "highlight_free",
    "motion",
    "show_clock",
    "show_figures_always",
    "show_light",
    "warn_early",
    "show_light_always",
    "ask_before_leaving",
]


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def window(qtbot: QtBot, store: SettingsStore) -> SettingsWindow:
    return open_window(qtbot, store)


def open_window(qtbot: QtBot, store: SettingsStore) -> SettingsWindow:
    window = SettingsWindow(store, LANGUAGES)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.open()
    return window


def switch(window: SettingsWindow, name: str) -> QCheckBox:
    found = window.findChild(QCheckBox, name)
    assert isinstance(found, QCheckBox)
    return found


def choice(window: SettingsWindow, name: str) -> QComboBox:
    found = window.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def button(window: SettingsWindow, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def shown(window: SettingsWindow) -> dict[str, object]:
    values: dict[str, object] = {name: switch(window, name).isChecked() for name in SWITCHES}
    return values | {name: choice(window, name).currentData() for name in ("appearance", "language")}


def click(check_box: QCheckBox) -> None:
    QTest.mouseClick(check_box, Qt.MouseButton.LeftButton, pos=QPoint(8, check_box.height() // 2))


def test_it_shows_what_is_in_force(qtbot: QtBot, store: SettingsStore) -> None:
    values = {"motion": False, "show_clock": False, "highlight_free": True}
    store.change(**values, appearance=Appearance.DARK, language="de")
    expected = {name: getattr(store.settings, name) for name in (*SWITCHES, "appearance", "language")}
    window = open_window(qtbot, store)
    assert shown(window) == expected


@pytest.mark.parametrize("name", SWITCHES)
def test_a_click_is_in_force_and_on_the_disk_at_once(
    window: SettingsWindow, store: SettingsStore, tmp_path: Path, name: str
) -> None:
    before = getattr(store.settings, name)
    for expected in (not before, before):
        click(switch(window, name))
        assert getattr(store.settings, name) is expected
        assert getattr(SettingsStore(tmp_path / "settings.json").settings, name) is expected
        assert store.settings == Settings(**{name: expected})


def test_the_space_bar_switches_too(window: SettingsWindow, store: SettingsStore) -> None:
    QTest.keyClick(switch(window, "motion"), Qt.Key.Key_Space)
    assert store.settings == Settings(motion=False)


def test_an_appearance_is_chosen_with_the_keys(window: SettingsWindow, store: SettingsStore) -> None:
    seen = []
    for _ in range(3):
        QTest.keyClick(choice(window, "appearance"), Qt.Key.Key_Down)
        seen.append(store.settings.appearance)
    assert seen == [Appearance.LIGHT, Appearance.DARK, Appearance.DARK]


def test_a_language_is_chosen_with_its_first_letter(window: SettingsWindow, store: SettingsStore) -> None:
    languages = choice(window, "language")
    assert [languages.itemText(row) for row in range(1, languages.count())] == ["Deutsch", "English"]
    QTest.keyClicks(languages, "d")
    assert store.settings == Settings(language="de")
    QTest.keyClick(languages, Qt.Key.Key_Home)
    assert store.settings == Settings()


def test_a_language_that_is_not_here_shows_as_the_system_s_and_is_kept(qtbot: QtBot, store: SettingsStore) -> None:
    store.change(language="xx")
    window = open_window(qtbot, store)
    assert choice(window, "language").currentData() == ""
    click(switch(window, "motion"))
    assert store.settings.language == "xx"


def test_it_follows_changes_made_elsewhere_and_answers_with_none(window: SettingsWindow, store: SettingsStore) -> None:
    told: list[Settings] = []
    store.changed.connect(told.append)
    store.change(darken_blocked=False, appearance=Appearance.LIGHT, language="en")
    assert shown(window)["darken_blocked"] is False
    assert shown(window)["appearance"] is Appearance.LIGHT
    assert shown(window)["language"] == "en"
    assert len(told) == 1


def test_the_defaults_come_back_with_one_click_and_the_rest_stays(qtbot: QtBot, store: SettingsStore) -> None:
    store.change(motion=False, highlight_free=True, appearance=Appearance.DARK, language="de", layout_id="cross")
    window = open_window(qtbot, store)
    told: list[Settings] = []
    store.changed.connect(told.append)
    QTest.mouseClick(button(window, "restore_defaults"), Qt.MouseButton.LeftButton)
    assert told == [Settings(layout_id="cross")]
    assert shown(window) == {name: getattr(Settings(), name) for name in (*SWITCHES, "appearance", "language")}
    assert window.isVisible()


def test_defaults_can_be_restored_only_when_something_differs(window: SettingsWindow, store: SettingsStore) -> None:
    assert not button(window, "restore_defaults").isEnabled()
    store.change(layout_id="cross")
    assert not button(window, "restore_defaults").isEnabled()
    click(switch(window, "motion"))
    assert button(window, "restore_defaults").isEnabled()
    click(switch(window, "motion"))
    assert not button(window, "restore_defaults").isEnabled()


def test_escape_and_close_close_and_keep_what_was_changed(
    qtbot: QtBot, window: SettingsWindow, store: SettingsStore
) -> None:
    click(switch(window, "motion"))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    other = open_window(qtbot, store)
    QTest.mouseClick(button(other, "close"), Qt.MouseButton.LeftButton)
    assert not other.isVisible()
    assert store.settings == Settings(motion=False)


def test_a_setting_that_cannot_be_written_is_told_quietly(
    window: SettingsWindow, store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice = window.findChild(QLabel, "notice")
    assert isinstance(notice, QLabel)
    assert not notice.isVisible()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No <b>space</b> left")

    monkeypatch.setattr(os, "replace", full)
    click(switch(window, "motion"))
    assert notice.isVisible()
    assert "No <b>space</b> left" in notice.text()
    assert notice.textFormat() == Qt.TextFormat.PlainText
    assert not switch(window, "motion").isChecked()
    assert store.settings == Settings(motion=False)


def test_closed_windows_no_longer_listen(qtbot: QtBot, store: SettingsStore) -> None:
    window = SettingsWindow(store, LANGUAGES)
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    store.change(motion=False)
    assert store.settings == Settings(motion=False)


def test_access_keys_are_unique_and_everything_has_a_name(window: SettingsWindow) -> None:
    labels = [label for label in window.findChildren(QLabel) if label.buddy() is not None]
    texts = [label.text() for label in labels]
    texts += [one.text() for one in (*window.findChildren(QCheckBox), *window.findChildren(QPushButton))]
    keys = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert {label.buddy().objectName() for label in labels} == {"appearance", "language"}
    assert len(keys) == 13
    assert all(keys)
    assert len(set(keys)) == len(keys)
    assert window.objectName() == "settings_window"
    assert window.windowTitle()
    assert all(group.title() for group in window.findChildren(QGroupBox))


def test_tab_goes_through_everything_from_top_to_bottom(window: SettingsWindow) -> None:
    switch(window, "darken_blocked").setFocus()
    order = [window.focusWidget().objectName()]
    for _ in range(len(SWITCHES) + 2):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        order.append(window.focusWidget().objectName())
    assert order == [*SWITCHES, "appearance", "language", "close"]


def test_a_new_language_is_shown_while_it_is_open(
    window: SettingsWindow, store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shown(window)
    monkeypatch.setattr(SettingsWindow, "tr", lambda _self, text, *_: f"[{text}]")
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert window.windowTitle() == "[Settings]"
    texts = [one.text() for one in (*window.findChildren(QCheckBox), *window.findChildren(QPushButton))]
    texts += [choice(window, name).itemText(0) for name in ("appearance", "language")]
    assert all(text.startswith("[") for text in texts)
    assert shown(window) == before
    assert store.settings == Settings()
