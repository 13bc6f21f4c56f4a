from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.windows.chooser.fault_notice import FaultNotice

pytestmark = pytest.mark.usefixtures("qapp")


def faults(count: int, name: str = "bad") -> list[LayoutFileError]:
    return [LayoutFileError(LayoutFileFault.NO_TILES, f"/home/x/{name}{number}.json") for number in range(count)]


def test_when_all_is_well_nothing_is_said() -> None:
    notice = FaultNotice()
    notice.tell([], is_empty=False)
    assert notice.isHidden()


def test_files_are_named_without_their_folders_and_reasons_in_the_tool_tip() -> None:
    notice = FaultNotice()
    notice.tell(faults(2), is_empty=False)
    assert not notice.isHidden()
    assert notice.text().endswith("bad0.json, bad1.json")
    assert notice.toolTip().count("<br>") == 1
    assert "/home" not in notice.text() + notice.toolTip()
    assert notice.accessibleDescription().splitlines()[1].startswith("bad1.json: ")


def test_of_many_files_the_first_are_named() -> None:
    notice = FaultNotice()
    notice.tell(faults(1000), is_empty=False)
    assert notice.text().startswith("1000 ")
    assert notice.text().endswith("bad2.json, …")
    assert len(notice.toolTip().split("<br>")) == 20


def test_names_are_text_and_never_markup() -> None:
    notice = FaultNotice()
    notice.tell(faults(1, "<b>"), is_empty=False)
    assert notice.textFormat() == Qt.TextFormat.PlainText
    assert "<b>" not in notice.toolTip()


def test_without_any_layout_it_says_what_to_do() -> None:
    notice = FaultNotice()
    notice.tell([], is_empty=True)
    assert "Install" in notice.text()
