from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from editor.exchange.picture_dialog import PictureDialog
from editor.exchange.picture_export import PictureFormat
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import read_layouts_at
from tests.editor.exchange.editor_desk import PAIR, WRITABLE, slots
from tests.editor.exchange.editor_desk import layout_data as data_of

if TYPE_CHECKING:
    from tests.editor.exchange.editor_desk import EditorDesk

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MORE = (8, 0, 0)


@pytest.mark.parametrize("target", WRITABLE)
def test_a_layout_is_exported_in_every_format(desk: EditorDesk, target: LayoutFormat) -> None:
    desk.files.open_copy_of("turtle")
    desk.files.export()
    desk.choose("", target.title)
    (path,) = [path for path in desk.out.iterdir() if path.suffix != ".desktop"]
    reading = read_layouts_at(path)
    assert reading.format is target
    assert sorted(reading.files[0].layout.slots) == desk.tiles
    assert desk.told == f"“{path.name}” was exported"
    assert str(desk.out) in desk.text
    assert ("Turtle.desktop" in desk.text) == (target is LayoutFormat.KMAHJONGG)
    # it is a copy
    assert desk.files.path is None
    assert desk.recent.paths == ()


def test_the_format_stays_for_the_next_time(desk: EditorDesk) -> None:
    desk.files.open_copy_of("turtle")
    desk.files.export()
    desk.choose("one", "Kyodai")
    desk.files.export()
    assert desk.dialog(QFileDialog).selectedNameFilter().startswith("Kyodai")
    desk.escape()


def test_what_a_format_cannot_hold_is_told(desk: EditorDesk) -> None:
    desk.open("field.json", [(0, 0, 0), (2, 0, 0)], game="shisen-sho")
    desk.files.export()
    desk.choose("field", "KMahjongg")
    assert desk.told == "KMahjongg cannot hold this layout"
    assert desk.text == "This is a field for Shisen-sho; the format is for Mahjong Solitaire."
    assert [path.name for path in desk.out.iterdir()] == ["field.json"]


def test_nothing_is_replaced_unasked(desk: EditorDesk) -> None:
    companion = desk.out / "a.desktop"
    companion.write_text("mine")
    desk.files.open_copy_of("turtle")
    desk.files.export()
    desk.choose("a", "KMahjongg")
    assert desk.question == "Replace the file that is there?"
    desk.answer("Cancel")
    assert [path.name for path in desk.out.iterdir()] == ["a.desktop"]
    desk.files.export()
    desk.choose("a", "KMahjongg")
    desk.answer("Replace")
    assert companion.read_text("utf-8") != "mine"


def test_an_empty_board_is_not_exported(desk: EditorDesk) -> None:
    for export in (desk.files.export, desk.files.export_picture):
        desk.bar.dismiss()
        export()
        assert desk.told == "There is no tile yet"
        assert not desk.is_asked


def test_a_folder_that_cannot_be_written_is_told(desk: EditorDesk) -> None:
    desk.lay(*PAIR)
    desk.files.export()
    desk.out.rmdir()
    desk.out.write_text("in the way")
    desk.choose("", "Kyodai")
    assert desk.told == "“layout.lay” could not be written"
    assert desk.tiles == slots(*PAIR)


def test_nothing_is_exported_among_the_layouts_of_the_game(desk: EditorDesk) -> None:
    desk.files._desk.folders = desk.folders._replace(built_in=desk.out)
    desk.lay(*PAIR)
    desk.files.export()
    desk.choose("", "Mahjong Qt")
    assert desk.told == "Layouts that come with the game stay as they are"
    assert list(desk.out.iterdir()) == []


def test_an_export_over_the_file_itself_saves_it(desk: EditorDesk) -> None:
    path = desk.open()
    desk.lay(MORE)
    path.unlink()
    desk.files.export()
    desk.choose("pair", "Mahjong Qt")
    assert path.read_bytes() == data_of([*PAIR, MORE])
    assert not desk.is_unsaved()


def brightest(image: QImage) -> int:
    colours = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return max(colour.lightness() for colour in colours if colour.alpha() == 255)


def test_a_picture_is_exported_as_pixels(desk: EditorDesk) -> None:
    desk.files.open_copy_of("turtle")
    images = []
    for is_for_dark in (False, True):
        desk.files.export_picture()
        dialog = desk.dialog(PictureDialog)
        dialog._width.setValue(333)
        dialog._grounds.setCurrentIndex(int(is_for_dark))
        dialog.accept()
        desk.choose(f"picture {is_for_dark}")
        images.append(QImage(str(desk.out / f"picture {is_for_dark}.png")))
    assert [image.width() for image in images] == [333, 333]
    assert images[0].pixelColor(0, 0).alpha() == 0
    assert brightest(images[0]) > brightest(images[1])
    # the wishes stay for the next time
    desk.files.export_picture()
    assert desk.dialog(PictureDialog).wish == (PictureFormat.PNG, 333, True)
    desk.escape()


def test_a_picture_is_exported_as_lines(desk: EditorDesk) -> None:
    desk.files.open_copy_of("turtle")
    desk.document.change_details(desk.document.details._replace(name="<Turtle> & co"), "Name")
    desk.files.export_picture()
    dialog = desk.dialog(PictureDialog)
    dialog._formats.setCurrentIndex(1)
    dialog.accept()
    desk.choose("b.svg")
    text = (desk.out / "b.svg").read_text("utf-8")
    assert text.startswith("<?xml")
    assert "&lt;Turtle&gt; &amp; co" in text


def test_a_picture_of_too_many_pixels_is_not_made(desk: EditorDesk) -> None:
    desk.lay(*[(0, 2 * y, 0) for y in range(20)])
    desk.files.export_picture()
    dialog = desk.dialog(PictureDialog)
    assert dialog._export.isEnabled()
    dialog._width.setValue(dialog._width.maximum())
    assert not dialog._export.isEnabled()
    assert "narrower" in dialog._size.text()
    desk.escape()
