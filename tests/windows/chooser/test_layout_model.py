from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.records import LayoutRecord
from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
from mahjong_qt.windows.chooser.layout_model import CELL_ROLE, ID_ROLE, LayoutModel
from tests.windows.chooser.layout_samples import ALL, BRIDGE, DRAFT, FIELD, OWN, OWN_FIELD, PAIR, WALL, sample

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("qapp")

RECORDS = {"wall": LayoutRecord(5, 3, 261.4), "bridge": LayoutRecord(4, 0, None), "pair": LayoutRecord(2, 1, None)}


@pytest.fixture
def model(tmp_path: Path) -> LayoutModel:
    marks = LayoutMarks(tmp_path / "marks.json")
    marks.set_favourite("bridge", True)
    catalogue = LayoutCatalogue(marks, RECORDS, "en")
    catalogue.take(ALL)
    model = LayoutModel(catalogue)
    model.show(ALL)
    return model


def test_it_is_a_model_as_qt_wants_it(model: LayoutModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(ALL[2:])
    model.show(ALL)
    assert model.rowCount() == len(ALL)
    assert model.rowCount(model.index(0)) == 0
    del tester


@pytest.mark.parametrize(
    ("row", "name", "played", "short_played"),
    [
        (0, "Wall", "Won 3 of 5, best 4:21", "3 of 5, best 4:21"),
        (1, "Bridge", "Played 4 time(s), not won yet", "Won 0 of 4"),
        (2, "Pair", "Won 1 of 2", "Won 1 of 2"),
        (3, "Dragon", "Not played yet", "Not played"),
        (4, "Half done", "Draft, cannot be played", "Draft"),
        (5, "Generated 123", "Not played yet", "Not played"),
    ],
)
def test_a_cell_tells_name_and_what_was_played(
    model: LayoutModel, row: int, name: str, played: str, short_played: str
) -> None:
    cell = model.index(row).data(CELL_ROLE)
    assert (cell.name, cell.played, cell.short_played, cell.entry) == (name, played, short_played, ALL[row])
    assert model.index(row).data() == name
    assert model.index(row).data(ID_ROLE) == ALL[row].id


def test_a_screen_reader_hears_everything_in_the_cell(model: LayoutModel) -> None:
    spoken = [str(model.index(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(2)]
    assert spoken[0].startswith("Wall, 8 ")
    assert spoken[0].endswith("Won 3 of 5, best 4:21")
    assert spoken[1].endswith("not won yet, favourite")
    assert "Ágnes Őry" in str(model.index(3).data(Qt.ItemDataRole.AccessibleDescriptionRole))
    assert model.index(0).data(Qt.ItemDataRole.AccessibleDescriptionRole) is None


def test_only_a_made_layout_has_a_shorter_name(model: LayoutModel) -> None:
    cells = [model.index(row).data(CELL_ROLE) for row in range(len(ALL))]
    assert [cell.short_name for cell in cells if cell.short_name != cell.name] == ["G123"]


def test_a_field_says_its_game_where_its_name_need_not(model: LayoutModel) -> None:
    model.show([FIELD, OWN_FIELD])
    spoken = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert spoken == ["Shisen-sho 4 × 2, 8 tile(s), Not played yet", "Meadow, Shisen-sho, 8 tile(s), Not played yet"]
    tips = [str(model.index(row).data(Qt.ItemDataRole.ToolTipRole)) for row in range(2)]
    assert all("<br>Shisen-sho<br>" in tip for tip in tips)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (1, ["Bridge", "Buildings", "Number 7", "4 tile(s)", "Played 4 time(s), not won yet"]),
        (3, ["Dragon", "By Ágnes Őry", "Code XABCDEFGHIJ", "8 tile(s)", "Not played yet"]),
        (5, ["Generated 123", "Code G123", "8 tile(s)", "Not played yet"]),
    ],
)
def test_a_tool_tip_tells_everything_that_is_known(model: LayoutModel, row: int, expected: list[str]) -> None:
    tip = str(model.index(row).data(Qt.ItemDataRole.ToolTipRole))
    assert tip == f"<qt>{'<br>'.join(expected)}</qt>"


def test_names_in_a_tool_tip_are_no_markup(model: LayoutModel) -> None:
    model.show([sample("XX", "<b>x</b>", author="<i>")])
    tip = str(model.index(0).data(Qt.ItemDataRole.ToolTipRole))
    assert "&lt;b&gt;x&lt;/b&gt;" in tip
    assert "<i>" not in tip


def test_the_same_layouts_again_begin_nothing_anew(model: LayoutModel) -> None:
    resets, changes = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    model.show([WALL._replace(name="Rampart"), *ALL[1:]])
    assert (resets.count(), changes.count()) == (0, 1)
    assert model.index(0).data() == "Rampart"
    model.show([WALL, PAIR])
    assert resets.count() == 1


def test_a_layout_is_found_by_its_id(model: LayoutModel) -> None:
    model.show([WALL, OWN, DRAFT])
    assert model.row_of(OWN.id) == 1
    assert model.row_of(BRIDGE.id) is None
