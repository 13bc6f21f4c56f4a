"""The list of layouts, and imports into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from mahjong_qt import import_job, player_layouts
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileFault, encode_layout
from mahjong_qt.import_job import BATCH, ImportReport
from mahjong_qt.layout_shelf import LayoutShelf, ShelfNews
from mahjong_qt.worker import Priority
from tests.engine.sample_games import LAYOUTS
from tests.fake_worker import FakeWorker

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.import_job import ImportJob

PAIR = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
PAIR_CODE = own_layout_code(PAIR.fingerprint)


@pytest.fixture
def worker(qtbot: QtBot) -> FakeWorker:
    return FakeWorker()


@pytest.fixture
def shelf(worker: FakeWorker, tmp_path: Path) -> LayoutShelf:
    return LayoutShelf(worker, LAYOUTS, tmp_path / "own", lambda: ["G5"])


def work(worker: FakeWorker) -> None:
    """Do here what the process is asked for, until there is nothing more to do."""
    while worker.open:
        ticket = worker.open[0]
        ticket.answer(ticket.function(*ticket.arguments))


def layouts(folder: Path, count: int) -> list[str]:
    folder.mkdir(exist_ok=True)
    paths = []
    for number in range(count):
        layout = Layout.from_tiles([(0, 0, 0), (2 + number, 0, 0)])
        path = folder / f"{number:03}.json"
        path.write_bytes(encode_layout(LayoutFile(layout, f"Layout {number}")))
        paths.append(str(path))
    return paths


def reports(job: ImportJob) -> list[ImportReport]:
    told: list[ImportReport] = []
    job.finished.connect(told.append)
    return told


def test_the_list_fills_and_says_when_it_is_complete(shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    for name, layout in (("b", PAIR), ("a", Layout.from_tiles([(0, 0, 0), (0, 2, 0)]))):
        (tmp_path / "own" / f"{name}.mjlayout").write_bytes(encode_layout(LayoutFile(layout, name.upper())))
    told: list[ShelfNews] = []
    shelf.changed.connect(told.append)
    shelf.refresh()
    assert (shelf.entries, shelf.is_complete) == ((), False)
    work(worker)
    assert [news.is_complete for news in told] == [False, True, True]
    assert told[-1].entries == shelf.entries
    assert shelf.entries[0].id == "turtle"
    assert [entry.name for entry in shelf.entries[-3:-1]] == ["A", "B"]
    assert shelf.entries[-1].id == "G5"
    found = shelf.entry(PAIR_CODE)
    assert found is not None
    assert found.name == "B"
    assert shelf.entry("nothing") is None


def test_a_second_refresh_takes_the_place_of_the_first(shelf: LayoutShelf, worker: FakeWorker) -> None:
    shelf.refresh()
    shelf.refresh()
    assert [ticket.is_cancelled for ticket in worker.tickets] == [True] * 3 + [False] * 3


def test_an_import_waits_until_it_is_known_what_is_here(shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path) -> None:
    told = reports(shelf.import_paths(layouts(tmp_path / "drop", 1)))
    functions = [ticket.function for ticket in worker.open]
    assert functions[:2] == [player_layouts.scan_shipped, player_layouts.scan_own]
    work(worker)
    assert len(told[0].imported) == 1


def test_an_import_goes_on_in_batches_and_tells_how_far_it_is(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path
) -> None:
    shelf.refresh()
    work(worker)
    count = 2 * BATCH + 3
    paths = layouts(tmp_path / "drop", count)
    job = shelf.import_paths([str(tmp_path / "drop"), paths[0]])
    steps: list[tuple[int, int]] = []
    job.progressed.connect(lambda done, of: steps.append((done, of)))
    told = reports(job)
    work(worker)
    assert steps == [(0, count), (BATCH, count), (2 * BATCH, count), (count, count)]
    (report,) = told
    assert [imported.source for imported in report.imported] == paths
    assert (report.already_here, report.refused, report.was_cancelled) == ((), (), False)
    assert shelf.own_ids == {imported.entry.id for imported in report.imported}


def test_layouts_that_come_in_are_told_together(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path, qtbot: QtBot
) -> None:
    shelf.refresh()
    work(worker)
    job = shelf.import_paths(layouts(tmp_path / "drop", 3 * BATCH))
    told: list[int] = []
    shelf.changed.connect(lambda news: told.append(len([entry for entry in news.entries if entry.path])))
    job.progressed.connect(lambda done, of: shelf.settle() if done == BATCH else None)
    work(worker)
    # once because somebody wanted to know, and at the end
    assert told == [BATCH, 3 * BATCH]
    (entry,) = [entry for entry in shelf.entries if entry.path][:1]
    shelf.add([entry._replace(name="Another name")])
    with qtbot.waitSignal(shelf.changed) as news:
        assert told == [BATCH, 3 * BATCH]
    assert "Another name" in [entry.name for entry in news.args[0].entries]


def test_repeats_within_an_import_are_told_apart_from_what_was_here(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path
) -> None:
    paths = layouts(tmp_path / "drop", 2)
    reports(shelf.import_paths(paths[:1]))
    work(worker)
    told = reports(shelf.import_paths([paths[0], paths[1], str(tmp_path / "drop" / "copy.json")]))
    (tmp_path / "drop" / "copy.json").write_bytes((tmp_path / "drop" / "001.json").read_bytes())
    work(worker)
    assert [(here.name, here.is_repeat) for here in told[0].already_here] == [("Layout 0", False), ("Layout 1", True)]


def test_a_cancelled_import_keeps_what_it_has_and_tells_it(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path
) -> None:
    shelf.refresh()
    work(worker)
    job = shelf.import_paths(layouts(tmp_path / "drop", 2 * BATCH))
    told = reports(job)
    listing = worker.open[0]
    listing.answer(listing.function(*listing.arguments))
    job.cancel()
    assert told == []
    work(worker)
    (report,) = told
    assert (len(report.imported), report.was_cancelled) == (BATCH, True)
    assert len(shelf.own_ids) == BATCH


def test_an_import_cancelled_before_it_began_does_nothing(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path
) -> None:
    job = shelf.import_paths(layouts(tmp_path / "drop", 1))
    told = reports(job)
    job.cancel()
    work(worker)
    assert told == [ImportReport(was_cancelled=True)]
    assert shelf.own_ids == frozenset()


def test_a_file_on_which_the_worker_dies_is_refused_and_all_others_imported(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_job, "BATCH", 3)
    shelf.refresh()
    work(worker)
    paths = layouts(tmp_path / "drop", 7)
    told = reports(shelf.import_paths(paths))
    batches = []
    while worker.open:
        ticket: Any = worker.open[0]
        batch = ticket.arguments[0]
        if ticket.function is player_layouts.import_files:
            batches.append(len(batch))
        if ticket.function is player_layouts.import_files and paths[1] in batch:
            ticket.is_open = False
            ticket.failed("Traceback\nMemoryError")
        else:
            ticket.answer(ticket.function(*ticket.arguments))
    (report,) = told
    assert [refused.error.source for refused in report.refused] == [paths[1]]
    assert report.refused[0].error.fault is LayoutFileFault.WORKER_DIED
    assert [imported.source for imported in report.imported] == [paths[0], *paths[2:]]
    # one by one only as long as need be
    assert batches == [3, 1, 1, 1, 3, 1]


def test_a_list_that_cannot_be_looked_at_again_stays(shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path) -> None:
    shelf.import_paths(layouts(tmp_path / "drop", 2))
    work(worker)
    before = shelf.entries
    shelf.refresh()
    for ticket in list(worker.open):
        assert ticket.failed is not None
        ticket.is_open = False
        ticket.failed("died")
    assert shelf.entries == before


def test_what_comes_or_goes_while_the_folder_is_read_is_not_undone_by_the_answer(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path
) -> None:
    shelf.import_data(encode_layout(LayoutFile(PAIR, "Pair")), "clipboard")
    work(worker)
    shelf.refresh()
    _, own, *_ = worker.open
    read_before = own.function(*own.arguments)
    removed = shelf.remove(PAIR_CODE)
    own.answer(read_before)
    assert shelf.entry(PAIR_CODE) is None
    shelf.refresh()
    own = worker.open[-1]
    read_before = own.function(*own.arguments)
    shelf.restore(removed)
    own.answer(read_before)
    assert shelf.entry(PAIR_CODE) == removed.entry


def test_a_layout_made_from_a_number_is_made_once_and_when_nothing_else_is_to_be_done(
    shelf: LayoutShelf, worker: FakeWorker
) -> None:
    shelf.refresh()
    made = worker.open[-1]
    assert (made.arguments, made.priority) == ((("G5",),), Priority.IDLE)
    work(worker)
    assert shelf.entries[-1].id == "G5"
    shelf.refresh()
    assert player_layouts.make_listed not in [ticket.function for ticket in worker.open]
    assert shelf.entries[-1].id == "G5"


def test_a_worker_that_cannot_look_keeps_no_import_waiting(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path
) -> None:
    told = reports(shelf.import_paths(layouts(tmp_path / "drop", 1)))
    for ticket in list(worker.open):
        assert ticket.failed is not None
        ticket.is_open = False
        ticket.failed("died")
    work(worker)
    assert len(told[0].imported) == 1


def test_pasted_text_is_imported(shelf: LayoutShelf, worker: FakeWorker) -> None:
    told = reports(shelf.import_data(encode_layout(LayoutFile(PAIR, "Pair")), "clipboard"))
    work(worker)
    assert [imported.entry.id for imported in told[0].imported] == [PAIR_CODE]
    told = reports(shelf.import_data(b"", "clipboard"))
    work(worker)
    assert [refused.error.source for refused in told[0].refused] == ["clipboard"]


def test_a_layout_is_removed_with_its_file_and_brought_back(
    shelf: LayoutShelf, worker: FakeWorker, tmp_path: Path
) -> None:
    shelf.import_data(encode_layout(LayoutFile(PAIR, "Pair")), "clipboard")
    work(worker)
    (path,) = (tmp_path / "own").iterdir()
    content = path.read_bytes()
    removed = shelf.remove(PAIR_CODE)
    assert not path.exists()
    assert shelf.entry(PAIR_CODE) is None
    shelf.restore(removed)
    assert path.read_bytes() == content
    assert shelf.entry(PAIR_CODE) == removed.entry
    path.unlink()
    with pytest.raises(FileNotFoundError):
        shelf.remove(PAIR_CODE)
    with pytest.raises(KeyError):
        shelf.remove("turtle")
