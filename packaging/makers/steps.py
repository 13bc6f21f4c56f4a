"""Commands that make a package, and how a failure is told."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


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

    :raises PackagingError: when it cannot be started, fails or takes longer; with all that it wrote.
    """
    words = [os.fspath(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=seconds,
            check=False,
        )
    except OSError as error:
        raise PackagingError(f"{words[0]} cannot be started: {error}") from error
    except subprocess.TimeoutExpired as error:
        written = (error.stdout or b"").decode("utf-8", "replace")
        raise PackagingError(f"{words[0]} did not end within {seconds} s.\n{written}") from error
    output = done.stdout.decode("utf-8", "replace")
    if done.returncode:
        raise PackagingError(f"This failed with {done.returncode}: {' '.join(words)}\n{output}")
    return output


def fresh_folder(folder: Path) -> Path:
    """Return the folder, made anew and empty."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder
