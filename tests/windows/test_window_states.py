"""Every action on top of everything that may be left over from before: nothing stale stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from mahjong_qt.art.tile_art import Mark
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.engine.save import restore
from mahjong_qt.view.board_scene import Arrival
from mahjong_qt.view.motion import Motion
from tests.view.sample_boards import small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

# Seven tiles apart from each other, and tile 7 on top of tile 0.
TILES = [*((4 * x, 0, 0) for x in range(7)), (0, 0, 1)]
LABELS = "1B 1B 2B 2B 3B 3B 1B 1B"


def selection(table: Table) -> None:
    table.click(2)


def hint_shown(table: Table) -> None:
    table.trigger("hint")
    assert table.marks


def redo_available(table: Table) -> None:
    table.click(2, 3)
    table.trigger("undo")


def animation_running(table: Table) -> None:
    table.store.change(motion=True)
    table.click(2, 3)
    assert table.scene.motion.is_playing


def dealing_in(table: Table) -> None:
    table.store.change(motion=True)
    table.scene.arrive(Arrival.DEALT)
    assert table.scene.motion.is_playing


def rising(table: Table) -> None:
    table.store.change(motion=True)
    table.click(2)
    assert table.scene.motion.is_playing


def coming_down(table: Table) -> None:
    rising(table)
    table.click(2)
    assert table.scene.motion.is_playing


def pair_returning(table: Table) -> None:
    table.click(2, 3)
    table.store.change(motion=True)
    table.trigger("undo")
    assert table.scene.motion.is_playing


def shuffling(table: Table) -> None:
    table.store.change(motion=True)
    table.trigger("shuffle")
    assert table.scene.motion.is_playing


def celebrating(table: Table) -> None:
    table.click(7, 6, 0, 1, 2, 3)
    table.store.change(motion=True)
    table.click(4, 5)
    assert table.session.game.status is Status.CLEARED
    assert table.scene.is_celebrating


def refusal_shaking(table: Table) -> None:
    table.store.change(motion=True)
    table.scene.click(0)
    assert table.marks == {Mark.REFUSED: [0]}


def timer_running(table: Table) -> None:
    table.click(2, 2)
    table.seconds += 12.5


def paused(table: Table) -> None:
    table.click(2, 3)
    table.trigger("pause")


def stuck(table: Table) -> None:
    table.click(2, 3, 4, 5, 1, 6)
    assert table.session.game.status is Status.STUCK


def question_asked(table: Table) -> None:
    table.click(2, 3)
    table.trigger("new_game")
    assert table.told == "Leave this game?"


def stretched(table: Table) -> None:
    table.click(2)
    table.window.resize(1000, 750)


LEFT_OVER = [
    selection,
    hint_shown,
    redo_available,
    animation_running,
    dealing_in,
    rising,
    coming_down,
    pair_returning,
    shuffling,
    celebrating,
    refusal_shaking,
    timer_running,
    paused,
    stuck,
    question_asked,
    stretched,
]


def new_game(table: Table) -> None:
    table.controller.games._deal_new()


def restart(table: Table) -> None:
    table.session.restart()


def shuffle(table: Table) -> None:
    table.trigger("shuffle")


def undo(table: Table) -> None:
    table.trigger("undo")


def redo(table: Table) -> None:
    table.trigger("redo")


def load(table: Table) -> None:
    saved = table.session.snapshot()
    table.session.restore(restore(saved, lambda: table.seconds), saved)


def pause(table: Table) -> None:
    table.session.set_paused(True)


def resume(table: Table) -> None:
    table.session.set_paused(True)
    table.session.set_paused(False)


def choose_layout(table: Table) -> None:
    table.store.change(ask_before_leaving=False)
    table.controller.games.play_layout("butterfly", DealChoice(DealWish.SOLVABLE))


def dialog_opened(table: Table) -> None:
    table.trigger("about")


def resize(table: Table) -> None:
    table.window.resize(800, 620)


def close(table: Table) -> None:
    table.window.close()


ACTIONS = [new_game, restart, shuffle, undo, redo, load, pause, resume, choose_layout, dialog_opened]
WINDOW_ACTIONS = [resize, close]


def check_actions(table: Table) -> None:
    """What can be done is what the game lets be done."""
    game = table.session.game
    enabled = table.enabled()
    assert ("undo" in enabled) == game.can_undo
    assert ("redo" in enabled) == game.can_redo
    for verb in ("hint", "shuffle", "give_up"):
        assert (verb in enabled) == game.accepts_moves, verb
    assert ("pause" in enabled) == (not game.is_over)
    for verb in ("new_game", "restart"):
        assert (verb in enabled) == (not table.session.state.is_paused), verb
    assert enabled >= {"choose_layout", "enter_code", "copy_code", "settings", "about", "full_screen", "quit"}


def check_items(table: Table) -> None:
    """Exactly the tiles of the board are seen, whole, each at its place and with its own height."""
    table.scene.motion.finish_all()
    table.view.lay_out()
    board, placement = table.board, table.scene.placement
    assert table.scene.board == board
    assert placement is not None
    items = [item for item in table.scene.items() if item.isVisible()]
    assert all(isinstance(item, QGraphicsPixmapItem) and item.opacity() == 1.0 for item in items)
    wanted = sorted(placement.point(board.layout.slots[tile]).toTuple() for tile in tiles_of(board.present))
    assert sorted(item.pos().toTuple() for item in items) == wanted
    assert len({item.zValue() for item in items}) == len(items)


def check_timers(table: Table) -> None:
    """One timer for the clock, running when the clock does, and one for all motion, at rest."""
    (ticker,) = table.session.findChildren(QTimer)
    assert ticker.isActive() == table.session.game.clock.is_running
    (motion,) = table.scene.findChildren(Motion)
    (frames,) = motion.findChildren(QTimer)
    assert not frames.isActive()


@pytest.mark.parametrize("action", [*ACTIONS, *WINDOW_ACTIONS], ids=lambda action: action.__name__)
@pytest.mark.parametrize("left_over", LEFT_OVER, ids=lambda state: state.__name__)
def test_nothing_is_left_over(
    open_table: OpenTable, left_over: Callable[[Table], None], action: Callable[[Table], None]
) -> None:
    table = open_table(small_deal(TILES, LABELS))
    left_over(table)
    game, before = table.session.game, table.board
    action(table)
    if table.board is not before or action not in (undo, redo, shuffle, *WINDOW_ACTIONS):
        assert table.scene.selected_tile is None
        assert not table.marks or set(table.marks) <= {Mark.HOVER}
    if action is dialog_opened:
        assert table.enabled() == set()
        table.dialog().reject()
    check_actions(table)
    # where there was nothing to undo, redo or shuffle the selection may stay: away with it
    table.scene.set_playable(False)
    table.scene.set_playable(table.session.state.accepts_moves)
    check_items(table)
    check_timers(table)
    if table.session.game is not game:
        assert table.session.game.clock.seconds == (game.clock.seconds if action is load else 0.0)
        assert not table.session.game.clock.is_running
        assert not table.session.state.is_paused


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.__name__)
def test_the_partner_of_a_tile_that_was_selected_is_only_selected(
    open_table: OpenTable, action: Callable[[Table], None]
) -> None:
    table = open_table(small_deal(TILES, LABELS))
    # 4 and 5 are taken and come back with undo; 2 is selected when the action comes
    table.click(4, 5)
    if action is redo:
        table.trigger("undo")
    table.click(2)
    action(table)
    if action is dialog_opened:
        table.dialog().reject()
    if action is pause:
        table.session.set_paused(False)
    table.view.lay_out()
    left = table.board.tiles_left
    free = table.board.free()
    table.click(3 if 3 in free else free[0])
    assert table.board.tiles_left == left
    assert table.scene.selected_tile in free


def test_a_blocked_partner_is_not_taken_after_undo(open_table: OpenTable) -> None:
    table = open_table(small_deal(TILES, LABELS))
    table.click(7, 6)
    table.click(0)
    assert table.scene.selected_tile == 0
    table.trigger("undo")
    table.click(1)
    assert (table.board.tiles_left, table.scene.selected_tile) == (8, 1)
    table.scene.click(0)
    assert table.board.tiles_left == 8
    assert table.marks == {Mark.REFUSED: [0]}


def test_the_clock_of_a_new_game_after_a_pause_begins_at_nought(open_table: OpenTable) -> None:
    table = open_table(small_deal(TILES, LABELS))
    table.click(2, 2)
    table.seconds += 50
    paused(table)
    table.seconds += 50
    restart(table)
    assert table.session.state.seconds == 0.0
    table.click(2)
    table.seconds += 3
    assert table.session.state.seconds == 3.0


def test_after_a_whole_game_and_many_hints_there_is_one_timer(open_table: OpenTable) -> None:
    table = open_table(small_deal(TILES, LABELS))
    for _ in range(100):
        table.trigger("hint")
    table.click(2, 3, 4, 5)
    check_timers(table)
    timers = len(table.window.findChildren(QTimer))
    for _ in range(20):
        table.trigger("undo", "redo")
    assert len(table.window.findChildren(QTimer)) == timers
