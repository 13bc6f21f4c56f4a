"""The file of results."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.records import GameOutcome, GameResult, LayoutRecord, Records

if TYPE_CHECKING:
    from pathlib import Path

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
    Records(path).add(RESULT)
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
    monkeypatch.setattr("mahjong_qt.records.PATIENCE", 0.01)
    records = Records(path)
    records.add(RESULT)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match="locked"):
            records.add(RESULT._replace(game_key="k2"))
        assert Records(path).damaged is None
    assert len(rows(path)) == 1
