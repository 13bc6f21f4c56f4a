"""The components of a bill of materials: distributions, what they hold, libraries of the system, files."""

from __future__ import annotations

import platform
import re
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

from makers.checksums import hash_file
from makers.embedded import binaries_in, find_embedded
from makers.licences import system_components
from makers.product import PACKAGING
from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cyclonedx.model.component import Component, ComponentType
    from packaging.utils import NormalizedName

    from makers.origins import Origins

PINS = PACKAGING / "pins" / "package.txt"
# What a distribution's metadata say in words that SPDX does not know; with the classifier where they say nothing.
_SPDX = {
    "PSFL": "PSF-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: MIT License": "MIT",
}

_LICENCES = {"libbz2-1.0": "bzip2-1.0.6", "libffi8": "MIT", "libsqlite3-0": "blessing"}
"""Package of Debian -> licence of its library alone; its copyright file is about the whole source."""

UNKNOWN_LICENCE = "NOASSERTION"
"""What SPDX has for a licence that nobody claims to know; the texts ship all the same."""


def licence_of(distribution: metadata.Distribution) -> str:
    """The licence of a distribution as an SPDX expression.

    :raises PackagingError: when its metadata say none that SPDX knows.
    """
    from cyclonedx.spdx import is_expression

    said = distribution.metadata
    words = [*(said.get_all("License-Expression") or []), *(said.get_all("License") or [])]
    words += [line for line in said.get_all("Classifier") or [] if line.startswith("License ::")]
    for word in map(str, words):
        known = _SPDX.get(word, word)
        if known and is_expression(known):
            return known
    raise PackagingError(f"{said['Name']} names no licence that SPDX knows: {words}")


def read_pins(pins: Path = PINS) -> dict[str, tuple[str, ...]]:
    """The SHA-256 hashes of each pinned ``name==version``: one for each file in which it comes."""
    hashes: dict[str, tuple[str, ...]] = {}
    name = ""
    for line in pins.read_text("utf-8").splitlines():
        if match := re.match(r"([a-z0-9][a-z0-9._-]*==[^ ;\\]+)", line):
            name = match[1]
        if match := re.search(r"--hash=sha256:([0-9a-f]{64})", line):
            hashes[name] = (*hashes.get(name, ()), match[1])
    return hashes


def _summary(distribution: metadata.Distribution) -> str | None:
    return next(iter(distribution.metadata.get_all("Summary") or []), None)


def distributions(shipped: Mapping[NormalizedName, metadata.Distribution]) -> dict[str, Component]:
    """The distributions by name, each with the files in which its pinned version comes."""
    from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
    from cyclonedx.model.component import ComponentType

    pins = read_pins()
    parts: dict[str, Component] = {}
    for key, distribution in shipped.items():
        part = as_component(
            ComponentType.LIBRARY, key, distribution.version, licence_of(distribution),
            description=_summary(distribution), kind="pypi",
        )  # fmt: skip
        if hashes := pins.get(f"{key}=={distribution.version}"):
            part.external_references.add(
                ExternalReference(
                    type=ExternalReferenceType.DISTRIBUTION,
                    url=XsUri("packaging/pins/package.txt"),
                    comment="one of these files, by system and version of Python",
                    hashes=_hashes(*hashes),
                )
            )
        parts[key] = part
    return parts


def platforms() -> dict[str, Component]:
    """What every program here stands on, by name: Qt, Python, the boot loader."""
    from cyclonedx.model.component import ComponentType
    from PySide6.QtCore import qVersion

    loader = "PyInstaller boot loader"
    loader_licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return {
        "Qt": as_component(ComponentType.FRAMEWORK, "Qt", qVersion(), "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"),
        "CPython": as_component(ComponentType.PLATFORM, "CPython", platform.python_version(), "PSF-2.0"),
        loader: as_component(ComponentType.LIBRARY, loader, metadata.version("pyinstaller"), loader_licence),
    }


def embedded(bundle: Path | None) -> list[Component]:
    """The libraries that are built into files of the bundle, or else of the installed PySide6."""
    import PySide6
    from cyclonedx.model.component import ComponentType

    folder = bundle or Path(PySide6.__path__[0])
    parts: dict[tuple[str, str], Component] = {}
    for found in find_embedded(binaries_in(folder)):
        place = found.file.relative_to(folder).as_posix()
        part = as_component(
            ComponentType.LIBRARY, found.library, found.version, found.licence, description=f"in {place}"
        )
        parts.setdefault((found.library, found.version), part)
    return list(parts.values())


def system_libraries(origins: Origins) -> list[Component]:
    """The packages of the building system of which there are libraries in the bundle."""
    from cyclonedx.model.component import ComponentType

    vendor = platform.freedesktop_os_release()["ID"] if origins.debian_packages else None
    return [
        as_component(
            ComponentType.LIBRARY, part.name, part.version, _LICENCES.get(part.name, UNKNOWN_LICENCE),
            description=", ".join(origins.debian_packages.get(part.name, [])), kind="deb", namespace=vendor,
        )
        for part in system_components(origins)
    ]  # fmt: skip


def files(bundle: Path) -> list[Component]:
    """Each file with machine code in the bundle, with its SHA-256."""
    from cyclonedx.model.component import Component, ComponentType

    parts = []
    for file in binaries_in(bundle):
        name = file.relative_to(bundle).as_posix()
        hashes = _hashes(hash_file(file))
        parts.append(Component(type=ComponentType.FILE, name=name, bom_ref=f"file:{name}", hashes=hashes))
    return parts


def _hashes(*digests: str) -> list[Any]:
    from cyclonedx.model import HashAlgorithm, HashType

    return [HashType(alg=HashAlgorithm.SHA_256, content=digest) for digest in digests]


def as_component(
    sort: ComponentType,
    name: str,
    version: str,
    licence: str,
    *,
    description: str | None = None,
    publisher: str | None = None,
    kind: str = "generic",
    namespace: str | None = None,
) -> Component:
    """A component of the bill; ``kind`` and ``namespace`` are those of its package URL, ``version`` may be empty."""
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model.component import Component
    from packageurl import PackageURL

    address = PackageURL(type=kind, namespace=namespace, name=name.lower().replace(" ", "-"), version=version or None)
    return Component(
        type=sort,
        name=name,
        version=version or None,
        bom_ref=address.to_string(),
        purl=address,
        licenses=[LicenseFactory().make_from_string(licence)],
        description=description,
        publisher=publisher,
    )
