"""What is said when a picture cannot lie under the board."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.art.backgrounds.picture import PictureFault, picture_fault

if TYPE_CHECKING:
    from collections.abc import Mapping


def picture_refusal(path: str) -> str:
    """Return why a picture cannot be used, empty when it can; reads the file."""
    fault = picture_fault(path)
    return "" if fault is None else picture_fault_words(path, fault)


def picture_fault_words(path: str, fault: PictureFault) -> str:
    """Return what is wrong with a picture, beginning with its file."""
    place = QCoreApplication.translate("PictureFaults", "“%1”: %2")
    return place.replace("%2", _sentences()[fault]).replace("%1", Path(path).name)


def _sentences() -> Mapping[PictureFault, str]:
    fault = PictureFault
    return {
        fault.MISSING: QCoreApplication.translate("PictureFaults", "The picture is not there any more."),
        fault.UNREADABLE: QCoreApplication.translate("PictureFaults", "The picture cannot be read."),
        fault.NOT_A_PICTURE: QCoreApplication.translate(
            "PictureFaults", "This is no picture that can be read. PNG, JPEG and WebP can."
        ),
        fault.TOO_LARGE: QCoreApplication.translate("PictureFaults", "The picture is too large."),
        fault.DAMAGED: QCoreApplication.translate("PictureFaults", "The picture is damaged."),
    }
