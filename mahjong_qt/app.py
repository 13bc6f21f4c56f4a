"""The command ``mahjong-qt``. It imports no Qt itself, so that a process started beside the window stays small."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from mahjong_qt import __version__
from mahjong_qt.file_words import is_file_address, local_path
from mahjong_qt.self_test import SELF_TEST_OPTION
from mahjong_qt.start_faults import missing_display, missing_library

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = """\
Usage: mahjong-qt [CODE | FILE ...]

Mahjong Solitaire and Shisen-sho. CODE is a game code such as MJ1-L00-AAAAABL to play; a FILE holds layouts,
of this game or another one, which come among yours.

  --version            print the version and stop
  --self-test REPORT   try all parts of this installation, write into the file REPORT what came of it, and stop
  --help               print this and stop"""

WRONG_USE = 2
"""The exit code for words that make no sense."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the game until its window is closed and return the exit code of the process."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0].startswith("--"):
        _serve(words[0])
    if "--help" in words:
        print(USAGE)
        return 0
    if "--version" in words:
        print(f"Mahjong Qt {__version__}")
        return 0
    if SELF_TEST_OPTION in words:
        return _test_self(words)
    # behind -- there are no options any more
    place = words.index("--") if "--" in words else len(words)
    unknown = [word for word in words[:place] if word.startswith("--")]
    words[place : place + 1] = []
    if unknown:
        print(f"mahjong-qt: unknown option {unknown[0]}\n\n{USAGE}", file=sys.stderr)
        return WRONG_USE
    if fault := missing_display():
        return _tell(fault)
    # nothing made before the first paint is garbage; the program collects it again from then on
    gc.disable()
    try:
        from mahjong_qt.launch import run
    except ImportError as error:
        if fault := missing_library(error):
            return _tell(fault)
        raise

    files = [local_path(word) for word in words if _is_file(word)]
    return run(" ".join(word for word in words if not _is_file(word)), files)


def _tell(fault: str) -> int:
    print(f"mahjong-qt: {fault}", file=sys.stderr)
    return 1


def _serve(option: str) -> None:
    """Be the process that a window has started with this option, if it is one of those; players need not know them."""
    from mahjong_qt.sound_main import SOUND_OPTION
    from mahjong_qt.tile_sets import CONVERT_OPTION
    from mahjong_qt.worker_main import WORKER_OPTION

    if option == WORKER_OPTION:
        from mahjong_qt.worker_main import serve

        serve()
    if option == SOUND_OPTION:
        from mahjong_qt.sound_main.serve import serve as serve_sounds

        serve_sounds()
    if option == CONVERT_OPTION:
        from mahjong_qt.tile_sets.conversion_main import serve as convert_tile_set

        convert_tile_set()


def _test_self(words: Sequence[str]) -> int:
    """Try all parts of this installation and return the exit code of the process."""
    if words[0] != SELF_TEST_OPTION or len(words) != len((SELF_TEST_OPTION, "REPORT")):
        print(
            f"mahjong-qt: {SELF_TEST_OPTION} needs a file for its report, and nothing else\n\n{USAGE}", file=sys.stderr
        )
        return WRONG_USE
    from mahjong_qt.self_test.of_game import self_test_game

    return self_test_game(local_path(words[1]))


def _is_file(word: str) -> bool:
    """Say whether a word means a file: it is there, or its name has a folder or an ending, which no code has."""
    ending = os.path.splitext(word)[1][1:]
    return is_file_address(word) or os.path.exists(word) or os.path.basename(word) != word or ending.isalnum()
