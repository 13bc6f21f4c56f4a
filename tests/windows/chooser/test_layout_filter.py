from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.windows.chooser.layout_filter import folded, has_words, search_text, search_words
from tests.windows.chooser.layout_samples import BRIDGE, OWN, WALL, sample


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
        ("l1", False),
        ("wallmauer", False),
        ("   ", True),
    ],
)
def test_all_words_must_be_in_a_name_the_category_or_the_code(query: str, is_found: bool) -> None:
    assert has_words(search_text(WALL, "Klassisch"), search_words(query)) is is_found


@pytest.mark.parametrize("query", ["agnes", "ÁGNES", "őry", "ory", "dra agn", "xabcdefghij", "XABC"])
def test_case_and_accents_do_not_count(query: str) -> None:
    assert has_words(search_text(OWN), search_words(query))


@pytest.mark.parametrize("query", ["L7", "l07", "buildings"])
def test_a_number_is_found_with_and_without_its_zero(query: str) -> None:
    assert has_words(search_text(BRIDGE), search_words(query))


@pytest.mark.parametrize(
    ("name", "query"), [("Черепаха", "ЧЕРЕПАХА"), ("Ёлка", "елка"), ("Łódź", "lodz"), ("İğne", "igne"), ("Ærø", "aero")]
)
def test_letters_of_other_alphabets_are_found(name: str, query: str) -> None:
    assert has_words(search_text(sample("XX", name)), search_words(query))


@given(st.text())
def test_a_text_is_found_by_itself_and_folding_twice_changes_nothing(text: str) -> None:
    assert folded(folded(text)) == folded(text)
    assert has_words(folded(text), search_words(text))
