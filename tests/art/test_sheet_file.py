from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.art import sheet_file
from mahjong_qt.art.sheet_file import SUFFIX, read_sheet, write_sheet

PICTURES = [memoryview(bytes([value]) * 12) for value in (1, 2, 3)]


def read(path: Path, key: str = "key", count: int = 3, size: int = 12) -> list[bytes] | None:
    pictures = read_sheet(path, key, count, size)
    return None if pictures is None else [bytes(picture) for picture in pictures]


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / f"a{SUFFIX}"
    assert write_sheet(path, "key", PICTURES)
    assert read(path) == [bytes(picture) for picture in PICTURES]
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_only_the_very_same_sheet_is_read(tmp_path: Path) -> None:
    path = tmp_path / f"a{SUFFIX}"
    write_sheet(path, "key", PICTURES)
    assert read(path, key="yek") is None
    assert read(path, key="keys") is None
    assert read(path, count=4) is None
    assert read(path, count=6, size=6) is None
    assert read(tmp_path / "absent") is None
    assert read(tmp_path) is None


@given(data=st.data())
def test_a_changed_byte_is_noticed(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.mktemp("sheets") / f"a{SUFFIX}"
    write_sheet(path, "key", PICTURES)
    content = bytearray(path.read_bytes())
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] ^= data.draw(st.integers(1, 255))
    path.write_bytes(content)
    assert read(path) is None


@given(st.binary(max_size=200))
def test_anything_else_is_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("sheets") / f"a{SUFFIX}"
    path.write_bytes(content)
    assert read(path) is None


def written_in_turn(folder: Path, count: int) -> list[Path]:
    paths = [folder / f"{number}{SUFFIX}" for number in range(count)]
    for number, path in enumerate(paths):
        write_sheet(path, "key", PICTURES)
        os.utime(path, (1000 + number, 1000 + number))
    return paths


def test_the_latest_sheets_are_kept(tmp_path: Path) -> None:
    paths = written_in_turn(tmp_path, sheet_file.MOST_FILES + 3)
    other = tmp_path / "not ours.txt"
    other.write_text("kept", encoding="utf-8")
    write_sheet(tmp_path / f"last{SUFFIX}", "key", PICTURES)
    kept = {path.name for path in tmp_path.glob(f"*{SUFFIX}")}
    assert kept == {f"last{SUFFIX}", *(path.name for path in paths[1 - sheet_file.MOST_FILES :])}
    assert other.exists()


def test_the_bytes_are_bounded_but_the_newest_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = written_in_turn(tmp_path, 3)
    monkeypatch.setattr(sheet_file, "MOST_BYTES", 2 * paths[0].stat().st_size)
    last = tmp_path / f"last{SUFFIX}"
    write_sheet(last, "key", PICTURES)
    assert set(tmp_path.iterdir()) == {last, paths[2]}
    monkeypatch.setattr(sheet_file, "MOST_BYTES", 1)
    write_sheet(last, "key", PICTURES)
    assert set(tmp_path.iterdir()) == {last}


def test_an_abandoned_draft_goes_and_one_under_way_stays(tmp_path: Path) -> None:
    abandoned, under_way = tmp_path / f"a{SUFFIX}.1.part", tmp_path / f"b{SUFFIX}.2.part"
    for draft in (abandoned, under_way):
        draft.write_bytes(b"half")
    os.utime(abandoned, (1000, 1000))
    last = tmp_path / f"last{SUFFIX}"
    assert write_sheet(last, "key", PICTURES)
    assert set(tmp_path.iterdir()) == {last, under_way}
