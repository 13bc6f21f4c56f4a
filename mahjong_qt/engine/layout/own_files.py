"""Files of the player's layouts: their names, and the removal of those that were not changed since."""

from __future__ import annotations

import hashlib
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.own_code import own_code
from mahjong_qt.engine.layout.own_layouts import SUFFIX
from mahjong_qt.engine.verdict import never

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from mahjong_qt.engine.layout.layout_file import LayoutFile

SLUG_LETTERS = 40
"""Letters of a layout's name that go into the name of its file."""


class Removal(NamedTuple):
    """Files that were removed, by their paths, with what was in them, and those that stay."""

    removed: dict[str, bytes]
    kept: tuple[str, ...]


def file_name_for(file: LayoutFile) -> str:
    """Return what the player's file of a layout is called: its name in plain letters, and the code of its tiles.

    The code alone would do; the name is for whoever looks into the folder.
    """
    plain = unicodedata.normalize("NFKD", file.name_in("en")).encode("ascii", "ignore").decode().lower()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    slug = "-".join(words)[:SLUG_LETTERS].strip("-")
    return f"{slug or 'layout'}-{own_code(file)}{SUFFIX}"


def named_by_code(path: Path, code: str) -> Path:
    """Put the code of its tiles, by which it is found, into the name of a file of the player's, and return its path.

    Where that cannot be done the file stays as it is.
    """
    named = path.with_name(f"{path.stem}-{code}{SUFFIX}")
    if path.name.endswith(f"{code}{SUFFIX}") or named.exists():
        return path
    try:
        return path.rename(named)
    except OSError:
        return path


def remove_unchanged(files: Collection[tuple[str, str]], should_stop: Callable[[], bool] = never) -> Removal:
    """Remove files of the player's, given by their paths and digests, unless they were changed."""
    removed: dict[str, bytes] = {}
    kept: list[str] = []
    for name, digest in files:
        if should_stop():
            break
        path = Path(name)
        try:
            data = path.read_bytes()
            if digest_of(data) == digest:
                path.unlink()
                removed[name] = data
            else:
                kept.append(name)
        except FileNotFoundError:
            continue
        except OSError:
            kept.append(name)
    return Removal(removed, tuple(kept))


def digest_of(data: bytes) -> str:
    """Return what tells whether a file still has this content."""
    return hashlib.sha256(data).hexdigest()
