"""What a Linux desktop is told: menu entries, the type of layout files, AppStream metadata, man pages and icons.

To maintain: the texts stand in packaging/linux as templates (``*.in``), English with German beside it; ``@NAME@`` is
filled in from :mod:`makers.product`, the options of the programs and CHANGELOG.md. Another option of a program goes
into its page in packaging/linux/man, which a test compares with ``--help``. Another language is added by ``Name[xx]``
and ``xml:lang="xx"`` beside the German. The pictures in packaging/linux/screenshots are 1600 x 900 and must be found
below the home page, in ``/screenshots``, before a release; :data:`SCREENSHOTS` has their captions. ``StartupWMClass``
is the name of the executable, which Qt takes for the first half of WM_CLASS (the second half is the same for both
windows); Wayland goes by the names of the desktop files, which the programs set. The icons come from
resources/icons/app.
"""

from __future__ import annotations

import gzip
import re
import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

from mahjong_qt.cli import arguments
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.play.wish import LEVELS
from makers import product
from makers.changes import release_of
from makers.icons import EDITOR_ICON, FOLDER, GAME_ICON, LAYOUT_ICON, SIZES, picture
from makers.steps import PackagingError, fresh_folder, need, run

TEMPLATES = product.PACKAGING / "linux"
PAGES = tuple(f"{program.name}.1" for program in product.PROGRAMS)
MIME_ICON = product.LAYOUT_TYPE.replace("/", "-")
ICONS = {
    ("apps", product.GAME_ID): GAME_ICON,
    ("apps", product.EDITOR_ID): EDITOR_ICON,
    ("mimetypes", MIME_ICON): LAYOUT_ICON,
}
"""The pictures by their folder and name in an icon theme."""


class Screenshot(NamedTuple):
    """A picture in packaging/linux/screenshots, and what it shows."""

    name: str
    english: str
    german: str


SCREENSHOTS = (
    Screenshot(
        "game-light.png", "A game on the Turtle, with a hint", "Eine Partie auf der Schildkröte mit einem Hinweis"
    ),
    Screenshot("game-dark.png", "Dark tiles of the set “Riichi”", "Dunkle Steine des Steinsatzes „Riichi“"),
    Screenshot("look.png", "Choosing tiles, colours and tables", "Steine, Farben und Tische wählen"),
    Screenshot("editor.png", "The layout editor", "Der Editor für Aufstellungen"),
)
"""The first one is shown largest."""

SCREENSHOT_SIZE = (1600, 900)
_NAMES = (
    "CONTACT", "EDITOR_ID", "GAME_ID", "HOMEPAGE", "LAYOUT_SUFFIX", "LAYOUT_TYPE", "LICENCE", "PUBLISHER", "TITLE",
)  # fmt: skip
_LIMITS = ("DEFAULT_DEALS", "DEFAULT_WIDTH", "MAX_WIDTH", "MIN_WIDTH")


def write_desktop_files(root: Path) -> None:
    """Write the files of a package below the folder ``root``, in usr/share; the same input makes the same bytes.

    :raises PackagingError: when a template or a picture does not fit.
    """
    share = root / "usr" / "share"
    applications = share / "applications"
    _write(applications / f"{product.GAME_ID}.desktop", filled("game.desktop.in"))
    _write(applications / f"{product.EDITOR_ID}.desktop", filled("editor.desktop.in"))
    _write(share / "mime" / "packages" / f"{product.GAME_ID}.xml", filled("mime.xml.in"))
    _write(share / "metainfo" / f"{product.GAME_ID}.metainfo.xml", filled("metainfo.xml.in"))
    for page in PAGES:
        _write(share / "man" / "man1" / f"{page}.gz", _packed(filled(f"man/{page}.in")))
    documents = share / "doc" / product.NAME
    _write(documents / "copyright", filled("copyright.in"))
    _write(documents / "changelog.gz", _packed((product.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    theme = share / "icons" / "hicolor"
    for (folder, name), icon in ICONS.items():
        _write(theme / "scalable" / folder / f"{name}.svg", (FOLDER / f"{icon}.svg").read_bytes())
        for size in SIZES:
            _write(theme / f"{size}x{size}" / folder / f"{name}.png", picture(icon, size).read_bytes())


def validate_desktop_files(root: Path) -> None:
    """Have the desktop's own programs check what :func:`write_desktop_files` wrote below ``root``.

    :raises PackagingError: with their words, when one of them is missing or finds a fault.
    """
    need("desktop-file-validate", "appstreamcli", "mandoc", "update-mime-database")
    share = root / "usr" / "share"
    entries = [share / "applications" / f"{name}.desktop" for name in (product.GAME_ID, product.EDITOR_ID)]
    if words := run(["desktop-file-validate", *entries]).strip():
        raise PackagingError(words)
    run(["appstreamcli", "validate", "--no-net", "--pedantic", *(share / "metainfo").glob("*.xml")])
    for page in PAGES:
        # it unpacks the first of several files only
        run(["mandoc", "-Tlint", "-Wwarning", share / "man" / "man1" / f"{page}.gz"])
    _validate_type(share / "mime" / "packages")


def filled(template: str) -> str:
    """Return the text of a template in packaging/linux with all names in it filled in.

    :raises PackagingError: when a name is not known.
    """
    text = (TEMPLATES / template).read_text(encoding="utf-8")
    values = _values()
    if unknown := set(re.findall(r"@([A-Z_]+)@", text)) - values.keys():
        raise PackagingError(f"{template} asks for {', '.join(sorted(unknown))}, which nothing fills in.")
    return re.sub(r"@([A-Z_]+)@", lambda found: values[found[1]], text)


def _values() -> dict[str, str]:
    release = release_of(product.VERSION)
    names = {name: str(getattr(product, name)) for name in _NAMES}
    limits = {name: str(getattr(arguments, name)) for name in _LIMITS}
    formats = [kind.value for kind in LayoutFormat if kind.can_be_written]
    return {
        **names,
        **limits,
        "GAME": product.GAME.name,
        "EDITOR": product.EDITOR.name,
        "EDITOR_TITLE": product.EDITOR.title,
        "LAYOUTS": product.LAYOUTS.name,
        "FORMATS": f"{', '.join(formats)}.",
        "LEVELS": f"{', '.join(level.value for level in LEVELS)}.",
        "DATE": f"{release.day:%B} {release.day.day}, {release.day.year}",
        "LICENCE_TEXT": _licence_text(),
        "SCREENSHOTS": "\n".join(map(_as_screenshot, SCREENSHOTS)),
        "RELEASES": release.as_xml(),
    }


def _licence_text() -> str:
    """Return the licence as a paragraph of a Debian copyright file, in which a dot stands for an empty line."""
    lines = (product.ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    # the title and the line of copyright stand in fields of their own
    start = next(number for number, line in enumerate(lines) if line.startswith("Permission"))
    return "\n".join(f" {line.strip() or '.'}" for line in lines[start:])


def _as_screenshot(screenshot: Screenshot) -> str:
    kind = ' type="default"' if screenshot is SCREENSHOTS[0] else ""
    width, height = SCREENSHOT_SIZE
    address = f"{product.HOMEPAGE}/screenshots/{screenshot.name}"
    return f"""\
    <screenshot{kind}>
      <image type="source" width="{width}" height="{height}">{address}</image>
      <caption>{escape(screenshot.english)}</caption>
      <caption xml:lang="de">{escape(screenshot.german)}</caption>
    </screenshot>"""


def _packed(text: str) -> bytes:
    """Return a text as `gzip -n -9` packs it: without a name and a time."""
    return gzip.compress(text.encode(), 9, mtime=0)


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    # whatever the umask of whoever makes the package
    path.chmod(0o644)


def _validate_type(packages: Path) -> None:
    """Have the data base of types made in a folder of its own, as it is at the installation."""
    with tempfile.TemporaryDirectory() as folder:
        mime = fresh_folder(Path(folder) / "mime")
        shutil.copytree(packages, mime / "packages")
        words = run(["update-mime-database", mime])
        globs = mime / "globs2"
        rule = f":{product.LAYOUT_TYPE}:*{product.LAYOUT_SUFFIX}"
        if not globs.is_file() or rule not in globs.read_text(encoding="utf-8"):
            raise PackagingError(f"Layout files have no type after update-mime-database.\n{words}")
