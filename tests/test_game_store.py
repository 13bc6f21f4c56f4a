from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.mode import CLASSIC, SHISEN_SHO
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.save import SaveFault, capture, encode_save
from mahjong_qt.game_store import MAX_SAVE_BYTES, Damaged, GameStore, GameStores, Loaded, NothingSaved
from tests.engine.sample_games import Time, make_deal, play, row

if TYPE_CHECKING:
    from mahjong_qt.engine.save import SavedGame

DEAL = make_deal(row(6, gap=2), "E E E E N N")


def saved_after(moves: int) -> SavedGame:
    game = play(DEAL)
    for _ in range(moves):
        game.remove(game.board.pairs()[0])
    return capture(game, "six", Occasion("classic"), False)


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def refuse(*_: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied")


@pytest.fixture
def store(tmp_path: Path) -> GameStore:
    return GameStore(tmp_path / "game.json")


def test_nothing_is_saved_at_first(tmp_path: Path) -> None:
    assert GameStore(tmp_path / "new" / "game.json").load(Time()) == NothingSaved()
    assert names_in(tmp_path) == []


def test_what_was_saved_last_is_loaded(store: GameStore) -> None:
    for moves in (0, 2, 1):
        store.save(saved_after(moves))
        loaded = GameStore(store.path).load(Time())
        assert isinstance(loaded, Loaded)
        assert loaded.saved == saved_after(moves)
        assert loaded.game.moves_made == moves
    assert names_in(store.path.parent) == ["game.json"]


def test_the_folder_is_made_when_it_is_missing(tmp_path: Path) -> None:
    store = GameStore(tmp_path / "new" / "deep" / "game.json")
    store.save(saved_after(1))
    assert isinstance(store.load(Time()), Loaded)


def test_loading_changes_nothing(store: GameStore) -> None:
    store.save(saved_after(1))
    before = store.path.read_bytes()
    store.load(Time())
    assert store.path.read_bytes() == before
    assert names_in(store.path.parent) == ["game.json"]


def test_damaged_files_are_set_aside_each_under_a_name_of_its_own(store: GameStore) -> None:
    contents = [b"", b"first", encode_save(saved_after(2))[:-7], b"\xff\xfe", bytes(10_000)]
    for number, content in enumerate(contents, 1):
        store.path.write_bytes(content)
        damaged = store.load(Time())
        assert isinstance(damaged, Damaged)
        assert (damaged.path, damaged.fault) == (
            store.path.with_name(f"game.damaged-{number}.json"),
            SaveFault.NOT_OURS,
        )
        assert damaged.detail
        assert store.load(Time()) == NothingSaved()
        store.save(saved_after(1))
        assert isinstance(store.load(Time()), Loaded)
    kept = [store.path.with_name(f"game.damaged-{number}.json").read_bytes() for number in range(1, len(contents) + 1)]
    assert kept == contents


def test_a_step_that_cannot_happen_is_damage_with_its_place(store: GameStore) -> None:
    store.path.write_bytes(encode_save(saved_after(1)).replace(b'["pair",0.0,0,1]', b'["pair",0.0,0,4]'))
    damaged = store.load(Time())
    assert isinstance(damaged, Damaged)
    assert damaged.fault is SaveFault.BAD_EVENT
    assert "events[0]" in damaged.detail
    assert damaged.path.exists()


def test_a_newer_version_is_kept_and_named(store: GameStore) -> None:
    newer = encode_save(saved_after(1)).replace(b'"version":3', b'"version":4')
    store.path.write_bytes(newer)
    damaged = store.load(Time())
    assert isinstance(damaged, Damaged)
    assert damaged.fault is SaveFault.NEWER_VERSION
    assert damaged.path.read_bytes() == newer
    assert damaged.path != store.path


def test_a_folder_in_place_of_the_file_is_set_aside_with_what_it_holds(store: GameStore) -> None:
    store.path.mkdir()
    (store.path / "letter").write_text("mine")
    damaged = store.load(Time())
    assert isinstance(damaged, Damaged)
    assert (damaged.path / "letter").read_text() == "mine"
    store.save(saved_after(1))
    assert isinstance(store.load(Time()), Loaded)


def test_a_file_that_is_too_large_is_set_aside_without_being_read(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with store.path.open("wb") as file:
        file.truncate(MAX_SAVE_BYTES + 1)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    damaged = store.load(Time())
    assert isinstance(damaged, Damaged)
    assert damaged.fault is SaveFault.NOT_OURS
    assert str(MAX_SAVE_BYTES) in damaged.detail


def test_a_file_that_cannot_be_read_is_set_aside(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save(saved_after(2))
    content = store.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        damaged = store.load(Time())
    assert isinstance(damaged, Damaged)
    assert "Permission denied" in damaged.detail
    assert damaged.path.read_bytes() == content


def test_a_file_that_can_be_neither_read_nor_set_aside_is_never_written_over(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(saved_after(2))
    content = store.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        patch.setattr("mahjong_qt.game_store.set_aside", refuse)
        damaged = store.load(Time())
        assert isinstance(damaged, Damaged)
        assert damaged.path == store.path
        with pytest.raises(PermissionError):
            store.save(saved_after(0))
    assert store.path.read_bytes() == content
    store.save(saved_after(0))
    assert store.path.with_name("game.damaged-1.json").read_bytes() == content
    store.save(saved_after(1))
    loaded = store.load(Time())
    assert isinstance(loaded, Loaded)
    assert loaded.game.moves_made == 1
    assert names_in(store.path.parent) == ["game.damaged-1.json", "game.json"]


def test_a_file_that_was_in_the_way_and_is_gone_holds_nothing_up(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.path.write_bytes(b"damaged")
    with monkeypatch.context() as patch:
        patch.setattr("mahjong_qt.game_store.set_aside", refuse)
        store.load(Time())
    store.path.unlink()
    store.save(saved_after(1))
    assert isinstance(store.load(Time()), Loaded)


def test_a_save_that_fails_leaves_the_one_before_and_nothing_else(
    store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(saved_after(1))
    before = store.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        with pytest.raises(PermissionError):
            store.save(saved_after(2))
    assert store.path.read_bytes() == before
    assert names_in(store.path.parent) == ["game.json"]


def test_sync_forces_the_file_to_the_disk_and_tidies_up(store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_ino))
    store.sync()
    assert synced == []
    store.save(saved_after(1))
    store.path.with_name(".game.json.k1ll3d").write_bytes(b"half")
    store.path.with_name(".settings.json.other").write_bytes(b"not ours")
    store.sync()
    backup = store.path.with_name("game.backup.json")
    assert synced == [store.path.stat().st_ino, backup.stat().st_ino]
    assert backup.read_bytes() == store.path.read_bytes()
    assert names_in(store.path.parent) == [".settings.json.other", "game.backup.json", "game.json"]


@pytest.mark.parametrize("content", [None, b"", b"{", b"\0" * 4096])
def test_the_backup_stands_in_for_a_lost_or_damaged_game(store: GameStore, content: bytes | None) -> None:
    store.save(saved_after(1))
    store.sync()
    store.save(saved_after(2))
    if content is None:
        store.path.unlink()
        loaded = store.load(Time())
    else:
        store.path.write_bytes(content)
        damaged = store.load(Time())
        assert isinstance(damaged, Damaged)
        assert damaged.path.read_bytes() == content
        assert damaged.earlier is not None
        loaded = damaged.earlier
    assert isinstance(loaded, Loaded)
    assert loaded.saved == saved_after(1)


def test_a_damaged_backup_is_set_aside_too(store: GameStore) -> None:
    backup = store.path.with_name("game.backup.json")
    store.path.parent.mkdir(parents=True, exist_ok=True)
    store.path.write_bytes(b"{")
    backup.write_bytes(b"[")
    damaged = store.load(Time())
    assert isinstance(damaged, Damaged)
    assert damaged.earlier is None
    assert names_in(store.path.parent) == ["game.backup.damaged-1.json", "game.damaged-1.json"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no named pipes in folders")
def test_a_pipe_in_place_of_the_file_does_not_hold_up_the_start(store: GameStore) -> None:
    store.path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(store.path)
    damaged = store.load(Time())
    assert isinstance(damaged, Damaged)
    assert names_in(store.path.parent) == ["game.damaged-1.json"]


def test_a_file_in_place_of_the_folder_holds_no_game(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"")
    assert GameStore(tmp_path / "folder" / "game.json").load(Time()) == NothingSaved()


def test_a_game_of_another_mode_is_none_of_the_file_and_is_set_aside(tmp_path: Path) -> None:
    stores = GameStores(tmp_path)
    stores.save(saved_after(1))
    foreign = stores.of(CLASSIC).path.read_bytes()
    stores.of(SHISEN_SHO).path.write_bytes(foreign)
    opened = stores.of(SHISEN_SHO).open(Time())
    assert (opened.going_on, opened.finished) == (None, None)
    assert opened.damaged is not None
    assert opened.damaged.path.read_bytes() == foreign
    assert stores.of(CLASSIC).open(Time()).going_on is not None


def test_the_game_of_each_mode_is_forced_to_the_disk_also_when_the_other_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise OSError(5, "Input/output error")

    synced: list[str] = []
    stores = GameStores(tmp_path)
    stores.save(saved_after(1))
    stores.save(saved_after(1)._replace(mode=SHISEN_SHO))
    monkeypatch.setattr(stores.of(CLASSIC), "sync", refuse)
    monkeypatch.setattr(stores.of(SHISEN_SHO), "sync", lambda: synced.append(SHISEN_SHO))
    with pytest.raises(OSError, match="Input/output error"):
        stores.sync()
    assert synced == [SHISEN_SHO]
    monkeypatch.setattr(stores.of(CLASSIC), "sync", lambda: synced.append(CLASSIC))
    stores.sync()
    assert synced == [SHISEN_SHO, CLASSIC]
