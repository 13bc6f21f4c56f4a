from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.mode import EASY
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.advisor import ADVICE_BUDGET, Advice, WayBack
from mahjong_qt.engine.play.event import HintGiven
from mahjong_qt.engine.play.hint import Hint, HintKind, rank_hints
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.save import restore
from mahjong_qt.engine.solitaire.advisor import advise, find_way_back, prove_hints
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from mahjong_qt.prover import SECOND_BUDGET, Prover
from mahjong_qt.session import Session
from mahjong_qt.settings import SettingsStore
from mahjong_qt.worker import Priority, Worker
from tests.engine.sample_games import TURTLE, Time, deal_on, make_deal, row
from tests.fake_worker import FakeWorker
from tests.worker_answers import PROCESS_LIMIT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.board import Board

PLANNED = make_deal(row(6, gap=2), "E E E E N N", [(0, 1), (2, 3), (4, 5)])
UNPLANNED = PLANNED._replace(plan=None)
LOSABLE = make_deal([*row(5, gap=2), (0, 0, 1)], "E N N E E E")
"""Taking 3 and 4 leaves two tiles, one on the other."""
WINNING = ((3, 5), (0, 4), (1, 2))
LOST = make_deal([*row(4, gap=2), (0, 0, 1), (4, 0, 1)], "N E W W E N")
"""N under E and E under N: after the two W nothing can be taken."""


@pytest.fixture
def worker(qapp: object) -> FakeWorker:
    return FakeWorker()


@pytest.fixture
def store(qapp: object, tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def session(qapp: object) -> Session:
    return Session(Time(), entropy=lambda: 4)


@pytest.fixture
def prover(session: Session, worker: FakeWorker, store: SettingsStore) -> Prover:
    return Prover(session, worker, store)


@pytest.fixture
def calm(prover: Prover, store: SettingsStore) -> None:
    """A prover to a player who wants neither the light nor warnings."""
    store.change(show_light=False, warn_early=False)


def hints_of(session: Session) -> list[Hint]:
    shown: list[Hint] = []
    session.hinted.connect(shown.append)
    return shown


def begin(session: Session, deal: Any, *, is_repeated: bool = False) -> Board:
    session.start(deal, "any", is_repeated=is_repeated, occasion=Occasion(EASY))
    return session.game.board


@pytest.mark.usefixtures("prover")
def test_an_unknown_position_is_asked_about_and_its_answer_learnt(session: Session, worker: FakeWorker) -> None:
    board = begin(session, UNPLANNED)
    assert worker.asked() == [(advise, board, None, ADVICE_BUDGET)]
    assert worker.answer(Solvable(((0, 3), (1, 2), (4, 5)), 0)).priority is Priority.SOON
    assert (session.state.outlook, worker.asked()) == (Outlook.WINNABLE, [])


@pytest.mark.usefixtures("prover")
def test_a_move_of_the_plan_costs_nothing(session: Session, worker: FakeWorker) -> None:
    begin(session, PLANNED)
    session.take((2, 3))
    session.undo()
    session.take((4, 5))
    assert worker.asked() == []
    session.take((1, 2))
    assert worker.asked() == [(advise, session.game.board, PLANNED.plan, ADVICE_BUDGET)]


@pytest.mark.usefixtures("prover")
def test_only_the_newest_position_is_asked_about(session: Session, worker: FakeWorker) -> None:
    begin(session, UNPLANNED)
    session.take((4, 5))
    session.take((1, 2))
    assert worker.asked() == [(advise, session.game.board, None, ADVICE_BUDGET)]
    session.undo()
    assert worker.asked() == [(advise, session.game.board, None, ADVICE_BUDGET)]
    session.start(PLANNED, "any", is_repeated=False)
    assert worker.asked() == []


@pytest.mark.usefixtures("prover")
def test_a_position_that_is_reached_again_is_asked_about_again(session: Session, worker: FakeWorker) -> None:
    begin(session, PLANNED)
    session.take((1, 2))
    session.undo()
    assert worker.asked() == []
    session.redo()
    assert worker.asked() == [(advise, session.game.board, PLANNED.plan, ADVICE_BUDGET)]


@pytest.mark.usefixtures("prover")
def test_what_was_not_decided_is_asked_again_at_leisure(session: Session, worker: FakeWorker) -> None:
    board = begin(session, UNPLANNED)
    worker.answer(Undecided(ADVICE_BUDGET))
    (question,) = worker.open
    assert worker.asked() == [(advise, board, None, SECOND_BUDGET)]
    assert question.priority is Priority.IDLE
    worker.answer(Undecided(SECOND_BUDGET))
    assert (session.state.outlook, worker.asked()) == (Outlook.UNKNOWN, [])


@pytest.mark.usefixtures("prover")
def test_the_next_step_ends_the_second_try(session: Session, worker: FakeWorker) -> None:
    begin(session, UNPLANNED)
    worker.answer(Undecided(ADVICE_BUDGET))
    session.take((4, 5))
    assert worker.asked() == [(advise, session.game.board, None, ADVICE_BUDGET)]


@pytest.mark.usefixtures("prover")
def test_of_a_lost_game_the_losing_move_is_sought(session: Session, worker: FakeWorker) -> None:
    first = begin(session, LOSABLE)
    session.take((3, 4))
    lost = session.game.board
    assert session.state.outlook is Outlook.UNKNOWN
    worker.answer(Unsolvable(0))
    assert worker.asked()[0][:2] == (find_way_back, (first,))
    assert worker.open[0].priority is Priority.SOON
    worker.answer_truly()
    assert session.game.board == lost
    assert (session.state.lost_since, session.state.way_back) == (1, 0)


@pytest.mark.usefixtures("prover")
def test_a_search_for_the_losing_move_that_found_nothing_is_not_begun_anew(
    session: Session, worker: FakeWorker, store: SettingsStore
) -> None:
    begin(session, LOSABLE)
    session.take((3, 4))
    worker.answer(Unsolvable(0))
    worker.answer(WayBack(None, None, None))
    store.change(motion=False)
    assert (worker.asked(), session.state.lost_since) == ([], None)


@pytest.mark.usefixtures("calm")
def test_a_player_who_wants_neither_light_nor_warning_costs_nothing(session: Session, worker: FakeWorker) -> None:
    begin(session, LOSABLE)
    session.take((3, 4))
    assert worker.asked() == []


@pytest.mark.usefixtures("calm")
def test_a_stuck_game_always_gets_its_way_back(session: Session, worker: FakeWorker) -> None:
    begin(session, LOSABLE)
    session.take((3, 4))
    session.take((1, 2))
    assert [function for function, *_ in worker.asked()] == [find_way_back]
    worker.answer_truly()
    assert (session.state.lost_since, session.state.way_back) == (1, 0)


@pytest.mark.usefixtures("calm")
def test_where_the_losing_move_is_plain_nothing_is_sought(session: Session, worker: FakeWorker) -> None:
    begin(session, LOSABLE._replace(plan=WINNING))
    session.take((1, 2))
    session.take((3, 4))
    assert worker.asked() == []
    assert (session.state.lost_since, session.state.way_back) == (2, 1)


@pytest.mark.usefixtures("calm")
def test_only_the_positions_in_doubt_are_searched(session: Session, worker: FakeWorker) -> None:
    begin(session, LOSABLE._replace(plan=WINNING))
    session.take((3, 4))
    after = session.game.board
    session.take((1, 2))
    assert [arguments[:2] for arguments in worker.asked()] == [(find_way_back, (after,))]
    assert worker.asked()[0][3] == WINNING
    worker.answer_truly()
    assert (session.state.lost_since, session.state.way_back) == (1, 0)


@pytest.mark.parametrize("change", [{"show_light": True}, {"warn_early": True}])
@pytest.mark.usefixtures("calm")
def test_either_setting_is_enough(
    session: Session, worker: FakeWorker, store: SettingsStore, change: dict[str, bool]
) -> None:
    board = begin(session, UNPLANNED)
    store.change(**change)
    assert worker.asked() == [(advise, board, None, ADVICE_BUDGET)]
    store.change(motion=False)
    assert len(worker.open) == 1
    store.change(show_light=False, warn_early=False)
    assert worker.asked() == []
    store.change(**change)
    assert len(worker.open) == 1


def test_a_game_that_is_there_already_is_looked_at(session: Session, worker: FakeWorker, store: SettingsStore) -> None:
    board = begin(session, UNPLANNED)
    proved_hints = session.proves_hints
    prover = Prover(session, worker, store)
    assert worker.asked() == [(advise, board, None, ADVICE_BUDGET)]
    assert (proved_hints, session.proves_hints) == (False, True)
    assert prover.parent() is None


@pytest.mark.usefixtures("calm")
def test_the_deal_of_a_code_is_always_asked_about(session: Session, worker: FakeWorker) -> None:
    board = begin(session, LOST, is_repeated=True)
    assert worker.asked() == [(advise, board, None, ADVICE_BUDGET)]
    session.take((2, 3))
    assert (advise, board, None, ADVICE_BUDGET) in worker.asked()
    worker.answer_truly()
    assert (session.state.outlook, session.state.lost_since) == (Outlook.LOST, 0)


@pytest.mark.usefixtures("prover")
def test_the_deal_of_a_code_is_asked_about_once(session: Session, worker: FakeWorker) -> None:
    begin(session, UNPLANNED, is_repeated=True)
    assert len(worker.open) == 1
    begin(session, PLANNED, is_repeated=True)
    assert worker.asked() == []


@pytest.mark.usefixtures("calm")
def test_the_deal_of_a_saved_game_of_a_code_is_asked_about_until_it_is_known(
    session: Session, worker: FakeWorker
) -> None:
    deal = begin(session, UNPLANNED, is_repeated=True)
    session.take((4, 5))
    saved = session.snapshot()
    session.restore(restore(saved, Time()), saved)
    assert worker.asked() == [(advise, deal, None, ADVICE_BUDGET)]
    worker.answer_truly()
    saved = session.snapshot()
    session.restore(restore(saved, Time()), saved)
    assert worker.asked() == []


def test_the_deal_of_a_code_that_is_there_already_is_asked_about(
    session: Session, worker: FakeWorker, store: SettingsStore
) -> None:
    store.change(show_light=False, warn_early=False)
    deal = begin(session, LOST, is_repeated=True)
    prover = Prover(session, worker, store)
    assert worker.asked() == [(advise, deal, None, ADVICE_BUDGET)]
    worker.answer_truly()
    assert session.state.lost_since == 0
    assert prover.parent() is None


@pytest.mark.usefixtures("calm")
def test_a_hint_off_the_plan_is_that_of_a_new_plan(session: Session, worker: FakeWorker) -> None:
    begin(session, PLANNED)
    session.take((1, 2))
    shown = hints_of(session)
    session.hint()
    assert worker.asked() == [(advise, session.game.board, PLANNED.plan, ADVICE_BUDGET)]
    assert worker.open[0].priority is Priority.NOW
    worker.answer_truly()
    assert [hint.kind for hint in shown] == [HintKind.PLANNED]
    assert session.state.outlook is Outlook.WINNABLE


@pytest.mark.parametrize("is_repeated", [False, True], ids=["position", "deal of a code"])
@pytest.mark.usefixtures("prover")
def test_a_hint_hurries_what_is_being_asked_for_the_light(
    session: Session, worker: FakeWorker, is_repeated: bool
) -> None:
    begin(session, UNPLANNED, is_repeated=is_repeated)
    shown = hints_of(session)
    asked = worker.open
    assert [ticket.priority for ticket in asked] == [Priority.SOON]
    session.hint()
    assert worker.open == asked
    assert [ticket.priority for ticket in asked] == [Priority.NOW]
    worker.answer(Solvable(((0, 3), (1, 2), (4, 5)), 0))
    assert (worker.open, shown) == ([], [Hint((0, 3), HintKind.PLANNED)])
    assert session.state.outlook is Outlook.WINNABLE


@pytest.mark.usefixtures("prover")
def test_a_hint_waits_for_its_answer_when_the_light_is_put_out(
    session: Session, worker: FakeWorker, store: SettingsStore
) -> None:
    begin(session, UNPLANNED)
    shown = hints_of(session)
    session.hint()
    store.change(show_light=False, warn_early=False)
    store.change(show_light=True)
    assert len(worker.open) == 1
    worker.answer_truly()
    assert [hint.kind for hint in shown] == [HintKind.PLANNED]


@pytest.mark.usefixtures("calm")
def test_a_hint_does_not_wait_for_a_second_try(session: Session, worker: FakeWorker) -> None:
    deal = begin(session, UNPLANNED, is_repeated=True)
    worker.answer(Undecided(ADVICE_BUDGET))
    session.take((4, 5))
    session.hint()
    worker.open[-1].answer(Undecided(ADVICE_BUDGET))
    session.undo()
    session.hint()
    assert worker.asked() == [(advise, deal, None, SECOND_BUDGET), (advise, deal, None, ADVICE_BUDGET)]
    assert [ticket.priority for ticket in worker.open] == [Priority.IDLE, Priority.NOW]


@pytest.mark.usefixtures("prover")
def test_the_position_is_not_asked_about_any_more_once_it_is_known(session: Session, worker: FakeWorker) -> None:
    board = begin(session, UNPLANNED)
    worker.answer(Undecided(ADVICE_BUDGET))
    assert worker.asked() == [(advise, board, None, SECOND_BUDGET)]
    session.hint()
    verdict = Solvable(((0, 3), (1, 2), (4, 5)), 0)
    worker.answer(Advice(verdict, (Hint((0, 3), HintKind.PLANNED),)), prove_hints)
    assert worker.asked() == []


@pytest.mark.usefixtures("prover")
def test_the_losing_move_is_not_sought_any_more_once_it_is_known(session: Session, worker: FakeWorker) -> None:
    first = begin(session, LOSABLE, is_repeated=True)
    session.take((3, 4))
    about_deal, about_position = worker.open
    about_position.answer(Unsolvable(0))
    assert [arguments[:2] for arguments in worker.asked()] == [(advise, first), (find_way_back, (first,))]
    about_deal.answer(Solvable(WINNING, 0))
    assert (session.state.lost_since, worker.asked()) == (1, [])


@pytest.mark.usefixtures("calm")
def test_where_the_position_is_not_decided_its_pairs_are_proven(session: Session, worker: FakeWorker) -> None:
    board = begin(session, UNPLANNED)
    shown = hints_of(session)
    session.hint()
    worker.answer(Undecided(ADVICE_BUDGET))
    assert worker.asked() == [(prove_hints, board, None, ADVICE_BUDGET)]
    assert worker.open[0].priority is Priority.NOW
    proven = Hint((1, 3), HintKind.PROVEN)
    worker.answer(Advice(Undecided(0), (proven,)))
    assert (shown, session.state.outlook) == ([proven], Outlook.UNKNOWN)


@pytest.mark.usefixtures("calm")
def test_what_the_proofs_of_the_pairs_say_of_the_position_is_learnt(session: Session, worker: FakeWorker) -> None:
    begin(session, UNPLANNED)
    shown = hints_of(session)
    session.hint()
    worker.answer(Undecided(ADVICE_BUDGET))
    hints = (Hint((1, 3), HintKind.PLANNED), Hint((0, 1), HintKind.PROVEN))
    worker.answer(Advice(Solvable(((1, 3), (0, 2), (4, 5)), 0), hints))
    assert (shown, session.state.outlook) == ([hints[0]], Outlook.WINNABLE)
    session.hint()
    assert (shown, worker.open) == ([*hints], [])


@pytest.mark.usefixtures("calm")
def test_that_every_pair_loses_is_learnt(session: Session, worker: FakeWorker) -> None:
    begin(session, LOST)
    shown = hints_of(session)
    session.hint()
    worker.answer(Undecided(ADVICE_BUDGET))
    guess = Hint((2, 3), HintKind.GUESS)
    worker.answer(Advice(Unsolvable(0), (guess,)))
    assert (shown, session.state.outlook) == ([guess], Outlook.LOST)


@pytest.mark.usefixtures("prover")
def test_what_is_known_to_be_undecided_is_not_asked_again_for_a_hint(session: Session, worker: FakeWorker) -> None:
    board = begin(session, UNPLANNED)
    worker.answer(Undecided(ADVICE_BUDGET))
    session.hint()
    assert worker.asked()[1:] == [(prove_hints, board, None, ADVICE_BUDGET)]


@pytest.mark.usefixtures("prover")
def test_after_the_pairs_of_the_plan_come_others_proven(session: Session, worker: FakeWorker) -> None:
    board = begin(session, PLANNED)
    shown = hints_of(session)
    for _ in range(4):
        session.hint()
    assert worker.asked() == [(prove_hints, board, PLANNED.plan, ADVICE_BUDGET)]
    worker.answer_truly()
    for _ in range(3):
        session.hint()
    kinds = [hint.kind for hint in shown]
    assert kinds == [HintKind.PLANNED] * 3 + [HintKind.PROVEN] * 4
    assert session.game.count(HintGiven) == len(shown) == len({hint.pair for hint in shown})


@pytest.mark.usefixtures("calm")
def test_a_lost_position_shows_guesses_and_says_so(session: Session, worker: FakeWorker) -> None:
    begin(session, LOST)
    shown = hints_of(session)
    session.hint()
    worker.answer_truly()
    assert shown == [Hint((2, 3), HintKind.GUESS)]
    assert session.state.outlook is Outlook.LOST


@pytest.mark.parametrize("step", ["take", "set_paused", "restart"])
@pytest.mark.usefixtures("calm")
def test_a_hint_that_is_not_wanted_any_more_is_not_sought(session: Session, worker: FakeWorker, step: str) -> None:
    begin(session, UNPLANNED)
    session.hint()
    assert len(worker.open) == 1
    wishes: dict[str, Callable[[], None]] = {
        "take": lambda: session.take((4, 5)),
        "set_paused": lambda: session.set_paused(True),
        "restart": lambda: session.start(PLANNED, "any", is_repeated=False),
    }
    wishes[step]()
    assert worker.asked() == []


@pytest.mark.parametrize("is_undecided", [True, False])
@pytest.mark.usefixtures("calm")
def test_when_the_worker_fails_a_guess_is_shown(session: Session, worker: FakeWorker, is_undecided: bool) -> None:
    board = begin(session, UNPLANNED)
    shown = hints_of(session)
    session.hint()
    if is_undecided:
        worker.answer(Undecided(ADVICE_BUDGET))
    worker.fail()
    assert shown == rank_hints(board, None)[:1]
    assert not session.state.is_seeking_hint


@pytest.mark.usefixtures("prover")
def test_after_a_failure_the_position_is_asked_about_once_more_and_then_the_next(
    session: Session, worker: FakeWorker
) -> None:
    begin(session, UNPLANNED)
    worker.fail()
    assert [ticket.priority for ticket in worker.open] == [Priority.IDLE]
    worker.fail()
    assert (session.state.outlook, worker.asked()) == (Outlook.UNKNOWN, [])
    session.take((4, 5))
    assert len(worker.open) == 1


@pytest.fixture
def real_worker(qapp: object) -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def test_with_a_real_worker_a_careless_game_knows_where_it_was_lost(
    session: Session, real_worker: Worker, store: SettingsStore, qtbot: QtBot
) -> None:
    prover = Prover(session, real_worker, store)
    session.start(deal_on(TURTLE, 5, Recipe.UNIFORM), "turtle", is_repeated=True)
    qtbot.waitUntil(lambda: session.state.outlook is Outlook.WINNABLE, timeout=PROCESS_LIMIT)
    while pairs := session.game.board.pairs():
        session.take(pairs[-1])
    assert session.state.tiles_left > 0
    qtbot.waitUntil(lambda: session.state.lost_since is not None, timeout=PROCESS_LIMIT)
    shown = hints_of(session)
    kept = session.state.way_back
    session.go_back()
    assert (session.state.outlook, session.state.moves_made) == (Outlook.WINNABLE, kept)
    session.hint()
    assert shown[0].is_safe
    assert prover.parent() is None
