from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.tile_sets.bundle import Bundle
from mahjong_qt.tile_sets.notes import SetNotes, authors_of, licence_of, notes_beside, notes_in_drawing
from mahjong_qt.tile_sets.plain_text import plain_text
from mahjong_qt.tile_sets.safe_svg import clean_svg
from tests.tile_sets.sample_sets import CC0, COPYRIGHT, drawing

if TYPE_CHECKING:
    from collections.abc import Mapping

METADATA = """
<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
 xmlns:dc="http://purl.org/dc/elements/1.1/"><cc:Work rdf:about=""><dc:title>Old tiles</dc:title>
<dc:creator><cc:Agent><dc:title>Ann Other</dc:title></cc:Agent></dc:creator>
<cc:license rdf:resource="http://creativecommons.org/licenses/by-sa/4.0/"/></cc:Work></rdf:RDF></metadata>
"""


@pytest.mark.parametrize(
    ("text", "licence"),
    [
        (COPYRIGHT, "GPL-2.0-or-later"),
        (CC0, "CC0-1.0"),
        ("Creative Commons Attribution-ShareAlike 4.0 International", "CC-BY-SA-4.0"),
        ("licensed under CC BY-SA 4.0", "CC-BY-SA-4.0"),
        ("https://creativecommons.org/licenses/by/4.0/", "CC-BY-4.0"),
        ("SPDX-License-Identifier: GPL-3.0-or-later\n", "GPL-3.0-or-later"),
        ("GNU GENERAL PUBLIC LICENSE\n  Version 3, 29 June 2007", "GPL-3.0-only"),
        ("Permission is hereby granted, free of charge, to any person", "MIT"),
        ("All rights reserved.", ""),
    ],
)
def test_licences_are_known_by_their_text(text: str, licence: str) -> None:
    assert licence_of(text) == licence


def test_authors_are_read_without_years() -> None:
    two = "Copyright (C) 2009 Ann Other\nCopyright (C) 2009-2011 Bob Else <bob@a.example>\n"
    assert authors_of(two) == "Ann Other, Bob Else <bob@a.example>"
    assert authors_of("SPDX-FileCopyrightText: 2004-2025 Mahjongg Contributors\n") == "Mahjongg Contributors"
    assert authors_of("Nothing is said here.") == ""


@pytest.mark.parametrize(
    ("files", "notes"),
    [
        ({"a.copyright": COPYRIGHT, "LICENSE": CC0}, SetNotes("", "Ann Other <ann@a.example>", "GPL-2.0-or-later")),
        ({"LICENSE.md": CC0, "README.md": "Copyright nobody"}, SetNotes("", "", "CC0-1.0")),
        ({"README.md": "Everything here is CC0."}, SetNotes("", "", "CC0-1.0")),
        ({"a.svg.license": "SPDX-License-Identifier: MIT"}, SetNotes("", "", "MIT")),
        ({"b.copyright": COPYRIGHT}, SetNotes()),
    ],
)
def test_what_stands_beside_a_file(files: Mapping[str, str], notes: SetNotes) -> None:
    bundle = Bundle("x", {"a.svg": b"", **{name: text.encode() for name, text in files.items()}})
    assert notes_beside(bundle, "a.svg") == notes


def test_of_one_chosen_file_only_its_own_notes_count() -> None:
    files = {"a.svg": b"", "b.copyright": COPYRIGHT.encode(), "LICENSE": CC0.encode(), "README": CC0.encode()}
    assert notes_beside(Bundle("a.svg", files, "a.svg"), "a.svg") == SetNotes()
    files["a.copyright"] = COPYRIGHT.encode()
    assert notes_beside(Bundle("a.svg", files, "a.svg"), "a.svg").license == "GPL-2.0-or-later"


def test_what_a_drawing_says_of_itself() -> None:
    clean = clean_svg(drawing(METADATA).encode(), "x.svg")
    assert notes_in_drawing(clean.original) == SetNotes("Old tiles", "Ann Other", "CC-BY-SA-4.0")
    assert b"Ann" not in clean.data


def test_texts_of_strangers_are_plain_and_short() -> None:
    assert plain_text("  a\n\x1b[31m\u202eb  ") == "a [31m b"
    assert len(plain_text("x" * 5000)) == 300
