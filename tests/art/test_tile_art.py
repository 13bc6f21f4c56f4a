from __future__ import annotations

import gc
import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Mark, Shade, TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.face import FACES, Face

NUMBERS = Path(__file__).parents[2] / "resources" / "tiles" / "numbers"


def pixels(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage()
    assert image.format() == QImage.Format.Format_ARGB32_Premultiplied
    return bytes(image.constBits())


def greys(art: TileArt, face: Face, shade: Shade, width: float = 1.0, height: float = 1.0) -> list[int]:
    """The lightness of every pixel of the face itself, or of these shares of it from its upper left corner."""
    image = art.tile(face, shade).toImage()
    metrics = art.metrics
    size = round(metrics.width * width), round(metrics.height * height)
    image = image.copy(metrics.margin_left, metrics.margin_top, *size)
    return list(rows(image.convertToFormat(QImage.Format.Format_Grayscale8)))


def alphas(pixmap: QPixmap) -> bytes:
    return rows(pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8))


def rows(image: QImage) -> bytes:
    """The pixels of a picture of one byte a pixel, without what fills up its lines."""
    length, stride = image.width(), image.bytesPerLine()
    content = bytes(image.constBits())
    return b"".join(content[start : start + length] for start in range(0, image.height() * stride, stride))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("width", [16, 40, 77, 160])
def test_size_and_ratio(qapp: QApplication, numbers: TileSet, width: int, ratio: float) -> None:
    metrics = TileMetrics.for_width(width)
    art = TileArt(numbers, None)
    art.prepare(metrics, ratio)
    pixmaps = [art.tile(FACES[3], shade) for shade in Shade] + [art.mark(mark) for mark in Mark]
    for pixmap in pixmaps:
        assert (pixmap.width(), pixmap.height()) == (metrics.pixmap_width, metrics.pixmap_height)
        assert pixmap.devicePixelRatio() == ratio


def test_the_face_lies_at_its_margins(art: TileArt, metrics: TileMetrics) -> None:
    image = art.tile(FACES[0], Shade.CLEAR).toImage()
    top_middle = metrics.margin_left + metrics.width // 2
    left_middle = metrics.margin_top + metrics.height // 2
    assert image.pixelColor(top_middle, metrics.margin_top).alpha() == 255
    assert image.pixelColor(top_middle, metrics.margin_top - 1).alpha() == 0
    assert image.pixelColor(metrics.margin_left, left_middle).alpha() == 255
    assert image.pixelColor(metrics.margin_left - 1, left_middle).alpha() == 0


def test_the_body_ends_where_the_layer_below_has_its_face(art: TileArt, metrics: TileMetrics) -> None:
    image = art.tile(FACES[0], Shade.CLEAR).toImage()
    right = metrics.margin_left + metrics.width + metrics.depth_x
    bottom = metrics.margin_top + metrics.height + metrics.depth_y
    assert image.pixelColor(right - 1, bottom // 2).alpha() == 255
    assert 0 < image.pixelColor(right + 1, bottom // 2).alpha() < 255
    assert image.pixelColor(right // 2, bottom - 1).alpha() == 255
    assert 0 < image.pixelColor(right // 2, bottom + 1).alpha() < 255


def test_nothing_is_rendered_twice(art: TileArt, metrics: TileMetrics) -> None:
    before = art.tile(FACES[7], Shade.BLOCKED).cacheKey()
    art.prepare(metrics, 1.0)
    assert art.tile(FACES[7], Shade.BLOCKED).cacheKey() == before


def test_another_size_is_rendered_anew(art: TileArt) -> None:
    art.tile(FACES[7], Shade.CLEAR)
    wider = TileMetrics.for_width(90)
    art.prepare(wider, 1.0)
    assert art.tile(FACES[7], Shade.CLEAR).width() == wider.pixmap_width


@pytest.mark.parametrize("shade", [Shade.CLEAR, Shade.BLOCKED])
@pytest.mark.parametrize(("width", "height"), [(1.0, 1.0), (1.0, 0.6), (0.8, 0.6)])
def test_all_faces_stay_apart_in_grey(art: TileArt, shade: Shade, width: float, height: float) -> None:
    """Whole, and as far as tiles of higher layers to the right and below leave them to be seen."""
    pictures = {face.label: greys(art, face, shade, width, height) for face in FACES}
    for one, other in itertools.combinations(pictures, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        differing = sum(abs(a - b) > 48 for a, b in pairs)
        assert differing > 60, f"{one} and {other} look alike: {differing} pixels differ"


@pytest.mark.parametrize("face", FACES, ids=lambda face: str(face.label))
def test_blocked_is_darker_and_still_readable(art: TileArt, face: Face) -> None:
    clear, blocked = greys(art, face, Shade.CLEAR), greys(art, face, Shade.BLOCKED)
    assert all(b <= a for a, b in zip(clear, blocked, strict=True))
    assert sum(blocked) < 0.8 * sum(clear)
    tenth = len(blocked) // 10
    dark, light = sorted(blocked)[tenth // 2], sorted(blocked)[-tenth]
    assert light - dark > 70


def test_rendering_blocked_leaves_clear_as_it_was(art: TileArt) -> None:
    before = pixels(art.tile(FACES[0], Shade.CLEAR))
    art.tile(FACES[0], Shade.BLOCKED)
    assert pixels(art.tile(FACES[0], Shade.CLEAR)) == before


def test_face_down_shows_no_face(art: TileArt) -> None:
    pictures = {pixels(art.tile(face, Shade.FACE_DOWN)) for face in FACES}
    assert len(pictures) == 1
    assert pictures.isdisjoint({pixels(art.tile(face, Shade.CLEAR)) for face in FACES})


def test_marks_differ_by_shape(art: TileArt) -> None:
    shapes = {mark: alphas(art.mark(mark)) for mark in Mark}
    for one, other in itertools.combinations(Mark, 2):
        differing = sum(abs(a - b) > 128 for a, b in zip(shapes[one], shapes[other], strict=True))
        assert differing > 40, f"{one} and {other} have the same shape"


def test_marks_leave_the_face_to_be_seen(art: TileArt, metrics: TileMetrics) -> None:
    for mark in Mark:
        image = art.mark(mark).toImage()
        assert image.pixelColor(metrics.pixmap_width // 2, metrics.pixmap_height // 3).alpha() == 0


def test_the_cursor_stands_out_from_light_and_dark(art: TileArt) -> None:
    image = art.mark(Mark.CURSOR).toImage()
    places = itertools.product(range(image.width()), range(image.height()))
    shown = [color for place in places if (color := image.pixelColor(*place)).alpha() == 255]
    assert sum(color.lightness() > 200 for color in shown) > 60
    assert sum(color.lightness() < 60 for color in shown) > 60


def test_a_free_tile_is_marked_along_its_top_and_left(art: TileArt, metrics: TileMetrics) -> None:
    image = art.mark(Mark.FREE).toImage()
    left, top = metrics.margin_left, metrics.margin_top
    for across, down in ((0.5, 0.03), (0.9, 0.03), (0.03, 0.5), (0.03, 0.9), (0.08, 0.08)):
        place = left + round(across * metrics.width), top + round(down * metrics.height)
        assert image.pixelColor(*place).alpha() == 255
    for across, down in ((0.5, 0.5), (0.9, 0.9), (0.2, 0.2)):
        place = left + round(across * metrics.width), top + round(down * metrics.height)
        assert image.pixelColor(*place).alpha() == 0


@pytest.fixture
def stored(qapp: QApplication, numbers: TileSet, metrics: TileMetrics, tmp_path: Path) -> TileArt:
    made = TileArt(numbers, tmp_path)
    made.prepare(metrics, 1.0)
    assert made.store()
    return made


def all_pixels(art: TileArt) -> list[bytes]:
    return [pixels(art.tile(face, shade)) for shade in Shade for face in FACES]


def test_the_disk_cache_gives_back_every_pixel(stored: TileArt, numbers: TileSet, tmp_path: Path) -> None:
    again = TileArt(numbers, tmp_path)
    again.prepare(stored.metrics, 1.0)
    gc.collect()
    assert all_pixels(again) == all_pixels(stored)
    assert again.tile(FACES[0], Shade.CLEAR).devicePixelRatio() == 1.0


@pytest.mark.parametrize("damage", ["cut", "longer", "garbled", "empty", "other key"])
def test_a_damaged_sheet_is_ignored_and_written_anew(
    stored: TileArt, numbers: TileSet, tmp_path: Path, damage: str
) -> None:
    [path] = tmp_path.iterdir()
    whole = path.read_bytes()
    spoilt = {
        "cut": whole[:-1],
        "longer": whole + b"x",
        "garbled": whole[:-5000] + b"\xff" + whole[-4999:],
        "empty": b"",
        "other key": whole.replace(numbers.fingerprint.encode(), b"0" * 16, 1),
    }[damage]
    assert spoilt != whole
    path.write_bytes(spoilt)
    again = TileArt(numbers, tmp_path)
    again.prepare(stored.metrics, 1.0)
    assert all_pixels(again) == all_pixels(stored)
    assert again.store()
    assert path.read_bytes() == whole


def test_sheets_of_other_sizes_ratios_and_sets_are_kept_apart(
    stored: TileArt, numbers: TileSet, tmp_path: Path
) -> None:
    art = TileArt(numbers, tmp_path)
    art.prepare(stored.metrics, 2.0)
    art.store()
    art.prepare(TileMetrics.for_width(44), 2.0)
    art.store()
    other = TileSet(numbers.folder, "Other", "me", "CC0", "another/../one")
    art = TileArt(other, tmp_path)
    art.prepare(stored.metrics, 1.0)
    art.store()
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.parametrize("fingerprint", ["x" * 1000, "牌" * 300, "../" * 100])
def test_any_fingerprint_makes_a_name_that_every_disk_takes(
    stored: TileArt, numbers: TileSet, tmp_path: Path, fingerprint: str
) -> None:
    art = TileArt(TileSet(numbers.folder, "Other", "me", "CC0", fingerprint), tmp_path)
    art.prepare(stored.metrics, 1.0)
    assert art.store()
    names = [path.name for path in tmp_path.iterdir()]
    assert len(names) == 2
    assert all(name.isascii() and len(name) < 100 for name in names)


def test_a_cache_that_cannot_be_written_does_no_harm(
    qapp: QApplication, numbers: TileSet, metrics: TileMetrics, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    art = TileArt(numbers, tmp_path / "file")
    art.prepare(metrics, 1.0)
    assert not art.store()
    assert not art.tile(FACES[0], Shade.CLEAR).isNull()


def test_a_start_with_a_warm_cache_needs_no_svg(stored: TileArt, tmp_path: Path) -> None:
    script = f"""
import sys
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Shade, TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.face import FACES
app = QGuiApplication([])
art = TileArt(TileSet.load(Path({str(NUMBERS)!r})), Path({str(tmp_path)!r}))
art.prepare(TileMetrics.for_width({stored.metrics.width}), 1.0)
for face in FACES:
    for shade in Shade:
        art.tile(face, shade)
sys.exit("PySide6.QtSvg" in sys.modules)
"""
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": paths}, check=False)
    assert done.returncode == 0


def test_a_sheet_of_a_small_window_is_small(stored: TileArt) -> None:
    metrics = TileMetrics.for_width(72)
    assert 4 * metrics.pixmap_width * metrics.pixmap_height * (2 * len(FACES) + 1) < 5_000_000
