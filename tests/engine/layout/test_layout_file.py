"""Reading and writing our own layout files."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import (
    LayoutFile,
    LayoutFileError,
    LayoutFileFault,
    decode_layout,
    encode_layout,
    read_layout_file,
)

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "data" / "layouts" / "version-1.mjlayout"
SCHEMA = json.loads((ROOT / "layouts" / "layout.schema.json").read_bytes())


def content(**changes: object) -> dict[str, object]:
    """A small valid file as Python values, with changes; None leaves a key out."""
    entries: dict[str, object] = {
        "format": "mahjong-layout",
        "version": 1,
        "name": "Two",
        "tiles": [[0, 0, 0], [2, 0, 0]],
    }
    entries.update(changes)
    return {key: value for key, value in entries.items() if value is not None}


def as_bytes(**changes: object) -> bytes:
    return json.dumps(content(**changes)).encode()


def fault_of(data: bytes) -> LayoutFileError:
    with pytest.raises(LayoutFileError) as caught:
        decode_layout(data, "two.json")
    assert caught.value.source == "two.json"
    assert "two.json" in str(caught.value)
    assert caught.value.place in str(caught.value)
    return caught.value


def is_in_schema(value: object) -> bool:
    return bool(jsonschema.Draft202012Validator(SCHEMA).is_valid(value))


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Layouts of up to some thirty tiles, without overlaps."""
    axis = st.integers(0, 12)
    kept: list[tuple[int, int, int]] = []
    for x, y, z in draw(st.lists(st.tuples(axis, axis, st.integers(0, 4)), min_size=1, max_size=30)):
        if all(c != z or abs(a - x) > 1 or abs(b - y) > 1 for a, b, c in kept):
            kept.append((x, y, z))
    return Layout.from_tiles(kept)


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@st.composite
def files(draw: st.DrawFn) -> LayoutFile:
    return LayoutFile(
        layout=draw(layouts()),
        name=draw(texts | st.dictionaries(texts, texts, max_size=3)),
        id=draw(texts),
        number=draw(st.none() | st.integers(0, 10_000)),
        author=draw(texts),
        license=draw(texts),
        category=draw(texts),
        description=draw(texts),
    )


class TestRoundTrip:
    @given(file=files())
    def test_what_is_written_is_read_again(self, file: LayoutFile) -> None:
        assert decode_layout(encode_layout(file), "") == file

    @given(file=files())
    def test_what_is_written_keeps_to_the_schema(self, file: LayoutFile) -> None:
        assert is_in_schema(json.loads(encode_layout(file)))

    def test_a_shisen_field(self) -> None:
        file = LayoutFile(Layout.from_tiles([(0, 0, 0), (4, 2, 0)]), game="shisen-sho")
        assert decode_layout(encode_layout(file), "") == file

    def test_order_and_origin_of_the_tiles_do_not_matter(self) -> None:
        moved = decode_layout(as_bytes(tiles=[[7, 4, 2], [5, 4, 2]]), "")
        assert moved == decode_layout(as_bytes(), "")

    def test_whole_numbers_may_be_spelled_with_a_point(self) -> None:
        spelled = as_bytes().replace(b"[2,", b"[2.0,").replace(b'"version": 1', b'"version": 1.0')
        assert spelled != as_bytes()
        assert decode_layout(spelled, "") == decode_layout(as_bytes(), "")

    def test_an_odd_count_is_a_draft(self) -> None:
        assert len(decode_layout(as_bytes(tiles=[[0, 0, 0]]), "").layout) == 1

    def test_only_format_version_and_tiles_are_needed(self) -> None:
        file = decode_layout(as_bytes(name=None), "")
        assert (file.name, file.game, file.number, file.author) == ("", "solitaire", None, "")

    def test_limits_are_allowed(self) -> None:
        corner = decode_layout(as_bytes(tiles=[[0, 0, 0], [511, 511, 63]], author="ő" * 1000), "")
        assert (corner.layout.width, corner.layout.depth, len(corner.author)) == (513, 64, 1000)
        many = [[2 * (i % 200), 2 * (i // 200), 0] for i in range(2000)]
        assert len(decode_layout(as_bytes(tiles=many), "").layout) == 2000


class TestCanonicalForm:
    def test_the_golden_file_of_version_1(self) -> None:
        file = read_layout_file(GOLDEN)
        assert file.id == "golden"
        assert file.number == 7
        assert file.name == {"en": "Golden <b>step</b>", "hu": "Lépcső", "zh-Hant": "階梯"}
        assert file.description == 'A line\nand "another".'
        assert file.layout.slots == ((0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0), (1, 1, 1), (7, 0, 3))
        assert [entry.key for entry in file.extra] == ["x-first", "x-after-name", "x-last"]

    def test_the_golden_file_is_a_fixed_point(self) -> None:
        assert encode_layout(read_layout_file(GOLDEN)) == GOLDEN.read_bytes()

    def test_any_spelling_of_the_golden_file_comes_out_the_same(self) -> None:
        entries = json.loads(GOLDEN.read_bytes().replace(b"2.50", b"2.5"))
        entries["tiles"] = [[x + 3, y + 1, z] for x, y, z in reversed(entries["tiles"])]
        respelled = json.dumps(entries, indent=7).encode()
        assert encode_layout(decode_layout(respelled, "")) == GOLDEN.read_bytes().replace(b"2.50", b"2.5")

    def test_the_example_of_the_documentation_is_canonical(self) -> None:
        page = (ROOT / "docs" / "layout-format.md").read_text(encoding="utf-8")
        example = page.partition("```json\n")[2].partition("```")[0].encode()
        assert encode_layout(decode_layout(example, "")) == example
        assert is_in_schema(json.loads(example))

    def test_one_row_of_tiles_a_line(self) -> None:
        lines = encode_layout(decode_layout(as_bytes(tiles=[[1, 1, 1], [2, 2, 0], [0, 0, 0], [0, 2, 0]]), "")).decode()
        assert lines == (
            '{\n  "format": "mahjong-layout",\n  "version": 1,\n  "game": "solitaire",\n  "name": "Two",\n'
            '  "tiles": [\n    [0, 0, 0],\n    [0, 2, 0], [2, 2, 0],\n    [1, 1, 1]\n  ]\n}\n'
        )

    def test_other_letters_are_kept_as_they_are(self) -> None:
        assert "Teknős 龜 🀄" in encode_layout(decode_layout(as_bytes(name="Teknős 龜 🀄"), "")).decode()

    def test_what_could_not_be_read_is_not_written(self) -> None:
        field = LayoutFile(Layout.from_tiles([(0, 0, 0), (1, 2, 0)]), id="slanted", game="shisen-sho")
        with pytest.raises(LayoutFileError) as caught:
            encode_layout(field)
        assert caught.value.fault is LayoutFileFault.SHISEN_NOT_FLAT


class TestUnknownKeys:
    @given(
        extra=st.dictionaries(
            texts.map("x-{}".format),
            st.recursive(
                st.none() | st.booleans() | st.integers(-(2**60), 2**60) | texts,
                lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
                max_leaves=8,
            ),
        )
    )
    def test_they_survive(self, extra: dict[str, object]) -> None:
        written = encode_layout(decode_layout(json.dumps({**content(), **extra}).encode(), ""))
        again = json.loads(written)
        assert {key: again[key] for key in extra} == extra
        assert encode_layout(decode_layout(written, "")) == written

    def test_they_keep_their_place(self) -> None:
        values = {"format": "mahjong-layout", "version": 1, "tiles": [[0, 0, 0]]}
        data = json.dumps(
            {key: values.get(key, 0) for key in ("a", "format", "b", "tiles", "c", "version", "d")}
        ).encode()
        assert list(json.loads(encode_layout(decode_layout(data, "")))) == [
            *("a", "format", "b", "version", "d", "game", "name", "tiles", "c")
        ]


class TestNames:
    @pytest.mark.parametrize(
        ("language", "name"),
        [
            ("de", "Kreuz"),
            ("de_AT", "Kreuz"),
            ("DE-at", "Kreuz"),
            ("zh_Hant_TW", "十字"),
            ("pt_BR", "Cross"),
            ("", "Cross"),
        ],
    )
    def test_the_nearest_language_is_taken(self, language: str, name: str) -> None:
        names = {"de": "Kreuz", "en": "Cross", "zh-Hant": "十字"}
        assert decode_layout(as_bytes(name=names), "").name_in(language) == name

    def test_any_name_is_better_than_none(self) -> None:
        assert decode_layout(as_bytes(name={"hu": "Kereszt"}), "").name_in("de") == "Kereszt"
        assert decode_layout(as_bytes(name={}), "").name_in("de") == ""

    def test_one_name_for_all(self) -> None:
        assert decode_layout(as_bytes(name="<b>x</b>"), "").name_in("de") == "<b>x</b>"


FAULTY: list[tuple[dict[str, Any], LayoutFileFault, str]] = [
    ({"format": "kyodai"}, LayoutFileFault.NOT_OURS, ""),
    ({"format": None}, LayoutFileFault.NOT_OURS, ""),
    ({"version": None}, LayoutFileFault.MISSING_KEY, ""),
    ({"version": 2}, LayoutFileFault.NEWER_VERSION, "version"),
    ({"version": 0}, LayoutFileFault.OUT_OF_RANGE, "version"),
    ({"version": "1"}, LayoutFileFault.WRONG_TYPE, "version"),
    ({"version": True}, LayoutFileFault.WRONG_TYPE, "version"),
    ({"tiles": None}, LayoutFileFault.MISSING_KEY, ""),
    ({"tiles": {}}, LayoutFileFault.WRONG_TYPE, "tiles"),
    ({"tiles": []}, LayoutFileFault.NO_TILES, "tiles"),
    ({"tiles": [[2 * i, 0, 0] for i in range(2001)]}, LayoutFileFault.TOO_MANY, "tiles"),
    ({"tiles": [[0, 0, 0], [2, 0]]}, LayoutFileFault.WRONG_TYPE, "tiles[1]"),
    ({"tiles": [[0, 0, 0, 0]]}, LayoutFileFault.WRONG_TYPE, "tiles[0]"),
    ({"tiles": [[0, 0, 0], "2,0,0"]}, LayoutFileFault.WRONG_TYPE, "tiles[1]"),
    ({"tiles": [[0, 0, 0], [True, 0, 0]]}, LayoutFileFault.WRONG_TYPE, "tiles[1]"),
    ({"tiles": [[0, 0, 0], [2, 1.5, 0]]}, LayoutFileFault.WRONG_TYPE, "tiles[1]"),
    ({"tiles": [[0, 0, 0], [2, 0, "1"]]}, LayoutFileFault.WRONG_TYPE, "tiles[1]"),
    ({"tiles": [[[0], 0, 0]]}, LayoutFileFault.WRONG_TYPE, "tiles[0]"),
    ({"tiles": [[0, 0, 0], [1e9, 0, 0]]}, LayoutFileFault.OUT_OF_RANGE, "tiles[1]"),
    ({"tiles": [[0, 0, 0], [10**30, 0, 0]]}, LayoutFileFault.OUT_OF_RANGE, "tiles[1]"),
    ({"tiles": [[0, 0, 0], [-1, 4, 0]]}, LayoutFileFault.OUT_OF_RANGE, "tiles[1]"),
    ({"tiles": [[512, 0, 0], [510, 0, 0]]}, LayoutFileFault.OUT_OF_RANGE, "tiles[0]"),
    ({"tiles": [[0, 512, 0]]}, LayoutFileFault.OUT_OF_RANGE, "tiles[0]"),
    ({"tiles": [[0, 0, 64]]}, LayoutFileFault.OUT_OF_RANGE, "tiles[0]"),
    ({"tiles": [[0, 0, 0], [4, 0, 0], [0, 0, 0]]}, LayoutFileFault.OVERLAP, "tiles[2]"),
    ({"game": "go"}, LayoutFileFault.UNKNOWN_GAME, "game"),
    ({"game": 1}, LayoutFileFault.WRONG_TYPE, "game"),
    ({"game": "shisen-sho", "tiles": [[0, 0, 0], [3, 0, 0]]}, LayoutFileFault.SHISEN_NOT_FLAT, "tiles[1]"),
    ({"game": "shisen-sho", "tiles": [[0, 0, 0], [2, 1, 0]]}, LayoutFileFault.SHISEN_NOT_FLAT, "tiles[1]"),
    ({"game": "shisen-sho", "tiles": [[0, 0, 0], [0, 0, 1]]}, LayoutFileFault.SHISEN_NOT_FLAT, "tiles[1]"),
    ({"name": ["Two"]}, LayoutFileFault.WRONG_TYPE, "name"),
    ({"name": {"de": 2}}, LayoutFileFault.WRONG_TYPE, "name.de"),
    ({"name": {"de": "x" * 1001}}, LayoutFileFault.TEXT_TOO_LONG, "name.de"),
    ({"name": "x" * 1001}, LayoutFileFault.TEXT_TOO_LONG, "name"),
    ({"name": {"x" * 1001: ""}}, LayoutFileFault.TEXT_TOO_LONG, "name"),
    ({"description": "x" * 1001}, LayoutFileFault.TEXT_TOO_LONG, "description"),
    ({"author": 5}, LayoutFileFault.WRONG_TYPE, "author"),
    ({"license": []}, LayoutFileFault.WRONG_TYPE, "license"),
    ({"category": False}, LayoutFileFault.WRONG_TYPE, "category"),
    ({"id": 3}, LayoutFileFault.WRONG_TYPE, "id"),
    ({"number": "3"}, LayoutFileFault.WRONG_TYPE, "number"),
    ({"number": -1}, LayoutFileFault.OUT_OF_RANGE, "number"),
    ({"number": 1_000_000_000}, LayoutFileFault.OUT_OF_RANGE, "number"),
]
VALID: list[dict[str, Any]] = [
    {},
    {"name": None},
    {"name": {}},
    {"name": {"en": "Two", "x": ""}},
    {"version": 1.0},
    {"number": 0},
    {"id": "two", "author": "A", "license": "L", "category": "C", "description": "D"},
    {"game": "solitaire", "tiles": [[1, 1, 5]]},
    {"game": "shisen-sho", "tiles": [[0, 0, 0], [6, 2, 0]]},
    {"tiles": [[0.0, 0, 0], [511, 511, 63]]},
    {"something": {"else": [None]}},
]


class TestFaults:
    @pytest.mark.parametrize(("changes", "fault", "place"), FAULTY)
    def test_fault_and_place(self, changes: dict[str, Any], fault: LayoutFileFault, place: str) -> None:
        error = fault_of(as_bytes(**changes))
        assert (error.fault, error.place) == (fault, place)

    @pytest.mark.parametrize("changes", [changes for changes, _, _ in FAULTY])
    def test_the_schema_refuses_the_same(self, changes: dict[str, Any]) -> None:
        assert not is_in_schema(content(**changes))

    @pytest.mark.parametrize("changes", VALID)
    def test_reader_and_schema_allow_the_same(self, changes: dict[str, Any]) -> None:
        decode_layout(as_bytes(**changes), "")
        assert is_in_schema(content(**changes))

    @pytest.mark.parametrize(("dx", "dy"), [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)])
    def test_both_overlapping_tiles_are_named(self, dx: int, dy: int) -> None:
        error = fault_of(as_bytes(tiles=[[9, 9, 0], [5, 5, 1], [5, 5, 0], [5 + dx, 5 + dy, 0]]))
        assert (error.fault, error.place) == (LayoutFileFault.OVERLAP, "tiles[3]")
        assert error.values == {"tile": [5 + dx, 5 + dy, 0], "other": [5, 5, 0], "other_place": "tiles[2]"}

    def test_what_the_log_says(self) -> None:
        assert str(fault_of(as_bytes(tiles=[[0, 0, 0], [600, 0, 0]]))) == (
            "two.json: tiles[1]: x is 600; allowed are 0 to 511"
        )

    def test_an_error_travels_between_processes(self) -> None:
        error = fault_of(as_bytes(game="go"))
        again = pickle.loads(pickle.dumps(error))
        assert (again.fault, str(again)) == (error.fault, str(error))

    def test_a_newer_version_is_refused_before_anything_else_is_asked(self) -> None:
        error = fault_of(b'{"format": "mahjong-layout", "version": 9, "tiles": "elsewhere"}')
        assert error.fault is LayoutFileFault.NEWER_VERSION
        assert error.values["version"] == 9

    @pytest.mark.parametrize(
        ("data", "key"),
        [
            (as_bytes()[:-1] + b', "tiles": [[0, 0, 0]]}', "tiles"),
            (as_bytes()[:-1] + b', "x": {"b": 1, "b": 1}}', "b"),
            (as_bytes()[:-1] + b', "x": 123456789012345678901234567890, "x": 1}', "x"),
            (as_bytes(name={"de": "A"}).replace(b'"A"', b'"A", "d\\u0065": "B"'), "de"),
        ],
    )
    def test_a_key_that_stands_twice(self, data: bytes, key: str) -> None:
        error = fault_of(data)
        assert (error.fault, error.place) == (LayoutFileFault.REPEATED_KEY, key)


class TestHostileBytes:
    @pytest.mark.parametrize(
        ("data", "fault", "place"),
        [
            (b"", LayoutFileFault.NOT_JSON, "line 1, column 1"),
            (b"kmahjongg-layout-v1.1\n", LayoutFileFault.NOT_JSON, "line 1, column 1"),
            (
                b'{\n  "format": "mahjong-layout",\n  "tiles": [[0, 0 0]]\n}',
                LayoutFileFault.NOT_JSON,
                "line 3, column 19",
            ),
            (as_bytes(tiles="?").replace(b'"?"', b"[[NaN, 0, 0]]"), LayoutFileFault.NOT_JSON, "line 1, column 70"),
            (as_bytes(tiles="?").replace(b'"?"', b"[[1e999, 0, 0]]"), LayoutFileFault.NOT_JSON, ""),
            (as_bytes(tiles="?").replace(b'"?"', b"[[" + b"9" * 5000 + b", 0, 0]]"), LayoutFileFault.NOT_JSON, ""),
            (as_bytes(name="?").replace(b"?", b"\\ud800"), LayoutFileFault.NOT_JSON, "line 1, column 59"),
            (as_bytes() + b" {}", LayoutFileFault.NOT_JSON, "line 1, column 92"),
            (b"\xef\xbb\xbf" + as_bytes(), LayoutFileFault.NOT_UTF8, "line 1, column 1"),
            (as_bytes().decode().encode("utf-16"), LayoutFileFault.NOT_UTF8, "line 1, column 1"),
            (as_bytes().decode().encode("utf-16-le"), LayoutFileFault.NOT_JSON, "line 1, column 2"),
            (b'{\n"name": "\xe9"}', LayoutFileFault.NOT_UTF8, "line 2, column 10"),
            (b"\x89PNG\r\n\x1a\n\x00\x00", LayoutFileFault.NOT_UTF8, "line 1, column 1"),
            (b"\x00" * 100, LayoutFileFault.NOT_JSON, "line 1, column 1"),
            (b"[" * 10_000 + b"]" * 10_000, LayoutFileFault.NESTED_TOO_DEEP, ""),
            (b"[" * 1_000_000, LayoutFileFault.NESTED_TOO_DEEP, ""),
            (
                as_bytes()[:-1] + b', "x": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_001,
                LayoutFileFault.NESTED_TOO_DEEP,
                "",
            ),
            (b" " * 4_194_304 + as_bytes(), LayoutFileFault.TOO_LARGE, ""),
            (b"[]", LayoutFileFault.NOT_OURS, ""),
            (b"null", LayoutFileFault.NOT_OURS, ""),
            (b'"mahjong-layout"', LayoutFileFault.NOT_OURS, ""),
            (b"{}", LayoutFileFault.NOT_OURS, ""),
        ],
        ids=lambda value: repr(value[:12]) if isinstance(value, bytes) else str(value),
    )
    def test_fault_and_place(self, data: bytes, fault: LayoutFileFault, place: str) -> None:
        error = fault_of(data)
        assert (error.fault, error.place) == (fault, place)
        assert len(str(error)) < 300

    def test_a_file_cut_anywhere_is_refused(self) -> None:
        whole = GOLDEN.read_bytes().rstrip()
        for length in range(len(whole)):
            with pytest.raises(LayoutFileError):
                decode_layout(whole[:length], "")

    @given(data=st.binary(max_size=200))
    def test_rubbish_is_refused(self, data: bytes) -> None:
        fault_of(data)

    @given(at=st.integers(0, len(GOLDEN.read_bytes()) - 1), byte=st.integers(0, 255))
    @example(at=0, byte=0)
    def test_a_changed_byte_never_gives_another_error(self, at: int, byte: int) -> None:
        data = bytearray(GOLDEN.read_bytes())
        data[at] = byte
        try:
            file = decode_layout(bytes(data), "")
        except LayoutFileError:
            return
        assert decode_layout(encode_layout(file), "").layout == file.layout

    def test_deep_but_legal_unknown_values_are_written_in_proportion(self) -> None:
        data = as_bytes()[:-1] + b', "x": ' + b"[" * 200 + b"1," * 10_000 + b"1" + b"]" * 200 + b"}"
        assert len(encode_layout(decode_layout(data, ""))) < 2 * len(data)


class TestReadingFromDisk:
    def test_a_missing_file(self, tmp_path: Path) -> None:
        with pytest.raises(LayoutFileError) as caught:
            read_layout_file(tmp_path / "none.mjlayout")
        assert caught.value.fault is LayoutFileFault.UNREADABLE
        assert caught.value.source == str(tmp_path / "none.mjlayout")

    def test_a_folder(self, tmp_path: Path) -> None:
        with pytest.raises(LayoutFileError) as caught:
            read_layout_file(tmp_path)
        assert caught.value.fault is LayoutFileFault.UNREADABLE

    def test_a_huge_file(self, tmp_path: Path) -> None:
        path = tmp_path / "huge.mjlayout"
        path.write_bytes(b" " * 4_200_000 + as_bytes())
        with pytest.raises(LayoutFileError) as caught:
            read_layout_file(path)
        assert caught.value.fault is LayoutFileFault.TOO_LARGE
