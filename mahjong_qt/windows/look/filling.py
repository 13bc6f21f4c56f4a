"""The sets of ours from which faces can be taken that another set lacks, and the several sets of one folder."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.tile_sets.fault import TileSetFault
    from mahjong_qt.windows.look.set_source import ShownSet

RIICHI = "riichi"
"""The set of ours whose drawings are those of the Japanese game."""

RIICHI_NAME = re.compile(r"(man|pin|sou)[-_ ]?[1-9]", re.IGNORECASE)
"""The names that files of the Japanese game have: of characters, circles and bamboo."""

ENOUGH = 9
"""So many names of a kind do not come by chance."""

MOST_SETS = 5
"""Sets of one folder that are offered one by one."""


class SetInside(NamedTuple):
    """One of several sets in a folder: a name for people, and the file from which it is taken."""

    name: str
    path: str


def fillers(sets: Sequence[ShownSet], fault: TileSetFault) -> list[ShownSet]:
    """Return the sets that can fill in, the one whose style is nearest first."""
    names = fault.values.get("names")
    stems = [PurePosixPath(str(name)).stem for name in (names.values() if isinstance(names, dict) else ())]
    is_riichi = sum(bool(RIICHI_NAME.fullmatch(stem)) for stem in stems) >= ENOUGH
    return sorted(sets, key=lambda shown: not (is_riichi and shown.id == RIICHI))


def sets_inside(paths: Sequence[str], fault: TileSetFault) -> list[SetInside]:
    """Return the sets among which a player must choose, as far as each has a file of its own on the disk."""
    from mahjong_qt.tile_sets.notes import name_from

    names = fault.values.get("names")
    if not isinstance(names, list) or not paths:
        return []
    folder = Path(paths[0]) if len(paths) == 1 else Path(paths[0]).parent
    found = [(str(name), folder / str(name)) for name in names]
    return [SetInside(_plain_name(name, name_from(path.name)), str(path)) for name, path in found if path.is_file()]


def _plain_name(name: str, of_file: str) -> str:
    """Return the name of a set; one that its file does not tell, as that of a manifest, is told by its folder."""
    path = PurePosixPath(name)
    return path.parent.name if path.suffix == ".json" and path.parent.name else of_file
