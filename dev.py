#!/usr/bin/env python3
"""The front door for whoever works on the code: `python3 dev.py` lists its verbs, each sets up what it needs.

Standard library only, for it runs before anything is installed. Third-party packages live in `.venv` beside this file,
exactly as packaging/pins/dev.txt names them; shared libraries that Qt wants from a Linux system come from apt.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "set-up.txt"
ENGINE_TESTS = "tests/engine"
PINS = ROOT / "packaging" / "pins" / "dev.txt"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
OLDEST_PYTHON = 0x030B0000
ON_LINUX = sys.platform == "linux"

# Shared library -> Debian's package, from what `ldd` lists for Qt's own libraries and plug-ins.
OFFSCREEN_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
WINDOW_LIBRARIES = {
    **OFFSCREEN_LIBRARIES,
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}

# Program -> Debian's package: real windows need an X server of the tests' own, real sounds a sound server.
SIGNING_PROGRAMS = {"gpg": "gnupg", "gpgconf": "gpgconf"}
# What changes the libraries of a bundle.
LIBRARY_PROGRAMS = {"chrpath": "chrpath", "objcopy": "binutils", "strip": "binutils"}
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "pulseaudio": "pulseaudio",
    "parec": "pulseaudio-utils",
    **SIGNING_PROGRAMS,
    **LIBRARY_PROGRAMS,
}

# What a step of a release wants; those that are not named run on Python alone, for whoever may install nothing.
RELEASE_LIBRARIES = {"self-test": WINDOW_LIBRARIES, "sbom": OFFSCREEN_LIBRARIES}
RELEASE_PROGRAMS = dict.fromkeys(("sign", "verify", "check-draft", "draft"), SIGNING_PROGRAMS)

# What checks and tries packages; mmdebstrap makes a bare Debian to install them in.
PACKAGE_PROGRAMS = {
    **SIGNING_PROGRAMS,
    **LIBRARY_PROGRAMS,
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "mandoc": "mandoc",
    "mmdebstrap": "mmdebstrap",
    # with these, mmdebstrap works for others than root as well
    "newuidmap": "uidmap",
    "update-mime-database": "shared-mime-info",
    "xz": "xz-utils",
    # Ubuntu's mmdebstrap comes without it
    "/usr/share/keyrings/debian-archive-keyring.gpg": "debian-archive-keyring",
}
# Windows by Wine: its own compiler for the libraries that Wine lacks, the maker of setups, a signer for trials.
WINE_PROGRAMS = {
    "Xvfb": "xvfb",
    "makensis": "nsis",
    "openssl": "openssl",
    "osslsigncode": "osslsigncode",
    "wine": "wine",
    "/usr/lib/wine/wine64": "wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
}


class SetUpError(Exception):
    """What keeps the set-up from going on, in words for the person at the terminal."""


def missing_packages(libraries: Mapping[str, str], programs: Mapping[str, str]) -> dict[str, str]:
    """What this Linux system lacks, each with the Debian package that brings it; empty on every other system.

    Programs are looked for in the PATH, or in their place when their name is a whole path.

    Libraries are looked for by loading them, so that a system without Debian's packages is judged by what it has.
    """
    if not ON_LINUX:
        return {}
    import ctypes
    import importlib.util

    missing = {
        name: package
        for name, package in programs.items()
        if not (Path(name).exists() if name.startswith("/") else shutil.which(name))
    }
    for name, package in libraries.items():
        try:
            ctypes.CDLL(name)
        except OSError:
            missing[name] = package
    if importlib.util.find_spec("ensurepip") is None:
        missing["Python's ensurepip"] = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    # Fonts may lie in places known to fontconfig alone: only on a system with apt is their absence taken as certain.
    if libraries and shutil.which("apt-get") and not has_font():
        missing["a font"] = "fonts-dejavu-core"
    return missing


def has_font() -> bool:
    """Whether a font lies in one of the usual folders: without any, Qt draws no text."""
    folders = [Path("/usr/share/fonts"), Path("/usr/local/share/fonts")]
    folders += [Path.home() / ".fonts", Path.home() / ".local/share/fonts"]
    return any(next(folder.rglob(f"*.{kind}"), None) for folder in folders for kind in ("ttf", "otf", "ttc"))


def install_packages(missing: Mapping[str, str]) -> None:
    """Installs Debian packages, as root.

    :raises SetUpError: when it is not root, with the exact command; when there is no apt; when apt fails.
    """
    packages = sorted(set(missing.values()))
    names = ", ".join(missing)
    if not shutil.which("apt-get"):
        raise SetUpError(f"This system lacks {names}: install what brings them, then try again.")
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    is_root = sys.platform != "win32" and os.geteuid() == 0
    if not is_root:
        raise SetUpError(
            f"This system lacks {names}. Run this, then try again:\n  sudo apt-get update && sudo {shlex.join(install)}"
        )
    print("Installing", *packages, flush=True)
    quiet = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", *quiet], env=environment, check=False)
    done = subprocess.run([*install, *quiet], env=environment, check=False, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise SetUpError(f"apt-get could not install {' '.join(packages)}.")


def wanted_stamp() -> str:
    """What `.venv` was made from: another Python, place, set of pins or list of dependencies makes it stale."""
    import hashlib
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    parts = [project.get("project"), project.get("build-system"), project.get("tool", {}).get("hatch")]
    digest = hashlib.sha256(repr(parts).encode() + PINS.read_bytes()).hexdigest()
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"{digest}\nPython {version} in {sys.base_prefix}\nproject in {ROOT}\n"


def is_ready(stamp: str) -> bool:
    """Whether `.venv` is whole and made from exactly what the stamp says; the stamp is written last."""
    try:
        return STAMP.read_text("utf-8") == stamp and PYTHON.exists()
    except OSError:
        return False


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lets one set-up of this checkout run at a time; the system frees the lock of a process that dies."""
    with (ROOT / ".venv.lock").open("a") as lock:
        if sys.platform == "win32":
            import msvcrt

            waiting = True
            while waiting:
                with contextlib.suppress(OSError):  # it gives up after ten seconds
                    msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
                    waiting = False
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_venv(stamp: str) -> None:
    """Makes `.venv` from nothing.

    :raises SetUpError: when a package cannot be had.
    """
    import venv

    print(f"Setting up {VENV.name} (minutes the first time, nothing afterwards)", flush=True)
    STAMP.unlink(missing_ok=True)
    venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(VENV)
    pip = module("pip", "install", "--quiet", "--disable-pip-version-check", "--no-input")
    pins = [*pip, "--only-binary", ":all:", "--require-hashes", "--requirement", str(PINS)]
    project = [*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    # ensurepip of Python 3.11 brings setuptools, which hooks itself into every start of the interpreter.
    hook = module("pip", "uninstall", "-qq", "--yes", "setuptools")
    for command in (pins, project, hook):
        if subprocess.run(command, check=False).returncode:
            raise SetUpError("pip could not install what the project needs: see above.")
    STAMP.write_text(stamp, "utf-8")


def set_up(libraries: Mapping[str, str], programs: Mapping[str, str] | None = None) -> None:
    """Gets system and `.venv` ready; a few milliseconds when they are.

    :raises SetUpError: when they cannot be made ready.
    """
    if missing := missing_packages(libraries, programs or {}):
        with one_at_a_time():
            install_packages(missing)
            if still := missing_packages(libraries, programs or {}):
                raise SetUpError(f"Still missing after the installation: {', '.join(still)}.")
    stamp = wanted_stamp()
    if not is_ready(stamp):
        with one_at_a_time():
            if not is_ready(stamp):
                make_venv(stamp)
    compile_sources()


def compile_sources() -> None:
    """Byte-compiles the sources that have changed: where Python may not write byte code, each start would do it."""
    import compileall

    # where the folder belongs to somebody else, the game starts a little slower
    for package in ("mahjong_qt", "editor"):
        compileall.compile_dir(ROOT / package, quiet=2)


def module(name: str, *arguments: str) -> list[str]:
    """The command that runs a module with the Python of `.venv`."""
    return [str(PYTHON), "-m", name, *arguments]


def run_steps(steps: Mapping[str, Sequence[str]]) -> int:
    """Runs every step even after one has failed, and names the failed ones at the end."""
    failed = []
    for name, command in steps.items():
        print(f"== {name}", flush=True)
        try:
            code = subprocess.run(command, cwd=ROOT, check=False).returncode
        except OSError as error:
            print(error)
            code = 1
        if code:
            failed.append(name)
    if failed:
        print("Failed:", ", ".join(failed), flush=True)
    return 1 if failed else 0


class Beside:
    """Steps that run one after the other while others do; what they say, and how they ended, is shown at the end."""

    def __init__(self, steps: Mapping[str, Sequence[str]]) -> None:
        """Wait for nothing yet."""
        self.failed: list[str] = []
        self._steps = steps
        self._is_broken_off = False
        self._process: subprocess.Popen[bytes] | None = None
        self._runner = threading.Thread(target=self._run)

    @property
    def code(self) -> int:
        """The exit code for all of them."""
        return 1 if self.failed else 0

    def __enter__(self) -> Beside:
        """Begin the first step."""
        self._output = tempfile.TemporaryFile("w+b")
        self._runner.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Wait for the steps, or end them when the others were broken off."""
        if kind is not None:
            self._is_broken_off = True
            if self._process is not None:
                self._process.kill()
        self._runner.join()
        self._output.seek(0)
        print(self._output.read().decode("utf-8", "replace"), end="", flush=True)
        if self.failed:
            print("Failed:", ", ".join(self.failed), flush=True)
        self._output.close()

    def _run(self) -> None:
        for name, command in self._steps.items():
            self._output.write(f"== {name}\n".encode())
            self._output.flush()
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=self._output, stderr=subprocess.STDOUT)
            if self._is_broken_off:
                self._process.kill()
            if self._process.wait():
                self.failed.append(name)
            if self._is_broken_off:
                return


def lint_steps(*, fix: bool = False) -> dict[str, Sequence[str]]:
    """The checks that run no code of ours; `fix` lets ruff write what it can."""
    packages = [name for name in ("mahjong_qt", "editor") if (ROOT / name).is_dir()]
    return {
        "ruff check": module("ruff", "check", *(["--fix"] if fix else []), "."),
        "ruff format": module("ruff", "format", *([] if fix else ["--check"]), "."),
        "mypy": module("mypy", *packages, "tests", "packaging/makers", "dev.py"),
        "import-linter": [str(SCRIPTS / "lint-imports"), "--no-cache"],
    }


def open_window(verb: str, package: str, arguments: list[str]) -> int:
    """Runs a program of ours that has a window."""
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if ON_LINUX and not any(os.environ.get(name) for name in shown):
        raise SetUpError(
            f"There is no display to open a window on: try `xvfb-run -a python3 dev.py {verb}` (Debian: xvfb, xauth)."
        )
    set_up(WINDOW_LIBRARIES)
    command = module(package, *arguments)
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    sys.stdout.flush()
    os.execv(PYTHON, command)


def play(arguments: list[str]) -> int:
    """Opens the game."""
    return open_window("play", "mahjong_qt", arguments)


def edit(arguments: list[str]) -> int:
    """Opens the layout editor."""
    return open_window("edit", "editor", arguments)


def test(arguments: list[str]) -> int:
    """Runs everything that CI runs; further arguments go to pytest."""
    if arguments:
        set_up(WINDOW_LIBRARIES, TEST_PROGRAMS)
        return run_steps({**lint_steps(), "pytest": module("pytest", *arguments)})
    # packages for Linux are made with tools of Debian, and tried in a fresh one
    has_packages = ON_LINUX and shutil.which("apt-get") is not None
    set_up(WINDOW_LIBRARIES, {**TEST_PROGRAMS, **(PACKAGE_PROGRAMS if has_packages else {})})
    # neither the engine's tests nor most of packaging need a window: they run beside the others, on the second core
    beside = {"pytest of the engine": module("pytest", "-p", "no:cacheprovider", ENGINE_TESTS)}
    if has_packages:
        beside["packages, installed, run and removed"] = [sys.executable, str(ROOT / "dev.py"), "package"]
    others = ["tests", "mahjong_qt", "editor", f"--ignore={ENGINE_TESTS}"]
    with Beside(beside) as engine:
        code = run_steps({**lint_steps(), "pytest of all others": module("pytest", *others)})
    if not has_packages:
        print("Left out: making and trying packages, for which Debian or Ubuntu is needed.", flush=True)
    return code or engine.code


def lint(arguments: list[str]) -> int:
    """Checks style, types and imports; --fix repairs what can be repaired."""
    if unknown := set(arguments) - {"--fix"}:
        raise SetUpError(f"lint knows --fix and no {' '.join(sorted(unknown))}")
    set_up({})
    return run_steps(lint_steps(fix="--fix" in arguments))


def bench(arguments: list[str]) -> int:
    """Times the benchmarks; further arguments go to pytest."""
    set_up(OFFSCREEN_LIBRARIES)
    only = ["--benchmark-enable", "--benchmark-only"]
    return run_steps({"benchmarks": module("pytest", "tests/benchmarks", *only, *arguments)})


def package(arguments: list[str]) -> int:
    """Makes what players install and tries it; --windows does so by Wine; see packaging/README.md."""
    set_up(WINDOW_LIBRARIES, PACKAGE_PROGRAMS | (WINE_PROGRAMS if "--windows" in arguments else {}))
    return make("makers", *arguments)


def release(arguments: list[str]) -> int:
    """Does a step of a release, such as checksums; see packaging/README.md."""
    step = arguments[0] if arguments else ""
    set_up(RELEASE_LIBRARIES.get(step, {}), RELEASE_PROGRAMS.get(step, {}))
    return make("makers.release", *arguments)


def make(name: str, *arguments: str) -> int:
    """Runs a module of packaging/makers, which is no part of the product."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    sys.stdout.flush()
    return subprocess.run(module(name, *arguments), cwd=ROOT, env=environment, check=False).returncode


def pins(arguments: list[str]) -> int:
    """Writes the pinned versions anew from pyproject.toml; --upgrade takes the newest."""
    set_up({})
    form = ["--universal", "--python-version", "3.11", "--generate-hashes", "--only-binary", ":all:", "--quiet"]
    plain = ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    compile_pins = module("uv", "pip", "compile", *form, *plain)
    package_pins = PINS.with_name("package.txt")
    # those of the packages are among the others, in the same versions
    code = run_steps(
        {
            "pins": [*compile_pins, *arguments, "--group", "dev", "--output-file", str(PINS), "pyproject.toml"],
            "pins of the packages": [
                *[*compile_pins, "--constraint", str(PINS), "--group", "package"],
                *["--output-file", str(package_pins), "pyproject.toml"],
            ],
        }
    )
    for file in (PINS, package_pins):
        if "://" in file.read_text("utf-8"):
            raise SetUpError(f"{file.relative_to(ROOT)} holds an address: take it out, the pins name none.")
    return code


def try_files(arguments: list[str]) -> int:
    """Tries the readers and writers of layout files on the files in a folder."""
    set_up({})
    folders = [str(Path(argument).resolve()) for argument in arguments]
    return subprocess.run(module("tests.try_files", *folders), cwd=ROOT, check=False).returncode


VERBS: dict[str, Callable[[list[str]], int]] = {
    verb.__name__.replace("_", "-"): verb for verb in (play, edit, test, lint, bench, try_files, package, release, pins)
}


def usage() -> str:
    """The verbs, one line each."""
    lines = [f"  {name:9} {verb.__doc__}" for name, verb in VERBS.items()]
    return "\n".join(["usage: python3 dev.py VERB [arguments]", *lines])


def main(arguments: list[str]) -> int:
    """Runs the verb that the arguments begin with; the answer is the exit code."""
    if sys.hexversion < OLDEST_PYTHON:
        print(f"Mahjong Qt needs Python 3.11 or later; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    verb = VERBS.get(arguments[0])
    if verb is None:
        print(f"There is no verb {arguments[0]!r}.\n{usage()}", file=sys.stderr)
        return 2
    try:
        return verb(arguments[1:])
    except (SetUpError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
