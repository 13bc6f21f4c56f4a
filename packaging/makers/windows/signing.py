"""Signatures on what is made for Windows: by a command that whoever releases names, with a key that never comes here.

``MAHJONG_QT_SIGN`` holds the command, ``{file}`` in it stands for the file, without quotes around it. It signs the file
in its place. With signtool: ``signtool sign /a /fd SHA256 /tr ADDRESS_OF_TIME_STAMPS /td SHA256 {file}``. It may hold a
password: it is written into no file and no message.

``python -m makers.windows.signing FILE`` signs one file; makensis does that with what it makes.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path

from makers.steps import PackagingError, run

VARIABLE = "MAHJONG_QT_SIGN"
PLACE = "{file}"
SHORTEST_SECRET = 4
"""Characters; shorter words of the command are shown in messages."""


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


def nsis_command() -> str:
    """Return the command that makensis runs for what it makes, which it puts in the place of ``%1``.

    The command that signs is not in it: that one is in the environment.
    """
    return f'"{sys.executable}" -m makers.windows.signing "%1"'


def sign(file: Path, template: str) -> None:
    """Sign a file in its place.

    :raises PackagingError: when the command fails, with what it wrote but without its words.
    """
    words = signing_words(template, str(file))
    if not words:
        raise PackagingError(f"{VARIABLE} is empty: {file.name} was not signed.")
    try:
        run(words, seconds=300)
    except PackagingError as error:
        hidden = hide_words(str(error), words[1:], str(file))
    else:
        return
    # outside of the handler: no traceback shows the other error
    raise PackagingError(f"{file.name} was not signed. {hidden}")


def hide_words(text: str, words: list[str], shown: str) -> str:
    """Return a text with stars in the place of words and their parts, of all but short ones and one that may be shown.

    >>> hide_words("sign -p:secret a.exe failed: 'secret' is wrong", ["-p:secret", "a.exe"], "a.exe")
    "sign *** a.exe failed: '***' is wrong"
    """
    parts = {part for word in words if word != shown for part in (word, *re.split(r"[\s:=,;'\"]+", word))}
    for part in sorted(parts, key=len, reverse=True):
        if len(part) >= SHORTEST_SECRET:
            text = text.replace(part, "***")
    return text


def main() -> int:
    """Sign the file that the command line names; returns the exit code."""
    try:
        sign(Path(sys.argv[1]), signing_template())
    except PackagingError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
