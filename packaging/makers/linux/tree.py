"""The files as they lie on a Linux system: the bundle, the commands and what desktops read."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from makers.desktop import validate_desktop_files, write_desktop_files
from makers.product import BUILD, NAME, PROGRAMS
from makers.sizes import MEGABYTE, check_size, folder_size
from makers.steps import fresh_folder, tell

if TYPE_CHECKING:
    from pathlib import Path

TREE = BUILD / "linux" / "root"
"""Where they lie while they are packed."""

LARGEST = 200 * MEGABYTE
"""Bytes of all installed files."""


def make_tree(bundle: Path) -> Path:
    """Return a folder with ``usr`` as it will be on a player's system.

    :raises PackagingError: when something in it is not as desktops want it, or it is too large.
    """
    tell("files as they are installed")
    root = fresh_folder(TREE)
    # the same files by other names: nothing is written to them any more
    shutil.copytree(bundle, root / "usr" / "lib" / NAME, symlinks=True, copy_function=os.link)
    commands = root / "usr" / "bin"
    commands.mkdir()
    for program in PROGRAMS:
        (commands / program.name).symlink_to(f"../lib/{NAME}/{program.name}")
    write_desktop_files(root)
    validate_desktop_files(root)
    check_size("What is installed", folder_size(root), LARGEST)
    return root


def make_alike(root: Path) -> None:
    """Give all in a folder the time of ``SOURCE_DATE_EPOCH`` and the rights that it has on a player's system.

    Files that are the same by another name, such as those of the bundle, change there too.
    """
    changed = int(os.environ["SOURCE_DATE_EPOCH"])
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o111 else 0o644)
        os.utime(path, (changed, changed), follow_symlinks=False)
