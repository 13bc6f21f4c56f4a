from __future__ import annotations

import json
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.daily import (
    ATTEMPTS,
    LAYOUT,
    LAYOUT_ID,
    Daily,
    code_of_attempt,
    find_code,
    is_late,
    streak,
)
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.layout.library import LayoutLibrary, layout_code
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable
from resources.source import daily_deals
from tests.engine.sample_games import LAYOUTS, TURTLE

SHIPPED = Daily.load(daily_deals.TABLE)
FIRST, LAST = date(2026, 1, 1), date(2045, 12, 31)
DAYS = [FIRST + timedelta(days) for days in range((LAST - FIRST).days + 1)]
GOLDEN: dict[str, dict[str, str]] = json.loads(
    Path(__file__).parents[1].joinpath("data", "golden_daily.json").read_text(encoding="utf-8")
)


def code_of(day: date) -> GameCode:
    code = SHIPPED.code(day)
    assert code is not None
    return code


def dealt(code: GameCode) -> Deal[Board]:
    outcome = deal(TURTLE, code)
    assert isinstance(outcome, Deal)
    return outcome


@pytest.mark.parametrize("day", GOLDEN)
def test_days_never_change(day: str) -> None:
    code = SHIPPED.code(date.fromisoformat(day)) or find_code(TURTLE, date.fromisoformat(day))
    assert code is not None
    labels = ",".join(face.label for face in dealt(code).board.faces)
    assert {"code": str(code), "sha256": sha256(labels.encode()).hexdigest()} == GOLDEN[day]


def test_golden_days_lie_in_the_table_and_outside() -> None:
    known = {bool(SHIPPED.code(date.fromisoformat(day))) for day in GOLDEN}
    assert known == {True, False}
    assert {day[4:] for day in GOLDEN} >= {"-01-01", "-02-29", "-12-31"}


def test_twenty_years_of_days_have_deals_all_of_them_different() -> None:
    assert len(DAYS) == 7305
    codes = [code_of(day) for day in DAYS]
    assert len(set(codes)) == len(DAYS)
    assert {code[::2] for code in codes} == {(LAYOUT, Recipe.UNIFORM)}
    assert layout_code(LayoutLibrary(LAYOUTS).load(LAYOUT_ID)) == LAYOUT


def test_days_can_be_dealt() -> None:
    for day in DAYS[::37]:
        assert dealt(code_of(day)).board.present == TURTLE.full


@pytest.mark.parametrize("day", [*DAYS[::500], LAST], ids=date.isoformat)
def test_days_can_be_cleared(day: date) -> None:
    board = dealt(code_of(day)).board
    verdict = solve(board)
    assert isinstance(verdict, Solvable)
    assert board.clears_with(verdict.plan)


def test_a_day_whose_first_deal_cannot_be_cleared_has_a_later_one() -> None:
    later = [day for day in DAYS if code_of(day) != code_of_attempt(day, 0)]
    assert 0.01 < len(later) / len(DAYS) < 0.1
    for day in later[::40]:
        assert find_code(TURTLE, day) == code_of(day)


def test_the_table_tells_the_days_before_and_after_it_nothing() -> None:
    assert SHIPPED.code(FIRST - timedelta(1)) is None
    assert SHIPPED.code(LAST + timedelta(1)) is None


def test_days_outside_the_table_are_searched() -> None:
    day = date(2046, 1, 1)
    code = find_code(TURTLE, day)
    assert code is not None
    assert isinstance(solve(dealt(code).board), Solvable)
    other = find_code(TURTLE, day, {code})
    assert other not in (None, code)
    assert other in [code_of_attempt(day, attempt) for attempt in range(1, ATTEMPTS)]


def test_a_search_told_to_stop_finds_nothing() -> None:
    assert find_code(TURTLE, FIRST, should_stop=lambda: True) is None


def test_when_no_attempt_is_left_the_day_has_a_deal_that_was_dismantled() -> None:
    none_left = [code_of_attempt(FIRST, attempt) for attempt in range(ATTEMPTS)]
    code = find_code(TURTLE, FIRST, none_left)
    assert code == none_left[0]._replace(recipe=Recipe.DISMANTLE)


def test_attempts_are_the_numbers_of_our_generator_one_after_the_other() -> None:
    digest = sha256(b"MJD1:2026-07-01").digest()
    rng = SplitMix64(int.from_bytes(digest[:8], "little"))
    seeds = [rng.below(MAX_SEED) for _ in range(4)]
    assert [code_of_attempt(date(2026, 7, 1), attempt).seed for attempt in range(4)] == seeds
    with pytest.raises(ValueError, match="-1"):
        code_of_attempt(FIRST, -1)


@given(st.dates(), st.integers(0, ATTEMPTS - 1))
def test_every_date_has_codes_that_can_be_read_out(day: date, attempt: int) -> None:
    code = code_of_attempt(day, attempt)
    assert GameCode.parse(str(code)) == code
    assert code.recipe is Recipe.UNIFORM


@given(st.dates(FIRST, LAST), st.data())
def test_a_table_gives_each_day_its_own_attempt(day: date, data: st.DataObject) -> None:
    attempts = data.draw(st.lists(st.integers(0, 9), min_size=366, max_size=366))
    table = Daily({str(day.year): "".join(map(str, attempts))})
    place = (day - date(day.year, 1, 1)).days
    assert table.code(day) == code_of_attempt(day, attempts[place])


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    path, days = tmp_path / "daily.json", daily_deals.days_of(2028)
    attempts = [day.day % ATTEMPTS for day in days]
    path.write_text(daily_deals.table_text({"2028": "".join(map(str, attempts))}), encoding="utf-8")
    table = Daily.load(path)
    codes = [code for day in days if (code := table.code(day)) is not None]
    assert [daily_deals.attempt_of(day, code) for day, code in zip(days, codes, strict=True)] == attempts


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "{}",
        "[" * 100_000,
        '{"version": 2, "years": {"2026": "000"}}',
        '{"version": 1, "years": ["000"]}',
        '{"version": 1, "years": {"2026": 0}}',
        '{"version": 1, "years": {"2026": "0x\u00b2"}}',
    ],
)
def test_what_cannot_be_used_of_a_table_counts_as_not_there(tmp_path: Path, text: str) -> None:
    path = tmp_path / "daily.json"
    path.write_text(text, encoding="utf-8")
    for day in (date(2026, 1, 2), date(2026, 1, 3), date(2026, 1, 4), date(2027, 1, 1)):
        assert Daily.load(path).code(day) is None
        assert Daily.load(tmp_path / "missing.json").code(day) is None


def test_a_deal_is_late_after_its_day_only() -> None:
    assert is_late(date(2026, 12, 31), date(2027, 1, 1))
    assert not is_late(date(2027, 1, 1), date(2027, 1, 1))
    assert not is_late(date(2027, 1, 2), date(2027, 1, 1))


@pytest.mark.parametrize(
    ("days", "today", "length"),
    [
        ([], "2026-03-01", 0),
        (["2026-03-01"], "2026-03-01", 1),
        (["2026-02-28"], "2026-03-01", 1),
        (["2026-02-27"], "2026-03-01", 0),
        (["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-01", 3),
        (["2028-02-28", "2028-03-01"], "2028-03-01", 1),
        (["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01", 3),
        (["2026-12-30", "2026-12-31", "2027-01-01"], "2027-01-02", 3),
        (["2026-05-01", "2026-05-03", "2026-05-04"], "2026-05-04", 2),
        (["2026-05-04", "2026-05-05"], "2026-05-03", 0),
        (["0001-01-01"], "0001-01-01", 1),
    ],
)
def test_a_streak_goes_up_to_today_or_yesterday(days: list[str], today: str, length: int) -> None:
    assert streak([date.fromisoformat(day) for day in days], date.fromisoformat(today)) == length


@given(
    st.sets(st.dates(date(2027, 12, 1), date(2028, 3, 10)), max_size=80), st.dates(date(2028, 1, 1), date(2028, 3, 10))
)
def test_a_streak_is_what_is_counted_day_by_day(days: set[date], today: date) -> None:
    counted = 0
    for back in range(0 if today in days else 1, 100):
        if today - timedelta(back) not in days:
            break
        counted += 1
    assert streak(days, today) == counted
    # a win of another day makes it no shorter, and winning today one longer
    assert streak(days | {today}, today) == counted + (today not in days)
