"""What the changelog says of a version."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from datetime import date

import pytest

from makers.changes import release_of
from makers.steps import PackagingError

CHANGELOG = """\
# Changelog

## Unreleased

- Tiles & `tables` come
  in two lines.

## 1.2.0 (2026-05-31)

- **Fast**, see [the page](https://example.org/page).
- Another.

## [1.1.0] - 2026-04-01

- Old.
"""


def test_a_released_version_has_its_day_and_changes() -> None:
    assert release_of("1.2.0", CHANGELOG) == ("1.2.0", date(2026, 5, 31), True, ("Fast, see the page.", "Another."))
    assert release_of("1.1.0", CHANGELOG).day == date(2026, 4, 1)


def test_what_is_not_released_has_the_day_of_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1780000000")
    assert release_of("1.3.0", CHANGELOG) == (
        "1.3.0", date(2026, 5, 28), False, ("Tiles & tables come in two lines.",),
    )  # fmt: skip
    element = ElementTree.fromstring(release_of("1.3.0", CHANGELOG).as_xml())
    assert element.attrib == {"version": "1.3.0", "type": "development", "date": "2026-05-28"}
    assert element.findtext("description/ul/li") == "Tiles & tables come in two lines."


@pytest.mark.parametrize(
    ("changelog", "words"),
    [
        ("# Changelog\n", "no section"),
        ("## 1.0.0 (2026-05-31)\n", "names no change"),
        ("## 1.0.0\n\n- New.\n", "on which day"),
    ],
)
def test_what_is_missing_is_told(changelog: str, words: str) -> None:
    with pytest.raises(PackagingError, match=words):
        release_of("1.0.0", changelog)
