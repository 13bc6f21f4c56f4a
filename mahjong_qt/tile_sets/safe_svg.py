"""SVG drawings of strangers: read without entities, and written anew with nothing but shapes in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, tostring

from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.inner_pictures import InnerPictures
from mahjong_qt.tile_sets.svg_references import check_references
from mahjong_qt.tile_sets.svg_values import references_of, safe_style, safe_value

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_ELEMENTS = 60_000
MAX_DEPTH = 100
SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
LINK = "xlink:href"
CASCADE = "style"

SHAPES = frozenset([
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text",
    "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "image", "switch", "a", "style",
])  # fmt: skip
"""Elements that stay: they draw, or say how. Scripts, animation, filters, foreign objects and fonts go.

Markers too: one is drawn anew at each of the points of a path, of which there may be very many.
"""
LINKING = frozenset(["use", "linearGradient", "radialGradient", "pattern", "image"])
"""Elements that may refer to others."""


class CleanSvg(NamedTuple):
    """A drawing that can do no harm.

    ``ids`` are those of its elements, ``width`` and ``height`` are 0 where it does not say them, ``linked`` counts the
    pictures that were taken out, those outside of it above all, ``original`` is the tree as it was read.
    """

    data: bytes
    ids: frozenset[str]
    width: float
    height: float
    linked: int
    original: Element


class _BoundedBuilder(TreeBuilder):
    """Builds the tree, and stops at too many elements or too deep ones."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self._file = file
        self._count = self._depth = 0

    def start(self, tag: str, attrs: dict[str, str], /) -> Element:
        self._count += 1
        self._depth += 1
        for count, limit, what in ((self._count, MAX_ELEMENTS, "elements"), (self._depth, MAX_DEPTH, "levels")):
            if count > limit:
                raise TileSetFault(FaultReason.TOO_COMPLEX, self._file, {"limit": limit, "what": what})
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Element:
        self._depth -= 1
        return super().end(tag)


def clean_svg(data: bytes, file: str) -> CleanSvg:
    """Return a drawing made harmless; ``file`` names it in faults.

    :raises TileSetFault: when it is no SVG, declares entities, is too complex, or refers to itself.
    """
    original = _parse(data, file)
    if original.tag not in ("svg", f"{{{SVG}}}svg"):
        raise TileSetFault(FaultReason.BROKEN_SVG, file, {"reason": _local(original.tag)[:40]})
    pictures = InnerPictures()
    root = _cleaned(original, pictures)
    assert root is not None
    _drop_doubled_ids(root)
    _drop_tangled_styles(root)
    check_references(root, file)
    ids = frozenset(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    width, height = _size(root)
    root.attrib.update({"xmlns": SVG, "xmlns:xlink": XLINK})
    return CleanSvg(tostring(root, encoding="utf-8"), ids, width, height, pictures.refused, original)


def _parse(data: bytes, file: str) -> Element:
    from defusedxml.common import DefusedXmlException
    from defusedxml.ElementTree import DefusedXMLParser

    parser = DefusedXMLParser(target=_BoundedBuilder(file), forbid_dtd=False, forbid_entities=True)
    try:
        parser.feed(data)
        root = parser.close()
    except DefusedXmlException as error:
        raise TileSetFault(FaultReason.ENTITIES, file) from error
    except (ParseError, ValueError, LookupError, AssertionError) as error:
        raise TileSetFault(FaultReason.BROKEN_SVG, file, {"reason": str(error)[:200]}) from error
    if not isinstance(root, Element):
        raise TileSetFault(FaultReason.BROKEN_SVG, file, {"reason": ""})
    return root


def _cleaned(element: Element, pictures: InnerPictures) -> Element | None:
    """Return an element without what is not wanted, or None."""
    space, _, name = element.tag.rpartition("}")
    if name not in SHAPES or space not in ("", "{" + SVG):
        return None
    clean = Element(name, _clean_attributes(name, element.attrib, pictures))
    if name == "image" and LINK not in clean.attrib:
        return None
    clean.text = safe_style(element.text or "") if name == CASCADE else element.text
    for child in element:
        kept = _cleaned(child, pictures)
        if kept is not None:
            kept.tail = child.tail
            clean.append(kept)
        elif child.tail and len(clean):
            clean[-1].tail = (clean[-1].tail or "") + child.tail
        elif child.tail:
            clean.text = (clean.text or "") + child.tail
    return clean


def _clean_attributes(element: str, attributes: Mapping[str, str], pictures: InnerPictures) -> dict[str, str]:
    clean: dict[str, str] = {}
    for name, value in attributes.items():
        if name in ("href", f"{{{XLINK}}}href"):
            link = pictures.rewrite(value) if element == "image" else value if value.startswith("#") else None
            if element in LINKING and link is not None:
                clean.setdefault(LINK, link.strip())
        elif not name.startswith(("{", "on")) and name not in ("filter", "xmlns") and ":" not in name:
            kept = safe_value(name, value)
            if kept is not None:
                clean[name] = kept
    return clean


def _drop_doubled_ids(root: Element) -> None:
    """Leave each id to the first element that has it, so that nobody can take a reference for another one."""
    seen: set[str] = set()
    for element in root.iter():
        name = element.attrib.get("id")
        if name in seen:
            del element.attrib["id"]
        elif name is not None:
            seen.add(name)


def _drop_tangled_styles(root: Element) -> None:
    """Empty style sheets that refer to anything but gradients: what a rule refers to is not followed elsewhere."""
    gradients = {element.attrib.get("id") for element in root.iter() if element.tag.endswith("Gradient")}
    for sheet in root.iter(CASCADE):
        if not gradients.issuperset(references_of(sheet.text or "")):
            sheet.text = ""


def _local(tag: str) -> str:
    return tag.rpartition("}")[2]


NUMBER = re.compile(r"\s*([0-9]{1,9}(?:\.[0-9]{0,9})?)")


def _size(root: Element) -> tuple[float, float]:
    """Return width and height of a drawing, from its view box or else from its size; 0 where there are none."""
    parts = re.split(r"[\s,]+", root.attrib.get("viewBox", "").strip())
    texts = parts[2:] if len(parts) == 4 else [root.attrib.get("width", ""), root.attrib.get("height", "")]
    numbers = [float(found[1]) if (found := NUMBER.match(text)) else 0.0 for text in texts]
    return (numbers[0], numbers[1]) if all(numbers) else (0.0, 0.0)
