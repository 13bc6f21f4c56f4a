from __future__ import annotations

import errno
import json
import os
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.art.tile_style import Corner, FaceColour, Relief
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.settings import Appearance, Settings, SettingsStore, WindowPlace

if TYPE_CHECKING:
    from pathlib import Path

OTHERS: dict[str, Any] = {
    "language": "de",
    "appearance": Appearance.DARK,
    "darken_blocked": False,
    "highlight_free": True,
    "motion": False,
    "show_clock": False,
    "ask_before_leaving": False,
    "layout_id": "cross",
    "deal_wish": DealWish.AS_IT_FALLS,
    "show_light": False,
    "warn_early": False,
    "has_taken_pair": True,
    "mode": "shisen-sho",
    "field_id": "shisen-14x6",
    "field_wish": DealWish.HARD,
    "has_gravity": True,
    "has_met_shisen": True,
    "easy_layout": "turtle",
    "challenge_layout": "cross",
    "zen_layout": "pyramid",
    "pure_layout": "arena",
    "pure_wish": DealWish.AS_IT_FALLS,
    "show_light_always": True,
    "show_figures_always": True,
    "tile_set": "riichi",
    "back": "#12ab9f",
    "face": FaceColour.DARK,
    "relief": Relief.FLAT,
    "corner": Corner.LOWER_LEFT,
    "background": "walnut",
    "background_picture": "/pictures/sea.jpg",
    "show_tray": True,
    "sound": False,
    "volume": 0,
    "window": WindowPlace(1200, 800, is_maximized=True),
}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_bytes())
    return content


def test_without_a_file_the_defaults_are_in_force_and_nothing_is_written(path: Path) -> None:
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert store.damaged is None
    assert not path.parent.exists()


def test_the_sample_of_other_values_names_every_setting() -> None:
    assert {name: getattr(Settings(), name) for name in Settings._fields}.keys() == OTHERS.keys()


@pytest.mark.parametrize("name", OTHERS)
def test_every_setting_is_in_force_at_once_and_at_the_next_start(path: Path, name: str) -> None:
    store = SettingsStore(path)
    store.change(**{name: OTHERS[name]})
    assert getattr(store.settings, name) == OTHERS[name]
    after = SettingsStore(path).settings
    assert after == store.settings
    assert after != Settings()


def test_a_change_tells_everybody_once_with_the_new_settings(path: Path) -> None:
    store = SettingsStore(path)
    told: list[Settings] = []
    store.changed.connect(told.append)
    store.change(motion=False, show_clock=False)
    assert told == [Settings(motion=False, show_clock=False)]


def test_a_change_to_the_same_value_is_no_change(path: Path) -> None:
    store = SettingsStore(path)
    told: list[Settings] = []
    store.changed.connect(told.append)
    store.change(motion=True)
    assert told == []
    assert not path.exists()


def test_an_unknown_setting_is_refused_and_changes_nothing(path: Path) -> None:
    store = SettingsStore(path)
    with pytest.raises(TypeError):
        store.change(motion=False, loudness=11)
    assert store.settings == Settings()
    assert not path.exists()


def test_only_what_was_changed_is_written(path: Path) -> None:
    SettingsStore(path).change(motion=False)
    assert read(path) == {"motion": False}


def test_unknown_keys_survive_a_load_and_a_save(path: Path) -> None:
    write(path, '{"future": {"deep": [1, null, "x"]}, "motion": false, "другое": 1.5}')
    SettingsStore(path).change(show_clock=False)
    SettingsStore(path).change(motion=True)
    assert read(path) == {"future": {"deep": [1, None, "x"]}, "motion": True, "другое": 1.5, "show_clock": False}


def test_a_value_that_was_not_understood_survives_until_its_key_is_changed(path: Path) -> None:
    write(path, '{"appearance": "sepia", "motion": false}')
    store = SettingsStore(path)
    store.change(show_clock=False)
    assert read(path)["appearance"] == "sepia"
    store.change(appearance=Appearance.LIGHT)
    assert read(path)["appearance"] == "light"


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("language", 3),
        ("language", None),
        ("appearance", "sepia"),
        ("appearance", True),
        ("darken_blocked", "yes"),
        ("highlight_free", 1),
        ("motion", None),
        ("show_clock", []),
        ("ask_before_leaving", {}),
        ("layout_id", ["turtle"]),
        ("deal_wish", "impossible"),
        ("deal_wish", ["easy"]),
        ("show_light", 1),
        ("warn_early", "no"),
        ("has_taken_pair", 1),
        ("back", "blue"),
        ("back", "#12345"),
        ("back", "#12345g"),
        ("back", "#-1234f"),
        ("back", "#1_2_34"),
        ("back", 0x123456),
        ("face", "pink"),
        ("relief", None),
        ("corner", "upper left"),
        ("tile_set", 3),
        ("background", None),
        ("sound", 1),
        ("volume", True),
        ("volume", 101),
        ("volume", -1),
        ("volume", 50.0),
        ("window", [1, 2]),
        ("window", {"width": 100}),
        ("window", {"width": "100", "height": 100}),
        ("window", {"width": 10**12, "height": 100}),
        ("window", {"width": 100, "height": -1}),
    ],
)
def test_a_wrong_type_gives_way_to_its_default_and_the_others_stay(path: Path, name: str, wrong: object) -> None:
    other = "motion" if name != "motion" else "show_clock"
    write(path, json.dumps({other: False, name: wrong}))
    store = SettingsStore(path)
    assert getattr(store.settings, name) == getattr(Settings(), name)
    assert getattr(store.settings, other) is False
    assert store.damaged is None


@given(content=st.dictionaries(st.sampled_from([*OTHERS, "future"]), json_values))
def test_whatever_the_values_are_the_settings_have_the_right_types(
    tmp_path_factory: pytest.TempPathFactory, content: dict[str, Any]
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    write(path, json.dumps(content))
    settings = SettingsStore(path).settings
    assert all(isinstance(getattr(settings, name), type(OTHERS[name])) for name in OTHERS if name != "window")
    assert settings.window is None or isinstance(settings.window, WindowPlace)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1, 2]", b"null", b'"text"', b"\xff\xfe{}", b"\0" * 100, b'{"motion": false', b"[" * 100_000],
    ids=["empty", "cut", "list", "null", "text", "not UTF-8", "zeros", "no end", "deep"],
)
def test_a_damaged_file_is_set_aside_whole(path: Path, content: bytes) -> None:
    write(path, content)
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert store.damaged == path.with_name("settings.damaged-1.json")
    assert store.damaged.read_bytes() == content
    assert not path.exists()


def test_each_damaged_file_gets_a_name_of_its_own(path: Path) -> None:
    asides = []
    for content in (b"first", b"second", b"third"):
        write(path, content)
        asides.append(SettingsStore(path).damaged)
    assert [aside.read_bytes() for aside in asides if aside] == [b"first", b"second", b"third"]


def test_after_damage_changes_are_kept_again(path: Path) -> None:
    write(path, b"{")
    SettingsStore(path).change(motion=False)
    store = SettingsStore(path)
    assert store.settings.motion is False
    assert store.damaged is None


def test_a_damaged_file_that_cannot_be_renamed_is_named_where_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, b"{")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert store.damaged == path
    assert path.read_bytes() == b"{"


def test_a_folder_in_the_place_of_the_file_does_not_stop_the_start(path: Path) -> None:
    path.mkdir(parents=True)
    assert SettingsStore(path).settings == Settings()


def test_a_failed_write_is_told_and_the_setting_is_in_force(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SettingsStore(path).change(motion=False)
    before = path.read_bytes()
    store = SettingsStore(path)
    errors: list[OSError] = []
    told: list[Settings] = []
    store.write_failed.connect(errors.append)
    store.changed.connect(told.append)

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    store.change(show_clock=False)
    assert [error.errno for error in errors] == [errno.ENOSPC]
    assert told == [Settings(motion=False, show_clock=False)]
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_what_a_failed_write_missed_is_written_with_the_next(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SettingsStore(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(errno.EIO, "error")))
        store.change(show_clock=False)
    store.change(motion=False)
    assert read(path) == {"show_clock": False, "motion": False}


def test_the_file_can_be_read_by_people(path: Path) -> None:
    SettingsStore(path).change(language="de", window=WindowPlace(800, 600))
    text = path.read_text("utf-8")
    assert text.count("\n") > 3
    assert text.endswith("}\n")
