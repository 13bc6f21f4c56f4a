from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QTimer

from mahjong_qt.engine.mode import MODES
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.deal import NotFound
from mahjong_qt.engine.play.event import HintGiven, TilesShuffled, TimedOut
from mahjong_qt.engine.play.game_state import GameState
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.engine.save import SavedGame, restore
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from mahjong_qt.session import Session
from mahjong_qt.session_news import HintQuestion, Refusal, RefusalReason, Started
from tests.engine.sample_games import TURTLE, Time, deal_on, labels_on, make_deal, row

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.mode import Mode
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.verdict import Verdict

SPREAD = make_deal(row(6, gap=2), "E E E E N N", [(0, 1), (2, 3), (4, 5)])
STACK_LEFT = make_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "E E E E")
"""Taking 1 and 2 leaves two tiles, one on the other."""

FRESH = GameState(
    status=Status.PLAYING,
    is_paused=False,
    accepts_moves=True,
    can_undo=False,
    can_redo=False,
    tiles_left=6,
    free_pairs=7,
    moves_made=0,
    hints_used=0,
    shuffles_used=0,
    undos_used=0,
    seconds=0.0,
    outlook=Outlook.WINNABLE,
    hints_left=5,
    shuffles_left=3,
)


class Listener:
    """Keeps what a session tells, in order."""

    def __init__(self, session: Session) -> None:
        self.heard: list[tuple[str, Any]] = []
        for name in ("started", "changed", "hinted", "hint_wanted", "refused", "state_changed"):
            getattr(session, name).connect(lambda value, name=name: self.heard.append((name, value)))

    def take(self) -> list[tuple[str, Any]]:
        heard, self.heard = self.heard, []
        return heard

    def names(self) -> list[str]:
        return [name for name, _ in self.take()]

    def last_state(self) -> GameState:
        states = [value for name, value in self.heard if name == "state_changed"]
        assert isinstance(states[-1], GameState)
        return states[-1]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def session(qapp: object, time: Time) -> Session:
    return Session(time, entropy=lambda: 4)


@pytest.fixture
def listener(session: Session) -> Listener:
    """Return a listener that has heard nothing since the game of six tiles began."""
    session.start(SPREAD, "six", is_repeated=False)
    return Listener(session)


def ticker_of(session: Session) -> QTimer:
    (ticker,) = session.findChildren(QTimer)
    return ticker


WISHES: dict[str, Callable[[Session], None]] = {
    "restart": Session.restart,
    "begin": Session.begin,
    "take": lambda session: session.take((0, 1)),
    "undo": Session.undo,
    "redo": Session.redo,
    "hint": Session.hint,
    "go_back": Session.go_back,
    "shuffle": Session.shuffle,
    "give_up": Session.give_up,
    "set_paused": lambda session: session.set_paused(True),
    "end pause": lambda session: session.set_paused(False),
    "set_held": lambda session: session.set_held(True),
    "let go": lambda session: session.set_held(False),
}
MOVES = ("begin", "take", "undo", "go_back", "redo", "hint", "shuffle", "give_up")


@pytest.mark.parametrize("wish", WISHES)
def test_before_there_is_a_game_nothing_happens(session: Session, wish: str) -> None:
    listener = Listener(session)
    WISHES[wish](session)
    assert listener.names() == []
    assert (session.has_game, session.is_worth_keeping, session.layout_id) == (False, False, "")
    assert not ticker_of(session).isActive()


@pytest.mark.parametrize("what", ["game", "state"])
def test_before_there_is_a_game_it_cannot_be_looked_at(session: Session, what: str) -> None:
    with pytest.raises(RuntimeError, match="no game"):
        getattr(session, what)
    with pytest.raises(RuntimeError, match="no game"):
        session.snapshot()


def test_a_deal_is_laid_out(session: Session) -> None:
    listener = Listener(session)
    session.start(SPREAD, "six", is_repeated=False)
    assert listener.take() == [
        ("started", Started(SPREAD.board, "six", "MJ1-L00-AAAAABL", False)),
        ("state_changed", FRESH),
    ]
    assert (session.has_game, session.layout_id, session.state) == (True, "six", FRESH)
    assert session.game.board == SPREAD.board


def test_a_pair_is_taken(session: Session, listener: Listener) -> None:
    session.take((3, 2))
    board = SPREAD.board.remove((2, 3))
    (changed, transition), (_, state) = listener.take()
    assert (changed, transition) == ("changed", Transition(Change.PAIR, (2, 3), (), False, board, Status.PLAYING))
    assert state == session.state
    assert (state.tiles_left, state.free_pairs, state.moves_made, state.can_undo) == (4, 2, 1, True)


def test_undo_and_redo(session: Session, listener: Listener) -> None:
    session.take((0, 1))
    listener.take()
    session.undo()
    (_, transition), (_, state) = listener.take()
    assert (transition.change, transition.returned) == (Change.UNDO, (0, 1))
    assert (state.can_undo, state.can_redo, state.moves_made, state.undos_used) == (False, True, 0, 1)
    session.redo()
    (_, transition), (_, state) = listener.take()
    assert (transition.change, transition.removed) == (Change.REDO, (0, 1))
    assert (state.can_undo, state.can_redo, state.moves_made, state.undos_used) == (True, False, 1, 1)


def test_hints_one_after_the_other(session: Session, listener: Listener) -> None:
    session.hint()
    session.hint()
    heard = listener.take()
    assert [value for name, value in heard if name == "hinted"] == [
        Hint((0, 1), HintKind.PLANNED),
        Hint((2, 3), HintKind.PLANNED),
    ]
    assert [value.hints_used for name, value in heard if name == "state_changed"] == [1, 2]
    assert not session.game.clock.is_running


def test_a_shuffle(session: Session, listener: Listener) -> None:
    session.take((0, 1))
    listener.take()
    session.shuffle()
    (_, transition), (_, state) = listener.take()
    assert (transition.change, transition.refaced) == (Change.SHUFFLE, True)
    assert labels_on(transition.board).keys() == {2, 3, 4, 5}
    assert sorted(labels_on(transition.board).values()) == ["E", "E", "N", "N"]
    assert (state.shuffles_used, state.moves_made, state.can_redo) == (1, 2, False)
    session.undo()
    assert session.game.board == SPREAD.board.remove((0, 1))


def test_each_shuffle_takes_a_number_of_its_own(qapp: object) -> None:
    numbers = iter(range(100))
    session = Session(Time(), entropy=lambda: next(numbers))
    session.start(deal_on(TURTLE, 1), "turtle", is_repeated=False)
    session.shuffle()
    first = session.game.board
    session.undo()
    session.shuffle()
    assert session.game.board != first
    assert next(numbers) == 2


def test_shuffles_of_two_sessions_differ(qapp: object) -> None:
    boards = []
    for _ in range(2):
        session = Session(Time())
        session.start(deal_on(TURTLE, 1), "turtle", is_repeated=False)
        session.shuffle()
        boards.append(session.game.board)
    assert boards[0] != boards[1]


def test_a_shuffle_that_can_help_nothing_is_refused_at_once(session: Session) -> None:
    session.start(STACK_LEFT, "stack", is_repeated=False)
    session.take((1, 2))
    before = session.snapshot()
    listener = Listener(session)
    session.shuffle()
    assert listener.take() == [("refused", Refusal(RefusalReason.SHUFFLE_IMPOSSIBLE))]
    assert session.snapshot() == before
    assert session.state.status is Status.STUCK
    assert (session.state.can_undo, session.state.accepts_moves) == (True, True)


def test_a_shuffle_that_was_not_found_is_not_called_impossible(
    session: Session, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_qt.engine.solitaire.shuffle.dismantle", lambda *_: NotFound(80, 10))
    before = session.snapshot()
    session.shuffle()
    assert listener.take() == [("refused", Refusal(RefusalReason.SHUFFLE_NOT_FOUND))]
    assert session.snapshot() == before


def test_a_hint_where_there_is_no_pair_is_refused(session: Session) -> None:
    session.start(STACK_LEFT, "stack", is_repeated=False)
    session.take((1, 2))
    listener = Listener(session)
    session.hint()
    assert listener.take() == [("refused", Refusal(RefusalReason.NO_PAIR))]
    assert session.state.hints_used == 0


@pytest.mark.parametrize("pair", [(0, 4), (2, 2), (4, 60)])
def test_what_is_no_pair_is_not_taken(session: Session, listener: Listener, pair: tuple[int, int]) -> None:
    session.take(pair)
    assert listener.names() == []
    assert session.game.board == SPREAD.board


@pytest.mark.parametrize("wish", ["undo", "redo", "go_back", "let go"])
def test_what_makes_no_sense_in_a_fresh_game_moves_nothing(session: Session, listener: Listener, wish: str) -> None:
    WISHES[wish](session)
    assert "changed" not in listener.names()
    assert session.state == FRESH


def bring_to(session: Session, condition: str) -> None:
    """Bring the session to a state with something to undo and to redo, and then to the condition."""
    session.take((4, 5))
    session.take((2, 3))
    session.undo()
    if condition == "paused":
        session.set_paused(True)
    elif condition == "held":
        session.set_held(True)
    elif condition == "given up":
        session.give_up()
    else:
        session.take((0, 1))
        session.take((2, 3))
        assert session.state.status is Status.CLEARED


@pytest.mark.parametrize(
    ("condition", "wish"),
    [
        (condition, wish)
        for condition in ("paused", "held", "given up", "cleared")
        for wish in MOVES
        if (condition, wish) != ("cleared", "undo")
    ],
)
def test_no_move_while_paused_held_or_over(session: Session, listener: Listener, condition: str, wish: str) -> None:
    bring_to(session, condition)
    before = session.snapshot()
    state = session.state
    assert (state.accepts_moves, state.can_redo) == (False, False)
    assert state.can_undo is (condition == "cleared")
    listener.take()
    WISHES[wish](session)
    assert listener.names() == []
    assert (session.snapshot(), session.state) == (before, state)


def test_a_pause_hides_and_a_dialog_does_not(session: Session, listener: Listener) -> None:
    session.set_held(True)
    assert (listener.last_state().is_paused, listener.last_state().accepts_moves) == (False, False)
    session.set_held(False)
    assert (listener.last_state().is_paused, listener.last_state().accepts_moves) == (False, True)
    session.set_paused(True)
    assert (listener.last_state().is_paused, listener.last_state().accepts_moves) == (True, False)
    session.set_paused(False)
    assert (listener.last_state().is_paused, listener.last_state().accepts_moves) == (False, True)


def test_a_dialog_over_a_pause_does_not_end_it(session: Session, listener: Listener, time: Time) -> None:
    session.begin()
    session.set_paused(True)
    session.set_held(True)
    time.passes(5)
    session.set_held(False)
    assert (listener.last_state().is_paused, listener.last_state().accepts_moves) == (True, False)
    session.set_held(True)
    session.set_paused(False)
    time.passes(5)
    assert (session.state.is_paused, session.state.accepts_moves, session.state.seconds) == (False, False, 0)
    session.set_held(False)
    time.passes(5)
    assert (session.state.accepts_moves, session.state.seconds) == (True, 5)


def test_a_dialog_that_was_open_before_the_game_holds_it(session: Session, time: Time) -> None:
    session.set_held(True)
    session.start(SPREAD, "six", is_repeated=False)
    assert not session.state.accepts_moves
    session.set_held(False)
    assert session.state == FRESH


def test_a_game_that_is_over_cannot_be_paused(session: Session, listener: Listener) -> None:
    session.give_up()
    listener.take()
    session.set_paused(True)
    assert listener.names() == []
    assert not session.state.is_paused


def test_giving_up(session: Session, listener: Listener) -> None:
    session.take((0, 1))
    listener.take()
    session.give_up()
    assert listener.names() == ["state_changed"]
    assert (session.state.status, session.state.tiles_left) == (Status.GIVEN_UP, 4)


def test_a_selection_starts_the_clock(session: Session, listener: Listener, time: Time) -> None:
    time.passes(9)
    session.begin()
    assert listener.names() == ["state_changed"]
    time.passes(2)
    assert session.state.seconds == 2


@pytest.mark.parametrize("leftover", ["paused", "held and let go", "stuck", "given up", "redo"])
def test_restart_gives_the_first_deal_without_any_leftover(session: Session, leftover: str, time: Time) -> None:
    session.start(STACK_LEFT, "stack", is_repeated=False)
    session.begin()
    time.passes(3)
    session.hint()
    session.shuffle()
    session.undo()
    if leftover == "paused":
        session.set_paused(True)
    elif leftover == "held and let go":
        session.set_held(True)
        session.set_held(False)
    elif leftover == "stuck":
        session.take((1, 2))
    elif leftover == "given up":
        session.give_up()
    assert session.state.seconds == 3
    listener = Listener(session)
    session.restart()
    time.passes(50)
    (_, started), (_, state) = listener.take()
    assert started == Started(STACK_LEFT.board, "stack", "MJ1-L00-AAAAABL", is_restored=False, is_repeated=True)
    assert state == session.state
    assert (state.is_paused, state.accepts_moves, state.can_undo, state.can_redo) == (False, True, False, False)
    assert (state.hints_used, state.shuffles_used, state.undos_used, state.seconds) == (0, 0, 0, 0)
    assert not ticker_of(session).isActive()


def test_a_deal_played_again_is_marked(session: Session, listener: Listener) -> None:
    assert not session.snapshot().is_repeated
    session.restart()
    assert session.snapshot().is_repeated
    session.start(SPREAD, "six", is_repeated=False)
    assert not session.snapshot().is_repeated
    session.start(SPREAD, "six", is_repeated=True)
    assert session.snapshot().is_repeated


def test_a_new_game_while_paused_has_no_time_yet(session: Session, listener: Listener, time: Time) -> None:
    session.begin()
    time.passes(30)
    session.set_paused(True)
    time.passes(30)
    session.start(SPREAD, "six", is_repeated=False)
    assert session.state == FRESH
    time.passes(30)
    session.begin()
    time.passes(1)
    assert session.state.seconds == 1


def test_a_saved_game_goes_on_from_the_next_selection(session: Session, listener: Listener, time: Time) -> None:
    session.begin()
    time.passes(12)
    session.take((0, 1))
    session.hint()
    saved: SavedGame = session.snapshot()

    later = Time(3.0)
    other = Session(later)
    heard = Listener(other)
    other.restore(restore(saved, later), saved)
    assert heard.take() == [
        ("started", Started(SPREAD.board.remove((0, 1)), "six", "MJ1-L00-AAAAABL", True)),
        ("state_changed", session.state),
    ]
    later.passes(100)
    other.hint()
    assert other.state.seconds == 12
    other.begin()
    later.passes(1)
    assert other.state.seconds == 13
    assert other.layout_id == "six"


def test_the_mark_of_a_repeated_deal_is_restored(session: Session, time: Time) -> None:
    session.start(SPREAD, "six", is_repeated=True)
    saved = session.snapshot()
    other = Session(time)
    other.restore(restore(saved, time), saved)
    assert other.snapshot() == saved
    assert saved.is_repeated


def test_only_a_game_under_way_is_worth_keeping(session: Session, listener: Listener) -> None:
    steps: list[tuple[Callable[[], None], bool]] = [
        (session.hint, False),
        (session.begin, False),
        (lambda: session.take((0, 1)), True),
        (lambda: session.set_paused(True), True),
        (lambda: session.set_paused(False), True),
        (session.undo, True),
        (session.redo, True),
        (session.give_up, False),
    ]
    for step, is_worth_keeping in steps:
        step()
        assert session.is_worth_keeping is is_worth_keeping


def test_a_stuck_game_is_worth_keeping_when_a_move_can_be_taken_back(session: Session) -> None:
    session.start(make_deal(row(4), "E E N N"), "four", is_repeated=False)
    assert (session.state.status, session.is_worth_keeping) == (Status.STUCK, False)
    session.start(STACK_LEFT, "stack", is_repeated=False)
    session.take((1, 2))
    assert (session.state.status, session.is_worth_keeping) == (Status.STUCK, True)
    # a dialog from which another game is chosen holds this one
    session.set_held(True)
    assert session.is_worth_keeping


def test_the_ticker_runs_only_while_the_clock_does(session: Session, listener: Listener) -> None:
    ticker = ticker_of(session)
    assert not ticker.isActive()
    steps: list[tuple[Callable[[], None], bool]] = [
        (session.hint, False),
        (session.begin, True),
        (lambda: session.set_paused(True), False),
        (lambda: session.set_paused(False), True),
        (lambda: session.set_held(True), False),
        (lambda: session.set_held(False), True),
        (lambda: session.take((0, 1)), True),
        (session.undo, True),
        (session.shuffle, True),
        (session.restart, False),
        (session.begin, True),
        (session.give_up, False),
        (lambda: session.start(STACK_LEFT, "stack", is_repeated=False), False),
        (lambda: session.take((1, 2)), False),
        (session.undo, True),
        (session.redo, False),
        (session.begin, False),
    ]
    for step, is_ticking in steps:
        step()
        assert ticker.isActive() is is_ticking is session.game.clock.is_running
        assert ticker_of(session) is ticker


def test_ticks_fall_on_whole_seconds(session: Session, listener: Listener, time: Time) -> None:
    session.begin()
    assert ticker_of(session).interval() == 1000
    time.passes(0.25)
    session.hint()
    assert ticker_of(session).interval() == 750
    time.passes(61.5)
    session.hint()
    assert ticker_of(session).interval() == 250


def test_each_tick_tells_the_time_and_sets_up_the_next(
    session: Session, listener: Listener, time: Time, qtbot: QtBot
) -> None:
    session.begin()
    for second in (1, 2, 3):
        # just before the whole second, so that the tick comes at once
        time.passes(0.9995)
        session.begin()
        with qtbot.waitSignal(session.state_changed) as tick:
            time.passes(0.0005)
        assert tick.args is not None
        assert tick.args[0].seconds == pytest.approx(second)
        assert ticker_of(session).isActive()


def test_a_tick_while_the_clock_stands_does_not_set_up_another(session: Session, listener: Listener) -> None:
    session.begin()
    session.game.pause()
    ticker_of(session).timeout.emit()
    assert not ticker_of(session).isActive()


def test_a_whole_game_and_a_hundred_hints_leave_one_timer(session: Session) -> None:
    session.start(deal_on(TURTLE, 3), "turtle", is_repeated=False, occasion=Occasion("easy"))
    listener = Listener(session)
    while not session.game.is_over:
        session.begin()
        session.hint()
        if session.state.tiles_left > 88:
            session.hint()
        hint = next(value for name, value in listener.take() if name == "hinted")
        session.take(hint.pair)
        assert len(session.findChildren(QTimer)) == 1
    assert session.state.status is Status.CLEARED
    assert (session.state.moves_made, session.game.count(HintGiven)) == (72, 100)
    assert not ticker_of(session).isActive()
    session.restart()
    assert len(session.findChildren(QTimer)) == 1


def test_what_a_step_changed_is_told_before_the_state_that_follows(session: Session, listener: Listener) -> None:
    steps: list[Callable[[], None]] = [lambda: session.take((0, 1)), session.undo, session.redo, session.shuffle]
    for step in steps:
        step()
        assert listener.names() == ["changed", "state_changed"]
    session.hint()
    assert listener.names() == ["hinted", "state_changed"]
    assert session.game.count(TilesShuffled) == 1


def test_the_snapshot_names_mode_layout_and_code(session: Session, listener: Listener) -> None:
    saved = session.snapshot()
    assert (saved.mode, saved.layout_id, saved.code) == ("classic", "six", "MJ1-L00-AAAAABL")
    assert saved.faces == ["E", "E", "E", "E", "N", "N"]


LOSABLE = make_deal([*row(5, gap=2), (0, 0, 1)], "E N N E E E")
"""Taking 3 and 4 leaves two tiles, one on the other."""

UNPLANNED = make_deal(row(6, gap=2), "E E E E N N")


@pytest.fixture
def prover(session: Session) -> Listener:
    """Return a listener to a game of six tiles without a plan, whose hints are proven."""
    session.start(UNPLANNED, "six", is_repeated=False)
    session.proves_hints = True
    return Listener(session)


def test_what_is_learnt_is_told_in_the_state(session: Session, prover: Listener) -> None:
    assert session.state.outlook is Outlook.UNKNOWN
    session.learn(UNPLANNED.board, Unsolvable(0))
    ((name, state),) = prover.take()
    assert name == "state_changed"
    assert (state.outlook, state.lost_since, state.way_back) == (Outlook.LOST, 0, None)


@pytest.mark.parametrize(
    ("board", "verdict"),
    [
        (UNPLANNED.board, Undecided(3)),
        (STACK_LEFT.board, Unsolvable(0)),
        (UNPLANNED.board.remove((4, 5)), Unsolvable(0)),
    ],
)
def test_what_is_no_news_is_not_told(session: Session, prover: Listener, board: Board, verdict: Verdict) -> None:
    session.learn(board, verdict)
    session.offer_hints(board.remove((1, 2)), [Hint((0, 3), HintKind.PROVEN)])
    assert prover.take() == []


def test_a_plan_that_is_found_is_saved_and_played_again(session: Session, prover: Listener) -> None:
    plan = ((0, 3), (1, 2), (4, 5))
    session.learn(UNPLANNED.board, Solvable(plan, 0))
    assert session.snapshot().plan == plan
    session.restart()
    assert session.state.outlook is Outlook.WINNABLE


def test_the_way_back_is_one_step(session: Session) -> None:
    session.start(LOSABLE, "stack", is_repeated=False)
    session.take((1, 2))
    kept = session.game.board
    session.take((3, 4))
    session.learn(kept, Solvable(((3, 5), (0, 4)), 0))
    listener = Listener(session)
    assert (session.state.lost_since, session.state.way_back) == (2, 1)
    session.go_back()
    (changed, transition), (_, state) = listener.take()
    assert (changed, transition.change, transition.returned) == ("changed", Change.UNDO, (3, 4))
    assert (state.outlook, state.way_back, state.moves_made, state.undos_used) == (Outlook.WINNABLE, None, 1, 1)


def test_a_hint_off_the_plan_waits_for_its_proof(session: Session, prover: Listener) -> None:
    session.hint()
    session.hint()
    (_, state), wanted = prover.take()
    assert state.is_seeking_hint
    assert wanted == ("hint_wanted", HintQuestion(UNPLANNED.board, None))
    assert session.state.hints_used == 0
    hints = [Hint((0, 2), HintKind.PROVEN), Hint((4, 5), HintKind.GUESS)]
    session.offer_hints(UNPLANNED.board, hints)
    hinted, (_, state) = prover.take()
    assert hinted == ("hinted", hints[0])
    assert (state.is_seeking_hint, state.hints_used) == (False, 1)
    session.hint()
    assert prover.take()[0] == ("hinted", hints[1])


def test_a_verdict_is_an_answer_too(session: Session, prover: Listener) -> None:
    session.hint()
    session.learn(UNPLANNED.board, Solvable(((0, 3), (1, 2), (4, 5)), 0))
    assert ("hinted", Hint((0, 3), HintKind.PLANNED)) in prover.take()
    session.start(UNPLANNED, "six", is_repeated=False)
    session.hint()
    session.learn(UNPLANNED.board, Unsolvable(0))
    ((_, hint),) = [news for news in prover.take() if news[0] == "hinted"]
    assert not hint.is_safe


def test_hints_of_the_plan_need_no_proof_but_the_others_do(session: Session, prover: Listener) -> None:
    session.start(SPREAD, "six", is_repeated=False)
    for _ in SPREAD.plan or ():
        session.hint()
    assert "hint_wanted" not in prover.names()
    session.hint()
    assert ("hint_wanted", HintQuestion(SPREAD.board, SPREAD.plan)) in prover.take()


def test_without_a_prover_a_hint_off_the_plan_is_a_guess(session: Session, prover: Listener) -> None:
    session.proves_hints = False
    session.hint()
    assert [name for name, _ in prover.take()] == ["hinted", "state_changed"]


@pytest.mark.parametrize("wish", ["take", "shuffle", "undo", "redo", "give_up", "set_paused", "set_held", "restart"])
def test_a_hint_that_is_no_longer_wanted_is_not_shown(session: Session, prover: Listener, wish: str) -> None:
    session.take((4, 5))
    session.take((2, 3))
    session.undo()
    board = session.game.board
    session.hint()
    was_seeking = session.state.is_seeking_hint
    WISHES[wish](session)
    assert (was_seeking, session.state.is_seeking_hint) == (True, False)
    prover.take()
    session.offer_hints(board, [Hint(board.pairs()[0], HintKind.PROVEN)])
    assert "hinted" not in prover.names()


def test_going_on_after_a_pause_a_hint_can_be_asked_for_again(session: Session, prover: Listener) -> None:
    session.hint()
    session.set_paused(True)
    session.set_paused(False)
    prover.take()
    session.hint()
    assert "hint_wanted" in prover.names()


ROWS = make_deal(row(12, gap=2), "E E E E E E E E E E E E", [(at, at + 1) for at in range(0, 12, 2)])
"""Twelve tiles that do not touch and all match, so that there is always something to show and to shuffle."""


def start_in(session: Session, mode: str, a_deal: Deal[Board] = ROWS) -> Listener:
    session.start(a_deal, "rows", is_repeated=False, occasion=Occasion(mode))
    return Listener(session)


def refusals(listener: Listener) -> list[RefusalReason]:
    return [value.reason for name, value in listener.take() if name == "refused"]


@pytest.mark.parametrize("mode", [mode for mode in MODES.values() if mode.hints is not None])
def test_a_mode_gives_as_many_hints_as_it_allows(session: Session, mode: Mode) -> None:
    listener = start_in(session, mode.id)
    assert mode.hints is not None
    left = []
    for _ in range(mode.hints):
        left.append(session.state.hints_left)
        session.hint()
    assert left == list(range(mode.hints, 0, -1))
    assert refusals(listener) == []
    session.hint()
    assert refusals(listener) == [RefusalReason.NO_HINT_LEFT]
    assert (session.state.hints_left, session.state.hints_used) == (0, mode.hints)


@pytest.mark.parametrize("mode", [mode for mode in MODES.values() if mode.shuffles is not None])
def test_a_mode_gives_as_many_shuffles_as_it_allows(session: Session, mode: Mode) -> None:
    listener = start_in(session, mode.id)
    assert mode.shuffles is not None
    left = []
    for _ in range(mode.shuffles):
        left.append(session.state.shuffles_left)
        session.shuffle()
    assert left == list(range(mode.shuffles, 0, -1))
    assert refusals(listener) == []
    board = session.game.board
    session.shuffle()
    assert refusals(listener) == [RefusalReason.NO_SHUFFLE_LEFT]
    assert (session.game.board, session.state.shuffles_left) == (board, 0)
    assert session.state.shuffles_used == mode.shuffles


@pytest.mark.parametrize("mode", ["easy", "zen", "pure"])
def test_where_hints_have_no_end_they_are_counted(session: Session, mode: str) -> None:
    listener = start_in(session, mode)
    for _ in range(40):
        session.hint()
    assert refusals(listener) == []
    assert (session.state.hints_left, session.state.hints_used) == (None, 40)


@pytest.mark.parametrize("mode", ["easy", "zen"])
def test_where_shuffles_have_no_end_they_are_counted(session: Session, mode: str) -> None:
    listener = start_in(session, mode)
    for _ in range(10):
        session.shuffle()
    assert refusals(listener) == []
    assert (session.state.shuffles_left, session.state.shuffles_used) == (None, 10)


def test_a_shuffle_that_is_taken_back_is_used_all_the_same(session: Session) -> None:
    start_in(session, "challenge")
    session.shuffle()
    session.undo()
    assert session.state.shuffles_left == 0


def test_undo_has_no_end(session: Session) -> None:
    start_in(session, "challenge")
    for _ in range(50):
        session.take((0, 1))
        session.undo()
    assert session.state.undos_used == 50


def test_the_clock_of_challenge_runs_right_after_the_deal(session: Session, time: Time) -> None:
    start_in(session, "challenge")
    assert session.game.clock.is_running
    assert session.state.seconds_left == 480
    time.passes(12.5)
    assert session.state.seconds_left == 467.5


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "challenge"])
def test_the_other_clocks_wait_for_a_selection_and_have_no_end(session: Session, time: Time, mode: str) -> None:
    start_in(session, mode)
    assert not session.game.clock.is_running
    session.begin()
    time.passes(100_000)
    ticker_of(session).timeout.emit()
    assert (session.state.status, session.state.seconds_left) == (Status.PLAYING, None)


def test_challenge_is_lost_when_its_eight_minutes_are_over(session: Session, time: Time) -> None:
    listener = start_in(session, "challenge")
    time.passes(479.99)
    ticker_of(session).timeout.emit()
    assert session.state.status is Status.PLAYING
    time.passes(0.01)
    ticker_of(session).timeout.emit()
    state = listener.last_state()
    assert (state.status, state.seconds_left, state.accepts_moves) == (Status.TIMED_OUT, 0, False)
    assert isinstance(session.game.events[-1], TimedOut)
    assert not ticker_of(session).isActive()
    listener.take()
    for wish in ("take", "undo", "redo", "hint", "shuffle", "give_up"):
        WISHES[wish](session)
    assert listener.names() == []
    assert session.state.tiles_left == 12


def test_the_time_runs_out_while_a_hint_is_looked_for(session: Session, time: Time) -> None:
    session.proves_hints = True
    start_in(session, "challenge", UNPLANNED)
    session.hint()
    assert session.state.is_seeking_hint
    time.passes(480)
    ticker_of(session).timeout.emit()
    assert (session.state.status, session.state.is_seeking_hint) == (Status.TIMED_OUT, False)


@pytest.mark.parametrize("stop", [Session.set_paused, Session.set_held])
def test_the_time_does_not_run_out_in_a_pause_or_while_a_dialog_is_open(
    session: Session, time: Time, stop: Callable[[Session, bool], None]
) -> None:
    start_in(session, "challenge")
    time.passes(100)
    stop(session, True)
    time.passes(10_000)
    stop(session, False)
    assert (session.state.status, session.state.seconds_left) == (Status.PLAYING, 380)
    time.passes(380)
    ticker_of(session).timeout.emit()
    assert session.state.status is Status.TIMED_OUT


def test_what_is_cleared_in_time_is_won(session: Session, time: Time) -> None:
    start_in(session, "challenge")
    time.passes(479)
    for pair in ROWS.plan or ():
        session.take(pair)
    time.passes(100)
    ticker_of(session).timeout.emit()
    assert session.state.status is Status.CLEARED


def test_what_ran_out_is_saved_and_stays_so(session: Session, time: Time) -> None:
    start_in(session, "challenge")
    time.passes(480)
    ticker_of(session).timeout.emit()
    saved = session.snapshot()
    other = Session(time)
    other.restore(restore(saved, time), saved)
    assert other.state.status is Status.TIMED_OUT
    assert other.occasion == Occasion("challenge")


def test_points_are_told_in_the_state(session: Session, time: Time) -> None:
    start_in(session, "classic")
    for after in (0.0, 4.19, 4.2):
        time.passes(after)
        pair = session.game.board.pairs()[0]
        session.take(pair)
    assert (session.state.score.points, session.state.score.best_multiplier) == (400, 2)


def test_the_same_deal_again_is_for_the_same_occasion(session: Session) -> None:
    occasion = Occasion("daily", day="2026-03-29", is_late=True)
    session.start(ROWS, "rows", is_repeated=False, occasion=occasion)
    session.restart()
    assert session.occasion == occasion
    assert session.snapshot().occasion == occasion
