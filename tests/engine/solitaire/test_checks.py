"""The shared checks of free tiles and of what can be dealt: data, for any program of this kind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_qt.engine.face import FACES
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.solitaire.board import Board
from mahjong_qt.engine.solitaire.deal import Deal, deal

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
