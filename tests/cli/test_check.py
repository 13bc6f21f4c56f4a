from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.command import run, write_layout
from tests.engine.sample_games import LAYOUTS

if TYPE_CHECKING:
    from pathlib import Path

ROW = [(0, 0, 0), (2, 0, 0), (4, 0, 0), (6, 0, 0)]
ONE_ON_ANOTHER = [(0, 0, 0), (0, 0, 1)]


def test_a_line_with_the_figures(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "row.mjlayout", ROW, name="A row")
    outcome = run("check", path)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"{path}: A row: 4 tiles, layers: 1, free at the start: 2\n"


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        (
            [*ROW, (0, 0, 2), (2, 0, 2)],
            ["float", "2, at [0, 0, 2] [2, 0, 2]", "across an empty layer", "no multiple of four"],
        ),
        ([*ROW, (1, 0, 1), (3, 0, 1), (7, 0, 1), (0, 4, 0)], ["partly supported: 1, at [7, 0, 1]"]),
        ([*ROW, (0, 0, 1), (2, 0, 1), (4, 0, 1), (6, 0, 1)], ["nothing can be seen: 4, at", "[6, 0, 0]"]),
        ([(2 * x, 4 * y, 0) for x in range(20) for y in range(2)], ["Kyodai", "40 half tiles wide"]),
        ([(2 * x, 4 * y, 0) for x in range(14) for y in range(12)], ["GNOME", "168 tiles"]),
    ],
)
def test_warnings(tmp_path: Path, tiles: list[tuple[int, int, int]], words: list[str]) -> None:
    outcome = run("check", write_layout(tmp_path / "x.mjlayout", tiles))
    assert outcome.code == 0
    for part in words:
        assert part in outcome.out
    assert all(line.startswith("  warning: ") for line in outcome.out.splitlines()[1:])


def test_more_places_than_one_wants_to_read_are_counted(tmp_path: Path) -> None:
    tiles = [*ROW, *((2 * x, 0, 2) for x in range(4)), *((2 * x, 4, 2) for x in range(4))]
    outcome = run("check", write_layout(tmp_path / "x.mjlayout", tiles))
    assert (
        "float, with no tile on the layer beneath: 8, at [0, 0, 2] [2, 0, 2] [4, 0, 2] [6, 0, 2] and 4 more"
        in outcome.out
    )


@pytest.mark.parametrize(("tiles", "why"), [(ROW[:3], "odd"), (ONE_ON_ANOTHER, "no order of removal")])
def test_what_cannot_be_played(tmp_path: Path, tiles: list[tuple[int, int, int]], why: str) -> None:
    outcome = run("check", write_layout(tmp_path / "x.mjlayout", tiles))
    assert outcome.code == 1
    assert any(line.startswith("  cannot be played: ") and why in line for line in outcome.out.splitlines())


def test_an_unreadable_file_spoils_the_code_and_no_other_answer(tmp_path: Path) -> None:
    good = write_layout(tmp_path / "a.mjlayout", ROW)
    draft = write_layout(tmp_path / "b.mjlayout", ROW[:3])
    bad = tmp_path / "c.mjlayout"
    bad.write_bytes(b"\x00\x01\x02")
    outcome = run("check", str(bad), good, draft, str(tmp_path / "missing"))
    assert outcome.code == 2
    assert len([line for line in outcome.out.splitlines() if not line.startswith(" ")]) == 2
    assert "c.mjlayout" in outcome.err
    assert "missing" in outcome.err


def test_the_same_shape_is_noticed_in_other_files_and_among_the_built_in(tmp_path: Path) -> None:
    one = write_layout(tmp_path / "one.mjlayout", ROW, name="One")
    two = write_layout(tmp_path / "two.mjlayout", [(x + 3, 1, 0) for x, _, _ in ROW], name="Two")
    outcome = run("check", one, two, str(LAYOUTS / "turtle.json"))
    assert f"  warning: the same tiles as One in {one}\n" in outcome.out
    assert "  warning: the same tiles as the built-in layout turtle\n" in outcome.out
    assert outcome.out.count("the same tiles") == 2


def test_every_board_of_a_file_has_a_line_and_a_bad_one_an_error(tmp_path: Path) -> None:
    boards = [
        {"id": "a", "name": "Good", "map": [[0, [[0, [[0, 4]]]]]]},
        {"id": "b", "name": "Bad", "map": [[0, [[0, [0, 1]]]]]},
        {"id": "c", "name": "Tower", "map": [[0, [[0, [0, 4]]]], [1, [[0, [0, 4]]]]]},
    ]
    path = tmp_path / "some.mah"
    path.write_text(json.dumps({"mah": "1.0", "boards": boards}))
    outcome = run("check", str(path))
    assert outcome.code == 2
    assert [line.split(": ")[1] for line in outcome.out.splitlines() if not line.startswith(" ")] == ["Good", "Tower"]
    assert "some.mah" in outcome.err


def test_folders_are_opened(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    path = write_layout(inner / "row.mjlayout", ROW)
    assert run("check", str(tmp_path)).out.startswith(f"{path}: ")


def test_schema_in_a_folder_is_passed_over(tmp_path: Path) -> None:
    write_layout(tmp_path / "row.mjlayout", ROW)
    schema = tmp_path / "layout.schema.json"
    schema.write_text("{}")
    assert run("check", str(tmp_path)).code == 0
    outcome = run("check", str(tmp_path), str(schema))
    assert outcome.code == 2
    assert str(schema) in outcome.err


def test_letters_that_steer_a_terminal_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "a.mah"
    boards = [
        {"name": "A\x1b[2J\nB\u202e\x7f", "map": [[0, [[0, [[0, 4]]]]]]},
        {"name": "  C", "map": [[0, [[0, [[0, 4]]]]]]},
        {"name": "D", "map": [["\x1b", 0]]},
    ]
    path.write_text(json.dumps({"mah": "1.0", "boards": boards}))
    outcome = run("check", str(path), str(tmp_path / "\x1b\n.mah"))
    assert outcome.out.splitlines()[0].startswith(f"{path}: A\\x1b[2J\\nB\\u202e\\x7f: 4 tiles")
    assert f"the same tiles as A\\x1b[2J\\nB\\u202e\\x7f in {path}" in outcome.out
    assert "\\x1b\\n.mah: the file cannot be read" in outcome.err
    assert not set(outcome.out + outcome.err) & set("\x1b\u202e\x7f")
    (line, _) = run("check", str(path), "--json").lines
    assert line["name"] == boards[0]["name"]


def test_json(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "b.mjlayout", [*ROW[:2], (0, 0, 2)], name="Draft")
    outcome = run("check", path, "--json")
    assert outcome.code == 1
    (line,) = outcome.lines
    assert line["name"] == "Draft"
    assert (line["file"], line["format"], line["game"]) == (path, "json", "solitaire")
    assert (line["tiles"], line["layers"], line["free_at_start"]) == (3, 3, 2)
    assert line["faults"] == ["the number of tiles is odd"]
    assert any("float" in warning for warning in line["warnings"])


def test_a_field_for_shisen_sho_is_no_fault(tmp_path: Path) -> None:
    outcome = run("check", write_layout(tmp_path / "field.mjlayout", ROW, game="shisen-sho"))
    assert outcome.code == 0
