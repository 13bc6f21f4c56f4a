from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt import __version__
from mahjong_qt.fault_log import MAX_LOG_BYTES, write_fault

if TYPE_CHECKING:
    from pathlib import Path


def test_faults_stand_one_below_the_other_with_the_version(tmp_path: Path) -> None:
    path = tmp_path / "new" / "errors.log"
    write_fault(path, "Traceback\n  one, “quoted”\n")
    write_fault(path, "other")
    first, second = path.read_text("utf-8").strip().split("\n\n")
    assert first.splitlines()[1:] == ["Traceback", "  one, “quoted”"]
    assert second.splitlines()[1:] == ["other"]
    for fault in (first, second):
        assert fault.splitlines()[0].endswith(f" {__version__}")


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "errors.log"
    for number in (1, 2):
        path.write_text(f"{number}" * (MAX_LOG_BYTES + 1))
        write_fault(path, "another")
        assert "another" in path.read_text("utf-8")
        assert path.stat().st_size < 1000
        assert path.with_suffix(".old.log").read_text().startswith(f"{number}")


def test_a_log_that_cannot_be_written_is_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        write_fault(tmp_path / "file" / "errors.log", "lost")
