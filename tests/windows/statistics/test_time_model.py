from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDateTime, QLocale, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from mahjong_qt.records import GameOutcome, GameResult
from mahjong_qt.windows.statistics.time_model import MARK_ROLE, Column, TimeModel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

NOON = "2026-11-30T12:00:00+00:00"


def game(seconds: float, code: str, moment: str, hints: int = 0, shuffles: int = 0, undos: int = 0) -> GameResult:
    return GameResult(
        "", moment, "classic", "turtle", code, 144, GameOutcome.CLEARED, seconds, hints, shuffles, undos, False
    )


TIMES = [game(59.9, "MJ1-L00-AAAAABL", NOON), game(3725.0, "MJ1-L80-AAAAABL-G", "2026-01-02T12:00:00+00:00", 1, 2, 3)]


@pytest.fixture
def american(qtbot: QtBot) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def model(qtbot: QtBot) -> TimeModel:
    model = TimeModel(str.title)
    model.fill(TIMES, 1)
    return model


def cells(model: TimeModel) -> list[list[object]]:
    return [[model.index(row, column).data() for column in Column] for row in range(model.rowCount())]


def test_rank_time_date_and_code(american: None, model: TimeModel) -> None:
    assert cells(model) == [
        ["1", "0:59", "Classic", "Turtle", "0", "11/30/26", "MJ1-L00-AAAAABL"],
        ["2", "1:02:05", "Classic", "Turtle", "1", "1/2/26", "MJ1-L80-AAAAABL-G"],
    ]
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in Column]
    assert titles == ["Rank", "Time", "Mode", "Layout", "Hints", "Date", "Game code"]


def test_the_date_is_that_of_the_place_where_the_player_is(american: None, model: TimeModel) -> None:
    late = "2026-11-30T23:59:30+00:00"
    model.fill([game(1.0, "c", late)], None)
    here = QDateTime.fromString(late, Qt.DateFormat.ISODate).toLocalTime().date()
    assert model.index(0, Column.DATE).data() == f"{here.month()}/{here.day()}/{here.year() % 100:02}"


def test_what_is_no_date_is_left_out(model: TimeModel) -> None:
    model.fill([game(1.0, "c", "yesterday")], None)
    assert model.index(0, Column.DATE).data() == ""


def test_the_new_time_has_a_word_that_is_read_out_too(model: TimeModel) -> None:
    def told(row: int, role: int) -> object:
        return model.index(row, Column.TIME).data(role)

    assert [told(row, MARK_ROLE) for row in range(2)] == ["", "new"]
    read_out = [told(row, Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert read_out == ["0:59", "1:02:05, new"]
    assert model.index(1, Column.CODE).data(MARK_ROLE) == ""


def test_the_help_taken_is_told(model: TimeModel) -> None:
    tip = model.index(1, Column.RANK).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "Hints: 1, undos: 3, shuffles: 2"


def test_it_is_a_sound_model(model: TimeModel) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    place = QPersistentModelIndex(model.index(1, 0))
    model.retranslate()
    assert place.isValid()
    model.fill(TIMES[:1], None)
    assert not place.isValid()
    assert model.rowCount() == 1
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
