from __future__ import annotations

import itertools
import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.cli.deal_file import decode_deal, faces_of, read_deal
from mahjong_qt.cli.fault import CommandError
from mahjong_qt.engine.face import FACES, matches
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.layout_reader import MAX_BYTES
from tests.cli.command import group_of, write_deal

if TYPE_CHECKING:
    from pathlib import Path

GOOD = '[0, 0, 0, "A"], [2, 0, 0, "A"]'


def tiles(text: str) -> str:
    return f'{{"tiles": [{text}]}}'


def error_in(data: bytes | str) -> str:
    with pytest.raises((CommandError, LayoutFileError)) as caught:
        decode_deal(data.encode() if isinstance(data, str) else data, "a.json")
    return str(caught.value)


@pytest.mark.parametrize(
    ("data", "start"),
    [
        (b"", "line 1, column 1: this is not JSON"),
        (b"\xef\xbb\xbf" + tiles(GOOD).encode(), "line 1, column 1: the text is not plain UTF-8"),
        (tiles(GOOD).encode("utf-16"), "line 1, column 1: the text is not plain UTF-8"),
        (b'{"tiles":\n ["\xe4"]}', "line 2, column 4: the text is not plain UTF-8"),
        ("no deal", "line 1, column 1: this is not JSON"),
        (f"{tiles(GOOD)}\n{tiles(GOOD)}", "line 2, column 1: this is not JSON"),
        (tiles('[0, 0, NaN, "A"]'), "line 1, column 19: this is not JSON"),
        (tiles('[0, 0, -Infinity, "A"]'), "line 1, column "),
        ("[" * 100_000, "the file is nested deeper"),
        ("[]", "this is no deal"),
        ("null", "this is no deal"),
        ("{}", 'the key "tiles" is missing'),
        ('{"tiles": [], "tiles": []}', 'tiles: the key "tiles" stands more than once'),
        ('{"tiles": {}}', "tiles: a list of tiles is expected here; an object was found"),
        ('{"tiles": []}', "tiles: there are no tiles"),
        (tiles(f"{GOOD}, 7"), "tiles[2]: a tile of three whole numbers and a label"),
        (tiles(f"{GOOD}, [4, 0, 0]"), "tiles[2]: a tile of three whole numbers and a label"),
        (tiles(f'{GOOD}, [[4, 0, 0], "A"]'), "tiles[2]: a tile of three whole numbers and a label"),
        (tiles(f'[4, 0, true, "A"], {GOOD}'), "tiles[0][2]: a whole number is expected here; true was found"),
        (tiles(f'{GOOD}, [4, "0", 0, "A"]'), "tiles[2][1]: a whole number is expected here; a text was found"),
        (tiles(f'{GOOD}, [4, 0.5, 0, "A"]'), "tiles[2][1]: a whole number is expected here; 0.5 was found"),
        (tiles(f"{GOOD}, [4, 0, 0, 5]"), "tiles[2][3]: a label in quotes is expected here; 5 was found"),
        (tiles(f"{GOOD}, [4, 0, 0, null]"), "tiles[2][3]: a label in quotes is expected here; null was found"),
        (tiles(f'{GOOD}, [-1, 0, 0, "A"]'), "tiles[2][0]: x is -1; allowed are 0 to 511"),
        (tiles(f'{GOOD}, [4, 512, 0, "A"]'), "tiles[2][1]: y is 512; allowed are 0 to 511"),
        (tiles(f'{GOOD}, [4, 0, 64, "A"]'), "tiles[2][2]: z is 64; allowed are 0 to 63"),
        (tiles(f'{GOOD}, [4, 0, {"9" * 30}, "A"]'), "tiles[2][2]: z is "),
        (tiles(f'{GOOD}, [2, 0, 0, "B"]'), "tiles[2]: the tile [2, 0, 0] overlaps [2, 0, 0] at tiles[1]"),
        (tiles(f'[1, 1, 0, "B"], {GOOD}'), "tiles[1]: the tile [0, 0, 0] overlaps [1, 1, 0] at tiles[0]"),
        (tiles(",".join(['[0, 0, 0, "A"]'] * 2001)), "tiles: there are 2001 tiles; keep at most 2000"),
    ],
)
def test_what_is_no_deal_is_named_with_the_place(data: bytes | str, start: str) -> None:
    assert error_in(data).startswith(f"a.json: {start}")


def test_a_number_with_thousands_of_digits_is_no_accident() -> None:
    assert error_in(tiles(f'[{"9" * 5000}, 0, 0, "A"]')).startswith("a.json: ")


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    large.write_bytes(b" " * (MAX_BYTES + 1))
    for path, reason in ((tmp_path / "none", "cannot be read"), (tmp_path, "cannot be read"), (large, "larger than")):
        with pytest.raises(CommandError) as caught:
            read_deal(str(path))
        assert str(caught.value).startswith(f"{path}: the file ")
        assert reason in str(caught.value)


@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
def test_whatever_the_bytes_are_there_is_one_kind_of_error(data: bytes) -> None:
    assert error_in(data).startswith("a.json: ")


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["A", "F1", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["tiles", "x"]), inner, max_size=2),
    max_leaves=12,
)


@given(st.lists(JSON_VALUES, max_size=3))
def test_whatever_the_tiles_are_there_is_one_kind_of_error(values: list[object]) -> None:
    assert error_in(json.dumps({"tiles": [*values, [0, 0, 0]]})).startswith("a.json: ")


def test_other_keys_are_left_alone(tmp_path: Path) -> None:
    path = write_deal(tmp_path / "a.json", [(0, 0, 0, "A"), (2, 0, 0, "A")], plan=[[0, 7]], code=5, layout=None)
    assert len(read_deal(path).board.layout) == 2


def test_places_lead_back_to_the_file() -> None:
    data = tiles('[3, 1, 2, "top"], [7, 3, 0, "right"], [5.0, 3, 0, "left"]')
    board, places = decode_deal(data.encode(), "a.json")
    assert [tuple(slot) for slot in board.layout.slots] == [(2, 2, 0), (4, 2, 0), (0, 0, 2)]
    assert [face.label for face in board.faces] == ["left", "right", "top"]
    assert places == (2, 1, 0)


LABELS = st.sampled_from([*(face.label for face in FACES), "A", "F", "F5", "f1", "S0", "", "風", "flower"])


@given(st.lists(LABELS, max_size=60))
def test_labels_match_when_equal_and_flowers_and_seasons_as_in_the_game(labels: list[str]) -> None:
    faces = faces_of(labels)
    assert [face.label for face in faces] == labels
    for one, other in itertools.combinations(faces, 2):
        assert matches(one, other) is (group_of(one.label) == group_of(other.label))
