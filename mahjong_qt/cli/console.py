"""The standard streams: always UTF-8, every line sent at once, and an end without a traceback when they fail."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import sys
from typing import TYPE_CHECKING, Any, TextIO

from mahjong_qt.cli import words

if TYPE_CHECKING:
    from collections.abc import Mapping

FAILED = 2
"""Exit code after an error."""


UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udc7f\udd00-\udfff]"
)
"""Letters that steer a terminal or the direction of writing, and halves of letters; not the bytes of names of files."""


class PipeClosedError(Exception):
    """Nobody reads the output any more."""


class OutputError(Exception):
    """The output cannot be written."""


def use_utf8() -> None:
    """Write UTF-8 whatever the locale says, and names of files that are no text as the bytes that they are."""
    for stream in _streams():
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="surrogateescape")


def visible(text: str) -> str:
    r"""Return a text from a file in one line, with letters that would steer the terminal written out.

    >>> visible("Cat\x1b[2J\nDog")
    'Cat\\x1b[2J\\nDog'
    """
    return UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def say(text: str) -> None:
    """Write a line, or several, to standard output; of what is in them, nothing but the line breaks steers a terminal.

    :raises PipeClosedError: when nobody reads it.
    :raises OutputError: when it cannot be written.
    """
    out, _ = _streams()
    _write(out, "".join(f"{visible(line)}\n" for line in text.split("\n")))


def say_json(values: Mapping[str, object]) -> None:
    """Write an object as one line of JSON to standard output, in ASCII.

    :raises PipeClosedError: when nobody reads it.
    :raises OutputError: when it cannot be written.
    """
    out, _ = _streams()
    _write(out, f"{json.dumps(values, allow_nan=False)}\n")


def complain(what: str) -> None:
    """Write a line about an error to standard error; where that is closed there is nobody to tell."""
    _, err = _streams()
    try:
        _write(err, f"{words.COMMAND}: {visible(what)}\n")
    except (PipeClosedError, OutputError):
        return


def flush() -> None:
    """Send what is still kept back.

    :raises PipeClosedError: when nobody reads it.
    :raises OutputError: when it cannot be written.
    """
    out, _ = _streams()
    _write(out, "")


def read_input(most: int) -> bytes:
    """Return so many bytes of standard input, or fewer when it ends before; none where it is closed.

    :raises OSError: when it cannot be read.
    """
    stream: Any = sys.stdin
    return b"" if stream is None else bytes(stream.buffer.read(most))


def has_terminal() -> bool:
    """Say whether standard error is seen by a person."""
    _, err = _streams()
    return err is not None and err.isatty()


def _streams() -> tuple[TextIO | None, TextIO | None]:
    # either is None in a process that was started without it
    return sys.stdout, sys.stderr


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:
        return
    try:
        stream.write(text)
        stream.flush()
    except OSError as error:
        _give_up(stream)
        # Windows says EINVAL where others say EPIPE
        if error.errno in (errno.EPIPE, errno.EINVAL):
            raise PipeClosedError from error
        raise OutputError(words.CANNOT_WRITE.format(reason=error.strerror or error)) from error


def _give_up(stream: TextIO) -> None:
    """Lead what is still kept back nowhere, so that Python does not fail to write it at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, stream.fileno())
    except OSError:  # no file of the system
        return
    finally:
        os.close(nowhere)
