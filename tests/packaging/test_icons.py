"""Icons: the pictures, and the files for Windows and macOS, read back size by size."""

from __future__ import annotations

import io
import struct
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PIL.IcoImagePlugin import IcoImageFile

from mahjong_qt.art.icons import APP_ICON_SIZES
from makers import icons
from makers.steps import PackagingError
from resources.source import program_icons

NAMES = (icons.GAME_ICON, icons.EDITOR_ICON, icons.LAYOUT_ICON)
OLD_ENTRIES = {16: (b"is32", b"s8mk"), 32: (b"il32", b"l8mk"), 48: (b"ih32", b"h8mk")}


def drawn(name: str, size: int) -> Image.Image:
    with Image.open(icons.FOLDER / f"{name}-{size}.png") as image:
        return image.convert("RGBA")


def is_same(one: Image.Image, other: Image.Image) -> bool:
    return (
        one.size == other.size and ImageChops.difference(one.convert("RGBA"), other).getbbox(alpha_only=False) is None
    )


def icns_entries(path: Path) -> dict[bytes, bytes]:
    content = path.read_bytes()
    kind, length = struct.unpack(">4sI", content[:8])
    assert (kind, length) == (b"icns", len(content))
    entries, place = {}, 8
    while place < length:
        kind, size = struct.unpack(">4sI", content[place : place + 8])
        entries[kind] = content[place + 8 : place + size]
        place += size
    return entries


def test_sizes_are_those_of_the_program() -> None:
    assert icons.SIZES == APP_ICON_SIZES


@pytest.mark.parametrize("name", sorted(program_icons.DRAWINGS))
def test_drawings_are_current(name: str) -> None:
    committed = (icons.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert committed == program_icons.DRAWINGS[name]()
    assert ElementTree.fromstring(committed).get("viewBox") == "0 0 512 512"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", icons.SIZES)
def test_pictures_fill_their_size_and_are_clear_at_the_edge(name: str, size: int) -> None:
    picture = drawn(name, size)
    assert picture.size == (size, size)
    left, top, right, bottom = picture.getchannel("A").getbbox() or (0, 0, 0, 0)
    assert right - left > 0.7 * size
    assert bottom - top > 0.9 * size
    assert picture.getpixel((0, size - 1)) == (0, 0, 0, 0)


@pytest.mark.parametrize("size", icons.SIZES)
def test_icons_differ(size: int) -> None:
    assert len({drawn(name, size).tobytes() for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_icon_for_windows_holds_every_size(name: str, tmp_path: Path) -> None:
    target = tmp_path / "new folder" / "x.ico"
    icons.write_ico(name, target)
    with Image.open(target) as image:
        assert image.info["sizes"] == {(size, size) for size in icons.ICO_SIZES}
    for size in icons.ICO_SIZES:
        with Image.open(target) as image:
            assert isinstance(image, IcoImageFile)
            image.size = (size, size)
            image.load()
            assert is_same(image, drawn(name, size))


@pytest.mark.parametrize("name", NAMES)
def test_icon_for_macos_holds_every_size(name: str, tmp_path: Path) -> None:
    target = tmp_path / "new folder" / "x.icns"
    icons.write_icns(name, target)
    entries = icns_entries(target)
    for kind, size in icons.ICNS_PICTURES.items():
        with Image.open(io.BytesIO(entries[kind])) as image:
            assert is_same(image, drawn(name, size))
    with Image.open(target) as image:
        sizes = set(image.info["sizes"])
    points = {(16, 1), (32, 1), (48, 1), (128, 1), (256, 1), (512, 1), (16, 2), (32, 2), (128, 2), (256, 2)}
    assert sizes == {(size, size, scale) for size, scale in points}


@pytest.mark.parametrize("size", sorted(OLD_ENTRIES))
def test_small_sizes_for_macos_keep_every_pixel(size: int, tmp_path: Path) -> None:
    icons.write_icns(icons.LAYOUT_ICON, tmp_path / "x.icns")
    entries = icns_entries(tmp_path / "x.icns")
    colours, mask = (entries[kind] for kind in OLD_ENTRIES[size])
    # nothing else in it that a reader could take instead
    pairs = zip(OLD_ENTRIES[size], (colours, mask), strict=True)
    only = b"".join(struct.pack(">4sI", kind, 8 + len(data)) + data for kind, data in pairs)
    with Image.open(io.BytesIO(struct.pack(">4sI", b"icns", 8 + len(only)) + only)) as image:
        image.load()
        assert is_same(image, drawn(icons.LAYOUT_ICON, size))


def test_missing_icon_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="no-such-icon-16"):
        icons.write_ico("no-such-icon", tmp_path / "x.ico")
    assert not (tmp_path / "x.ico").exists()
