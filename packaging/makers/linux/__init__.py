"""What players on Linux get: packages of Debian and of RPM, an archive, and the folder that an AppImage is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def make_all(bundle: Path) -> list[Path]:
    """Make all of them from a bundle and return them.

    :raises PackagingError: when one of them cannot be made, or is too large.
    """
    from makers.linux.app_dir import make_app_dir
    from makers.linux.archive import make_archive
    from makers.linux.packages import make_packages
    from makers.linux.tree import make_tree

    tree = make_tree(bundle)
    return [*make_packages(tree), make_archive(tree), make_app_dir(tree)]
