from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from mahjong_qt.engine.formats.import_result import AlreadyHere, PassedOver, Refused
from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.import_job import ImportReport
from mahjong_qt.windows.exchange.import_results import ImportResults
from mahjong_qt.windows.exchange.import_words import ImportWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from mahjong_qt.layout_shelf import LayoutShelf

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


class Shelf:
    def entry(self, layout_id: str) -> LayoutEntry | None:
        return LayoutEntry(layout_id, "Tur%2tle", "", "", "solitaire", LayoutOrigin.BUILT_IN, b"")


def bad(source: str, place: str = "") -> Refused:
    return Refused(LayoutFileError(LayoutFileFault.EMPTY_FILE, source, place))


REPORT = ImportReport(
    (),
    (AlreadyHere("/layouts/sub/two.mah", "Tortoise", "turtle"), AlreadyHere("/layouts/z.map", "Again", "turtle", True)),
    (bad("/layouts/file 10.map", "line 4, column 9"), bad("/layouts/File 9.map"), bad("")),
)


@pytest.fixture
def open_results(qtbot: QtBot) -> Callable[[ImportReport], ImportResults]:
    def open_(report: ImportReport) -> ImportResults:
        results = ImportResults(report, ImportWords(cast("LayoutShelf", Shelf())))
        qtbot.addWidget(results)
        with qtbot.waitExposed(results):
            results.show()
        return results

    return open_


def shown(results: ImportResults) -> list[list[str]]:
    """The cells as they are sorted."""
    model = results.list.model()
    return [[str(model.index(row, column).data()) for column in range(3)] for row in range(model.rowCount())]


def label(results: ImportResults, name: str) -> QLabel:
    found = results.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def test_each_file_is_listed_with_place_and_reason(open_results: Callable[[ImportReport], ImportResults]) -> None:
    assert shown(open_results(REPORT)) == [
        ["file 10.map", "line 4, column 9", "The file is empty."],
        ["File 9.map", "", "The file is empty."],
        ["Text", "", "The file is empty."],
        ["sub/two.mah", "Tortoise", "Is here already, as “Tur%2tle”"],
        ["z.map", "Again", "The same as “Tur%2tle” in this import"],
    ]


def test_what_is_no_layout_stands_at_the_end(open_results: Callable[[ImportReport], ImportResults]) -> None:
    others = tuple(PassedOver(bad(f"/layouts/{name}").error) for name in ("a.png", "README.md"))
    results = open_results(REPORT._replace(passed_over=others))
    assert shown(results)[-2:] == [
        ["a.png", "", "Passed over: this is no layout"],
        ["README.md", "", "Passed over: this is no layout"],
    ]
    assert label(results, "headline").text().endswith("2 other file(s) was/were passed over.")


def test_the_headline_tells_the_numbers(open_results: Callable[[ImportReport], ImportResults]) -> None:
    words = label(open_results(REPORT), "headline").text()
    assert words == "Nothing new was imported. 2 was/were here already. 3 could not be imported."


def test_a_click_on_a_title_sorts_as_people_do(open_results: Callable[[ImportReport], ImportResults]) -> None:
    results = open_results(REPORT)
    header = results.list.header()
    point = QPoint(header.sectionViewportPosition(0) + 10, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=point)
    names = [row[0] for row in shown(results)]
    assert names == ["File 9.map", "file 10.map", "sub/two.mah", "Text", "z.map"]
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert [row[0] for row in shown(results)] == names[::-1]


def test_the_list_is_copied_as_it_is_sorted(open_results: Callable[[ImportReport], ImportResults]) -> None:
    results = open_results(REPORT)
    results.list.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    button = results.findChild(QPushButton, "copy")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[:3] == [
        "File\tPlace\tReason",
        "File 9.map\t\tThe file is empty.",
        "file 10.map\tline 4, column 9\tThe file is empty.",
    ]
    assert len(lines) == 6


def test_the_row_that_one_stands_on_is_told_in_full(open_results: Callable[[ImportReport], ImportResults]) -> None:
    results = open_results(REPORT)
    assert label(results, "whole_reason").text() == "file 10.map · line 4, column 9 · The file is empty."
    QTest.keyClick(results.list, Qt.Key.Key_Down)
    assert label(results, "whole_reason").text() == "File 9.map · The file is empty."


def test_names_are_text(open_results: Callable[[ImportReport], ImportResults]) -> None:
    results = open_results(ImportReport((), (), (bad("/layouts/<b>bold<b>.map"),)))
    assert shown(results)[0][0] == "<b>bold<b>.map"
    whole = label(results, "whole_reason")
    assert whole.textFormat() is Qt.TextFormat.PlainText
    assert "<b>bold<b>.map" in whole.text()
    # a tip would take it for markup
    assert results.list.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole) is None


def test_files_without_a_folder_in_common_are_named_in_full(
    open_results: Callable[[ImportReport], ImportResults],
) -> None:
    names = [row[0] for row in shown(open_results(ImportReport((), (), (bad("/one/a.map"), bad("/two/b.map")))))]
    assert [name.replace("\\", "/") for name in names] == ["one/a.map", "two/b.map"]
    assert shown(open_results(ImportReport((), (), (bad(""),))))[0][0] == "Text"


def test_thousands_of_files_are_listed_and_what_is_in_sight_is_painted(
    open_results: Callable[[ImportReport], ImportResults],
) -> None:
    results = open_results(ImportReport((), (), tuple(bad(f"/layouts/{number}.map") for number in range(5000))))
    view = results.list
    assert view.model().rowCount() == 5000
    view.scrollToBottom()
    assert view.viewport().rect().contains(view.visualRect(view.model().index(4999, 0)).center())
    assert view.verticalScrollBar().maximum() > 1000


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_esc_and_enter_close_the_window(open_results: Callable[[ImportReport], ImportResults], key: Qt.Key) -> None:
    results = open_results(REPORT)
    QTest.keyClick(results, key)
    assert not results.isVisible()


def test_the_window_can_be_made_small_and_large(open_results: Callable[[ImportReport], ImportResults]) -> None:
    results = open_results(REPORT)
    for width, height in ((480, 320), (1200, 900)):
        results.resize(width, height)
        QApplication.processEvents()
        assert (results.width(), results.height()) == (width, height)
        inside = QRect(0, 0, width, height)
        assert all(inside.contains(child.geometry()) for child in (results.list, label(results, "whole_reason")))


def test_another_language_fills_the_list_anew(open_results: Callable[[ImportReport], ImportResults]) -> None:
    results = open_results(REPORT)
    before = shown(results)
    QApplication.sendEvent(results, QEvent(QEvent.Type.LanguageChange))
    assert shown(results) == before
    assert results.list.currentIndex().row() == 0
