"""The player's own picture under the board."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QBuffer, QEvent, QIODevice, QThreadPool
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.background import PICTURE, Background, board_background, thumbnail
from mahjong_qt.art.backgrounds import picture
from mahjong_qt.art.backgrounds.picture import LARGEST, PictureFault, Read, picture_fault, read_picture
from mahjong_qt.art.backgrounds.picture_loader import PictureLoader

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.usefixtures("qapp")


def two_halves(width: int, height: int) -> QImage:
    """Red at the left, blue at the right."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#d02020"))
    painter = QPainter(image)
    painter.fillRect(width // 2, 0, width, height, QColor("#2020d0"))
    painter.end()
    return image


def encoded(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def saved(folder: Path, name: str, content: bytes) -> str:
    where = folder / name
    where.write_bytes(content)
    return str(where)


def shown(path: str, width: int = 400, height: int = 200, *, dark: bool = False) -> QImage:
    return board_background(width, height, 1.0, dark, Background(PICTURE, path), read_picture(path).image).toImage()


def fault_of(path: str) -> PictureFault | None:
    return read_picture(path).fault


def felt(width: int = 400, height: int = 200) -> QImage:
    return board_background(width, height, 1.0, dark=False).toImage()


def png_header(width: int, height: int) -> bytes:
    """A PNG that says how large it is, with nothing behind it."""
    head = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"IDAT" + zlib.compress(b"\x00" * 64)
    chunks = (head, data, b"IEND")
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk)) for chunk in chunks
    )


def turned(jpeg: bytes, orientation: int) -> bytes:
    """A JPEG with a note of how the camera was held."""
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    exif = b"Exif\x00\x00MM\x00*" + struct.pack(">IH", 8, 1) + entry + struct.pack(">I", 0)
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]


@pytest.mark.parametrize("kind", ["png", "jpg", "bmp"])
@pytest.mark.parametrize(("width", "height"), [(300, 200), (900, 100), (100, 900), (1, 1), (5000, 40)])
def test_a_picture_covers_the_board_from_its_middle(tmp_path: Path, kind: str, width: int, height: int) -> None:
    path = saved(tmp_path, f"a.{kind}", encoded(two_halves(width, height), kind))
    assert picture_fault(path) is None
    image = shown(path)
    assert (image.width(), image.height()) == (400, 200)
    if width > 1:
        assert image.pixelColor(20, 100).red() > 2 * image.pixelColor(20, 100).blue()
        assert image.pixelColor(380, 100).blue() > 2 * image.pixelColor(380, 100).red()


def test_a_picture_is_darkened_towards_its_corners_and_in_the_evening(tmp_path: Path) -> None:
    white = QImage(400, 200, QImage.Format.Format_RGB32)
    white.fill(QColor("white"))
    path = saved(tmp_path, "white.png", encoded(white, "png"))
    day, evening = shown(path), shown(path, dark=True)
    assert 190 < day.pixelColor(200, 100).lightness() < 235
    assert day.pixelColor(1, 1).lightness() < day.pixelColor(200, 100).lightness() - 25
    assert evening.pixelColor(200, 100).lightness() < day.pixelColor(200, 100).lightness() - 40


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("text.png", b"not a picture at all", PictureFault.NOT_A_PICTURE),
        ("empty.jpg", b"", PictureFault.NOT_A_PICTURE),
        ("drawing.svg", b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', PictureFault.NOT_A_PICTURE),
        ("drawing.png", b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', PictureFault.NOT_A_PICTURE),
        ("giant.png", png_header(100_000, 100_000), PictureFault.TOO_LARGE),
        ("long.png", png_header(40_000, 2), PictureFault.TOO_LARGE),
        ("many.png", png_header(9000, 9000), PictureFault.TOO_LARGE),
        ("hollow.png", png_header(300, 200), PictureFault.DAMAGED),
    ],
)
def test_what_cannot_be_used_is_told_and_the_table_is_felt(
    tmp_path: Path, name: str, content: bytes, fault: PictureFault
) -> None:
    path = saved(tmp_path, name, content)
    assert fault_of(path) is fault
    # a look at the beginning does not find what is wrong further on
    assert picture_fault(path) is (None if name == "hollow.png" else fault)
    assert shown(path) == felt()


@pytest.mark.parametrize("path", ["", "no/such/file.png", "\0", "x" * 5000])
def test_a_file_that_is_not_there(path: str) -> None:
    assert picture_fault(path) is fault_of(path) is PictureFault.MISSING
    assert shown(path) == felt()


def test_a_folder_is_no_picture(tmp_path: Path) -> None:
    assert picture_fault(str(tmp_path)) is PictureFault.NOT_A_PICTURE


def test_a_cut_picture_is_damaged(tmp_path: Path) -> None:
    whole = encoded(felt(300, 300), "png")
    path = saved(tmp_path, "cut.png", whole[: len(whole) // 2])
    assert fault_of(path) is PictureFault.DAMAGED
    assert shown(path) == felt()


def test_a_file_of_too_many_bytes_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "MOST_BYTES", 100)
    path = saved(tmp_path, "a.png", encoded(two_halves(300, 200), "png"))
    assert fault_of(path) is PictureFault.TOO_LARGE


def test_a_picture_is_shown_as_the_camera_was_held(tmp_path: Path) -> None:
    upright = turned(encoded(two_halves(300, 200), "jpg"), 6)
    image = shown(saved(tmp_path, "turned.jpg", upright), 200, 300)
    assert image.pixelColor(100, 20).red() > 2 * image.pixelColor(100, 20).blue()
    assert image.pixelColor(100, 280).blue() > 2 * image.pixelColor(100, 280).red()


class CountingReader(QImageReader):
    """Tells how large the pictures are that it reads."""

    sizes: list[tuple[int, int]]

    def read(self) -> QImage:
        image: QImage = super().read()
        self.sizes.append((image.width(), image.height()))
        return image


@pytest.fixture
def read_sizes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    monkeypatch.setattr(CountingReader, "sizes", [], raising=False)
    monkeypatch.setattr(picture, "QImageReader", CountingReader)
    return CountingReader.sizes


def test_a_swatch_takes_the_picture_that_was_read(tmp_path: Path, read_sizes: list[tuple[int, int]]) -> None:
    path = saved(tmp_path, "a.png", encoded(two_halves(300, 200), "png"))
    image = read_picture(path).image
    for width in (300, 500, 800):
        board_background(width, 200, 1.0, False, Background(PICTURE, path), image)
    swatch = thumbnail(40, 20, 1.0, False, Background(PICTURE, path)).toImage()
    assert swatch.pixelColor(3, 10).red() > 2 * swatch.pixelColor(3, 10).blue()
    assert picture_fault(path) is None
    assert read_sizes == [(300, 200)]


def test_a_swatch_of_another_picture_is_small_or_felt(tmp_path: Path, read_sizes: list[tuple[int, int]]) -> None:
    small = thumbnail(40, 20, 1.0, False, Background(PICTURE, saved(tmp_path, "a.jpg", jpeg(1600, 800)))).toImage()
    assert small.pixelColor(3, 10).red() > 2 * small.pixelColor(3, 10).blue()
    assert read_sizes == [(200, 100)]
    large = saved(tmp_path, "large.png", png_header(4000, 4000))
    plain = thumbnail(40, 20, 1.0, False, Background())
    assert thumbnail(40, 20, 1.0, False, Background(PICTURE, large)).toImage() == plain.toImage()
    assert thumbnail(40, 20, 1.0, False, Background(PICTURE, "no/such")).toImage() == plain.toImage()
    assert len(read_sizes) == 1


def jpeg(width: int, height: int) -> bytes:
    return encoded(two_halves(width, height), "jpg")


def test_a_picture_is_read_beside_everything_else(qtbot: QtBot, tmp_path: Path) -> None:
    loader = PictureLoader()
    told: list[object] = []
    loader.done.connect(told.append)
    path = saved(tmp_path, "a.png", encoded(two_halves(300, 200), "png"))
    loader.load(path)
    assert told == []
    qtbot.waitUntil(lambda: len(told) == 1)
    (read,) = told
    assert isinstance(read, Read)
    assert (read.path, read.fault) == (path, None)
    assert read.image is not None
    assert read.image.size().width() == 300


def test_only_the_last_picture_that_was_asked_for_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    loader = PictureLoader()
    told: list[Read] = []
    loader.done.connect(told.append)
    for name in ("a.png", "b.png", "c.png"):
        loader.load(saved(tmp_path, name, encoded(two_halves(300, 200), "png")))
    loader.stop()
    last = str(tmp_path / "none.png")
    loader.load(last)
    qtbot.waitUntil(lambda: bool(told))
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert told == [Read(last, None, PictureFault.MISSING)]


def test_a_loader_that_is_gone_is_told_nothing(tmp_path: Path) -> None:
    loader = PictureLoader()
    loader.load(saved(tmp_path, "a.png", encoded(two_halves(2000, 1000), "png")))
    loader.deleteLater()
    del loader
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert QThreadPool.globalInstance().waitForDone(20_000)
    QApplication.processEvents()


@pytest.mark.parametrize("kind", ["jpg", "png"])
def test_a_large_picture_is_kept_no_larger_than_is_needed(
    tmp_path: Path, read_sizes: list[tuple[int, int]], kind: str
) -> None:
    shown(saved(tmp_path, f"a.{kind}", encoded(two_halves(6000, 3600), kind)))
    [(width, height)] = read_sizes
    assert LARGEST.width() <= width <= 1.3 * LARGEST.width()
    assert LARGEST.height() <= height <= 1.4 * LARGEST.height()
