"""The layouts that come with the game: well-formed, as described, and never changed."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest

from mahjong_qt.engine.layout.issues import IssueKind, find_issues, is_playable
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file import LayoutFile

FOLDER = Path(__file__).parents[3] / "layouts"
LIBRARY = LayoutLibrary(FOLDER)
LAYOUTS = [file for file in LIBRARY.all() if file.game == "solitaire"]
FIELDS = [file for file in LIBRARY.all() if file.game == "shisen-sho"]
IDS = [file.id for file in LAYOUTS]

# What a game code means may never change: a line of this file is never edited, only added.
FROZEN = json.loads((Path(__file__).parents[2] / "data" / "built_in_layouts.json").read_bytes())
OF_MODES = ("turtle", "pyramid", "fortress", "three-mountains", "cross", "butterfly")
CATEGORIES = {"classic": 8, "pictures": 8, "buildings": 8, "symbols": 8, "letters": 8, "small": 8, "large": 8}
"""The categories, each with the fewest layouts that make one."""


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


def frozen(layout_id: str) -> dict[str, Any]:
    (entry,) = [entry for entry in FROZEN.values() if entry["id"] == layout_id]
    return dict(entry)


def test_none_is_faulty_and_none_is_missing_or_changed() -> None:
    assert LIBRARY.faults == ()
    found = {str(file.number): (file.id, file.layout.fingerprint) for file in LIBRARY.all()}
    assert found == {number: (entry["id"], entry["fingerprint"]) for number, entry in FROZEN.items()}


def test_there_are_many_in_each_category() -> None:
    counts = Counter(file.category for file in LAYOUTS)
    assert counts.keys() == CATEGORIES.keys()
    assert counts >= Counter(CATEGORIES)
    assert sum(counts.values()) >= 60


def test_names_tell_them_apart_in_every_language() -> None:
    for language in ("en", "de", "fr", "hu", "ru", "es"):
        names = Counter(file.name_in(language).casefold() for file in LIBRARY.all())
        assert [name for name, count in names.items() if count > 1] == []


def test_no_two_have_the_same_shape_not_even_in_a_mirror() -> None:
    seen: dict[Layout, str] = {}
    for file in LIBRARY.all():
        layout = file.layout
        across, down = layout.width - 2, layout.height - 2
        turned = [
            layout,
            mirrored(layout),
            Layout.from_tiles((x, down - y, z) for x, y, z in layout.slots),
            Layout.from_tiles((across - x, down - y, z) for x, y, z in layout.slots),
        ]
        assert [seen[other] for other in turned if other in seen] == []
        seen[layout] = file.id


@pytest.mark.parametrize("file", LAYOUTS, ids=IDS)
def test_size_goes_with_the_category(file: LayoutFile) -> None:
    tiles, layout = len(file.layout), file.layout
    assert tiles % 4 == 0
    match file.category:
        case "small":
            assert 24 <= tiles <= 80
        case "large":
            assert 180 <= tiles <= 288
        case _:
            assert tiles == 144 or file.id in OF_MODES
    # the whole board fits a small laptop's screen with tiles that can be read
    assert layout.width <= 50
    assert layout.height <= 32
    assert 2 <= layout.depth <= 7


@pytest.mark.parametrize("layout_id", [file.id for file in LIBRARY.all()])
def test_file(layout_id: str) -> None:
    data = (FOLDER / f"{layout_id}.json").read_bytes()
    file = LIBRARY.load(layout_id)
    schema = json.loads((FOLDER / "layout.schema.json").read_bytes())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(json.loads(data))
    assert encode_layout(file) == data
    assert isinstance(file.name, dict)
    assert {"en", "de", "fr", "hu", "ru", "es"} <= file.name.keys()
    assert (file.license, file.author) == ("CC0-1.0", "The Mahjong Qt authors")
    assert file.description.endswith(".")


@pytest.mark.parametrize("layout_id", IDS)
def test_layers_and_free_tiles(layout_id: str) -> None:
    layout = layout_of(layout_id)
    per_layer = Counter(slot.z for slot in layout.slots)
    assert [per_layer[z] for z in range(layout.depth)] == frozen(layout_id)["layers"]
    assert len(free_tiles(layout, layout.full)) == frozen(layout_id)["free"] >= 8


@pytest.mark.parametrize("layout_id", IDS)
def test_no_tile_floats(layout_id: str) -> None:
    layout = layout_of(layout_id)
    assert is_playable(layout)
    assert {issue.kind for issue in find_issues(layout)} <= {IssueKind.HIDDEN, IssueKind.PARTLY_SUPPORTED}


@pytest.mark.parametrize("layout_id", OF_MODES)
def test_in_those_of_the_modes_every_tile_lies_on_tiles(layout_id: str) -> None:
    assert {issue.kind for issue in find_issues(layout_of(layout_id))} <= {IssueKind.HIDDEN}


@pytest.mark.parametrize("layout_id", IDS)
def test_most_random_removals_clear_it(layout_id: str) -> None:
    left = [tiles_left_by_random_removal(layout_of(layout_id), seed) for seed in range(40)]
    assert left.count(0) >= 30


@pytest.mark.parametrize("layout_id", OF_MODES[1:])
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


@pytest.mark.parametrize("file", FIELDS, ids=lambda file: file.id)
def test_a_field_is_a_full_rectangle_of_the_size_that_its_name_says(file: LayoutFile) -> None:
    width, height = frozen(file.id)["size"]
    assert file.id == f"shisen-{width}x{height}"
    assert file.layout == Layout.from_tiles((2 * x, 2 * y, 0) for x in range(width) for y in range(height))
    assert is_playable(file.layout)
    assert file.category == file.game == "shisen-sho"
    assert isinstance(file.name, dict)
    assert all(name.endswith(f" {width} × {height}") for name in file.name.values())


def test_there_are_fields_of_five_sizes_and_the_usual_one_comes_first() -> None:
    sizes = {file.number: (file.layout.width // 2, file.layout.height // 2) for file in FIELDS}
    assert sizes == {77: (18, 8), 78: (14, 6), 79: (16, 9), 80: (24, 12), 81: (30, 16)}
