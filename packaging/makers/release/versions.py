"""The version, which must be the same in the tag, the code, CHANGELOG.md and the AppStream metadata."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from defusedxml import ElementTree

from makers.changes import CHANGELOG, UNRELEASED, release_of
from makers.product import GAME_ID, VERSION
from makers.steps import PackagingError

_VERSION = re.compile(r"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)")


def check_version(tag: str, changelog: str | None = None, metainfo: str | None = None) -> str:
    """Make sure that a tag is that of the code, the changelog and the AppStream metadata; the version.

    Both texts are those of this checkout when they are not given.

    :raises PackagingError: naming the first place that says otherwise.
    """
    if tag != f"v{VERSION}" or not _VERSION.fullmatch(VERSION):
        raise PackagingError(
            f"The tag is {tag}, but mahjong_qt/__init__.py says {VERSION}: the tag must be vX.Y.Z of that version."
        )
    if (newest := _newest(changelog)) != VERSION:
        raise PackagingError(
            f"CHANGELOG.md must begin with '## {VERSION} (YYYY-MM-DD)' and what is new; it begins with '## {newest}'."
        )
    release = release_of(VERSION, changelog)
    said = _newest_release(_made_metainfo() if metainfo is None else metainfo)
    if said != (VERSION, release.day.isoformat()):
        raise PackagingError(
            f"The AppStream metadata say that the newest release is {' of '.join(said)}; "
            f"CHANGELOG.md says {VERSION} of {release.day.isoformat()}."
        )
    return VERSION


def check_untagged(changelog: str | None = None) -> str:
    """Make sure that the version could be released one day: the check of a dry run; the version.

    :raises PackagingError: when it is no X.Y.Z, or the changelog begins with another one or says nothing.
    """
    if not _VERSION.fullmatch(VERSION):
        raise PackagingError(f"mahjong_qt/__init__.py: {VERSION} is not of the form X.Y.Z.")
    if (newest := _newest(changelog)) not in (VERSION, UNRELEASED):
        raise PackagingError(f"CHANGELOG.md begins with {newest}; it should be {VERSION} or {UNRELEASED}.")
    return release_of(VERSION, changelog).version


def _newest(changelog: str | None) -> str:
    text = CHANGELOG.read_text("utf-8") if changelog is None else changelog
    heading = re.search(r"^## (\S+)", text, re.MULTILINE)
    return heading[1] if heading else ""


def _made_metainfo() -> str:
    from makers.desktop import write_desktop_files

    with tempfile.TemporaryDirectory() as folder:
        write_desktop_files(Path(folder))
        return next(Path(folder).rglob(f"{GAME_ID}.metainfo.xml")).read_text("utf-8")


def _newest_release(metainfo: str) -> tuple[str, str]:
    release = ElementTree.fromstring(metainfo).find("releases/release")
    if release is None:
        raise PackagingError("The AppStream metadata name no release.")
    return release.get("version", ""), release.get("date", "")
