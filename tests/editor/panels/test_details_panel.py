from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from editor.panels.details_panel import DetailsPanel
from editor.panels.text_fields import LONGEST
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, decode_layout, encode_layout
from tests.editor.places import adding, removing, slots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from editor.workspace import Workspace

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = {"en": "Turtle", "de": "Schildkröte"}


@pytest.fixture
def panel(qtbot: QtBot, workspace: Workspace) -> DetailsPanel:
    panel = DetailsPanel(workspace)
    qtbot.addWidget(panel)
    panel.resize(260, 400)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


@pytest.fixture
def german() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


def type_into(field: QWidget, text: str) -> None:
    field.setFocus()
    QTest.keyClicks(field, text)


def steps(workspace: Workspace) -> list[str]:
    stack = workspace.document.undo_stack
    return [stack.text(at) for at in range(stack.index())]


def replace_names(workspace: Workspace, name: str | dict[str, str]) -> None:
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0)]), name=name))


def test_fields_show_the_document(panel: DetailsPanel, workspace: Workspace) -> None:
    file = LayoutFile(
        Layout.from_tiles([(0, 0, 0)]), name="梅 <b>", author="رنا", license="CC-BY-4.0", category="buildings",
        description="One\ntwo", game="shisen-sho",
    )  # fmt: skip
    workspace.document.replace(file)
    assert panel.name.line.text() == "梅 <b>"
    assert panel.author.text() == "رنا"
    assert panel.license.currentText() == "CC-BY-4.0"
    assert panel.category.currentText() == "Buildings"
    assert panel.description.toPlainText() == "One\ntwo"
    assert panel.game.currentData() == "shisen-sho"


def test_letters_typed_into_a_field_are_one_step(panel: DetailsPanel, workspace: Workspace) -> None:
    type_into(panel.author, "Ada")
    type_into(panel.description, "Steep.")
    type_into(panel.author, " L.")
    assert workspace.document.details.author == "Ada L."
    assert workspace.document.details.description == "Steep."
    assert steps(workspace) == ["Change author", "Change description", "Change author"]


def test_undo_in_a_field_is_that_of_the_document(panel: DetailsPanel, workspace: Workspace) -> None:
    workspace.apply(adding((20, 0, 0)), "Draw tiles")
    type_into(panel.author, "Ada")
    QTest.keyClick(panel.author, Qt.Key.Key_Z, CTRL)
    assert panel.author.text() == ""
    QTest.keyClick(panel.author, Qt.Key.Key_Z, CTRL)
    assert slots((20, 0, 0)).isdisjoint(workspace.document.plane.slots)
    QTest.keyClick(panel.author, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(panel.author, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert panel.author.text() == workspace.document.details.author == "Ada"


@pytest.mark.parametrize("name", ["author", "description"])
def test_the_cursor_stays_where_one_types(panel: DetailsPanel, workspace: Workspace, name: str) -> None:
    field = getattr(panel, name)
    type_into(field, "Steps")
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Left)
    QTest.keyClicks(field, "ab")
    assert getattr(workspace.document.details, name) == "Stabeps"


def test_following_the_document_takes_no_focus(panel: DetailsPanel, workspace: Workspace) -> None:
    type_into(panel.license, "CC")
    workspace.document.replace(None)
    assert QApplication.focusWidget() in (panel.license, panel.license.lineEdit())


def test_nothing_is_completed_that_was_not_typed(panel: DetailsPanel, workspace: Workspace) -> None:
    type_into(panel.license, "M")
    assert panel.license.currentText() == workspace.document.details.license == "M"


@pytest.mark.parametrize(
    ("typed", "kept"), [("Buildings", "buildings"), ("small and quick", "small"), ("Mountains", "Mountains")]
)
def test_a_known_category_is_kept_as_files_call_it(
    panel: DetailsPanel, workspace: Workspace, typed: str, kept: str
) -> None:
    type_into(panel.category, typed)
    assert workspace.document.details.category == kept
    assert panel.category.currentText() == typed


def test_a_choice_from_a_box_is_kept(panel: DetailsPanel, workspace: Workspace) -> None:
    panel.category.activated.emit(panel.category.findData("large"))
    assert workspace.document.details.category == "large"
    assert panel.category.currentText() == "Large"


def test_a_field_needs_whole_tiles_on_the_table(panel: DetailsPanel, workspace: Workspace) -> None:
    pointed: list[frozenset[object]] = []
    workspace.highlighted.connect(pointed.append)
    panel.game.setCurrentIndex(1)
    panel.game.activated.emit(1)
    assert workspace.document.details.game == panel.game.currentData() == "solitaire"
    assert "in rows and columns" in panel.message.text()
    assert panel.message.isVisible()
    assert pointed == [slots((0, 0, 1), (3, 0, 1), (0, 0, 2))]
    workspace.apply(removing((0, 0, 1), (3, 0, 1), (0, 0, 2)), "Erase tiles")
    assert not panel.message.isVisible()
    panel.game.activated.emit(1)
    assert workspace.document.is_flat
    assert panel.game.currentData() == "shisen-sho"
    panel.game.activated.emit(0)
    assert (workspace.document.details.game, panel.game.currentData()) == ("solitaire", "solitaire")
    workspace.document.undo()
    assert panel.game.currentData() == "shisen-sho"


def test_a_wheel_that_passes_by_changes_no_choice(panel: DetailsPanel, workspace: Workspace) -> None:
    panel.author.setFocus()
    for box in (panel.game, panel.category):
        wheel = QWheelEvent(
            QPointF(4, 4), box.mapToGlobal(QPointF(4, 4)), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, wheel)
    assert steps(workspace) == []


def test_no_text_is_longer_than_files_take(panel: DetailsPanel, workspace: Workspace) -> None:
    panel.description.setPlainText("a" * (LONGEST - 3))
    cursor = panel.description.textCursor()
    cursor.setPosition(2)
    panel.description.setTextCursor(cursor)
    panel.description.insertPlainText("🀀" * 8)
    # what was pasted is cut, and not what was there
    assert workspace.document.details.description == "aa🀀🀀🀀" + "a" * (LONGEST - 5)
    assert panel.count.text() == "1000 of 1000 characters"
    QTest.keyClicks(panel.description, "b")
    assert len(workspace.document.details.description) == LONGEST
    assert "b" not in workspace.document.details.description


def test_half_a_letter_at_the_limit_gets_into_no_file(panel: DetailsPanel, workspace: Workspace) -> None:
    panel.author.setFocus()
    panel.author.setText("a" * (LONGEST - 1))
    panel.author.setCursorPosition(LONGEST - 1)
    QApplication.clipboard().setText("🀀")
    panel.author.paste()
    file = workspace.document.as_file()
    assert decode_layout(encode_layout(file), "") == file


def test_the_count_stands_back_until_a_text_is_long(panel: DetailsPanel) -> None:
    panel.description.setPlainText("a" * 100)
    assert not panel.count.isVisible()
    panel.description.setPlainText("a" * 900)
    assert panel.count.isVisible()


def test_a_name_for_all_languages_stays_one(panel: DetailsPanel, workspace: Workspace) -> None:
    assert not panel.name.language.isVisible()
    type_into(panel.name.line, "!")
    assert workspace.document.details.name in ("Steps!", "!Steps")


@pytest.mark.usefixtures("german")
def test_the_name_in_the_language_of_the_windows_is_edited(panel: DetailsPanel, workspace: Workspace) -> None:
    replace_names(workspace, NAMES)
    assert panel.name.line.text() == "Schildkröte"
    panel.name.line.setFocus()
    panel.name.line.end(False)
    QTest.keyClicks(panel.name.line, "n")
    assert workspace.document.details.name == {"en": "Turtle", "de": "Schildkröten"}
    assert steps(workspace) == ["Change name"]


@pytest.mark.usefixtures("german")
def test_a_language_without_a_name_gets_one_of_its_own(panel: DetailsPanel, workspace: Workspace) -> None:
    replace_names(workspace, {"fr": "Tortue"})
    assert panel.name.line.text() == ""
    assert panel.name.line.placeholderText() == "Tortue"
    type_into(panel.name.line, "Kroete")
    assert workspace.document.details.name == {"fr": "Tortue", "de": "Kroete"}


@pytest.mark.usefixtures("german")
def test_a_name_that_is_cleared_leaves_the_other_languages(panel: DetailsPanel, workspace: Workspace) -> None:
    replace_names(workspace, NAMES)
    panel.name.line.setFocus()
    panel.name.line.selectAll()
    QTest.keyClick(panel.name.line, Qt.Key.Key_Delete)
    assert workspace.document.details.name == {"en": "Turtle"}
    assert panel.name.language.currentData() == "de"
    QTest.keyClicks(panel.name.line, "X")
    assert workspace.document.details.name == {"en": "Turtle", "de": "X"}


def test_another_language_can_be_chosen_and_is_kept_while_typing(panel: DetailsPanel, workspace: Workspace) -> None:
    replace_names(workspace, NAMES)
    at = panel.name.language.findData("de")
    panel.name.language.setCurrentIndex(at)
    panel.name.language.activated.emit(at)
    assert panel.name.line.text() == "Schildkröte"
    panel.name.line.setFocus()
    panel.name.line.selectAll()
    QTest.keyClicks(panel.name.line, "Panzer")
    assert workspace.document.details.name == {"en": "Turtle", "de": "Panzer"}


def test_every_field_has_a_name_for_those_who_listen(panel: DetailsPanel) -> None:
    fields = [panel.name.line, panel.author, panel.license, panel.category, panel.game, panel.description]
    names = [field.accessibleName() for field in fields]
    assert names == ["Name", "Author", "Licence", "Category", "Game", "Description"]
