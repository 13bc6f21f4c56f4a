from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import PySide6
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTabWidget, QTextBrowser

from mahjong_qt import __version__
from mahjong_qt.windows.about_dialog import AboutDialog
from mahjong_qt.windows.about_text import LICENSE, details, paragraphs

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

PAGES = ["credits", "licences", "details"]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The links that went to the player's browser."""
    links: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda link: links.append(link.toString()))
    return links


@pytest.fixture
def dialog(qtbot: QtBot) -> AboutDialog:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    return dialog


def page(dialog: AboutDialog, name: str) -> QTextBrowser:
    found = dialog.findChild(QTextBrowser, name)
    assert isinstance(found, QTextBrowser)
    return found


def button(dialog: AboutDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def show_page(dialog: AboutDialog, name: str) -> QTextBrowser:
    tabs = dialog.findChild(QTabWidget, "tabs")
    assert isinstance(tabs, QTabWidget)
    tabs.setCurrentWidget(page(dialog, name))
    return page(dialog, name)


def links_of(browser: QTextBrowser) -> set[str]:
    block = browser.document().begin()
    links = set()
    while block.isValid():
        for part in block.textFormats():
            if part.format.isAnchor():
                links.add(part.format.anchorHref())
        block = block.next()
    return links


def test_the_title_has_the_name_and_the_version(dialog: AboutDialog) -> None:
    title = dialog.findChild(QLabel, "title")
    assert isinstance(title, QLabel)
    assert title.text() == f"Mahjong Qt {__version__}"


def test_our_licence_is_there_to_the_letter(dialog: AboutDialog) -> None:
    assert (Path(__file__).parents[2] / "LICENSE").read_text("utf-8") == LICENSE
    shown = " ".join(page(dialog, "licences").toPlainText().split())
    assert " ".join(LICENSE.split()) in shown


@pytest.mark.parametrize(
    "words", ["Qt", "PySide6", "LGPL", "version 3", "msgspec", "BSD 3-Clause", "Python Software Foundation License"]
)
def test_the_licences_of_what_the_game_is_built_with_are_named(dialog: AboutDialog, words: str) -> None:
    assert words in page(dialog, "licences").toPlainText()


def test_the_texts_and_sources_of_the_libraries_are_linked(dialog: AboutDialog) -> None:
    links = links_of(page(dialog, "licences"))
    assert {"https://www.gnu.org/licenses/lgpl-3.0.html", "https://www.gnu.org/licenses/gpl-3.0.html"} <= links
    assert any("download.qt.io" in link for link in links)
    assert all(link.startswith("https://") for link in links)


@pytest.mark.parametrize("place", ["bundle/licenses", "Resources/licenses"])
def test_a_packaged_game_says_where_all_licences_are(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: str
) -> None:
    index = tmp_path / place / "THIRD-PARTY.md"
    index.parent.mkdir(parents=True)
    index.touch()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    window = AboutDialog()
    qtbot.addWidget(window)
    assert index.as_uri() in links_of(page(window, "licences"))
    assert str(index) in page(window, "licences").toPlainText()
    assert details()[0] == f"Mahjong Qt {__version__}, packaged"


def test_opening_the_dialog_opens_no_link(dialog: AboutDialog, opened: list[str]) -> None:
    for name in PAGES:
        show_page(dialog, name)
    QApplication.processEvents()
    assert opened == []


def test_a_click_on_a_link_goes_to_the_browser_and_the_page_stays(dialog: AboutDialog, opened: list[str]) -> None:
    browser = show_page(dialog, "licences")
    browser.scrollToAnchor("")
    cursor = browser.document().find("https://www.gnu.org/licenses/lgpl-3.0.html")
    browser.setTextCursor(cursor)
    browser.ensureCursorVisible()
    text = browser.toPlainText()
    spot = browser.cursorRect().center() - QPoint(20, 0)
    QTest.mouseMove(browser.viewport(), spot)
    browser.setTextCursor(browser.cursorForPosition(spot))
    QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert opened == ["https://www.gnu.org/licenses/lgpl-3.0.html"]
    assert browser.toPlainText() == text


def test_the_details_name_every_version(dialog: AboutDialog) -> None:
    text = page(dialog, "details").toPlainText()
    for words in (__version__, qVersion(), PySide6.__version__, platform.python_version(), platform.machine()):
        assert words in text
    assert "PySide6" in text.splitlines()[-1]  # the folder of the libraries


def test_the_details_are_copied_without_any_folder(dialog: AboutDialog) -> None:
    QApplication.clipboard().clear()
    QTest.mouseClick(button(dialog, "copy_details"), Qt.MouseButton.LeftButton)
    copied = QApplication.clipboard().text()
    assert copied.splitlines() == details()
    assert f"Mahjong Qt {__version__}" in copied
    assert str(Path(PySide6.__file__).parent) not in copied
    assert dialog.isVisible()


def test_the_button_says_for_a_while_that_it_copied(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.windows.about_dialog.COPIED_TIME", 0)
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    copy = button(dialog, "copy_details")
    before = copy.text()
    copy.click()
    assert copy.text() == "Copied"
    qtbot.waitUntil(lambda: copy.text() == before)


def test_all_text_can_be_selected(dialog: AboutDialog) -> None:
    browser = show_page(dialog, "details")
    browser.setFocus()
    QTest.keySequence(browser, QKeySequence(QKeySequence.StandardKey.SelectAll))
    QTest.keySequence(browser, QKeySequence(QKeySequence.StandardKey.Copy))
    assert qVersion() in QApplication.clipboard().text()
    title = dialog.findChild(QLabel, "title")
    assert isinstance(title, QLabel)
    assert title.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_escape_and_close_close(qtbot: QtBot, dialog: AboutDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.open()
    QTest.mouseClick(button(dialog, "close"), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()


def test_what_is_put_into_paragraphs_is_never_markup() -> None:
    assert paragraphs(["<b>&"]) == "<p>&lt;b&gt;&amp;</p>"


def test_access_keys_are_unique_and_everything_has_a_name(dialog: AboutDialog) -> None:
    tabs = dialog.findChild(QTabWidget, "tabs")
    assert isinstance(tabs, QTabWidget)
    texts = [tabs.tabText(number) for number in range(tabs.count())]
    texts += [button(dialog, name).text() for name in ("copy_details", "close")]
    keys = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert len(keys) == 5
    assert all(keys)
    assert len(set(keys)) == len(keys)
    assert all(page(dialog, name).accessibleName() for name in PAGES)
    assert dialog.objectName() == "about_dialog"
    assert __version__ not in dialog.windowTitle()


def test_a_new_language_is_shown_while_it_is_open(dialog: AboutDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AboutDialog, "tr", lambda _self, text, *_: f"[{text}]")
    monkeypatch.setattr("mahjong_qt.windows.about_text.QCoreApplication.translate", lambda _context, text: f"[{text}]")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.windowTitle() == "[About Mahjong Qt]"
    assert page(dialog, "credits").toPlainText().startswith("[Made by")
    assert "[You may use" in page(dialog, "licences").toPlainText()


def test_a_link_is_opened_by_the_system(opened: list[str]) -> None:
    from mahjong_qt.windows.about_dialog import open_link

    open_link(QUrl("https://example.org/"))
    assert opened == ["https://example.org/"]
