"""Icon files for Windows (.ico) and macOS (.icns), made of the pictures in resources/icons/app."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from PIL import Image

from makers.product import ROOT
from makers.steps import PackagingError

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = ROOT / "resources" / "icons" / "app"
GAME_ICON, EDITOR_ICON, LAYOUT_ICON = "mahjong-qt", "mahjong-layout-editor", "mahjong-qt-layout"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Of the pictures, in pixels."""

ICO_SIZES = SIZES[:-1]
"""The format holds pictures of at most 256 pixels."""

ICNS_PICTURES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512, b"ic09": 512}
"""Entries that hold PNG: 16, 32, 128 and 256 points at double density, 128, 256 and 512 points at single density."""

ICNS_PIXELS = {(b"is32", b"s8mk"): 16, (b"il32", b"l8mk"): 32, (b"ih32", b"h8mk"): 48}
"""Entries of colours and of the mask: macOS does not show PNG everywhere at these sizes."""

_LONGEST_RUN = 128


def picture(name: str, size: int) -> Path:
    """Return the file of an icon in a size in pixels.

    :raises PackagingError: when it is not there.
    """
    path = FOLDER / f"{name}-{size}.png"
    if not path.is_file():
        raise PackagingError(f"The icon {path} is missing; python -m resources.source.program_icons draws it.")
    return path


def write_ico(name: str, target: Path) -> None:
    """Write an icon in all sizes for Windows.

    :raises PackagingError: when a picture is missing.
    """
    pictures = [_pixels(name, size) for size in ICO_SIZES]
    target.parent.mkdir(parents=True, exist_ok=True)
    pictures[-1].save(target, "ICO", sizes=[(size, size) for size in ICO_SIZES], append_images=pictures[:-1])


def write_icns(name: str, target: Path) -> None:
    """Write an icon in all sizes, retina ones up to 256 points, for macOS.

    The format is that of Apple's Icon Services: entries of a type of four letters, a length and content.

    :raises PackagingError: when a picture is missing.
    """
    entries = []
    for (colours, mask), size in ICNS_PIXELS.items():
        red, green, blue, alpha = (band.tobytes() for band in _pixels(name, size).split())
        entries += [(colours, b"".join(map(_as_runs, (red, green, blue)))), (mask, alpha)]
    entries += [(kind, picture(name, size).read_bytes()) for kind, size in ICNS_PICTURES.items()]
    content = b"".join(_as_entry(kind, data) for kind, data in entries)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(_as_entry(b"icns", content))


def _pixels(name: str, size: int) -> Image.Image:
    with Image.open(picture(name, size)) as image:
        return image.convert("RGBA")


def _as_entry(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">4sI", kind, 8 + len(data)) + data


def _as_runs(data: bytes) -> bytes:
    """Return bytes as runs that say their own length less one: the packing of the old entries, nothing squeezed."""
    runs = (data[start : start + _LONGEST_RUN] for start in range(0, len(data), _LONGEST_RUN))
    return b"".join(bytes([len(run) - 1]) + run for run in runs)
