"""Which games count, and with what result."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.mode import CAMPAIGN, CHALLENGE, DAILY, PURE, ZEN
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.save import restore
from mahjong_qt.recorder import Recorder
from mahjong_qt.records import DailyOutcome, Filter, GameOutcome, Records
from mahjong_qt.records.replay_log import unpack_replay
from mahjong_qt.session import Session
from tests.engine.sample_games import Time, make_deal, row

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.records import GameResult

DEAL = make_deal(row(6, gap=2), "E E E E N N", [(0, 1), (2, 3), (4, 5)])
NOW = datetime(2026, 11, 30, 9, 8, 7, tzinfo=UTC)
TODAY = date(2026, 11, 30)


class Results(Records):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.all: list[GameResult] = []

    def add(self, result: GameResult, replay: bytes = b"") -> None:
        super().add(result, replay)
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
    Recorder(session, results, lambda: NOW, lambda: TODAY, session)
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
    Recorder(later, results, lambda: NOW, lambda: TODAY, later)
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
    recorder = Recorder(Session(time), others, lambda: NOW, lambda: TODAY, session)
    for _ in range(2):
        recorder.record_finished(restore(saved, time), saved)
    assert others.by_layout()["row"].won == 1
    # one of an earlier version has no name of its own, and could count twice
    recorder.record_finished(restore(saved, time), saved._replace(game_id=""))
    assert others.by_layout()["row"].played == 1


def test_a_result_that_could_not_be_written_is_written_with_the_next_one(session: Session, tmp_path: Path) -> None:
    class Busy(Results):
        is_busy = True

        def add(self, result: GameResult, replay: bytes = b"") -> None:
            if self.is_busy:
                raise OSError("busy")
            super().add(result, replay)

    busy = Busy(tmp_path / "other.sqlite")
    Recorder(session, busy, lambda: NOW, lambda: TODAY, session)
    clear(session)
    busy.is_busy = False
    session.start(DEAL, "row", is_repeated=False)
    session.give_up()
    assert outcomes(busy) == [GameOutcome.CLEARED, GameOutcome.GIVEN_UP]


class Picky(Results):
    """Takes no result of a layout."""

    refused = "row"

    def add(self, result: GameResult, replay: bytes = b"") -> None:
        if result.layout_id == self.refused:
            raise OSError("not this one")
        super().add(result, replay)


def test_a_result_that_can_never_be_written_stands_in_no_others_way(session: Session, tmp_path: Path) -> None:
    picky = Picky(tmp_path / "other.sqlite")
    Recorder(session, picky, lambda: NOW, lambda: TODAY, session)
    for layout_id in ("row", "row", "field", "row", "field"):
        session.start(DEAL, layout_id, is_repeated=False)
        session.give_up()
    assert [result.layout_id for result in picky.all] == ["field", "field"]


def test_what_is_left_is_tried_once_more_at_the_end(session: Session, tmp_path: Path) -> None:
    picky = Picky(tmp_path / "other.sqlite")
    recorder = Recorder(session, picky, lambda: NOW, lambda: TODAY, session)
    clear(session)
    session.start(DEAL, "row", is_repeated=False)
    session.give_up()
    recorder.finish()
    assert picky.all == []
    session.start(DEAL, "row", is_repeated=False)
    session.give_up()
    picky.refused = ""
    recorder.finish()
    recorder.finish()
    assert len(picky.all) == 1


def test_a_value_that_no_file_can_hold_is_told_and_blocks_nothing(time: Time, tmp_path: Path, qtbot: QtBot) -> None:
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    recorder = Recorder(session, results, lambda: NOW, lambda: TODAY, session)
    session.start(DEAL, "row", is_repeated=False, occasion=Occasion(CAMPAIGN, level=2**64))
    with qtbot.waitSignal(recorder.failed) as told:
        clear(session)
    assert isinstance(told.args[0], OSError)
    session.start(DEAL, "row", is_repeated=False, occasion=Occasion(CAMPAIGN, level=3))
    clear(session)
    assert [result.level for result in results.all] == [3]


@pytest.mark.parametrize("is_restarted", [False, True])
@pytest.mark.parametrize(("days_later", "outcome"), [(0, DailyOutcome.WON), (1, DailyOutcome.WON_LATE)])
def test_a_daily_deal_is_late_when_it_is_finished_after_its_day(
    time: Time, tmp_path: Path, is_restarted: bool, days_later: int, outcome: DailyOutcome
) -> None:
    day = TODAY
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, lambda: day, session)
    session.start(DEAL, "row", is_repeated=False, occasion=Occasion(DAILY, day=TODAY.isoformat()))
    session.take((0, 1))
    day += timedelta(days_later)
    if is_restarted:
        session.restart()
    clear_from = ((0, 1), (2, 3), (4, 5)) if is_restarted else ((2, 3), (4, 5))
    for pair in clear_from:
        session.take(pair)
    assert results.days()[TODAY.isoformat()].outcome is outcome
    (row_,) = results.games(Filter(), count=1)
    assert unpack_replay(results.replay(row_.id)).is_late == row_.result.is_late == bool(days_later)


def test_damage_that_is_found_at_the_end_of_a_game_is_told(session: Session, tmp_path: Path, qtbot: QtBot) -> None:
    results = Results(tmp_path / "other.sqlite")
    recorder = Recorder(session, results, lambda: NOW, lambda: TODAY, session)
    (tmp_path / "other.sqlite").write_bytes(b"rubbish" * 1000)
    with qtbot.waitSignal(recorder.damage_found) as told:
        clear(session)
    assert told.args == [tmp_path / "other.damaged-1.sqlite", None]
    assert outcomes(results) == [GameOutcome.CLEARED]


def test_what_cannot_be_written_is_told(session: Session, results: Results, qtbot: QtBot, tmp_path: Path) -> None:
    class Full(Records):
        def add(self, result: GameResult, replay: bytes = b"") -> None:
            raise OSError("full")

    recorder = Recorder(session, Full(tmp_path / "other.sqlite"), lambda: NOW, lambda: TODAY, session)
    with qtbot.waitSignal(recorder.failed) as told:
        clear(session)
    assert str(told.args[0]) == "full"


def test_going_to_another_mode_is_no_loss_and_replacing_within_one_is(time: Time, tmp_path: Path) -> None:
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, lambda: TODAY, session)
    session.start(DEAL, "row", is_repeated=False)
    session.take((0, 1))
    suspended = session.snapshot()
    session.start(DEAL, "field", is_repeated=False, occasion=Occasion(ZEN))
    session.take((0, 1))
    assert results.all == []
    session.start(DEAL, "field", is_repeated=False, occasion=Occasion(ZEN))
    assert [(result.mode, result.layout_id, result.outcome) for result in results.all] == [
        ("zen", "field", GameOutcome.REPLACED)
    ]
    session.take((0, 1))
    session.restore(restore(suspended, time), suspended)
    session.take((2, 3))
    session.take((4, 5))
    assert [(result.mode, result.outcome) for result in results.all[1:]] == [("classic", GameOutcome.CLEARED)]


def test_points_stars_and_what_it_was_played_for(time: Time, tmp_path: Path) -> None:
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, lambda: TODAY, session)
    session.start(DEAL, "row", is_repeated=False, occasion=Occasion(CAMPAIGN, level=12))
    session.begin()
    for seconds, pair in ((5.0, (0, 1)), (4.0, (2, 3)), (5.0, (4, 5))):
        time.passes(seconds)
        session.take(pair)
    session.start(DEAL, "row", is_repeated=False, occasion=Occasion(DAILY, day="2026-11-29", is_late=True))
    session.take((0, 1))
    session.give_up()
    won, lost = results.all
    # the second pair came quickly: x2; the board took 14 s, and has 15 s for three stars
    assert (won.points, won.best_multiplier, won.stars, won.level) == (400, 2, 3, 12)
    assert (lost.points, lost.stars, lost.level, lost.day, lost.is_late) == (100, 0, 0, "2026-11-29", True)


def test_pure_has_no_points_and_its_replay_all_the_same(time: Time, tmp_path: Path) -> None:
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, lambda: TODAY, session)
    session.start(DEAL, "row", is_repeated=False, occasion=Occasion(PURE))
    clear(session)
    (row_,) = results.games(Filter(PURE))
    assert (row_.result.points, row_.result.best_multiplier, row_.result.stars, row_.has_replay) == (0, 0, 0, True)


def test_a_game_out_of_time_is_lost(time: Time, tmp_path: Path) -> None:
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, lambda: TODAY, session)
    session.start(DEAL, "row", is_repeated=False, occasion=Occasion(CHALLENGE))
    time.passes(481.0)
    session.begin()
    assert outcomes(results) == [GameOutcome.TIMED_OUT]
    assert results.by_layout()["row"].won == 0


@pytest.mark.parametrize("end", ["cleared", "given up", "replaced"])
def test_a_finished_game_can_be_watched_move_by_move(session: Session, results: Results, time: Time, end: str) -> None:
    session.take((0, 1))
    session.undo()
    session.hint()
    session.take((0, 1))
    time.passes(3.0)
    if end == "cleared":
        session.take((2, 3))
        session.take((4, 5))
    elif end == "given up":
        session.give_up()
    events, seconds = list(session.game.events), session.game.clock.seconds
    if end == "replaced":
        session.restart()
    (row_,) = results.games(Filter())
    saved = unpack_replay(results.replay(row_.id))
    assert (saved.events, saved.seconds, saved.code) == (events, seconds, str(DEAL.code))
    assert len(restore(saved, time).events) == len(events)


@pytest.mark.parametrize("has_gravity", [False, True])
def test_gravity_is_read_from_the_code(time: Time, tmp_path: Path, has_gravity: bool) -> None:
    session = Session(time)
    results = Results(tmp_path / "records.sqlite")
    Recorder(session, results, lambda: NOW, lambda: TODAY, session)
    code = GameCode("L00", 0, Recipe.DISMANTLE, has_gravity)
    session.start(DEAL._replace(code=code), "row", is_repeated=False)
    clear(session)
    assert [result.has_gravity for result in results.all] == [has_gravity]
