"""SHA256SUMS: what every artifact must hash to, in the form that ``sha256sum --check`` reads."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, NamedTuple

from makers.product import DIST
from makers.steps import PackagingError

if TYPE_CHECKING:
    from pathlib import Path

SUMS = "SHA256SUMS"
SIGNATURE = f"{SUMS}.asc"
_LINE = re.compile(r"([0-9a-f]{64}) [ *](.+)")


class Differences(NamedTuple):
    """How a folder differs from its SHA256SUMS, by names in order."""

    changed: tuple[str, ...]
    missing: tuple[str, ...]
    extra: tuple[str, ...]

    def as_text(self) -> str:
        """One line for each kind that there is."""
        kinds = (("changed", self.changed), ("missing", self.missing), ("not in the list", self.extra))
        return "\n".join(f"{kind}: {', '.join(names)}" for kind, names in kinds if names)


def hash_file(file: Path) -> str:
    """The SHA-256 of a file, as 64 hexadecimal digits."""
    with file.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


def write_checksums(folder: Path = DIST) -> Path:
    """Write SHA256SUMS over all files in the folder, sorted by name; folders such as the AppDir are no artifacts.

    :raises PackagingError: when there is no file.
    """
    files = _artifacts(folder)
    if not files:
        raise PackagingError(f"There is nothing in {folder} to make checksums of.")
    sums = folder / SUMS
    lines = [f"{hash_file(files[name])}  {name}\n" for name in sorted(files)]
    sums.write_text("".join(lines), "utf-8", newline="\n")
    return sums


def read_checksums(sums: Path) -> dict[str, str]:
    """The hash of each name in a SHA256SUMS.

    :raises PackagingError: when it cannot be read, holds nothing, a name twice, a path, or a line of another form.
    """
    try:
        lines = sums.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise PackagingError(f"{sums} cannot be read: {error}") from error
    hashes: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        match = _LINE.fullmatch(line)
        if match is None or match[2] in hashes or "/" in match[2] or "\\" in match[2]:
            raise PackagingError(f"{sums}, line {number}, is no checksum of a file beside it: {line}")
        hashes[match[2]] = match[1]
    if not hashes:
        raise PackagingError(f"{sums} holds no checksum.")
    return hashes


def differences(folder: Path = DIST) -> Differences:
    """Compare the files in the folder with its SHA256SUMS.

    :raises PackagingError: when SHA256SUMS cannot be read.
    """
    wanted = read_checksums(folder / SUMS)
    files = _artifacts(folder)
    return Differences(
        tuple(name for name in sorted(wanted) if name in files and hash_file(files[name]) != wanted[name]),
        tuple(sorted(wanted.keys() - files.keys())),
        tuple(sorted(files.keys() - wanted.keys())),
    )


def verify_checksums(folder: Path = DIST) -> int:
    """Make sure that the folder holds exactly what its SHA256SUMS says; how many files there are.

    :raises PackagingError: naming every file that differs, is missing or is not in the list.
    """
    if text := differences(folder).as_text():
        raise PackagingError(f"{folder} is not what {SUMS} says.\n{text}")
    return len(_artifacts(folder))


def _artifacts(folder: Path) -> dict[str, Path]:
    if not folder.is_dir():
        return {}
    return {file.name: file for file in folder.iterdir() if file.is_file() and file.name not in (SUMS, SIGNATURE)}
