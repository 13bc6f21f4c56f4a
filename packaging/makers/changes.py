"""What CHANGELOG.md says of a version, as AppStream wants it.

A released version has a section ``## 1.2.3 (2026-05-31)``; until then its changes stand below ``## Unreleased``.
"""

from __future__ import annotations

import os
import re
from datetime import UTC, date, datetime
from typing import NamedTuple
from xml.sax.saxutils import escape

from makers.product import ROOT
from makers.steps import PackagingError

CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "Unreleased"


class Release(NamedTuple):
    """A version, the day of its release, and the changes in it in plain text."""

    version: str
    day: date
    is_released: bool
    changes: tuple[str, ...]

    def as_xml(self) -> str:
        """Return the element of AppStream metadata."""
        kind = "stable" if self.is_released else "development"
        items = "\n".join(f"          <li>{escape(change)}</li>" for change in self.changes)
        return f"""\
    <release version="{escape(self.version)}" type="{kind}" date="{self.day.isoformat()}">
      <description>
        <ul>
{items}
        </ul>
      </description>
    </release>"""


def release_of(version: str, changelog: str | None = None) -> Release:
    """Return the section of a version in a text like that of CHANGELOG.md, or else what is not released yet.

    What is not released has the day of SOURCE_DATE_EPOCH, or today's.

    :raises PackagingError: when there is no such section, it has no day, or there is no change in it.
    """
    text = CHANGELOG.read_text(encoding="utf-8") if changelog is None else changelog
    sections = {_version_in(head): (head, body) for head, body in _sections(text)}
    head, body = sections.get(version) or sections.get(UNRELEASED) or ("", "")
    if not head:
        raise PackagingError(f"CHANGELOG.md has no section for {version}, and none for what is not released.")
    changes = tuple(_plain(item) for item in re.split(r"^[-*] ", body, flags=re.MULTILINE)[1:])
    if not changes:
        raise PackagingError(f"CHANGELOG.md names no change below “{head}”.")
    if version not in sections:
        return Release(version, _build_day(), False, changes)
    day = re.search(r"\d{4}-\d\d-\d\d", head)
    if day is None:
        raise PackagingError(f"CHANGELOG.md does not say on which day {version} came: ## {version} (2026-05-31)")
    return Release(version, date.fromisoformat(day[0]), True, changes)


def _sections(text: str) -> list[tuple[str, str]]:
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def _version_in(head: str) -> str:
    return head.split(maxsplit=1)[0].strip("[]v")


def _plain(item: str) -> str:
    """Return a list item in Markdown as one line without marks."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", item.replace("`", "").replace("**", ""))
    return " ".join(text.split("\n\n")[0].split())


def _build_day() -> date:
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC).date() if epoch else datetime.now(UTC).date()
