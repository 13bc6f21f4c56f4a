"""What the editor is to begin with."""

from __future__ import annotations

from typing import NamedTuple


class Start(NamedTuple):
    """What the editor is to begin with: files, absolute paths, or a copy of a layout, or nothing."""

    files: tuple[str, ...] = ()
    copy_of: str = ""
