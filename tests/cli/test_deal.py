from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.games import rules_of
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.wish import LEVELS
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.difficulty import is_in_band
from mahjong_qt.engine.verdict import Undecided
from tests.cli.command import is_cleared_by, run, write_layout

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.play.wish import DealWish

STACK = [(0, 0, 0), (0, 0, 1)]
BLOCK = [(2 * x, 2 * y, z) for x in range(4) for y in range(2) for z in range(2)]


def deal(*arguments: str) -> dict[str, Any]:
    outcome = run("deal", *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    (line,) = outcome.lines
    assert list(line) == ["code", "layout", "tiles", "verdict", "plan"]
    assert (line["verdict"] == "solvable") is (line["plan"] is not None)
    assert line["plan"] is None or is_cleared_by(line["tiles"], line["plan"])
    return dict(line)


def board_of(dealt: dict[str, Any]) -> Board:
    layout = Layout.from_tiles([tile[:3] for tile in dealt["tiles"]])
    assert [tuple(tile[:3]) for tile in dealt["tiles"]] == list(layout.slots)
    return Board.full(layout, (face_from_label(tile[3]) for tile in dealt["tiles"]))


def test_without_options_a_fresh_deal_that_can_be_cleared() -> None:
    one, other = deal("turtle"), deal("turtle")
    assert one["plan"]
    assert one["layout"] == "turtle"
    assert one["code"] != other["code"]


@pytest.mark.parametrize("options", [["--seed", "11"], ["--seed", "11", "--difficulty", "easy"]])
def test_the_same_command_gives_the_same_deal_and_its_code_gives_it_again(options: list[str]) -> None:
    first = deal("cross", *options)
    assert deal("cross", *options) == first
    assert deal("cross", "--code", first["code"])["tiles"] == first["tiles"]


def test_a_code_is_found_in_any_text() -> None:
    dealt = deal("turtle", "--code", "Can you win mj1 l00 aaaaabl?")
    assert dealt["code"] == "MJ1-L00-AAAAABL"
    assert dealt["tiles"][0] == [2, 0, 0, "4B"]


def test_the_seed_of_a_deal_as_it_falls_is_that_of_the_code() -> None:
    dealt = deal("pyramid", "--as-it-falls", "--seed", "5")
    code = GameCode.parse(dealt["code"])
    assert (code.layout, code.seed, code.recipe) == ("L01", 5, Recipe.UNIFORM)
    assert deal("pyramid", "--as-it-falls")["code"] != dealt["code"]


def test_a_deal_that_cannot_be_cleared_has_no_plan() -> None:
    dealt = deal("turtle", "--as-it-falls", "--seed", "34")
    assert (dealt["verdict"], dealt["plan"]) == ("unsolvable", None)
    assert deal("turtle", "--code", dealt["code"]) == dealt
    assert deal("turtle", "--as-it-falls", "--seed", "35")["plan"]
    assert run("deal", "turtle", "--code", dealt["code"]).out.endswith("\n\ncannot be cleared, which is proven\n")


def test_a_deal_of_which_nothing_is_found_out_is_not_called_unsolvable(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of(GameKind.SOLITAIRE)._replace(solve=lambda _board: Undecided(20_000))
    monkeypatch.setattr("mahjong_qt.cli.deal.rules_of", lambda _game: rules)
    dealt = deal("turtle", "--as-it-falls", "--seed", "34")
    assert (dealt["verdict"], dealt["plan"]) == ("undecided", None)
    assert run("deal", "turtle", "--as-it-falls", "--seed", "34").out.splitlines()[-1].startswith("not found")


@pytest.mark.parametrize("level", LEVELS)
def test_a_deal_of_each_level(level: DealWish) -> None:
    dealt = deal("three-mountains", "--difficulty", level.value, "--seed", "2")
    assert dealt["plan"]
    assert is_in_band(board_of(dealt), level)


def test_a_layout_of_ones_own(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "block.mjlayout", BLOCK)
    dealt = deal(path, "--seed", "0")
    assert dealt["layout"] == "block.mjlayout"
    assert dealt["code"].startswith("MJ1-X")
    assert deal(path, "--code", dealt["code"])["tiles"] == dealt["tiles"]


def test_words_and_a_picture(tmp_path: Path) -> None:
    path = write_layout(tmp_path / "step.mjlayout", [(0, 0, 0), (2, 0, 0), (5, 1, 0), (1, 0, 1)])
    dealt = deal(path, "--seed", "0")
    a, b, c, d = (tile[3] for tile in dealt["tiles"])
    out = run("deal", path, "--seed", "0").out.splitlines()
    assert out[0] == f"{dealt['code']}, step.mjlayout, 4 tiles"
    assert out[2:7] == ["layer 0", f"{a:4}{b}", f"{' ' * 10}{c}", "", "layer 1"]
    assert out[7:9] == [f"  {d}", ""]
    assert out[9] == "can be cleared"
    assert out[10].startswith("plan: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere.json"], "nowhere.json: there is no such file"),
        (["turtle", "--code", "hello"], "--code: this is no game code (nothing that looks like"),
        (["turtle", "--code", "MJ1-L00-AAAAABM"], "--code: this is no game code (the check letter"),
        (["turtle", "--code", "MJ1-L00-AAAAABL-G"], "--code: MJ1-L00-AAAAABL-G is a code for Shisen-sho"),
        (["turtle", "--gravity"], "--gravity: turtle is a layout of Mahjong Solitaire"),
        (["pyramid", "--code", "MJ1-L00-AAAAABL"], "--code: MJ1-L00-AAAAABL is a code for the layout L00, and pyramid"),
    ],
)
def test_errors(arguments: list[str], said: str) -> None:
    code, out, err = run("deal", *arguments, "--json")
    assert (code, out) == (2, "")
    assert err.startswith(f"mahjong-layouts: {said}")


@pytest.mark.parametrize("options", [[], ["--as-it-falls"], ["--difficulty", "easy"]])
@pytest.mark.parametrize(
    ("tiles", "why"), [(STACK, "no order of removal"), ([*STACK, (4, 0, 0)], "an odd number of tiles, 3")]
)
def test_layouts_without_deals_say_so(tmp_path: Path, tiles: list[Any], why: str, options: list[str]) -> None:
    path = write_layout(tmp_path / "no.mjlayout", tiles)
    code, out, err = run("deal", path, *options)
    assert (code, out) == (2, "")
    assert err.startswith(f"mahjong-layouts: {path}: no deal on this layout can be cleared: ")
    assert why in err


def test_a_level_that_a_layout_does_not_have(tmp_path: Path) -> None:
    # four tiles side by side but apart are cleared by anybody
    path = write_layout(tmp_path / "easy.mjlayout", [(4 * x, 0, 0) for x in range(4)])
    code, out, err = run("deal", path, "--difficulty", "expert", "--seed", "8")
    assert (code, out) == (2, "")
    assert "(expert) was found from seed 8" in err
