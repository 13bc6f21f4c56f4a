"""The words of notices about the player's layouts, marks and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QFileInfo, QLocale

from mahjong_qt.windows.notices import GOOD, Notice

if TYPE_CHECKING:
    from pathlib import Path


def layout_gone() -> Notice:
    """Return that the layout chosen last is no more, and that another one is played."""
    title = QCoreApplication.translate("Announcer", "The layout you chose last is no longer here")
    text = QCoreApplication.translate("Announcer", "It was removed or moved. This is a game on another layout.")
    return Notice(title, text)


def damaged_marks(path: Path) -> Notice:
    """Return that favourites and hidden layouts could not be read, and where they are kept."""
    title = QCoreApplication.translate("Announcer", "Your favourite layouts could not be read")
    text = QCoreApplication.translate(
        "Announcer", "No layout is marked as a favourite or hidden now. The file was kept: “%1”."
    )
    return Notice(title, text.replace("%1", str(path)))


def damaged_records(path: Path) -> Notice:
    """Return that the results of earlier games could not be read, and where they are kept."""
    title = QCoreApplication.translate("Announcer", "Your results could not be read")
    text = QCoreApplication.translate("Announcer", "Results are counted anew from now on. The file was kept: “%1”.")
    return Notice(title, text.replace("%1", str(path)))


def lost_records(damaged: Path | None, copy: Path | None) -> Notice | None:
    """Return what became of results that could not be read or were no more, None when all is well.

    ``damaged`` is where a file is kept that could not be read, ``copy`` the one that took its place, as
    :class:`~mahjong_qt.records.Records` has them.
    """
    if copy is None:
        return damaged_records(damaged) if damaged is not None else None
    day = _day_of(copy)
    if damaged is None:
        title = QCoreApplication.translate("Announcer", "Earlier results came back from a copy")
        text = QCoreApplication.translate(
            "Announcer", "The file of your results was gone. These are the ones of the copy of %1."
        )
        return Notice(title, text.replace("%1", day), GOOD)
    title = QCoreApplication.translate("Announcer", "Your results could not be read")
    text = QCoreApplication.translate(
        "Announcer", "Earlier results came back from the copy of %1. The file was kept: “%2”."
    )
    return Notice(title, text.replace("%1", day).replace("%2", str(damaged)))


def record_write_failure(error: OSError) -> Notice:
    """Return that the result of a game cannot be kept."""
    title = QCoreApplication.translate("Announcer", "The result of this game cannot be kept")
    text = QCoreApplication.translate("Announcer", "The system says: %1")
    return Notice(title, text.replace("%1", error.strerror or str(error)))


def _day_of(copy: Path) -> str:
    """Return the day on which a copy was made."""
    made = QFileInfo(str(copy)).lastModified().date()
    return QLocale().toString(made, QLocale.FormatType.ShortFormat)
