"""The words at a start that took a backup over, or could not."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir

from mahjong_qt.windows.notices import GOOD, Notice


def restore_notice(outcome: Path | Exception) -> Notice:
    """Return that a backup was taken over and where what was there before is kept, or why it was not."""
    if isinstance(outcome, Path):
        title = QCoreApplication.translate("Announcer", "Your backup was taken over")
        text = QCoreApplication.translate("Announcer", "What was here before is kept in “%1”.")
        return Notice(title, text.replace("%1", QDir.toNativeSeparators(str(outcome))), GOOD)
    title = QCoreApplication.translate("Announcer", "The backup could not be taken over")
    if not isinstance(outcome, OSError):
        text = QCoreApplication.translate(
            "Announcer",
            "There is too much here to be kept beside it, so nothing was replaced. Remove tile sets that you no longer"
            " need and start again, or choose “Backup…” to leave it.",
        )
        return Notice(title, text)
    text = QCoreApplication.translate(
        "Announcer",
        "Some of it may be in its place already. The next start tries again; “Backup…” is where it can be left."
        " The system says: %1",
    )
    return Notice(title, text.replace("%1", outcome.strerror or str(outcome)))
