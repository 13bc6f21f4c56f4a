from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.art.tile_state import Shade
from mahjong_qt.art.tile_style import FaceColour, TileStyle
from mahjong_qt.view.redrawing import redraw
from tests.view.sample_boards import NUMBERS, ROW, small_board

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from mahjong_qt.engine.face import Face

SMALL, LARGE = TileMetrics.for_width(40), TileMetrics.for_width(80)
WALL = small_board(ROW, "1B 2C 2C 1B")


class CountingSet(TileSet):
    """A tile set that notes what is drawn from it."""

    drawn: list[str]

    def render(self, face: Face, *where: object) -> None:
        self.drawn.append(face.label)


def counting_art() -> tuple[TileArt, CountingSet]:
    tile_set = CountingSet(NUMBERS, "", "", "", "counting")
    tile_set.drawn = []
    return TileArt(tile_set, None), tile_set


def test_a_twin_draws_each_face_once_and_is_taken_over_with_all_of_them(qapp: QApplication) -> None:
    art, tile_set = counting_art()
    art.prepare(SMALL, 1.0)
    twin = art.twin()
    for _ in redraw(twin, WALL, LARGE, 2.0):
        assert art.metrics == SMALL
    art.take_over(twin)
    assert art.metrics == LARGE
    # each face once, whether blocked or not
    assert tile_set.drawn == ["1B", "2C"]
    for tile, shade in ((0, Shade.CLEAR), (1, Shade.CLEAR), (1, Shade.BLOCKED)):
        picture = art.tile(WALL.faces[tile], shade)
        assert (picture.width(), picture.devicePixelRatio()) == (LARGE.pixmap_width, 2.0)
    assert tile_set.drawn == ["1B", "2C"]


def test_what_is_broken_off_leaves_everything_as_it_was(qapp: QApplication) -> None:
    art, _ = counting_art()
    art.prepare(SMALL, 1.0)
    before = art.tile(WALL.faces[0], Shade.CLEAR)
    pieces = redraw(art.twin(), WALL, LARGE, 1.0)
    next(pieces)
    next(pieces)
    del pieces
    assert art.metrics == SMALL
    assert art.tile(WALL.faces[0], Shade.CLEAR).cacheKey() == before.cacheKey()


def test_a_twin_brings_its_own_faces_and_bodies(qapp: QApplication) -> None:
    art, _ = counting_art()
    dark = TileStyle(face=FaceColour.DARK)
    other = TileSet.load(NUMBERS)
    twin = art.twin(other, dark)
    assert list(redraw(twin, WALL, SMALL, 1.0))
    art.take_over(twin)
    assert (art.tile_set, art.style) == (other, dark)
    assert not art.dress(other, dark)


def test_a_face_that_cannot_be_drawn_is_told_of_also_by_the_one_that_took_over(qapp: QApplication) -> None:
    broken = TileArt(TileSet(NUMBERS / "nowhere", "", "", "", "broken"), None)
    twin = broken.twin()
    for _ in redraw(twin, WALL, SMALL, 1.0):
        assert broken.fault is None
    broken.take_over(twin)
    assert broken.fault is not None
