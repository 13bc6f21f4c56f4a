"""The tables under the board."""

from __future__ import annotations

import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.background import KINDS, Background, board_background, table_draft, table_pieces, thumbnail
from mahjong_qt.art.backgrounds.mat import SLAT
from mahjong_qt.art.body_material import face_material
from mahjong_qt.art.tile_style import FaceColour

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.usefixtures("qapp")

kinds = pytest.mark.parametrize("kind", KINDS)
lights = pytest.mark.parametrize("dark", [False, True])


def table(kind: str, width: int, height: int, *, dark: bool, ratio: float = 1.0) -> QImage:
    return board_background(width, height, ratio, dark, Background(kind)).toImage()


def luminance(colour: QColor) -> float:
    shares = (colour.redF(), colour.greenF(), colour.blueF())
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def samples(image: QImage) -> list[float]:
    places = itertools.product(range(7, image.width(), 23), range(5, image.height(), 19))
    return sorted(luminance(image.pixelColor(*place)) for place in places)


@lights
@pytest.mark.parametrize(("width", "height", "ratio"), [(1, 1, 1.0), (333, 200, 1.25), (800, 600, 2.0)])
def test_size_ratio_and_format(width: int, height: int, ratio: float, dark: bool) -> None:
    pixmap = board_background(width, height, ratio, dark)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (width, height, ratio)
    assert pixmap.toImage().format() == QImage.Format.Format_RGB32


@kinds
@lights
@pytest.mark.parametrize(("width", "height", "ratio"), [(1, 1, 1.0), (3, 700, 1.0), (301, 2, 1.5)])
def test_every_kind_can_be_of_any_size(kind: str, width: int, height: int, ratio: float, dark: bool) -> None:
    image = table(kind, width, height, dark=dark, ratio=ratio)
    assert (image.width(), image.height(), image.devicePixelRatio()) == (width, height, ratio)
    assert image.pixelColor(width - 1, height - 1).alpha() == 255


def test_no_size_is_no_crash() -> None:
    for kind in KINDS:
        assert board_background(0, 0, 1.0, False, Background(kind)).width() == 1


def test_the_corners_are_darker_and_night_is_darker() -> None:
    day, night = (board_background(400, 300, 1.0, dark).toImage() for dark in (False, True))
    for image in (day, night):
        assert image.pixelColor(399, 299).lightness() < image.pixelColor(184, 120).lightness() - 15
    assert night.pixelColor(184, 120).lightness() < day.pixelColor(184, 120).lightness() - 15


@kinds
@lights
def test_the_same_every_time(kind: str, dark: bool) -> None:
    assert table(kind, 500, 300, dark=dark) == table(kind, 500, 300, dark=dark)


@kinds
def test_it_is_painted_in_pieces_and_the_last_one_is_the_table(kind: str) -> None:
    *pieces, last = table_pieces(2400, 1600, 1.0, True, Background(kind))
    assert set(pieces) == {None}
    assert len(pieces) >= 8
    assert last is not None
    assert last.toImage() == table(kind, 2400, 1600, dark=True)


@kinds
def test_what_is_broken_off_harms_nothing(kind: str) -> None:
    for count in (1, 3, 6, 12, 25):
        pieces = table_pieces(640, 400, 1.0, False, Background(kind))
        for _ in zip(range(count), pieces, strict=False):
            pass
        del pieces
    assert table(kind, 640, 400, dark=False).width() == 640


@kinds
@lights
def test_a_draft_has_half_the_pixels_and_the_same_colours(kind: str, dark: bool) -> None:
    draft = table_draft(900, 600, 1.0, dark, Background(kind)).toImage()
    assert (draft.width(), draft.height()) == (450, 300)
    seen, whole = samples(draft), samples(table(kind, 900, 600, dark=dark))
    assert abs(seen[len(seen) // 2] - whole[len(whole) // 2]) < 0.04


def test_ten_kinds_and_more_and_no_two_alike() -> None:
    assert len(KINDS) >= 10
    pictures = [table(kind, 200, 120, dark=False) for kind in KINDS]
    assert all(one != other for one, other in itertools.combinations(pictures, 2))


@kinds
def test_in_the_evening_it_is_darker(kind: str) -> None:
    day, evening = (samples(table(kind, 640, 400, dark=dark)) for dark in (False, True))
    assert sum(evening) < 0.7 * sum(day)


@kinds
@lights
def test_tiles_stand_out(kind: str, dark: bool) -> None:
    """Ivory by its face; dark tiles by their face or by the line of light around it."""
    seen = samples(table(kind, 900, 560, dark=dark))
    # all but the lightest and darkest specks
    darkest, lightest = seen[len(seen) // 20] + 0.05, seen[-len(seen) // 20] + 0.05
    ivory, black = (face_material(face) for face in FaceColour)
    assert (luminance(ivory.top[1]) + 0.05) / lightest > 1.3
    by_face = darkest / (luminance(black.top[1]) + 0.05)
    by_line = (luminance(black.edge[0]) + 0.05) / lightest
    assert max(by_face, by_line) > 1.3


@kinds
@lights
def test_it_is_calm(kind: str, dark: bool) -> None:
    """Near the middle, where light and shade hardly change, most of it is of nearly the same lightness."""
    image = table(kind, 900, 600, dark=dark).copy(250, 150, 400, 240)
    greys = sorted(bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits()))
    assert greys[len(greys) * 9 // 10] - greys[len(greys) // 10] < 60


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "plain"])
def test_no_bands(kind: str) -> None:
    """Along a column, no run of equal colours is long enough to be seen as an edge of a band."""
    image = table(kind, 300, 900, dark=True)
    column = [image.pixel(150, y) for y in range(900)]
    longest = run = 1
    for before, after in itertools.pairwise(column):
        run = run + 1 if before == after else 1
        longest = max(longest, run)
    assert longest < 12


@pytest.mark.parametrize("kind", ["", "no such kind", "../felt"])
def test_an_unknown_kind_is_felt(kind: str) -> None:
    assert table(kind, 120, 80, dark=False) == table("felt", 120, 80, dark=False)


@lights
def test_slats_are_as_high_on_a_screen_with_twice_as_many_pixels(dark: bool) -> None:
    def differs(ratio: float, lag: int) -> int:
        """How much rows so far apart differ."""
        image = table("bamboo", 400, 300, dark=dark, ratio=ratio).copy(100, 60, 60, 200)
        rows = [sum(image.pixelColor(x, y).lightness() for x in range(60)) for y in range(200)]
        return sum(abs(one - other) for one, other in zip(rows, rows[lag:], strict=False))

    assert differs(1.0, SLAT) < 0.6 * differs(1.0, SLAT // 2)
    assert differs(2.0, 2 * SLAT) < 0.6 * differs(2.0, SLAT)


@kinds
def test_a_swatch_is_small_and_shows_the_colours(kind: str) -> None:
    swatch = thumbnail(72, 44, 1.5, False, Background(kind))
    assert (swatch.width(), swatch.height(), swatch.devicePixelRatio()) == (72, 44, 1.5)
    seen, whole = samples(swatch.toImage()), samples(table(kind, 640, 400, dark=False))
    assert abs(seen[len(seen) // 2] - whole[len(whole) // 2]) < 0.12


def test_only_the_kind_that_is_shown_is_imported() -> None:
    script = """
import sys
from PySide6.QtGui import QGuiApplication
from mahjong_qt.art.background import board_background
app = QGuiApplication([])
board_background(64, 48, 1.0, False)
print(*sorted(name.rpartition(".")[2] for name in sys.modules if name.startswith("mahjong_qt.art.backgrounds.")))
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["cloth"]


def test_the_plain_table_is_of_the_colour_of_windows(qapp: QApplication) -> None:
    window = qapp.palette().window().color()
    if window.lightness() >= 128:
        shown = table("plain", 20, 20, dark=False).pixelColor(3, 3)
        assert abs(shown.lightness() - min(214, window.lightness())) <= 2
    assert table("plain", 20, 20, dark=True).pixelColor(3, 3).lightness() < 100
