"""What wheel and sdist must hold, and what may be in neither."""

from __future__ import annotations

import re
import tarfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from makers.product import HOMEPAGE, NAME, ROOT, VERSION
from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_DATA = "mahjong_qt/data/"
_INFO = f"{NAME.replace('-', '_')}-{VERSION}.dist-info/"

WHEEL_MUST = (
    "mahjong_qt/app\\.py",
    "editor/app\\.py",
    f"{_DATA}layouts/turtle\\.json",
    f"{_DATA}resources/tiles/.+\\.svg",
    f"{_DATA}resources/icons/.+\\.svg",
    f"{_DATA}resources/sounds/.+\\.wav",
    f"{_DATA}resources/translations/.+_de\\.qm",
    f"{_DATA}resources/deals/.+",
    f"{re.escape(_INFO)}licenses/LICENSE",
    f"{re.escape(_INFO)}entry_points\\.txt",
)
WHEEL_MAY = (f"{re.escape(_INFO)}.+", "mahjong_qt/(?!data/).+", "editor/.+", f"{_DATA}(layouts|resources)/.+")
NEVER = (
    ".*__pycache__.*",
    r".*\.py[co]",
    f"{_DATA}resources/source/.*",
    r"(.*/)?(tests?|\.git|\.venv|build|dist|artifacts)/.*",
)
"""Neither in the wheel, nor, tests aside, in the sdist."""

SDIST_MUST = (
    *(
        "pyproject.toml",
        "PKG-INFO",
        "LICENSE",
        "README.md",
        "CHANGELOG.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "dev.py",
    ),
    # the tests read the workflow
    ".github/workflows/release.yml",
    *("tests/conftest.py", "docs/formats.md", "packaging/makers/wheel.py", "packaging/pins/package.txt"),
    *(
        "resources/source/translations.py",
        "resources/tiles",
        "layouts/turtle.json",
        "mahjong_qt/app.py",
        "editor/app.py",
    ),
)
SDIST_NEVER = ("docs/pictures/", "artifacts/", "build/", "dist/", ".venv", ".git/")
SDIST_SIZE = 8_000_000
"""Bytes; the pictures of the pages, 14 MB, stay out."""

WHEEL_SIZE = 4_000_000

HOSTS = frozenset(
    {
        # names of XML's vocabularies, licences and forms, which nothing fetches
        *("www.w3.org", "purl.org", "json-schema.org", "creativecommons.org", "www.freedesktop.org", "www.apple.com"),
        # where source, texts and explanations are to be had
        *("code.qt.io", "doc.qt.io", "download.qt.io", "docs.python.org", "www.python.org", "github.com"),
        *("www.gnu.org", "www.debian.org", "semver.org", HOMEPAGE.partition("://")[2]),
        # tests and patterns
        *("", "example.org", "a.example", "FILE"),
    }
)
"""The hosts of all addresses that files of ours may name: a registry of packages is not among them."""

_ADDRESS = re.compile(r"://([\w.-]*)")
_VERBATIM = re.compile(r"packaging/licences/[\w.-]+\.txt")
"""Texts of others, which we may not change."""


def check_wheel(wheel: Path) -> None:
    """Make sure that a wheel holds what players need, in working order, and nothing else.

    :raises PackagingError: naming what is missing or too much.
    """
    names = [name for name in wheel_files(wheel) if not name.endswith("/")]
    _must_have(wheel, names, WHEEL_MUST)
    extra = [name for name in names if _matches(name, NEVER) or not _matches(name, WHEEL_MAY)]
    if extra:
        raise PackagingError(f"These have no business in {wheel.name}: {', '.join(extra[:20])}")
    # a file that somebody forgot to name in pyproject.toml would be missed by players alone
    wanted = {f"{_DATA}layouts/{path.name}" for path in (ROOT / "layouts").glob("*.json")}
    if missing := sorted(wanted - set(names)):
        raise PackagingError(f"{wheel.name} lacks {', '.join(missing)}")
    _check_size(wheel, WHEEL_SIZE)


def check_sdist(sdist: Path) -> None:
    """Make sure that an sdist holds what a distributor needs to build and test, and no address but those of ``HOSTS``.

    :raises PackagingError: naming what is missing or too much.
    """
    with tarfile.open(sdist) as archive:
        members = {member.name.partition("/")[2]: member for member in archive}
        names = list(members)
        _must_have(sdist, names, [f"{re.escape(name)}(/.*)?" for name in SDIST_MUST])
        if extra := [name for name in names if name.startswith(SDIST_NEVER) or _matches(name, NEVER[:2])]:
            raise PackagingError(f"These have no business in {sdist.name}: {', '.join(extra[:20])}")
        for name, member in members.items():
            if member.isfile() and not _VERBATIM.fullmatch(name) and (file := archive.extractfile(member)):
                _check_addresses(name, file.read())
    _check_size(sdist, SDIST_SIZE)


def wheel_files(wheel: Path) -> dict[str, int]:
    """Return the files of a wheel with their checksums (CRC-32)."""
    with zipfile.ZipFile(wheel) as archive:
        return {info.filename: info.CRC for info in archive.infolist()}


def unpack_sdist(sdist: Path, folder: Path) -> Path:
    """Unpack an sdist into a folder and return its one folder in there."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


def _check_addresses(name: str, content: bytes) -> None:
    try:
        text = content.decode()
    except UnicodeDecodeError:
        # pictures, sounds and compiled translations
        return
    if strange := set(_ADDRESS.findall(text)) - HOSTS:
        raise PackagingError(f"{name} names hosts that are not known: {', '.join(sorted(strange))}")


def _must_have(archive: Path, names: Iterable[str], patterns: Sequence[str]) -> None:
    names = list(names)
    if missing := [pattern for pattern in patterns if not any(re.fullmatch(pattern, name) for name in names)]:
        raise PackagingError(f"{archive.name} lacks {', '.join(missing)}")


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(re.fullmatch(pattern, name) for pattern in patterns)


def _check_size(archive: Path, most: int) -> None:
    if (size := archive.stat().st_size) > most:
        raise PackagingError(f"{archive.name} has {size} bytes, more than {most}: what came in?")
