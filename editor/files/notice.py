"""What the editor tells whoever draws: in the bar above the canvas, without a dialog."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class Severity(enum.Enum):
    """How much a notice matters."""

    INFO = "info"
    """It went well; this may pass by."""
    QUESTION = "question"
    """It waits for an answer."""
    WARNING = "warning"
    """It did not go well."""


class NoticeAction(NamedTuple):
    """A button of a notice: its text, with a mnemonic, and what it does."""

    text: str
    do: Callable[[], None]


class Notice(NamedTuple):
    """Something to be told.

    A later notice of the same ``topic`` takes the place of this one. ``refused`` is called when a question is closed
    without one of its answers.
    """

    title: str
    text: str = ""
    severity: Severity = Severity.INFO
    actions: tuple[NoticeAction, ...] = ()
    topic: str = ""
    refused: Callable[[], None] | None = None
