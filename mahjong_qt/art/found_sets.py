"""From the id of a tile set to its drawings: one that ships with the program, or one that the player added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt import paths
from mahjong_qt.art.tile_set import TileSet, TileSetError

if TYPE_CHECKING:
    from pathlib import Path

BUILT_IN = ("hong-kong", "riichi", "numbers")
"""The ids of the sets that ship with the program, which are the names of their folders."""

OWN_PREFIX, OWN_DIGITS = "own-", 16
"""How the id of a player's set begins, and how many hexadecimal digits come then."""

PLAIN_SET = "numbers"
"""The set that stands in for one that cannot be used."""


def built_in_folder(set_id: str) -> Path:
    """Return the folder of a set that ships with the program."""
    return paths.resources_folder() / "tiles" / set_id


def is_own_id(set_id: str) -> bool:
    """Say whether an id is that of a player's set.

    >>> is_own_id("own-0123456789abcdef"), is_own_id("own-../../elsewhere")
    (True, False)
    """
    digits = set_id.removeprefix(OWN_PREFIX)
    is_long_enough = len(digits) == OWN_DIGITS == len(set_id) - len(OWN_PREFIX)
    return is_long_enough and all(digit in "0123456789abcdef" for digit in digits)


def load_tile_set(set_id: str) -> TileSet:
    """Return the set with this id; of a player's set only pictures are read, for SVG of strangers may do much.

    :raises TileSetError: when there is none, or when it cannot be used.
    """
    if set_id in BUILT_IN:
        return TileSet.load(built_in_folder(set_id))
    if not is_own_id(set_id):
        raise TileSetError("is not the name of a tile set", paths.own_tile_sets_folder() / "…")
    return TileSet.load_pictures(paths.own_tile_sets_folder() / set_id)


def load_usable_set(set_id: str) -> tuple[TileSet, TileSetError | None]:
    """Return the set with this id, or the plain one and why that stands in for it."""
    try:
        return load_tile_set(set_id), None
    except TileSetError as error:
        return load_plain_set(), error


def load_plain_set() -> TileSet:
    """Return the set that is always there."""
    return TileSet.load(built_in_folder(PLAIN_SET))
