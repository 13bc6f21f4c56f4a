from __future__ import annotations

import pytest

from makers.compared_texts import COMPARED, remarks_on
from makers.licences import TEXTS


@pytest.mark.parametrize(
    "versions", [{"Python": "3.11.7"}, {"ICU": "72"}, {"ICU": "73"}, {"Qt": "6.4.2"}, {}, {"ICU": ""}]
)
def test_of_a_version_that_was_looked_at_nothing_is_said(versions: dict[str, str]) -> None:
    assert remarks_on(versions) == []


@pytest.mark.parametrize(
    ("part", "version", "text"),
    [("Python", "3.13.1", "python-parts.txt"), ("Python", "3.1", "python-parts.txt"), ("ICU", "76", "icu.txt")],
)
def test_a_version_that_nobody_looked_at_is_named(part: str, version: str, text: str) -> None:
    (remark,) = remarks_on({part: version, "another": "1"})
    assert remark.startswith(f"`{text}`")
    assert remark.endswith(f"here is {part} {version}.")


def test_the_table_is_about_texts_that_are_there() -> None:
    assert {name for name in COMPARED if not (TEXTS / name).is_file()} == set()
