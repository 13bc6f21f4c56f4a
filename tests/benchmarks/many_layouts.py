"""Layouts by the thousand, no two with the same tiles, as the lists and the folders of a player who collects them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import count, cycle
from typing import TYPE_CHECKING

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import what_keeps_out, write_desktop, write_layout
from mahjong_qt.engine.layout.generator import generate_layout
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.own_files import file_name_for
from mahjong_qt.engine.layout.own_layouts import as_own

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

GENERATED = 1_300
"""Layouts that are generated; where more are wanted, the others are these with fewer tiles."""

QUALITIES = ("Amber", "Broken", "Crimson", "Drifting", "Émile's", "Frozen", "Golden", "Hidden", "Idle", "Jade")
THINGS = ("arch", "bridge", "crane", "dragon", "engine", "fountain", "gate", "harbour", "island", "jetty", "Öre")
AUTHORS = ("Ada", "Björn", "Chloé", "")
CATEGORIES = ("pictures", "buildings", "Animals", "")


@cache
def layout_files(number: int) -> tuple[LayoutFile, ...]:
    """So many layouts with names, some with an author and a category."""
    layouts = _generated(min(number, GENERATED))
    found = dict.fromkeys(layouts)
    for fewer in count(2, 2):
        if len(found) >= number:
            break
        found |= dict.fromkeys(Layout.from_tiles(layout.slots[:-fewer]) for layout in layouts)
    return tuple(_with_names(layout, place) for place, layout in enumerate(list(found)[:number]))


@cache
def own_layouts(folder: Path, number: int) -> tuple[LayoutEntry, ...]:
    """Fill the player's folder with so many layouts, as imports do, and return the list of them."""
    folder.mkdir()
    entries = []
    for file in layout_files(number):
        path = folder / file_name_for(file)
        path.write_bytes(encode_layout(file))
        entries.append(LayoutEntry.from_file(as_own(file), LayoutOrigin.OWN, str(path)))
    return tuple(entries)


def write_foreign_files(folder: Path, files: Iterable[LayoutFile]) -> Counter[LayoutFormat]:
    """Write a file for each layout, in all formats in turn; one that its format cannot hold is written in ours."""
    folder.mkdir()
    written: Counter[LayoutFormat] = Counter()
    targets = cycle(target for target in LayoutFormat if target.can_be_written)
    for place, (file, wish) in enumerate(zip(files, targets, strict=False)):
        target = wish if what_keeps_out(file, wish) is None else LayoutFormat.JSON
        name = f"{place:05}{target.suffix}"
        (folder / name).write_bytes(write_layout(file, target))
        if target is LayoutFormat.KMAHJONGG:
            (folder / f"{place:05}.desktop").write_bytes(write_desktop(file, name))
        written[target] += 1
    return written


@cache
def _generated(number: int) -> tuple[Layout, ...]:
    found: dict[Layout, None] = {}
    for seed in count():
        if len(found) == number:
            break
        found[generate_layout(seed)] = None
    return tuple(found)


def _with_names(layout: Layout, place: int) -> LayoutFile:
    quality, thing = QUALITIES[place % len(QUALITIES)], THINGS[place % len(THINGS)]
    return LayoutFile(
        layout,
        f"{quality} {thing} {place}",
        author=AUTHORS[place % len(AUTHORS)],
        category=CATEGORIES[place // 2 % len(CATEGORIES)],
    )
