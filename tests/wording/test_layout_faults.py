from __future__ import annotations

import ast
import enum
import re
import string
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.wording.export_faults import export_fault_texts, export_fault_words
from mahjong_qt.wording.fault_terms import term, terms
from mahjong_qt.wording.fault_texts import fault_texts
from mahjong_qt.wording.layout_faults import fault_words, file_words, place_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.wording.fault_texts import FaultText

pytestmark = pytest.mark.usefixtures("qapp")

ENGINE = Path(__file__).parents[2] / "mahjong_qt" / "engine"


def fields(fault: enum.Enum) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(fault.value) if name}


def check(text: FaultText, fault: enum.Enum) -> None:
    """Every value of the engine's sentence is named, once, and each has one place in the words."""
    assert Counter(text.names) == Counter(fields(fault))
    places = re.findall(r"%(\d)", text.words)
    assert sorted(map(int, places)) == list(range(1, len(text.names) + 1))
    assert text.words[0].isupper() or text.words[0] in "“%"


@pytest.mark.parametrize("fault", LayoutFileFault)
def test_every_fault_of_a_file_has_words_for_all_its_values(fault: LayoutFileFault) -> None:
    check(fault_texts()[fault], fault)
    values = {name: f"<{name}>" for name in fields(fault)}
    words = fault_words(LayoutFileError(fault, "source", "place", values))
    assert all(value in words for value in values.values())
    assert "source" not in words


@pytest.mark.parametrize("fault", ExportFault)
def test_every_fault_of_an_export_has_words_for_all_its_values(fault: ExportFault) -> None:
    check(export_fault_texts()[fault], fault)
    values = {name: f"<{name}>" for name in fields(fault)}
    words = export_fault_words(ExportError(fault, LayoutFormat.GNOME, values))
    assert all(value in words for value in values.values())


@pytest.fixture
def plain_numbers() -> Iterator[None]:
    """Numbers without signs between thousands, whatever the system's language."""
    locale = QLocale()
    QLocale.setDefault(QLocale.c())
    yield
    QLocale.setDefault(locale)


@pytest.mark.usefixtures("plain_numbers")
def test_words_are_filled_with_what_the_file_has() -> None:
    error = LayoutFileError(LayoutFileFault.OUT_OF_RANGE, "a.json", "tiles[0]", {"what": "x", "value": 1000000000})
    error.values |= {"least": 0, "limit": 255}
    assert fault_words(error) == "“x” is 1000000000; allowed are 0 to 255."
    values = {"tile": [1, 0, 0], "other": [0, 0, 0], "other_place": "tiles[0]"}
    assert fault_words(LayoutFileError(LayoutFileFault.OVERLAP, "a.json", "tiles[1]", values)) == (
        "The tile at (1, 0, 0) overlaps tile 1 at (0, 0, 0), on the same layer."
    )
    values["other_place"] = "board 2, line 4, column 9"
    assert fault_words(LayoutFileError(LayoutFileFault.OVERLAP, "a.layout", "board 2, line 4", values)) == (
        "The tile at (1, 0, 0) overlaps the one in line 4, column 9 at (0, 0, 0), on the same layer."
    )


def test_large_files_are_told_in_units_that_people_know() -> None:
    error = LayoutFileError(LayoutFileFault.TOO_LARGE, "a.json", values={"limit": 4 * 1024 * 1024})
    assert fault_words(error) == "The file is larger than any layout: it has more than 4 MiB."


def test_file_place_and_fault_in_one_line() -> None:
    error = LayoutFileError(LayoutFileFault.EMPTY_FILE, "/layouts/a.map")
    assert file_words(error) == "“a.map”: The file is empty."
    error = LayoutFileError(LayoutFileFault.NO_TILES, "/layouts/a.map", "board 2, line 3")
    assert file_words(error) == "“a.map”, layout 2, line 3: There are no tiles in it."


def test_what_is_filled_in_is_text_and_short_and_never_filled_again() -> None:
    values = {"expected": "%2", "found": "a\nlong " + "x" * 1000}
    words = fault_words(LayoutFileError(LayoutFileFault.WRONG_TYPE, "a.json", "", values))
    assert words.startswith("Expected here: %2. Found: a long xxx")
    assert "\n" not in words
    assert len(words) < 250


def test_a_value_that_is_missing_is_no_error_of_its_own() -> None:
    assert fault_words(LayoutFileError(LayoutFileFault.NOT_JSON, "a.json")) == "This is not correct JSON: "


def test_numbers_that_no_computer_word_holds_are_shown() -> None:
    values = {"what": "x", "value": 10**400, "least": 0, "limit": 255}
    assert "“x” is 1000" in fault_words(LayoutFileError(LayoutFileFault.OUT_OF_RANGE, "a.json", "", values))


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("", ""),
        ("line 4, column 9", "line 4, column 9"),
        ("tiles[17]", "tile 18"),
        ("board 3", "layout 3"),
        ("board 3, tiles[0]", "layout 3, tile 1"),
        ("board 3, line 2, column 1", "layout 3, line 2, column 1"),
        ("board 2, map[3][1]", "layout 2, “map[3][1]”"),
        ("name.de", "“name.de”"),
        ("version", "“version”"),
        ("a <b>key</b>", "a <b>key</b>"),
        ("moon 3", "moon 3"),
    ],
)
def test_places_in_words(place: str, words: str) -> None:
    assert place_words(place) == words


def test_terms_of_the_engine_are_translated() -> None:
    assert term("a list of 5") == "a list of length 5"
    assert term("boards") == "layouts"
    assert term("whatever a file holds") == "whatever a file holds"


def texts_given(tree: ast.AST) -> Iterator[str]:
    """The English that errors are given as values: what is expected, allowed, or too much."""
    for node in ast.walk(tree):
        pairs: list[tuple[object, ast.expr]] = []
        if isinstance(node, ast.Call):
            pairs += [(keyword.arg, keyword.value) for keyword in node.keywords]
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            position = {"wrong_type": 2, "_no_number": 1, "_too_much": 1}.get(name)
            if position is not None:
                pairs.append(("expected", node.args[position]))
        elif isinstance(node, ast.Dict):
            pairs += [
                (key.value, value)
                for key, value in zip(node.keys, node.values, strict=True)
                if isinstance(key, ast.Constant)
            ]
        for key, value in pairs:
            text = value.value if isinstance(value, ast.Constant) else None
            # an axis has one letter and is called the same everywhere
            if key in ("what", "expected", "allowed", "found") and isinstance(text, str) and text.strip(".1234")[1:]:
                yield text


def test_no_english_of_the_engine_is_left_untranslated() -> None:
    paths = [*(ENGINE / "formats").glob("*.py"), ENGINE / "layout" / "layout_reader.py"]
    found = {text for path in paths for text in texts_given(ast.parse(path.read_text("utf-8")))}
    assert found >= {"a whole number", "a list of boards", "tiles in all boards together"}
    assert found - set(terms()) == set()
