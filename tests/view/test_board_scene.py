from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from mahjong_qt.art.tile_art import Mark
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.view.board_scene import BoardScene, Look
from mahjong_qt.view.selection import Answer, Click
from mahjong_qt.view.tile_items import LIFT
from tests.view.sample_boards import ROW, SINGLES, centre_of, small_board, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.play.board import Board
    from tests.view.conftest import Shown

    ShowBoard = Callable[..., Shown]

SIX = small_board(SINGLES, "1B 1B 2B 2B 3B 3B")
WALL = small_board(ROW, "1B 2C 2C 1B")
PLAYERS_MARKS = [mark for mark in Mark if mark is not Mark.FREE]


def step(board: Board, change: Change, *, removed: tuple[int, ...] = (), returned: tuple[int, ...] = ()) -> Transition:
    return Transition(change, removed, returned, change is Change.SHUFFLE, board, Status.PLAYING)


def take(scene: BoardScene, pair: tuple[int, int]) -> None:
    assert scene.board is not None
    scene.apply(step(scene.board.remove(pair), Change.PAIR, removed=pair))


def marks(scene: BoardScene) -> dict[Mark, list[int]]:
    return {mark: scene.marked(mark) for mark in Mark if scene.marked(mark)}


def visible_items(scene: BoardScene) -> int:
    return sum(item.isVisible() for item in scene.items())


def test_before_a_board_is_shown_nothing_happens(art: TileArt) -> None:
    scene = BoardScene(art)
    scene.click(0)
    assert not scene.hover(0)
    scene.set_look(Look(highlight_free=True))
    scene.set_face_down(True)
    assert scene.selected_tile is None
    assert not scene.items()


@pytest.mark.parametrize(
    ("clicks", "answers", "after"),
    [
        ([0], [Answer.SELECTED], {Mark.SELECTED: [0]}),
        ([0, 0], [Answer.SELECTED, Answer.DESELECTED], {}),
        ([0, 2], [Answer.SELECTED, Answer.MOVED], {Mark.SELECTED: [2], Mark.MISMATCH: [0]}),
        ([0, 1], [Answer.SELECTED, Answer.PAIR], {}),
    ],
)
def test_marks_after_clicks_on_free_tiles(
    show_board: ShowBoard, clicks: list[int], answers: list[Answer], after: dict[Mark, list[int]]
) -> None:
    scene, _, pairs = show_board(SIX)
    told: list[Click] = []
    scene.clicked.connect(told.append)
    for tile in clicks:
        scene.click(tile)
    assert [click.answer for click in told] == answers
    assert marks(scene) == after
    assert pairs == ([(0, 1)] if Answer.PAIR in answers else [])


def test_a_blocked_tile_says_no_and_nothing_is_selected(show_board: ShowBoard) -> None:
    scene, _, pairs = show_board(WALL)
    scene.click(0)
    scene.click(1)
    assert marks(scene) == {Mark.REFUSED: [1]}
    assert scene.selected_tile is None
    scene.click(2)
    assert marks(scene) == {Mark.REFUSED: [2]}
    assert not pairs


def test_a_mark_that_answers_a_click_goes_by_itself(show_board: ShowBoard) -> None:
    scene, _, _ = show_board(WALL)
    scene.click(1)
    scene.motion.finish_all()
    assert marks(scene) == {}


def test_a_click_on_no_tile_takes_selection_and_hint_away(show_board: ShowBoard) -> None:
    scene, _, pairs = show_board(SIX)
    told: list[Click] = []
    lying = {tuple(item.pos().toTuple()) for item in scene.items() if item.isVisible()}
    scene.click(0)
    scene.show_hint(Hint((2, 3), HintKind.PLANNED))
    scene.clicked.connect(told.append)
    scene.click(None)
    assert (scene.selected_tile, marks(scene), pairs, told) == (None, {}, [], [])
    # the tile lies in its place again
    assert {tuple(item.pos().toTuple()) for item in scene.items() if item.isVisible()} == lying


def test_tiles_that_cannot_be_played_take_no_click(show_board: ShowBoard) -> None:
    scene, _, pairs = show_board(SIX)
    scene.click(0)
    scene.set_playable(False)
    assert (scene.selected_tile, marks(scene)) == (None, {})
    scene.click(0)
    scene.click(1)
    assert not scene.hover(0)
    assert (scene.selected_tile, marks(scene), pairs) == (None, {}, [])


@pytest.mark.parametrize("tile", [0, None])
def test_a_click_while_tiles_cannot_be_played_is_told(show_board: ShowBoard, tile: int | None) -> None:
    scene, _, _ = show_board(SIX)
    told: list[bool] = []
    scene.clicked_in_vain.connect(lambda: told.append(True))
    scene.click(tile)
    assert told == []
    scene.set_playable(False)
    scene.click(tile)
    assert told == [True]


def test_an_area_is_measured_by_the_tiles_that_it_hides(show_board: ShowBoard) -> None:
    scene, view, _ = show_board(SIX)
    everything = QRectF(view.board_viewport.rect())
    assert scene.tiles_under(everything) == 6
    assert scene.tiles_under(QRectF(0, 0, 4, 4)) == 0
    one = centre_of(scene, 3)
    assert scene.tiles_under(QRectF(one.x(), one.y(), 1, 1)) == 1
    assert scene.tiles_under(QRectF(0, 0, one.x(), everything.height())) == 4
    take(scene, (2, 3))
    assert scene.tiles_under(QRectF(one.x(), one.y(), 1, 1)) == 0
    assert scene.tiles_under(everything) == 4


@pytest.mark.parametrize("kind", [HintKind.PLANNED, HintKind.GUESS])
def test_to_hide_a_hinted_tile_is_worse_than_to_hide_all_others(show_board: ShowBoard, kind: HintKind) -> None:
    scene, view, _ = show_board(SIX)
    scene.show_hint(Hint((1, 3), kind))
    hinted, other = centre_of(scene, 3), centre_of(scene, 2)
    assert scene.tiles_under(QRectF(hinted.x(), hinted.y(), 1, 1)) > 6
    assert scene.tiles_under(QRectF(other.x(), other.y(), 1, 1)) == 1
    scene.clear_selection()
    assert scene.tiles_under(QRectF(view.board_viewport.rect())) == 6


def test_without_a_board_no_tile_is_hidden(art: TileArt) -> None:
    assert BoardScene(art).tiles_under(QRectF(0, 0, 100, 100)) == 0


def test_a_tile_that_is_gone_takes_no_click(show_board: ShowBoard) -> None:
    scene, _, pairs = show_board(SIX)
    take(scene, (0, 1))
    scene.click(0)
    assert (scene.selected_tile, marks(scene), pairs) == (None, {}, [])


def test_only_free_tiles_are_outlined(show_board: ShowBoard) -> None:
    scene, _, _ = show_board(WALL)
    assert scene.hover(0)
    assert marks(scene) == {Mark.HOVER: [0]}
    assert not scene.hover(1)
    assert marks(scene) == {}
    assert scene.hover(3)
    assert not scene.hover(None)
    assert marks(scene) == {}


def test_a_hint_is_ringed_as_sure_or_as_a_guess_until_the_next_click(show_board: ShowBoard) -> None:
    scene, _, _ = show_board(SIX)
    scene.show_hint(Hint((0, 1), HintKind.PLANNED))
    assert marks(scene) == {Mark.HINT: [0, 1]}
    scene.show_hint(Hint((2, 3), HintKind.GUESS))
    assert marks(scene) == {Mark.GUESS: [2, 3]}
    scene.click(4)
    assert marks(scene) == {Mark.SELECTED: [4]}


def test_free_tiles_are_highlighted_when_wanted_and_follow_the_board(show_board: ShowBoard) -> None:
    scene, _, _ = show_board(WALL)
    scene.set_look(Look(highlight_free=True))
    assert marks(scene) == {Mark.FREE: [0, 3]}
    take(scene, (0, 3))
    assert marks(scene) == {Mark.FREE: [1, 2]}
    scene.set_face_down(True)
    assert marks(scene) == {}
    scene.set_face_down(False)
    scene.set_look(Look(highlight_free=False))
    assert marks(scene) == {}


def test_no_highlight_of_another_layout_is_left(show_board: ShowBoard) -> None:
    scene, view, _ = show_board(SIX)
    scene.set_look(Look(highlight_free=True))
    scene.set_board(WALL)
    assert visible_items(scene) == 0
    view.lay_out()
    assert marks(scene) == {Mark.FREE: [0, 3]}
    assert visible_items(scene) == 4 + 2


def test_a_new_board_has_no_trace_of_the_last(show_board: ShowBoard) -> None:
    scene, _, pairs = show_board(SIX, motion=True)
    scene.click(0)
    scene.show_hint(Hint((2, 3), HintKind.PLANNED))
    take(scene, (4, 5))
    scene.click(0)
    scene.set_board(SIX)
    assert (scene.selected_tile, marks(scene)) == (None, {})
    assert not scene.motion.is_playing
    assert visible_items(scene) == 6
    assert len({item.zValue() for item in scene.items() if item.isVisible()}) == 6
    scene.click(1)
    assert (scene.selected_tile, pairs) == (1, [])


def test_a_pair_leaves_while_the_next_click_counts(show_board: ShowBoard) -> None:
    scene, _, pairs = show_board(SIX, motion=True)
    take(scene, (0, 1))
    assert scene.motion.is_playing
    assert visible_items(scene) == 6
    scene.click(2)
    scene.click(3)
    assert pairs == [(2, 3)]
    take(scene, (2, 3))
    assert visible_items(scene) == 6
    scene.motion.finish_all()
    assert visible_items(scene) == 2


def test_a_tile_on_its_way_out_is_not_put_back_by_the_next_step(show_board: ShowBoard) -> None:
    scene, _, _ = show_board(SIX, motion=True)
    tile = scene.items(centre_of(scene, 0))[0]
    take(scene, (0, 1))
    on_its_way = tile.pos()
    tile.setPos(on_its_way.x(), on_its_way.y() - 7)
    take(scene, (2, 3))
    assert tile.pos().y() == on_its_way.y() - 7


def test_tiles_that_come_back_are_whole_at_their_places(show_board: ShowBoard) -> None:
    scene, _, _ = show_board(SIX, motion=True)
    before = [(item.pos(), item.zValue()) for item in scene.items()]
    take(scene, (0, 1))
    scene.apply(step(SIX, Change.UNDO, returned=(0, 1)))
    scene.motion.finish_all()
    assert [(item.pos(), item.zValue()) for item in scene.items()] == before
    assert all(item.isVisible() and item.opacity() == 1.0 for item in scene.items())


def test_a_shake_that_is_still_going_does_not_move_what_its_items_serve_for_next(show_board: ShowBoard) -> None:
    scene, _, _ = show_board(WALL, motion=True)
    scene.click(1)
    take(scene, (0, 3))
    scene.click(1)
    assert marks(scene) == {Mark.SELECTED: [1]}
    scene.motion.finish_all()
    left = {tuple(item.pos().toTuple()) for item in scene.items() if item.isVisible()}
    # the pair is gone; one tile lies, the lifted one and its ring are over their place
    assert scene.placement is not None
    slots = WALL.layout.slots
    assert left == {scene.placement.point(slots[2]).toTuple(), scene.placement.point(slots[1], LIFT).toTuple()}


def test_tiles_are_stacked_as_they_lie(show_board: ShowBoard) -> None:
    deal = turtle_deal()
    scene, _, _ = show_board(deal.board)
    places = {(item.pos().x(), item.pos().y()): item.zValue() for item in scene.items() if item.isVisible()}
    slots = deal.board.layout.slots
    assert scene.placement is not None
    from_below = sorted(slots, key=lambda slot: (slot.z, slot.x + slot.y, slot.x))
    heights = [places[scene.placement.point(slot).toTuple()] for slot in from_below]
    assert heights == sorted(heights)


@pytest.mark.parametrize("is_face_down", [False, True])
def test_all_tiles_of_a_board_are_shown(show_board: ShowBoard, is_face_down: bool) -> None:
    scene, _, _ = show_board(turtle_deal().board)
    scene.set_face_down(is_face_down)
    pictures = {item.pixmap().cacheKey() for item in scene.items()}  # type: ignore[attr-defined]
    assert visible_items(scene) == 144
    assert (len(pictures) == 1) == is_face_down
