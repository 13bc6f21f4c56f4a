"""Work that may take a second."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextlib.contextmanager
def waiting() -> Iterator[None]:
    """Show that the program is busy; only what takes long enough is seen."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
