from __future__ import annotations

import pytest

from mahjong_qt.wording.layout_names import category_name, category_names, layout_name


@pytest.mark.parametrize(
    ("layout_id", "name", "expected"),
    [
        ("turtle", "Turtle", "Turtle"),
        ("turtle", "", "turtle"),
        ("G123", "", "Generated 123"),
        ("G123", "Mine", "Mine"),
        ("XABCDEFGHIJ", "", "XABCDEFGHIJ"),
        ("Gate", "", "Gate"),
        ("", "", ""),
    ],
)
def test_a_layout_without_a_name_goes_by_where_it_comes_from(layout_id: str, name: str, expected: str) -> None:
    assert layout_name(layout_id, name) == expected


def test_known_categories_have_names_and_others_go_by_what_the_file_says() -> None:
    assert category_name("small") == "Small and quick"
    assert category_name("my own") == "my own"
    assert len(set(category_names().values())) == len(category_names())
