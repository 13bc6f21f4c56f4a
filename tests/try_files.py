"""Tries the readers and writers of layout files on whatever files lie in a folder: ``python3 dev.py try-files DIR``.

Every file is read; every layout in it is written in each format that can hold it, read back and compared; files of one
stem, such as ``cat.lay`` and ``cat.layout``, are compared with each other. Foreign layouts are tried so, for they are
nobody's to put under version control here.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.engine.formats.format import COMPANION_SUFFIX, LayoutFormat
from mahjong_qt.engine.formats.registry import (
    read_layouts,
    read_layouts_at,
    what_keeps_out,
    write_desktop,
    write_layout,
)
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.formats.registry import Reading
    from mahjong_qt.engine.layout.layout import Layout

TARGETS = [layout_format for layout_format in LayoutFormat if layout_format.can_be_written]
SHOWN = 3
"""Layouts that are named for each reason why they are not written."""


class Trial:
    """What came out, file by file."""

    def __init__(self) -> None:
        self.files: Counter[str] = Counter()
        self.boards: Counter[str] = Counter()
        self.shapes: defaultdict[str, set[Layout]] = defaultdict(set)
        self.two_mod_four: defaultdict[str, set[Layout]] = defaultdict(set)
        self.refused: Counter[str] = Counter()
        self.kept_out: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self.written: Counter[str] = Counter()
        self.stems: defaultdict[Path, dict[str, tuple[Layout, ...]]] = defaultdict(dict)
        self.failures = 0

    def read(self, path: Path) -> None:
        """Read a file and try what is in it."""
        try:
            reading = read_layouts_at(path)
        except LayoutFileError as error:
            self._refuse(error)
            return
        except Exception:  # any other error is what is looked for here
            self._fail(f"{path}: {traceback.format_exc()}")
            return
        for fault in reading.faults:
            self._refuse(fault)
        self._count(path, reading)
        for file in reading.files:
            for target in TARGETS:
                self._write(path, file, target)

    def report(self) -> None:
        """Print what was found out, all in all."""
        say("\nformat      files boards shapes  2 mod 4")
        for name in sorted(self.files):
            shapes, odd = len(self.shapes[name]), len(self.two_mod_four[name])
            say(f"{name:10} {self.files[name]:6} {self.boards[name]:6} {shapes:6} {odd:8}")
        shapes = len(set().union(*self.shapes.values()))
        odd = len(set().union(*self.two_mod_four.values()))
        say(f"{'all':10} {self.files.total():6} {self.boards.total():6} {shapes:6} {odd:8}")
        say(f"\nrefused: {self.refused.total()}")
        for reason, count in self.refused.most_common():
            say(f"{count:6}  {reason}")
        say("\nwritten, read back and found the same:")
        for target in TARGETS:
            say(f"{self.written[target.value]:6}  {target.value}")
        for (name, reason), layouts in sorted(self.kept_out.items()):
            say(f"{len(layouts):6}  not as {name}: {reason} ({', '.join(layouts[:SHOWN])}, …)")
        self._compare_stems()
        say(f"\nfailures: {self.failures}")

    def _refuse(self, error: LayoutFileError) -> None:
        self.refused[error.fault.name.lower()] += 1
        say(str(error))

    def _fail(self, words: str) -> None:
        self.failures += 1
        say(f"FAILED {words}")

    def _count(self, path: Path, reading: Reading) -> None:
        name = reading.format.value
        self.files[name] += 1
        self.boards[name] += len(reading.files)
        for file in reading.files:
            self.shapes[name].add(file.layout)
            if len(file.layout) % 4 == 2:
                self.two_mod_four[name].add(file.layout)
        self.stems[path.with_suffix("")][path.suffix] = tuple(file.layout for file in reading.files)

    def _write(self, path: Path, file: LayoutFile, target: LayoutFormat) -> None:
        refusal = what_keeps_out(file, target)
        if refusal is not None:
            self.kept_out[target.value, refusal.fault.name.lower()].append(file.name_in("en"))
            return
        try:
            data = write_layout(file, target)
            desktop = write_desktop(file, f"{path.stem}.layout") if target is LayoutFormat.KMAHJONGG else None
            reading = read_layouts(data, f"{path.name} as {target.value}", desktop)
        except Exception:  # any error at all is what is looked for here
            self._fail(f"{path} as {target.value}: {traceback.format_exc()}")
            return
        if reading.format is target and reading.faults == () and [*map(_essence, reading.files)] == [_essence(file)]:
            self.written[target.value] += 1
        else:
            self._fail(f"{path}: {file.name_in('en')} comes back from {target.value} as another")

    def _compare_stems(self) -> None:
        groups = {stem: found for stem, found in self.stems.items() if len(found) > 1}
        say(f"\nfiles of one stem: {len(groups)} groups")
        for stem, found in sorted(groups.items()):
            if len({tuple(map(hash, layouts)) for layouts in found.values()}) > 1:
                sizes = ", ".join(f"{suffix} {[*map(len, layouts)]}" for suffix, layouts in sorted(found.items()))
                say(f"  {stem} differs: tiles in {sizes}")


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{line}\n")


def _essence(file: LayoutFile) -> tuple[object, ...]:
    """Return what every format keeps."""
    return file.layout, file.name_in("en"), file.author, file.category


def main(arguments: Sequence[str]) -> int:
    """Try the files in these folders: 0 when every error was one of ours and everything came back the same."""
    folders = [Path(argument) for argument in arguments]
    if not folders or not all(folder.is_dir() for folder in folders):
        sys.stderr.write("try-files wants a folder with layout files\n")
        return 2
    trial = Trial()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != COMPANION_SUFFIX:
                trial.read(path)
    trial.report()
    return 1 if trial.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
