from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import is_cleared_by, run, write_deal

CHECKS = json.loads(Path(__file__).parents[1].joinpath("data", "checks.json").read_text(encoding="utf-8"))["checks"]
BUILT_IN = ["turtle", "pyramid", "fortress", "three-mountains", "cross", "butterfly"]


def checks(*kinds: str) -> list[Any]:
    return [pytest.param(check, id=check["id"]) for check in CHECKS if check["kind"] in kinds]


def flat(deal: list[Any]) -> list[list[Any]]:
    return [[*place, label] for place, label in deal]


def verdict_of(path: Path, tiles: list[list[Any]]) -> str:
    (answer,) = run("solve", write_deal(path, tiles), "--json").lines
    assert set(answer) == {"verdict", "plan", "conflicts"}
    if answer["verdict"] == "solvable":
        assert is_cleared_by(tiles, answer["plan"])
    else:
        assert answer["plan"] is None
    return str(answer["verdict"])


@pytest.mark.parametrize("check", checks("solve", "hint", "dead"))
def test_the_shared_checks(tmp_path: Path, check: dict[str, Any]) -> None:
    # S7 has one opening pair, after which the other two are free
    expected = "solvable" if check.get("solvable", True) else "unsolvable"
    assert verdict_of(tmp_path / "deal.json", flat(check["deal"])) == expected


@pytest.mark.parametrize("check", checks("hint"))
def test_the_shared_checks_after_each_move(tmp_path: Path, check: dict[str, Any]) -> None:
    for move in check["moves"]:
        left = [tile for place, tile in enumerate(flat(check["deal"])) if place not in move["pair"]]
        assert verdict_of(tmp_path / "deal.json", left) == ("solvable" if move["wins"] else "unsolvable")


@pytest.mark.parametrize("layout", BUILT_IN)
def test_from_deal_to_solve_and_back(tmp_path: Path, layout: str) -> None:
    (deal,) = run("deal", layout, "--seed", "3", "--json").lines
    tiles = deal["tiles"]
    random.Random(1).shuffle(tiles)
    assert verdict_of(tmp_path / "deal.json", tiles) == "solvable"


def test_several_files_in_order_and_one_from_standard_input(tmp_path: Path) -> None:
    pair = write_deal(tmp_path / "pair.json", [(0, 0, 0, "A"), (2, 0, 0, "A")])
    stack = write_deal(tmp_path / "stack.json", [(0, 0, 0, "A"), (0, 0, 1, "A")])
    flowers = json.dumps({"tiles": [[0, 0, 0, "F1"], [2, 0, 0, "F4"]]}).encode()
    outcome = run("solve", stack, "-", pair, "--json", stdin=flowers)
    assert (outcome.code, outcome.err) == (0, "")
    assert [line["verdict"] for line in outcome.lines] == ["unsolvable", "solvable", "solvable"]
    assert sorted(outcome.lines[1]["plan"][0]) == [0, 1]


def test_a_bad_file_spoils_no_other_answer(tmp_path: Path) -> None:
    good = write_deal(tmp_path / "good.json", [(0, 0, 0, "A"), (2, 0, 0, "A")])
    bad = write_deal(tmp_path / "bad.json", [(0, 0, 0, "A"), (2, 0, "0", "A")])
    code, out, err = run("solve", good, bad, "-", good, "--json", stdin=b"[")
    assert code == 2
    assert len(out.splitlines()) == 2
    first, second = err.splitlines()
    assert first.startswith(f"mahjong-layouts: {bad}: tiles[1][2]: a whole number is expected")
    assert second.startswith("mahjong-layouts: standard input: line 1, column 2: ")


@pytest.mark.parametrize(
    "tiles",
    [
        [(0, 0, 0, "A")],
        [(0, 0, 0, "A"), (2, 0, 0, "A"), (4, 0, 0, "A")],
        [(0, 0, 0, "A"), (2, 0, 0, "B")],
        [(0, 0, 0, "F1"), (2, 0, 0, "S1")],
    ],
)
def test_odd_groups_cannot_be_cleared_and_are_no_error(tmp_path: Path, tiles: list[Any]) -> None:
    assert verdict_of(tmp_path / "deal.json", tiles) == "unsolvable"


def test_more_labels_than_the_game_has_faces(tmp_path: Path) -> None:
    tiles = [[4 * at, 2 * row, 0, f"label {at}"] for at in range(100) for row in (0, 1)]
    assert verdict_of(tmp_path / "deal.json", tiles) == "solvable"


def test_one_label_for_hundreds_of_tiles(tmp_path: Path) -> None:
    tiles = [[4 * (at % 100), 2 * (at // 100), 0, "A"] for at in range(400)]
    assert verdict_of(tmp_path / "deal.json", tiles) == "solvable"


def test_no_budget_leaves_a_deal_undecided_or_decided_without_a_conflict(tmp_path: Path) -> None:
    answers = []
    for seed in range(8):
        (deal,) = run("deal", "turtle", "--as-it-falls", "--seed", str(seed), "--json").lines
        path = write_deal(tmp_path / "deal.json", deal["tiles"])
        answers += run("solve", path, "--json", "--budget", "0").lines
    assert "undecided" in {answer["verdict"] for answer in answers}
    assert all(answer["plan"] is None for answer in answers if answer["verdict"] == "undecided")


def test_without_json_it_is_said_in_words(tmp_path: Path) -> None:
    pair = write_deal(tmp_path / "pair.json", [(0, 0, 0, "A"), (2, 0, 0, "A")])
    stack = write_deal(tmp_path / "stack.json", [(0, 0, 0, "A"), (0, 0, 1, "A")])
    assert run("solve", pair, stack).out.splitlines() == [
        f"{pair}: can be cleared; conflicts: 0",
        "plan: 0+1",
        f"{stack}: cannot be cleared, which is proven; conflicts: 0",
    ]
