"""The file of results through versions, damage, and several programs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from mahjong_qt.records import SCHEMA_VERSION, Filter, LayoutRecord, RecordKind, Records
from mahjong_qt.records.daily_copy import keep_copy
from tests.records.sample_results import result, spoil_replays

DATA = Path(__file__).parents[1] / "data"
EVERYTHING = Filter()

TWO_HUNDRED = """
import sys
from pathlib import Path
from mahjong_qt.records import record_file, Records
from tests.records.sample_results import result
record_file.PATIENCE = 120
records = Records(Path(sys.argv[1]))
for number in range(200):
    records.add(result(number, game_key=f"{sys.argv[2]}-{number}"), b"log")
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records.sqlite"


def backup_of(path: Path) -> Path:
    return path.with_name("records.backup.sqlite")


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


def a_day_ago(path: Path) -> None:
    os.utime(path, (time.time() - 86_400,) * 2)


@pytest.mark.parametrize("old_version", range(1, SCHEMA_VERSION))
def test_results_of_every_older_version_are_all_there(path: Path, old_version: int) -> None:
    shutil.copyfile(DATA / f"records-v{old_version}.sqlite", path)
    with closing(sqlite3.connect(path)) as database:
        before = database.execute("SELECT id, game_key, finished_at, code, seconds FROM result ORDER BY id").fetchall()
    records = Records(path)
    rows = records.all_games(EVERYTHING)
    kept = [
        (row.id, row.result.game_key or None, row.result.finished_at, row.result.code, row.result.seconds)
        for row in rows
    ]
    assert sorted(kept) == before
    assert not any(row.has_replay or row.result.points or row.result.level for row in rows)
    assert (version(path), version(backup_of(path))) == (SCHEMA_VERSION, old_version)
    # and what was there before still counts once
    records.add(rows[0].result)
    assert records.summary(EVERYTHING).played == len(before)


def test_what_a_file_of_the_second_version_says(path: Path) -> None:
    shutil.copyfile(DATA / "records-v2.sqlite", path)
    records = Records(path)
    assert records.damaged is None
    assert records.kinds() == [
        RecordKind("classic", "turtle"),
        RecordKind("shisen-sho", "shisen-18x8", True),
        RecordKind("shisen-sho", "shisen-18x8"),
        RecordKind("classic", "cross"),
    ]
    assert records.by_layout()["turtle"] == LayoutRecord(4, 3, 388.0)
    assert [row.result.seconds for row in records.fastest(EVERYTHING)] == [250.0, 333.0, 388.0, 412.5, 501.25]


def test_a_copy_is_made_once_a_day(path: Path) -> None:
    records = Records(path)
    assert keep_copy(path)
    records.add(result(0))
    assert not backup_of(path).exists()
    assert keep_copy(path)
    records.add(result(1))
    assert keep_copy(path)
    assert Records(backup_of(path)).summary(EVERYTHING).played == 1
    a_day_ago(backup_of(path))
    assert keep_copy(path)
    assert Records(backup_of(path)).summary(EVERYTHING).played == 2


def test_a_copy_that_is_told_to_stop_leaves_the_one_of_before(path: Path) -> None:
    records = Records(path)
    records.add(result(0))
    keep_copy(path)
    a_day_ago(backup_of(path))
    records.add(result(1))
    assert keep_copy(path, lambda: True)
    assert Records(backup_of(path)).summary(EVERYTHING).played == 1


def test_an_empty_file_takes_no_copys_place(path: Path) -> None:
    records = Records(path)
    records.add(result(0))
    keep_copy(path)
    a_day_ago(backup_of(path))
    path.write_bytes(b"")
    assert keep_copy(path)
    assert Records(path).summary(EVERYTHING).played == 1


@pytest.fixture
def spoilt(path: Path) -> Records:
    """Results of which the first twenty are in the copy, with damage among the games to be watched."""
    records = Records(path)
    for number in range(20):
        records.add(result(number), b"log" * 500)
    keep_copy(path)
    for number in range(20, 25):
        records.add(result(number), b"log" * 500)
    spoil_replays(path)
    return records


def test_damage_among_the_games_to_be_watched_costs_no_result(path: Path, spoilt: Records) -> None:
    assert spoilt.summary(EVERYTHING).played == 25
    before = path.read_bytes()
    spoilt.add(result(25), b"new")
    assert (spoilt.damaged, spoilt.restored_from) == (path.with_name("records.damaged-1.sqlite"), backup_of(path))
    assert path.with_name("records.damaged-1.sqlite").read_bytes() == before
    assert [row.result.game_key for row in spoilt.all_games(EVERYTHING)] == [
        f"k{number}" for number in range(25, -1, -1)
    ]
    assert (spoilt.replay(26), spoilt.replay(1), spoilt.replay(22)) == (b"new", b"log" * 500, b"")
    assert Records(path).damaged is None


def test_a_game_that_cannot_be_read_has_the_file_put_in_order(path: Path, spoilt: Records) -> None:
    with pytest.raises(OSError, match="malformed"):
        spoilt.replay(3)
    assert spoilt.replay(3) == b"log" * 500
    assert spoilt.summary(EVERYTHING).played == 25


def test_damage_never_gets_into_the_copy(path: Path, spoilt: Records) -> None:
    a_day_ago(backup_of(path))
    before = backup_of(path).read_bytes()
    assert not keep_copy(path)
    assert backup_of(path).read_bytes() == before
    spoilt.put_in_order()
    assert keep_copy(path)
    assert Records(backup_of(path)).summary(EVERYTHING).played == 25


def test_a_damaged_copy_is_not_used(path: Path, spoilt: Records) -> None:
    spoil_replays(backup_of(path))
    spoilt.add(result(25), b"new")
    assert spoilt.restored_from is None
    assert spoilt.summary(EVERYTHING).played == 26


def test_a_result_is_kept_without_its_game_where_nothing_can_be_put_in_order(path: Path, spoilt: Records) -> None:
    from mahjong_qt.storage import lock_file

    lock = lock_file(path.with_suffix(".lock"))
    assert lock is not None
    with lock:
        spoilt.add(result(25), b"new")
        assert (spoilt.damaged, spoilt.summary(EVERYTHING).played) == (None, 26)


@pytest.mark.parametrize("spoil", ["rubbish", "cut", "empty"])
def test_the_backup_takes_the_place_of_a_damaged_file(path: Path, spoil: str) -> None:
    records = Records(path)
    for number in range(3):
        records.add(result(number, code="long" * 5000), b"log")
    keep_copy(path)
    records.add(result(3))
    data = {"rubbish": b"no database " * 500, "cut": path.read_bytes()[:9000], "empty": b""}[spoil]
    path.write_bytes(data)
    again = Records(path)
    assert again.damaged == (None if spoil == "empty" else path.with_name("records.damaged-1.sqlite"))
    assert again.restored_from == backup_of(path)
    assert again.summary(EVERYTHING).played == 3
    assert again.replay(1) == b"log"
    if again.damaged is not None:
        assert again.damaged.read_bytes() == data
    fine = Records(path)
    assert (fine.damaged, fine.restored_from) == (None, None)


def test_a_file_that_is_gone_comes_back(path: Path) -> None:
    records = Records(path)
    records.add(result(0))
    keep_copy(path)
    records.add(result(1))
    path.unlink()
    assert Records(path).summary(EVERYTHING).played == 1


def test_a_damaged_backup_is_not_used_and_never_takes_the_place_of_a_good_one(path: Path) -> None:
    records = Records(path)
    records.add(result(0))
    records.add(result(1))
    backup_of(path).write_bytes(b"rubbish" * 100)
    path.write_bytes(b"rubbish" * 100)
    again = Records(path)
    assert (again.damaged is not None, again.restored_from) == (True, None)
    assert again.summary(EVERYTHING).played == 0


def test_what_a_killed_program_left_beside_a_damaged_file_does_not_get_into_the_backup(path: Path) -> None:
    records = Records(path)
    records.add(result(0))
    keep_copy(path)
    journal = path.with_name("records.sqlite-journal")
    journal.write_bytes(b"the journal of another file")
    path.write_bytes(b"rubbish" * 100)
    again = Records(path)
    assert again.summary(EVERYTHING).played == 1
    assert not journal.exists()


def test_a_backup_that_cannot_be_made_stops_no_result(path: Path) -> None:
    backup_of(path).mkdir()
    (backup_of(path) / "in the way").touch()
    records = Records(path)
    records.add(result(0))
    assert keep_copy(path)
    records.add(result(1))
    assert records.summary(EVERYTHING).played == 2


def test_a_damaged_file_is_left_to_the_program_that_is_at_it(path: Path) -> None:
    from mahjong_qt.storage import lock_file

    path.write_bytes(b"rubbish" * 100)
    lock = lock_file(path.with_suffix(".lock"))
    assert lock is not None
    with lock:
        assert Records(path).damaged is None
        assert path.exists()
    assert Records(path).damaged is not None


def test_two_programs_lose_no_result(path: Path) -> None:
    shutil.copyfile(DATA / "records-v1.sqlite", path)
    before = 10
    root = Path(__file__).parents[2]
    programs = [subprocess.Popen([sys.executable, "-c", TWO_HUNDRED, path, name], cwd=root) for name in ("a", "b")]
    assert [program.wait(120) for program in programs] == [0, 0]
    records = Records(path)
    assert (records.damaged, records.summary(EVERYTHING).played) == (None, before + 400)
    assert sum(row.has_replay for row in records.all_games(EVERYTHING)) == 400
