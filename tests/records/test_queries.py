"""What can be asked of the results."""

from __future__ import annotations

import random
import sqlite3
import statistics
from contextlib import closing
from datetime import UTC, date, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.records import (
    DailyOutcome,
    DayRecord,
    Filter,
    GameOutcome,
    GameRow,
    LayoutTimes,
    LevelRecord,
    Records,
    Summary,
    WonTime,
)
from tests.records.sample_results import result

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.records import GameResult

EVERYTHING = Filter()
LOST = GameOutcome.GIVEN_UP


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path / "records.sqlite")


def keep(records: Records, *results: GameResult) -> None:
    for one in results:
        records.add(one)


def test_before_the_first_game(records: Records) -> None:
    assert records.summary(EVERYTHING) == Summary()
    assert records.summary(EVERYTHING).share is None
    assert records.fastest(EVERYTHING) == records.games(EVERYTHING) == records.all_games(EVERYTHING) == []
    assert records.times_in_order(EVERYTHING) == []
    assert records.times_by_layout(EVERYTHING) == []
    assert [(week.played, week.won) for week in records.weeks(EVERYTHING, date(2026, 3, 4), 2)] == [(0, 0)] * 2
    assert (records.levels(), records.days()) == ({}, {})
    assert records.replay(1) == b""


def test_summary_of_all_and_of_a_part(records: Records) -> None:
    keep(
        records,
        result(0, seconds=100.0, points=900),
        result(1, seconds=200.0, points=500, shuffles=1),
        result(2, seconds=50.0, is_repeated=True, points=4000),
        result(3, outcome=LOST, seconds=5.0, points=7000),
        result(4, mode="easy", layout_id="cross", seconds=90.0),
        result(5, mode="shisen-sho", layout_id="shisen-18x8", has_gravity=True, outcome=GameOutcome.TIMED_OUT),
    )
    assert records.summary(EVERYTHING) == Summary(6, 4, 0, 3, 90.0, 110.0, 95.0, 900, 6, 12, 1)
    classic = records.summary(Filter("classic"))
    assert classic == Summary(4, 3, 0, 3, 100.0, 350 / 3, 100.0, 900, 4, 8, 1)
    assert classic.share == 0.75
    assert records.summary(Filter(layout_id="cross")) == Summary(1, 1, 1, 1, 90.0, 90.0, 90.0, None, 1, 2, 0)
    assert records.summary(Filter(has_gravity=True)).played == 1
    assert records.summary(Filter("easy", "turtle")).played == 0


def test_zen_is_counted_and_has_no_times(records: Records) -> None:
    keep(records, result(0, mode="zen", seconds=10.0), result(1, seconds=20.0))
    assert (records.summary(EVERYTHING).won, records.summary(EVERYTHING).best_seconds) == (2, 20.0)
    assert records.summary(Filter("zen"))[:8] == (1, 1, 1, 1, None, None, None, None)
    assert [row.result.mode for row in records.fastest(EVERYTHING)] == ["classic"]
    assert [time.seconds for time in records.times_in_order(EVERYTHING)] == [20.0]
    assert records.by_layout()["turtle"].best_seconds == 20.0


def test_summary_agrees_with_plain_counting(records: Records) -> None:
    numbers = random.Random(7)
    games = [
        result(
            number,
            mode=numbers.choice(["classic", "pure", "zen"]),
            layout_id=numbers.choice(["turtle", "cross"]),
            outcome=numbers.choice(list(GameOutcome)),
            seconds=float(numbers.randrange(30, 90)),
        )
        for number in range(120)
    ]
    shown = games[:]
    numbers.shuffle(games)
    keep(records, *games)
    for wanted in (EVERYTHING, Filter("pure"), Filter(layout_id="cross"), Filter("classic", "turtle", False)):
        own = [one for one in shown if wanted.mode in (None, one.mode) and wanted.layout_id in (None, one.layout_id)]
        times = [one.seconds for one in own if one.outcome is GameOutcome.CLEARED and one.mode != "zen"]
        asked = records.summary(wanted)
        assert (asked.played, asked.hints, asked.best_seconds) == (len(own), len(own), min(times))
        assert asked.mean_seconds == pytest.approx(statistics.fmean(times))
        assert asked.median_seconds == statistics.median(times)
        assert [time.seconds for time in records.times_in_order(wanted)] == times
        assert [row.result for row in records.all_games(wanted)] == own[::-1]


def test_the_fastest_of_everything_each_with_its_layout(records: Records) -> None:
    keep(
        records,
        result(0, seconds=80.0),
        result(1, seconds=70.0, layout_id="cross", mode="pure"),
        result(2, seconds=80.0, finished_at="2026-01-01T00:00:00+00:00", layout_id="tower"),
        result(3, seconds=1.0, is_repeated=True),
        result(4, seconds=2.0, outcome=LOST),
    )
    rows = records.fastest(EVERYTHING)
    assert [(row.result.seconds, row.result.layout_id) for row in rows] == [
        (70.0, "cross"), (80.0, "tower"), (80.0, "turtle")
    ]  # fmt: skip
    assert [row.result.layout_id for row in records.fastest(EVERYTHING, 1)] == ["cross"]
    assert [row.result.layout_id for row in records.fastest(Filter("classic"))] == ["tower", "turtle"]


def test_a_page_of_games_and_whether_they_can_be_watched(records: Records) -> None:
    games = [result(number, points=number, is_late=number == 1) for number in range(5)]
    for one in games:
        records.add(one, b"log" if one.points == 3 else b"")
    assert records.games(EVERYTHING, 1, 2) == [GameRow(4, games[3], True), GameRow(3, games[2], False)]
    assert records.games(EVERYTHING, 3) == [GameRow(2, games[1], False), GameRow(1, games[0], False)]
    assert records.replay(4) == b"log"
    assert records.replay(3) == b""
    # counted a second time, it takes no other game's place
    records.add(games[3], b"other")
    assert records.replay(4) == b"log"


@pytest.mark.parametrize("log", ["'text'", str(2**62), "1.5", "NULL"])
def test_a_log_that_is_no_bytes_is_none(records: Records, tmp_path: Path, log: str) -> None:
    records.add(result(0), b"log")
    with closing(sqlite3.connect(tmp_path / "records.sqlite")) as database, database:
        database.execute(f"UPDATE OR IGNORE replay SET log = {log}")
    assert records.replay(1) == (b"log" if log == "NULL" else b"")


def test_one_game_by_its_number(records: Records) -> None:
    records.add(result(0), b"log")
    assert records.game(1) == GameRow(1, result(0), True)
    assert records.game(2) is None


def test_the_last_game_is_the_last_one_kept(records: Records) -> None:
    keep(records, result(9, mode="easy"), result(0))
    last = records.last_played()
    assert last is not None
    assert (last[0].mode, last[1]) == ("classic", result(0).finished_at)
    assert [kind.mode for kind in records.kinds()] == ["classic", "easy"]


def test_the_oldest_games_can_be_watched_no_more(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.records.game_rows.REPLAYS", 3)
    for number in range(5):
        records.add(result(number), b"log")
    assert [row.has_replay for row in records.games(EVERYTHING)] == [True, True, True, False, False]


def test_the_last_times_in_order(records: Records) -> None:
    keep(records, *(result(number, seconds=float(number)) for number in (3, 1, 2)), result(4, outcome=LOST))
    assert [time.seconds for time in records.times_in_order(EVERYTHING)] == [1.0, 2.0, 3.0]
    assert records.times_in_order(EVERYTHING, 1) == [WonTime(result(3).finished_at, 3.0)]


def test_weeks_begin_on_monday_at_midnight_where_the_player_is(records: Records) -> None:
    keep(
        records,
        result(0, finished_at="2026-03-01T22:59:59+00:00"),
        result(1, finished_at="2026-03-01T23:00:00+00:00", outcome=LOST),
        result(2, finished_at="2026-03-08T22:59:59+00:00"),
        result(3, finished_at="2026-03-08T23:30:00+00:00"),
        result(4, finished_at="2026-03-08T23:30:00+00:00", mode="zen"),
    )
    berlin = timezone(timedelta(hours=1))
    weeks = records.weeks(EVERYTHING, date(2026, 3, 15), 3, berlin)
    assert weeks == [("2026-02-23", 1, 1), ("2026-03-02", 2, 1), ("2026-03-09", 2, 2)]
    assert records.weeks(Filter("zen"), date(2026, 3, 9), 1, berlin) == [("2026-03-09", 1, 1)]
    assert records.weeks(EVERYTHING, date(2026, 3, 8), 1, UTC) == [("2026-03-02", 3, 3)]


def test_how_times_are_spread_by_layout(records: Records) -> None:
    keep(records, *(result(number, seconds=number * 10.0) for number in (5, 1, 4, 2, 3)))
    keep(records, result(7, layout_id="cross", seconds=7.0), result(8, layout_id="tower", outcome=LOST))
    keep(records, result(9, mode="campaign", layout_id="G44000003000", level=3, seconds=9.0))
    turtle = LayoutTimes("turtle", 5, 10.0, 20.0, 30.0, 40.0, 50.0)
    assert records.times_by_layout(EVERYTHING) == [
        turtle, LayoutTimes("", 1, 9.0, 9.0, 9.0, 9.0, 9.0), LayoutTimes("cross", 1, 7.0, 7.0, 7.0, 7.0, 7.0)
    ]  # fmt: skip
    assert records.times_by_layout(EVERYTHING, 1) == [turtle]


def test_a_level_keeps_the_best_of_each(records: Records) -> None:
    keep(
        records,
        result(0, mode="campaign", level=1, stars=3, seconds=200.0, points=100),
        result(1, mode="campaign", level=1, stars=1, seconds=100.0, points=900, is_repeated=True),
        result(2, mode="campaign", level=1, outcome=LOST, seconds=5.0, points=9000),
        result(3, mode="campaign", level=2, outcome=LOST),
        result(4),
    )
    assert records.levels() == {1: LevelRecord(3, 2, 3, 100.0, 900), 2: LevelRecord(1, 0, 0, None, None)}


def test_days_won_in_time_late_and_lost(records: Records) -> None:
    keep(
        records,
        result(0, mode="daily", day="2026-03-01", outcome=LOST),
        result(1, mode="daily", day="2026-03-01", is_repeated=True, seconds=60.0, stars=2, points=700),
        result(2, mode="daily", day="2026-03-02", is_late=True, seconds=50.0),
        result(3, mode="daily", day="2026-03-03", outcome=LOST),
        result(4, mode="daily", day="2026-03-03", outcome=LOST, is_late=True),
        result(5),
    )
    days = records.days()
    assert {day: record.outcome for day, record in days.items()} == {
        "2026-03-01": DailyOutcome.WON,
        "2026-03-02": DailyOutcome.WON_LATE,
        "2026-03-03": DailyOutcome.LOST,
    }
    assert days["2026-03-01"] == DayRecord(DailyOutcome.WON, 60.0, 700, 2)
    assert list(records.days("2026-03-02", "2026-03-02")) == ["2026-03-02"]


def test_the_fastest_win_on_a_deal_that_can_be_watched(records: Records) -> None:
    games = [
        (result(0, code="A", seconds=90.0), b"log"),
        (result(1, code="A", seconds=80.0), b"log"),
        (result(2, code="A", seconds=70.0), b""),
        (result(3, code="A", seconds=10.0, outcome=LOST), b"log"),
        (result(4, code="B", seconds=5.0), b"log"),
        (result(5, code="A", seconds=80.0), b"log"),
    ]
    for one, log in games:
        records.add(one, log)
    assert [records.fastest_on(code) for code in "ABC"] == [2, 5, None]


@pytest.mark.parametrize(
    "changes", [{"level": 2**63}, {"hints": -(2**64)}, {"seconds": float("nan")}, {"layout_id": "\ud800"}]
)
def test_what_no_file_can_hold_is_refused(records: Records, changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        records.add(result(0, **changes))
    assert records.all_games(EVERYTHING) == []
