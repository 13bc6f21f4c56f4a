"""Programs for Windows run on Linux, by Wine, in a prefix of their own; everything that was started is ended."""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING

from makers.steps import PackagingError, fresh_folder, need, run
from makers.windows.shims import OVERRIDES, put_shims

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

BOOT_SECONDS = 180.0
POLL_SECONDS = 0.05


class Wine:
    """A prefix: a drive C, a registry, and the programs that run on them."""

    def __init__(self, prefix: Path, display: str = "") -> None:
        """Use the folder; windows go to an X display such as ``:99``, or nowhere."""
        self.prefix = prefix
        self.display = display
        self._started: list[subprocess.Popen[bytes]] = []

    @property
    def drive(self) -> Path:
        """Drive C."""
        return self.prefix / "drive_c"

    @property
    def user_folder(self) -> Path:
        """Folder of the user, the only one that there is."""
        found = [path for path in (self.drive / "users").iterdir() if path.name != "Public"]
        return found[0]

    @property
    def roaming(self) -> Path:
        """Folder behind ``%APPDATA%``."""
        return self.user_folder / "AppData" / "Roaming"

    @property
    def local(self) -> Path:
        """Folder behind ``%LOCALAPPDATA%``."""
        return self.user_folder / "AppData" / "Local"

    def environment(self) -> dict[str, str]:
        """Return what Wine is told; no menu of this machine gets entries, no browser engine is offered."""
        return {
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": f"{OVERRIDES};winemenubuilder.exe,mscoree,mshtml=",
            "DISPLAY": self.display,
            "HOME": str(self.prefix.parent),
            "LC_ALL": "C.UTF-8",
        }

    def run(
        self,
        command: Sequence[str | os.PathLike[str]],
        *,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
        seconds: float = 600.0,
    ) -> str:
        """Run a program to its end and return what it wrote; see :func:`makers.steps.run`.

        :raises PackagingError: when it fails or takes longer.
        """
        return run(
            ["wine", *command],
            folder=folder,
            environment={**self.environment(), **(environment or {})},
            seconds=seconds,
        )

    def exit_code(self, command: Sequence[str | os.PathLike[str]], *, seconds: float = 600.0) -> int:
        """Run a program that may fail, and return its exit code (0 to 255, as Linux has it).

        :raises PackagingError: when it takes longer.
        """
        process = self.start(command)
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired as error:
            raise PackagingError(f"{command[0]} did not end within {seconds} s.") from error

    def start(
        self, command: Sequence[str | os.PathLike[str]], *, log: Path | None = None, folder: Path | None = None
    ) -> subprocess.Popen[bytes]:
        """Start a program; its output goes to a file, if one is given. It is ended with the prefix at the latest."""
        process = subprocess.Popen(
            ["wine", *(os.fspath(word) for word in command)],
            env={**os.environ, **self.environment()},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        # Python does not start when a file of Linux is its output; cat ends with the program
        with open(log or os.devnull, "wb") as file:
            self._started.append(subprocess.Popen(["cat"], stdin=process.stdout, stdout=file))
        if process.stdout:
            process.stdout.close()
        self._started.append(process)
        return process

    def boot(self, version: str = "win10") -> None:
        """Make the prefix from nothing, as this version of Windows, with the libraries that Qt needs there.

        :raises PackagingError: when Wine or the compiler is missing or fails.
        """
        need("wine", "wineboot", "wineserver")
        fresh_folder(self.prefix)
        run(["wineboot", "--init"], environment=self.environment(), seconds=BOOT_SECONDS)
        self.pretend(version)
        self.settle()
        put_shims(self.drive / "windows" / "system32")

    def pretend(self, version: str) -> None:
        """Say from now on that it is this version of Windows, such as ``win10`` or ``win81``."""
        run(["winecfg", "-v", version], environment=self.environment(), seconds=BOOT_SECONDS)

    def settle(self) -> None:
        """Wait until no program of the prefix runs any more and its registry is on the disk."""
        run(["wineserver", "--wait"], environment=self.environment(), seconds=BOOT_SECONDS)

    def end(self) -> None:
        """End everything in the prefix; nothing happens when nothing runs."""
        with contextlib.suppress(PackagingError):
            run(["wineserver", "--kill"], environment=self.environment(), seconds=30)
        for process in self._started:
            if process.poll() is None:
                process.kill()
            process.wait()

    def value(self, key: str, name: str = "") -> str | None:
        """Return a value of the registry, None when it is not there; without a name it is the key's own."""
        # reg.exe writes in the code page of the console: values are compared as text in ASCII or not at all
        which = ["/v", name] if name else ["/ve"]
        try:
            output = self.run(["reg", "query", key, *which])
        except PackagingError:
            return None
        for line in output.splitlines():
            words = line.strip().split("    ", 2)
            if len(words) == 3 and words[1].startswith("REG_"):
                return words[2]
        return ""

    def has_key(self, key: str) -> bool:
        """Say whether the registry has a key."""
        try:
            self.run(["reg", "query", key])
        except PackagingError:
            return False
        return True

    def set_value(self, key: str, text: str, name: str = "") -> None:
        """Write a text into the registry."""
        self.run(["reg", "add", key, *(["/v", name] if name else ["/ve"]), "/d", text, "/f"])


def windows_path(path: Path, prefix: Path | None = None) -> str:
    r"""Return how a program in Wine calls a file: on C when it lies in the prefix, else on Z, which is all of Linux.

    >>> windows_path(Path("/srv/a b/c"))
    'Z:\\srv\\a b\\c'
    >>> windows_path(Path("/p/drive_c/users"), Path("/p"))
    'C:\\users'
    """
    if prefix is not None and path.is_relative_to(prefix / "drive_c"):
        return str(PureWindowsPath("C:/", *path.relative_to(prefix / "drive_c").parts))
    return str(PureWindowsPath("Z:/", *path.parts[1:]))


@contextlib.contextmanager
def fresh_wine(prefix: Path, display: str = "", version: str = "win10") -> Iterator[Wine]:
    """Give a new prefix, and end all of it afterwards, whatever happens."""
    wine = Wine(prefix, display)
    try:
        wine.boot(version)
        yield wine
    finally:
        wine.end()


def wait_until(condition: Callable[[], bool], what: str, seconds: float = 60.0) -> None:
    """Look again and again until something is so.

    :raises PackagingError: when it is not so in time.
    """
    limit = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > limit:
            raise PackagingError(f"Not within {seconds:.0f} s: {what}")
        time.sleep(POLL_SECONDS)
