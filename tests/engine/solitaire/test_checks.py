"""The shared checks of free tiles, of what can be dealt and what can be cleared: data, for any program of this kind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_qt.engine.face import FACES, GROUPS
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.deal import Deal, Shuffled
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.advisor import prove_hints
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.shuffle import shuffle
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided

CHECKS = json.loads(Path(__file__).parents[2].joinpath("data", "checks.json").read_text(encoding="utf-8"))["checks"]


def checks(kind: str) -> list[Any]:
    return [pytest.param(check, id=check["id"]) for check in CHECKS if check["kind"] == kind]


@pytest.mark.parametrize("check", checks("free"))
def test_free(check: dict[str, Any]) -> None:
    layout = Layout.from_tiles(check["tiles"])
    board = Board.full(layout, FACES[:1] * len(layout))
    x, y, z = (min(axis) for axis in zip(*check["tiles"], strict=True))
    free = [layout.slots[tile] for tile in board.free()]
    assert sorted((s.x + x, s.y + y, s.z + z) for s in free) == sorted(
        tuple(check["tiles"][at]) for at in check["free"]
    )


@pytest.mark.parametrize("recipe", Recipe)
@pytest.mark.parametrize("check", checks("dealable"))
def test_dealable(check: dict[str, Any], recipe: Recipe) -> None:
    outcome = deal(Layout.from_tiles(check["tiles"]), GameCode("L00", 5, recipe))
    assert isinstance(outcome, Deal) is check["dealable"]


def dealt(check: dict[str, Any]) -> Board:
    """Return the board of a check, with a group for each of its labels."""
    labels = {tuple(place): label for place, label in check["deal"]}
    layout = Layout.from_tiles(list(labels))
    x, y, z = (min(axis) for axis in zip(*labels, strict=True))
    on_slots = [labels[slot.x + x, slot.y + y, slot.z + z] for slot in layout.slots]
    kinds = sorted(set(on_slots))
    return Board.full(layout, [GROUPS[kinds.index(label)][0] for label in on_slots])


def can_be_cleared(board: Board) -> bool:
    verdict = solve(board)
    assert not isinstance(verdict, Undecided)
    return isinstance(verdict, Solvable) and board.clears_with(verdict.plan)


@pytest.mark.parametrize("check", [*checks("solve"), *checks("dead")])
def test_solve(check: dict[str, Any]) -> None:
    board = dealt(check)
    assert len(board.pairs()) == check["moves"]
    if "solvable" in check:
        assert can_be_cleared(board) is check["solvable"]
    if "shuffle_can_help" in check:
        assert isinstance(shuffle(board, SplitMix64(1)), Shuffled) is check["shuffle_can_help"]


@pytest.mark.parametrize("check", checks("hint"))
def test_hint(check: dict[str, Any]) -> None:
    board = dealt(check)
    places = sorted((tuple(place) for place, _ in check["deal"]), key=lambda place: place[::-1])
    tiles = [places.index(tuple(place)) for place, _ in check["deal"]]
    moves = {tuple(sorted(tiles[at] for at in move["pair"])): move["wins"] for move in check["moves"]}
    assert board.pairs() == sorted(moves)
    assert can_be_cleared(board) is check["solvable"]
    assert {pair: can_be_cleared(board.remove(pair)) for pair in board.pairs()} == moves
    hints = prove_hints(board, None).hints
    assert sorted(hint.pair for hint in hints if hint.is_safe) == sorted(pair for pair, wins in moves.items() if wins)
