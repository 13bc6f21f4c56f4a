"""The notes of a release and its draft; a person publishes it."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

from makers.changes import release_of
from makers.checksums import SIGNATURE, SUMS
from makers.product import BUILD, DIST, PACKAGING, TITLE, VERSION
from makers.release.artifacts import artifacts
from makers.steps import PackagingError, need, run

if TYPE_CHECKING:
    from pathlib import Path

TEMPLATE = PACKAGING / "release" / "notes.md"
NOTES = BUILD / "release-notes.md"


def write_notes(target: Path = NOTES, changelog: str | None = None) -> Path:
    """Write what is new in this version, which file is for whom, and how to verify it.

    :raises PackagingError: when the changelog says nothing about this version.
    """
    news = "\n".join(f"- {change}" for change in release_of(VERSION, changelog).changes)
    rows = "\n".join(f"| `{artifact.name}` | {artifact.audience} |" for artifact in artifacts())
    template = string.Template(TEMPLATE.read_text("utf-8"))
    text = template.substitute(news=news, files=rows, sums=SUMS, signature=SIGNATURE)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")
    return target


def draft_command(tag: str, folder: Path = DIST, notes: Path = NOTES) -> list[str]:
    """The command that makes the draft, with every file in the order in which a player looks for it."""
    names = [*(artifact.name for artifact in artifacts()), SUMS, SIGNATURE]
    options = ["--draft", "--verify-tag", "--title", f"{TITLE} {VERSION}", "--notes-file", str(notes)]
    return ["gh", "release", "create", tag, *options, *(str(folder / name) for name in names)]


def make_draft(tag: str, folder: Path = DIST, notes: Path = NOTES) -> str:
    """Make the draft with GitHub's command, which takes its token from GH_TOKEN; the address of the draft.

    :raises PackagingError: when there is one already, for a second of the same name would be made, or when gh fails.
    """
    need("gh")
    listed = run(["gh", "release", "list", "--json", "tagName", "--jq", ".[].tagName", "--limit", "100"], seconds=120)
    if tag in listed.split():
        raise PackagingError(f"There is a release or a draft of {tag} already: delete the draft first.")
    return run(draft_command(tag, folder, notes), seconds=1800).strip()
