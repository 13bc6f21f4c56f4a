"""The wheel and the source distribution: built with hatchling, looked into, installed by pip and pipx, run, removed."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from makers.product import DIST, NAME, PROGRAMS, ROOT, VERSION
from makers.steps import PackagingError, run, tell
from makers.wheel_contents import check_sdist, check_wheel, unpack_sdist, wheel_files
from makers.wheel_trial import PipTrial, PipxTrial, download_requirements, try_commands

if TYPE_CHECKING:
    from pathlib import Path

STEM = f"{NAME.replace('-', '_')}-{VERSION}"
WHEEL = f"{STEM}-py3-none-any.whl"
SDIST = f"{STEM}.tar.gz"


def source_date(root: Path = ROOT) -> str:
    """Return when the sources were last changed, in seconds since 1970.

    That is ``SOURCE_DATE_EPOCH``, or the last commit of this checkout; without one, never that of a checkout around it,
    but the time of PKG-INFO, which an sdist has from its build, or the newest day in the changelog.

    :raises PackagingError: when none of them tells.
    """
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        return epoch
    if (root / ".git").exists():
        return run(["git", "log", "-1", "--format=%ct"], folder=root).strip()
    if (written := root / "PKG-INFO").is_file():
        return str(int(written.stat().st_mtime))
    days = re.findall(r"^## .*\((\d{4}-\d\d-\d\d)\)", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    if not days:
        raise PackagingError("Nothing says from when the sources are: set SOURCE_DATE_EPOCH.")
    return str(int(datetime.fromisoformat(max(days)).replace(tzinfo=UTC).timestamp()))


def make_wheel(target: Path = DIST) -> tuple[Path, Path]:
    """Make wheel and sdist in a folder; the same sources give the same bytes.

    :raises PackagingError: when hatchling fails.
    """
    tell("wheel and sdist")
    _build(ROOT, target, "wheel", "sdist")
    return target / WHEEL, target / SDIST


def try_wheel(wheel: Path, sdist: Path, place: Path) -> None:
    """Look into wheel and sdist, build one from the other, and install, run and remove the wheel.

    :param place: an empty folder for all of it, not inside the checkout.
    :raises PackagingError: saying what is wrong.
    """
    check_wheel(wheel)
    check_sdist(sdist)
    _tell_size(wheel)
    _tell_size(sdist)
    try_same_again(wheel, sdist, place / "again")
    wheels = place / "wheels"
    download_requirements(wheels)
    for trial in (
        PipTrial(place / "pip – ein Ort für Mähdjong", wheels),
        PipxTrial(place / "pipx – ein Ort für Mähdjong", wheels),
    ):
        tell(f"install, run and remove the wheel with {trial.name}")
        trial.install(wheel)
        for program in PROGRAMS:
            if not trial.command(program.name).exists():
                raise PackagingError(f"{trial.name} did not install {program.name}.")
        try_commands(trial)
        trial.remove()


def try_same_again(wheel: Path, sdist: Path, folder: Path) -> None:
    """Make sure that a second build gives the same bytes, and that the unpacked sdist gives the same wheel.

    :raises PackagingError: naming what differs.
    """
    tell("build wheel and sdist again, and the wheel from the sdist")
    again = make_wheel(folder / "second")
    for first, second in zip((wheel, sdist), again, strict=True):
        if _digest(first) != _digest(second):
            raise PackagingError(f"Two builds of {first.name} differ.")
    _build(unpack_sdist(sdist, folder), folder / "from sdist", "wheel")
    ours, theirs = wheel_files(wheel), wheel_files(folder / "from sdist" / WHEEL)
    if different := [name for name in sorted(ours.keys() | theirs.keys()) if ours.get(name) != theirs.get(name)]:
        raise PackagingError(f"The sdist gives another wheel; these differ: {', '.join(different[:20])}")


def _build(sources: Path, target: Path, *kinds: str) -> None:
    target.mkdir(parents=True, exist_ok=True)
    words = [word for kind in kinds for word in ("-t", kind)]
    environment = {"SOURCE_DATE_EPOCH": source_date()}
    # all that hatchling needs is in the environment of this Python: nothing is downloaded
    run([sys.executable, "-m", "hatchling", "build", "-d", target, *words], folder=sources, environment=environment)


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _tell_size(path: Path) -> None:
    tell(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
