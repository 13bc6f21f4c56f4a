"""The file of results."""

from __future__ import annotations

import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.records import Filter, GameOutcome, GameResult, LayoutRecord, RecordKind, Records

if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION_1 = Path(__file__).parents[1] / "data" / "records-v1.sqlite"
TURTLE = RecordKind("classic", "turtle")
FIELD = RecordKind("shisen-sho", "field-18x8")
FALLING = FIELD._replace(has_gravity=True)

RESULT = GameResult(
    "k1",
    "2026-11-30T10:00:00+00:00",
    "classic",
    "turtle",
    "MJ1-L00-AAAAABL",
    144,
    GameOutcome.CLEARED,
    300.5,
    1,
    0,
    2,
    False,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.sqlite"


def rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT * FROM result").fetchall()


def test_nothing_was_played_yet(path: Path) -> None:
    assert Records(path).by_layout() == {}
    assert not path.exists()


def test_a_result_is_kept_whole(path: Path) -> None:
    Records(path).add(
        RESULT._replace(points=4200, best_multiplier=7, stars=2, level=12, day="2026-11-30", is_late=True)
    )
    expected = (
        1,
        "k1",
        "2026-11-30T10:00:00+00:00",
        "classic",
        "turtle",
        "MJ1-L00-AAAAABL",
        144,
        "cleared",
        300.5,
        1,
        0,
        2,
        0,
        0,
        4200,
        7,
        2,
        12,
        "2026-11-30",
        1,
    )
    assert rows(path) == [expected]


def test_games_wins_and_best_times_by_layout(path: Path) -> None:
    records = Records(path)
    for number, (layout_id, outcome, seconds, is_repeated) in enumerate(
        [
            ("turtle", GameOutcome.CLEARED, 300.0, False),
            ("turtle", GameOutcome.CLEARED, 200.0, False),
            ("turtle", GameOutcome.CLEARED, 100.0, True),
            ("turtle", GameOutcome.GIVEN_UP, 50.0, False),
            ("cross", GameOutcome.REPLACED, 10.0, False),
            ("tower", GameOutcome.CLEARED, 10.0, True),
        ]
    ):
        records.add(
            RESULT._replace(
                game_key=f"k{number}", layout_id=layout_id, outcome=outcome, seconds=seconds, is_repeated=is_repeated
            )
        )
    assert Records(path).by_layout() == {
        "turtle": LayoutRecord(4, 3, 200.0),
        "cross": LayoutRecord(1, 0, None),
        "tower": LayoutRecord(1, 1, None),
    }


def test_the_same_game_counts_once_and_games_without_a_key_each_time(path: Path) -> None:
    records = Records(path)
    records.add(RESULT)
    records.add(RESULT._replace(seconds=1.0))
    records.add(RESULT._replace(game_key=""))
    records.add(RESULT._replace(game_key=""))
    assert records.by_layout()["turtle"] == LayoutRecord(3, 3, 300.5)


def test_two_programs_at_once(path: Path) -> None:
    one, other = Records(path), Records(path)
    one.add(RESULT)
    other.add(RESULT._replace(game_key="k2"))
    assert one.by_layout()["turtle"].played == other.by_layout()["turtle"].played == 2


def keep(records: Records, kind: RecordKind, games: Iterable[tuple[str, float, bool]], first: int = 0) -> None:
    """Keeps games: W for won, otherwise lost, then the seconds, and whether the deal is repeated; a minute each."""
    for number, (end, seconds, is_repeated) in enumerate(games, first):
        records.add(
            RESULT._replace(
                game_key=f"{kind}{number}",
                finished_at=f"2026-11-30T{number // 60:02}:{number % 60:02}:00+00:00",
                mode=kind.mode,
                layout_id=kind.layout_id,
                outcome={"W": GameOutcome.CLEARED, "R": GameOutcome.REPLACED}.get(end, GameOutcome.GIVEN_UP),
                seconds=seconds,
                is_repeated=is_repeated,
                has_gravity=kind.has_gravity,
            )
        )


def times(records: Records, kind: RecordKind) -> list[float]:
    return [row.result.seconds for row in records.fastest(Filter(*kind))]


def test_before_the_first_game(path: Path) -> None:
    records = Records(path)
    assert records.kinds() == []
    assert records.last_played() is None
    assert not path.exists()


def test_every_field_and_option_has_its_own_best_times(path: Path) -> None:
    records = Records(path)
    keep(records, FIELD, [("W", 300.0, False)])
    keep(records, TURTLE, [("L", 10.0, False)], first=1)
    keep(records, FALLING, [("W", 500.0, False), ("W", 200.0, False)], first=2)
    assert records.kinds() == [FALLING, TURTLE, FIELD]
    assert times(records, FIELD) == [300.0]
    assert times(records, FALLING) == [200.0, 500.0]
    assert times(records, TURTLE) == []
    assert records.summary(Filter(*FALLING)).played == 2
    assert records.last_played() == (FALLING, "2026-11-30T00:03:00+00:00")
    # the chooser shows one picture a field, and times with gravity are no match for those without
    assert records.by_layout()["field-18x8"] == LayoutRecord(3, 3, 300.0)


@pytest.mark.parametrize(
    ("ends", "streak", "longest"),
    [("W", 1, 1), ("L", 0, 0), ("WWLW", 1, 2), ("WLWWW", 3, 3), ("WWR", 0, 2), ("WWWLWWR", 0, 3)],
)
def test_a_streak_is_broken_by_giving_up_and_by_another_board(path: Path, ends: str, streak: int, longest: int) -> None:
    records = Records(path)
    keep(records, FIELD, [(end, 60.0, False) for end in ends])
    shown = records.summary(Filter(*FIELD))
    assert (shown.streak, shown.longest_streak) == (streak, longest)


def test_a_clock_that_was_put_back_does_no_harm_to_a_streak(path: Path) -> None:
    records = Records(path)
    keep(records, TURTLE, [("W", 60.0, False), ("W", 60.0, False)], first=5)
    keep(records, TURTLE, [("L", 60.0, False)], first=2)
    assert records.summary(Filter(*TURTLE)).streak == 0
    keep(records, TURTLE, [("W", 60.0, False)], first=1)
    assert records.summary(Filter(*TURTLE)).streak == 1


@pytest.fixture
def old(path: Path) -> Path:
    """A file as the first version wrote it."""
    path.parent.mkdir()
    shutil.copyfile(VERSION_1, path)
    return path


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def test_a_file_of_the_first_version_is_read_and_goes_on(old: Path) -> None:
    before = rows(old)
    records = Records(old)
    assert records.damaged is None
    assert records.kinds() == [RecordKind("classic", name) for name in ("turtle", "pyramid", "butterfly", "cross")]
    assert records.by_layout()["turtle"] == LayoutRecord(6, 5, 377.0)
    assert records.summary(Filter(*TURTLE))[:4] == (6, 5, 3, 3)
    assert [row.result.code[-7:] for row in records.fastest(Filter(*TURTLE))] == [
        "AAAAADV",
        "AAAAAEA",
        "AAAAABL",
        "AAAAAFF",
    ]
    keep(records, FALLING, [("W", 70.0, False)])
    assert records.kinds()[0] == FALLING
    assert version(old) == 3
    assert rows(old)[:10] == [(*row, 0, 0, 0, 0, 0, "", 0) for row in before]
    assert rows(old)[10][13] == 1


def test_programs_that_open_an_old_file_at_the_same_time(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.records.record_file.PATIENCE", 60)
    start = Barrier(6)

    def play(number: int) -> None:
        start.wait()
        Records(old).add(RESULT._replace(game_key=f"at once {number}"))

    with ThreadPoolExecutor(6) as programs:
        list(programs.map(play, range(6)))
    assert Records(old).summary(Filter(*TURTLE)).played == 12


def test_programs_that_make_the_file_at_the_same_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.records.record_file.PATIENCE", 60)
    start = Barrier(6)

    def play(number: int) -> None:
        records = Records(path)
        start.wait()
        records.add(RESULT._replace(game_key=f"at once {number}"))

    with ThreadPoolExecutor(6) as programs:
        list(programs.map(play, range(6)))
    assert Records(path).summary(Filter(*TURTLE)).played == 6


def test_an_old_file_that_another_program_is_writing_is_brought_up_to_date_later(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_qt.records.record_file.PATIENCE", 0.01)
    records = Records(old)
    with closing(sqlite3.connect(old, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(OSError, match="locked"):
            records.kinds()
    assert version(old) == 1
    assert len(records.kinds()) == 4


def test_a_step_to_the_new_version_that_fails_loses_nothing(old: Path) -> None:
    with closing(sqlite3.connect(old)) as database:
        database.execute("CREATE TABLE result_by_time (in_the_way)")
    before = rows(old)
    with pytest.raises(OSError, match="result_by_time"):
        Records(old).kinds()
    assert (rows(old), version(old)) == (before, 1)
    with closing(sqlite3.connect(old)) as database:
        database.execute("DROP TABLE result_by_time")
    assert Records(old).summary(Filter(*TURTLE)).played == 6


def test_a_file_that_a_newer_program_took_over_meanwhile_is_left_alone(path: Path) -> None:
    records = Records(path)
    records.add(RESULT)
    newer(path)
    with pytest.raises(OSError, match="version 99"):
        records.add(RESULT._replace(game_key="k2"))
    assert len(rows(path)) == 1


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript("CREATE TABLE other (a); PRAGMA user_version = 1;")


def rubbish(path: Path) -> None:
    path.write_bytes(b"no database at all " * 100)


def cut(path: Path) -> None:
    records = Records(path)
    for number in range(3):
        records.add(RESULT._replace(game_key=str(number), code="long" * 5000))
    path.write_bytes(path.read_bytes()[:9000])


@pytest.mark.parametrize("spoil", [newer, foreign, rubbish, cut])
def test_a_file_that_cannot_be_used_is_set_aside(path: Path, spoil: object) -> None:
    path.parent.mkdir()
    spoil(path)  # type: ignore[operator]
    before = path.read_bytes()
    records = Records(path)
    assert records.damaged == path.parent / "records.damaged-1.sqlite"
    assert records.damaged.read_bytes() == before
    records.add(RESULT)
    assert records.by_layout()["turtle"].played == 1


def test_what_cannot_be_written_is_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    records = Records(tmp_path / "data" / "records.sqlite")
    with pytest.raises(OSError, match="data"):
        records.add(RESULT)


def test_a_locked_file_is_told_and_not_spoiled(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.records.record_file.PATIENCE", 0.01)
    records = Records(path)
    records.add(RESULT)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match="locked"):
            records.add(RESULT._replace(game_key="k2"))
        assert Records(path).damaged is None
    assert len(rows(path)) == 1
