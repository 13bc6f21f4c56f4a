"""The trial: everything for Linux is installed in a bare Debian 12, run, and removed again.

mmdebstrap makes the system in a folder of its own, as root or, for whoever may make namespaces, as anybody; it is
thrown away afterwards. No other distribution is tried: the package of RPM is installed by Debian's rpm, without its
dependencies, which have other names there.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from makers import product
from makers.product import BUILD, GAME_ID, NAME, PACKAGING
from makers.reports import read_report
from makers.steps import fresh_folder, need, run, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

RESULTS = BUILD / "linux" / "trial"
"""Reports of the self-tests and a picture of the screen are left here."""

LIMIT = 1200
"""Seconds for the whole trial."""

SELF_TESTS = ("deb", "rpm", "archive", "app-dir")
SCRIPT = PACKAGING / "linux" / "trial.sh"
DEBIAN = "bookworm"


def try_all(artifacts: Sequence[Path]) -> None:
    """Install, run and remove everything for Linux in a fresh Debian.

    :raises PackagingError: with all that was written, when something fails or is left behind.
    """
    need("mmdebstrap")
    tell("trial in a fresh Debian 12: deb, rpm, archive, AppDir")
    fresh_folder(RESULTS)
    with tempfile.TemporaryDirectory(prefix="mahjong-qt-trial-") as folder:
        bring = Path(folder) / "trial"
        bring.mkdir()
        for artifact in artifacts:
            _link(artifact, bring / artifact.name)
        shutil.copyfile(SCRIPT, bring / "trial.sh")
        shutil.copyfile(product.ROOT / "layouts" / "turtle.json", bring / f"Große Schildkröte{product.LAYOUT_SUFFIX}")
        output = run([*_command(bring)], seconds=LIMIT)
    (RESULTS / "log.txt").write_text(output, "utf-8")
    for name in SELF_TESTS:
        read_report(RESULTS / f"self-test-{name}.json", is_frozen=True)
    tell_parts(output)


def _command(bring: Path) -> list[str]:
    values = f"NAME={NAME} GAME_ID={GAME_ID} VERSION={product.VERSION}"
    hooks = [
        f'--customize-hook=copy-in "{bring}" /',
        f'--customize-hook={values} chroot "$1" sh /trial/trial.sh',
        f'--customize-hook=sync-out /trial/results "{RESULTS}"',
    ]
    return ["mmdebstrap", "--variant=minbase", *hooks, DEBIAN, "/dev/null"]


def _link(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True)
    else:
        shutil.copyfile(source, target)


def tell_parts(output: str) -> None:
    """Say which parts the trial had."""
    for line in output.splitlines():
        if line.startswith("trial: "):
            tell(line)
