from __future__ import annotations

import json
import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.own_sets import LEFTOVER_AGE, own_sets, read_own_set, remove_set, set_aside_set
from tests.tile_sets.sample_sets import converted, write_kmahjongg


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept")
    converted(folder / "own", write_kmahjongg(folder))
    return folder / "own"


@pytest.fixture
def own(kept: Path, tmp_path: Path) -> Path:
    shutil.copytree(kept, tmp_path / "own")
    return tmp_path / "own"


def test_sets_are_listed(own: Path, tmp_path: Path) -> None:
    shelf = own_sets(own)
    assert [one.name for one in shelf.sets] == ["Sample"]
    assert not shelf.faults
    assert own_sets(tmp_path / "nowhere") == ((), ())


def test_a_set_is_removed(own: Path) -> None:
    set_id = own_sets(own).sets[0].id
    remove_set(own, set_id)
    assert list(own.iterdir()) == []
    remove_set(own, set_id)


@pytest.mark.parametrize("name", ["..", "", "own-../../x", "numbers", "/etc"])
def test_only_sets_of_the_player_can_be_removed(own: Path, name: str) -> None:
    with pytest.raises(TileSetFault):
        remove_set(own, name)
    assert len(own_sets(own).sets) == 1


def spoil_png(home: Path) -> None:
    data = (home / "5C.png").read_bytes()
    (home / "5C.png").write_bytes(data[:-20])


def lose_face(home: Path) -> None:
    (home / "5C.png").unlink()


def empty_face(home: Path) -> None:
    (home / "5C.png").write_bytes(b"")


def spoil_manifest(home: Path) -> None:
    (home / "tileset.json").write_text("{")


def lose_name(home: Path) -> None:
    manifest = json.loads((home / "tileset.json").read_text())
    (home / "tileset.json").write_text(json.dumps(manifest | {"name": 7}))


@pytest.mark.parametrize("spoil", [spoil_png, lose_face, empty_face, spoil_manifest, lose_name])
def test_a_damaged_set_is_named_and_set_aside(own: Path, spoil: object) -> None:
    set_id = own_sets(own).sets[0].id
    assert callable(spoil)
    spoil(own / set_id)
    shelf = own_sets(own)
    assert not shelf.sets
    assert [(fault.reason, fault.file) for fault in shelf.faults] == [(FaultReason.DAMAGED, set_id)]
    assert (own / shelf.faults[0].values["aside"]).is_dir()
    assert own_sets(own) == ((), ())


def test_a_set_whose_pictures_turn_out_damaged_can_be_set_aside(own: Path) -> None:
    set_id = own_sets(own).sets[0].id
    assert set_aside_set(own, set_id).values == {"aside": f"{set_id}.damaged-1"}
    assert own_sets(own) == ((), ())


def test_a_damaged_set_can_be_added_again(own: Path, tmp_path: Path) -> None:
    set_id = own_sets(own).sets[0].id
    spoil_png(own / set_id)
    assert converted(own, write_kmahjongg(tmp_path / "source")).id == set_id
    assert len(own_sets(own).sets) == 1


def test_what_was_left_half_done_goes_later(own: Path) -> None:
    for name in (".new-1", ".new-2", ".gone-1"):
        (own / name).mkdir()
        (own / name / "1C.png").touch()
    old = time.time() - LEFTOVER_AGE - 60
    os.utime(own / ".new-1", (old, old))
    own_sets(own)
    assert not (own / ".new-1").exists()
    assert not (own / ".gone-1").exists()
    assert (own / ".new-2").exists()


def test_strange_manifests_do_no_harm(own: Path) -> None:
    set_id = own_sets(own).sets[0].id
    path = own / set_id / "tileset.json"
    manifest = json.loads(path.read_text())
    source = {"kind": ["x"], "file": 5, "filled": ["1C", "zz", 4], "filler": "\x1b"}
    path.write_text(json.dumps(manifest | {"source": source, "author": "x" * 999}))
    one = read_own_set(own, set_id)
    assert (len(one.author), one.license, one.file, one.filled, one.filler) == (
        300,
        "GPL-2.0-or-later",
        "",
        ("1C",),
        "",
    )


@pytest.mark.parametrize(
    "texts", [{"fingerprint": "\ud800"}, {"name": "\ud800"}, {"author": "a\nb"}, {"license": None}, {"name": " "}]
)
def test_a_set_that_cannot_be_loaded_is_damaged(own: Path, texts: dict[str, object]) -> None:
    set_id = own_sets(own).sets[0].id
    path = own / set_id / "tileset.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | texts))
    shelf = own_sets(own)
    assert [fault.reason for fault in shelf.faults] == [FaultReason.DAMAGED]
    assert not shelf.sets


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders on Windows")
@pytest.mark.parametrize("name", ["tileset.json", "5C.png"])
def test_a_pipe_in_a_set_is_not_waited_for(own: Path, name: str) -> None:
    path = own / own_sets(own).sets[0].id / name
    path.unlink()
    os.mkfifo(path)
    assert [fault.reason for fault in own_sets(own).faults] == [FaultReason.DAMAGED]
