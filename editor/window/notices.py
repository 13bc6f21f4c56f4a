"""What the program has to tell, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from editor.files.notice import Notice, Severity

if TYPE_CHECKING:
    from pathlib import Path


def fault_notice(log: Path) -> Notice:
    """Return that something in the program went wrong."""
    translate = QCoreApplication.translate
    return Notice(
        translate("EditorNotices", "Something went wrong in the program"),
        translate("EditorNotices", "Your layout is as it was. What happened stands in the file “%1”.").replace(
            "%1", str(log)
        ),
        Severity.WARNING,
    )


def damaged_notice(aside: Path) -> Notice:
    """Return that the editor's settings were damaged."""
    translate = QCoreApplication.translate
    return Notice(
        translate("EditorNotices", "The settings of the editor could not be read"),
        translate("EditorNotices", "It begins with its usual ones. The old file was kept as “%1”.").replace(
            "%1", str(aside)
        ),
        Severity.WARNING,
    )


def not_kept_notice(error: OSError) -> Notice:
    """Return that the editor's settings could not be written."""
    translate = QCoreApplication.translate
    return Notice(
        translate("EditorNotices", "The settings of the editor could not be saved"),
        translate("EditorNotices", "They hold until you close it. %1").replace("%1", error.strerror or str(error)),
        Severity.WARNING,
        topic="settings",
    )


def not_started_notice() -> Notice:
    """Return that another program could not be started."""
    translate = QCoreApplication.translate
    return Notice(translate("EditorNotices", "The other window could not be opened"), "", Severity.WARNING)


def many_files_notice(opened: int, total: int) -> Notice:
    """Return that not all files that were handed over have a window now."""
    translate = QCoreApplication.translate
    text = translate("EditorNotices", "The first %1 of %2 files were opened")
    title = text.replace("%1", str(opened)).replace("%2", str(total))
    return Notice(title, translate("EditorNotices", "Each has a window of its own; open the others later."))


def nothing_to_paste_notice() -> Notice:
    """Return that there are no tiles on the clipboard."""
    translate = QCoreApplication.translate
    return Notice(
        translate("EditorNotices", "There are no tiles on the clipboard"),
        translate("EditorNotices", "Copy tiles first, or the text of a layout."),
        topic="paste",
    )
