"""From the sources to a disk image for macOS, in the order that packaging/macos/README.md explains."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from makers.bundle import make_bundle
from makers.macos.dmg import make_dmg
from makers.macos.numpy_wheel import install_oldest_numpy
from makers.product import PACKAGING
from makers.steps import run, tell

if TYPE_CHECKING:
    from pathlib import Path

SIGN = PACKAGING / "macos" / "sign.sh"
NOTARISE = PACKAGING / "macos" / "notarise.sh"


def make_image() -> Path:
    """Make the app and the image; what there are certificate and credentials for is signed and notarised.

    :raises PackagingError: when a step fails.
    """
    install_oldest_numpy()
    app = make_bundle()
    _sign(app)
    image = make_dmg(app)
    if os.environ.get("MAHJONG_QT_SIGNING_IDENTITY"):
        _sign(image)
    return image


def _sign(target: Path) -> None:
    tell(run([SIGN, target]).strip())
    # a workflow hands over secrets that are not set as empty texts
    if os.environ.get("MAHJONG_QT_NOTARY_KEY") or os.environ.get("MAHJONG_QT_NOTARY_PROFILE"):
        tell(run([NOTARISE, target]).strip())
