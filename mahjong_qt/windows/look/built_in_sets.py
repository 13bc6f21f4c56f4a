"""The tile sets that ship with the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.art.found_sets import BUILT_IN, PLAIN_SET, built_in_folder
from mahjong_qt.art.tile_set import TileSet, TileSetError
from mahjong_qt.settings import DEFAULT_TILE_SET
from mahjong_qt.windows.look.set_source import ShownSet

if TYPE_CHECKING:
    from pathlib import Path


def built_in_sets() -> list[ShownSet]:
    """Return the sets that ship with the program, as far as they are there."""
    sets = []
    for set_id in BUILT_IN:
        folder = built_in_folder(set_id)
        try:
            tile_set = TileSet.load(folder)
        except TileSetError:
            continue
        sets.append(ShownSet(set_id, tile_set.name, tile_set.author, tile_set.license, folder))
    return sets


def filling_folder(set_id: str = "") -> Path:
    """Return the folder of the set that shows the faces that another one lacks: one of ours, or the first."""
    folder = built_in_folder(set_id if set_id in BUILT_IN else DEFAULT_TILE_SET)
    return folder if folder.is_dir() else built_in_folder(PLAIN_SET)
