"""Takes the wheel of numpy that is made for the oldest macOS: pip takes the one for the newest that it runs on."""

from __future__ import annotations

import platform
import sys
import sysconfig
from pathlib import Path

from makers import product
from makers.steps import PackagingError, run, tell

PINS = product.PACKAGING / "pins" / "package.txt"
PACKAGE = "numpy"


def install_oldest_numpy() -> None:
    """Put that wheel in the place of the one that is installed for this Python.

    :raises PackagingError: on another system than macOS, or when there is no such wheel.
    """
    if platform.system() != "Darwin":
        raise PackagingError("Only macOS has a choice of wheels of numpy.")
    tell(f"taking the wheel of {PACKAGE} for macOS {product.OLDEST_MACOS}")
    product.BUILD.mkdir(parents=True, exist_ok=True)
    pins = product.BUILD / f"{PACKAGE}.txt"
    pins.write_text(pins_of(PACKAGE, PINS.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    run(install_command(pins, Path(sysconfig.get_path("platlib")), platform.machine()))


def pins_of(package: str, pins: str) -> str:
    """Return the lines of pins that are about one package, hashes included.

    :raises PackagingError: when there are none.
    """
    lines: list[str] = []
    is_ours = False
    for line in pins.splitlines():
        if line[:1].strip():
            is_ours = line.startswith(f"{package}==")
        if is_ours:
            lines.append(line)
    if not lines:
        raise PackagingError(f"{package} has no pin.")
    return "\n".join(lines) + "\n"


def install_command(pins: Path, folder: Path, processor: str) -> list[str]:
    """Return what installs the wheel that the oldest system can use."""
    tag = f"macosx_{product.OLDEST_MACOS.replace('.', '_')}_{processor}"
    words = ["--no-deps", "--upgrade", "--require-hashes", "--only-binary=:all:", f"--platform={tag}"]
    return [sys.executable, "-m", "pip", "install", *words, f"--target={folder}", f"--requirement={pins}"]
