"""Runs checks one after the other, each with an outcome of its own, whatever becomes of the others."""

from __future__ import annotations

import os
import sys
import time
import traceback
from functools import partial
from typing import TYPE_CHECKING

from mahjong_qt.self_test.check import LIMIT, Check, CheckError, Outcome
from mahjong_qt.self_test.own_folders import own_folders, remove_folder
from mahjong_qt.self_test.report import LOADING, Report
from mahjong_qt.self_test.watchdog import Watchdog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    ListChecks = Callable[[Path, Report], Iterable[Check]]

WHOLE_LIMIT = 300.0
"""Seconds for all checks together."""

FAILED = 1
"""The exit code when something does not work."""


def run_self_test(path: Path, program: str, list_checks: ListChecks, whole: float = WHOLE_LIMIT) -> int:
    """Run checks in folders of their own, write the report, and return the exit code of the process.

    ``list_checks`` gets a folder that may be filled, and the report; it is asked for each check when the one before is
    done, and ends early where nothing further can be tried. What it raises has failed like a check, and is the last.
    ``whole`` is the limit for everything, in seconds.
    """
    # no window on anybody's screen, unless one is wanted
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    report = Report(path, program)
    try:
        with own_folders() as folder:
            watchdog = Watchdog(whole, partial(_give_up, report, folder))
            try:
                _run_all(list_checks, folder, report, watchdog)
            finally:
                watchdog.end()
        report.finish()
    except OSError as error:
        _complain(f"the self-test cannot be done: {error}")
        return FAILED
    return 0 if report.passed else FAILED


def _run_all(list_checks: ListChecks, folder: Path, report: Report, watchdog: Watchdog) -> None:
    checks = _listed(list_checks, folder, report)
    found: list[Check | None] = []

    def find_next() -> str:
        found.append(next(checks, None))
        return ""

    while True:
        watchdog.allow(LIMIT)
        # a module that is missing shows when the next check is asked for
        outcome = run_check(Check(LOADING, find_next))
        if not outcome.passed:
            report.add(outcome)
            return
        check = found[-1]
        if check is None:
            return
        watchdog.allow(check.limit)
        report.begin(check.name)
        report.add(run_check(check))


def _listed(list_checks: ListChecks, folder: Path, report: Report) -> Iterator[Check]:
    # asked at the first check, and not before
    yield from list_checks(folder, report)


def run_check(check: Check) -> Outcome:
    """Run one check; nothing that it raises gets any further."""
    start = time.monotonic()
    passed = True
    try:
        detail = check.run()
    except CheckError as error:
        passed, detail = False, f"{error}\n{traceback.format_exc()}"
    except (Exception, SystemExit):
        passed, detail = False, traceback.format_exc()
    seconds = time.monotonic() - start
    if passed and seconds > check.limit:
        passed, detail = False, f"took more than {check.limit:g} seconds: {detail}"
    return Outcome(check.name, passed, seconds, detail)


def _give_up(report: Report, folder: Path, stack: str) -> None:
    """Say what hangs and end the process, of which nothing more can be expected."""
    try:
        report.finish(Outcome(report.running or "the end of the process", False, 0.0, f"It hangs.\n{stack}"))
    except OSError as error:
        _complain(str(error))
    remove_folder(folder)
    os._exit(FAILED)


def _complain(text: str) -> None:
    # a program without a console has none
    if sys.stderr is not None:
        sys.stderr.write(f"{text}\n")
