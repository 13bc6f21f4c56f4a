from __future__ import annotations

import os
from typing import TYPE_CHECKING

from mahjong_qt.windows.collection_notices import damaged_records, lost_records

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

NOON = 1_772_625_600
"""The fourth of March 2026, 12 h UTC, in seconds."""


def copy_in(folder: Path) -> Path:
    path = folder / "records.backup.sqlite"
    path.touch()
    os.utime(path, (NOON, NOON))
    return path


def test_results_that_are_well_are_no_news(qapp: QApplication) -> None:
    assert lost_records(None, None) is None


def test_results_without_a_copy_begin_anew(qapp: QApplication, tmp_path: Path) -> None:
    damaged = tmp_path / "records.damaged-1.sqlite"
    notice = lost_records(damaged, None)
    assert notice == damaged_records(damaged)
    assert "counted anew" in notice.text


def test_results_that_came_back_are_told_with_the_day_of_their_copy(qapp: QApplication, tmp_path: Path) -> None:
    damaged = tmp_path / "records.damaged-1.sqlite"
    notice = lost_records(damaged, copy_in(tmp_path))
    assert notice is not None
    assert "Earlier results came back" in notice.text
    assert "26" in notice.text
    assert str(damaged) in notice.text
    assert "anew" not in notice.text


def test_results_that_were_gone_come_back_without_a_damaged_file(qapp: QApplication, tmp_path: Path) -> None:
    notice = lost_records(None, copy_in(tmp_path))
    assert notice is not None
    assert "came back" in notice.title
    assert "%" not in notice.text
