"""The formats of layout files."""

from __future__ import annotations

import enum

MEBIBYTE = 1024 * 1024
COMPANION_SUFFIX = ".desktop"
"""How the name of the file ends that KMahjongg wants beside a layout."""
MAX_COMPANION_BYTES = MEBIBYTE


class LayoutFormat(enum.Enum):
    """A format of layout files; the value is its name on the command line."""

    JSON = "json"
    """Ours, docs/layout-format.md; the others are described in docs/formats.md."""
    KMAHJONGG = "kmahjongg"
    GNOME = "gnome"
    KYODAI = "kyodai"
    MAH = "mah"
    XMAHJONGG = "xmahjongg"
    PYSOLFC = "pysolfc"

    @property
    def title(self) -> str:
        """What its program is called."""
        return _TITLES[self]

    @property
    def suffix(self) -> str:
        """How its files' names end; nothing in a file of this format depends on it."""
        return _SUFFIXES[self]

    @property
    def can_be_written(self) -> bool:
        """Say whether layouts are exported in it."""
        return self not in (LayoutFormat.XMAHJONGG, LayoutFormat.PYSOLFC)

    @property
    def max_bytes(self) -> int:
        """Size of the largest file that is read: grids take much room, and lists of tiles do not."""
        from mahjong_qt.engine.layout.layout_reader import MAX_BYTES

        return 16 * MEBIBYTE if self is LayoutFormat.KMAHJONGG else MAX_BYTES


_TITLES = {
    LayoutFormat.JSON: "Mahjong Qt",
    LayoutFormat.KMAHJONGG: "KMahjongg",
    LayoutFormat.GNOME: "GNOME Mahjongg",
    LayoutFormat.KYODAI: "Kyodai",
    LayoutFormat.MAH: "Mah",
    LayoutFormat.XMAHJONGG: "xmahjongg",
    LayoutFormat.PYSOLFC: "PySolFC",
}

_SUFFIXES = {
    LayoutFormat.JSON: ".json",
    LayoutFormat.KMAHJONGG: ".layout",
    LayoutFormat.GNOME: ".map",
    LayoutFormat.KYODAI: ".lay",
    LayoutFormat.MAH: ".mah",
    LayoutFormat.XMAHJONGG: "",
    LayoutFormat.PYSOLFC: ".txt",
}
