"""The command, run inside the test's process."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from mahjong_qt.cli import main
from mahjong_qt.cli.deal_file import decode_deal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

Tile = tuple[int, int, int, str]


class Outcome(NamedTuple):
    """Exit code, standard output, standard error."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """The lines of JSON."""
        return [json.loads(line) for line in self.out.splitlines()]


def run(*arguments: str, stdin: bytes = b"") -> Outcome:
    """Run the command in a locale that is not UTF-8."""
    streams = [io.TextIOWrapper(io.BytesIO(data), encoding="cp1252") for data in (stdin, b"", b"")]
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        try:
            code = main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
    for stream in streams:
        stream.flush()
    _, out, err = (stream.buffer.getvalue().decode() for stream in streams)
    return Outcome(code, out.replace("\r\n", "\n"), err.replace("\r\n", "\n"))


def write_deal(path: Path, tiles: Iterable[Sequence[object]], **more: object) -> str:
    """Write a file of a deal and return its name."""
    path.write_text(json.dumps({"tiles": list(map(list, tiles)), **more}), encoding="utf-8")
    return str(path)


def write_layout(path: Path, tiles: Iterable[Sequence[int]], **more: object) -> str:
    """Write a layout file and return its name."""
    values = {"format": "mahjong-layout", "version": 1, "tiles": list(map(list, tiles)), **more}
    path.write_text(json.dumps(values), encoding="utf-8")
    return str(path)


def is_cleared_by(tiles: Sequence[Sequence[Any]], plan: Iterable[Sequence[int]]) -> bool:
    """Say whether a plan clears the tiles of a deal by the plain rules, pair for pair."""
    from tests.engine.plain_rules import takes_all

    places = [(x, y, z) for x, y, z, _ in tiles]
    pairs = list(plan)
    return all(group_of(tiles[i][3]) == group_of(tiles[j][3]) for i, j in pairs) and takes_all(
        places, [(places[i], places[j]) for i, j in pairs]
    )


def group_of(label: str) -> str:
    """Return what labels that match have in common."""
    return label[0] if label in {f"{kind}{rank}" for kind in "FS" for rank in range(1, 5)} else f"={label}"


def write_field(path: Path, columns: int, rows: int, holes: Iterable[tuple[int, int]] = ()) -> str:
    """Write the file of a Shisen-sho field and return its name; holes are column and row."""
    cells = {(x, y) for x in range(columns) for y in range(rows)} - set(holes)
    return write_layout(path, [(2 * x, 2 * y, 0) for x, y in sorted(cells)], game="shisen-sho")


def is_field_cleared_by(deal: Mapping[str, Any], plan: Iterable[Sequence[int]]) -> bool:
    """Say whether a plan clears a deal of a field by the plain rules of its board."""
    board, places = decode_deal(json.dumps(deal).encode(), "deal")
    tile_at = {place: tile for tile, place in enumerate(places)}
    return board.clears_with((tile_at[one], tile_at[other]) for one, other in plan)
