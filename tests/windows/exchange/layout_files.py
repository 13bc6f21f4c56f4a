"""Layout files, good and bad, and a shelf that takes them in when the test says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.import_job import ImportReport
    from tests.windows.conftest import Table


def layout_text(number: int, name: str = "") -> str:
    """A layout of two tiles, another one for each number."""
    return encode_layout(LayoutFile(Layout.from_tiles([(0, 0, 0), (2 + number, 0, 0)]), name=name)).decode()


def write_good(folder: Path, count: int) -> list[str]:
    """Layouts named Good 0, Good 1 and so on."""
    folder.mkdir(exist_ok=True)
    paths = [folder / f"good-{number}.json" for number in range(count)]
    for number, path in enumerate(paths):
        path.write_text(layout_text(number, f"Good {number}"), "utf-8")
    return [str(path) for path in paths]


def write_bad(folder: Path, count: int) -> list[str]:
    """Files that are cut off in their second line."""
    folder.mkdir(exist_ok=True)
    paths = [folder / f"bad {number}.json" for number in range(count)]
    for path in paths:
        path.write_text('{"format": "mahjong-layout",\n "tiles": [', "utf-8")
    return [str(path) for path in paths]


class Import:
    """The importer of a table, and what it wanted, which nobody does."""

    def __init__(self, table: Table) -> None:
        self.table, self.worker, self.shelf, self.importer = table, table.worker, table.shelf, table.desk.importer
        for signal in (self.importer.play_wanted, self.importer.show_wanted, self.importer.code_wanted):
            signal.disconnect()
        self.wanted: list[object] = []
        self.importer.play_wanted.connect(lambda layout_id: self.wanted.append(("play", layout_id)))
        self.importer.show_wanted.connect(lambda ids: self.wanted.append(("show", ids)))
        self.importer.code_wanted.connect(lambda: self.wanted.append("code"))
        self.reports: list[ImportReport] = []
        self.importer._batch.finished.connect(self.reports.append)

    @property
    def names(self) -> list[str]:
        """The player's own layouts."""
        return [self.shelf._own[layout_id].name_in("en") for layout_id in sorted(self.shelf.own_ids)]

    @property
    def own_ids_in_order(self) -> tuple[str, ...]:
        """The player's own layouts in the order in which they came."""
        return tuple(imported.entry.id for report in self.reports for imported in report.imported)

    @property
    def text(self) -> str:
        message = self.table.banner.message
        return message.text if message is not None else ""

    def finish(self) -> None:
        """Has the worker do all that it was asked for."""
        self.table.work()

    def go_on_until(self, text: str) -> None:
        """Has the worker go on until the banner says how far it is."""
        while self.text != text:
            ticket = self.worker.open[0]
            ticket.answer(ticket.function(*ticket.arguments))

    def become_late(self) -> None:
        """What happens when an import takes longer than a moment."""
        late = self.importer._teller._late
        assert late.isActive()
        late.stop()
        late.timeout.emit()
