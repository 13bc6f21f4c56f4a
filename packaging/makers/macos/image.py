"""From the sources to a disk image for macOS, in the order that packaging/macos/README.md explains."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from makers.bundle import make_bundle
from makers.macos.dmg import make_dmg
from makers.macos.numpy_wheel import install_oldest_numpy
from makers.product import PACKAGING
from makers.steps import PackagingError, run, tell

if TYPE_CHECKING:
    from pathlib import Path

SIGN = PACKAGING / "macos" / "sign.sh"
NOTARISE = PACKAGING / "macos" / "notarise.sh"

SIGN_SECONDS = 1200.0
NOTARY_SECONDS = 2700.0
"""The script itself waits half an hour for the notary's answer; sending takes its time too."""


def make_image() -> Path:
    """Make the app and the image; what there are certificate and credentials for is signed and notarised.

    :raises PackagingError: when a step fails.
    """
    refuse_notary_without_identity()
    install_oldest_numpy()
    app = make_bundle()
    _sign(app)
    image = make_dmg(app)
    if os.environ.get("MAHJONG_QT_SIGNING_IDENTITY"):
        _sign(image)
    return image


def refuse_notary_without_identity() -> None:
    """Make sure that nothing is sent to the notary that is signed ad hoc, which it would refuse after a long wait.

    :raises PackagingError: when there are credentials for the notary and no certificate.
    """
    if has_notary() and not os.environ.get("MAHJONG_QT_SIGNING_IDENTITY"):
        raise PackagingError("The notary takes only what is signed: set MAHJONG_QT_SIGNING_IDENTITY too, or no notary.")


def has_notary() -> bool:
    """Say whether there are credentials for the notary; a workflow hands over secrets that are not set as empty."""
    return bool(os.environ.get("MAHJONG_QT_NOTARY_KEY") or os.environ.get("MAHJONG_QT_NOTARY_PROFILE"))


def _sign(target: Path) -> None:
    tell(run([SIGN, target], seconds=SIGN_SECONDS).strip())
    if has_notary():
        tell(run([NOTARISE, target], seconds=NOTARY_SECONDS).strip())
