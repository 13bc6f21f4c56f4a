from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.layout import generator
from mahjong_qt.engine.layout.generation.families import FAMILIES
from mahjong_qt.engine.layout.generator import (
    MAX_GENERATED,
    MAX_TILES,
    MIN_TILES,
    SEEDS,
    TILE_STEP,
    USUAL_TILES,
    generate_layout,
    generated_number,
    tiles_of_number,
)
from mahjong_qt.engine.layout.issues import find_issues
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.symmetry import symmetries_of
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.dismantle import Dismantled, dismantle
from tests.engine import plain_rules as plain

GOLDEN = json.loads(Path(__file__).parents[2].joinpath("data", "golden_layouts.json").read_text(encoding="utf-8"))
SIZES = range(MIN_TILES, MAX_TILES + 1, TILE_STEP)
SEED = st.integers(0, SEEDS - 1)


@pytest.mark.parametrize("number", [int(number) for number in GOLDEN["fingerprints"]])
def test_layouts_never_change(number: int) -> None:
    assert generate_layout(number).fingerprint == GOLDEN["fingerprints"][str(number)]


@pytest.mark.parametrize("number", [int(number) for number in GOLDEN["tiles"]])
def test_golden_layouts_written_out(number: int) -> None:
    assert [list(slot) for slot in generate_layout(number).slots] == GOLDEN["tiles"][str(number)]


def test_golden_layouts_are_of_the_usual_size_and_of_others() -> None:
    sizes = [tiles_of_number(int(number)) for number in GOLDEN["fingerprints"]]
    assert sizes.count(USUAL_TILES) >= 60
    assert len(set(sizes)) >= 12
    assert {MIN_TILES, MAX_TILES} < set(sizes)


def test_a_layout_does_not_depend_on_the_order_of_sets() -> None:
    number = 14
    program = f"from mahjong_qt.engine.layout.generator import generate_layout as g; print(g({number}).fingerprint)"
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        assert run.stdout.strip() == GOLDEN["fingerprints"][str(number)]


def check_that_it_pleases(layout: Layout) -> None:
    """Whatever the size: tiles rest wholly on tiles, there is a symmetry, and it can be dealt."""
    squares: dict[int, set[tuple[int, int]]] = {}
    for slot in layout.slots:
        squares.setdefault(slot.z, set()).update(plain.squares(slot))
    assert all(slot.z == 0 or plain.squares(slot) <= squares[slot.z - 1] for slot in layout.slots)
    assert symmetries_of(layout.slots)
    assert len(plain.free(layout.slots)) >= max(4, len(layout) // 9)
    assert isinstance(dismantle(layout, layout.full, SplitMix64(0)), Dismantled)


@settings(deadline=None, max_examples=25)
@given(SEED)
def test_any_layout_of_the_usual_size(seed: int) -> None:
    layout = generate_layout(seed)
    check_that_it_pleases(layout)
    assert len(layout) == USUAL_TILES
    assert len(plain.free(layout.slots)) >= 16
    assert 3 <= layout.depth <= 6
    assert layout.width <= 36
    assert layout.height <= 22
    hidden = {issue.kind.name: len(issue.slots) for issue in find_issues(layout)}
    assert hidden.keys() <= {"HIDDEN"}
    assert hidden.get("HIDDEN", 0) <= 67


@settings(deadline=None, max_examples=25)
@given(SEED, st.sampled_from(SIZES))
def test_any_layout_of_any_size(seed: int, tiles: int) -> None:
    layout = generate_layout(generated_number(seed, tiles))
    check_that_it_pleases(layout)
    assert len(layout) == tiles
    assert layout.depth > 1


def test_neighbouring_numbers_differ() -> None:
    layouts = [generate_layout(seed) for seed in range(len(FAMILIES))]
    assert len({layout.fingerprint for layout in layouts}) == len(layouts)
    kinds = {symmetries_of(layout.slots) for layout in layouts}
    assert len(kinds) == 3, "some with two mirrors, some with one, some with half a turn only"


@pytest.mark.parametrize("tiles", SIZES)
def test_the_last_resort_can_be_dealt_at_every_size(tiles: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "ATTEMPTS", 0)
    layout = generate_layout(generated_number(5, tiles))
    assert len(layout) == tiles
    assert len(symmetries_of(layout.slots)) == 3
    assert isinstance(dismantle(layout, layout.full, SplitMix64(0)), Dismantled)


@given(SEED, st.sampled_from(SIZES))
def test_a_number_carries_its_size(seed: int, tiles: int) -> None:
    number = generated_number(seed, tiles)
    assert 0 <= number <= MAX_GENERATED
    assert tiles_of_number(number) == tiles
    assert number % SEEDS == seed


@pytest.mark.parametrize(
    "number",
    [-1, 144 * SEEDS, 144 * SEEDS + 7, 12 * SEEDS, 17 * SEEDS, 98 * SEEDS + 1, 404 * SEEDS, MAX_GENERATED + 1, 10**30],
)
def test_numbers_without_a_layout(number: int) -> None:
    with pytest.raises(ValueError, match=f"no generated layout {number}"):
        tiles_of_number(number)
    with pytest.raises(ValueError, match=f"no generated layout {number}"):
        generate_layout(number)


@pytest.mark.parametrize(("seed", "tiles"), [(-1, 144), (SEEDS, 144), (0, 0), (0, 12), (0, 145), (0, 146), (0, 404)])
def test_seeds_and_sizes_without_a_number(seed: int, tiles: int) -> None:
    with pytest.raises(ValueError, match="no "):
        generated_number(seed, tiles)
