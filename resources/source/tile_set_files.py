"""The files of a tile set beside its drawings, and how all of them are written."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


def with_manifest(drawings: Mapping[str, str], name: str) -> dict[str, str]:
    """Return the files of a set of ours: its drawings and the manifest, whose fingerprint changes with each."""
    digest = hashlib.sha256("".join(f"{file}\n{drawings[file]}" for file in sorted(drawings)).encode()).hexdigest()
    content = {
        "format": "mahjong-tileset",
        "version": 1,
        "name": name,
        "author": "The Mahjong Qt authors",
        "license": "MIT",
        "fingerprint": digest[:16],
    }
    return {**drawings, "tileset.json": json.dumps(content, indent=2) + "\n"}


def write_files(folder: Path, files: Mapping[str, str]) -> None:
    """Write all files of a set into its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
