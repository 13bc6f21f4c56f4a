"""Games as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.records import GameOutcome, GameRow
from mahjong_qt.records.csv_export import COLUMNS, csv_bytes, export_csv
from tests.records.sample_results import result

if TYPE_CHECKING:
    from pathlib import Path


def test_a_table(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    export_csv(path, [GameRow(1, result(0, seconds=90.25, outcome=GameOutcome.TIMED_OUT, level=3), True)])
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbffinished_at,mode,layout,layout_id,code,tiles,outcome,seconds,")
    assert data.count(b"\r\n") == data.count(b"\n") == 2
    (row,) = csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    assert list(row) == list(COLUMNS)
    assert row["finished_at"] == "2026-03-02T12:00:00+00:00"
    assert (row["seconds"], row["outcome"], row["is_repeated"], row["level"]) == ("90.25", "timed out", "0", "3")


@pytest.mark.parametrize("name", ["=cmd", "+1", "-1", "@sum", "\tx", "\rx", "＝1"])
def test_a_layout_cannot_be_a_formula(name: str) -> None:
    data = csv_bytes([GameRow(1, result(), False)], lambda _: name)
    (row,) = csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    assert row["layout"] == f"'{name}"


def test_commas_quotes_lines_and_letters_survive() -> None:
    name = 'Große "Welle", die\nzweite 🀄'
    data = csv_bytes([GameRow(1, result(), False)], lambda _: name)
    (row,) = csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    assert row["layout"] == name


def test_a_table_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.csv"
    path.write_text("old")

    def full(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(OSError, match="full"):
        export_csv(path, [])
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
