"""The packages of Debian and of RPM, made by nfpm from one description."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from makers import product
from makers.linux.tree import make_alike
from makers.product import BUILD, DIST
from makers.sizes import MEGABYTE, check_size
from makers.steps import run, tell
from makers.system_libraries import debian_dependency, debian_packages, needed_libraries, rpm_capabilities

LARGEST_DEB = 60 * MEGABYTE
"""Bytes."""

OPTIONAL = frozenset({"libqgtk3.so"})
"""Plug-ins that Qt passes over where their libraries are missing."""

LOADED_AT_RUN_TIME = {"libpulse-simple.so.0": "libpulse0", "libasound.so.2": "libasound2"}
"""Shared library -> Debian's package, for what the game itself loads, or else is silent: no file is linked to them."""

KEYBOARDS = {"deb": "xkb-data", "rpm": "xkeyboard-config"}
"""Kind of package -> what brings the layouts of keyboards, which our libxkbcommon reads: without them no key works."""

DESCRIPTION = """\
Take the tiles of a mahjong set away two by two, in Mahjong Solitaire on 77
layouts and in Shisen-sho. Deals can be won, hints are proven, and the game
is still there tomorrow. An editor for layouts comes with it."""


def make_packages(tree: Path) -> list[Path]:
    """Make both packages from the files as they are installed and return them.

    :raises PackagingError: when a library is wanted of which it is not known which package brings it; when nfpm fails;
        when the package is too large.
    """
    tell("packages of Debian and RPM")
    description = BUILD / "linux" / "nfpm.json"
    # nfpm reads YAML, and JSON is YAML
    make_alike(tree)
    description.write_text(json.dumps(describe(tree), indent=1), "utf-8")
    DIST.mkdir(exist_ok=True)
    deb = DIST / f"{product.NAME}_{product.VERSION}_amd64.deb"
    rpm = DIST / f"{product.NAME}-{product.VERSION}-1.x86_64.rpm"
    nfpm = Path(sys.executable).with_name("nfpm")
    for kind, target in (("deb", deb), ("rpm", rpm)):
        target.unlink(missing_ok=True)
        run([nfpm, "package", "--config", description, "--packager", kind, "--target", target])
    check_size(deb.name, deb.stat().st_size, LARGEST_DEB)
    return [deb, rpm]


def describe(tree: Path) -> dict[str, object]:
    """Return the description of both packages, as nfpm wants it."""
    changed = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"])))
    return {
        "name": product.NAME,
        "arch": "amd64",
        "platform": "linux",
        "version": product.VERSION,
        "release": "1",
        "section": "games",
        "priority": "optional",
        "maintainer": f"{product.PUBLISHER} <{product.CONTACT}>",
        "description": f"{product.SUMMARY}\n{DESCRIPTION}",
        "homepage": product.HOMEPAGE,
        "license": product.LICENCE,
        "mtime": changed,
        "contents": [
            # on Fedora /usr/lib is a folder of the system's as well
            {"src": f"{tree}/usr", "dst": "/usr", "type": "tree"},
        ],
        "overrides": _dependencies(tree / "usr" / "lib" / product.NAME),
        "deb": {"compression": "zstd"},
        "rpm": {
            "compression": "zstd",
            "group": "Amusements/Games",
            "summary": product.SUMMARY,
            "buildhost": "localhost",
        },
    }


def _dependencies(bundle: Path) -> dict[str, dict[str, list[str]]]:
    libraries, theme = _libraries(bundle)
    major, minor = product.OLDEST_GLIBC
    wanted = debian_packages(libraries) - {"libc6"} | {KEYBOARDS["deb"]}
    wished = (debian_packages(theme) | set(LOADED_AT_RUN_TIME.values())) - wanted
    return {
        "deb": {
            "depends": [f"libc6 (>= {major}.{minor})", *_as_dependencies(wanted)],
            "recommends": _as_dependencies(wished),
        },
        "rpm": {
            "depends": [f"glibc >= {major}.{minor}", KEYBOARDS["rpm"], *sorted(rpm_capabilities(libraries))],
            "recommends": sorted(rpm_capabilities(theme | LOADED_AT_RUN_TIME.keys())),
        },
    }


def _as_dependencies(packages: set[str]) -> list[str]:
    return [debian_dependency(package) for package in sorted(packages)]


def _libraries(bundle: Path) -> tuple[set[str], set[str]]:
    """Return the libraries that the system must have, and those further ones that only the look of GTK wants."""
    needed = needed_libraries(bundle)
    required = {name for name, files in needed.items() if any(file.name not in OPTIONAL for file in files)}
    return required, needed.keys() - required
