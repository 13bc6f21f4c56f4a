"""What went wrong with a file, in words."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.wording.export_faults import export_fault_words
from mahjong_qt.wording.layout_faults import fault_words, place_words, raised

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file_error import LayoutFileError


def system_words(error: OSError) -> str:
    """Return what the system says of a file, as a sentence."""
    reason = error.strerror or str(error)
    return QCoreApplication.translate("EditorFiles", "The system says: %1").replace("%1", reason)


def cannot_save_words(error: ExportError | LayoutFileError) -> str:
    """Return why a layout cannot be saved, and where in it."""
    return export_fault_words(error) if isinstance(error, ExportError) else fault_and_place(error)


def fault_and_place(error: LayoutFileError) -> str:
    """Return what is wrong in a file, and where in it; the file is not named."""
    place = place_words(error.place)
    words = fault_words(error)
    return f"{raised(place)}: {words}" if place else words


def shown_name(path: str | os.PathLike[str]) -> str:
    """Return the name of a file so that it can be shown, whatever its bytes are."""
    name = os.path.basename(path) or str(path)
    return " ".join(name.encode(errors="replace").decode().split())
