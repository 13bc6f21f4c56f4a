"""The program's self-test, run on what was made, and what its report says: one rule for every trial."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from makers.steps import PackagingError, run

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LIMIT = 600.0
"""Seconds for a self-test, which ends by itself long before."""


def read_report(report: Path, *, is_frozen: bool) -> str:
    """What a report of the self-test says, in one line.

    :param is_frozen: what the report must say of the program: True of a bundle, False of a wheel.
    :raises PackagingError: when it is missing or unreadable, is about another kind of program, or says that a check did
        not pass; with each such check and its reason.
    """
    try:
        said = json.loads(report.read_bytes())
        failed = [f"{check['name']}: {check['detail']}" for check in said["checks"] if not check["passed"]]
        if failed or not said["passed"] or not said["checks"]:
            raise PackagingError("\n".join([f"{report.name}: the self-test failed.", *failed]))
        if said["frozen"] is not is_frozen:
            kinds = {True: "a bundle", False: "no bundle"}
            raise PackagingError(f"{report.name}: what tested itself is {kinds[not is_frozen]}.")
        return f"{len(said['checks'])} checks of version {said['version']} passed"
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise PackagingError(f"{report.name}: the self-test left no readable report: {error!r}") from error


def run_self_test(
    program: Path,
    report: Path,
    *,
    is_frozen: bool,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> str:
    """Run the self-test of a program, which writes the report, and say what passed; see ``read_report``.

    :raises PackagingError: when it fails, with what its report says when that tells more than the exit code.
    """
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)  # one of an earlier run would be believed
    try:
        run([program, "--self-test", report], folder=folder, environment=environment, seconds=LIMIT)
    except PackagingError as error:
        if report.is_file():
            read_report(report, is_frozen=is_frozen)
        raise PackagingError(f"The self-test failed without a word in its report.\n{error}") from error
    return read_report(report, is_frozen=is_frozen)
