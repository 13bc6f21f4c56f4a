"""Apps of macOS are looked at before anybody gets them."""

from __future__ import annotations

import plistlib
import struct
from typing import TYPE_CHECKING

import pytest

from makers.macos.info_plist import LAYOUT_ICON, info_plist
from makers.macos.macho import MachOError, Slice, is_macho, read_slices
from makers.macos.structure import OLD_SYMBOLS, architecture_of, check_app
from makers.steps import PackagingError
from tests.packaging.macho_files import (
    ARM64,
    LIBRARY,
    LIBSYSTEM,
    PLUGIN,
    PROGRAM,
    X86_64,
    make_app,
    old_thin,
    thin,
    wide,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LIBRARY_PATH = "Contents/Frameworks/PySide6/QtCore.abi3.so"
GAME_PATH = "Contents/MacOS/mahjong-qt"


def test_reads_a_library_for_two_processors(tmp_path: Path) -> None:
    parts = wide((X86_64, old_thin(oldest=(10, 9))), (ARM64, thin(PLUGIN, symbols=["_malloc"], weak=["_newest"])))
    path = write(tmp_path / "x", parts)
    intel, arm = read_slices(path)
    assert intel == Slice("x86_64", LIBRARY, (10, 9), frozenset())
    assert arm == Slice("arm64", PLUGIN, (11, 0), frozenset({"_malloc"}))


def test_symbols_of_our_own_libraries_do_not_count(tmp_path: Path) -> None:
    path = write(tmp_path / "x", thin(symbols=["_qt"], library="@rpath/QtCore"))
    assert read_slices(path)[0].system_symbols == frozenset()


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (thin(), True),
        (wide((ARM64, thin())), True),
        (b"\xca\xfe\xba\xbe\0\0\0\x41", False),
        (b"\xca\xfe\xba\xbe", False),
        (b"#!/bin/sh\n", False),
        (b"", False),
    ],
)
def test_code_is_known_by_its_head(tmp_path: Path, data: bytes, expected: bool) -> None:
    assert is_macho(write(tmp_path / "x", data)) is expected


@pytest.mark.parametrize("data", [thin()[:40], wide((ARM64, thin()))[:4100], thin()[:32] + bytes(200)])
def test_damaged_code_is_told(tmp_path: Path, data: bytes) -> None:
    with pytest.raises(MachOError, match="damaged"):
        read_slices(write(tmp_path / "x", data))


def test_a_good_app_passes(tmp_path: Path) -> None:
    check_app(make_app(tmp_path))


def test_an_app_runs_on_what_all_of_it_runs_on(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    assert architecture_of(app) == "arm64"
    for path in [path for path in app.rglob("*") if path.is_file() and not path.is_symlink() and is_macho(path)]:
        write(path, wide((ARM64, thin()), (X86_64, old_thin())))
    assert architecture_of(app) == "universal2"
    write(app / LIBRARY_PATH, thin(processor=7))
    with pytest.raises(PackagingError, match="no processor"):
        architecture_of(app)


def test_a_library_for_a_newer_system_passes_while_it_takes_old_things_only(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    old = OLD_SYMBOLS.read_text(encoding="utf-8").split()
    write(app / LIBRARY_PATH, thin(PLUGIN, oldest=(15, 0), symbols=old, weak=["_only_there_since_15"]))
    check_app(app)


def remove(path: str) -> Callable[[Path], object]:
    return lambda app: (app / path).unlink()


def put(path: str, data: bytes) -> Callable[[Path], object]:
    return lambda app: write(app / path, data)


def link(path: str, target: str) -> Callable[[Path], object]:
    return lambda app: (app / path).symlink_to(target)


def without_type(app: Path) -> None:
    entries = info_plist()
    del entries["UTExportedTypeDeclarations"]
    write(app / "Contents/Info.plist", plistlib.dumps(entries))


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (remove("Contents/Info.plist"), "Info.plist cannot be read"),
        (put("Contents/Info.plist", b"<plist"), "Info.plist cannot be read"),
        (without_type, "UTExportedTypeDeclarations is None"),
        (remove(GAME_PATH), "the program mahjong-qt is missing"),
        (put(GAME_PATH, b"#!/bin/sh\n"), "mahjong-qt is no program"),
        (put(GAME_PATH, thin(LIBRARY)), "mahjong-qt is no program"),
        (lambda app: (app / GAME_PATH).chmod(0o644), "mahjong-qt may not be executed"),
        (put("Contents/MacOS/extra", b""), "extra is no program of ours"),
        (remove(f"Contents/Resources/{LAYOUT_ICON}"), f"the icon {LAYOUT_ICON} is missing"),
        (put(f"Contents/Resources/{LAYOUT_ICON}", b"\x89PNG"), f"the icon {LAYOUT_ICON} is missing"),
        (put("README", b""), "README may not lie there"),
        (put("Contents/Other/x", b""), "Contents/Other may not lie there"),
        (put("Contents/Frameworks/a.txt", b"x"), "a.txt is no code and belongs in Resources"),
        (put("Contents/Frameworks/python3.13/a.so", thin()), "python3.13: codesign takes a folder with a point"),
        (put("Contents/Resources/a.so", thin()), "a.so is code, which is not signed in Resources"),
        (link("Contents/Frameworks/a", "/usr/lib"), "the link Contents/Frameworks/a leads out of the app"),
        (link("Contents/Frameworks/a", "../../../b"), "the link Contents/Frameworks/a leads out of the app"),
        (link("Contents/Frameworks/a", "nowhere"), "the link Contents/Frameworks/a leads nowhere"),
        (put(LIBRARY_PATH, thin(oldest=None)), "names no system"),
        (put(GAME_PATH, thin(PROGRAM, oldest=(14, 0))), "mahjong-qt (arm64) needs macOS 14.0"),
        (put(LIBRARY_PATH, thin(oldest=(13, 3), symbols=["_newest"])), "(arm64) needs macOS 13.3 for _newest"),
        (put(LIBRARY_PATH, thin()[:50]), "is damaged"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, spoil: Callable[[Path], object], words: str) -> None:
    app = make_app(tmp_path)
    spoil(app)
    with pytest.raises(PackagingError) as caught:
        check_app(app)
    assert words in str(caught.value)


def test_everything_is_told_at_once(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    (app / GAME_PATH).unlink()
    write(app / "README", b"")
    with pytest.raises(PackagingError) as caught:
        check_app(app)
    assert len(str(caught.value).splitlines()) == 3


def test_a_folder_that_is_no_app_is_told(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="is no app"):
        check_app(tmp_path)


def test_the_made_up_files_are_laid_out_as_apple_says() -> None:
    magic, processor, _, kind = struct.unpack_from("<4I", thin(PROGRAM))
    assert (magic, processor, kind) == (0xFEEDFACF, ARM64, PROGRAM)
    assert LIBSYSTEM.encode() in thin()
