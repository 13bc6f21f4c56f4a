from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.windows.chooser.layout_filter import Match, SearchTexts, best_match, folded, search_texts, search_words
from tests.windows.chooser.layout_samples import BRIDGE, OWN, WALL, sample

WINDS = sample(
    "four-winds", {"en": "4 Winds", "de": "Vier Winde", "fr": "Vent délicat"}, author="Scatter Brain", number=99
)


def match(query: str, texts: SearchTexts | None = None) -> Match | None:
    return best_match(texts or search_texts(WALL, "Mauer", "Klassisch"), search_words(query))


@pytest.mark.parametrize(
    ("query", "is_found"),
    [
        ("", True),
        ("wall", True),
        ("WALL", True),
        ("mau", True),
        ("wall mauer", True),
        ("wall moat", False),
        ("classic", True),
        ("Klassisch", True),
        ("l00", True),
        ("l0", True),
        ("0", True),
        ("l1", False),
        ("wallmauer", False),
        ("   ", True),
    ],
)
def test_all_words_must_be_in_a_name_the_category_or_the_code(query: str, is_found: bool) -> None:
    assert (match(query) is not None) is is_found


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("4 wi", Match.NAME_BEGINS),
        ("wind", Match.WORD_BEGINS),
        ("wind 4", Match.WORD_BEGINS),
        ("inds", Match.IN_NAME),
        ("inds 4", Match.IN_NAME),
        ("cat", Match.FACT),
        ("symb", Match.FACT),
        ("vent", Match.OTHER_NAME),
        ("four", Match.OTHER_NAME),
        ("4 vent", Match.OTHER_NAME),
        ("icat", None),
        ("inde", None),
    ],
)
def test_the_shown_name_counts_first_and_other_languages_last_and_from_the_beginning_of_a_word(
    query: str, expected: Match | None
) -> None:
    assert match(query, texts=search_texts(WINDS, "4 Winds", "Symbols")) == expected


def test_the_middle_of_a_code_is_nothing_to_be_found() -> None:
    assert match("cat", texts=search_texts(sample("XFCATGHIJKL", "Dragon"), "Dragon")) is None
    assert match("xfcat", texts=search_texts(sample("XFCATGHIJKL", "Dragon"), "Dragon")) is Match.FACT


@pytest.mark.parametrize("query", ["agnes", "ÁGNES", "őry", "ory", "dra agn", "xabcdefghij", "XABC"])
def test_case_and_accents_do_not_count(query: str) -> None:
    assert match(query, texts=search_texts(OWN, "Dragon")) is not None


@pytest.mark.parametrize("query", ["L7", "l07", "7", "buildings"])
def test_a_number_is_found_with_and_without_its_zero(query: str) -> None:
    assert match(query, texts=search_texts(BRIDGE, "Bridge")) is Match.FACT


@pytest.mark.parametrize(
    ("name", "query"), [("Черепаха", "ЧЕРЕПАХА"), ("Ёлка", "елка"), ("Łódź", "lodz"), ("İğne", "igne"), ("Ærø", "aero")]
)
def test_letters_of_other_alphabets_are_found(name: str, query: str) -> None:
    assert match(query, texts=search_texts(sample("XX", name), name)) is Match.NAME_BEGINS


@given(st.text())
def test_a_text_is_found_by_itself_and_folding_twice_changes_nothing(text: str) -> None:
    assert folded(folded(text)) == folded(text)
    assert match(text, texts=search_texts(sample("XX"), text)) is Match.NAME_BEGINS


@pytest.mark.parametrize("query", ["18 x 8", "18x8", "18 × 8", "shisen 18"])
def test_a_size_is_found_with_the_letter_that_keyboards_have(query: str) -> None:
    field = sample("shisen-18x8", "Shisen-sho 18 × 8", number=77)
    assert match(query, texts=search_texts(field, "Shisen-sho 18 × 8")) is not None
