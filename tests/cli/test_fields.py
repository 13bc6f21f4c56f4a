"""Shisen-sho fields in every verb."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from mahjong_qt.cli.layout_source import find_layout
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.play.board import GameKind
from tests.cli.command import is_field_cleared_by, run, write_deal, write_field, write_layout

if TYPE_CHECKING:
    from pathlib import Path

# the two A are joined round the side, and so are the two B
TOWER = [(0, 0, 0, "A"), (0, 2, 0, "B"), (0, 4, 0, "A"), (0, 6, 0, "B")]
GRAVITY = [[], ["--gravity"]]


@pytest.fixture
def field(tmp_path: Path) -> str:
    return write_field(tmp_path / "field.mjlayout", 8, 4)


def deal(*arguments: str) -> dict[str, Any]:
    outcome = run("deal", *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    (line,) = outcome.lines
    assert list(line) == ["code", "layout", "game", "gravity", "tiles", "verdict", "plan"]
    assert line["plan"] is None or is_field_cleared_by(line, line["plan"])
    return dict(line)


@pytest.mark.parametrize("options", GRAVITY)
def test_a_deal_says_its_game_and_its_code_gives_it_again(field: str, options: list[str]) -> None:
    dealt = deal(field, "--seed", "4", *options)
    assert (dealt["game"], dealt["gravity"]) == ("shisen-sho", bool(options))
    assert (dealt["verdict"], len(dealt["tiles"])) == ("solvable", 32)
    code = GameCode.parse(dealt["code"])
    assert (code.has_gravity, code.recipe) == (bool(options), Recipe.UNIFORM)
    assert deal(field, "--code", dealt["code"])["tiles"] == dealt["tiles"]


def test_as_they_fall_the_tiles_are_the_same_with_gravity(field: str) -> None:
    still, falling = (deal(field, "--seed", "4", "--as-it-falls", *options) for options in GRAVITY)
    assert still["tiles"] == falling["tiles"]
    assert falling["code"] == f"{still['code']}-G"


@pytest.mark.parametrize("options", GRAVITY)
def test_a_deal_is_solved_from_its_file(tmp_path: Path, field: str, options: list[str]) -> None:
    dealt = deal(field, "--seed", "9", *options)
    tiles = dealt["tiles"][::-1]
    path = write_deal(tmp_path / "deal.json", tiles, game=dealt["game"], gravity=dealt["gravity"])
    (answer,) = run("solve", path, "--json").lines
    assert answer["verdict"] == "solvable"
    assert is_field_cleared_by(dealt | {"tiles": tiles}, answer["plan"])


@pytest.mark.parametrize("gravity", [False, True])
def test_what_is_lost_is_told_only_when_it_is_proven(tmp_path: Path, gravity: bool) -> None:
    path = write_deal(tmp_path / "deal.json", TOWER, game="shisen-sho", gravity=gravity)
    assert run("solve", path, "--json").lines[0]["verdict"] == "solvable"
    # opposite corners of a full square are never joined
    crossed = [(2 * x, 2 * y, 0, label) for y, row in enumerate(["AB", "BA"]) for x, label in enumerate(row)]
    path = write_deal(tmp_path / "crossed.json", crossed, game="shisen-sho", gravity=gravity)
    assert "cannot be cleared, which is proven" in run("solve", path).out


def test_an_unfinished_search_with_gravity_says_that_nothing_was_found(tmp_path: Path, field: str) -> None:
    (dealt,) = run("deal", field, "--seed", "9", "--as-it-falls", "--gravity", "--json").lines
    path = write_deal(tmp_path / "deal.json", dealt["tiles"], game="shisen-sho", gravity=True)
    out = run("solve", path, "--budget", "0").out
    assert "not found: neither a way to clear it nor a proof" in out
    assert run("solve", path, "--budget", "0", "--json").lines == [
        {"verdict": "undecided", "plan": None, "conflicts": 0}
    ]


@pytest.mark.parametrize(
    ("more", "tiles", "said"),
    [
        ({"game": "chess"}, [], 'game: the game "chess" is not known'),
        ({"game": 5}, [], "game: a text is expected here; 5 was found"),
        ({"game": "shisen-sho", "gravity": 1}, [], "gravity: true or false is expected here; 1 was found"),
        ({"gravity": True}, [], "gravity: tiles fall in Shisen-sho only"),
        ({"game": "shisen-sho"}, [[5, 0, 0, "A"]], "tiles[2]: the tile [5, 0, 0] is not on the flat grid"),
        ({"game": "shisen-sho"}, [[4, 0, 1, "A"]], "tiles[2]: the tile [4, 0, 1] is not on the flat grid"),
    ],
)
def test_what_is_wrong_with_a_deal_of_a_field_is_named(
    tmp_path: Path, more: dict[str, object], tiles: list[list[object]], said: str
) -> None:
    path = write_deal(tmp_path / "bad.json", [[0, 0, 0, "A"], [2, 0, 0, "A"], *tiles], **more)
    code, out, err = run("solve", path)
    assert (code, out) == (2, "")
    assert err.startswith(f"mahjong-layouts: {path}: {said}")


def test_a_field_is_drawn_row_for_row(tmp_path: Path) -> None:
    field = write_field(tmp_path / "f.mjlayout", 3, 4, [(1, 0), (0, 1), (1, 1), (2, 1)])
    dealt = deal(field, "--seed", "1", "--gravity")
    labels = {(x // 2, y // 2): label for x, y, _, label in dealt["tiles"]}
    lines = run("deal", field, "--seed", "1", "--gravity").out.splitlines()
    assert lines[0] == f"{dealt['code']}, f.mjlayout, 8 tiles, with gravity"
    assert lines[2:6] == ["".join(labels.get((x, y), "").ljust(4) for x in range(3)).rstrip() for y in range(4)]
    assert lines[3] == ""
    assert lines[7] == "can be cleared"


def test_levels_are_those_of_the_game(tmp_path: Path) -> None:
    field = write_field(tmp_path / "f.mjlayout", 4, 2)
    assert deal(field, "--difficulty", "easy", "--seed", "3")["plan"]
    code, _, err = run("deal", field, "--difficulty", "expert", "--seed", "3")
    assert code == 2
    assert "(expert) was found from seed 3" in err


@pytest.mark.parametrize("verb", ["deal", "analyse"])
@pytest.mark.parametrize("source", ["turtle", "G7"])
def test_gravity_is_refused_where_nothing_falls(verb: str, source: str) -> None:
    code, out, err = run(verb, source, "--gravity")
    assert (code, out) == (2, "")
    assert err.startswith(f"mahjong-layouts: --gravity: {source} is a layout of Mahjong Solitaire")


def test_an_odd_field_has_no_deals(tmp_path: Path) -> None:
    field = write_field(tmp_path / "odd.mjlayout", 3, 3)
    code, _, err = run("deal", field)
    assert code == 2
    assert "an odd number of tiles, 9" in err
    (values,) = run("analyse", field, "--json").lines
    assert (values["dealable"], values["deals"], values["solvable_share"]) == (False, 0, None)
    assert "an odd number of tiles, 9" in run("analyse", field).out.splitlines()[-1]


def test_a_field_is_no_solitaire_layout_of_the_same_tiles(tmp_path: Path) -> None:
    field = write_field(tmp_path / "f.mjlayout", 4, 1)
    layout = write_layout(tmp_path / "l.mjlayout", [(2 * x, 0, 0) for x in range(4)])
    found = [find_layout(path) for path in (field, layout)]
    assert [named.game for named in found] == [GameKind.SHISEN_SHO, GameKind.SOLITAIRE]
    assert found[0].layout == found[1].layout


@pytest.mark.parametrize("options", GRAVITY)
def test_the_figures_of_a_field(tmp_path: Path, options: list[str]) -> None:
    field = write_field(tmp_path / "f.mjlayout", 6, 4, [(0, 0), (5, 3)])
    arguments = ["analyse", field, "--deals", "6", *options]
    (values,) = run(*arguments, "--jobs", "1", "--json").lines
    assert run(*arguments, "--jobs", "2", "--json").lines == [values]
    assert (values["game"], values["gravity"], values["dealable"]) == ("shisen-sho", bool(options), True)
    assert (values["tiles"], values["columns"], values["rows"], values["holes"]) == (22, 6, 4, 2)
    assert values["deals"] == values["solvable"] + values["unsolvable"] + values["undecided"] == 6
    low, high = values["solvable_interval"]
    assert low <= values["solvable_share"] <= high
    assert 0 < values["careless_win_rate"] <= 1
    assert values["open_at_start"] > 0
    lines = run(*arguments, "--jobs", "1").out.splitlines()
    assert lines[0] == f"f.mjlayout ({values['code']})" + ", with gravity" * bool(options)
    assert lines[-1].split()[-1] == str(values["open_at_start"])
    assert len(lines) == 12


def test_check_tells_of_a_field_in_its_own_terms(tmp_path: Path) -> None:
    field = write_field(tmp_path / "f.mjlayout", 6, 4, [(0, 0), (5, 3)])
    outcome = run("check", field)
    assert outcome.code == 0
    assert outcome.out.splitlines()[0] == f"{field}: f: Shisen-sho, 22 tiles, 6 x 4, holes: 2"
    (line,) = run("check", field, "--json").lines
    assert (line["game"], line["columns"], line["rows"], line["holes"]) == ("shisen-sho", 6, 4, 2)
    assert line["free_at_start"] == 22
    assert run("check", write_field(tmp_path / "odd.mjlayout", 3, 1)).code == 1


def test_a_field_is_drawn_as_a_picture(tmp_path: Path, qapp: object) -> None:
    field = write_field(tmp_path / "f.mjlayout", 6, 4)
    assert run("render", field, "--out", str(tmp_path / "f.svg")).code == 0
    assert (tmp_path / "f.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_no_option_stands_beside_a_code(field: str) -> None:
    code, _, err = run("deal", field, "--code", "MJ1-L00-AAAAABL", "--gravity")
    assert code == 2
    assert "--gravity" in err.splitlines()[-1]


def test_keys_of_solitaire_may_say_so(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps({"game": "solitaire", "gravity": False, "tiles": [[0, 0, 0, "A"], [2, 0, 0, "A"]]}))
    assert run("solve", str(path), "--json").lines[0]["verdict"] == "solvable"
