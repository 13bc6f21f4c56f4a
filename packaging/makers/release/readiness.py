"""What maintainers must have done once before any tag may become a release; packaging/README.md says how."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from makers.product import CONTACT, HOMEPAGE, PACKAGING, ROOT
from makers.signatures import PUBLIC_KEY
from makers.steps import PackagingError

if TYPE_CHECKING:
    from pathlib import Path

CONFIRMED = PACKAGING / "release" / "confirmed.txt"
"""The addresses that a maintainer has made sure of, one a line."""

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
_FETCHED = re.compile(r"^ *(?:- )?(?:uses|image): *([^\s#]+)", re.MULTILINE)
_FIXED = re.compile(r".+@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})")


def check_ready(confirmed: str | None = None, workflow: str | None = None, key: Path = PUBLIC_KEY) -> None:
    """Make sure that our addresses are ours, that the key is there, and that what the workflow fetches stays the same.

    Both texts are those of this checkout when they are not given.

    :raises PackagingError: naming all that is to be done.
    """
    open_ends = [
        *(f"{address} is nobody's until it stands in {_place(CONFIRMED)}." for address in _unconfirmed(confirmed)),
        *([] if key.is_file() else [f"{_place(key)} is missing: nobody could verify the release."]),
        *(f"{name} may change: {_place(WORKFLOW)} must name it by a commit or a hash." for name in _movable(workflow)),
    ]
    if open_ends:
        raise PackagingError("\n".join(["This is to be done before the first release:", *open_ends]))


def _unconfirmed(confirmed: str | None) -> list[str]:
    lines = (CONFIRMED.read_text("utf-8") if confirmed is None else confirmed).splitlines()
    return [address for address in (HOMEPAGE, CONTACT) if address not in lines]


def _movable(workflow: str | None) -> list[str]:
    text = WORKFLOW.read_text("utf-8") if workflow is None else workflow
    return sorted({name for name in _FETCHED.findall(text) if not _FIXED.fullmatch(name)})


def _place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else str(file)
