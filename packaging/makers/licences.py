"""The folder ``licenses`` of a bundle: every licence text of what ships, and an index that names each part.

Texts come from the distributions themselves, from the building system's packages, or from packaging/licences where
neither has them: see the README there.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from packaging.utils import canonicalize_name

from makers.embedded import binaries_in, check_notices, find_embedded
from makers.licence_index import index
from makers.origins import Origins, check_shipped, closure, origins_in
from makers.product import PACKAGING, ROOT
from makers.steps import PackagingError, fresh_folder, run, tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from makers.embedded import Embedded

FOLDER = "licenses"
INDEX = "THIRD-PARTY.md"
TEXTS = PACKAGING / "licences"
COMMON = Path("/usr/share/common-licenses")

ADDED_TEXTS = {
    "pyside6-essentials": (
        *("LGPL-3.0.txt", "GPL-3.0.txt", "qt-base-parts.txt", "qt-svg-parts.txt", "qt-imageformats-parts.txt"),
        *("qt-wayland-parts.txt", "wayland-protocols.txt", "libwebp.txt", "pcre2.txt", "icu.txt"),
    ),
    "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt"),
    "tqdm": ("MPL-2.0.txt",),
    "python": ("python-parts.txt", "Apache-2.0.txt"),
}
"""Distribution -> texts in packaging/licences that it needs and does not bring."""

_IS_TEXT = re.compile(r"(licen[cs]e|copying|notice|copyright)\b|.*\blicense\b.*\.txt", re.IGNORECASE)
_SOURCE_LABELS = ("source", "source code", "repository", "homepage")
_QT_SOURCE = (
    "https://code.qt.io/cgit/pyside/pyside-setup.git and https://code.qt.io/cgit/qt/qt5.git, tag of the version"
)


class Component(NamedTuple):
    """A part of the bundle that others made."""

    name: str
    version: str
    licence: str
    texts: dict[str, Path]
    """Name in the component's folder -> file."""

    source: str
    """Where the source is to be had."""


def write_bundle_licences(bundle: Path, inside: Path) -> Path:
    """Write the licences of all that is in a bundle into the folder of its files; return the folder of the licences.

    :raises PackagingError: when something is in it that is not known, not required, or that no licence text names.
    """
    tell("licences")
    allowed, origins = closure(), origins_in(bundle)
    check_shipped(origins, allowed)
    shipped = [item for item in allowed if canonicalize_name(item.name) in origins.distributions]
    others = [python(), boot_loader(), *system_components(origins)]
    write_licences(inside / FOLDER, shipped, others, find_embedded(binaries_in(bundle)))
    return inside / FOLDER


def write_licences(
    target: Path,
    shipped: Iterable[Distribution],
    others: Iterable[Component] = (),
    embedded: Sequence[Embedded] = (),
) -> None:
    """Write our own licence, those of distributions and of other components, and the index, into a folder made anew.

    :param embedded: what is built into files of the components: their texts must name it.
    :raises PackagingError: naming a component without any licence text, or what is embedded and in none of them.
    """
    components = sorted([*map(component_from, shipped), *others], key=lambda part: part.name.lower())
    if missing := [part.name for part in components if not part.texts]:
        raise PackagingError(f"No licence text was found for: {', '.join(missing)}")
    texts = {file for part in components for file in part.texts.values()}
    check_notices(embedded, (file.read_text("utf-8", errors="replace") for file in sorted(texts)))
    fresh_folder(target)
    shutil.copyfile(ROOT / "LICENSE", target / "LICENSE.txt")
    for part in components:
        for name, file in part.texts.items():
            place = target / part.name / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
    (target / INDEX).write_text(index(components, embedded), "utf-8", newline="\n")


def component_from(item: Distribution) -> Component:
    """Return a distribution as a component, with the licence files that it brings and those that we add."""
    name = canonicalize_name(item.name)
    texts = {}
    for file in item.files or ():
        if _IS_TEXT.match(file.name) and not file.name.endswith((".py", ".pyc", ".pyi")):
            parts = file.parts
            # what lies in the folder for licences keeps its place there, anything else the place in the package
            inner = parts[parts.index("licenses") + 1 :] if "licenses" in parts else parts[-2:]
            place = Path(*(part for part in inner if not part.endswith(".dist-info")))
            texts[place.as_posix()] = Path(str(item.locate_file(file)))
    return Component(item.name, item.version, _licence(item), texts | _added(name), _source(item))


def python() -> Component:
    """Return Python itself, with its own text and those of the parts that are linked into it.

    :raises PackagingError: when this Python has no licence text.
    """
    version = sys.version.split()[0]
    short = ".".join(version.split(".")[:2])
    debian = Path(f"/usr/share/doc/python{short}/copyright")
    places = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt"), debian]
    own = next((place for place in places if place.is_file()), None)
    if own is None:
        raise PackagingError(f"No licence text was found for: Python {version}")
    source = f"https://www.python.org/downloads/release/python-{version.replace('.', '')}/"
    return Component("Python", version, "PSF-2.0", {"LICENSE.txt": own} | _added("python"), source)


def boot_loader() -> Component:
    """Return what PyInstaller puts into each program; its exception lets programs under any licence carry it."""
    found = component_from(distribution("pyinstaller"))
    licence = "GPL-2.0-or-later WITH Bootloader-exception; run-time hooks Apache-2.0"
    texts = found.texts | {"Apache-2.0.txt": TEXTS / "Apache-2.0.txt"}
    return found._replace(name="PyInstaller boot loader", licence=licence, texts=texts)


def system_components(origins: Origins) -> list[Component]:
    """Return the packages of the building system whose libraries are in a bundle, with their copyright files.

    :raises PackagingError: when a package has none.
    """
    components = []
    for package, libraries in origins.debian_packages.items():
        # a library may be installed for more than one machine
        form = "${Version} ${source:Package} ${source:Version}\n"
        version, source, source_version = run(["dpkg-query", "-W", "-f", form, package]).split()[:3]
        copyright_file = Path("/usr/share/doc", package, "copyright")
        if not copyright_file.is_file():
            raise PackagingError(f"No licence text was found for: {package} ({', '.join(libraries)})")
        text = copyright_file.read_text("utf-8", errors="replace")
        # names are short; older files have whole sentences there
        named = sorted(set(re.findall(r"^License:\s*(\S.{0,50})$", text, re.MULTILINE)))
        # Debian's files point to the long texts instead of repeating them
        long = {name.rstrip(".") for name in re.findall(rf"{COMMON}/([\w.+-]+)", text)}
        texts = {"copyright": copyright_file} | {
            f"{name}.txt": COMMON / name for name in long if (COMMON / name).is_file()
        }
        where = f"Debian's source package {source} {source_version}: `apt-get source {source}={source_version}`"
        components.append(Component(package, version, "; ".join(named) or "see the text", texts, where))
    return components


def _added(name: str) -> dict[str, Path]:
    return {text: TEXTS / text for text in ADDED_TEXTS.get(name, ())}


def _licence(item: Distribution) -> str:
    plain = _said(item, "License-Expression") or _said(item, "License").strip().partition("\n")[0]
    classifiers = item.metadata.get_all("Classifier") or []
    told = [text.rpartition(" :: ")[2] for text in classifiers if text.startswith("License :: ")]
    return plain or ", ".join(told) or "see the text"


def _said(item: Distribution, field: str) -> str:
    return next(iter(item.metadata.get_all(field) or ()), "")


def _source(item: Distribution) -> str:
    if canonicalize_name(item.name) in ("pyside6-essentials", "shiboken6"):
        return _QT_SOURCE
    links = dict(text.split(", ", 1) for text in item.metadata.get_all("Project-URL") or ())
    by_label = {label.lower(): link for label, link in links.items()}
    found = next((by_label[label] for label in _SOURCE_LABELS if label in by_label), None)
    return found or _said(item, "Home-page") or f"the source distribution {item.name} {item.version}"
