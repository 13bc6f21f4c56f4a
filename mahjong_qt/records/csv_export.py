"""Games as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

from mahjong_qt.records.values import GameResult
from mahjong_qt.storage import publish_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from mahjong_qt.records.values import GameRow

COLUMNS: Final = ("finished_at", "mode", "layout", "layout_id", *GameResult._fields[4:])
"""The columns; ``layout`` is the name, all others are fields of :class:`~mahjong_qt.records.values.GameResult`."""

FORMULA_SIGNS = "=+-@\t\r\n＝＋－＠"
"""What a spreadsheet may take for the beginning of a formula."""


def csv_bytes(rows: Iterable[GameRow], name_of: Callable[[str], str] = str) -> bytes:
    """Return a table as RFC 4180 has it, in UTF-8 with a mark at its beginning by which spreadsheets know that.

    Dates are UTC in ISO 8601, times in seconds with a point, what is true or false is 1 or 0. ``name_of`` returns the
    name of a layout by its id.
    """
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(COLUMNS)
    for row in rows:
        _, finished_at, mode, layout_id, *others = row.result
        table.writerow([_cell(value) for value in (finished_at, mode, name_of(layout_id), layout_id, *others)])
    return text.getvalue().encode("utf-8-sig", errors="replace")


def export_csv(path: Path, rows: Iterable[GameRow], name_of: Callable[[str], str] = str) -> None:
    """Write a table of games as :func:`csv_bytes` makes it, whole or not at all.

    :raises OSError: when it cannot be written.
    """
    publish_file(path, csv_bytes(rows, name_of))


def _cell(value: object) -> str:
    """Return what stands in a cell.

    >>> _cell("=cmd"), _cell(True), _cell(90.25), _cell("Turtle")
    ("'=cmd", '1', '90.25', 'Turtle')
    """
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float):
        return f"{value:.3f}".rstrip("0").rstrip(".")
    text = str(getattr(value, "value", value))
    # a spreadsheet runs what looks like a formula, and this one has a stranger's name in it
    return f"'{text}" if text.startswith(tuple(FORMULA_SIGNS)) else text
