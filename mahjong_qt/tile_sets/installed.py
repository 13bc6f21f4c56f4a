"""Tile sets that other programs have installed: found by the names of files, without a look into the drawings."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.formats.foreign_text import decode_text
from mahjong_qt.tile_sets.bundle import PICTURES
from mahjong_qt.tile_sets.desktop_file import read_desktop
from mahjong_qt.tile_sets.found_set import SourceKind
from mahjong_qt.tile_sets.notes import name_from

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

DESKTOP_HEAD = 65_536
"""Bytes of a description that are read."""
MAX_ENTRIES = 500
"""Files of one folder that are looked at."""

KDE_FOLDER, GNOME_FOLDER = Path("kmahjongglib", "tilesets"), Path("gnome-mahjongg", "themes")
FLATPAKS = ("org.kde.kmahjongg", "org.kde.kshisen", "org.gnome.Mahjongg", "org.gnome.gnome-mahjongg")
SNAPS = ("kmahjongg", "kshisen", "gnome-mahjongg")


class InstalledSet(NamedTuple):
    """A tile set of another program; ``path`` is what is to be converted."""

    kind: SourceKind
    name: str
    author: str
    path: Path


def data_folders() -> tuple[Path, ...]:
    """Return the folders in which programs keep what they come with, those that count more first."""
    if sys.platform == "win32":
        return ()
    home = Path.home()
    own = os.environ.get("XDG_DATA_HOME") or str(home / ".local/share")
    shared = os.environ.get("XDG_DATA_DIRS") or ""
    flatpaks = [home / ".local/share/flatpak", Path("/var/lib/flatpak")]
    found = [own, *shared.split(":"), str(home / ".local/share"), "/usr/local/share", "/usr/share"]
    # a program in a sandbox of Flatpak sees the system there
    found += ["/run/host/usr/share", *(str(flatpak / "exports/share") for flatpak in flatpaks)]
    found += [str(flatpak / "app" / app / "current/active/files/share") for flatpak in flatpaks for app in FLATPAKS]
    found += [f"/snap/{snap}/current/usr/share" for snap in SNAPS]
    return tuple(dict.fromkeys(Path(folder) for folder in found if folder.startswith("/")))


def installed_sets(folders: Sequence[Path] | None = None, languages: Sequence[str] = ()) -> tuple[InstalledSet, ...]:
    """Return the tile sets in such folders, those of the system by default, by kind and name.

    Of two with the same file name the first counts. ``languages`` are the codes in which names are wanted, best first.
    """
    found: dict[tuple[SourceKind, str], InstalledSet] = {}
    for folder in data_folders() if folders is None else folders:
        for one in (*_kde_sets(folder / KDE_FOLDER, languages), *_gnome_sets(folder / GNOME_FOLDER)):
            found.setdefault((one.kind, one.path.name), one)
    return tuple(sorted(found.values(), key=lambda one: (one.kind.value != "kmahjongg", one.name.casefold())))


def _kde_sets(folder: Path, languages: Sequence[str]) -> Iterator[InstalledSet]:
    for path in _files(folder):
        if path.suffix != ".desktop":
            continue
        try:
            with path.open("rb") as file:
                desktop = read_desktop(decode_text(file.read(DESKTOP_HEAD)), languages)
        except OSError:
            continue
        if desktop is not None:
            yield InstalledSet(SourceKind.KMAHJONGG, desktop.name or name_from(path.name), desktop.author, path)


def _gnome_sets(folder: Path) -> Iterator[InstalledSet]:
    for path in _files(folder):
        if path.suffix in PICTURES:
            yield InstalledSet(SourceKind.GNOME, name_from(path.name), "", path)


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.is_file())[:MAX_ENTRIES]
    except OSError:
        return []
