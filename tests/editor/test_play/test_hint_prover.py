from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.test_play.hint_prover import HintProver
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.solitaire.advisor import advise, prove_hints
from mahjong_qt.engine.verdict import Undecided
from mahjong_qt.session import Session
from tests.fake_worker import FakeWorker
from tests.view.sample_boards import ROW, SINGLES, small_deal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# the ends of the row match each other and the two tiles beside it
CHOICE = [*ROW, (20, 0, 0), (24, 0, 0)]
CHOICE_LABELS = "1B 2B 2B 1B 1B 1B"


class Game:
    """A session with a prover, and the hints shown."""

    def __init__(self, tiles: list[tuple[int, int, int]], labels: str) -> None:
        self.worker = FakeWorker()
        self.session = Session()
        self.prover = HintProver(self.session, self.worker)
        self.hints: list[Hint] = []
        self.session.hinted.connect(self.hints.append)
        self.session.start(small_deal(tiles, labels), "", is_repeated=False)

    @property
    def outlook(self) -> Outlook:
        return self.session.state.outlook


@pytest.fixture
def game(qapp: QApplication) -> Game:
    return Game(CHOICE, CHOICE_LABELS)


def test_the_outlook_is_found_out(game: Game) -> None:
    before = game.outlook
    game.worker.answer_truly()
    assert (before, game.outlook) == (Outlook.UNKNOWN, Outlook.WINNABLE)


def test_a_lost_deal_is_found_out(qapp: QApplication) -> None:
    game = Game(ROW, "1B 1B 2B 2B")
    # a row whose ends never match
    game.worker.answer_truly()
    assert game.outlook is Outlook.LOST


def test_what_follows_a_plan_needs_no_question(game: Game) -> None:
    game.worker.answer_truly()
    plan = game.session.game.plan
    assert plan is not None
    game.session.take(plan[0])
    assert not game.worker.open


def test_a_step_takes_the_question_about_the_position_before_back(game: Game) -> None:
    (ticket,) = game.worker.open
    game.session.take((4, 5))
    assert ticket.is_cancelled
    assert game.worker.asked()[0][:2] == (advise, game.session.game.board)


def test_a_hint_is_proven(game: Game) -> None:
    game.session.hint()
    assert [question[0] for question in game.worker.asked()] == [prove_hints]
    game.worker.answer_truly()
    (hint,) = game.hints
    assert hint.is_safe


def test_a_hint_that_cannot_be_proven_is_a_guess(game: Game) -> None:
    game.session.hint()
    game.worker.fail()
    (hint,) = game.hints
    assert hint.kind is HintKind.GUESS
    assert not game.session.state.is_seeking_hint


def test_a_hint_that_is_not_waited_for_any_more_is_taken_back(game: Game) -> None:
    game.session.hint()
    (ticket,) = game.worker.open
    game.session.take((4, 5))
    assert ticket.is_cancelled
    assert not game.session.state.is_seeking_hint


def test_after_stop_nothing_is_asked_and_the_next_step_asks_again(game: Game) -> None:
    game.prover.stop()
    assert not game.worker.open
    game.session.take((4, 5))
    assert game.worker.open


def test_an_undecided_outlook_is_asked_about_once(game: Game) -> None:
    game.worker.answer(Undecided(2_000))
    assert not game.worker.open
    assert game.outlook is Outlook.UNKNOWN


def test_a_failed_outlook_does_no_harm(qapp: QApplication) -> None:
    game = Game(SINGLES, "1B 1B 2B 2B 3B 3B")
    game.worker.fail()
    game.session.hint()
    game.worker.answer_truly()
    assert game.hints[0].is_safe
