"""What the product is called wherever a package says so: the one place for names, versions and oldest systems."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from mahjong_qt import APPLICATION_ID, __version__

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
"""What is made on the way; it may be removed at any time."""

DIST = ROOT / "dist"
"""What players, or the next step of a release, get."""

PACKAGING = ROOT / "packaging"
"""Specs, templates and recipes."""

VERSION = __version__
NAME = "mahjong-qt"
TITLE = "Mahjong Qt"
SUMMARY = "Mahjong Solitaire and Shisen-sho for the desktop"
PUBLISHER = "The Mahjong Qt authors"
LICENCE = "MIT"
HOMEPAGE = "https://mahjong-qt.github.io"
"""Where the project will be found; nothing in a package is fetched from there."""

CONTACT = "mahjong-qt@users.noreply.github.com"
GAME_ID = APPLICATION_ID
EDITOR_ID = f"{APPLICATION_ID}.editor"
LAYOUT_SUFFIX = ".mjlayout"
LAYOUT_TYPE = "application/vnd.mahjong-qt.layout+json"
"""MIME type of layout files."""

LAYOUT_UTI = f"{APPLICATION_ID}.layout"
"""Uniform type identifier of layout files, as it would be if macOS took underscores."""

LAYOUT_CLASS = "MahjongQt.Layout"
"""Programmatic identifier of layout files, for the registry of Windows."""

OLDEST_GLIBC = (2, 34)
OLDEST_CXX = {"GLIBCXX": (3, 4, 29), "CXXABI": (1, 3, 13)}
"""Names of versions of libstdc++ -> the newest that may be wanted: those of GCC 11, which RHEL 9 has."""

OLDEST_WINDOWS = "10.0.17763"
"""Windows 10, version 1809."""

OLDEST_MACOS = "13.0"


class Program(NamedTuple):
    """One of the programs in the bundle."""

    name: str
    title: str
    module: str
    """Its ``main()`` is run."""

    has_window: bool
    summary: str


GAME = Program("mahjong-qt", TITLE, "mahjong_qt.app", True, SUMMARY)
EDITOR = Program("mahjong-layout-editor", f"{TITLE} Layout Editor", "editor.app", True, "Draw layouts for Mahjong Qt")
LAYOUTS = Program(
    "mahjong-layouts", f"{TITLE} Layouts", "mahjong_qt.cli", False, "Check, convert, draw and analyse layout files"
)
PROGRAMS = (GAME, EDITOR, LAYOUTS)
