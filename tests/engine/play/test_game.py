from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.play.board import PairError
from mahjong_qt.engine.play.deal import Shuffled
from mahjong_qt.engine.play.event import (
    Event,
    GivenUp,
    HintGiven,
    PairTaken,
    Redone,
    TilesShuffled,
    Undone,
)
from mahjong_qt.engine.play.game import Game, GameError
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from tests.engine.sample_games import TURTLE, Time, deal_on, labels_on, make_deal, play, row, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.verdict import Verdict

SPREAD = make_deal(row(6, gap=2), "E E E E N N", [(0, 1), (2, 3), (4, 5)])
"""Six tiles that touch nothing."""

TWO_STACKS = make_deal([*row(4, gap=2), (0, 0, 1), (12, 0, 1)], "N N N N E E")
"""Four tiles in a row, one more on the first and one on the last."""

SPREAD_WITHOUT_PLAN = make_deal(row(6, gap=2), "E E E E N N")

ROW_OF_FOUR = make_deal(row(4), "E N N E", [(0, 3), (1, 2)])

STUCK_LATER = make_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "E E E E")
"""Taking 1 and 2 leaves a stack of two."""


@pytest.fixture
def time() -> Time:
    return Time()


def cleared() -> Game:
    game = play(make_deal(row(2), "E E", [(0, 1)]))
    game.remove((0, 1))
    return game


def given_up() -> Game:
    game = play(SPREAD)
    game.remove((0, 1))
    game.remove((2, 3))
    game.undo()
    game.give_up()
    return game


def paused() -> Game:
    game = play(SPREAD)
    game.remove((0, 1))
    game.remove((2, 3))
    game.undo()
    game.pause()
    return game


def test_a_new_game_has_everything_before_it() -> None:
    game = play(SPREAD)
    assert game.board == SPREAD.board
    assert game.status is Status.PLAYING
    assert (game.is_paused, game.is_over, game.accepts_moves) == (False, False, True)
    assert (game.can_undo, game.can_redo, game.moves_made) == (False, False, 0)
    assert (game.events, game.clock.seconds, game.clock.is_running) == ([], 0, False)


def test_a_pair_is_removed() -> None:
    game = play(SPREAD)
    transition = game.remove((3, 0))
    assert game.board == SPREAD.board.remove((0, 3))
    assert transition == Transition(Change.PAIR, (0, 3), (), False, game.board, Status.PLAYING)
    assert game.events == [PairTaken(0.0, 0, 3)]
    assert (game.can_undo, game.can_redo, game.moves_made) == (True, False, 1)


@pytest.mark.parametrize("pair", [(0, 4), (0, 0), (0, 6), (5, 99)])
def test_what_is_no_pair_is_refused_and_changes_nothing(pair: tuple[int, int]) -> None:
    game = play(SPREAD)
    with pytest.raises(PairError):
        game.remove(pair)
    assert (game.board, game.events, game.clock.is_running) == (SPREAD.board, [], False)


def test_a_pair_of_which_one_is_blocked_or_gone_is_refused() -> None:
    game = play(ROW_OF_FOUR)
    with pytest.raises(PairError):
        game.remove((1, 2))
    game.remove((0, 3))
    with pytest.raises(PairError):
        game.remove((0, 3))
    game.remove((1, 2))
    assert game.status is Status.CLEARED


def test_undo_and_redo_of_a_pair() -> None:
    game = play(SPREAD)
    game.remove((0, 1))
    after = game.board
    assert game.undo() == Transition(Change.UNDO, (), (0, 1), False, SPREAD.board, Status.PLAYING)
    assert (game.board, game.can_undo, game.can_redo, game.moves_made) == (SPREAD.board, False, True, 0)
    assert game.redo() == Transition(Change.REDO, (0, 1), (), False, after, Status.PLAYING)
    assert (game.board, game.can_undo, game.can_redo, game.moves_made) == (after, True, False, 1)


def test_two_flowers_come_back_as_they_were() -> None:
    deal = make_deal(row(4, gap=2), "F1 S2 F3 S4")
    game = play(deal)
    game.remove((0, 2))
    for _ in range(3):
        assert labels_on(game.board) == {1: "S2", 3: "S4"}
        game.undo()
        assert labels_on(game.board) == {0: "F1", 1: "S2", 2: "F3", 3: "S4"}
        game.redo()
    assert game.undo().returned == (0, 2)


def test_a_shuffle_and_its_undo_and_redo() -> None:
    game = play(SPREAD)
    game.remove((0, 1))
    before = game.board
    new = shuffled(game, seed=4)
    assert new.board.faces != before.faces
    assert game.shuffle(new) == Transition(Change.SHUFFLE, (), (), True, new.board, Status.PLAYING)
    assert game.undo() == Transition(Change.UNDO, (), (), True, before, Status.PLAYING)
    assert game.redo() == Transition(Change.REDO, (), (), True, new.board, Status.PLAYING)
    assert game.moves_made == 2
    labels = tuple(labels_on(new.board).values())
    assert game.events[1] == TilesShuffled(0.0, labels, new.plan)


def test_several_moves_are_taken_back_in_one_step_and_logged_one_by_one(time: Time) -> None:
    game = play(SPREAD, time)
    for pair in ((0, 1), (4, 5), (2, 3)):
        game.remove(pair)
    time.passes(3)
    expected = SPREAD.board.remove((0, 1))
    assert game.go_back(1) == Transition(Change.UNDO, (), (2, 3, 4, 5), False, expected, Status.PLAYING)
    assert game.board == expected
    assert game.events[3:] == [Undone(0), Undone(0)]
    assert (game.moves_made, game.count(Undone)) == (1, 2)
    game.redo()
    game.redo()
    assert game.status is Status.CLEARED
    assert game.go_back(0).returned == (2, 3, 4, 5, 0, 1)
    assert game.board == SPREAD.board


def test_going_back_over_a_shuffle_shows_other_faces() -> None:
    game = play(SPREAD)
    game.remove((0, 1))
    game.shuffle(shuffled(game, seed=4))
    game.remove(game.board.pairs()[0])
    transition = game.go_back(0)
    assert (transition.refaced, transition.board, len(transition.returned)) == (True, SPREAD.board, 4)


@pytest.mark.parametrize("moves_kept", [-1, 2, 3])
def test_going_back_to_no_earlier_move_is_refused(moves_kept: int) -> None:
    game = play(SPREAD)
    game.remove((0, 1))
    game.remove((2, 3))
    with pytest.raises(GameError):
        game.go_back(moves_kept)
    assert (game.moves_made, game.count(Undone)) == (2, 0)


def test_a_shuffle_of_another_board_is_refused() -> None:
    game = play(SPREAD)
    of_full_board = shuffled(game)
    game.remove((0, 1))
    faces = game.board.faces
    right = shuffled(game)
    for wrong in (
        of_full_board,
        Shuffled(shuffled(play(ROW_OF_FOUR)).board, right.plan),
        Shuffled(
            Board(right.board.layout, (*faces[:2], faces[4], faces[4], *faces[4:]), right.board.present), right.plan
        ),
        Shuffled(right.board, right.plan[:1]),
        Shuffled(right.board, (*right.plan, right.plan[0])),
    ):
        with pytest.raises(GameError):
            game.shuffle(wrong)
    assert (game.moves_made, game.board.faces) == (1, faces)


@pytest.mark.parametrize(
    "step", [lambda game: game.remove((0, 1)), lambda game: game.shuffle(shuffled(game))], ids=["pair", "shuffle"]
)
def test_a_pair_and_a_shuffle_drop_what_could_be_redone(step: Callable[[Game], object]) -> None:
    game = play(SPREAD)
    game.remove((4, 5))
    game.undo()
    could_redo = game.can_redo
    step(game)
    assert (could_redo, game.can_redo) == (True, False)
    with pytest.raises(GameError):
        game.redo()


def test_a_hint_keeps_what_can_be_redone() -> None:
    game = play(SPREAD)
    game.remove((4, 5))
    game.undo()
    game.hint()
    assert game.can_redo


def test_the_whole_turtle_can_be_undone_and_redone_with_shuffles_between() -> None:
    game = play(deal_on(TURTLE, 7))
    boards = [game.board]
    while game.board.tiles_left > 2:
        if game.board.tiles_left in (144, 100, 40):
            game.shuffle(shuffled(game, seed=game.board.tiles_left))
            boards.append(game.board)
        hint = game.hint()
        assert hint is not None
        game.remove(hint.pair)
        boards.append(game.board)
    assert game.moves_made == 71 + 3
    for board in reversed(boards[:-1]):
        game.undo()
        assert game.board == board
    assert not game.can_undo
    for board in boards[1:]:
        game.redo()
        assert game.board == board
    assert not game.can_redo
    last = game.hint()
    assert last is not None
    assert game.remove(last.pair).status is Status.CLEARED


REFUSED: dict[str, Callable[[Game], object]] = {
    "remove": lambda game: game.remove((2, 3)),
    "shuffle": lambda game: game.shuffle(Shuffled(game.board, ())),
    "undo": lambda game: game.undo(),
    "go back": lambda game: game.go_back(0),
    "redo": lambda game: game.redo(),
    "hint": lambda game: game.hint(),
    "give_up": lambda game: game.give_up(),
    "replay pair": lambda game: game.replay(PairTaken(0, 2, 3)),
    "replay hint": lambda game: game.replay(HintGiven(0, 2, 3)),
    "replay give up": lambda game: game.replay(GivenUp(0)),
}


@pytest.mark.parametrize("step", REFUSED)
@pytest.mark.parametrize("make", [given_up, paused])
def test_no_step_while_paused_or_over(make: Callable[[], Game], step: str) -> None:
    game = make()
    board, events = game.board, list(game.events)
    assert (game.accepts_moves, game.can_undo, game.can_redo) == (False, False, False)
    with pytest.raises(GameError):
        REFUSED[step](game)
    assert (game.board, game.events, game.clock.is_running) == (board, events, False)


@pytest.mark.parametrize("step", [step for step in REFUSED if step not in ("undo", "go back")])
def test_a_cleared_board_can_only_be_taken_back(step: str) -> None:
    game = cleared()
    events = list(game.events)
    assert (game.accepts_moves, game.can_undo, game.can_redo) == (False, True, False)
    with pytest.raises(GameError):
        REFUSED[step](game)
    assert game.events == events
    assert game.undo().status is Status.PLAYING
    assert game.redo().status is Status.CLEARED


@pytest.mark.parametrize("step", ["undo", "redo"])
def test_undo_and_redo_of_nothing_are_refused(step: str) -> None:
    game = play(SPREAD)
    with pytest.raises(GameError):
        getattr(game, step)()
    assert game.events == []


def test_after_a_pause_everything_goes_on() -> None:
    game = paused()
    game.resume()
    assert (game.accepts_moves, game.can_undo, game.can_redo, game.is_paused) == (True, True, True, False)
    assert game.redo().removed == (2, 3)


def test_cleared() -> None:
    game = cleared()
    assert (game.status, game.is_over, game.board.tiles_left) == (Status.CLEARED, True, 0)


def test_stuck_is_not_over_and_undo_leads_out_of_it() -> None:
    game = play(STUCK_LATER)
    assert game.remove((1, 2)).status is Status.STUCK
    assert (game.status, game.is_over, game.accepts_moves, game.can_undo) == (Status.STUCK, False, True, True)
    assert game.hint() is None
    assert game.undo().status is Status.PLAYING
    assert game.redo().status is Status.STUCK


def test_a_deal_can_be_stuck_at_once_and_a_shuffle_frees_it() -> None:
    game = play(make_deal(row(4), "E N E N"))
    assert game.status is Status.STUCK
    assert game.shuffle(shuffled(game)).status is Status.PLAYING
    game.undo()
    assert game.status is Status.STUCK


def test_giving_up_ends_a_stuck_game_too() -> None:
    game = play(STUCK_LATER)
    game.remove((1, 2))
    game.give_up()
    assert (game.status, game.is_over) == (Status.GIVEN_UP, True)
    assert game.events[-1] == GivenUp(0.0)


def test_restart_after_a_shuffle_gives_the_first_deal_back() -> None:
    game = play(SPREAD)
    game.shuffle(shuffled(game, seed=4))
    game.remove(game.board.pairs()[0])
    again = play(game.deal)
    assert again.board == SPREAD.board
    assert again.hint() == Hint((0, 1), HintKind.PLANNED)


def test_hints_go_through_all_pairs_and_come_back() -> None:
    game = play(SPREAD)
    expected = [Hint((0, 1), HintKind.PLANNED), Hint((2, 3), HintKind.PLANNED), Hint((4, 5), HintKind.PLANNED)]
    one_round = [game.hint() for _ in range(len(game.board.pairs()))]
    assert one_round[:3] == expected
    assert {hint.pair for hint in one_round if hint} == set(game.board.pairs())
    assert [game.hint() for _ in one_round] == one_round
    assert game.count(HintGiven) == 2 * len(one_round)
    assert game.events[0] == HintGiven(0.0, 0, 1)


@pytest.mark.parametrize(
    "step",
    [
        lambda game: game.remove((4, 5)),
        lambda game: game.undo(),
        lambda game: game.redo(),
        lambda game: game.shuffle(shuffled(game, 3)),
    ],
    ids=["remove", "undo", "redo", "shuffle"],
)
def test_each_step_begins_the_hints_anew(step: Callable[[Game], Transition]) -> None:
    game = play(SPREAD)
    game.remove((0, 1))
    game.remove((2, 3))
    game.undo()
    game.hint()
    step(game)
    hint = game.hint()
    assert hint is not None
    assert hint.is_safe
    assert game.board.can_remove(hint.pair)
    assert hint == play_hint_of(game)


def play_hint_of(game: Game) -> Hint | None:
    """Return the hint of a game that was brought to the same place without any hint before."""
    twin = play(game.deal)
    for event in game.events:
        if not isinstance(event, HintGiven):
            twin.replay(event)
    return twin.hint()


def test_after_a_shuffle_its_own_plan_is_shown_and_after_its_undo_the_first_one() -> None:
    game = play(make_deal(row(4, gap=2), "E E N N", [(0, 1), (2, 3)]))
    new = shuffled(game, seed=1)
    assert set(new.plan[0]) not in ({0, 1}, {2, 3})
    game.shuffle(new)
    hint = game.hint()
    assert hint == Hint((min(new.plan[0]), max(new.plan[0])), HintKind.PLANNED)
    game.undo()
    assert game.hint() == Hint((0, 1), HintKind.PLANNED)


def test_the_turtle_is_won_by_its_hints() -> None:
    game = play(deal_on(TURTLE, 3))
    while not game.is_over:
        hint = game.hint()
        assert hint is not None
        assert hint.is_safe
        game.remove(hint.pair)
    assert (game.status, game.moves_made) == (Status.CLEARED, 72)


def test_every_event_has_the_time_on_the_clock(time: Time) -> None:
    game = play(STUCK_LATER, time)
    time.passes(50)
    game.begin()
    time.passes(1)
    game.hint()
    time.passes(1)
    game.remove((1, 2))
    # stuck from the pair to its undo, and again from the redo to its undo
    time.passes(1)
    game.undo()
    time.passes(1)
    game.redo()
    time.passes(1)
    game.undo()
    time.passes(2)
    new = shuffled(game)
    game.shuffle(new)
    time.passes(2)
    game.give_up()
    times = [(type(event), event.seconds) for event in game.events]
    assert times == [
        (HintGiven, 1),
        (PairTaken, 2),
        (Undone, 2),
        (Redone, 3),
        (Undone, 3),
        (TilesShuffled, 5),
        (GivenUp, 7),
    ]


def test_the_clock_starts_with_the_first_selection(time: Time) -> None:
    game = play(SPREAD, time)
    time.passes(10)
    game.begin()
    time.passes(3)
    game.begin()
    time.passes(4)
    assert game.clock.seconds == 7


def test_a_hint_an_undo_and_a_pause_do_not_start_the_clock(time: Time) -> None:
    game = play(SPREAD, time)
    game.hint()
    game.pause()
    game.resume()
    time.passes(5)
    assert (game.clock.seconds, game.clock.is_running) == (0, False)


@pytest.mark.parametrize(
    "step", [lambda game: game.remove((0, 1)), lambda game: game.shuffle(shuffled(game))], ids=["pair", "shuffle"]
)
def test_a_pair_or_a_shuffle_starts_the_clock_too(step: Callable[[Game], object], time: Time) -> None:
    game = play(SPREAD, time)
    time.passes(5)
    step(game)
    time.passes(2)
    assert game.clock.seconds == 2
    assert game.events[0].seconds == 0


def test_a_pause_stops_the_clock_and_its_end_starts_it(time: Time) -> None:
    game = play(SPREAD, time)
    game.begin()
    time.passes(3)
    game.pause()
    game.pause()
    time.passes(100)
    game.resume()
    time.passes(2)
    assert (game.clock.seconds, game.clock.is_running) == (5, True)


def test_the_clock_stands_while_stuck_and_goes_on_after_undo(time: Time) -> None:
    game = play(STUCK_LATER, time)
    game.begin()
    time.passes(3)
    game.remove((1, 2))
    assert not game.clock.is_running
    time.passes(100)
    game.begin()
    game.pause()
    game.resume()
    assert (game.clock.seconds, game.clock.is_running) == (3, False)
    game.undo()
    time.passes(2)
    assert game.clock.seconds == 5


def test_the_clock_goes_on_after_the_shuffle_of_a_stuck_board(time: Time) -> None:
    game = play(make_deal(row(6, gap=0), "E N S E N S"), time)
    game.begin()
    time.passes(9)
    assert (game.status, game.clock.seconds) == (Status.STUCK, 0)
    game.shuffle(shuffled(game))
    time.passes(2)
    assert game.clock.seconds == 2


@pytest.mark.parametrize(
    "end", [lambda game: game.give_up(), lambda game: game.remove((0, 1))], ids=["given up", "cleared"]
)
def test_the_clock_stands_when_the_game_is_over(end: Callable[[Game], object], time: Time) -> None:
    game = play(make_deal(row(2), "E E"), time)
    game.begin()
    time.passes(4)
    end(game)
    assert game.is_over
    time.passes(100)
    game.begin()
    game.pause()
    game.resume()
    assert (game.clock.seconds, game.clock.is_running) == (4, False)


def test_counting_events_takes_undone_ones_too() -> None:
    game = play(SPREAD)
    game.remove((0, 1))
    game.undo()
    game.hint()
    game.hint()
    assert [game.count(kind) for kind in (PairTaken, Undone, HintGiven, TilesShuffled)] == [1, 1, 2, 0]


def test_replay_keeps_the_times_and_leaves_the_clock_standing(time: Time) -> None:
    game = Game(SPREAD, Clock(time, 42.0))
    events: list[Event] = [
        HintGiven(1.0, 0, 1),
        PairTaken(2.0, 0, 1),
        TilesShuffled(3.0, ("N", "E", "E", "N"), ((2, 5), (3, 4))),
        Undone(4.0),
        Redone(5.0),
    ]
    for event in events:
        time.passes(1)
        game.replay(event)
    assert game.events == events
    assert (game.clock.seconds, game.clock.is_running) == (42, False)
    assert labels_on(game.board) == {2: "N", 3: "E", 4: "E", 5: "N"}
    game.begin()
    time.passes(1)
    assert game.clock.seconds == 43


@pytest.mark.parametrize(
    "event",
    [
        PairTaken(0, 0, 4),
        PairTaken(0, 0, 99),
        Undone(0),
        Redone(0),
        HintGiven(0, 0, 4),
        TilesShuffled(0, ("E", "E", "E", "E", "N"), ((0, 1), (2, 3), (4, 5))),
        TilesShuffled(0, ("E", "E", "E", "E", "S", "S"), ((0, 1), (2, 3), (4, 5))),
        TilesShuffled(0, ("E", "E", "E", "E", "N", "N"), ((0, 1), (2, 3))),
        TilesShuffled(0, ("E", "E", "E", "E", "N", "N"), ((0, 4), (2, 3), (1, 5))),
        TilesShuffled(0, ("E", "E", "E", "E", "N", "rubbish"), ((0, 1), (2, 3), (4, 5))),
    ],
    ids=str,
)
def test_an_event_that_cannot_happen_is_refused_and_changes_nothing(event: Event) -> None:
    game = play(SPREAD)
    with pytest.raises((GameError, PairError, ValueError)):
        game.replay(event)
    assert (game.board, game.events, game.can_undo) == (SPREAD.board, [], False)


@pytest.mark.parametrize("deal", [SPREAD, ROW_OF_FOUR, STUCK_LATER, TWO_STACKS])
def test_status_is_that_of_the_board(deal: Deal[Board]) -> None:
    game = play(deal)
    while game.status is Status.PLAYING:
        assert game.board.pairs()
        game.remove(game.board.pairs()[-1])
    assert game.board.pairs() == []
    assert (game.status is Status.CLEARED) is (game.board.tiles_left == 0)


def test_what_is_known_of_a_game_with_a_plan() -> None:
    game = play(SPREAD)
    assert (game.outlook, game.plan) == (Outlook.WINNABLE, SPREAD.plan)
    outlooks = []
    # the second pair mends what the first tore: it was as good as the plan, and is known to have been
    for pair in ((1, 2), (0, 3)):
        game.remove(pair)
        outlooks.append(game.outlook)
    assert outlooks == [Outlook.UNKNOWN, Outlook.WINNABLE]
    game.undo()
    assert (game.outlook, game.plan) == (Outlook.WINNABLE, ((0, 3), (4, 5)))


def test_a_plan_found_in_the_middle_of_a_game_is_one_for_its_deal() -> None:
    game = play(SPREAD_WITHOUT_PLAN)
    game.remove((4, 5))
    game.remove((0, 1))
    assert game.learn(game.board, Solvable(((2, 3),), 5))
    assert game.deal == SPREAD_WITHOUT_PLAN._replace(plan=((4, 5), (0, 1), (2, 3)))
    assert not game.learn(game.board, Solvable(((2, 3),), 5))
    game.undo()
    game.undo()
    assert game.outlook is Outlook.WINNABLE
    assert game.hint() == Hint((4, 5), HintKind.PLANNED)


def test_a_board_that_was_cleared_has_a_plan() -> None:
    game = play(SPREAD_WITHOUT_PLAN)
    for pair in ((1, 2), (4, 5), (0, 3)):
        game.remove(pair)
    assert game.outlook is Outlook.WINNABLE
    assert game.deal.plan == ((1, 2), (4, 5), (0, 3))


def test_a_plan_found_after_a_shuffle_is_none_for_the_deal() -> None:
    game = play(SPREAD_WITHOUT_PLAN)
    game.shuffle(shuffled(game, seed=4))
    game.remove(game.board.pairs()[0])
    while not game.board.is_cleared:
        game.remove(game.board.pairs()[0])
    assert game.deal.plan is None


def test_a_lost_game_knows_since_when_and_the_way_back() -> None:
    game = play(STUCK_LATER)
    start = game.board
    game.remove((1, 2))
    assert (game.outlook, game.lost_since, game.way_back) == (Outlook.LOST, None, None)
    assert [position.board for position in game.positions_in_doubt] == [start]
    game.learn(start, Solvable(((1, 3), (0, 2)), 0))
    assert (game.lost_since, game.way_back, game.positions_in_doubt) == (1, 0, ())
    game.go_back(0)
    assert (game.outlook, game.lost_since, game.way_back) == (Outlook.WINNABLE, None, None)


def test_what_is_lost_stays_lost_on_every_way_on() -> None:
    game = play(TWO_STACKS)
    game.learn(game.board, Unsolvable(0))
    game.remove((4, 5))
    assert (game.outlook, game.lost_since, game.way_back) == (Outlook.LOST, 0, None)


@pytest.mark.parametrize("verdict", [Solvable(((2, 3), (4, 5)), 0), Unsolvable(0), Undecided(9)])
def test_verdicts_on_what_the_game_does_not_have_change_nothing(verdict: Verdict) -> None:
    game = play(SPREAD_WITHOUT_PLAN)
    game.remove((0, 1))
    gone = game.board
    game.undo()
    game.remove((4, 5))
    for board in (gone, TWO_STACKS.board, gone if isinstance(verdict, Undecided) else gone.remove((2, 3))):
        assert not game.learn(board, verdict)
    assert (game.outlook, game.plan, game.deal) == (Outlook.UNKNOWN, None, SPREAD_WITHOUT_PLAN)


def test_a_plan_that_is_none_is_refused() -> None:
    game = play(SPREAD_WITHOUT_PLAN)
    with pytest.raises(ValueError, match="plan"):
        game.learn(game.board, Solvable(((0, 1), (2, 3)), 0))
    assert (game.outlook, game.deal) == (Outlook.UNKNOWN, SPREAD_WITHOUT_PLAN)


def test_verdicts_are_taken_while_paused_and_after_the_end() -> None:
    for game in (given_up(), paused()):
        game.learn(game.board, Unsolvable(0))
        # a plan that is there weighs more than what anybody says
        assert game.outlook is Outlook.WINNABLE
    game = play(SPREAD_WITHOUT_PLAN)
    game.pause()
    assert game.learn(game.board, Unsolvable(0))
    assert game.outlook is Outlook.LOST


def test_hints_begin_anew_when_a_plan_is_found() -> None:
    game = play(SPREAD_WITHOUT_PLAN)
    assert not game.has_hint_ready
    guess = game.hint()
    assert guess is not None
    assert not guess.is_safe
    game.learn(game.board, Solvable(((0, 3), (1, 2), (4, 5)), 0))
    hints = [game.hint() for _ in range(3)]
    assert hints == [Hint(pair, HintKind.PLANNED) for pair in ((0, 3), (1, 2), (4, 5))]


def test_offered_hints_are_shown_and_logged_when_shown() -> None:
    game = play(SPREAD_WITHOUT_PLAN)
    hints = [Hint((1, 3), HintKind.PROVEN), Hint((4, 5), HintKind.GUESS)]
    assert game.offer_hints(game.board, hints)
    assert (game.has_hint_ready, game.events) == (True, [])
    assert [game.hint(), game.hint()] == hints
    assert game.events == [HintGiven(0, 1, 3), HintGiven(0, 4, 5)]
    before = game.board
    game.remove((0, 1))
    assert not game.offer_hints(before, hints)
    assert not game.has_hint_ready
