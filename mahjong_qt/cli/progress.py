"""A progress bar for people."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from mahjong_qt.cli import console, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

USUAL_SIZE = (80, 24)


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], object]]:
    """Give a function to be called with the number of deals done since the last call.

    It draws a bar on standard error where that is a terminal; the bar goes away at the end.
    """
    if not console.has_terminal():
        yield lambda done: None
        return
    from tqdm import tqdm

    columns, rows = _terminal_size()
    with tqdm(total=total, unit=words.UNIT, leave=False, file=sys.stderr, ncols=columns, nrows=rows) as bar:
        yield bar.update


def _terminal_size() -> tuple[int, int]:
    """Return columns and rows of the terminal, or what is usual where it does not say."""
    try:
        columns, rows = os.get_terminal_size(sys.stderr.fileno())
    except (OSError, ValueError):
        return USUAL_SIZE
    return columns or USUAL_SIZE[0], rows or USUAL_SIZE[1]
