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

LARGEST = 200 * MEGABYTE
"""Bytes of all installed files."""


def make_tree(bundle: Path) -> Path:
    """Return a folder with ``usr`` as it will be on a player's system.

    :raises PackagingError: when something in it is not as desktops want it, or it is too large.
    """
    tell("files as they are installed")
    root = fresh_folder(BUILD / "linux" / "root")
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
