"""What the board is, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.engine.layout.symmetry import Symmetry

if TYPE_CHECKING:
    from editor.panels.board_facts import BoardFacts

STANDARD = 144
"""Tiles of a full set."""


class BoardWords(QObject):
    """The texts of the panel."""

    def count(self, tiles: int) -> str:
        """Return the number of tiles, out of those of a full set as long as there are no more."""
        if tiles > STANDARD:
            return self.tr("%n tile(s)", "", tiles)
        return self.tr("%1 of %2").replace("%1", _number(tiles)).replace("%2", _number(STANDARD))

    def rest(self, tiles: int) -> list[str]:
        """Return what is missing to a full set, or too much, and to numbers that can be played well."""
        if tiles == STANDARD:
            return [self.tr("A full set")]
        if tiles < STANDARD:
            words = [self.tr("%n more make a full set", "", STANDARD - tiles)]
        else:
            words = [self.tr("%n more than a full set", "", tiles - STANDARD)]
        match tiles % 4:
            case 1:
                words.append(self.tr("1 more makes the number even, 3 a multiple of four"))
            case 2:
                words.append(self.tr("2 more make a multiple of four"))
            case 3:
                words.append(self.tr("1 more makes a multiple of four"))
        return words

    def rows(self, facts: BoardFacts, *, is_flat: bool) -> dict[str, tuple[str, str, str]]:
        """Return title, value and meaning of what there is to tell, by name."""
        if not facts.tiles:
            return {}
        size = self.tr("%1 × %2 tiles").replace("%1", _tiles(facts.width)).replace("%2", _tiles(facts.height))
        symmetry = self.tr("Symmetry"), self.symmetry(facts.symmetries), self.tr("About the middle of the board")
        if is_flat:
            holes = self.tr("Holes"), _number(facts.holes), self.tr("Places of the field without a tile")
            return {"size": (self.tr("Size"), size, ""), "holes": holes, "symmetry": symmetry}
        meanings = (
            self.tr("Tiles that can be taken in the first move if they have a match"),
            self.tr("Tiles on which others lie, even with a quarter"),
            self.tr("Tiles of which nothing can be seen from above"),
        )
        return {
            "size": (self.tr("Size"), size, ""),
            "layers": (self.tr("Layers"), _number(facts.layers), ""),
            "free": (self.tr("Free at the start"), _number(facts.free), meanings[0]),
            "covered": (self.tr("Covered"), _number(facts.covered), meanings[1]),
            "hidden": (self.tr("Out of sight"), _number(facts.hidden), meanings[2]),
            "symmetry": symmetry,
        }

    def symmetry(self, symmetries: frozenset[Symmetry]) -> str:
        """Return the symmetries of a board."""
        if len(symmetries) == len(Symmetry):
            return self.tr("left and right, top and bottom")
        words = {
            Symmetry.LEFT_RIGHT: self.tr("left and right"),
            Symmetry.TOP_BOTTOM: self.tr("top and bottom"),
            Symmetry.HALF_TURN: self.tr("half turn"),
        }
        return ", ".join(text for kind, text in words.items() if kind in symmetries) or self.tr("none")


def _number(number: int) -> str:
    return QLocale().toString(number)


def _tiles(half_tiles: int) -> str:
    whole, half = divmod(half_tiles, TILE_SPAN)
    return f"{whole or ''}½" if half else _number(whole)
