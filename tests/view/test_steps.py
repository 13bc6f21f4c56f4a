"""Lines that join pairs, and tiles that fall: what is seen, and that nothing waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem

from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.art.tile_state import Mark
from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.play.course import Course
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.event import PairTaken, Redone, Undone
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.view.board_scene import BoardScene
from mahjong_qt.view.board_view import BoardView
from mahjong_qt.view.hole_marks import holes_of
from tests.view.sample_boards import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.board import Pair

# fmt: off
LABELS = (
    "1B 2B 3B 1B "
    "4B 5B 5B 4B "
    "7B 3B 2B 7B"
)
# fmt: on


def deal_of(*, has_gravity: bool) -> Deal[Board]:
    layout = Layout.from_tiles([(2 * x, 2 * y, 0) for y in range(3) for x in range(4)])
    board = Board.full(layout, map(face_from_label, LABELS.split()), has_gravity=has_gravity)
    return Deal(GameCode("L78", 0, Recipe.UNIFORM, has_gravity), board, None)


class Played:
    """A game on a view, without a session: what chooses a pair takes it."""

    def __init__(self, qtbot: QtBot, *, has_gravity: bool) -> None:
        art = TileArt(TileSet.load(NUMBERS), None)
        self.scene = BoardScene(art)
        self.view = BoardView(self.scene, art)
        qtbot.addWidget(self.view)
        self.view.resize(700, 520)
        self.view.show()
        self.course = Course(deal_of(has_gravity=has_gravity))
        self.scene.set_board(self.course.board)
        self.view.lay_out()
        self.scene.set_playable(True)
        self.scene.pair_chosen.connect(self.take)

    def take(self, pair: Pair) -> None:
        self.scene.apply(self.course.take(PairTaken(0.0, *pair)))

    def place(self, tile: int) -> tuple[float, float]:
        point = self.scene._tiles[tile].pos()
        return point.x(), point.y()

    def is_seen(self, tile: int) -> bool:
        return self.scene._tiles[tile].isVisible()

    def click(self, tile: int) -> None:
        """Clicks where a tile is seen now."""
        item = self.scene._tiles[tile].sceneBoundingRect().center()
        point: QPoint = self.view.mapFromScene(item)
        QTest.mouseClick(self.view.board_viewport, Qt.MouseButton.LeftButton, pos=point)


@pytest.fixture
def play(qtbot: QtBot) -> Callable[..., Played]:
    return lambda has_gravity=False: Played(qtbot, has_gravity=has_gravity)


def test_a_line_joins_the_pair_and_both_go_when_it_was_seen(play: Callable[..., Played], qtbot: QtBot) -> None:
    played = play()
    played.click(0)
    played.click(3)
    line = played.scene.line
    assert line.is_shown
    ends = line.places
    assert len(ends) == 4  # round the top, with two turns
    top = played.scene._tiles[0].sceneBoundingRect().top()
    assert ends[1].y() == ends[2].y() < top + 10
    assert ends[1].y() > 0
    assert (played.is_seen(0), played.is_seen(3)) == (True, True)
    assert not played.course.board.is_present(0)
    qtbot.waitUntil(lambda: not line.is_shown)
    qtbot.waitUntil(lambda: not played.is_seen(0) and not played.is_seen(3))


def test_a_taken_tile_cannot_be_taken_twice_and_the_next_click_does_not_wait(play: Callable[..., Played]) -> None:
    played = play()
    played.click(0)
    played.click(3)
    clicks: list[object] = []
    played.scene.clicked.connect(clicks.append)
    played.click(0)
    played.click(3)
    assert clicks == []
    played.click(4)
    assert played.scene.selected_tile == 4
    assert played.scene.line.is_shown
    played.click(0)
    assert played.scene.selected_tile == 4
    played.click(7)
    assert not played.course.board.is_present(4)
    # the line of the first pair made way for that of the second
    assert len(played.course.events) == 2


def test_a_tile_that_no_line_joins_takes_the_selection(play: Callable[..., Played]) -> None:
    played = play()
    played.click(1)
    played.click(10)
    assert played.course.board.tiles_left == 12
    assert played.scene.selected_tile == 10
    assert played.scene.marked(Mark.MISMATCH) == [1]


def test_tiles_fall_after_the_line_and_a_click_before_that_meets_the_tile_where_it_is_seen(
    play: Callable[..., Played], qtbot: QtBot
) -> None:
    played = play(has_gravity=True)
    played.click(8)
    played.click(11)
    # 0 will lie where 4 lay, and is still seen above
    before = played.place(0)
    assert played.course.board.slots[0].y == 2
    played.click(0)
    assert played.scene.selected_tile == 0
    assert played.place(0)[1] > before[1]
    assert not played.scene.line.is_shown
    played.click(3)
    assert played.course.board.tiles_left == 8
    qtbot.waitUntil(lambda: not played.scene.motion.is_playing)
    assert not played.is_seen(0)


def test_tiles_fall_by_themselves_and_undo_lifts_them_back(play: Callable[..., Played], qtbot: QtBot) -> None:
    played = play(has_gravity=True)
    places = {tile: played.place(tile) for tile in range(12)}
    played.click(8)
    played.click(11)
    qtbot.waitUntil(lambda: not played.scene.motion.is_playing)
    assert (played.place(0), played.place(4)) == (places[4], places[8])
    assert (played.place(3), played.place(7)) == (places[7], places[11])
    assert played.place(1) == places[1]
    played.scene.apply(played.course.step_back(Undone(0.0)))
    played.scene.motion.finish_all()
    assert {tile: played.place(tile) for tile in range(12)} == places
    assert all(map(played.is_seen, range(12)))
    played.scene.apply(played.course.step_forward(Redone(0.0)))
    assert played.scene.line.is_shown
    played.scene.motion.finish_all()
    assert played.place(0) == places[4]
    assert not played.is_seen(8)


def test_without_motion_the_line_is_seen_all_the_same_and_tiles_are_there_at_once(
    play: Callable[..., Played], qtbot: QtBot
) -> None:
    played = play(has_gravity=True)
    played.scene.motion.is_on = False
    places = {tile: played.place(tile) for tile in (4, 7)}
    played.click(8)
    played.click(11)
    assert played.scene.line.is_shown
    qtbot.waitUntil(lambda: not played.scene.line.is_shown)
    assert played.place(0) == places[4]
    assert not played.is_seen(8)
    assert not played.scene.motion.is_playing


def test_a_click_while_tiles_fall_meets_the_tile_where_it_is_seen(play: Callable[..., Played], qtbot: QtBot) -> None:
    played = play(has_gravity=True)
    played.take((8, 11))
    start, home = played.place(0), played.place(4)
    qtbot.waitUntil(lambda: start[1] < played.place(0)[1] < home[1])
    played.click(0)
    assert played.scene.selected_tile == 0


def test_a_hint_shows_its_line_until_the_next_click(play: Callable[..., Played]) -> None:
    played = play()
    played.scene.show_hint(Hint((0, 3), HintKind.PROVEN))
    assert played.scene.marked(Mark.HINT) == [0, 3]
    assert len(played.scene.line.places) == 4
    played.click(5)
    assert not played.scene.line.is_shown
    assert not played.scene.line.places


def test_a_change_of_size_ends_what_moves(play: Callable[..., Played]) -> None:
    played = play(has_gravity=True)
    played.click(8)
    played.click(11)
    played.view.resize(400, 300)
    played.view.lay_out()
    assert not played.scene.line.is_shown
    assert not played.is_seen(8)
    first, below = played.scene._tiles[0].sceneBoundingRect(), played.scene._tiles[4].sceneBoundingRect()
    assert first.center().y() < below.center().y()
    assert abs(first.bottom() - below.top()) < first.height() / 2


def test_another_board_ends_what_moves(play: Callable[..., Played]) -> None:
    played = play(has_gravity=True)
    played.click(8)
    played.click(11)
    played.scene.set_board(deal_of(has_gravity=True).board)
    assert not played.scene.line.is_shown
    assert all(map(played.is_seen, range(12)))
    assert played.scene.slots[0].y == 0


def test_the_line_of_a_hint_goes_with_the_board_to_another_size(play: Callable[..., Played]) -> None:
    played = play()
    played.scene.show_hint(Hint((0, 3), HintKind.GUESS))
    before = played.scene.line.places
    played.view.resize(400, 300)
    played.view.lay_out()
    after = played.scene.line.places
    assert len(after) == 4
    assert after[1].x() != before[1].x()
    assert played.scene._tiles[0].sceneBoundingRect().contains(after[0])


def test_a_line_leaves_the_middle_of_its_tiles_free(play: Callable[..., Played]) -> None:
    played = play()
    played.scene.show_hint(Hint((5, 6), HintKind.PROVEN))
    left, right = played.scene.line.places
    tiles = [played.scene._tiles[tile].sceneBoundingRect() for tile in (5, 6)]
    assert tiles[0].center().x() < left.x() < right.x() < tiles[1].center().x()


def test_holes_are_seen_where_tiles_fall(qtbot: QtBot) -> None:
    ring = Layout.from_tiles([(2 * x, 2 * y, 0) for y in range(3) for x in range(3) if (x, y) != (1, 1)])
    assert holes_of(ring) == [Slot(2, 2, 0)]
    for has_gravity in (True, False):
        played = Played(qtbot, has_gravity=False)
        faces = map(face_from_label, ["1B", "2B", "1B", "2B", "3B", "3B", "4B", "4B"])
        played.scene.set_board(Board.full(ring, faces, has_gravity=has_gravity))
        played.view.lay_out()
        marks = [item for item in played.scene.items() if isinstance(item, QGraphicsPathItem) and item.isVisible()]
        assert len(marks) == has_gravity
