"""The command ``mahjong-qt``. It imports no Qt itself, so that a process started beside the window stays small."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from mahjong_qt import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = """\
Usage: mahjong-qt [CODE | FILE ...]

Mahjong Solitaire and Shisen-sho. CODE is a game code such as MJ1-L00-AAAAABL to play; a FILE holds layouts,
of this game or another one, which come among yours.

  --version   print the version and stop
  --help      print this and stop"""


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
    unknown = [word for word in words if word.startswith("--")]
    if unknown:
        print(f"mahjong-qt: unknown option {unknown[0]}\n\n{USAGE}", file=sys.stderr)
        return 2
    # nothing made before the first paint is garbage; the program collects it again from then on
    gc.disable()
    from mahjong_qt.launch import run

    files = [_local_path(word) for word in words if _is_file(word)]
    return run(" ".join(word for word in words if not _is_file(word)), files)


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


def _is_file(word: str) -> bool:
    """Say whether a word means a file: it is there, or its name has a folder or an ending, which no code has."""
    ending = os.path.splitext(word)[1][1:]
    return word.startswith("file:") or os.path.exists(word) or os.path.basename(word) != word or ending.isalnum()


def _local_path(word: str) -> str:
    """Return the absolute path of a file; a window of files may hand over an address."""
    if word.startswith("file:"):
        from urllib.parse import urlsplit
        from urllib.request import url2pathname

        address = urlsplit(word)
        # on Windows a host is that of a shared folder
        host = f"//{address.netloc}" if os.name == "nt" and address.netloc else ""
        word = url2pathname(host + address.path)
    return os.path.abspath(word)
