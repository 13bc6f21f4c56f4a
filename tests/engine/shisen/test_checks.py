"""The shared checks of lines: data, for any program of this kind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahjong_qt.engine.face import GROUPS
from mahjong_qt.engine.shisen.board import Board
from tests.engine.shisen.sample_fields import OPTIONS, field_of

CHECKS = json.loads(Path(__file__).parents[2].joinpath("data", "checks.json").read_text(encoding="utf-8"))["checks"]
LINES = [check for check in CHECKS if check["kind"] == "shisen"]


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("check", LINES, ids=lambda check: check["id"])
def test_line(check: dict[str, Any], has_gravity: bool) -> None:
    kinds = sorted({label for row in check["grid"] for label in row if label})
    labels = {(x, y): label for y, row in enumerate(check["grid"]) for x, label in enumerate(row) if label}
    layout = field_of(labels)
    cells = [(slot.x // 2, slot.y // 2) for slot in layout.slots]
    faces = [GROUPS[kinds.index(labels[cell])][0] for cell in cells]
    board = Board.full(layout, faces, has_gravity=has_gravity)
    pair = cells.index(tuple(check["a"][::-1])), cells.index(tuple(check["b"][::-1]))
    assert board.can_remove(pair) is (check["bends"] is not None)
    line = board.line(pair)
    assert (len(line) - 2 if line else None) == check["bends"]


def test_there_are_checks() -> None:
    assert len(LINES) == 7
