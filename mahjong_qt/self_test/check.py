"""A check: something that must work, with a name and a limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

LIMIT = 60.0
"""Seconds that a check may take, on a slow machine too."""


class CheckError(Exception):
    """Something does not work as it must; the text says what."""


class Check(NamedTuple):
    """``run`` returns what was found, in a few words, and raises whatever it likes when something is wrong."""

    name: str
    run: Callable[[], str]
    limit: float = LIMIT
    """Seconds."""


class Outcome(NamedTuple):
    """What came of a check; ``detail`` is what was found, or a traceback."""

    name: str
    passed: bool
    seconds: float
    detail: str


def require(condition: bool, complaint: str) -> None:
    """Go on where a condition holds.

    :raises CheckError: with the complaint, where it does not.
    """
    if not condition:
        raise CheckError(complaint)
