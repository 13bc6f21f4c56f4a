"""All checks of the game, in their order."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.self_test.check import Check
from mahjong_qt.self_test.qt_start import QtStart
from mahjong_qt.self_test.runner import run_self_test

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.application import Application
    from mahjong_qt.self_test.report import Report

PROGRAM = "mahjong-qt"


def self_test_game(report: str) -> int:
    """Test this installation of the game, write a report, and return the exit code of the process."""
    return run_self_test(Path(report), PROGRAM, list_checks)


def list_checks(folder: Path, report: Report) -> Iterator[Check]:
    """Yield the checks; what one needs is loaded when the ones before are done."""
    qt = QtStart(report, "Mahjong Qt")
    yield Check("Qt", qt.run)
    if qt.app is None:
        # whatever draws would end the process
        return
    for list_some in (_of_installation, _of_files, _of_processes):
        yield from list_some(folder)
    yield from _of_windows(qt.app)
    yield from _of_siblings(folder)


def _of_installation(_: Path) -> Iterator[Check]:
    from mahjong_qt.self_test.bundle_files import check_bundle_files
    from mahjong_qt.self_test.module_checks import check_modules
    from mahjong_qt.self_test.platform_checks import check_native_platforms

    yield Check("files of the bundle", check_bundle_files)
    yield Check("modules", partial(check_modules, "mahjong_qt"))
    yield Check("platforms", check_native_platforms)


def _of_files(folder: Path) -> Iterator[Check]:
    from mahjong_qt import paths
    from mahjong_qt.self_test.deal_checks import check_golden_deals
    from mahjong_qt.self_test.picture_checks import check_picture_formats, check_tables
    from mahjong_qt.self_test.shipped_checks import Shipped

    shipped = Shipped(paths.resources_folder(), paths.layouts_folder())
    yield Check("layouts", shipped.check_layouts)
    yield Check("campaign and daily deals", shipped.check_deals)
    yield Check("deals from codes", partial(check_golden_deals, shipped.layouts))
    yield Check("tile sets", shipped.check_tile_sets)
    yield Check("tables", check_tables)
    yield Check("sounds", shipped.check_sounds)
    yield Check("translations", shipped.check_translations)
    yield Check("icons", shipped.check_icons)
    yield Check("picture formats", partial(check_picture_formats, folder))


def _of_processes(folder: Path) -> Iterator[Check]:
    from mahjong_qt import paths
    from mahjong_qt.self_test import process_checks

    yield Check("worker", partial(process_checks.check_worker, paths.layouts_folder()))
    yield Check("tile set of another game", partial(process_checks.check_conversion, folder))
    yield Check("sound process", process_checks.check_sound_process)
    yield Check("session bus", process_checks.check_session_bus)


def _of_windows(app: Application) -> Iterator[Check]:
    from mahjong_qt.self_test.window_checks import WindowChecks

    checks = WindowChecks(app)
    yield Check("main window", checks.check_window)
    yield Check("whole game", checks.check_game)
    yield Check("records", checks.check_records)
    yield Check("plots", checks.check_plots)
    yield Check("end of the game", checks.check_end)


def _of_siblings(folder: Path) -> Iterator[Check]:
    from mahjong_qt.self_test import sibling_checks

    yield Check("mahjong-layouts check", partial(sibling_checks.check_layouts_command, folder))
    yield Check("mahjong-layouts render", partial(sibling_checks.check_layout_picture, folder))
    limit = sibling_checks.EDITOR_LIMIT
    yield Check("mahjong-layout-editor", partial(sibling_checks.check_editor, folder), limit)
