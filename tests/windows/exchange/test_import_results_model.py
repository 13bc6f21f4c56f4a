from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_qt.windows.exchange.import_results_model import ResultModel, ResultRow, natural_key

TITLES = ("File", "Place", "Reason")
ROWS = [ResultRow("b 10", "2", "x"), ResultRow("B 9", "1", "z"), ResultRow("a", "", "y")]


def test_rows_stand_as_handed_in_until_they_are_sorted() -> None:
    model = ResultModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.fill(ROWS, TITLES)
    assert model.rows == ROWS
    model.sort(0)
    assert [row.file for row in model.rows] == ["a", "B 9", "b 10"]
    model.sort(2, Qt.SortOrder.DescendingOrder)
    assert [row.reason for row in model.rows] == ["z", "y", "x"]
    model.sort(-1)
    assert model.rows == ROWS


def test_new_rows_are_sorted_like_those_before() -> None:
    model = ResultModel()
    model.sort(0, Qt.SortOrder.DescendingOrder)
    model.fill(ROWS, TITLES)
    assert [row.file for row in model.rows] == ["b 10", "B 9", "a"]


@pytest.mark.parametrize(("column", "title"), list(enumerate(TITLES)))
def test_columns_have_titles(column: int, title: str) -> None:
    model = ResultModel()
    model.fill(ROWS, TITLES)
    assert model.headerData(column, Qt.Orientation.Horizontal) == title
    assert model.headerData(column, Qt.Orientation.Vertical) is None
    assert model.index(1, column).data() == ROWS[1][column]


@given(st.integers(0, 10**30), st.integers(0, 10**30), st.text(alphabet="a ß", max_size=3))
def test_numbers_are_sorted_by_value(one: int, other: int, before: str) -> None:
    keys = [natural_key(f"{before}{number}.map") for number in (one, other)]
    assert (keys[0] < keys[1]) == (one < other)


@given(st.lists(st.text()))
def test_any_texts_can_be_sorted(texts: list[str]) -> None:
    assert Counter(sorted(texts, key=natural_key)) == Counter(texts)
