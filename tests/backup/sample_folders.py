"""The folders of a player who has a bit of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.backup.folders import BackupFolders
from mahjong_qt.records import Filter, Records
from tests.records.sample_results import result

if TYPE_CHECKING:
    from pathlib import Path

FILES = {
    "data/layout-marks.json": b"{}",
    "data/game.json": b"the classic game",
    "data/game-shisen-sho.json": b"the other game",
    "data/layouts/Wave-X1.mjlayout": b"waves",
    "data/tile-sets/own-1/manifest.json": b"{}",
    "data/tile-sets/own-1/B1.png": b"a picture" * 1000,
    "config/settings.json": b'{"mode": "zen"}',
    "config/editor.json": b"{}",
}
LEFT_OUT = {
    "data/errors.log": b"faults",
    "data/game.backup.json": b"a minute ago",
    "data/game.damaged-1.json": b"damaged",
    "data/layouts/.Wave.tmp": b"half written",
    "data/inbox/1.json": b"a message",
}


def make_folders(root: Path, games: int = 3) -> BackupFolders:
    """Make and return folders with all these files, and the results of some games."""
    folders = BackupFolders(root / "data", root / "config")
    for name, data in {**FILES, **LEFT_OUT}.items():
        path = folders.path_of(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    records = Records(folders.data / "records.sqlite")
    for number in range(games):
        records.add(result(number), b"log")
    return folders


def held(folders: BackupFolders) -> dict[str, bytes]:
    """Return the files of the player's that a backup has, by their names, but for the records."""
    return {name: folders.path_of(name).read_bytes() for name in FILES if folders.path_of(name).exists()}


def games_in(folders: BackupFolders) -> int:
    """Return how many results there are."""
    return Records(folders.data / "records.sqlite").summary(Filter()).played
