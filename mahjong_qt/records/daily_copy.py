"""The copy of the file of results that is made once a day, beside it: ``records.backup.sqlite``."""

from __future__ import annotations

import sqlite3
from datetime import date
from typing import TYPE_CHECKING

from mahjong_qt.engine.verdict import never
from mahjong_qt.records.file_copy import copy_of
from mahjong_qt.records.schema import NewerVersionError
from mahjong_qt.storage import remove_leftovers, replace_file, sync_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def copy_path(path: Path) -> Path:
    """Return where the copy of a file of results lies."""
    return path.with_name(f"{path.stem}.backup{path.suffix}")


def is_copy_due(path: Path) -> bool:
    """Say whether there are results, and no copy of today; costs two looks at the disk."""
    try:
        if path.stat().st_size == 0:
            return False
        return date.fromtimestamp(copy_path(path).stat().st_mtime) != date.today()  # noqa: DTZ011, DTZ012
    except (OSError, ValueError, OverflowError):
        return path.exists()


def keep_copy(path: Path, should_stop: Callable[[], bool] = never) -> bool:
    """Make the copy of today if there is none yet, and say whether the file is whole as far as is known.

    It takes half a second for ten thousand games, so a worker does it. Where it fails the copy of before stays.
    """
    if not is_copy_due(path):
        return True
    try:
        make_copy(path, should_stop)
    except NewerVersionError:
        return True
    except sqlite3.DatabaseError:
        return False
    except OSError:
        return True
    return True


def make_copy(path: Path, should_stop: Callable[[], bool] = never) -> None:
    """Copy the file, checked, to its place beside it; at every moment the old or the new copy is there.

    :raises OSError: when that fails, or when told to stop.
    :raises sqlite3.DatabaseError: when the file is damaged or not ours.
    """
    copy = copy_path(path)
    replace_file(copy, copy_of(path, should_stop))
    sync_file(copy)
    remove_leftovers(copy)
