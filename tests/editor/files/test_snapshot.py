from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.files.snapshot import NewerSnapshotError, Snapshot, SnapshotError, decode_snapshot, encode_snapshot
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import ExtraEntry, LayoutFile

TEXTS = st.text(st.characters(exclude_categories=()), max_size=8)
"""Halves of characters too, which no layout file can hold."""

COUNTS = st.integers(0, 20)
LAYOUTS = st.one_of(
    st.just(Layout(())),
    st.sets(st.tuples(COUNTS, COUNTS, st.integers(0, 3)), min_size=1).map(
        lambda cells: Layout.from_tiles((2 * x, 2 * y, z) for x, y, z in cells)
    ),
)
EXTRA = st.builds(ExtraEntry, TEXTS, st.just(b'{"a": [1, "\xc3\xa4"]}'), TEXTS)
FILES = st.builds(
    LayoutFile,
    layout=LAYOUTS,
    name=TEXTS | st.dictionaries(TEXTS, TEXTS, max_size=2),
    id=TEXTS,
    number=st.none() | COUNTS,
    author=TEXTS,
    license=TEXTS,
    category=TEXTS,
    description=TEXTS,
    extra=st.lists(EXTRA, max_size=2).map(tuple),
)
TIMES = st.floats(0, 4e9)


@given(st.builds(Snapshot, FILES, TEXTS, TEXTS, TEXTS, TIMES))
def test_everything_comes_back(snapshot: Snapshot) -> None:
    data = encode_snapshot(snapshot)
    assert decode_snapshot(data) == snapshot


FIELD = LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), game="shisen-sho")


def test_a_field_stays_one() -> None:
    assert decode_snapshot(encode_snapshot(Snapshot(FIELD))).file == FIELD


def changed(**values: Any) -> bytes:
    raw = json.loads(encode_snapshot(Snapshot(FIELD)))
    raw["layout"] |= {key: value for key, value in values.items() if key in raw["layout"]}
    raw |= {key: value for key, value in values.items() if key not in raw["layout"]}
    return json.dumps(raw).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        b"[" * 100_000,
        encode_snapshot(Snapshot(FIELD))[:-20],
        changed(tiles=[[0, 0, 0], [1, 0, 0]]),
        changed(tiles=[[0, 0, 0], [2, 1, 0]]),
        changed(tiles=[[0, 0]]),
        changed(tiles=[["a", 0, 0]]),
        changed(tiles=7),
        changed(game="chess"),
        changed(name=7),
        changed(author=None),
        changed(number="7"),
        changed(extra=[["a"]]),
        changed(time="now"),
        changed(path=None),
        changed(format="mahjong-layout"),
        changed(layout=None),
    ],
)
def test_what_is_no_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(SnapshotError):
        decode_snapshot(data)


def test_a_snapshot_of_a_newer_program_is_no_damaged_one() -> None:
    with pytest.raises(NewerSnapshotError):
        decode_snapshot(changed(version=2))
