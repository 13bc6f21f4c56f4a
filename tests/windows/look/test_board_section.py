from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from mahjong_qt.art.backgrounds.picture import PictureFault
from mahjong_qt.windows.look.picture_words import picture_fault_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.windows.look.conftest import LookTable

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def sea(tmp_path: Path) -> str:
    """A picture of the player's."""
    image = QImage(64, 48, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    path = tmp_path / "sea.png"
    assert image.save(str(path))
    return str(path)


def ground(look: LookTable) -> int:
    return look.view.board_viewport.grab().toImage().pixel(3, 3)


def test_a_picture_is_chosen_and_seen(qtbot: QtBot, look: LookTable, sea: str) -> None:
    ground(look)
    qtbot.waitUntil(lambda: look.view.is_at_rest)
    before, own = ground(look), look.control("swatch_picture")
    assert own.isHidden()
    look.pane.open_page_of(look.pane.board)
    look.click(look.control("own_picture"))
    dialog = look.dialog("picture_files")
    assert isinstance(dialog, QFileDialog)
    assert "*.png" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(sea)
    assert (look.store.settings.background, look.store.settings.background_picture) == ("picture", sea)
    assert own.isVisible()
    assert own.isChecked()
    qtbot.waitUntil(lambda: ground(look) != before)
    look.click(look.control("swatch_felt"))
    qtbot.waitUntil(lambda: ground(look) == before)
    look.click(own)
    assert look.store.settings.background == "picture"


def test_a_picture_that_cannot_be_used_changes_nothing(look: LookTable, tmp_path: Path) -> None:
    bad = tmp_path / "bad.png"
    bad.write_text("no picture")
    look.pane.board.take_picture(str(bad))
    assert look.store.settings.background == "felt"
    assert look.pane.board.notice.text.startswith("“bad.png”: This is no picture")
    look.click(look.control("swatch_night"))
    assert look.pane.board.notice.text == ""
    assert look.store.settings.background == "night"


def test_a_picture_that_is_gone_is_not_put_back(look: LookTable, sea: str, tmp_path: Path) -> None:
    look.pane.board.take_picture(sea)
    look.click(look.control("swatch_night"))
    (tmp_path / "sea.png").unlink()
    look.click(look.control("swatch_picture"))
    assert look.store.settings.background == "night"
    assert look.control("swatch_night").isChecked()
    assert "not there any more" in look.pane.board.notice.text


def test_a_table_that_is_not_known_is_shown_as_felt(look: LookTable) -> None:
    look.store.change(background="velvet")
    assert look.control("swatch_felt").isChecked()


def test_a_picture_that_is_gone_is_told_once_by_the_dresser(qtbot: QtBot, open_look: Callable[..., LookTable]) -> None:
    look = open_look()
    told: list[tuple[str, PictureFault]] = []
    look.dresser.picture_refused.connect(lambda path, fault: told.append((path, fault)))
    look.store.change(background="picture", background_picture="/nowhere/sea.png")
    qtbot.waitUntil(lambda: bool(told))
    look.dresser.load_picture()
    look.store.change(volume=7)
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert told == [("/nowhere/sea.png", PictureFault.MISSING)]


@pytest.mark.parametrize("fault", PictureFault)
def test_each_fault_of_a_picture_has_a_sentence(fault: PictureFault) -> None:
    words = picture_fault_words("/pictures/sea.png", fault)
    assert words.startswith("“sea.png”: ")
    assert words.endswith(".")
    assert "%" not in words
