"""Commands that make a package, and how a failure is told."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


GRACE = 10.0
"""Seconds that what is ended early has for putting its things away."""


class PackagingError(Exception):
    """What keeps a package from being made, or is wrong with it, in words for whoever makes it."""


def tell(text: str) -> None:
    """Say at the terminal what is being done."""
    print(f"-- {text}", flush=True)


def need(*programs: str) -> None:
    """Make sure that programs are there.

    :raises PackagingError: naming those that are not.
    """
    if missing := [program for program in programs if shutil.which(program) is None]:
        raise PackagingError(f"These programs are missing: {', '.join(missing)}.")


def run(
    command: Sequence[str | os.PathLike[str]],
    *,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    seconds: float | None = None,
) -> str:
    """Run a command and return what it wrote, errors included.

    The environment is added to that of this process.

    :raises PackagingError: when it cannot be started, fails or takes longer; with all that it wrote. What takes longer
        is ended, and on Linux and macOS all that it has started.
    """
    words = [os.fspath(word) for word in command]
    try:
        process = subprocess.Popen(
            words,
            cwd=folder,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    except OSError as error:
        raise PackagingError(f"{words[0]} cannot be started: {error}") from error
    try:
        written, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired as error:
        output = _end(process).decode("utf-8", "replace")
        raise PackagingError(f"{words[0]} did not end within {seconds} s.\n{output}") from error
    except BaseException:
        # it is in a session of its own, where a Ctrl+C at our terminal does not reach it
        _end(process)
        raise
    output = written.decode("utf-8", "replace")
    if process.returncode:
        raise PackagingError(f"This failed with {process.returncode}: {' '.join(words)}\n{output}")
    return output


def _end(process: subprocess.Popen[bytes]) -> bytes:
    """End a command with all that it has started, first kindly, and return what they wrote."""
    written = b""
    for is_last in (False, True):
        _signal(process, is_last=is_last)
        try:
            return process.communicate(timeout=GRACE)[0]
        except subprocess.TimeoutExpired as error:
            written = error.stdout or b""
    # something has left the session and still holds our pipe
    return written


def _signal(process: subprocess.Popen[bytes], *, is_last: bool) -> None:
    if sys.platform == "win32":
        process.kill()
        return
    # also when the command itself has ended: what it started may go on
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL if is_last else signal.SIGTERM)


def fresh_folder(folder: Path) -> Path:
    """Return the folder, made anew and empty."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder
