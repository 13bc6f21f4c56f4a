"""Other programs, run to their end without a window for what they print."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from mahjong_qt.self_test.check import LIMIT, CheckError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


if sys.platform == "win32":
    # from a program without a console Windows would open one for each child that wants it
    _FLAGS = subprocess.CREATE_NO_WINDOW
else:
    _FLAGS = 0


def run_child(command: Sequence[str], folder: Path, limit: float = LIMIT) -> str:
    """Run a program in a folder and return what it printed; the limit is in seconds.

    :raises CheckError: when it cannot be started, does not end in time, or fails.
    """
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=limit,
            check=False,
            creationflags=_FLAGS,
        )
    except OSError as error:
        raise CheckError(f"cannot be started: {command[0]}: {error}") from error
    except subprocess.TimeoutExpired as error:
        raise CheckError(f"not done in {limit:g} seconds: {' '.join(command)}") from error
    printed = done.stdout.decode(errors="replace")
    if done.returncode != 0:
        errors = done.stderr.decode(errors="replace")
        raise CheckError(f"exit code {done.returncode}: {' '.join(command)}\n{printed}\n{errors}")
    return printed
