"""What a second start of the program hands over to the one that runs: small JSON files in a folder.

Whoever hands over writes one file, whole or not at all; the program that runs reads it, removes it, and does what it
says. Nothing here loads Qt.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.storage import replace_file, set_aside

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FOLDER = "inbox"
"""Name of the folder, in that of the player's games."""

MAX_BYTES = 4 * 1024 * 1024
"""A longer message is none of ours."""

MAX_MESSAGES = 200
"""Messages taken at a time; the others stay for the next time."""

MAX_DAMAGED = 10
"""Damaged messages that are kept for whoever wants to know; further ones are removed."""

MAX_CODE = 1000
"""Characters of a text that is searched for a game code."""

ROUNDS, ROUND = 60, 0.05
"""How often, and seconds from one time to the next, it is looked whether the program that runs took a message."""

_DAMAGED = ".damaged-"

_ANY_PROCESS = 0xFFFFFFFF
"""What Windows calls ASFW_ANY."""


class Message(NamedTuple):
    """Files and folders to open, and the text of a game code to play; without either it only asks for the window."""

    paths: tuple[str, ...] = ()
    code: str = ""


def hand_over(folder: Path, paths: Sequence[str], code: str = "") -> Path:
    """Leave a message in the inbox and return its file, which is gone once it was taken.

    Paths are made absolute here: the program that runs may stand in another folder.

    :raises OSError: when the message cannot be written.
    """
    message = {"open": [os.path.abspath(path) for path in paths], "code": code}
    # in the order of the names messages are read in the order of their times
    name = f"{time.time_ns():020}-{os.getpid()}.json"
    _let_others_come_forward()
    replace_file(folder / name, json.dumps(message).encode())
    return folder / name


def is_taken(message: Path, rounds: int | None = None) -> bool:
    """Wait for the program that runs to take a message, 3 seconds or so many rounds, and say whether it did."""
    for _ in range(ROUNDS if rounds is None else rounds):
        if not message.exists():
            return True
        time.sleep(ROUND)
    return not message.exists()


def take_messages(folder: Path) -> list[Message]:
    """Return the messages in the inbox, the oldest first, and remove what was read.

    What is no message is set aside; what cannot be read or removed now is left where it is.
    """
    messages = []
    for path in _waiting(folder)[:MAX_MESSAGES]:
        try:
            if not path.is_file():
                continue
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
            message = _message_in(data)
            if message is None:
                _put_away(path)
                continue
            # a message that cannot be removed would be read for ever
            path.unlink()
        except OSError:
            continue
        messages.append(message)
    return messages


def _let_others_come_forward() -> None:
    """Let the program that runs bring its window to the front: on Windows only the one just started may allow that."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)


def _waiting(folder: Path) -> list[Path]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return []
    # a message being written has a name that begins with a point
    return [folder / name for name in names if name.endswith(".json") and name[0] != "." and _DAMAGED not in name]


def _message_in(data: bytes) -> Message | None:
    """Return the message that a file holds, or None when it is none."""
    if len(data) > MAX_BYTES:
        return None
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict):
        return None
    paths, code = message.get("open"), message.get("code", "")
    if not isinstance(paths, list) or not all(isinstance(path, str) and _is_path(path) for path in paths):
        return None
    return Message(tuple(paths), code) if isinstance(code, str) and len(code) <= MAX_CODE else None


def _is_path(text: str) -> bool:
    return os.path.isabs(text) and "\0" not in text


def _put_away(path: Path) -> None:
    damaged = sum(_DAMAGED in name for name in os.listdir(path.parent))
    with contextlib.suppress(OSError):
        if damaged < MAX_DAMAGED:
            set_aside(path)
        else:
            path.unlink()
