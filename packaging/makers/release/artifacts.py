"""What a release consists of: the files, the system that makes each, and what a player does with it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from makers.checksums import SIGNATURE, SUMS
from makers.product import DIST, NAME, VERSION
from makers.steps import PackagingError

if TYPE_CHECKING:
    from pathlib import Path


class Artifact(NamedTuple):
    """A file of a release."""

    name: str
    system: str
    """Where it is made: linux, windows or macos, as the jobs of the release workflow are called."""

    audience: str
    """For whom it is, as a release's notes put it."""


# SBOMs are made where the bundle is: only there are its files.
_BILLS = {"linux": "linux-x86_64", "windows": "windows-x86_64", "macos": "macos-arm64"}


def bill_name(system: str, version: str = VERSION) -> str:
    """The file name of the bill of materials of a system's bundle."""
    return f"{NAME}-{version}-{_BILLS[system]}.cdx.json"


def artifacts(version: str = VERSION) -> tuple[Artifact, ...]:
    """All that a version is released as, without checksums and signature."""
    module = NAME.replace("-", "_")
    made = (
        Artifact(f"{NAME}-{version}-windows-x86_64-setup.exe", "windows", "Windows 10 (1809) or later"),
        Artifact(f"{NAME}-{version}-macos-arm64.dmg", "macos", "macOS 13 or later, Apple silicon"),
        Artifact(
            f"{NAME}_{version}_amd64.deb", "linux", "Debian 12, Ubuntu 22.04 and later, and what derives from them"
        ),
        Artifact(f"{NAME}-{version}-1.x86_64.rpm", "linux", "Fedora, openSUSE and others with RPM"),
        Artifact(
            f"{NAME}-{version}-linux-x86_64.tar.xz", "linux", "any other Linux with glibc 2.34 or later: unpack, run"
        ),
        Artifact(
            f"{module}-{version}-py3-none-any.whl", "linux", "any system with Python 3.11 or later: `pipx install`"
        ),
        Artifact(f"{module}-{version}.tar.gz", "linux", "distributors: the sources"),
    )
    bills = (Artifact(bill_name(system, version), system, f"what is inside ({system}), CycloneDX") for system in _BILLS)
    return (*made, *bills)


def this_system() -> str:
    """Which of the systems this is.

    :raises PackagingError: when it is none of them.
    """
    for prefix, system in (("linux", "linux"), ("win", "windows"), ("darwin", "macos")):
        if sys.platform.startswith(prefix):
            return system
    raise PackagingError(f"Nothing is released for {sys.platform}.")


def check_complete(folder: Path = DIST) -> None:
    """Make sure that a folder holds exactly what is released, checksums and signature aside.

    :raises PackagingError: naming what is missing and what does not belong there.
    """
    wanted = {artifact.name for artifact in artifacts()}
    there = {entry.name for entry in folder.iterdir()} - {SUMS, SIGNATURE} if folder.is_dir() else set()
    problems = [
        f"{kind}: {', '.join(sorted(names))}"
        for kind, names in (("missing", wanted - there), ("not of this release", there - wanted))
        if names
    ]
    if problems:
        raise PackagingError(f"{folder} is not version {VERSION} as it is released.\n" + "\n".join(problems))
