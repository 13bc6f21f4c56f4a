"""``mahjong-layouts convert``: layout files of any format written in another one."""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mahjong_qt.cli import console, words
from mahjong_qt.cli.check import NOT_PLAYABLE
from mahjong_qt.cli.console import visible
from mahjong_qt.cli.layout_source import list_sources
from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.engine.formats.file_name import file_stem
from mahjong_qt.engine.formats.format import COMPANION_SUFFIX, LayoutFormat
from mahjong_qt.engine.formats.registry import read_layouts_at, write_desktop, write_layout
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.storage import publish_file

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mahjong_qt.engine.layout.layout_file import LayoutFile

NAMES_ARE_ALIKE = sys.platform in ("win32", "darwin")
"""Whether names of files that differ in capitals only are one name."""


def run(options: Any) -> int:
    """Write every layout of every source; what cannot be read or written spoils the exit code and no other file."""
    sources = [Path(path) for path in list_sources(options.files)]
    converter = Converter(LayoutFormat(options.to), Path(options.out), options.overwrite, sources)
    for source in sources:
        converter.convert(source)
    return converter.code


class Converter:
    """Writes layouts into a folder, each whole or not at all, and never one over another."""

    def __init__(self, target: LayoutFormat, folder: Path, may_overwrite: bool, sources: Sequence[Path]) -> None:
        """Write in a format into a folder; none of the sources is ever written over."""
        self._sources = {source.resolve() for source in sources}
        self._target = target
        self._folder = folder
        self._may_overwrite = may_overwrite
        self._written: dict[str, Path] = {}  # what was written -> what it was made from
        self.code = 0
        """The exit code so far."""

    def convert(self, source: Path) -> None:
        """Write what is in a file."""
        try:
            reading = read_layouts_at(source)
        except LayoutFileError as error:
            self._complain(str(error), console.FAILED)
            return
        for stem, file in zip(stems(source.stem, reading.files), reading.files, strict=True):
            self._write(source, self._folder / f"{stem}{self._target.suffix}", file)
        for fault in reading.faults:
            self._complain(str(fault), console.FAILED)

    def _write(self, source: Path, path: Path, file: LayoutFile) -> None:
        try:
            parts = {path: write_layout(file, self._target)}
            if self._target is LayoutFormat.KMAHJONGG:
                parts[path.with_suffix(COMPANION_SUFFIX)] = write_desktop(file, path.name)
        except ExportError as error:
            self._complain(words.NOT_CONVERTED.format(file=source, name=file.name_in("en"), reason=error), NOT_PLAYABLE)
            return
        try:
            if (taken := self._taken(source, parts)) is not None:
                self._complain(taken, NOT_PLAYABLE)
                return
            for part, data in parts.items():
                publish_file(part, data)
                self._written[_same_name(part)] = source
        except OSError as error:
            self._complain(words.CANNOT_WRITE_FILE.format(file=path, reason=error.strerror or error), console.FAILED)
            return
        console.say(words.CONVERTED.format(source=visible(str(source)), out=visible(str(path))))

    def _taken(self, source: Path, parts: dict[Path, bytes]) -> str | None:
        """Return why these files may not be written, if so: something else is there."""
        for path, data in parts.items():
            if (other := self._written.get(_same_name(path))) is not None:
                return words.WRITTEN_BEFORE.format(file=source, out=path, other=other)
            if path.exists() and not self._may_overwrite and path.read_bytes() != data:
                return words.IN_THE_WAY.format(file=source, out=path)
            if path.resolve() in self._sources:
                return words.OVER_ITSELF.format(file=source, out=path)
        return None

    def _complain(self, what: str, code: int) -> None:
        console.complain(what)
        self.code = max(self.code, code)


def stems(stem: str, files: Sequence[LayoutFile]) -> Iterator[str]:
    """Yield what the outputs of one source are called: its stem, and with many boards a name behind it.

    A name that stands there twice, or on a file system that does not tell capitals, gets a number.
    """
    if len(files) == 1:
        yield stem
        return
    used: set[str] = set()
    for number, file in enumerate(files, start=1):
        name = f"{stem}-{file_stem(file.name_in('en'), nameless=str(number))}"
        numbered, count = name, 1
        while numbered.casefold() in used:
            count += 1
            numbered = f"{name}-{count}"
        used.add(numbered.casefold())
        yield numbered


def _same_name(path: Path) -> str:
    """Return what is the same for all paths that mean one file here."""
    return unicodedata.normalize("NFC", str(path)).casefold() if NAMES_ARE_ALIKE else str(path)
