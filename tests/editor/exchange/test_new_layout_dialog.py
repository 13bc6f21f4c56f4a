from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from editor.exchange.new_layout_dialog import NewLayoutDialog
from editor.files.templates import Template
from mahjong_qt.engine.layout.generator import generate_layout, generated_number
from tests.view.sample_boards import LAYOUTS

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.layout.layout_file import LayoutFile

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


class Asked:
    def __init__(self, qtbot: QtBot, folder: Path, first: Template) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.dialog = NewLayoutDialog(folder, first, self.window)
        self.chosen: list[LayoutFile | None] = []
        self.dialog.chosen.connect(self.chosen.append)

    def names(self) -> list[str]:
        return [self.dialog.list.item(row).text() for row in range(self.dialog.list.count())]


@pytest.mark.parametrize("template", list(Template))
def test_each_template_is_offered_and_chosen(qtbot: QtBot, template: Template) -> None:
    asked = Asked(qtbot, LAYOUTS, template)
    assert asked.dialog.template is template
    asked.dialog.accept()
    (file,) = asked.chosen
    assert (file is None) == (template is Template.BLANK)
    if file is not None:
        assert (file.name, file.id, file.number, file.author) == ("", "", None, "")


def test_a_template_that_cannot_be_read_is_not_offered(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "turtle.json").write_bytes((LAYOUTS / "turtle.json").read_bytes())
    (tmp_path / "cross.json").write_bytes(b"{")
    asked = Asked(qtbot, tmp_path, Template.CROSS)
    assert asked.names() == ["Empty board", "Turtle", "Shisen-sho field", "Generated layout"]
    assert asked.dialog.template is Template.BLANK


def test_a_generated_layout_is_the_one_of_its_number(qtbot: QtBot) -> None:
    asked = Asked(qtbot, LAYOUTS, Template.GENERATED)
    options = asked.dialog.generated
    options.tiles_box.setValue(96)
    options.seed_box.setValue(37)
    asked.dialog.accept()
    (file,) = asked.chosen
    assert file is not None
    assert file.layout == generate_layout(generated_number(37, 96))


def test_another_one_is_another_one(qtbot: QtBot) -> None:
    asked = Asked(qtbot, LAYOUTS, Template.GENERATED)
    options = asked.dialog.generated
    options.tiles_box.setValue(16)
    seen = set()
    for _ in range(5):
        options.another.click()
        seen.add(options.seed_box.value())
    assert len(seen) > 1


def test_a_size_that_there_is_not_becomes_one_that_there_is(qtbot: QtBot) -> None:
    asked = Asked(qtbot, LAYOUTS, Template.GENERATED)
    options = asked.dialog.generated
    options.tiles_box.setValue(99)
    asked.dialog.accept()
    (file,) = asked.chosen
    assert file is not None
    assert len(file.layout) == 96


def test_every_field_that_can_be_asked_for_can_be_made(qtbot: QtBot) -> None:
    asked = Asked(qtbot, LAYOUTS, Template.SHISEN)
    field = asked.dialog.field
    for width in (field.width_box.minimum(), field.width_box.maximum()):
        for height in (field.height_box.minimum(), field.height_box.maximum()):
            field.width_box.setValue(width)
            field.height_box.setValue(height)
            assert len(field.layout_file().layout) == width * height
