from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from editor.editor_settings import EditorSettings, EditorSettingsStore
from mahjong_qt.settings import Appearance, Settings, WindowPlace, read_settings

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "editor.json"


def test_without_a_file_there_are_the_defaults(path: Path) -> None:
    assert EditorSettingsStore(path).settings == EditorSettings()
    # nothing is written before something changes
    assert not path.parent.exists()


def test_what_is_changed_is_there_the_next_time(path: Path) -> None:
    place = WindowPlace(1200, 700, is_maximized=True)
    changed = EditorSettings(place, "AAAA", is_grid_shown=False, has_seen_tip=True, folder="some folder")
    EditorSettingsStore(path).change(**changed._asdict())
    assert EditorSettingsStore(path).settings == changed


def test_a_change_is_told_once(path: Path) -> None:
    store = EditorSettingsStore(path)
    told: list[EditorSettings] = []
    store.changed.connect(told.append)
    store.change(has_seen_tip=True)
    store.change(has_seen_tip=True)
    assert told == [EditorSettings(has_seen_tip=True)]
    with pytest.raises(TypeError, match="colour"):
        store.change(colour="red")


def test_unknown_keys_survive(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"of_a_later_version": [1], "folder": "old"}')
    EditorSettingsStore(path).change(folder="new")
    assert json.loads(path.read_text()) == {"of_a_later_version": [1], "folder": "new"}


def test_two_editors_keep_what_the_other_one_wrote(path: Path) -> None:
    one, other = EditorSettingsStore(path), EditorSettingsStore(path)
    one.change(folder="mine")
    other.change(has_seen_tip=True)
    assert EditorSettingsStore(path).settings == EditorSettings(folder="mine", has_seen_tip=True)


@pytest.mark.parametrize(
    "values",
    [
        {"folder": 1},
        {"has_seen_tip": 1},
        {"is_grid_shown": "yes"},
        {"window": [3, 4]},
        {"window": {"width": 300}},
        {"window": {"width": True, "height": 300}},
        {"window": {"width": 0, "height": 300}},
        {"window": {"width": 300, "height": 10**9}},
    ],
)
def test_a_value_of_the_wrong_kind_gives_way_to_its_default(path: Path, values: dict[str, object]) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps(values))
    store = EditorSettingsStore(path)
    assert store.settings == EditorSettings()
    assert store.damaged is None


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"folder": NaN}'])
def test_a_damaged_file_is_set_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    store = EditorSettingsStore(path)
    assert store.damaged == path.with_name("editor.damaged-1.json")
    assert store.damaged.read_bytes() == content
    store.change(folder="new")
    assert EditorSettingsStore(path).settings == EditorSettings(folder="new")


def test_a_write_that_fails_is_told(path: Path) -> None:
    path.parent.write_text("a file where a folder should be")
    store = EditorSettingsStore(path)
    told: list[OSError] = []
    store.write_failed.connect(told.append)
    store.change(has_seen_tip=True)
    assert len(told) == 1
    assert store.settings.has_seen_tip


def test_the_settings_of_the_game_are_only_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert read_settings(path) == Settings()
    path.write_text('{"appearance": "dark", "language": 7, "motion": false}')
    before = path.stat()
    assert read_settings(path) == Settings(appearance=Appearance.DARK, motion=False)
    assert path.stat() == before


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"[]", b'{"motion": NaN}'])
def test_damaged_settings_of_the_game_are_left_to_the_game(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert read_settings(path) == Settings()
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]
    assert path.read_bytes() == content
