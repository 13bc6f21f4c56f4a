from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.view.sample_boards import SINGLES, small_deal
from tests.windows.exchange.layout_files import Import, write_good

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")


@pytest.fixture
def imported(open_table: Callable[..., Table], tmp_path: Path) -> Import:
    """One layout that was here, and then an import of three."""
    imported = Import(open_table(SIX))
    paths = write_good(tmp_path / "in", 4)
    for some in (paths[:1], paths[1:]):
        imported.importer.import_paths(some)
        imported.finish()
    return imported


def own_paths(imported: Import) -> list[Path]:
    return sorted(imported.shelf.own_folder.iterdir())


def undo(imported: Import) -> None:
    imported.table.press_button("undo_import")
    assert imported.table.told == ""
    imported.finish()


def test_an_import_is_undone_and_what_was_here_before_stays(imported: Import, tmp_path: Path) -> None:
    undo(imported)
    assert imported.names == ["Good 0"]
    assert len(own_paths(imported)) == 1
    assert len(list((tmp_path / "in").iterdir())) == 4
    assert (imported.table.told, imported.text) == ("3 layout(s) removed", "")
    assert imported.table.banner_texts() == ["Bring them back"]


def test_what_was_removed_is_brought_back_as_it_was(imported: Import) -> None:
    before = {path: path.read_bytes() for path in own_paths(imported)}
    ids = imported.shelf.own_ids
    undo(imported)
    imported.table.press_button("bring_back")
    imported.finish()
    assert {path: path.read_bytes() for path in own_paths(imported)} == before
    assert imported.shelf.own_ids == ids
    assert (imported.table.told, imported.table.banner_texts()) == ("3 layout(s) brought back", [])


def test_a_file_that_was_changed_since_stays(imported: Import) -> None:
    changed = Path(imported.reports[-1].imported[0].entry.path)
    changed.write_text(changed.read_text("utf-8").replace("Good 1", "Mine"), "utf-8")
    undo(imported)
    assert changed.exists()
    assert sorted(imported.names) == ["Good 0", "Good 1"]
    assert imported.table.told == "2 layout(s) removed"
    assert imported.text == "1 stay(s): changed since, or held by the system."


def test_what_cannot_be_written_back_is_offered_again(imported: Import) -> None:
    undo(imported)
    folder = imported.shelf.own_folder
    folder.rename(folder.with_name("aside"))
    folder.write_text("in the way")
    imported.table.press_button("bring_back")
    imported.finish()
    assert (imported.table.told, imported.text) == ("0 layout(s) brought back", "3 could not be written.")
    folder.unlink()
    imported.table.press_button("bring_back")
    imported.finish()
    assert imported.table.told == "3 layout(s) brought back"


def test_a_worker_that_ends_in_the_middle_has_the_folder_read_again(imported: Import) -> None:
    imported.table.press_button("undo_import")
    Path(imported.reports[-1].imported[0].entry.path).unlink()
    imported.worker.fail()
    assert imported.table.told == "The import could not be undone"
    imported.finish()
    assert sorted(imported.names) == ["Good 0", "Good 2", "Good 3"]


def test_a_single_layout_is_removed_where_it_is_chosen(imported: Import, tmp_path: Path) -> None:
    paths = write_good(tmp_path / "more", 6)
    imported.importer.import_paths(paths[4:5])
    imported.finish()
    assert imported.table.banner_texts() == ["Play it", "Show it"]
