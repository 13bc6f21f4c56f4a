from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser

from editor.window.canvas_keys import key_texts, mouse_texts
from editor.window.help_dialog import HelpDialog
from editor.window.help_texts import help_sections
from editor.window.key_table import key_table

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTreeWidget

    from tests.editor.window.conftest import Studio

# said by the offscreen platform of every window that has a smallest size, or comes to the front
pytestmark = pytest.mark.qt_log_ignore(r"does not support (propagateSizeHints|raise)")


def dialog_of(studio: Studio) -> HelpDialog:
    (dialog,) = studio.window.findChildren(HelpDialog)
    return dialog


def rows_of(tree: QTreeWidget) -> list[tuple[str, str]]:
    tops = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
    children = [top.child(at) for top in tops if top is not None for at in range(top.childCount())]
    return [(child.text(0), child.text(1)) for child in children if child is not None]


def test_f1_shows_the_editor_on_one_page(studio: Studio) -> None:
    studio.press(Qt.Key.Key_F1)
    dialog = dialog_of(studio)
    page = dialog.findChild(QTextBrowser, "help_page")
    assert isinstance(page, QTextBrowser)
    assert page.isVisible()
    for section in help_sections():
        assert section.title in page.toPlainText()
        for text in section.paragraphs:
            assert text in page.toPlainText()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_all_keys_are_listed(studio: Studio) -> None:
    studio.press(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    rows = rows_of(dialog_of(studio).keys)
    assert dialog_of(studio).keys.isVisible()
    for actions in key_table(studio.actions, studio.window.menus).values():
        for row in actions:
            assert (row.text, " · ".join(row.keys)) in rows
    for keys, text in (*key_texts(), *mouse_texts()):
        assert (text, keys) in rows


def test_there_is_one_dialog_and_the_window_goes_on(studio: Studio) -> None:
    studio.trigger("help", "shortcuts")
    dialog = dialog_of(studio)
    assert not dialog.isModal()
    assert dialog.keys.isVisible()
    studio.click(4, 4)
    assert len(studio.tiles) == 1
    dialog.close()
