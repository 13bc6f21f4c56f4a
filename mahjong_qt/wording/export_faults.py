"""What keeps a layout out of a format, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.formats.export_error import ExportFault
from mahjong_qt.wording.fault_texts import FaultText
from mahjong_qt.wording.layout_faults import filled

if TYPE_CHECKING:
    from mahjong_qt.engine.formats.export_error import ExportError


def export_fault_words(error: ExportError) -> str:
    """Return why a layout cannot be written in a format, as a sentence; the format is not named."""
    return filled(export_fault_texts()[error.fault], error.values)


def export_fault_texts() -> dict[ExportFault, FaultText]:
    """Return the sentence of every fault."""
    return _texts_of_layouts() | _texts_of_words()


def _texts_of_layouts() -> dict[ExportFault, FaultText]:
    fault = ExportFault
    return {
        fault.ONLY_READ: FaultText(
            QCoreApplication.translate("LayoutFaults", "Files of this format are only read. Choose another format.")
        ),
        fault.OTHER_GAME: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "This is a field for Shisen-sho; the format is for Mahjong Solitaire."
            )
        ),
        fault.TOO_WIDE: FaultText(
            QCoreApplication.translate("LayoutFaults", "It is %1 half tiles wide, and the format has room for %2."),
            ("size", "limit"),
        ),
        fault.TOO_HIGH: FaultText(
            QCoreApplication.translate("LayoutFaults", "It is %1 half tiles high, and the format has room for %2."),
            ("size", "limit"),
        ),
        fault.TOO_DEEP: FaultText(
            QCoreApplication.translate("LayoutFaults", "It has %1 layers, and the format has room for %2."),
            ("size", "limit"),
        ),
        fault.TOO_LARGE: FaultText(
            QCoreApplication.translate("LayoutFaults", "The file would have %1 bytes; up to %2 can be read again."),
            ("size", "limit"),
        ),
        fault.TOO_MANY: FaultText(
            QCoreApplication.translate("LayoutFaults", "It has %1 tiles, and the format has room for %2."),
            ("count", "limit"),
        ),
        fault.ODD_COUNT: FaultText(
            QCoreApplication.translate("LayoutFaults", "It has %1 tiles, and the format wants an even number."),
            ("count",),
        ),
        fault.BAD_LAYOUT: FaultText(
            QCoreApplication.translate("LayoutFaults", "What would be written could not be read again: %1"), ("reason",)
        ),
    }


def _texts_of_words() -> dict[ExportFault, FaultText]:
    fault = ExportFault
    return {
        fault.TEXT_TOO_LONG: FaultText(
            QCoreApplication.translate("LayoutFaults", "This text is too long: %1. It has %2 characters, and %3 fit."),
            ("text", "length", "limit"),
        ),
        fault.LINE_BREAK: FaultText(
            QCoreApplication.translate("LayoutFaults", "This text has several lines, and the format has one: %1."),
            ("text",),
        ),
        fault.BLANKS: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "This text begins or ends with a blank, which the format would lose: %1."
            ),
            ("text",),
        ),
        fault.WRONG_LETTER: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "The format cannot hold the character %2, which is in this text: %1."
            ),
            ("text", "letter"),
        ),
        fault.AMBIGUOUS: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "This text would be read as something else, because of the %2 in it: %1."
            ),
            ("text", "mark"),
        ),
    }
