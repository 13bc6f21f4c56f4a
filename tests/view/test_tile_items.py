from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QGraphicsScene

from mahjong_qt.art.tile_art import Mark, Shade, TileArt
from mahjong_qt.view.geometry import BoardGeometry
from mahjong_qt.view.tile_items import LIFT, MarkItems, Placement, TileItems
from tests.view.sample_boards import ROW, SINGLES, small_board, turtle_deal

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board

TURTLE = turtle_deal().board
RATIOS = (1.0, 1.25, 1.5, 1.75, 2.0, 3.0)


def placement(board: Board, ratio: float = 1.0) -> Placement:
    return Placement(BoardGeometry.fit(board.layout, 800, 500), ratio, 0.0, 0.0)


def prepared(art: TileArt, board: Board) -> TileArt:
    art.prepare(placement(board).geometry.metrics, 1.0)
    return art


@given(st.sampled_from(RATIOS), st.integers(300, 4000), st.integers(0, 300), st.sampled_from((0.0, LIFT)))
def test_every_tile_lies_on_whole_device_pixels(ratio: float, width: int, origin: int, lift: float) -> None:
    shift = (-((origin * ratio) % 1.0)) % 1.0
    where = Placement(BoardGeometry.fit(TURTLE.layout, width, width), ratio, shift, shift)
    for slot in TURTLE.layout.slots:
        point = where.point(slot, lift)
        for part in (point.x(), point.y()):
            on_screen = (part + origin) * ratio
            assert on_screen == pytest.approx(round(on_screen), abs=1e-6)


@given(st.sampled_from(RATIOS), st.sampled_from((0.0, 0.25, 0.5)), st.integers(0, 143))
def test_points_of_the_scene_lead_back_to_device_pixels(ratio: float, shift: float, tile: int) -> None:
    geometry = BoardGeometry.fit(TURTLE.layout, 1500, 900)
    where = Placement(geometry, ratio, shift, shift)
    x, y = geometry.corner(TURTLE.layout.slots[tile])
    back = where.device_point(where.point(TURTLE.layout.slots[tile]))
    assert back == pytest.approx((x - geometry.metrics.margin_left, y - geometry.metrics.margin_top))


def test_items_are_used_again_for_the_next_board(art: TileArt) -> None:
    scene = QGraphicsScene()
    tiles = TileItems(scene, art)
    tiles.fit(144)
    first = tiles.some(range(6))
    tiles.fit(6)
    assert tiles.some(range(6)) == first
    assert len(scene.items()) == 6
    tiles.fit(10)
    assert len(scene.items()) == 10
    assert not any(item.isVisible() for item in tiles.some(range(10)))


def test_tiles_show_face_and_shade_and_what_is_gone_stays_hidden(art: TileArt) -> None:
    board = small_board(ROW, "1B 2C 3D 1B").remove((0, 3))
    tiles = TileItems(QGraphicsScene(), prepared(art, board))
    tiles.fit(4)
    tiles.place(board.layout.slots, placement(board))
    tiles.paint(board, darkens_blocked=True, is_face_down=False)
    assert [item.isVisible() for item in tiles.some(range(4))] == [False, True, True, False]
    assert tiles[1].pixmap().cacheKey() == art.tile(board.faces[1], Shade.CLEAR).cacheKey()


@pytest.mark.parametrize(
    ("darkens_blocked", "is_face_down", "shades"),
    [
        (True, False, [Shade.CLEAR, Shade.BLOCKED, Shade.BLOCKED, Shade.CLEAR]),
        (False, False, [Shade.CLEAR] * 4),
        (True, True, [Shade.FACE_DOWN] * 4),
    ],
)
def test_shades(art: TileArt, darkens_blocked: bool, is_face_down: bool, shades: list[Shade]) -> None:
    board = small_board(ROW, "1B 2C 3D 1B")
    tiles = TileItems(QGraphicsScene(), prepared(art, board))
    tiles.fit(4)
    for _ in range(2):
        tiles.paint(board, darkens_blocked=darkens_blocked, is_face_down=is_face_down)
        shown = [item.pixmap().cacheKey() for item in tiles.some(range(4))]
        wanted = [art.tile(face, shade).cacheKey() for face, shade in zip(board.faces, shades, strict=True)]
        assert shown == wanted
        tiles.paint(board, darkens_blocked=not darkens_blocked, is_face_down=not is_face_down)


def test_a_lifted_tile_is_over_all_others_and_comes_down_again(art: TileArt) -> None:
    where = placement(TURTLE)
    tiles = TileItems(QGraphicsScene(), art)
    tiles.fit(144)
    tiles.place(TURTLE.layout.slots, where)
    home, z = tiles[0].pos(), tiles[0].zValue()
    tiles.put(0, TURTLE.layout.slots[0], where, lift=LIFT)
    assert tiles[0].zValue() > max(item.zValue() for item in tiles.some(range(1, 144)))
    assert tiles[0].pos().x() < home.x()
    assert tiles[0].pos().y() < home.y()
    tiles.put(0, TURTLE.layout.slots[0], where, lift=0.0)
    assert (tiles[0].pos(), tiles[0].zValue()) == (home, z)


def test_marks_are_set_moved_and_cleared(art: TileArt) -> None:
    board = small_board(SINGLES, "1B 1B 2B 2B 3B 3B")
    slots, where = board.layout.slots, placement(board)
    scene = QGraphicsScene()
    marks = MarkItems(scene, prepared(art, board))
    marks.set(Mark.HINT, (0, 1), slots, where)
    marks.set(Mark.FREE, range(6), slots, where)
    assert (marks.tiles(Mark.HINT), marks.tiles(Mark.FREE)) == ([0, 1], [0, 1, 2, 3, 4, 5])
    marks.set(Mark.HINT, (1, 2), slots, where)
    assert sorted(marks.tiles(Mark.HINT)) == [1, 2]
    marks.clear()
    assert (marks.tiles(Mark.HINT), len(marks.tiles(Mark.FREE))) == ([], 6)
    assert sum(item.isVisible() for item in scene.items()) == 6


def test_items_of_marks_are_used_again(art: TileArt) -> None:
    board = small_board(SINGLES, "1B 1B 2B 2B 3B 3B")
    scene = QGraphicsScene()
    marks = MarkItems(scene, prepared(art, board))
    for number in range(50):
        marks.set(Mark.HOVER, (number % 6,), board.layout.slots, placement(board))
        marks.set(Mark.HINT, (number % 6, (number + 1) % 6), board.layout.slots, placement(board))
    assert len(scene.items()) <= 4


def test_a_mark_that_faded_with_its_tile_is_whole_when_it_is_used_again(art: TileArt) -> None:
    board = small_board(SINGLES, "1B 1B 2B 2B 3B 3B")
    slots, where = board.layout.slots, placement(board)
    marks = MarkItems(QGraphicsScene(), prepared(art, board))
    marks.set(Mark.HINT, (0,), slots, where)
    marks.items((0,))[0].setOpacity(0.2)
    marks.set(Mark.HINT, (1,), slots, where)
    (item,) = marks.items((1,))
    assert (item.opacity(), item.isVisible()) == (1.0, True)


def test_the_mark_of_a_selected_tile_is_lifted_with_it(art: TileArt) -> None:
    board = small_board(SINGLES, "1B 1B 2B 2B 3B 3B")
    slots, where = board.layout.slots, placement(board)
    marks = MarkItems(QGraphicsScene(), prepared(art, board))
    marks.set(Mark.SELECTED, (3,), slots, where)
    marks.set(Mark.HINT, (4,), slots, where)
    assert marks.items((3,))[0].pos() == where.point(slots[3], LIFT)
    assert marks.items((4,))[0].pos() == where.point(slots[4])
