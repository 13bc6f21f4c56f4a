"""Edits as values: what an edit takes away and brings, and the same backwards."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file import Game
    from mahjong_qt.engine.layout.slot import Slot


class SlotChange(NamedTuple):
    """Tiles that go and tiles that come; no slot is in both.

    It can be applied where all of ``removed`` and none of ``added`` are there.
    """

    removed: frozenset[Slot] = frozenset()
    added: frozenset[Slot] = frozenset()

    @classmethod
    def between(cls, before: frozenset[Slot], after: frozenset[Slot]) -> SlotChange:
        """Return the change that makes the one set of tiles the other."""
        return cls(before - after, after - before)

    @property
    def is_empty(self) -> bool:
        """Whether nothing changes."""
        return not self.removed and not self.added

    def reversed(self) -> SlotChange:
        """Return the change that takes this one back."""
        return SlotChange(self.added, self.removed)

    def then(self, later: SlotChange) -> SlotChange:
        """Return the one change that does what this one and a later one do together."""
        return SlotChange(
            (self.removed - later.added) | (later.removed - self.added),
            (self.added - later.removed) | (later.added - self.removed),
        )


class LayerStep(enum.Enum):
    """What can be done with a layer as a whole."""

    INSERT = "insert"
    REMOVE = "remove"
    MOVE = "move"


class LayerMove(NamedTuple):
    """How layers get other numbers: one is inserted at ``at``, the one there is removed, or it goes to ``to``."""

    step: LayerStep
    at: int
    to: int = 0

    def reversed(self) -> LayerMove:
        """Return the move back."""
        if self.step is LayerStep.MOVE:
            return LayerMove(LayerStep.MOVE, self.to, self.at)
        return self._replace(step=LayerStep.REMOVE if self.step is LayerStep.INSERT else LayerStep.INSERT)

    def place(self, z: int) -> int | None:
        """Return where a layer is afterwards, or None for the one that is removed.

        >>> [LayerMove(LayerStep.MOVE, 0, 2).place(z) for z in range(4)]
        [2, 0, 1, 3]
        """
        if self.step is LayerStep.INSERT:
            return z + (z >= self.at)
        if self.step is LayerStep.REMOVE:
            return None if z == self.at else z - (z > self.at)
        if z == self.at:
            return self.to
        return z - (self.at < z <= self.to) + (self.to <= z < self.at)


class Details(NamedTuple):
    """What a layout file says besides its tiles; ``name`` is one text or one for each language code."""

    game: Game = "solitaire"
    name: str | dict[str, str] = ""
    author: str = ""
    license: str = ""
    category: str = ""
    description: str = ""


class DetailsChange(NamedTuple):
    """The details before and after an edit."""

    before: Details
    after: Details

    def reversed(self) -> DetailsChange:
        """Return the change back."""
        return DetailsChange(self.after, self.before)


class DocumentChange(NamedTuple):
    """One edit of a document: of tiles, of details, or both; ``layers`` says so when layers get other numbers."""

    slots: SlotChange = SlotChange()
    details: DetailsChange | None = None
    layers: LayerMove | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing changes."""
        is_same = self.details is None or self.details.before == self.details.after
        return self.slots.is_empty and is_same and self.layers is None

    def reversed(self) -> DocumentChange:
        """Return the edit that takes this one back."""
        details, layers = self.details, self.layers
        return DocumentChange(self.slots.reversed(), details and details.reversed(), layers and layers.reversed())
