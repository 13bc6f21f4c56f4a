from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from mahjong_qt.art.found_sets import load_tile_set
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.installed import KDE_FOLDER
from mahjong_qt.windows.look.player_sets import PlayerSets
from tests.tile_sets.sample_sets import write_kmahjongg
from tests.view.sample_boards import NUMBERS

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.windows.look.set_source import SetSource, ShownSet


@pytest.fixture
def sets(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PlayerSets:
    monkeypatch.setattr("mahjong_qt.paths.own_tile_sets_folder", lambda: tmp_path / "tile-sets")
    return PlayerSets()


def test_it_is_what_the_pane_needs(sets: PlayerSets) -> None:
    source: SetSource = sets
    assert [shown.id for shown in source.built_in()][-1] == "numbers"
    assert source.own().sets == ()
    assert all(offer.name and offer.paths for offer in source.offered())


def test_a_folder_is_taken_in_filled_listed_and_removed(qtbot: QtBot, sets: PlayerSets, tmp_path: Path) -> None:
    folder = tmp_path / "Mine"
    folder.mkdir()
    for drawing in NUMBERS.glob("?[BCD].svg"):
        shutil.copy(drawing, folder)
    failed: list[TileSetFault] = []
    done: list[ShownSet] = []
    sets.failed.connect(failed.append)
    sets.done.connect(done.append)
    sets.take_in([str(folder)])
    qtbot.waitUntil(lambda: bool(failed or done), timeout=30_000)
    assert [fault.reason for fault in failed] == [FaultReason.MISSING_FACES]
    sets.take_in_filled([str(folder)])
    qtbot.waitUntil(lambda: bool(failed[1:] or done), timeout=30_000)
    (shown,) = done
    assert "F1" in shown.filled
    assert sets.own().sets == (shown,)
    assert load_tile_set(shown.id).name == shown.name
    sets.remove(shown.id)
    assert sets.own().sets == ()


def test_files_that_the_player_has_matched_are_used(qtbot: QtBot, sets: PlayerSets, tmp_path: Path) -> None:
    folder = tmp_path / "Mine"
    folder.mkdir()
    for drawing in NUMBERS.glob("?[BCD].svg"):
        shutil.copy(drawing, folder)
    shutil.copy(NUMBERS / "F1.svg", folder / "somewhat.svg")
    failed: list[TileSetFault] = []
    done: list[ShownSet] = []
    sets.failed.connect(failed.append)
    sets.done.connect(done.append)
    sets.take_in([str(folder)])
    qtbot.waitUntil(lambda: bool(failed or done), timeout=30_000)
    names = failed[0].values["names"] | {"F1": "somewhat.svg"}
    sets.take_in([str(folder)], names)
    qtbot.waitUntil(lambda: len(failed) == 2, timeout=30_000)
    assert "F1" not in failed[1].values["missing"]
    assert failed[1].values["names"] == names
    sets.take_in_filled([str(folder)], names)
    qtbot.waitUntil(lambda: bool(failed[2:] or done), timeout=30_000)
    assert "F2" in done[0].filled
    assert "F1" not in done[0].filled


@pytest.mark.skipif(sys.platform == "win32", reason="no such folders on Windows")
@pytest.mark.parametrize(("language", "name"), [("de_AT", "Muster"), ("de", "Muster"), ("en_GB", "Sample")])
def test_sets_of_kde_are_offered_in_the_language_in_force(
    sets: PlayerSets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    write_kmahjongg(tmp_path / KDE_FOLDER)
    before = QLocale()
    try:
        QLocale.setDefault(QLocale(language))
        names = [offer.name for offer in sets.offered() if offer.paths[0].startswith(str(tmp_path))]
    finally:
        QLocale.setDefault(before)
    assert names == [name]


def test_nothing_follows_a_cancel(sets: PlayerSets, tmp_path: Path) -> None:
    told: list[object] = []
    sets.failed.connect(told.append)
    sets.done.connect(told.append)
    sets.take_in([str(tmp_path)])
    sets.cancel()
    assert told == []
