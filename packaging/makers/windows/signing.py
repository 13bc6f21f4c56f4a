"""Signatures on what is made for Windows: by a command that whoever releases names, with a key that never comes here.

``MAHJONG_QT_SIGN`` holds the command, ``{file}`` in it stands for the file, without quotes around it. It signs the file
in its place. With signtool: ``signtool sign /a /fd SHA256 /tr ADDRESS_OF_TIME_STAMPS /td SHA256 {file}``.
"""

from __future__ import annotations

import os
import shlex
from typing import TYPE_CHECKING

from makers.steps import PackagingError, run

if TYPE_CHECKING:
    from pathlib import Path

VARIABLE = "MAHJONG_QT_SIGN"
PLACE = "{file}"


def signing_template() -> str:
    """Return the command that signs a file, empty when nothing is to be signed.

    :raises PackagingError: when it names no file.
    """
    template = os.environ.get(VARIABLE, "").strip()
    if template and PLACE not in template:
        raise PackagingError(f"{VARIABLE} must hold a command with {PLACE} where the file is to stand.")
    return template


def signing_words(template: str, file: str) -> list[str]:
    r"""Return the command for a file as words.

    >>> signing_words("sign '/my key' {file}", "/a b.exe")
    ['sign', '/my key', '/a b.exe']
    """
    # on Windows a backslash is part of a path, and only these quotes count
    words = (
        shlex.split(template) if os.name != "nt" else [word.strip('"') for word in shlex.split(template, posix=False)]
    )
    return [word.replace(PLACE, file) for word in words]


def nsis_command(template: str) -> str:
    """Return the command as makensis is given it, which puts the file in the place of ``%1``."""
    return template.replace(PLACE, '"%1"')


def sign(file: Path, template: str) -> None:
    """Sign a file in its place.

    :raises PackagingError: when the command fails.
    """
    run(signing_words(template, str(file)), seconds=300)
