from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.session import Session
from mahjong_qt.windows.loss_watch import LossWatch
from tests.windows.lost_game import DEAL

if TYPE_CHECKING:
    from mahjong_qt.engine.play.game_state import GameState


@pytest.fixture
def state(qapp: object) -> GameState:
    session = Session(lambda: 0.0)
    session.start(DEAL, "turtle", is_repeated=False)
    return session.state


class Watched:
    """A watch, and the steps of a game that it follows."""

    def __init__(self, state: GameState, *, is_wanted: bool = True) -> None:
        self.watch = LossWatch()
        self._state = state
        self._is_wanted = is_wanted

    def see(self, outlook: Outlook, **values: object) -> bool:
        """Whether there is a warning once the outlook is this."""
        self.watch.follow(self._state._replace(outlook=outlook, **values), is_wanted=self._is_wanted)  # type: ignore[arg-type]
        return self.watch.is_warning

    def move(self, change: Change) -> None:
        self.watch.move(Transition(change, (), (), False, DEAL.board, Status.PLAYING))


def test_it_warns_of_a_proven_loss_until_the_next_move(state: GameState) -> None:
    game = Watched(state)
    assert not game.see(Outlook.WINNABLE)
    assert not game.see(Outlook.UNKNOWN)
    assert game.see(Outlook.LOST)
    assert game.see(Outlook.LOST)
    game.move(Change.PAIR)
    assert not game.see(Outlook.LOST)


@pytest.mark.parametrize("before", [Outlook.WINNABLE, Outlook.UNKNOWN])
def test_it_warns_again_when_the_game_is_lost_anew(state: GameState, before: Outlook) -> None:
    game = Watched(state)
    assert game.see(Outlook.LOST)
    game.move(Change.UNDO)
    assert not game.see(before)
    game.move(Change.PAIR)
    assert not game.see(Outlook.UNKNOWN)
    assert game.see(Outlook.LOST)


def test_a_redo_into_the_loss_is_one_anew(state: GameState) -> None:
    game = Watched(state)
    assert game.see(Outlook.LOST)
    game.move(Change.UNDO)
    assert not game.see(Outlook.WINNABLE)
    game.move(Change.REDO)
    assert game.see(Outlook.LOST)


def test_that_an_earlier_position_was_lost_too_is_no_news(state: GameState) -> None:
    game = Watched(state)
    assert game.see(Outlook.LOST)
    for _ in range(3):
        game.move(Change.UNDO)
        assert not game.see(Outlook.UNKNOWN)
        assert not game.see(Outlook.LOST)


def test_what_was_closed_stays_closed(state: GameState) -> None:
    game = Watched(state)
    assert game.see(Outlook.LOST)
    game.watch.dismiss()
    assert not game.see(Outlook.LOST)


def test_a_pause_keeps_the_warning_and_brings_none(state: GameState) -> None:
    game = Watched(state)
    assert not game.see(Outlook.LOST, is_paused=True)
    assert game.see(Outlook.LOST)
    assert game.see(Outlook.LOST, is_paused=True)
    assert game.see(Outlook.LOST)


def test_being_stuck_says_enough(state: GameState) -> None:
    game = Watched(state)
    assert not game.see(Outlook.LOST, status=Status.STUCK)
    game.move(Change.UNDO)
    assert not game.see(Outlook.LOST)


def test_a_player_who_does_not_want_to_know_is_told_when_he_does(state: GameState) -> None:
    game = Watched(state, is_wanted=False)
    assert not game.see(Outlook.LOST)
    game._is_wanted = True
    assert game.see(Outlook.LOST)


def test_only_the_first_hint_after_a_loss_is_one(state: GameState) -> None:
    game = Watched(state)
    lost = state._replace(outlook=Outlook.LOST)
    assert not game.watch.is_first_hint_after_loss(state)
    assert [game.watch.is_first_hint_after_loss(lost) for _ in range(2)] == [True, False]
    game.see(Outlook.UNKNOWN)
    assert not game.watch.is_first_hint_after_loss(lost)
    game.see(Outlook.WINNABLE)
    assert game.watch.is_first_hint_after_loss(lost)
    game.watch.restart(0)
    assert game.watch.is_first_hint_after_loss(lost)


@pytest.mark.parametrize(("lost_since", "is_told"), [(0, True), (1, False), (None, False)])
def test_a_deal_that_was_asked_about_is_told_of_in_any_case(
    state: GameState, lost_since: int | None, is_told: bool
) -> None:
    game = Watched(state, is_wanted=False)
    game.watch.ask_about_deal()
    assert game.see(Outlook.LOST, lost_since=lost_since) is is_told
    game.watch.restart(0)
    assert not game.see(Outlook.LOST, lost_since=lost_since)


def test_that_the_deal_is_lost_is_told_once(state: GameState) -> None:
    game = Watched(state)
    assert game.see(Outlook.LOST, lost_since=0)
    game.move(Change.SHUFFLE)
    assert not game.see(Outlook.WINNABLE, moves_made=1)
    game.move(Change.UNDO)
    assert not game.see(Outlook.LOST, lost_since=0)
    game.move(Change.SHUFFLE)
    assert not game.see(Outlook.WINNABLE, moves_made=1)
    assert game.see(Outlook.LOST, lost_since=2, moves_made=2)


def test_a_loss_that_becomes_known_as_one_of_the_deal_is_told_once_too(state: GameState) -> None:
    game = Watched(state)
    assert game.see(Outlook.LOST, moves_made=1)
    assert game.see(Outlook.LOST, lost_since=0, moves_made=1)
    game.move(Change.SHUFFLE)
    game.see(Outlook.WINNABLE, moves_made=2)
    game.move(Change.UNDO)
    assert not game.see(Outlook.LOST, lost_since=0, moves_made=1)


@pytest.mark.parametrize(("lost_since", "is_told"), [(None, False), (0, False), (4, False), (5, True)])
def test_a_game_that_is_resumed_warns_only_of_what_its_last_move_lost(
    state: GameState, lost_since: int | None, is_told: bool
) -> None:
    game = Watched(state)
    game.watch.restart(5)
    assert game.see(Outlook.LOST, moves_made=5, lost_since=lost_since) is is_told


def test_who_plays_on_in_a_game_that_is_resumed_hears_of_new_losses_only(state: GameState) -> None:
    game = Watched(state)
    game.watch.restart(5)
    assert not game.see(Outlook.LOST, moves_made=5)
    game.move(Change.PAIR)
    assert not game.see(Outlook.LOST, moves_made=6, lost_since=4)
    for moves in (5, 4, 3):
        game.move(Change.UNDO)
        assert not game.see(Outlook.UNKNOWN, moves_made=moves)
    game.move(Change.PAIR)
    assert game.see(Outlook.LOST, moves_made=4, lost_since=4)


def test_a_game_that_is_resumed_and_won_back_warns_as_every_other(state: GameState) -> None:
    game = Watched(state)
    game.watch.restart(5)
    game.see(Outlook.LOST, moves_made=5, lost_since=5)
    game.move(Change.UNDO)
    game.see(Outlook.WINNABLE, moves_made=4)
    game.move(Change.PAIR)
    assert game.see(Outlook.LOST, moves_made=5)


def test_a_deal_that_was_asked_about_is_told_of_in_a_game_that_is_resumed_too(state: GameState) -> None:
    game = Watched(state)
    game.watch.restart(5)
    game.watch.ask_about_deal()
    assert game.see(Outlook.LOST, moves_made=5, lost_since=0)
