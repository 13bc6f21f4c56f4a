"""Which layouts the player marked as favourites and which are hidden, and the file that says so."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mahjong_qt.storage import remove_leftovers, replace_file, set_aside

if TYPE_CHECKING:
    from pathlib import Path

FAVOURITES, HIDDEN = "favourites", "hidden"


class LayoutMarks:
    """The marks by the ids of layouts. Every change is written at once; unknown entries of the file survive."""

    def __init__(self, path: Path) -> None:
        """Read the file, which need not exist.

        One that cannot be understood is set aside; ``damaged`` then has its new path. Where it cannot be set aside
        either, nothing is ever written over it.
        """
        self._path = path
        self.damaged: Path | None = None
        self._is_occupied = False
        self._raw = self._read()
        self.favourites = _ids(self._raw.get(FAVOURITES))
        self.hidden = _ids(self._raw.get(HIDDEN))

    def set_favourite(self, layout_id: str, is_favourite: bool) -> None:
        """Mark a layout as a favourite, or no more.

        :raises OSError: when it cannot be written; the mark is in force all the same.
        """
        self.favourites = _changed(self.favourites, layout_id, is_favourite)
        self._write()

    def set_hidden(self, layout_id: str, is_hidden: bool) -> None:
        """Hide a layout, or show it again.

        :raises OSError: when it cannot be written; the mark is in force all the same.
        """
        self.hidden = _changed(self.hidden, layout_id, is_hidden)
        self._write()

    def _write(self) -> None:
        if self._is_occupied:
            # it may have been held only for a moment
            set_aside(self._path)
            self._is_occupied = False
        self._raw |= {FAVOURITES: sorted(self.favourites), HIDDEN: sorted(self.hidden)}
        replace_file(self._path, json.dumps(self._raw, indent=2).encode() + b"\n")
        remove_leftovers(self._path)

    def _read(self) -> dict[str, Any]:
        try:
            raw = json.loads(self._path.read_bytes().decode())
            if isinstance(raw, dict):
                return raw
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            pass
        try:
            self.damaged = set_aside(self._path)
        except OSError:
            self.damaged = self._path
            self._is_occupied = True
        return {}


def _ids(value: object) -> frozenset[str]:
    return frozenset(one for one in value if isinstance(one, str)) if isinstance(value, list) else frozenset()


def _changed(ids: frozenset[str], layout_id: str, is_in: bool) -> frozenset[str]:
    return ids | {layout_id} if is_in else ids - {layout_id}
