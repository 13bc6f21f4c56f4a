"""How large a drawing gets when its references are followed, found out without following them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.svg_values import references_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from xml.etree.ElementTree import Element

MAX_DRAWN = 300_000
"""Elements that are drawn, those drawn again and again counted each time."""
MAX_LEVELS = 250
"""Elements within each other, references followed."""


class _Extent(NamedTuple):
    """How many elements are drawn for one, and how deep they lie within it."""

    drawn: int
    levels: int


class _Measuring:
    """Each element is measured once, so that this takes no longer than reading it did."""

    def __init__(self, root: Element, file: str) -> None:
        self._file = file
        self._by_id = {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}
        self._done: dict[Element, _Extent] = {}
        self._begun: set[Element] = set()

    def measure(self, element: Element, level: int) -> _Extent:
        """Return the extent of an element.

        :raises TileSetFault: when it refers to itself, or is too large.
        """
        known = self._done.get(element)
        if known is None:
            if element in self._begun:
                raise TileSetFault(FaultReason.LOOP, self._file)
            self._check(level, MAX_LEVELS, "levels")
            self._begun.add(element)
            parts = [self.measure(part, level + 1) for part in (*element, *self._targets(element))]
            known = _Extent(1 + sum(part.drawn for part in parts), 1 + max((part.levels for part in parts), default=0))
            self._done[element] = known
        self._check(level + known.levels, MAX_LEVELS, "levels")
        self._check(known.drawn, MAX_DRAWN, "elements")
        return known

    def _targets(self, element: Element) -> Iterator[Element]:
        links = [element.attrib.get("xlink:href", "")]
        ids = [link[1:] for link in links if link.startswith("#")]
        for name, value in element.attrib.items():
            if name != "xlink:href" and "(" in value:
                ids += references_of(value)
        yield from (self._by_id[target] for target in dict.fromkeys(ids) if target in self._by_id)

    def _check(self, count: int, limit: int, what: str) -> None:
        if count > limit:
            raise TileSetFault(FaultReason.TOO_COMPLEX, self._file, {"limit": limit, "what": what})


def check_references(root: Element, file: str) -> None:
    """Refuse a drawing whose elements refer to themselves, or grow beyond all bounds when they are drawn.

    :raises TileSetFault: with what it is; ``file`` names the drawing.
    """
    _Measuring(root, file).measure(root, 1)
