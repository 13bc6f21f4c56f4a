"""``mahjong-layouts check``: what layout files hold, and what is wrong with it or worth a second look."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_qt.cli import console, words
from mahjong_qt.cli.console import visible
from mahjong_qt.cli.layout_source import list_sources
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import read_layouts_at, what_keeps_out
from mahjong_qt.engine.layout.issues import find_issues, is_playable
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.engine.play.deal import Undealable
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.dismantle import Dismantled, dismantle
from mahjong_qt.paths import layouts_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.engine.layout.issues import LayoutIssue
    from mahjong_qt.engine.layout.layout import Layout

NOT_PLAYABLE = 1
"""Exit code when something can be read and not played, or not written as it was wanted."""

SHOWN_PLACES = 4
"""Places of tiles that a warning names."""


class Finding(NamedTuple):
    """Something to know of a layout, in words; a fault bars play, and the others are warnings."""

    text: str
    is_fault: bool = False


def run(options: Any) -> int:
    """Check every file, those in folders too; one that cannot be read spoils the exit code and no other answer."""
    checker = Checker(options.json)
    for path in list_sources(options.files):
        checker.check(path)
    return checker.code


class Checker:
    """Checks one file after the other and remembers every shape that it has seen."""

    def __init__(self, as_json: bool) -> None:
        self._as_json = as_json
        self._seen = {_shape(file): words.BUILT_IN.format(id=file.id) for file in LayoutLibrary(layouts_folder()).all()}
        self.code = 0
        """The exit code so far."""

    def check(self, path: str) -> None:
        """Say what is in a file."""
        try:
            reading = read_layouts_at(Path(path))
        except LayoutFileError as error:
            self._complain(error)
            return
        for file in reading.files:
            self._say(path, reading.format, file)
        for fault in reading.faults:
            self._complain(fault)

    def _complain(self, error: LayoutFileError) -> None:
        console.complain(str(error))
        self.code = console.FAILED

    def _say(self, path: str, layout_format: LayoutFormat, file: LayoutFile) -> None:
        findings = [*findings_on(file), *self._same_shape(path, file)]
        if any(finding.is_fault for finding in findings):
            self.code = max(self.code, NOT_PLAYABLE)
        layout, is_field = file.layout, file.game == "shisen-sho"
        values: dict[str, object] = {
            "file": path,
            "format": layout_format.value,
            "name": file.name_in("en"),
            "game": file.game,
            "tiles": len(layout),
            "layers": layout.depth,
            # on a field every tile may be selected
            "free_at_start": len(layout if is_field else layout.free_tiles(layout.full)),
        }
        if is_field:
            values |= field_size(layout)
        if self._as_json:
            faults = [finding.text for finding in findings if finding.is_fault]
            warnings = [finding.text for finding in findings if not finding.is_fault]
            console.say_json(values | {"faults": faults, "warnings": warnings})
        else:
            shown = values | {"file": visible(path), "name": visible(file.name_in("en"))}
            lines = [(words.CHECKED_FIELD if is_field else words.CHECKED).format_map(shown)]
            for text, is_fault in findings:
                lines.append((words.FAULT if is_fault else words.WARNING).format(text=visible(text)))
            console.say("\n".join(lines))

    def _same_shape(self, path: str, file: LayoutFile) -> Iterator[Finding]:
        shape = _shape(file)
        if shape in self._seen:
            yield Finding(words.SAME_SHAPE.format(other=self._seen[shape]))
        else:
            self._seen[shape] = words.NAMED_IN.format(name=file.name_in("en"), file=path)


def findings_on(file: LayoutFile) -> Iterator[Finding]:
    """Yield what bars play, what is worth a second look, and the formats that cannot hold the layout."""
    layout = file.layout
    for issue in find_issues(layout):
        yield Finding(_describe(issue), is_fault=issue.kind.bars_play)
    if file.game == "solitaire" and is_playable(layout):
        outcome = dismantle(layout, layout.full, SplitMix64(0))
        if isinstance(outcome, Undealable):
            yield Finding(words.UNDEALABLE, is_fault=True)
        elif not isinstance(outcome, Dismantled):
            yield Finding(words.NOT_FOUND)
    for target in LayoutFormat:
        if target.can_be_written and (reason := what_keeps_out(file, target)) is not None:
            yield Finding(words.KEPT_OUT.format(reason=reason))


def field_size(layout: Layout) -> dict[str, int]:
    """Return columns, rows and holes of a field."""
    columns, rows = layout.width // TILE_SPAN, layout.height // TILE_SPAN
    return {"columns": columns, "rows": rows, "holes": columns * rows - len(layout)}


def _describe(issue: LayoutIssue) -> str:
    text = words.ISSUES[issue.kind].format(count=len(issue.slots))
    places = " ".join(str(list(slot)) for slot in issue.slots[:SHOWN_PLACES])
    more = len(issue.slots) - SHOWN_PLACES
    return " ".join(filter(None, (text, places, words.AND_MORE.format(count=more) if more > 0 else "")))


def _shape(file: LayoutFile) -> tuple[str, str]:
    return file.game, file.layout.fingerprint
