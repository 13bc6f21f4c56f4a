"""The command ``mahjong-layout-editor``. It imports no Qt itself: a process started beside the window stays small."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from editor.start import Start
from mahjong_qt import __version__
from mahjong_qt.file_words import local_path
from mahjong_qt.self_test import SELF_TEST_OPTION
from mahjong_qt.start_faults import missing_display, missing_library

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = """\
Usage: mahjong-layout-editor [--new | --copy-of ID | FILE ...]

The layout editor of Mahjong Qt. A FILE holds a layout, of this game or another one; each further
file gets a window of its own.

  --new                 begin an empty layout, as without a FILE
  --copy-of ID          begin with a copy of a layout that the game knows, such as turtle
  --version             print the version and stop
  --self-test REPORT    try the editor's parts, write into the file REPORT what came of it, and stop
  --help                print this and stop"""

WRONG_USE = 2
"""The exit code for words that make no sense."""


class UsageError(Exception):
    """Words that make no sense; its text says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the editor until its window is closed and return the exit code of the process."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["--worker"]:
        # the window started this process; designers need not know
        from mahjong_qt.worker_main import serve

        serve()
    if "--help" in words:
        print(USAGE)
        return 0
    if "--version" in words:
        print(f"Mahjong Qt Layout Editor {__version__}")
        return 0
    if words[:1] == [SELF_TEST_OPTION] and len(words) == len((SELF_TEST_OPTION, "REPORT")):
        from editor.self_test.of_editor import self_test_editor

        return self_test_editor(local_path(words[1]))
    try:
        start = read_words(words)
    except UsageError as error:
        print(f"mahjong-layout-editor: {error}\n\n{USAGE}", file=sys.stderr)
        return WRONG_USE
    if fault := missing_display():
        return _tell(fault)
    import gc

    # nothing made before the first paint is garbage; the program collects it again from then on
    gc.disable()
    try:
        from editor.program import run
    except ImportError as error:
        if fault := missing_library(error):
            return _tell(fault)
        raise
    return run(start)


def _tell(fault: str) -> int:
    print(f"mahjong-layout-editor: {fault}", file=sys.stderr)
    return 1


def read_words(words: Sequence[str]) -> Start:
    """Return what the words after the command ask for.

    :raises UsageError: when they make no sense.
    """
    files, copy_of, is_new, are_options_over = [], "", False, False
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if are_options_over or not word.startswith("--"):
            files.append(local_path(word))
        elif word == "--":
            are_options_over = True
        elif word == "--new":
            is_new = True
        elif word == "--copy-of" and rest:
            copy_of = rest.pop(0)
        elif word.startswith("--copy-of="):
            copy_of = word.partition("=")[2]
        elif word == "--copy-of":
            raise UsageError("--copy-of needs the ID of a layout")
        elif word == SELF_TEST_OPTION:
            raise UsageError(f"{SELF_TEST_OPTION} needs a file for its report, and nothing else")
        else:
            raise UsageError(f"unknown option {word}")
    if bool(files) + bool(copy_of) + is_new > 1:
        raise UsageError("give --new, or --copy-of, or files")
    return Start(tuple(dict.fromkeys(files)), copy_of)
