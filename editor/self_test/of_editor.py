"""All checks of the editor, in their order."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.self_test.check import Check
from mahjong_qt.self_test.qt_start import QtStart
from mahjong_qt.self_test.runner import run_self_test

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.self_test.report import Report

PROGRAM = "mahjong-layout-editor"
WHOLE_LIMIT = 110.0
"""Seconds for all checks: the game, which waits for them, waits no longer than two minutes."""


def self_test_editor(report: str) -> int:
    """Test this installation of the editor, write a report, and return the exit code of the process."""
    return run_self_test(Path(report), PROGRAM, list_checks, WHOLE_LIMIT)


def list_checks(folder: Path, report: Report) -> Iterator[Check]:
    """Yield the checks; what one needs is loaded when the ones before are done."""
    qt = QtStart(report, "Mahjong Qt Layout Editor")
    yield Check("Qt", qt.run)
    if qt.app is None:
        # whatever draws would end the process
        return
    from mahjong_qt.self_test.bundle_files import check_bundle_files
    from mahjong_qt.self_test.module_checks import check_modules

    yield Check("files of the bundle", check_bundle_files)
    yield Check("modules", partial(check_modules, "editor"))
    from editor.self_test.editor_checks import EditorChecks

    checks = EditorChecks(qt.app, folder)
    yield Check("editor window", checks.check_window)
    yield Check("draw and undo", checks.check_drawing)
    yield Check("save", checks.check_saving)
    yield Check("analysis", checks.check_analysis)
    yield Check("end of the editor", checks.check_end)
