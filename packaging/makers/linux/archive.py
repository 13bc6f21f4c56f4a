"""The archive for systems without our packages: unpack it and play, or install it for one player."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from makers.product import BUILD, DIST, GAME_ID, LAYOUT_TYPE, NAME, PACKAGING, VERSION
from makers.steps import fresh_folder, run, tell

if TYPE_CHECKING:
    from pathlib import Path

STEM = f"{NAME}-{VERSION}-linux-x86_64"


def make_archive(tree: Path) -> Path:
    """Make the archive from the files as they are installed and return it.

    :raises PackagingError: when tar or xz fails.
    """
    tell("archive")
    folder = fresh_folder(BUILD / "linux" / STEM)
    shutil.copytree(tree / "usr", folder, symlinks=True, copy_function=os.link, dirs_exist_ok=True)
    for name in ("install.sh", "uninstall.sh", "README.txt"):
        text = (PACKAGING / "linux" / name).read_text("utf-8")
        for word, value in {"@GAME_ID@": GAME_ID, "@NAME@": NAME, "@LAYOUT_TYPE@": LAYOUT_TYPE}.items():
            text = text.replace(word, value)
        (folder / name).write_text(text, "utf-8")
    for name in ("install.sh", "uninstall.sh"):
        (folder / name).chmod(0o755)
    DIST.mkdir(exist_ok=True)
    target = DIST / f"{STEM}.tar.xz"
    # the same files give the same archive
    same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{os.environ['SOURCE_DATE_EPOCH']}"]
    same.append("--mode=u=rwX,go=rX")
    run(
        ["tar", *same, "--directory", folder.parent, "--create", "--xz", "--file", target, STEM],
        environment={"XZ_OPT": "-6 -T2"},
    )
    return target
