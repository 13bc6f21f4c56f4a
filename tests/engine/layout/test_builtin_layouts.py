"""The layouts that come with the game: well-formed, as described, and never changed."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import jsonschema
import pytest

from mahjong_qt.engine.layout.issues import IssueKind, find_issues, is_playable
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary

FOLDER = Path(__file__).parents[3] / "layouts"
LIBRARY = LayoutLibrary(FOLDER)
IDS = [file.id for file in LIBRARY.all()]

# What a game code means may never change: a line here is never edited, only added.
FINGERPRINTS = {
    0: ("turtle", "e5d8188f1ff0d22cb4b9c87f7e2c5acebd6a4b781944821ce8cbb9fa4c56c6fe"),
    1: ("pyramid", "2b3675ba8681c1d2cea58b14b1fe52903a0d7821bc7ae54d299932fa83d2821b"),
    2: ("fortress", "3e324d185950e3601ae54b76210b63b08550f902fb91f4db91e3c2f4016e835c"),
    3: ("three-mountains", "0b67ff2562818b32ff0ad2505e93558808718de633ee1ad4947076d9b3d337dc"),
    4: ("cross", "c85834fc2082d3d1d207e5908376404b9095028b20d4e415f1aff969dfaae7db"),
    5: ("butterfly", "d9077412a4cd14a9a17881595da6a03c044c4ec4b8cf931b330e5b23eb6518ac"),
}
LAYERS = {
    "turtle": [87, 36, 16, 4, 1],
    "pyramid": [64, 36, 16, 4],
    "fortress": [57, 43, 20, 16, 4],
    "three-mountains": [88, 36, 15, 4, 1],
    "cross": [80, 40, 20, 4],
    "butterfly": [80, 14, 2],
}
FREE_AT_THE_START = {
    "turtle": 35,
    "pyramid": 40,
    "fortress": 31,
    "three-mountains": 38,
    "cross": 40,
    "butterfly": 42,
}


def layout_of(layout_id: str) -> Layout:
    return LIBRARY.load(layout_id).layout


def free_tiles(layout: Layout, present: int) -> list[int]:
    return [
        tile
        for tile in range(len(layout))
        if present >> tile & 1
        and not present & layout.above[tile]
        and not (present & layout.left[tile] and present & layout.right[tile])
    ]


def tiles_left_by_random_removal(layout: Layout, seed: int) -> int:
    """Take away two random free tiles at a time and return how many are left at the end."""
    dice = random.Random(seed)
    present = layout.full
    while len(free := free_tiles(layout, present)) > 1:
        for tile in dice.sample(free, 2):
            present &= ~(1 << tile)
    return present.bit_count()


def mirrored(layout: Layout) -> Layout:
    return Layout.from_tiles((layout.width - 2 - x, y, z) for x, y, z in layout.slots)


def test_none_is_faulty_and_none_is_missing() -> None:
    assert LIBRARY.faults == ()
    assert {file.number: (file.id, file.layout.fingerprint) for file in LIBRARY.all()} == FINGERPRINTS


@pytest.mark.parametrize("layout_id", IDS)
def test_file(layout_id: str) -> None:
    data = (FOLDER / f"{layout_id}.json").read_bytes()
    file = LIBRARY.load(layout_id)
    schema = json.loads((FOLDER / "layout.schema.json").read_bytes())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(json.loads(data))
    assert encode_layout(file) == data
    assert isinstance(file.name, dict)
    assert {"en", "de", "fr", "hu", "ru", "es"} <= file.name.keys()
    assert (file.license, file.category, file.author) == ("CC0-1.0", "classic", "The Mahjong Qt authors")
    assert file.description.endswith(".")


@pytest.mark.parametrize("layout_id", IDS)
def test_layers_and_free_tiles(layout_id: str) -> None:
    layout = layout_of(layout_id)
    per_layer = Counter(slot.z for slot in layout.slots)
    assert [per_layer[z] for z in range(layout.depth)] == LAYERS[layout_id]
    assert len(free_tiles(layout, layout.full)) == FREE_AT_THE_START[layout_id]


@pytest.mark.parametrize("layout_id", IDS)
def test_every_tile_lies_on_tiles(layout_id: str) -> None:
    layout = layout_of(layout_id)
    assert is_playable(layout)
    assert {issue.kind for issue in find_issues(layout)} <= {IssueKind.HIDDEN}


@pytest.mark.parametrize("layout_id", IDS)
def test_most_random_removals_clear_it(layout_id: str) -> None:
    left = [tiles_left_by_random_removal(layout_of(layout_id), seed) for seed in range(40)]
    assert left.count(0) > 30


@pytest.mark.parametrize("layout_id", [layout_id for layout_id in IDS if layout_id != "turtle"])
def test_left_and_right_are_alike(layout_id: str) -> None:
    assert mirrored(layout_of(layout_id)) == layout_of(layout_id)


def test_the_turtle() -> None:
    slots = layout_of("turtle").slots
    ground = [(x, y) for x, y, z in slots if z == 0]
    rows = [[x for x, y in ground if y == row] for row in range(0, 16, 2)]
    assert [len(row) for row in rows] == [12, 8, 10, 12, 12, 10, 8, 12]
    assert {row[0] + row[-1] for row in rows} == {26}
    assert sorted(x for x, y in ground if y == 7) == [0, 26, 28]
    for z, (start, side) in enumerate([((8, 2), 6), ((10, 4), 4), ((12, 6), 2)], start=1):
        square = {(start[0] + 2 * i, start[1] + 2 * j) for i in range(side) for j in range(side)}
        assert {(slot.x, slot.y) for slot in slots if slot.z == z} == square
    assert slots[-1] == (13, 7, 4)


def test_in_the_three_mountains_each_upper_tile_lies_on_the_joint_of_four() -> None:
    slots = set(layout_of("three-mountains").slots)
    for x, y, z in slots:
        if z:
            assert {(x + dx, y + dy, z - 1) for dx in (-1, 1) for dy in (-1, 1)} <= slots


def test_the_fortress_has_a_tower_at_each_corner() -> None:
    fortress = layout_of("fortress")
    right, bottom = fortress.width - 3, fortress.height - 3
    tops = {(slot.x, slot.y) for slot in fortress.slots if slot.z == fortress.depth - 1}
    assert tops == {(1, 1), (right, 1), (1, bottom), (right, bottom)}
