"""Movements on a whole board, frame by frame: what is seen, and that nothing ever waits for it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mahjong_qt.art.tile_state import Mark
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.transition import Change
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.view import motion
from mahjong_qt.view.board_scene import Arrival, Look
from mahjong_qt.view.tile_items import LIFT
from tests.view.film import Film, step, take
from tests.view.sample_boards import ROW, SINGLES, centre_of, small_board, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QGraphicsPixmapItem

    from mahjong_qt.view.board_scene import BoardScene
    from tests.view.conftest import Shown

    ShowBoard = Callable[..., Shown]

SIX = small_board(SINGLES, "1B 1B 2B 2B 3B 3B")
OTHER = small_board(SINGLES, "2B 3B 1B 3B 2B 1B")
WALL = small_board(ROW, "1B 2C 2C 1B")


class Seen(NamedTuple):
    """A tile as it is seen."""

    x: float
    y: float
    opacity: float
    is_visible: bool


def item_of(scene: BoardScene, tile: int) -> QGraphicsPixmapItem:
    return scene._tiles[tile]


def seen(scene: BoardScene, tile: int) -> Seen:
    item = item_of(scene, tile)
    return Seen(item.pos().x(), item.pos().y(), item.opacity(), item.isVisible())


def lying(scene: BoardScene, tile: int, lift: float = 0.0) -> Seen:
    """A tile at rest in its place."""
    assert scene.placement is not None
    point = scene.placement.point(scene.slots[tile], lift)
    return Seen(point.x(), point.y(), 1.0, True)


def is_at_rest(scene: BoardScene) -> bool:
    assert scene.board is not None
    here = tiles_of(scene.board.present)
    return not scene.motion.is_playing and all(seen(scene, tile) == lying(scene, tile) for tile in here)


def deal(shown: Shown) -> Film:
    film = Film(shown.scene)
    shown.scene.arrive(Arrival.DEALT)
    return film


def shuffle(shown: Shown) -> Film:
    film = Film(shown.scene)
    shown.scene.apply(step(OTHER, Change.SHUFFLE))
    return film


def undo(shown: Shown) -> Film:
    take(shown.scene, (0, 1))
    shown.scene.motion.finish_all()
    film = Film(shown.scene)
    shown.scene.apply(step(SIX, Change.UNDO, returned=(0, 1)))
    return film


def test_a_deal_comes_in_layer_by_layer_from_the_far_corner(show_board: ShowBoard) -> None:
    board = turtle_deal().board
    shown = show_board(board, motion=True)
    scene = shown.scene
    film = deal(shown)
    assert not any(item_of(scene, tile).opacity() for tile in range(144))
    landed: list[list[int]] = []
    while scene.motion.is_playing:
        film.wait(60)
        landed.append([tile for tile in range(144) if seen(scene, tile) == lying(scene, tile)])
        for tile in range(144):
            assert seen(scene, tile).y <= lying(scene, tile).y
    assert film.time == motion.DEAL
    assert all(set(before) <= set(after) for before, after in pairwise(landed))
    first = next(tiles for tiles in landed if tiles)
    assert 0 < len(first) < 72
    layers = [board.slots[tile].z for tile in first]
    assert set(layers) == {0}
    assert is_at_rest(scene)


def test_a_board_that_is_there_does_not_move(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    shown.scene.arrive(Arrival.THERE)
    assert is_at_rest(shown.scene)


def test_before_the_view_is_laid_out_and_without_motion_a_board_is_simply_there(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    shown.scene.set_board(WALL)
    shown.scene.arrive(Arrival.DEALT)
    assert not shown.scene.motion.is_playing
    shown.view.lay_out()
    shown.scene.motion.is_on = False
    shown.scene.arrive(Arrival.DEALT)
    assert is_at_rest(shown.scene)


@pytest.mark.parametrize("begin", [deal, shuffle, undo])
@pytest.mark.parametrize("time", [0, 100, 230, 260, 450])
def test_a_click_ends_what_moves_and_counts(show_board: ShowBoard, begin: Callable[..., Film], time: int) -> None:
    shown = show_board(SIX, motion=True)
    begin(shown).wait(time)
    QTest.mouseClick(shown.view.board_viewport, Qt.MouseButton.LeftButton, pos=centre_of(shown.scene, 3))
    assert shown.scene.selected_tile == 3
    for tile in (0, 1, 2, 4, 5):
        assert seen(shown.scene, tile) == lying(shown.scene, tile)
    shown.scene.clear_selection()
    shown.scene.motion.finish_all()
    assert is_at_rest(shown.scene)


def change_size(shown: Shown) -> None:
    shown.view.resize(600, 420)
    shown.view.lay_out()
    assert not shown.scene.motion.is_playing


@pytest.mark.parametrize("begin", [deal, shuffle, undo])
@pytest.mark.parametrize(
    "interrupt",
    [
        lambda shown: shown.scene.set_board(SIX),
        lambda shown: take(shown.scene, shown.scene.board.pairs()[0]),
        lambda shown: shown.scene.apply(step(OTHER, Change.SHUFFLE)),
        lambda shown: shown.scene.set_face_down(True),
        lambda shown: shown.scene.set_look(Look(highlight_free=True)),
        lambda shown: shown.scene.show_hint(Hint((2, 3), HintKind.PLANNED)),
        lambda shown: shown.scene.show_cursor(2),
        lambda shown: shown.scene.click(None),
        change_size,
        lambda shown: shown.scene.set_playable(False),
    ],
    ids=["board", "pair", "shuffle", "pause", "look", "hint", "key", "click", "size", "over"],
)
def test_nothing_is_left_over_of_what_was_interrupted(
    show_board: ShowBoard, begin: Callable[..., Film], interrupt: Callable[[Shown], None]
) -> None:
    shown = show_board(SIX, motion=True)
    begin(shown).wait(120)
    interrupt(shown)
    shown.scene.motion.finish_all()
    assert is_at_rest(shown.scene)
    visible = [item for item in shown.scene.items() if item.isVisible()]
    assert all(item.opacity() == 1.0 for item in visible)
    assert len({item.zValue() for item in visible}) == len(visible)


@pytest.mark.parametrize("begin", [deal, shuffle, undo])
def test_to_lay_out_the_same_again_interrupts_nothing(show_board: ShowBoard, begin: Callable[..., Film]) -> None:
    shown = show_board(SIX, motion=True)
    film = begin(shown)
    film.wait(120)
    before = [seen(shown.scene, tile) for tile in range(6)]
    shown.view.lay_out()
    assert [seen(shown.scene, tile) for tile in range(6)] == before
    film.wait(1000)
    assert is_at_rest(shown.scene)


def test_marks_of_free_tiles_come_when_the_tiles_are_nearly_there(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    shown.scene.set_look(Look(highlight_free=True))
    for begin in (deal, shuffle):
        film = begin(shown)
        marks = shown.scene._marks.items(range(6))
        assert len(marks) == 6
        film.wait(260)
        assert {item.opacity() for item in shown.scene._marks.items(range(6))} == {0.0}
        film.wait(190)
        film.wait(1000)
        assert {item.opacity() for item in shown.scene._marks.items(range(6))} == {1.0}


def test_while_all_tiles_move_none_is_outlined(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    film = deal(shown)
    assert shown.scene.hover(2)
    assert shown.scene.marked(Mark.HOVER) == []
    film.wait(1000)
    assert shown.scene.hover(2)
    assert shown.scene.marked(Mark.HOVER) == [2]


def test_a_selected_tile_rises_with_its_ring_and_comes_down_again(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    scene = shown.scene
    film = Film(scene)
    scene.click(2)
    heights = [seen(scene, 2).y]
    for _ in range(3):
        film.wait(30)
        (ring,) = scene._marks.items((2,))
        assert ring.pos() == item_of(scene, 2).pos()
        heights.append(seen(scene, 2).y)
    assert heights == sorted(set(heights), reverse=True)
    assert seen(scene, 2) == lying(scene, 2, LIFT)
    scene.click(2)
    film.wait(45)
    assert lying(scene, 2, LIFT).y < seen(scene, 2).y < lying(scene, 2).y
    film.wait(45)
    assert is_at_rest(scene)


def test_a_tile_counts_where_it_will_be_when_it_has_risen(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    Film(shown.scene)
    shown.scene.click(2)
    assert shown.scene.placement is not None
    corner = shown.scene.placement.point(shown.scene.slots[2], LIFT)
    metrics = shown.scene.placement.geometry.metrics
    corner.setX(corner.x() + metrics.margin_left + 1)
    corner.setY(corner.y() + metrics.margin_top + 1)
    assert shown.scene.tile_at(corner) == 2
    shown.scene.clear_selection()
    assert shown.scene.tile_at(corner) is None


def test_without_motion_a_selected_tile_is_up_at_once(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    shown.scene.click(2)
    assert seen(shown.scene, 2) == lying(shown.scene, 2, LIFT)
    shown.scene.click(None)
    assert is_at_rest(shown.scene)


def test_a_tile_that_gives_up_its_selection_takes_its_new_mark_down_with_it(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    film = Film(shown.scene)
    shown.scene.click(0)
    film.wait(100)
    shown.scene.click(2)
    for time in (0, 40, 60):
        film.wait(time)
        (mark,) = shown.scene._marks.items((0,))
        assert mark.pos() == item_of(shown.scene, 0).pos()
    assert seen(shown.scene, 0) == lying(shown.scene, 0)
    assert seen(shown.scene, 2) == lying(shown.scene, 2, LIFT)


def test_a_pair_leaves_from_where_it_is_seen_comes_together_and_comes_back_the_same_way(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    scene = shown.scene
    film = Film(scene)
    shown.scene.pair_chosen.connect(lambda pair: take(scene, pair))
    scene.click(0)
    film.wait(100)
    scene.click(1)
    assert seen(scene, 0) == lying(scene, 0, LIFT)
    film.wait(120)
    before = seen(scene, 0), seen(scene, 1)
    assert before[0].x > lying(scene, 0).x
    assert before[1].x < lying(scene, 1).x
    film.wait(100)
    away = seen(scene, 0)
    assert away.y < before[0].y < lying(scene, 0).y
    assert away.opacity < before[0].opacity < 1.0
    film.wait(100)
    assert not seen(scene, 0).is_visible
    scene.apply(step(SIX, Change.UNDO, returned=(0, 1)))
    assert seen(scene, 0).is_visible
    assert seen(scene, 0).y == pytest.approx(away.y, abs=2)
    assert seen(scene, 0).opacity == 0.0
    film.wait(240)
    assert is_at_rest(scene)
    scene.apply(step(SIX.remove((0, 1)), Change.REDO, removed=(0, 1)))
    film.wait(220)
    assert seen(scene, 0) == pytest.approx(away, abs=2)


def test_faces_change_in_the_middle_of_a_shuffle_when_the_tiles_are_drawn_together(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    scene = shown.scene
    old = [item_of(scene, tile).pixmap().cacheKey() for tile in range(6)]
    film = shuffle(shown)
    film.wait(240)
    assert [item_of(scene, tile).pixmap().cacheKey() for tile in range(6)] == old
    assert lying(scene, 0).x < seen(scene, 0).x
    assert seen(scene, 5).x < lying(scene, 5).x
    assert all(seen(scene, tile).opacity < 0.3 for tile in range(6))
    film.wait(20)
    new = [item_of(scene, tile).pixmap().cacheKey() for tile in range(6)]
    assert new != old
    film.wait(240)
    assert is_at_rest(scene)
    scene.motion.is_on = False
    scene.apply(step(SIX, Change.UNDO)._replace(refaced=True))
    assert [item_of(scene, tile).pixmap().cacheKey() for tile in range(6)] == old


def test_going_back_over_a_shuffle_brings_everything_to_its_place(show_board: ShowBoard) -> None:
    shown = show_board(OTHER, motion=True)
    take(shown.scene, (0, 4))
    shown.scene.motion.finish_all()
    film = Film(shown.scene)
    shown.scene.apply(step(SIX, Change.UNDO, returned=(0, 4))._replace(refaced=True))
    film.wait(100)
    film.wait(300)
    assert seen(shown.scene, 0).is_visible
    film.wait(200)
    assert is_at_rest(shown.scene)


@pytest.mark.parametrize("pause", [50, 16, 0])
def test_twenty_clicks_a_second_and_more_lose_none(show_board: ShowBoard, pause: int) -> None:
    deal_ = turtle_deal()
    shown = show_board(deal_.board, motion=True, width=1200, height=800)
    scene = shown.scene
    film = Film(scene)
    scene.pair_chosen.connect(lambda pair: take(scene, pair))
    scene.arrive(Arrival.DEALT)
    taken = 0
    while scene.board is not None and (pairs := scene.board.pairs()):
        for tile in pairs[0]:
            QTest.mouseClick(shown.view.board_viewport, Qt.MouseButton.LeftButton, pos=centre_of(scene, tile))
            film.wait(pause)
        taken += 1
        assert scene.board.tiles_left == 144 - 2 * taken
    assert taken > 20
    scene.motion.finish_all()
    assert is_at_rest(scene)
    assert sum(item.isVisible() for item in scene.items()) == 144 - 2 * taken


def test_a_wave_of_one_tile_is_a_wave_too(show_board: ShowBoard) -> None:
    shown = show_board(Board(WALL.layout, WALL.faces, 0b1000), motion=True)
    film = deal(shown)
    film.wait(700)
    assert is_at_rest(shown.scene)
