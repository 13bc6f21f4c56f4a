"""The words of the window of backups for what cannot be done: what is wrong, and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from mahjong_qt.backup.content import BackupFault
from mahjong_qt.windows.notices import Notice

if TYPE_CHECKING:
    from mahjong_qt.windows.backup.backup_jobs import Trouble


def not_saved(trouble: Trouble) -> Notice:
    """Return why a backup could not be saved."""
    if trouble.fault is not None:
        # of a backup that is being made there is no other fault
        return Notice(
            QCoreApplication.translate("BackupWindow", "This is too much for one backup"),
            QCoreApplication.translate(
                "BackupWindow",
                "A backup holds up to 512 MB and 20,000 files. Remove tile sets that you no longer need, and try"
                " again.",
            ),
        )
    text = QCoreApplication.translate("BackupWindow", "Try again, or choose another folder. The system says: %1")
    return Notice(
        QCoreApplication.translate("BackupWindow", "The backup could not be saved"), text.replace("%1", trouble.system)
    )


def not_readable(trouble: Trouble) -> Notice:
    """Return why a file cannot be taken over as a backup."""
    if trouble.fault is not None:
        return _fault_words(trouble.fault)
    text = QCoreApplication.translate(
        "BackupWindow", "Nothing was changed. Copy the file to this computer and try again. The system says: %1"
    )
    return Notice(
        QCoreApplication.translate("BackupWindow", "The file could not be read"), text.replace("%1", trouble.system)
    )


def not_laid_ready(trouble: Trouble) -> Notice:
    """Return why a backup could not be made ready for the next start."""
    if trouble.fault is not None:
        return _fault_words(trouble.fault)
    text = QCoreApplication.translate(
        "BackupWindow", "Nothing was changed. There may be too little room on the disk. The system says: %1"
    )
    return Notice(
        QCoreApplication.translate("BackupWindow", "The backup could not be made ready"),
        text.replace("%1", trouble.system),
    )


def not_forgotten(error: OSError) -> Notice:
    """Return that a backup is still ready for the next start."""
    text = QCoreApplication.translate(
        "BackupWindow", "It will still be taken over at the next start. Try again. The system says: %1"
    )
    return Notice(
        QCoreApplication.translate("BackupWindow", "The backup could not be put away"),
        text.replace("%1", error.strerror or str(error)),
    )


def not_done() -> Notice:
    """Return that what was asked for was not done, for a reason of ours."""
    return Notice(
        QCoreApplication.translate("BackupWindow", "That did not work"),
        QCoreApplication.translate("BackupWindow", "Nothing was changed. Please try again."),
    )


def moment_words(made_at: str) -> str:
    """Return day and time of a moment in UTC (ISO 8601) as the player's clock shows it, or nothing if it is none."""
    moment = QDateTime.fromString(made_at, Qt.DateFormat.ISODate)
    return QLocale().toString(moment.toLocalTime(), QLocale.FormatType.ShortFormat) if moment.isValid() else ""


def _fault_words(fault: BackupFault) -> Notice:
    words = {
        BackupFault.NOT_OURS: Notice(
            QCoreApplication.translate("BackupWindow", "This is no backup of Mahjong Qt"),
            QCoreApplication.translate(
                "BackupWindow", "Nothing was changed. Choose the file that was saved with “Save a backup…”."
            ),
        ),
        BackupFault.DAMAGED: Notice(
            QCoreApplication.translate("BackupWindow", "This backup is damaged"),
            QCoreApplication.translate(
                "BackupWindow",
                "Nothing was changed. Copy the file here once more, or save a new backup where it was made.",
            ),
        ),
        BackupFault.NEWER_VERSION: Notice(
            QCoreApplication.translate("BackupWindow", "This backup comes from a newer version of Mahjong Qt"),
            QCoreApplication.translate(
                "BackupWindow", "Nothing was changed. Install the newer version here, and take it over with that."
            ),
        ),
        BackupFault.TOO_LARGE: Notice(
            QCoreApplication.translate("BackupWindow", "This backup is too large"),
            QCoreApplication.translate(
                "BackupWindow",
                "Nothing was changed. A backup holds up to 512 MB and 20,000 files. Save a new one with fewer tile"
                " sets where it was made.",
            ),
        ),
        BackupFault.UNSAFE: Notice(
            QCoreApplication.translate("BackupWindow", "This file was not made by Mahjong Qt alone"),
            QCoreApplication.translate(
                "BackupWindow",
                "Nothing was changed. It holds files that no backup has. Take another one, or save a new one where it"
                " was made.",
            ),
        ),
    }
    return words[fault]
