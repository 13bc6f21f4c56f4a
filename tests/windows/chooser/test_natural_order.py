from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.windows.chooser.natural_order import natural_key


def test_numbers_in_names_count_as_numbers() -> None:
    names = ["size 10", "size 2", "size 1b", "12 apostles", "3 mills", "size 1a", "size"]
    assert sorted(names, key=natural_key) == [
        "3 mills", "12 apostles", "size", "size 1a", "size 1b", "size 2", "size 10",
    ]  # fmt: skip


@given(st.lists(st.text(st.sampled_from("ab 0129²½٣")), max_size=8))
def test_any_names_can_be_put_in_order(names: list[str]) -> None:
    assert len(sorted(names, key=natural_key)) == len(names)


def test_a_number_of_many_thousand_digits_is_no_trouble() -> None:
    assert natural_key("9" * 5_000)
