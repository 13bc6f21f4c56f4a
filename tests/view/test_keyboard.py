from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mahjong_qt.art.tile_art import Mark
from mahjong_qt.engine.play.transition import Change, Status, Transition
from tests.view.sample_boards import ROW, SINGLES, centre_of, small_board, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.view.conftest import Shown

    ShowBoard = Callable[..., Shown]

Key = Qt.Key
SIX = small_board(SINGLES, "1B 2B 1B 2B 3B 3B")


def press(shown: Shown, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(shown.view, key)


def cursor(shown: Shown) -> list[int]:
    return shown.scene.marked(Mark.CURSOR)


def take_chosen_pairs(shown: Shown) -> None:
    """Lets the scene follow the pairs chosen, as the session does."""

    def take(pair: tuple[int, int]) -> None:
        board = shown.scene.board
        assert board is not None
        shown.scene.apply(Transition(Change.PAIR, pair, (), False, board.remove(pair), Status.PLAYING))

    shown.scene.pair_chosen.connect(take)


def test_arrows_go_from_free_tile_to_free_tile(show_board: ShowBoard) -> None:
    shown = show_board(small_board(ROW, "1B 2C 2C 1B"))
    press(shown, Key.Key_Right)
    assert cursor(shown) == [0]
    press(shown, Key.Key_Right)
    assert cursor(shown) == [3]
    press(shown, Key.Key_Right, Key.Key_Up)
    assert cursor(shown) == [3]
    press(shown, Key.Key_Left)
    assert cursor(shown) == [0]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_pair_is_taken_by_keys_alone(show_board: ShowBoard, key: Qt.Key) -> None:
    shown = show_board(SIX)
    press(shown, Key.Key_Right, key)
    assert shown.scene.selected_tile == 0
    press(shown, Key.Key_Right, Key.Key_Right, key)
    assert shown.pairs == [(0, 2)]


def test_a_key_never_clicks_a_tile_that_bears_no_mark(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    press(shown, Key.Key_Space)
    assert (shown.scene.selected_tile, cursor(shown)) == (None, [0])
    QTest.mouseClick(shown.view.board_viewport, Qt.MouseButton.LeftButton, pos=centre_of(shown.scene, 4))
    QTest.mouseClick(shown.view.board_viewport, Qt.MouseButton.LeftButton, pos=centre_of(shown.scene, 4))
    QTest.mouseMove(shown.view.board_viewport, centre_of(shown.scene, 3))
    press(shown, Key.Key_Space)
    assert (shown.scene.selected_tile, cursor(shown)) == (None, [0])
    press(shown, Key.Key_Space)
    assert shown.scene.selected_tile == 0


def test_on_a_new_board_the_first_key_only_shows_the_cursor(show_board: ShowBoard) -> None:
    shown = show_board(turtle_deal().board)
    press(shown, *[Key.Key_Right] * 30)
    shown.scene.set_board(SIX)
    shown.view.lay_out()
    press(shown, Key.Key_Space)
    assert shown.scene.selected_tile is None
    assert len(cursor(shown)) == 1


def test_the_cursor_goes_on_to_the_nearest_tile_when_its_own_is_gone(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    take_chosen_pairs(shown)
    press(shown, Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Right, Key.Key_Space)
    assert shown.scene.board is not None
    assert shown.scene.board.tiles_left == 4
    assert cursor(shown) in ([1], [3])


def test_every_free_tile_of_the_turtle_is_reached_by_arrows(show_board: ShowBoard) -> None:
    deal = turtle_deal()
    shown = show_board(deal.board)
    arrows = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
    reached: set[int] = set()
    press(shown, Key.Key_Right)
    waiting = cursor(shown)
    while waiting:
        tile = waiting.pop()
        reached.add(tile)
        for arrow in arrows:
            shown.view._keys._tile = tile
            press(shown, arrow)
            (there,) = cursor(shown)
            if there not in reached:
                waiting.append(there)
    assert reached == set(deal.board.free())


def test_keys_do_nothing_where_there_is_no_tile(show_board: ShowBoard) -> None:
    shown = show_board(small_board(SINGLES[:2], "1B 1B"))
    take_chosen_pairs(shown)
    press(shown, Key.Key_Right, Key.Key_Space, Key.Key_Right, Key.Key_Space)
    assert shown.pairs == [(0, 1)]
    press(shown, Key.Key_Right, Key.Key_Space, Key.Key_Up)
    assert (cursor(shown), shown.pairs) == ([], [(0, 1)])


def test_other_keys_are_left_to_the_window(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    press(shown, Key.Key_Escape, Key.Key_A, Key.Key_Tab)
    assert (cursor(shown), shown.scene.selected_tile) == ([], None)
