"""Each kind of damage to what the program comes with is noticed, and what is damaged is named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.self_test.check import Check
from mahjong_qt.self_test.runner import run_check
from mahjong_qt.self_test.shipped_checks import Shipped

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
PARTS = ("tiles", "sounds", "translations", "icons", "deals")


@pytest.fixture
def shipped(qapp: object, tmp_path: Path) -> Shipped:
    """A copy of all that the program comes with."""
    for part in PARTS:
        shutil.copytree(ROOT / "resources" / part, tmp_path / "resources" / part)
    shutil.copytree(ROOT / "layouts", tmp_path / "layouts")
    return Shipped(tmp_path / "resources", tmp_path / "layouts")


def complaint(check: Callable[[], str]) -> str:
    """What a check complains of, or nothing."""
    outcome = run_check(Check("check", check))
    return "" if outcome.passed else outcome.detail


def test_a_whole_copy_passes(shipped: Shipped) -> None:
    for check in (
        shipped.check_layouts,
        shipped.check_deals,
        shipped.check_tile_sets,
        shipped.check_sounds,
        shipped.check_translations,
        shipped.check_icons,
    ):
        assert complaint(check) == ""


@pytest.mark.parametrize("set_id", ["hong-kong", "riichi", "numbers"])
def test_a_face_that_is_missing(shipped: Shipped, set_id: str) -> None:
    (shipped.resources / "tiles" / set_id / "3B.svg").unlink()
    assert "3B.svg" in complaint(shipped.check_tile_sets)


@pytest.mark.parametrize("name", ["5C.svg", "5C-bold.svg"])
def test_a_face_on_which_nothing_is_drawn(shipped: Shipped, name: str) -> None:
    path = shipped.resources / "tiles" / "hong-kong" / name
    assert path.exists()
    path.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>')
    assert "5C is empty" in complaint(shipped.check_tile_sets)


def test_a_layout_that_is_broken(shipped: Shipped) -> None:
    (shipped.layouts / "fortress.json").write_text("{}")
    assert "fortress" in complaint(shipped.check_layouts)


def test_a_layout_that_is_missing(shipped: Shipped) -> None:
    (shipped.layouts / "fortress.json").unlink()
    assert "no such layout: fortress" in complaint(shipped.check_layouts)


def test_deals_that_are_missing(shipped: Shipped) -> None:
    path = shipped.resources / "deals" / "seeds.json"
    table = json.loads(path.read_bytes())
    del table["fortress"]
    path.write_text(json.dumps(table))
    assert "no deals for fortress" in complaint(shipped.check_layouts)
    path.unlink()
    assert "seeds.json" in complaint(shipped.check_layouts)


@pytest.mark.parametrize("name", ["campaign.json", "daily.json"])
def test_a_table_of_levels_or_days_that_is_missing(shipped: Shipped, name: str) -> None:
    (shipped.resources / "deals" / name).unlink()
    assert complaint(shipped.check_deals)


def test_a_sound_that_is_damaged(shipped: Shipped) -> None:
    (shipped.resources / "sounds" / "win.wav").write_bytes(b"RIFF")
    assert complaint(shipped.check_sounds)


def test_a_sound_that_is_missing(shipped: Shipped) -> None:
    (shipped.resources / "sounds" / "win.wav").unlink()
    assert "no sound for win" in complaint(shipped.check_sounds)


def test_a_translation_that_is_gone(shipped: Shipped) -> None:
    (shipped.resources / "translations" / "mahjong_qt_de.qm").unlink()
    assert "no translation" in complaint(shipped.check_translations)


def test_a_translation_that_translates_nothing(shipped: Shipped) -> None:
    folder = shipped.resources / "translations"
    shutil.copy(folder / "mahjong_qt_en.qm", folder / "mahjong_qt_de.qm")
    assert "de does not translate" in complaint(shipped.check_translations)


@pytest.mark.parametrize("ground", ["light", "dark"])
def test_an_icon_that_is_missing(shipped: Shipped, ground: str) -> None:
    (shipped.resources / "icons" / ground / "undo.svg").unlink()
    assert "undo.svg" in complaint(shipped.check_icons)


@pytest.mark.qt_log_ignore("Cannot read file|premature end|Cannot open file")
def test_an_icon_that_is_damaged(shipped: Shipped) -> None:
    (shipped.resources / "icons" / "dark" / "undo.svg").write_text("<svg")
    assert "dark/undo.svg" in complaint(shipped.check_icons)


@pytest.mark.parametrize("program", ["mahjong-qt", "mahjong-layout-editor"])
def test_an_icon_of_a_program_that_is_missing(shipped: Shipped, program: str) -> None:
    (shipped.resources / "icons" / "app" / f"{program}-48.png").unlink()
    assert f"no icon {program} of 48 pixels" in complaint(shipped.check_icons)
