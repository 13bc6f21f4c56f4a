"""Who made a tile set and what may be done with it, from what stands beside and in its files."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.formats.foreign_text import decode_text
from mahjong_qt.tile_sets.bundle import NOTES
from mahjong_qt.tile_sets.fault import TileSetFault
from mahjong_qt.tile_sets.plain_text import plain_text

if TYPE_CHECKING:
    from collections.abc import Iterable
    from xml.etree.ElementTree import Element

    from mahjong_qt.tile_sets.bundle import Bundle

MAX_NAME = 80
MAX_AUTHORS = 4
HEAD = 20_000
"""Characters of a licence that are looked at."""

SPDX = re.compile(r"SPDX-License-Identifier:\s*([A-Za-z0-9.+ ()-]{2,80})")
SPDX_AUTHOR = re.compile(r"SPDX-FileCopyrightText:\s*([^\n]{2,200})")
AUTHOR = re.compile(
    r"^\W*copyright[ \t]*(?:\(c\)|©)?[ \t]*(?:[\d,–-]+[ \t])*(?:by[ \t])?([^\n]{2,200})", re.IGNORECASE | re.MULTILINE
)
YEARS = re.compile(r"^(?:\(c\)|©|[\d,\s–-])+", re.IGNORECASE)
LICENCES = (
    (r"CC0|publicdomain/zero|CC[ -]?Zero", "CC0-1.0"),
    (r"public domain|licenses/publicdomain", "Public domain"),
    (r"by-sa/4|(?:CC[ -]BY[ -]SA|Attribution[ -]Share ?-?Alike)[ -](?:v?4)", "CC-BY-SA-4.0"),
    (r"by-sa/3|(?:CC[ -]BY[ -]SA|Attribution[ -]Share ?-?Alike)[ -](?:v?3)", "CC-BY-SA-3.0"),
    (r"licenses/by/4|(?:CC[ -]BY|Attribution)[ -](?:v?4)", "CC-BY-4.0"),
    (r"licenses/by/3|(?:CC[ -]BY|Attribution)[ -](?:v?3)", "CC-BY-3.0"),
    (r"Permission is hereby granted, free of charge|\bMIT License\b", "MIT"),
    (r"Apache License", "Apache-2.0"),
)
GPL = re.compile(r"GNU (Lesser |Library )?General Public License(.{0,400}?)version (\d)(.{0,120})", re.IGNORECASE)


class SetNotes(NamedTuple):
    """Name, author and licence of a tile set; an empty text is one that is not known."""

    name: str = ""
    author: str = ""
    license: str = ""

    def or_else(self, other: SetNotes) -> SetNotes:
        """Fill what is not known here with what is known there."""
        return SetNotes(*(own or more for own, more in zip(self, other, strict=True)))


def licence_of(text: str) -> str:
    """Return the licence that a text is, or names; empty when it is none of those that are known.

    >>> licence_of("http://creativecommons.org/licenses/by-sa/4.0/"), licence_of("CC0 1.0 Universal")
    ('CC-BY-SA-4.0', 'CC0-1.0')
    """
    text = text[:HEAD]
    if found := SPDX.search(text):
        return plain_text(found[1], MAX_NAME)
    if found := GPL.search(" ".join(text.split())):
        name = "LGPL" if found[1] else "GPL"
        return f"{name}-{found[3]}.0-{'or-later' if 'any later' in found[4] else 'only'}"
    return next((name for pattern, name in LICENCES if re.search(pattern, text, re.IGNORECASE)), "")


def authors_of(text: str) -> str:
    """Return who a text says has the copyright; without the years.

    >>> authors_of("Copyright (C) 2007 Ann Other <ann@a.example>")
    'Ann Other <ann@a.example>'
    """
    found = SPDX_AUTHOR.findall(text[:HEAD]) or AUTHOR.findall(text[:HEAD])
    return join_authors(YEARS.sub("", name) for name in found)


def join_authors(names: Iterable[str]) -> str:
    """Return names as one text, each once, the first few."""
    plain = dict.fromkeys(filter(None, map(plain_text, names)))
    return plain_text(", ".join(list(plain)[:MAX_AUTHORS]))


def notes_beside(bundle: Bundle, name: str) -> SetNotes:
    """Return what files beside this one say: its own ``.copyright`` or ``.license``, or the licence of the whole.

    A file that was chosen alone is no whole: what else lies in its folder may be of somebody else.
    """
    stem = PurePosixPath(name).stem
    own = [f"{stem}.copyright", f"{name}.license", f"{stem}.license"]
    texts = [bundle.beside(name, PurePosixPath(other).name) for other in own]
    general = () if bundle.chosen else bundle.names
    texts += sorted(
        (other for other in general if PurePosixPath(other).name.lower().startswith(NOTES)),
        # a licence says it better than a page about everything
        key=lambda other: (other.count("/"), "licen" not in other.lower() and "copying" not in other.lower(), other),
    )
    notes = SetNotes()
    for other in texts:
        if bundle.has(other) and other != name and not notes.license:
            notes = notes.or_else(_notes_in(bundle, other))
    return notes


def _notes_in(bundle: Bundle, name: str) -> SetNotes:
    try:
        text = decode_text(bundle.read(name)[: 4 * HEAD])
    except TileSetFault:
        return SetNotes()
    # the full text of a licence has the copyright of those who wrote the licence
    is_own = "everyone is permitted to copy" not in text[:2000].lower() and "readme" not in name.lower()
    return SetNotes("", authors_of(text) if is_own else "", licence_of(text))


def notes_in_drawing(root: Element) -> SetNotes:
    """Return what the metadata of an SVG drawing say."""
    title = creator = rights = ""
    for block in root.iter():
        if not block.tag.endswith("}metadata") and block.tag != "metadata":
            continue
        for element in block.iter():
            tag = element.tag.rpartition("}")[2]
            text = plain_text(" ".join(element.itertext()))
            links = " ".join(value for key, value in element.attrib.items() if key.endswith("resource"))
            if tag == "title" and not title:
                title = text[:MAX_NAME]
            elif tag == "creator" and not creator:
                creator = text
            elif tag in ("license", "rights") and not rights:
                rights = licence_of(f"{links} {text}")
        break
    return SetNotes(title, creator, rights)


def name_from(file: str) -> str:
    """Return a name for a set that has none.

    >>> name_from("edu_kang_xi.png"), name_from("riichi-mahjong-tiles.tar.gz")
    ('Edu kang xi', 'Riichi mahjong tiles')
    """
    stem = re.sub(r"(\.(svgz?|png|zip|tar|t?gz|desktop|json))+$", "", file, flags=re.IGNORECASE)
    words = " ".join(re.split(r"[\s_-]+", stem)).strip()
    return plain_text(words[:1].upper() + words[1:], MAX_NAME) or "?"
