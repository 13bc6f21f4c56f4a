"""The bundle and the setup for Windows; on Linux made and tried by Wine, in a release made on Windows itself.

What Wine makes has a repackaged Python and is good for trials; what players get is made by ``dev.py package`` on
Windows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def make_and_try() -> list[Path]:
    """Make bundle and setup by Wine from nothing, try them, and return the setup and the pictures of the trial.

    :raises PackagingError: when a program is missing, or anything is not as it must be.
    """
    from makers.product import BUILD
    from makers.steps import need, tell
    from makers.windows.bundle import MOST_SETUP, make_bundle_in_wine, refuse_larger
    from makers.windows.installer import make_installer
    from makers.windows.python import ready_python
    from makers.windows.shims import COMPILER
    from makers.windows.trial import try_setup
    from makers.windows.wine import fresh_wine

    need("wine", "wineboot", "wineserver", COMPILER, "makensis", "openssl", "osslsigncode", "Xvfb")
    python = ready_python()
    with fresh_wine(BUILD / "windows" / "prefix") as wine:
        bundle = make_bundle_in_wine(wine, python)
    setup = make_installer(bundle)
    size = refuse_larger(setup, MOST_SETUP)
    tell(f"Windows: the setup has {size / 1e6:.1f} MB, installed it takes {refuse_larger(bundle, 2**40) / 1e6:.1f} MB")
    return [setup, *try_setup(setup, bundle)]
