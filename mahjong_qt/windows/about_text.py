"""What the about window says of makers, licences and versions."""

from __future__ import annotations

import html
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QUrl
from PySide6.QtGui import QGuiApplication

from mahjong_qt import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.art.tile_set import TileSet

NAME = "Mahjong Qt"

LICENSE = """\
MIT License

Copyright (c) 2026 The Mahjong Qt authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
"""

LICENCE_INDEX = "THIRD-PARTY.md"

QT_LINKS = (
    "https://www.gnu.org/licenses/lgpl-3.0.html",
    "https://www.gnu.org/licenses/gpl-3.0.html",
    "https://download.qt.io/official_releases/qt/",
    "https://download.qt.io/official_releases/QtForPython/",
    "https://doc.qt.io/qt-6/licenses-used-in-qt.html",
)
MSGSPEC_LINKS = ("https://github.com/jcrist/msgspec/blob/main/LICENSE",)
TQDM_LINKS = ("https://github.com/tqdm/tqdm/blob/master/LICENCE",)
PYTHON_LINKS = ("https://docs.python.org/3/license.html",)


def credits_page(tile_set: TileSet | None = None) -> str:
    """Return who made the game and its tile sets, the one in use among them, as HTML."""
    return paragraphs(
        [
            QCoreApplication.translate("AboutDialog", "Made by the Mahjong Qt authors."),
            QCoreApplication.translate(
                "AboutDialog",
                "The tiles, icons and layouts were made for this game. Tiles and icons come under its licence;"
                " the layouts are free for any use (CC0).",
            ),
            QCoreApplication.translate(
                "AboutDialog",
                "Built with Qt, Qt for Python, pyqtgraph, NumPy, msgspec, defusedxml, tqdm and Python."
                " Thank you to everyone who makes them.",
            ),
            *_tile_set_credits(tile_set),
        ]
    )


def _tile_set_credits(in_use: TileSet | None) -> list[str]:
    """Return who made the tile sets that ship, and the one in use when it is another."""
    from mahjong_qt.windows.look.built_in_sets import built_in_sets
    from mahjong_qt.windows.look.set_words import credit_line, set_credit

    shipped = built_in_sets()
    words = QCoreApplication.translate("AboutDialog", "Tile sets: %1")
    texts = [words.replace("%1", "; ".join(map(set_credit, shipped)))]
    if in_use is not None and in_use.folder not in [shown.folder for shown in shipped]:
        words = QCoreApplication.translate("AboutDialog", "Tile set in use: %1")
        texts.append(words.replace("%1", credit_line(in_use.name, in_use.author, in_use.license)))
    return texts


def licences_page() -> str:
    """Return the licences of the game and of what it is built with, as HTML."""
    ours = QCoreApplication.translate(
        "AboutDialog", "You may use, copy, change and pass on this game, as long as this text stays with it:"
    )
    qt = [
        QCoreApplication.translate(
            "AboutDialog",
            "Copyright The Qt Company Ltd. and other contributors. Used under the GNU Lesser General Public"
            " License, version 3 (LGPL).",
        ),
        QCoreApplication.translate(
            "AboutDialog",
            "The game loads Qt and Qt for Python as separate libraries when it runs and has not changed them."
            " You may use, study, change and pass on these libraries under the LGPL, and let the game run with"
            " a version of your own: put it in the folder shown under Details. You may also take the"
            " game apart to find faults in such a version.",
        ),
        QCoreApplication.translate(
            "AboutDialog", "The texts of the licences, the source code of the libraries, and what else is part of Qt:"
        ),
    ]
    msgspec = [
        QCoreApplication.translate("AboutDialog", "Copyright Jim Crist-Harif. Used under the BSD 3-Clause License.")
    ]
    tqdm = [
        QCoreApplication.translate(
            "AboutDialog",
            "Copyright the tqdm developers. Used under the MIT License and the Mozilla Public License, version 2.0.",
        )
    ]
    python = [
        QCoreApplication.translate(
            "AboutDialog",
            "Copyright Python Software Foundation. Used under the Python Software Foundation License, version 2.",
        )
    ]
    return "".join(
        [
            _heading(NAME) + paragraphs([ours]) + paragraphs(_unwrapped(LICENSE)),
            _heading("Qt, Qt for Python (PySide6, Shiboken6)") + paragraphs(qt) + _links(QT_LINKS),
            _heading("msgspec") + paragraphs(msgspec) + _links(MSGSPEC_LINKS),
            _heading("tqdm") + paragraphs(tqdm) + _links(TQDM_LINKS),
            _heading("Python") + paragraphs(python) + _links(PYTHON_LINKS),
            *_other_licences(),
        ]
    )


def _other_licences() -> list[str]:
    """Return where the licences lie of all that a package brings along."""
    index = licence_index()
    if index is None:
        return []
    words = QCoreApplication.translate(
        "AboutDialog", "All that others made and that came with the game, each part with its licence texts:"
    )
    heading = _heading(QCoreApplication.translate("AboutDialog", "Everything else"))
    link = QUrl.fromLocalFile(str(index)).toString(QUrl.ComponentFormattingOption.FullyEncoded)
    shown = html.escape(str(index))
    return [f'{heading}{paragraphs([words])}<p><a href="{html.escape(link)}">{shown}</a></p>']


def licence_index() -> Path | None:
    """Return the list of all licences in a packaged program; a program from sources has its parts' own."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is None:
        return None
    # on macOS data lie apart from code
    folders = (Path(bundle) / "licenses", Path(bundle).parent / "Resources" / "licenses")
    return next((folder / LICENCE_INDEX for folder in folders if (folder / LICENCE_INDEX).is_file()), None)


def details_page() -> str:
    """Return the details, and the folder of the libraries that the player may replace, as HTML."""
    words = QCoreApplication.translate("AboutDialog", "The Qt libraries in use are in the folder %1")
    # the folder can tell the player's name, so it is shown and not copied
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath)
    return paragraphs(["\n".join(details()), words.replace("%1", folder)]).replace("\n", "<br>")


def details() -> list[str]:
    """Return what a report of a fault should name, one thing a line; nothing personal is among it."""
    import platform

    import msgspec
    import PySide6
    from PySide6.QtCore import QLocale, QSysInfo, qVersion
    from PySide6.QtWidgets import QApplication

    screens = (
        f"{screen.size().width()} x {screen.size().height()} @ {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    return [
        f"{NAME} {__version__}" + (", packaged" if getattr(sys, "frozen", False) else ""),
        f"Python {platform.python_version()}",
        f"Qt {qVersion()}",
        f"PySide6 {PySide6.__version__}",
        f"msgspec {msgspec.__version__}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        f"{QGuiApplication.platformName()}, {QApplication.style().name()}, {QLocale().name()}",
        ", ".join(screens),
    ]


def _unwrapped(text: str) -> list[str]:
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]


def _heading(text: str) -> str:
    return f"<h3>{html.escape(text)}</h3>"


def paragraphs(texts: Sequence[str]) -> str:
    """Return texts as paragraphs of HTML; nothing in them is taken for markup."""
    return "".join(f"<p>{html.escape(text)}</p>" for text in texts)


def _links(links: Sequence[str]) -> str:
    return "<p>" + "<br>".join(f'<a href="{link}">{link}</a>' for link in links) + "</p>"
