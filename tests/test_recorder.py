"""Which games count, and with what result."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.save import restore
from mahjong_qt.recorder import Recorder
from mahjong_qt.records import GameOutcome, Records
from mahjong_qt.session import Session
from tests.engine.sample_games import Time, make_deal, row

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.records import GameResult

DEAL = make_deal(row(6, gap=2), "E E E E N N", [(0, 1), (2, 3), (4, 5)])
NOW = datetime(2026, 11, 30, 9, 8, 7, tzinfo=UTC)


class Results(Records):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.all: list[GameResult] = []

    def add(self, result: GameResult) -> None:
        super().add(result)
        self.all.append(result)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def session(qtbot: QtBot, time: Time) -> Session:
    session = Session(time)
    session.start(DEAL, "row", is_repeated=False)
    return session


@pytest.fixture
def results(tmp_path: Path, session: Session) -> Results:
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, session)
    return results


def clear(session: Session) -> None:
    for pair in ((0, 1), (2, 3), (4, 5)):
        session.take(pair)


def outcomes(results: Results) -> list[GameOutcome]:
    return [result.outcome for result in results.all]


def test_a_cleared_game(session: Session, results: Results, time: Time) -> None:
    session.begin()
    time.passes(42.5)
    session.hint()
    session.take((0, 1))
    session.undo()
    clear(session)
    (result,) = results.all
    assert result.outcome is GameOutcome.CLEARED
    assert (result.layout_id, result.mode, result.tiles, result.code) == ("row", "classic", 6, str(DEAL.code))
    assert (result.seconds, result.hints, result.shuffles, result.undos) == (42.5, 1, 0, 1)
    assert result.finished_at == "2026-11-30T09:08:07+00:00"
    assert not result.is_repeated


def test_a_win_counts_once_however_often_it_is_undone(session: Session, results: Results) -> None:
    clear(session)
    session.undo()
    session.redo()
    session.undo()
    session.start(DEAL, "row", is_repeated=False)
    assert outcomes(results) == [GameOutcome.CLEARED]


def test_giving_up_and_replacing_count_as_lost_and_an_untouched_board_does_not(
    session: Session, results: Results
) -> None:
    session.start(DEAL, "row", is_repeated=False)
    assert outcomes(results) == []
    session.take((0, 1))
    session.restart()
    assert outcomes(results) == [GameOutcome.REPLACED]
    session.give_up()
    assert outcomes(results) == [GameOutcome.REPLACED, GameOutcome.GIVEN_UP]
    assert [result.is_repeated for result in results.all] == [False, True]


def test_closing_is_no_loss_and_a_game_gone_on_with_counts_once(
    session: Session, results: Results, qtbot: QtBot, time: Time
) -> None:
    session.take((0, 1))
    session.take((2, 3))
    session.take((4, 5))
    session.undo()
    saved = session.snapshot()
    later = Session(time)
    later.restore(restore(saved, time), saved)
    Recorder(later, results, lambda: NOW, later)
    later.take((4, 5))
    # both recorders told of it; the file has it once
    assert results.by_layout()["row"].played == 1


def test_a_game_lost_and_won_the_same_way_counts_twice(session: Session, results: Results) -> None:
    session.hint()
    session.give_up()
    session.restart()
    session.hint()
    clear(session)
    assert results.by_layout()["row"].played == 2


def test_a_game_that_was_over_before_it_was_counted_is_counted_later_and_once(
    session: Session, results: Results, time: Time, tmp_path: Path
) -> None:
    clear(session)
    saved = session.snapshot()
    others = Results(tmp_path / "other.sqlite")
    recorder = Recorder(Session(time), others, lambda: NOW, session)
    for _ in range(2):
        recorder.record_finished(restore(saved, time), saved)
    assert others.by_layout()["row"].won == 1
    # one of an earlier version has no name of its own, and could count twice
    recorder.record_finished(restore(saved, time), saved._replace(game_id=""))
    assert others.by_layout()["row"].played == 1


def test_a_result_that_could_not_be_written_is_written_with_the_next_one(session: Session, tmp_path: Path) -> None:
    class Busy(Results):
        is_busy = True

        def add(self, result: GameResult) -> None:
            if self.is_busy:
                raise OSError("busy")
            super().add(result)

    busy = Busy(tmp_path / "other.sqlite")
    Recorder(session, busy, lambda: NOW, session)
    clear(session)
    busy.is_busy = False
    session.start(DEAL, "row", is_repeated=False)
    session.give_up()
    assert outcomes(busy) == [GameOutcome.CLEARED, GameOutcome.GIVEN_UP]


def test_what_cannot_be_written_is_told(session: Session, results: Results, qtbot: QtBot, tmp_path: Path) -> None:
    class Full(Records):
        def add(self, result: GameResult) -> None:
            raise OSError("full")

    recorder = Recorder(session, Full(tmp_path / "other.sqlite"), lambda: NOW, session)
    with qtbot.waitSignal(recorder.failed) as told:
        clear(session)
    assert str(told.args[0]) == "full"


class TwoModes(Session):
    """Plays games of whatever mode the test says."""

    mode = "classic"

    def snapshot(self) -> SavedGame:
        return super().snapshot()._replace(mode=self.mode)


def test_going_to_another_mode_is_no_loss_and_replacing_within_one_is(time: Time, tmp_path: Path) -> None:
    session = TwoModes(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, session)
    session.start(DEAL, "row", is_repeated=False)
    session.take((0, 1))
    suspended = session.snapshot()
    session.mode = "shisen-sho"
    session.start(DEAL, "field", is_repeated=False)
    session.take((0, 1))
    assert results.all == []
    session.start(DEAL, "field", is_repeated=False)
    assert [(result.mode, result.layout_id, result.outcome) for result in results.all] == [
        ("shisen-sho", "field", GameOutcome.REPLACED)
    ]
    session.take((0, 1))
    session.mode = "classic"
    session.restore(restore(suspended, time), suspended)
    session.take((2, 3))
    session.take((4, 5))
    assert [(result.mode, result.outcome) for result in results.all[1:]] == [("classic", GameOutcome.CLEARED)]


@pytest.mark.parametrize("has_gravity", [False, True])
def test_gravity_is_read_from_the_code(time: Time, tmp_path: Path, has_gravity: bool) -> None:
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, session)
    code = GameCode("L00", 0, Recipe.DISMANTLE, has_gravity)
    session.start(DEAL._replace(code=code), "row", is_repeated=False)
    clear(session)
    assert [result.has_gravity for result in results.all] == [has_gravity]
