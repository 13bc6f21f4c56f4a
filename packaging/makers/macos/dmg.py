"""Makes the disk image that players of macOS get; dmgbuild does it, with hdiutil, which only macOS has."""

from __future__ import annotations

import platform
import sys
from typing import TYPE_CHECKING

from makers import product
from makers.macos.dmg_background import write_background
from makers.macos.structure import architecture_of, check_app
from makers.steps import PackagingError, fresh_folder, run, tell

if TYPE_CHECKING:
    from pathlib import Path

SETTINGS = product.PACKAGING / "macos" / "dmg_settings.py"
LONGEST = 900
"""Seconds that an image may take."""


def make_dmg(app: Path) -> Path:
    """Make the disk image of an app that is signed already, and return it.

    :raises PackagingError: on another system than macOS, and when the app or the image is not as it should be.
    """
    if platform.system() != "Darwin":
        raise PackagingError("A disk image is made on macOS only.")
    check_app(app)
    background = write_background(fresh_folder(product.BUILD / "dmg"))
    target = dmg_path(app)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    tell(f"making {target.name}")
    run(dmg_command(app, background, target), environment={"PYTHONPATH": str(product.PACKAGING)}, seconds=LONGEST)
    run(["hdiutil", "verify", target], seconds=LONGEST)
    return target


def dmg_path(app: Path) -> Path:
    """Return where the disk image of an app belongs."""
    return product.DIST / f"{product.NAME}-{product.VERSION}-macos-{architecture_of(app)}.dmg"


def dmg_command(app: Path, background: Path, target: Path) -> list[str]:
    """Return what makes the disk image."""
    defines = ["-D", f"app={app}", "-D", f"background={background}"]
    return [sys.executable, "-m", "dmgbuild", "-s", str(SETTINGS), *defines, product.TITLE, str(target)]
