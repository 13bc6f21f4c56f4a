"""A backup that takes effect at the next start, before anything has read the player's files.

A running program writes settings and games itself, so what was restored would not outlast its end.
"""

from __future__ import annotations

import contextlib
import json
import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.backup.content import BackupContent
    from mahjong_qt.backup.folders import BackupFolders

FOLDER: Final = "restore.pending"
PLAN: Final = "plan.json"
"""Written last: without it there is nothing to be restored."""

KEPT: Final = "kept.json"
"""Which backup has what was there, and how the files looked then that were still to be replaced."""

BEFORE: Final = "before-restore-{}.zip"


def restore_backup(content: BackupContent, folders: BackupFolders) -> Path:
    """Lay the files of a backup ready for the next start, in the place of those that lay ready before.

    Returns the path of the backup of what they will replace; it is written at that start.

    :raises OSError: when they cannot be written; nothing lies ready then.
    """
    from mahjong_qt.storage import replace_file, sync_file

    forget_restore(folders.data)
    staged = folders.data / FOLDER
    before = _free_name(folders.data)
    try:
        for name, data in content.files.items():
            path = staged.joinpath(*name.split("/"))
            replace_file(path, data)
            sync_file(path)
        plan = {"before": before.name, "files": sorted(content.files)}
        replace_file(staged / PLAN, json.dumps(plan, indent=2).encode())
        sync_file(staged / PLAN)
    except BaseException:
        with contextlib.suppress(OSError):
            forget_restore(folders.data)
        raise
    return before


def pending_restore(data_folder: Path) -> bool:
    """Say whether a backup lies ready for the next start; costs one look at the disk."""
    return os.path.exists(data_folder / FOLDER / PLAN)


def forget_restore(data_folder: Path) -> None:
    """Take away what lies ready.

    :raises OSError: when it cannot be taken away.
    """
    import shutil

    (data_folder / FOLDER / PLAN).unlink(missing_ok=True)
    shutil.rmtree(data_folder / FOLDER, ignore_errors=True)


def apply_pending(folders: BackupFolders) -> Path | None:
    """Put the files that lie ready in their places; returns the backup of what was there before, None without any.

    To be called before anything reads the player's files, by the one program that may play. A call that was cut short
    is finished by the next one: every file that has moved is in its place, and the backup was whole before the first.
    When a file that is left has changed since, because somebody played, there is another backup of that first.

    :raises OSError: when a file cannot be put in its place; the next call tries those that are left.
    :raises BackupError: when what is there now is more than a backup may hold; nothing was replaced then.
    """
    if not pending_restore(folders.data):
        return None
    from mahjong_qt.backup.folders import RECORDS, RECORDS_BACKUP, is_known
    from mahjong_qt.records.file_copy import remove_companions
    from mahjong_qt.storage import replace_file

    staged = folders.data / FOLDER
    try:
        plan = json.loads((staged / PLAN).read_bytes().decode())
        promised = folders.data / os.path.basename(str(plan["before"]))
        names = sorted(filter(is_known, plan["files"]), key=_rank)
    except (ValueError, KeyError, TypeError):
        # it was written whole and last: somebody else had a hand in it
        forget_restore(folders.data)
        return None
    left = [name for name in names if staged.joinpath(*name.split("/")).exists()]
    before = _keep(folders, left, promised)
    for name in left:
        path = staged.joinpath(*name.split("/"))
        if name == RECORDS:
            # else the results of before would come back should this file be damaged today
            replace_file(folders.path_of(RECORDS_BACKUP), path.read_bytes())
            remove_companions(folders.path_of(RECORDS))
        _move(path, folders.path_of(name))
    forget_restore(folders.data)
    return before


def _rank(name: str) -> tuple[bool, bool, bool, str]:
    """Return the place of a file in the order: results, games and settings belong together, so they go first."""
    return name != "data/records.sqlite", not name.startswith("data/game"), not name.startswith("config/"), name


def _keep(folders: BackupFolders, left: list[str], promised: Path) -> Path:
    """Write what is there into a backup, unless one has it already, and return the last one.

    :raises OSError: when that fails.
    :raises BackupError: when it is more than a backup may hold.
    """
    from mahjong_qt.backup.content import write_backup
    from mahjong_qt.backup.folders import RECORDS
    from mahjong_qt.records.record_file import RecordFile
    from mahjong_qt.storage import replace_file, sync_file

    noted = folders.data / FOLDER / KEPT
    before = promised
    if promised.exists():
        try:
            kept = json.loads(noted.read_bytes().decode())
            before = folders.data / os.path.basename(str(kept["before"]))
            if before.exists() and all(kept["looks"][name] == look for name, look in _looks(folders, left).items()):
                return before
        except (OSError, ValueError, LookupError, TypeError):
            # the program was killed in between: one backup too many does no harm
            pass
        before = _free_name(folders.data)
    # results that cannot be read are no reason to restore nothing: they are set aside
    RecordFile(folders.path_of(RECORDS)).put_in_order()
    write_backup(before, folders)
    replace_file(noted, json.dumps({"before": before.name, "looks": _looks(folders, left)}).encode())
    sync_file(noted)
    return before


def _looks(folders: BackupFolders, names: list[str]) -> dict[str, list[int] | None]:
    """Return size and time of change (nanoseconds) of the player's files; None of one that is not there."""
    looks: dict[str, list[int] | None] = {}
    for name in names:
        try:
            status = folders.path_of(name).stat()
            looks[name] = [status.st_size, status.st_mtime_ns]
        except OSError:
            looks[name] = None
    return looks


def _free_name(data_folder: Path) -> Path:
    number = 1
    while (before := data_folder / BEFORE.format(number)).exists():
        number += 1
    return before


def _move(path: Path, target: Path) -> None:
    """Move a file into the place of another one, also to another disk, at every moment the old or the new."""
    from mahjong_qt.storage import replace_file

    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.replace(target)
    except OSError:
        replace_file(target, path.read_bytes())
        path.unlink()
