"""The list of the files that a frozen program was made with, by which damage to any of them shows.

Whoever makes the bundle writes the list, as its last step; the programs beside the folder are not in it, for they are
signed afterwards. On macOS every library is signed, and the system itself looks whether they are whole.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from mahjong_qt.self_test.check import CheckError, require

CONTENTS = "contents.json"
"""The list: the path of each file in its folder -> size in bytes, and SHA-256; what is a link has neither."""

LICENCES = ("LICENSE.txt", "THIRD-PARTY.md")
"""What is in the folder of licences of every bundle, beside a folder for each part of it."""

NAMED = 20
"""Files of a kind that are named in a complaint; of further ones only the number."""

BLOCK = 1024 * 1024


def file_list(inside: Path) -> dict[str, list[object]]:
    """Return what is in a folder now, but for the list itself, in the order of the paths.

    :raises OSError: when a file cannot be read.
    """
    files = sorted(path.relative_to(inside).as_posix() for path in inside.rglob("*") if path.is_file())
    return {name: _told_of(inside / name) for name in files if name != CONTENTS}


def check_bundle_files() -> str:
    """Every file of a frozen program is as it was made, and its licences are there."""
    if not getattr(sys, "frozen", False):
        return "not a bundle"
    inside = Path(getattr(sys, "_MEIPASS", ""))
    if sys.platform == "darwin":
        return check_licences(inside.parent / "Resources")
    return f"{check_listed_files(inside)}, {check_licences(inside)}"


def check_listed_files(inside: Path) -> str:
    """The files in a folder are those on the list in it.

    :raises CheckError: naming those that are missing, altered or too many.
    """
    try:
        listed = json.loads((inside / CONTENTS).read_bytes())
    except (OSError, ValueError) as error:
        raise CheckError(f"there is no list of the files of the bundle: {error}") from error
    found = file_list(inside)
    faults = {
        "missing": [name for name in listed if name not in found],
        "altered": [name for name in listed if name in found and found[name] != listed[name]],
        "not of the bundle": [name for name in found if name not in listed],
    }
    require(not any(faults.values()), "; ".join(_named(kind, names) for kind, names in faults.items() if names))
    return f"{len(listed)} files"


def check_licences(inside: Path) -> str:
    """The folder of licences has our own, the index, and a text for each part that is in a folder of its own."""
    folder = inside / "licenses"
    missing = [name for name in LICENCES if not (folder / name).is_file()]
    require(not missing, f"not among the licences: {', '.join(missing)}")
    parts = [path for path in folder.iterdir() if path.is_dir()]
    bare = [part.name for part in parts if not any(file.is_file() for file in part.iterdir())]
    require(bool(parts) and not bare, f"no licence of {', '.join(bare) or 'any part'}")
    return f"licences of {len(parts)} parts"


def _told_of(path: Path) -> list[object]:
    if path.is_symlink():
        # what it leads to is on the list itself
        return []
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            digest.update(block)
    return [path.stat().st_size, digest.hexdigest()]


def _named(kind: str, names: list[str]) -> str:
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return f"{kind}: {', '.join(names[:NAMED])}{more}"
