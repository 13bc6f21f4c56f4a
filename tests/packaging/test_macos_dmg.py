"""The disk image: its picture, its window, and who makes it. Making one needs a Mac."""

from __future__ import annotations

import runpy
import sys
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from makers import product
from makers.macos import numpy_wheel
from makers.macos.dmg import SETTINGS, dmg_command, dmg_path, make_dmg
from makers.macos.dmg_background import (
    APPLICATIONS_PLACE,
    GAME_PLACE,
    ICON_SIZE,
    WINDOW,
    draw_background,
    write_background,
)
from makers.macos.info_plist import GAME_ICON
from makers.steps import PackagingError
from tests.packaging.macho_files import make_app

if TYPE_CHECKING:
    from pathlib import Path

READABLE = 4.4
"""Contrast; the most that one colour can have with black and with white at once is 4.58."""


def settings_for(app: Path, background: Path) -> dict[str, Any]:
    """The settings, read as dmgbuild reads them."""
    return runpy.run_path(str(SETTINGS), {"defines": {"app": str(app), "background": str(background)}})


def luminance(pixel: tuple[int, int, int]) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [value / 255 for value in pixel]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_picture_is_there_for_both_kinds_of_screens(tmp_path: Path) -> None:
    path = write_background(tmp_path)
    with Image.open(path) as plain, Image.open(tmp_path / "background@2x.png") as double:
        assert plain.size == WINDOW
        assert double.size == (2 * WINDOW[0], 2 * WINDOW[1])


@pytest.mark.parametrize("place", [GAME_PLACE, APPLICATIONS_PLACE])
def test_names_of_icons_can_be_read_in_black_and_in_white(place: tuple[int, int]) -> None:
    picture = draw_background(1)
    top = place[1] + ICON_SIZE // 2
    zone = picture.crop((place[0] - 80, top, place[0] + 80, top + 40))
    for pixel in {zone.getpixel((x, y)) for x in range(zone.width) for y in range(zone.height)}:
        assert isinstance(pixel, tuple)
        light = luminance((int(pixel[0]), int(pixel[1]), int(pixel[2])))
        assert (light + 0.05) / 0.05 >= READABLE
        assert 1.05 / (light + 0.05) >= READABLE


def test_the_arrow_stands_between_the_icons() -> None:
    picture = draw_background(1).convert("L")
    bright = [x for x in range(WINDOW[0]) if int(str(picture.getpixel((x, GAME_PLACE[1])))) > 200]
    half = ICON_SIZE // 2
    assert GAME_PLACE[0] + half < min(bright) < max(bright) < APPLICATIONS_PLACE[0] - half


def test_the_window_shows_the_app_and_the_folder_for_it(tmp_path: Path) -> None:
    app, background = make_app(tmp_path), write_background(tmp_path)
    settings = settings_for(app, background)
    assert settings["files"] == [str(app)]
    assert settings["symlinks"] == {"Applications": "/Applications"}
    assert set(settings["icon_locations"]) == {app.name, "Applications"}
    assert settings["icon"] == str(app / "Contents" / "Resources" / GAME_ICON)
    assert settings["background"] == str(background)
    assert settings["window_rect"][1][0] == WINDOW[0]


def test_the_image_is_named_after_version_and_processor(tmp_path: Path) -> None:
    assert dmg_path(make_app(tmp_path)) == product.DIST / f"mahjong-qt-{product.VERSION}-macos-arm64.dmg"


def test_dmgbuild_is_told_everything(tmp_path: Path) -> None:
    command = dmg_command(tmp_path / "A b.app", tmp_path / "background.png", tmp_path / "x.dmg")
    assert command[:5] == [sys.executable, "-m", "dmgbuild", "-s", str(SETTINGS)]
    assert f"app={tmp_path / 'A b.app'}" in command
    assert command[-2:] == [product.TITLE, str(tmp_path / "x.dmg")]


@pytest.mark.skipif(sys.platform == "darwin", reason="there it is made")
def test_other_systems_refuse(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="macOS only"):
        make_dmg(make_app(tmp_path))
    with pytest.raises(PackagingError, match="Only macOS"):
        numpy_wheel.install_oldest_numpy()


def test_the_wheel_of_numpy_is_pinned_and_for_the_oldest_system(tmp_path: Path) -> None:
    pins = numpy_wheel.pins_of("numpy", numpy_wheel.PINS.read_text(encoding="utf-8"))
    heads = [line for line in pins.splitlines() if not line.startswith(" ")]
    assert heads
    assert all(line.startswith("numpy==") for line in heads)
    assert pins.count("--hash=sha256:") > len(heads)
    command = numpy_wheel.install_command(tmp_path / "pins.txt", tmp_path, "arm64")
    assert "--platform=macosx_13_0_arm64" in command
    assert "--require-hashes" in command


def test_a_package_without_a_pin_is_told() -> None:
    with pytest.raises(PackagingError, match="nothing has no pin"):
        numpy_wheel.pins_of("nothing", "other==1 \\\n    --hash=sha256:00\n")
