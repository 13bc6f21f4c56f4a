"""The wheel installed as players install it, with pip and with pipx, and its commands run from another folder.

What it requires is downloaded once, by pip from wherever it is told to look, and checked against the hashes in
the pins; the installations themselves see nothing but that folder.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Protocol

from packaging.utils import canonicalize_name

from makers.origins import closure
from makers.product import GAME, LAYOUTS, NAME, PACKAGING, ROOT, VERSION
from makers.reports import run_self_test
from makers.steps import PackagingError, fresh_folder, run

PINS = PACKAGING / "pins" / "package.txt"
_SCRIPTS = "Scripts" if os.name == "nt" else "bin"
_SUFFIX = ".exe" if os.name == "nt" else ""


class Trial(Protocol):
    """A way to install the wheel."""

    name: str
    place: Path

    def install(self, wheel: Path) -> None: ...

    def command(self, name: str) -> Path: ...

    def python(self) -> Path: ...

    def remove(self) -> None: ...


class PipTrial:
    """A fresh virtual environment and pip."""

    name = "pip"

    def __init__(self, place: Path, wheels: Path) -> None:
        self.place = fresh_folder(place)
        self._wheels = wheels

    def install(self, wheel: Path) -> None:
        run([sys.executable, "-m", "venv", self.place / "env"], environment=_clean(self.place))
        self._pip("install", "--no-index", "--find-links", self._wheels, wheel)
        self._pip("check")

    def command(self, name: str) -> Path:
        return self.place / "env" / _SCRIPTS / f"{name}{_SUFFIX}"

    def python(self) -> Path:
        return self.command("python")

    def remove(self) -> None:
        """Uninstall, and make sure that nothing of it is left."""
        self._pip("uninstall", "--yes", NAME)
        left = [path for pattern in ("mahjong*", "editor*") for path in (self.place / "env").rglob(pattern)]
        if left:
            raise PackagingError(f"pip uninstall left {', '.join(map(str, left))}")

    def _pip(self, *words: str | Path) -> None:
        command = [self.python(), "-m", "pip", "--disable-pip-version-check", "--no-input", *words]
        run(command, folder=self.place, environment=_clean(self.place))


class PipxTrial:
    """pipx, with folders of its own."""

    name = "pipx"

    def __init__(self, place: Path, wheels: Path) -> None:
        self.place = fresh_folder(place)
        self._environment = {
            **_clean(place),
            "PIPX_HOME": os.fspath(place / "home"),
            "PIPX_BIN_DIR": os.fspath(place / "commands"),
            "PIPX_MAN_DIR": os.fspath(place / "man"),
            "PIPX_COMPLETION_DIR": os.fspath(place / "completion"),
            "PIPX_DEFAULT_BACKEND": "pip",
            # its own pip is that of this Python; otherwise it would look for a newer one
            "PIPX_DISABLE_SHARED_LIBS_AUTO_UPGRADE": "1",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": wheels.as_uri(),
        }

    def install(self, wheel: Path) -> None:
        self._pipx("install", wheel)

    def command(self, name: str) -> Path:
        return self.place / "commands" / f"{name}{_SUFFIX}"

    def python(self) -> Path:
        return self.place / "home" / "venvs" / NAME / _SCRIPTS / f"python{_SUFFIX}"

    def remove(self) -> None:
        """Uninstall, and make sure that nothing of it is left."""
        self._pipx("uninstall", NAME)
        folders = [self.place / "commands", self.place / "home" / "venvs"]
        found = [path for folder in folders if folder.exists() for path in folder.iterdir()]
        # the lock of a pipx at work stays, for the next one
        if left := [path for path in found if path.suffix != ".lock"]:
            raise PackagingError(f"pipx uninstall left {', '.join(map(str, left))}")

    def _pipx(self, *words: str | Path) -> None:
        command = [sys.executable, "-m", "pipx", *words]
        run(command, folder=self.place, environment=self._environment)


def download_requirements(target: Path) -> None:
    """Download what the programs require into a folder, in the pinned versions, each checked against its hashes.

    :raises PackagingError: when a requirement is not pinned, or pip cannot get it.
    """
    fresh_folder(target)
    names = {str(canonicalize_name(item.name)) for item in closure()}
    listed = target / "requirements.txt"
    listed.write_text(pinned(PINS.read_text("utf-8"), names), "utf-8", newline="\n")
    words: list[str | Path] = [
        "download",
        "--quiet",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "--no-deps",
        "--dest",
        target,
        "-r",
        listed,
    ]
    run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", *words])


def pinned(pins: str, names: set[str]) -> str:
    """Return from a file of pins, as text, the entries of distributions, given by their canonical names.

    :raises PackagingError: naming those without an entry.
    """
    entries = re.split(r"^(?=[A-Za-z0-9])", pins, flags=re.MULTILINE)
    named = [
        (canonicalize_name(re.split(r"[=<>~! ;\[]", entry, maxsplit=1)[0]), entry) for entry in entries if entry.strip()
    ]
    if missing := names - {name for name, _ in named}:
        raise PackagingError(f"These are not pinned: {', '.join(sorted(missing))}. `dev.py pins` writes them anew.")
    return "".join(entry for name, entry in named if name in names)


def try_commands(trial: Trial) -> None:
    """Run the commands of an installation from a folder of its own, and make sure that they use their own files.

    :raises PackagingError: when one fails, or uses files of the checkout.
    """
    folder = fresh_folder(trial.place / "mein Ordner mit Übungen")
    environment = _clean(trial.place)
    for program in (GAME, LAYOUTS):
        said = run([trial.command(program.name), "--version"], folder=folder, environment=environment, seconds=60)
        if VERSION not in said:
            raise PackagingError(f"{program.name} --version says {said.strip()!r} and not {VERSION}.")
    asked = "from mahjong_qt import paths; print(paths.layouts_folder(), paths.resources_folder(), sep='\\n')"
    places = run([trial.python(), "-c", asked], folder=folder, environment=environment).splitlines()
    prefix = trial.python().parents[1].resolve()
    if strangers := [place for place in places if not Path(place).resolve().is_relative_to(prefix)]:
        raise PackagingError(f"The installed program takes files from {', '.join(strangers)}.")
    layout = shutil.copy(Path(places[0]) / "turtle.json", folder / "Schildkröte.json")
    run([trial.command(LAYOUTS.name), "check", layout], folder=folder, environment=environment, seconds=60)
    _try_self_test(trial, folder, environment)


def _try_self_test(trial: Trial, folder: Path, environment: dict[str, str]) -> None:
    report = folder / "report.json"
    run_self_test(trial.command(GAME.name), report, is_frozen=False, folder=folder, environment=environment)
    told = report.read_text("utf-8")
    # in JSON, a backslash is written twice
    if any(json.dumps(os.fspath(ROOT))[1:-1] + mark in told for mark in ("/", "\\", '"')):
        raise PackagingError(f"The self-test used files of the checkout:\n{told}")


def _clean(place: Path) -> dict[str, str]:
    """Return an environment in which nobody's own files and no checkout are found."""
    home = place / "home of nobody"
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
    windows = ("USERPROFILE", "APPDATA", "LOCALAPPDATA") if os.name == "nt" else ()
    for name in (*folders, *windows):
        (home / name.lower()).mkdir(parents=True, exist_ok=True, mode=0o700)
    own = {name: os.fspath(home / name.lower()) for name in (*folders, *windows)}
    return {**own, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "PYTHONPATH": "", "PYTHONNOUSERSITE": "1"}
