"""Where each thing in a bundle comes from: which distribution, Python itself, or a library of the building system."""

from __future__ import annotations

import csv
import re
import sys
import sysconfig
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PyInstaller.archive.readers import ArchiveReadError, CArchiveReader, NotAnArchiveError

from makers.product import NAME, PROGRAMS
from makers.steps import PackagingError, run

_OURS = {"mahjong_qt", "editor", "layouts", "resources", "licenses"}
_BOOT_LOADER = re.compile(r"(_?pyi_|pyimod|pyiboot)\w*")
_PYTHONS_OWN = re.compile(r"_sysconfigdata[\w-]*|python\d[\d.]*|base_library|lib-dynload|config")
_LIBRARY = re.compile(r".*(\.so(\.[\d.]+)?|\.dll|\.dylib)", re.IGNORECASE)


class Origins(NamedTuple):
    """What a bundle holds beside our own."""

    distributions: frozenset[str]
    """Canonical names."""

    debian_packages: dict[str, list[str]]
    """Package of the building system -> the libraries of it in the bundle."""


def closure(name: str = NAME) -> tuple[Distribution, ...]:
    """Return the installed distributions that one requires on this system, at any depth, without itself; by name.

    :raises PackagingError: when one is not installed.
    """
    found: dict[str, Distribution] = {}
    wanted = [name]
    while wanted:
        key = canonicalize_name(wanted.pop())
        if key in found:
            continue
        try:
            found[key] = distribution(key)
        except PackageNotFoundError:
            raise PackagingError(f"{key} is not installed, and {name} needs it.") from None
        for text in found[key].requires or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                wanted.append(requirement.name)
    del found[canonicalize_name(name)]
    return tuple(found[key] for key in sorted(found))


def origins_in(bundle: Path) -> Origins:
    """Say where everything in a bundle comes from: folders, modules and libraries at its top, and archives of modules.

    :raises PackagingError: naming what comes from nowhere known.
    """
    owners = _owners()
    shipped, packages, unknown = set[str](), dict[str, list[str]](), []
    for name in sorted(_names_in(bundle)):
        if _module(name) in _OURS or _BOOT_LOADER.fullmatch(_module(name)) or _is_pythons(name):
            continue
        if owner := owners.get(name) or owners.get(_module(name)):
            shipped.add(owner)
        elif sys.platform == "linux" and _LIBRARY.fullmatch(name):
            packages.setdefault(debian_package(name), []).append(name)
        else:
            unknown.append(name)
    if unknown:
        raise PackagingError(f"Nothing that is known brings these to the bundle: {', '.join(unknown)}")
    return Origins(frozenset(shipped), packages)


def check_shipped(origins: Origins, allowed: tuple[Distribution, ...]) -> None:
    """Make sure that nothing is shipped but what the programs require.

    :raises PackagingError: naming the distributions that are there for development alone.
    """
    if extra := origins.distributions - {canonicalize_name(item.name) for item in allowed}:
        raise PackagingError(
            f"The programs do not require these, yet they are in the bundle: {', '.join(sorted(extra))}"
        )


def debian_package(library: str) -> str:
    """Return the installed Debian package that brings a shared library to this machine.

    :raises PackagingError: when there is none, or the system has no dpkg.
    """
    lines = run(["dpkg", "-S", f"*/{library}"]).splitlines()
    found = [line.rpartition(": ") for line in lines if not line.startswith("diversion ")]
    triplet = sysconfig.get_config_var("MULTIARCH") or ""
    # a package for another machine may bring a library of the same name
    best = [package for package, _, path in found if triplet in path] or [package for package, _, _ in found]
    if not best:
        raise PackagingError(f"No package of this system brings {library}.")
    return best[0].partition(":")[0].partition(",")[0]


def _names_in(bundle: Path) -> set[str]:
    parts = [bundle / "_internal", bundle / "Contents" / "Frameworks", bundle / "Contents" / "Resources"]
    inside = [entry for part in parts if part.is_dir() for entry in part.iterdir()]
    if not inside:
        raise PackagingError(f"{bundle} is no bundle: it has nothing inside.")
    # links lead to a file inside a folder that is asked for as well
    named = {entry.name.replace("__dot__", ".") for entry in inside if not entry.is_symlink()}
    return {name for name in named if not name.endswith(".icns")} | _archived_in(bundle)


def _archived_in(bundle: Path) -> set[str]:
    modules = set[str]()
    for program in PROGRAMS:
        for folder in (bundle, bundle / "Contents" / "MacOS"):
            for path in (folder / program.name, folder / f"{program.name}.exe"):
                if path.is_file():
                    modules.update(_modules_of_executable(path))
    return modules


def _modules_of_executable(path: Path) -> set[str]:
    try:
        archive = CArchiveReader(str(path))
        names = [name for name, entry in archive.toc.items() if entry[-1] == "z"]
        return {module.partition(".")[0] for name in names for module in archive.open_embedded_archive(name).toc}
    except (ArchiveReadError, NotAnArchiveError) as error:
        raise PackagingError(f"{path} has no archive of PyInstaller: {error}") from error


def _module(name: str) -> str:
    return name.partition(".")[0] or name


def _owners() -> dict[str, str]:
    """Return file or folder at the top of site-packages, module, or library anywhere in it -> distribution."""
    owners: dict[str, str] = {}
    for item in distributions():
        owner = canonicalize_name(item.name)
        # the files of a distribution as paths would take seconds; only names are asked for
        for file, *_ in csv.reader((item.read_text("RECORD") or "").splitlines()):
            top, _, rest = file.partition("/")
            if top in ("..", "__pycache__") or top.endswith(".pth"):
                continue
            owners.setdefault(top, owner)
            if not rest:
                owners.setdefault(_module(top), owner)
            elif _LIBRARY.fullmatch(name := rest.rpartition("/")[2]):
                owners.setdefault(name, owner)
    return owners


def _is_pythons(name: str) -> bool:
    module = _module(name)
    return module in sys.stdlib_module_names or bool(_PYTHONS_OWN.fullmatch(module)) or name.lower() in _pythons_files()


@cache
def _pythons_files() -> frozenset[str]:
    # the framework of macOS has no suffix
    return frozenset({*_libraries_of_python(Path(sys.base_prefix)), "python", "python.framework"})


def _libraries_of_python(base: Path) -> set[str]:
    """Return the names, in lower case, of libraries that Python's installer brought: never all of a shared folder."""
    # what lies beside python.exe, and in its folder of modules, is from one installer; so is a framework of macOS
    own = [base, base / "DLLs", *([base / "lib"] if "Python.framework" in base.parts else [])]
    libraries = {file.name.lower() for folder in own if folder.is_dir() for file in folder.iterdir()}
    shared = base / "lib"
    libraries |= {file.name.lower() for file in shared.glob("libpython*")} if shared.is_dir() else set()
    return {name for name in libraries if _LIBRARY.fullmatch(name)}
