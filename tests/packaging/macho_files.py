"""Writes programs, libraries and apps for macOS that have heads like real ones and nothing else in them."""

from __future__ import annotations

import plistlib
import struct
from typing import TYPE_CHECKING

from makers import product
from makers.macos.info_plist import GAME_ICON, LAYOUT_ICON, info_plist

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PROGRAM, LIBRARY, PLUGIN = 2, 6, 8
ARM64, X86_64 = 0x0100000C, 0x01000007
LIBSYSTEM = "/usr/lib/libSystem.B.dylib"


def thin(
    kind: int = LIBRARY,
    *,
    processor: int = ARM64,
    oldest: tuple[int, int] | None = (11, 0),
    symbols: Sequence[str] = (),
    library: str = LIBSYSTEM,
    weak: Sequence[str] = (),
) -> bytes:
    """A file for one processor; the symbols are those that it wants from the library."""
    commands = [] if oldest is None else [struct.pack("<6I", 0x32, 24, 1, oldest[0] << 16 | oldest[1] << 8, 0, 0)]
    name = library.encode().ljust(48, b"\0")
    commands.append(struct.pack("<6I", 0xC, 24 + len(name), 24, 0, 0, 0) + name)
    start = 32 + sum(map(len, commands)) + 24
    texts, table = b"\0", b""
    for symbol in (*symbols, *weak):
        table += struct.pack("<IBBHQ", len(texts), 1, 0, 1 << 8 | (0x40 if symbol in weak else 0), 0)
        texts += symbol.encode() + b"\0"
    commands.append(struct.pack("<6I", 2, 24, start, len(table) // 16, start + len(table), len(texts)))
    content = b"".join(commands)
    head = struct.pack("<8I", 0xFEEDFACF, processor, 0, kind, len(commands), len(content), 0, 0)
    return head + content + table + texts


def old_thin(kind: int = LIBRARY, *, oldest: tuple[int, int] = (10, 13)) -> bytes:
    """A file for Intel with the older load command."""
    command = struct.pack("<4I", 0x24, 16, oldest[0] << 16 | oldest[1] << 8, 0)
    return struct.pack("<8I", 0xFEEDFACF, X86_64, 0, kind, 1, 16, 0, 0) + command


def wide(*parts: tuple[int, bytes]) -> bytes:
    """A file for several processors."""
    place, table, content = 4096, b"", b""
    for processor, data in parts:
        table += struct.pack(">5I", processor, 0, place + len(content), len(data), 12)
        content += data
    return (struct.pack(">2I", 0xCAFEBABE, len(parts)) + table).ljust(place, b"\0") + content


def make_app(folder: Path) -> Path:
    """An app as PyInstaller lays it out, with one framework."""
    app = folder / f"{product.TITLE}.app"
    contents = app / "Contents"
    for program in product.PROGRAMS:
        write(contents / "MacOS" / program.name, thin(PROGRAM)).chmod(0o755)
    write(contents / "Frameworks" / "libpython3.13.dylib", wide((ARM64, thin()), (X86_64, old_thin())))
    write(contents / "Frameworks" / "PySide6" / "QtCore.abi3.so", thin(PLUGIN))
    framework = contents / "Frameworks" / "PySide6" / "Qt" / "lib" / "QtCore.framework"
    version = framework / "Versions" / "A"
    write(version / "QtCore", thin())
    write(version / "Helpers" / "tool", wide((X86_64, old_thin(PROGRAM)), (ARM64, thin(PROGRAM))))
    write(version / "Resources" / "Info.plist", b"<plist/>")
    (framework / "Versions" / "Current").symlink_to("A")
    (framework / "QtCore").symlink_to("Versions/Current/QtCore")
    for icon in (GAME_ICON, LAYOUT_ICON):
        write(contents / "Resources" / icon, b"icns\0\0\0\x08")
    write(contents / "Resources" / "layouts" / "turtle.mjlayout", b"{}")
    # begins like a program for several processors
    write(contents / "Resources" / "Some.class", b"\xca\xfe\xba\xbe\0\0\0\x41" + bytes(40))
    (contents / "Frameworks" / "layouts").symlink_to("../Resources/layouts")
    write(contents / "Info.plist", plistlib.dumps(info_plist()))
    return app


def write(path: Path, data: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
